//! The golden games: each replays to what it came to, and between them they contain everything.

mod golden;

use golden::{Situations, all, observed, points, situations};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use table::games::verraeter::{options, standard};
use table::{Match, Record, SetUp};
use verraeter::Verraeter;

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "records", "verraeter"].iter().collect()
}

fn games() -> Vec<(String, String)> {
    let files = fs::read_dir(folder()).expect("the golden games are there");
    let mut games: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("the folder can be read").path();
            (path.display().to_string(), fs::read_to_string(&path).expect("a golden game can be read"))
        })
        .collect();
    games.sort();
    games
}

fn replayed(text: &str) -> Match<Verraeter> {
    let record = Record::read(text).expect("a golden game has a header");
    let header = &record.header;
    header.set_up(None).expect("a golden game can be set up with these rules and figures");
    let set_up = SetUp { seats: Some(header.seats), settings: header.settings.clone(), components: None };
    let mut game = Match::new(Arc::new(standard(options(&set_up).expect("its options are possible"))));
    for (line, entry) in &record.entries {
        let entry = entry.parse().unwrap_or_else(|error| panic!("line {line}: {error}"));
        game.enter(entry).unwrap_or_else(|reason| panic!("line {line}: {reason:?}"));
    }
    game
}

/// What a golden game says of itself: `# points 3 : 4 : 5`.
fn says<'a>(text: &'a str, what: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(what)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("a golden game has a line '# {what} …'"))
}

#[test]
fn every_golden_game_comes_to_what_it_says() {
    let games = games();
    assert!(games.len() >= 4, "there are golden games");
    for (name, text) in games {
        let game = replayed(&text);
        assert_eq!(game.turn(), engine::Turn::Over, "{name} is finished");
        assert_eq!(points(&game), says(&text, "points"), "{name}");
        assert_eq!(
            observed(&game),
            says(&text, "observed"),
            "{name}: something that can be seen has changed. If a record could replay differently, raise RULES; \
             then write the golden games anew with `cargo run -p verraeter --example golden`"
        );
    }
}

#[test]
fn the_golden_games_contain_everything() {
    let found: Situations = games().iter().flat_map(|(_, text)| situations(&replayed(text))).collect();
    let known = all();
    let missing: Vec<&String> = known.difference(&found).collect();
    assert!(missing.is_empty(), "no golden game contains: {missing:#?}");
    let unlisted: Vec<&String> = found.difference(&known).collect();
    assert!(unlisted.is_empty(), "situations that are not listed: {unlisted:#?}");
}
