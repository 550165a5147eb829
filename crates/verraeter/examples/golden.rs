//! Writes the golden games of records/verraeter anew: `cargo run -p verraeter --example golden`.
//!
//! Random games are searched for such as contain, between them, every situation of the list; a game that ends early
//! is played by people who agree that one house shall own everything. The same rules write the same games.

#[path = "../tests/golden/mod.rs"]
mod golden;

use engine::{Dice, Quick, Turn};
use golden::{Situations, all, observed, points, situations};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use table::games::verraeter::standard;
use table::{Entry, Match, Rules};
use verraeter::{Options, Side, Verraeter};

/// Random games that are looked at for each set of options.
const SEEDS: u64 = 4_000;

fn main() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "records", "verraeter"].iter().collect();
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut missing = all();
    for options in Options::all() {
        let rules = Arc::new(standard(options));
        let name = format!("{}-{}", options.edition.word(), options.seats);
        let early = one_house(&rules);
        write(&folder, &format!("{name}-one-house"), &early, &mut missing);
        let random = random(&rules, 0);
        write(&folder, &format!("{name}-seed-0"), &random, &mut missing);
    }
    let games: Vec<(String, Match<Verraeter>, Situations)> = Options::all()
        .flat_map(|options| {
            let rules = Arc::new(standard(options));
            let name = format!("{}-{}", options.edition.word(), options.seats);
            (1..SEEDS).map(move |seed| {
                let game = random(&rules, seed);
                let found = situations(&game);
                (format!("{name}-seed-{seed}"), game, found)
            })
        })
        .collect();
    while !missing.is_empty() {
        let new = |found: &Situations| found.intersection(&missing).count();
        // Of equals the first, so that the choice does not depend on how many were looked at.
        let best = games.iter().rev().max_by_key(|(_, _, found)| new(found)).expect("there are games");
        if new(&best.2) == 0 {
            println!("not found in any game: {missing:#?}");
            break;
        }
        write(&folder, &best.0, &best.1, &mut missing);
    }
}

fn write(folder: &std::path::Path, name: &str, game: &Match<Verraeter>, missing: &mut Situations) {
    let mut text =
        format!("{}\n# points {}\n# observed {}\n", game.shared().header(), points(game), observed(game));
    for entry in game.entries() {
        text.push_str(&format!("{entry}\n"));
    }
    fs::write(folder.join(format!("{name}.txt")), text).expect("a record can be written");
    let found = situations(game);
    missing.retain(|situation| !found.contains(situation));
    println!("{name}: {} plies, {} situations, {} missing", game.entries().len(), found.len(), missing.len());
}

/// The game that `hightable record` plays for a seed.
fn random(rules: &Arc<Verraeter>, seed: u64) -> Match<Verraeter> {
    let (mut game, mut dice) = (Match::new(rules.clone()), Quick::new(seed));
    while game.turn() != Turn::Over {
        one_ply(&mut game, &mut dice);
    }
    game
}

fn one_ply(game: &mut Match<Verraeter>, dice: &mut Quick) {
    if game.turn() == Turn::Chance {
        game.draw(dice);
        return;
    }
    let seat = game.turn().seats().iter().next().expect("a turn is somebody's");
    let legal = game.legal(seat);
    let action = legal[dice.below(legal.len() as u32) as usize];
    game.enter(Entry::Seat(seat, action)).expect("what is listed is accepted");
}

/// A game in which each round is played at random again and again until the eagle has gained a land.
fn one_house(rules: &Arc<Verraeter>) -> Match<Verraeter> {
    let (mut game, mut dice) = (Match::new(rules.clone()), Quick::new(0));
    while game.turn() != Turn::Over {
        let (round, lands) = (game.state().round, eagle_lands(&game));
        game = loop {
            let mut attempt = game.clone();
            while attempt.turn() != Turn::Over && attempt.state().round == round {
                one_ply(&mut attempt, &mut dice);
            }
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
