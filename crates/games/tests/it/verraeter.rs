//! Verräter: figures, options, records and trace.

use engine::{Eye, FastRng};
use games::components::Source;
use games::titles::verraeter::{figures, standard};
use games::{DynGame, GameConfig, OptionValues, Record, RecordError, Title};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use verraeter::{Kind, Options, Value};

fn refused(text: &str) -> (usize, String) {
    let error = figures::read(text).expect_err("the file is refused");
    (error.line, error.reason.to_string())
}

#[test]
fn a_component_file_overrides_only_what_it_holds() {
    let own =
        figures::read("[lands.city]\nvp = [9, 7, 4, 2]\n[supply]\n8 = 2\n").expect("the file is in order");
    assert_eq!(own.land(Kind::City).vp, [9, 7, 4, 2]);
    assert_eq!(own.land(Kind::City).cp, 15);
    assert_eq!((own.supply[Value::Eight], own.supply.total()), (2, 24));
    assert_ne!(figures::fingerprint(&own), figures::fingerprint(&figures::standard()));
}

#[test]
fn a_bad_component_file_is_refused_with_line_and_reason() {
    assert_eq!(refused("[lands.city]\ncp = 15\n\nvp = [3, 4, 5, 6]\n"), (4, "verraeter: points".into()));
    assert_eq!(refused("[lands.river]\nvp = [21, 2, 1, 1]\n").0, 2);
    assert_eq!(refused("\n[lands.river]\ncp = 51"), (3, "verraeter: strength".into()));
    assert_eq!(refused("[supply]\n2 = 1\n"), (2, "verraeter: supply".into()));
    let (line, why) = refused("[supply]\n2 = 12\n3 = 3\n");
    assert!((2..=3).contains(&line) && why == "verraeter: first-hands", "{line}: {why}");
    assert_eq!(refused("[supply]\n6 = 21\n").0, 2);
    assert_eq!(refused("[supply]\n7 = 1\n"), (2, "unknown: 7 (possible: 2, 3, 4, 5, 6, 8)".into()));
    assert_eq!(refused("[lands.city]\nvp = [1, 2]\n"), (2, "verraeter: four-figures".into()));
    assert_eq!(refused("[lands.swamp]\ncp = 1\n").0, 1);
    assert_eq!(refused("[lands.city]\ncp = 300\n").0, 2);
    assert_eq!(refused("[lands.city]\ncp = \n").0, 2);
}

#[test]
fn every_figure_says_where_it_comes_from() {
    let provenance = figures::provenance();
    let named =
        |what: &str| provenance.iter().any(|figures| figures.keys.iter().any(|key| key.starts_with(what)));
    assert!(named("supply"));
    for kind in Kind::ALL {
        assert!(named(&format!("lands.{}.cp", kind.word())), "{kind:?}");
        assert!(named(&format!("lands.{}.vp", kind.word())), "{kind:?}");
    }
    let reconstructed = provenance.iter().filter(|figures| figures.source == Source::Reconstructed);
    assert_eq!(reconstructed.count(), 3);
}

#[test]
fn options_are_read_and_refused_by_name() {
    let game = Title::Verraeter.info();
    let set_up = |seats, options: &str| {
        let settings = OptionValues::parse(options).expect("options are written as KEY=VALUE");
        game.configure(&GameConfig { seats: Some(seats), options: settings, components: None })
    };
    let header = set_up(3, "edition=1998,start=2").map(|rules| rules.header().to_string());
    assert!(header.is_ok_and(|header| header.starts_with("verraeter rules=1 seats=3 edition=1998 start=2 ")));
    let usual = set_up(4, "").map(|rules| rules.header().to_string());
    assert!(
        usual.is_ok_and(|header| header.starts_with("verraeter rules=1 seats=4 edition=2008 components="))
    );
    let why =
        |seats, options| set_up(seats, options).err().map(|error| error.to_string()).unwrap_or_default();
    assert_eq!(why(3, "start=4"), "nobody there: start (seats: 3)");
    assert_eq!(why(5, ""), "seats of Verräter: 5 (possible: 3 to 4)");
    assert!(why(4, "edition=2010").contains("2008, 1998"));
    assert!(why(4, "variants=light").contains("edition, start"));
}

