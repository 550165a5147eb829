//! The golden games: replayed to the end, viewed by every seat, and complete in what they contain.

mod coverage;

use engine::{Eye, Game, Turn};
use games::titles::krieg::options;
use games::{GameConfig, Match, Record};
use krieg::{Krieg, Options, Variants};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/krieg")
}

/// All golden games with their names, replayed.
fn games() -> Vec<(String, String, Match<Krieg>)> {
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

fn replayed(name: &str, text: &str) -> Match<Krieg> {
    let record = Record::parse(text).expect("a golden game is a record");
    let header = &record.header;
    let set_up = GameConfig { seats: Some(header.seats), options: header.options.clone(), components: None };
    let rules = games::titles::krieg::standard(options(&set_up).expect("its options are possible"));
    let mut game = Match::new(Arc::new(rules));
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
fn there_is_a_golden_game_for_each_edition_each_variant_and_each_number_of_seats() {
    let played: Vec<Options> = games().iter().map(|(_, _, game)| *game.rules().options()).collect();
    let single = |options: &Options| options.variants.iter().count() <= 1;
    for wanted in Options::all().filter(single) {
        assert!(played.contains(&wanted), "no golden game has the options {wanted:?}");
    }
    assert!(
        played.iter().any(|options| options.variants == Variants::all().normal()),
        "none has all variants"
    );
    assert!(played.iter().any(|options| options.adviser.is_some()), "none has a named adviser");
}

#[test]
fn between_them_the_golden_games_contain_every_action_and_every_refusal() {
    let found: BTreeSet<String> = games().iter().flat_map(|(_, _, game)| coverage::of(game)).collect();
    let missing: Vec<String> = coverage::all().difference(&found).cloned().collect();
    assert!(missing.is_empty(), "no golden game contains: {missing:#?}");
}

#[test]
fn a_record_as_a_seat_saw_it_hides_the_others_cards() {
    for (name, _, game) in games() {
        let seats = engine::SeatSet::all(game.rules().seats());
        let whole = game.observed_record(Eye::Omniscient);
        for seat in seats.iter() {
            let seen = game.observed_record(Eye::Seat(seat));
            assert_eq!(seen.len(), whole.len());
            let deal = &seen[0];
            assert!(deal.contains(&format!(" {seat}:")) && deal.contains('?'), "{name}: {deal}");
            assert_eq!(deal.matches(":????????:").count(), seats.len() - 1, "{name}: {deal}");
        }
    }
}
