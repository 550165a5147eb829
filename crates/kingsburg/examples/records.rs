//! Plays the golden games anew: `cargo xtask records`, only after a change of the rules.
//!
//! The players like to build and to influence high advisors, or nothing would ever be finished. Each game is the one,
//! among many, that contains most of what the others do not; games are added until nothing is missing.

#[path = "../tests/records/coverage.rs"]
mod coverage;

use engine::{Dice, Quick, Turn};
use kingsburg::buildings::ROWS;
use kingsburg::{Action, Good, Kingsburg, Modules, Options};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use table::{Entry, Match, Table};

/// Games among which each golden game is chosen.
const TRIES: u64 = 40;

/// Games that may be added at the most until nothing is missing.
const MOST_ADDED: usize = 60;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/kingsburg");
    let mut missing = coverage::all();
    for (n, options) in wanted().into_iter().enumerate() {
        if n >= NEEDED && missing.is_empty() {
            break;
        }
        let game = best(options, n as u64 * TRIES, &missing);
        let contained = coverage::of(&game);
        if n >= NEEDED && contained.is_disjoint(&missing) {
            continue;
        }
        missing = missing.difference(&contained).cloned().collect();
        let name = format!("{:02}-{}-seats{}.txt", n + 1, options.seats, suffix(options.modules));
        std::fs::write(folder.join(&name), game.record().to_string())
            .expect("the folder of records can be written");
        println!("{name}: {} plies, {} things still missing", game.entries().len(), missing.len());
    }
    assert!(missing.is_empty(), "no game contains: {missing:#?}");
}

/// Games that are there whatever they contain.
const NEEDED: usize = 10;

fn wanted() -> Vec<Options> {
    let all = Modules::ROWS | Modules::TROOPS | Modules::WHIMS;
    let with = |seats, modules| Options { modules, ..Options::base(seats) };
    let base = (2..=5).map(Options::base);
    let modules = [Modules::ROWS, Modules::TROOPS, Modules::WHIMS].map(|modules| with(4, modules));
    let more = (0..MOST_ADDED).map(|n| {
        let modules = if n % 2 == 0 { all } else { all | Modules::RESTORATION };
        with(3 + (n % 3) as u8, modules)
    });
    base.chain(modules)
        .chain([with(2, all), with(4, all), with(3, all | Modules::RESTORATION)])
        .chain(more)
        .collect()
}

fn suffix(modules: Modules) -> String {
    let words = Modules::WORDS
        .iter()
        .filter(|(module, _)| modules.contains(*module))
        .map(|(_, word)| format!("-{word}"));
    let restoration = modules.contains(Modules::RESTORATION).then(|| "-restoration".to_string());
    words.chain(restoration).collect()
}

fn best(options: Options, first_seed: u64, missing: &BTreeSet<String>) -> Match<Kingsburg> {
    let rules = Arc::new(table::games::kingsburg::standard(options));
    let games = (first_seed..first_seed + TRIES).map(|seed| play(&rules, seed));
    games.max_by_key(|game| coverage::of(game).intersection(missing).count()).expect("there are tries")
}

fn play(rules: &Arc<Kingsburg>, seed: u64) -> Match<Kingsburg> {
    let (mut game, mut dice) = (Match::new(rules.clone()), Quick::new(seed));
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                game.draw(&mut dice);
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let favourite = (seed as usize + seat.index()) % ROWS;
                let action = choose(&game.legal(seat), favourite, 3 + seed % 2 * 5, &mut dice);
                game.enter(Entry::Seat(seat, action)).expect("what is listed is accepted");
            }
        }
    }
}

/// Of a few actions the most ambitious; fewer in every other game, or nobody would ever pass or recruit.
fn choose(legal: &[Action], favourite: usize, tries: u64, dice: &mut Quick) -> Action {
    let few = (0..tries).map(|_| legal[dice.below(legal.len() as u32) as usize]);
    few.max_by_key(|&action| ambition(action, favourite)).expect("there are tries")
}

/// Everybody has a favourite row and saves his goods for it, gold before all; and likes high advisors.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
fn ambition(action: Action, favourite: usize) -> usize {
    match action {
        Action::Build(building) if building.row() == favourite => 20,
        Action::Pass | Action::Done | Action::Build(_) | Action::Recruit(_) => 0,
        Action::Place(group) => 1 + usize::from(group.advisor.number()),
        Action::Take(Good::Gold) => 2,
        _ => 1,
    }
}
