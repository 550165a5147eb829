//! Generates the golden games: `cargo xtask records`, only after a change of the rules.
//!
//! Every edition and number of seats has one that is the random game, among many, which contains most of what the
//! others do not, and one that ends early, because all players help one house to own every land. Random
//! games are added until nothing is missing.

#[path = "../tests/it/records/coverage.rs"]
mod coverage;

use engine::{FastRng, Game, RandomPlayers, Seat, Turn};
use games::titles::verraeter::standard;
use games::{DynMatch, Match, TableGame};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use verraeter::{Options, Side, Verraeter};

/// Random games among which each golden game is chosen.
const TRIES: u64 = 400;

fn main() {
    let mut golden = Golden { folder: folder(), missing: coverage::all() };
    for options in Options::all() {
        let rules = Arc::new(standard(options));
        golden.keep("-one-house", &one_house(&rules));
        let best = golden.best(&rules).1;
        golden.keep("", &best);
    }
    let named = Options { start: Some(Seat::new(1)), ..Options::usual(3) };
    let best = golden.best(&Arc::new(standard(named))).1;
    golden.keep("", &best);
    for (n, options) in Options::all().collect::<Vec<_>>().into_iter().cycle().take(40).enumerate() {
        let (gain, game) = golden.best(&Arc::new(standard(options)));
        if gain > 0 {
            golden.keep(&format!("-{}", n / 4 + 2), &game);
        }
    }
    assert!(golden.missing.is_empty(), "no game contains: {:#?}", golden.missing);
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/verraeter")
}

/// The golden games so far.
struct Golden {
    folder: PathBuf,
    missing: BTreeSet<String>,
}

impl Golden {
    /// The random game that contains most of what is missing, and how much that is.
    fn best(&self, rules: &Arc<Verraeter>) -> (usize, Match<Verraeter>) {
        let gain = |game: &Match<Verraeter>| coverage::of(game).intersection(&self.missing).count();
        let games = (0..TRIES).map(|seed| random_game(rules, seed));
        games.map(|game| (gain(&game), game)).max_by_key(|(gain, _)| *gain).expect("there are tries")
    }

    fn keep(&mut self, suffix: &str, game: &Match<Verraeter>) {
        let found = coverage::of(game);
        self.missing.retain(|thing| !found.contains(thing));
        let name = format!("{}{suffix}.txt", name(game));
        std::fs::write(self.folder.join(&name), game.record().to_string())
            .expect("the folder of records can be written");
        println!("{name}: {} plies, {} things still missing", game.ply_count(), self.missing.len());
    }
}

fn random_game(rules: &Arc<Verraeter>, seed: u64) -> Match<Verraeter> {
    let (mut game, mut rng) = (Match::new(rules.clone()), FastRng::new(seed));
    game.run(&mut rng, &mut RandomPlayers);
    game
}

/// A game in which each round is played at random again and again until the eagle has gained a land.
fn one_house(rules: &Arc<Verraeter>) -> Match<Verraeter> {
    let (mut game, mut rng) = (Match::new(rules.clone()), FastRng::new(0));
    while game.turn() != Turn::Over {
        let (round, lands) = (game.state().round, eagle_lands(&game));
        game = loop {
            let mut attempt = game.clone();
            while attempt.state().round == round && attempt.play_random_ply(&mut rng) {}
            if eagle_lands(&attempt) > lands {
                break attempt;
            }
        };
    }
    game
}

fn eagle_lands(game: &Match<Verraeter>) -> usize {
    game.state().lands_of(Side::Eagle).len()
}

fn name(game: &Match<Verraeter>) -> String {
    let options = TableGame::options(game.rules());
    let word =
        |(key, value): (&str, &str)| if key == "start" { format!("start-{value}") } else { value.into() };
    let words: Vec<String> = options.iter().map(word).collect();
    format!("{}-seats-{}", game.rules().seats(), words.join("-"))
}
