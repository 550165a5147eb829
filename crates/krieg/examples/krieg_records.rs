//! Generates the golden games: `cargo xtask records`, only after a change of the rules.
//!
//! Every edition, variant and number of seats has one; each is the random game, among many, that contains most of
//! what the others do not. Games are added until nothing is missing.

#[path = "../tests/it/records/coverage.rs"]
mod coverage;

use engine::{FastRng, Game, RandomPlayers};
use games::{DynMatch, Match, TableGame};
use krieg::{Krieg, Options, Variants};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Random games among which each golden game is chosen.
const TRIES: u64 = 60;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/krieg");
    let mut missing = coverage::all();
    for (n, options) in wanted().into_iter().enumerate() {
        let game = best(options, n as u64 * TRIES, &missing);
        missing = missing.difference(&coverage::of(&game)).cloned().collect();
        let name = format!("{}.txt", name(&game));
        std::fs::write(folder.join(&name), game.record().to_string())
            .expect("the folder of records can be written");
        println!("{name}: {} plies, {} things still missing", game.ply_count(), missing.len());
    }
    assert!(missing.is_empty(), "no game contains: {missing:#?}");
}

fn wanted() -> Vec<Options> {
    let single = |options: &Options| options.variants.iter().count() <= 1;
    let everything = Options { variants: Variants::all().normal(), ..Options::classic(4) };
    let named = Options { adviser: "2".parse().ok(), ..Options::classic(3) };
    Options::all().filter(single).chain([everything, named]).collect()
}

fn best(options: Options, first_seed: u64, missing: &BTreeSet<String>) -> Match<Krieg> {
    let rules = Arc::new(games::titles::krieg::standard(options));
    let games = (first_seed..first_seed + TRIES).map(|seed| random_game(&rules, seed));
    games.max_by_key(|game| coverage::of(game).intersection(missing).count()).expect("there are tries")
}

fn random_game(rules: &Arc<Krieg>, seed: u64) -> Match<Krieg> {
    let (mut game, mut rng) = (Match::new(rules.clone()), FastRng::new(seed));
    game.run(&mut rng, &mut RandomPlayers);
    game
}

fn name(game: &Match<Krieg>) -> String {
    let options = TableGame::options(game.rules());
    let word =
        |(key, value): (&str, &str)| if key == "adviser" { format!("adviser-{value}") } else { value.into() };
    let words: Vec<String> = options.iter().map(word).collect();
    format!("{}-seats-{}", game.rules().seats(), words.join("-"))
}
