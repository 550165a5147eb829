//! The golden games: replayed to the end, viewed by every seat, and complete in what they contain.

mod coverage;

use engine::{Eye, Game, Turn};
use games::titles::verraeter::{options, standard};
use games::{GameConfig, Match, Record};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use verraeter::{Options, Verraeter};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/verraeter")
}

/// All golden games with their names, replayed.
fn games() -> Vec<(String, String, Match<Verraeter>)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the golden games are there")
        .map(|file| file.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    let replay = |path: PathBuf| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a golden game can be read");
        let game = replayed(&name, &text);
        (name, text, game)
    };
    files.into_iter().map(replay).collect()
}

fn replayed(name: &str, text: &str) -> Match<Verraeter> {
    let record = Record::parse(text).expect("a golden game is a record");
    let header = &record.header;
    let set_up = GameConfig { seats: Some(header.seats), options: header.options.clone(), components: None };
    let mut game = Match::new(Arc::new(standard(options(&set_up).expect("its options are possible"))));
    for (line, entry) in &record.entries {
        let entry = entry.parse().unwrap_or_else(|error| panic!("{name}, line {line}: {error}"));
        game.apply(entry).unwrap_or_else(|reason| panic!("{name}, line {line}: {reason:?}"));
    }
    game
}

#[test]
fn every_golden_game_is_legal_finished_and_prints_as_it_was_read() {
    for (name, text, game) in games() {
        assert_eq!(game.turn(), Turn::Over, "{name}");
        let record = games::DynMatch::record(&game);
        assert_eq!(record.to_string(), text, "{name}");
        let replayed = record.replay(None).expect("what was played can be replayed");
        assert_eq!(replayed.scores(), game.rules().scores(game.state()), "{name}");
    }
}

#[test]
fn there_is_a_golden_game_for_each_edition_and_each_number_of_seats() {
    let played: Vec<Options> = games().iter().map(|(_, _, game)| *game.rules().options()).collect();
    for wanted in Options::all() {
        assert!(played.contains(&wanted), "no golden game has the options {wanted:?}");
    }
    assert!(played.iter().any(|options| options.start.is_some()), "none has a named start player");
}

#[test]
fn between_them_the_golden_games_contain_every_situation_and_every_refusal() {
    let found: BTreeSet<String> = games().iter().flat_map(|(_, _, game)| coverage::of(game)).collect();
    let known = coverage::all();
    let missing: Vec<&String> = known.difference(&found).collect();
    assert!(missing.is_empty(), "no golden game contains: {missing:#?}");
    let unlisted: Vec<&String> = found.difference(&known).collect();
    assert!(unlisted.is_empty(), "what is found must be listed, or it may vanish unseen: {unlisted:#?}");
}

#[test]
fn a_record_as_a_seat_saw_it_hides_the_others_cards() {
    for (name, _, game) in games() {
        let whole = game.observed_record(Eye::Omniscient);
        for seat in engine::SeatSet::all(game.rules().seats()).iter() {
            let seen = game.observed_record(Eye::Seat(seat));
            assert_eq!(seen.len(), whole.len());
            for (seen, whole) in seen.iter().zip(&whole) {
                let mine = whole.starts_with(&format!("{seat} "));
                if whole.starts_with("box aside") || whole.contains(" pick ") && !mine {
                    assert!(seen.ends_with(" ?"), "{name}: {seen}");
                } else if whole.starts_with("box d") {
                    assert!(seen == whole || seen.contains('?'), "{name}: {seen}");
                } else {
                    assert_eq!(seen, whole, "{name}");
                }
            }
        }
    }
}