#[test]
fn a_position_is_shown_to_every_eye_at_every_ply() {
    let mut table = games::ConfiguredGame::standard(standard(Options::usual(3))).new_match();
    let mut rng = FastRng::new(3);
    loop {
        for eye in [Eye::Seat(engine::Seat::new(0)), Eye::Public, Eye::Omniscient] {
            assert!(table.view(eye)["round"].is_number());
        }
        for seat in table.turn().seats().iter() {
            let offer = table.decision(seat).expect("whose turn it is, is asked");
            assert!(!offer.choices.is_empty());
            assert!(offer.refused.iter().all(|(_, rejection)| !rejection.code.is_empty()));
        }
        if !table.play_random_ply(&mut rng) {
            break;
        }
    }
    // No line that a spectator sees contains hidden information.
    let seen = table.observed_record(Eye::Public);
    let hidden = |line: &&String| line.contains("pick") || line.contains("aside") || line.contains("draw");
    assert!(seen.iter().filter(hidden).all(|line| line.contains('?')));
    assert_eq!(
        table.record().entries.iter().map(|(_, line)| line.clone()).collect::<Vec<_>>(),
        table.observed_record(Eye::Omniscient)
    );
}

#[test]
fn a_bad_line_of_a_record_is_refused_with_what_was_expected() {
    let text = "verraeter rules=1 seats=3 edition=1998\nbox aside farmer\n";
    let flaw =
        Record::parse(text).and_then(|record| record.replay(None).map(|_| ())).expect_err("it is refused");
    let RecordError::Entry { line, rejection, .. } = flaw else { panic!("the line is to blame: {flaw}") };
    assert_eq!((line, rejection.code.as_str()), (2, "other-draw"));
    for bad in
        ["box draw 7", "1 estate 13", "1 supply 2,3", "1 build tower 3", "box ring start=1 city/eagle", "x"]
    {
        let text = format!("verraeter rules=1 seats=3 edition=1998\n{bad}\n");
        let flaw = Record::parse(&text)
            .and_then(|record| record.replay(None).map(|_| ()))
            .expect_err("it is refused");
        let RecordError::Entry { rejection, .. } = flaw else { panic!("the line is to blame: {flaw}") };
        assert_eq!(rejection.code, "unreadable", "{bad}");
    }
}

/// Returns everything between backticks in the documents on the trace.
fn documented() -> BTreeSet<String> {
    let docs: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs"].iter().collect();
    let pages = ["trace.md"].map(|page| fs::read_to_string(docs.join(page)).unwrap_or_default());
    let quoted = pages.iter().flat_map(|page| page.split('`').skip(1).step_by(2));
    quoted.map(Into::into).collect()
}

#[test]
fn every_field_of_the_trace_is_documented() {
    let documented = documented();
    let known = |word: &str| assert!(documented.contains(word), "docs/trace.md does not name `{word}`");
    let records: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "records", "verraeter"].iter().collect();
    for file in fs::read_dir(records).expect("the golden games are there") {
        let text =
            fs::read_to_string(file.expect("the folder can be read").path()).expect("a record can be read");
        let table =
            Record::parse(&text).and_then(|record| record.replay(None)).expect("a golden game is legal");
        for ply in 1..=table.ply_count() {
            for event in table.events(ply, Eye::Omniscient) {
                known(event["event"].as_str().expect("an event has a name"));
                event.as_object().expect("an event is an object").keys().for_each(|key| known(key));
            }
        }
        let view = table.view(Eye::Omniscient);
        view.as_object().expect("a view is an object").keys().for_each(|key| known(key));
        view["seats"][0].as_object().expect("a seat is an object").keys().for_each(|key| known(key));
    }
}
