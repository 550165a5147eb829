//! The golden games: replayed to the end, viewed by every seat, and complete in what they contain.

mod coverage;

use engine::Turn;
use games::titles::kingsburg::{options, standard};
use games::{GameConfig, Match, Record};
use kingsburg::{Kingsburg, Modules, Options, ScenarioOption};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

/// All golden games with their names and texts, replayed.
fn games() -> Vec<(String, String, Match<Kingsburg>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/kingsburg");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
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

fn replayed(name: &str, text: &str) -> Match<Kingsburg> {
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
        assert_eq!(games::DynMatch::record(&game).to_string(), text, "{name}");
    }
}

#[test]
fn there_is_a_golden_game_for_each_number_of_seats_each_module_all_of_them_and_each_variant_and_scenario() {
    let played: Vec<Options> = games().iter().map(|(_, _, game)| *game.rules().options()).collect();
    for seats in 2..=5 {
        assert!(played.contains(&Options::base(seats)), "no golden game has {seats} seats");
    }
    let single = Modules::WORDS.map(|(module, _)| module);
    for modules in single.into_iter().chain([Modules::every(), Modules::all()]) {
        assert!(played.iter().any(|options| options.modules == modules), "no golden game has {modules:?}");
    }
    for scenario in ScenarioOption::all() {
        let plain = Options { scenario, ..Options::base(4) };
        assert!(played.contains(&plain), "no golden game has {}", scenario.word());
    }
}

#[test]
fn between_them_the_golden_games_contain_everything() {
    let found: BTreeSet<String> = games().iter().flat_map(|(_, _, game)| coverage::of(game)).collect();
    let missing: Vec<String> = coverage::all().difference(&found).cloned().collect();
    assert!(missing.is_empty(), "no golden game contains: {missing:#?}");
}
