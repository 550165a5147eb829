//! Parsing and printing of records: a printed record is parsed again, and other text is rejected with line and reason.

use engine::FastRng;
use games::{DynMatch, Record, RecordError, Title};
use proptest::prelude::*;

/// Returns a random game of any configuration.
fn random_table(seed: u64) -> Box<dyn DynMatch> {
    let every: Vec<_> = Title::ALL.map(Title::info).iter().flat_map(|game| (game.all_variants)()).collect();
    let mut rng = FastRng::new(seed);
    let mut table = every[seed as usize % every.len()].new_match();
    while table.play_random_ply(&mut rng) {}
    table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn print_and_parse_are_inverse(seed in any::<u64>()) {
        let table = random_table(seed);
        let text = table.record().to_string();
        let read = Record::parse(&text).expect("a printed record can be read");
        prop_assert_eq!(&read, &table.record());
        prop_assert_eq!(read.to_string(), text);
        let replayed = read.replay(None).expect("a printed record can be replayed");
        prop_assert_eq!(replayed.view(engine::Eye::Omniscient), table.view(engine::Eye::Omniscient));
        prop_assert_eq!(replayed.observed_record(engine::Eye::Omniscient), table.record().entries.into_iter().map(|(_, entry)| entry).collect::<Vec<_>>());
    }

    #[test]
    fn a_record_is_legal_up_to_every_ply(seed in any::<u64>(), share in 0.0..1.0f64) {
        let whole = random_table(seed);
        let ply = (whole.ply_count() as f64 * share) as usize;
        let part = whole.at_ply(ply);
        prop_assert_eq!(part.ply_count(), ply);
        let replayed = part.record().replay(None).expect("a part of a legal record is legal");
        prop_assert_eq!(replayed.view(engine::Eye::Omniscient), part.view(engine::Eye::Omniscient));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = Record::parse(&text).and_then(|record| record.replay(None).map(drop));
    }

    #[test]
    fn no_line_makes_a_table_panic(seed in any::<u64>(), line in "(box|[0-9]) [a-zA-Z0-9:/,=+ -]{0,60}") {
        let whole = random_table(seed);
        let mut table = whole.at_ply((seed % whole.ply_count() as u64) as usize);
        let before = table.view(engine::Eye::Omniscient);
        if table.apply_line(&line).is_err() {
            prop_assert_eq!(table.view(engine::Eye::Omniscient), before, "a refused line changed the table");
        }
    }

    #[test]
    fn a_changed_letter_is_refused_or_another_legal_game(seed in any::<u64>(), place in 0.0..1.0f64, letter in any::<char>()) {
        let text = random_table(seed).record().to_string();
        let at = ((text.len() - 1) as f64 * place) as usize;
        let mutated: String = text.char_indices().map(|(n, old)| if n == at { letter } else { old }).collect();
        if let Err(flaw) = Record::parse(&mutated).and_then(|record| record.replay(None)) {
            prop_assert!(!flaw.to_string().is_empty());
        }
    }
}

fn flaw(text: &str) -> RecordError {
    match Record::parse(text).and_then(|record| record.replay(None)) {
        Ok(_) => panic!("a flawed record was accepted: {text}"),
        Err(flaw) => flaw,
    }
}

#[test]
fn flaws_name_the_line_and_the_reason() {
    let deal = "box deal adviser=1 1:KKCCHHGG:war/cathedral,war/cathedral,war/privilege,war/privilege,tax/cathedral \
                2:KKCCHHGG:tax/cathedral,tax/privilege,tax/privilege,revolt/cathedral,revolt/cathedral \
                3:KKCCHHGG:revolt/privilege,famine/cathedral,famine/cathedral,famine/privilege,famine/privilege";
    let texts = [
        "",
        "# only a remark",
        "chess rules=1 seats=2",
        "krieg",
        "krieg rules=1",
        "krieg rules=one seats=3",
        "krieg rules=1 seats=999",
        "krieg rules=1 seats=5",
        "krieg rules=2 seats=3",
        "krieg rules=1 seats=3 edition=modern",
        "krieg rules=1 seats=3 variants=light+heavy",
        "krieg rules=1 seats=3 colour=red",
        "krieg rules=1 seats=3 \u{1b}[2Jedition",
        &format!("krieg rules=1 seats=3 {}", "long".repeat(1_000)),
        "krieg rules=1 seats=3 edition=classic edition=spada",
        "krieg rules=1 seats=4 adviser=2",
        "krieg rules=1 seats=3 components=000000000000",
        "krieg rules=1 seats=3\n1 bid K",
        "krieg rules=1 seats=3\nbox",
        "krieg rules=1 seats=3\nbox draw K",
        "krieg rules=1 seats=3\n\n# a remark\nbox deal adviser=1 1:K:-",
        &format!("krieg rules=1 seats=3\n{deal}\n1 bid KKKK"),
        &format!("krieg rules=1 seats=3\n{deal}\n2 pass"),
        &format!("krieg rules=1 seats=3\n{deal}\n5 pass"),
        &format!("krieg rules=1 seats=3\n{deal}\n1 sing"),
        &format!("krieg rules=1 seats=3\n{deal}\n1 pass\n2 bid H\n3 bid G"),
        &format!("krieg rules=1 seats=3\n{deal}\n1 pass\n2 bid H\n3 {}", "H".repeat(500)),
    ];
    let told: Vec<String> = texts.iter().map(|text| flaw(text).to_string()).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn remarks_and_empty_lines_are_passed_over() {
    let text = random_table(4).record().to_string();
    let commented: String = text.lines().map(|line| format!("# a remark\r\n{line}\r\n\r\n")).collect();
    let read = Record::parse(&commented).expect("remarks do no harm");
    assert_eq!(read.to_string(), text);
    let marked = Record::parse(&format!("\u{feff}{text}")).expect("a byte order mark does no harm");
    assert_eq!(marked.to_string(), text);
}

/// Which decisions reveal information: looking at a card does, and picking one of those that another seat sees next;
/// building a farm does not.
#[test]
fn a_decision_is_telling_if_it_shows_what_could_not_be_known() {
    let mut telling = std::collections::BTreeMap::<String, (usize, usize)>::new();
    for table in golden_games() {
        for (ply, (_, entry)) in (1..).zip(table.record().entries) {
            let mut words = entry.split(' ');
            let verb = if words.next() == Some("box") { "box" } else { words.next().unwrap_or_default() };
            let (told, all) = telling.entry(verb.into()).or_default();
            *told += usize::from(table.reveals_information(ply));
            *all += 1;
        }
    }
    let share = |verb: &str| telling[verb];
    assert_eq!(share("box").0, share("box").1, "the box always tells something");
    for verb in ["bribe", "look", "pick", "supply", "troops"] {
        assert!(share(verb).0 > 0, "{verb} may show something: {telling:?}");
    }
    for verb in ["bid", "build", "farm", "play", "swap"] {
        assert_eq!(share(verb).0, 0, "{verb} shows nothing new: {telling:?}");
    }
}

/// Returns all golden games.
fn golden_games() -> Vec<Box<dyn DynMatch>> {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let folders = std::fs::read_dir(kept).expect("the golden games are there");
    let files = folders.flat_map(|folder| std::fs::read_dir(folder.expect("it can be read").path()));
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.expect("it can be read").path()).expect("it is text");
        Record::parse(&text).and_then(|record| record.replay(None)).expect("a golden game is legal")
    };
    files.flatten().map(read).collect()
}
