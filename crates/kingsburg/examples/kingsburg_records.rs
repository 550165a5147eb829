//! Generates the golden games: `cargo xtask records`, only after a change of the rules.
//!
//! The players choose by the weights of the laws, to different degrees, because random players never complete a row. Each game is the one,
//! among many, that contains most of what the others do not; games are added until nothing is missing.

#[path = "../tests/it/records/coverage.rs"]
mod coverage;

use engine::laws::Lawful;
use engine::{FastRng, Rng, Seat};
use games::{DynMatch, Match};
use kingsburg::{Action, Kingsburg, Modules, Options, Scenario, ScenarioOption, State};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Games among which each golden game is chosen.
const TRIES: u64 = 120;

/// Games that may be added at the most until nothing is missing.
const MOST_ADDED: usize = 200;

fn main() {
    let (mut missing, mut number) = (coverage::all(), 0);
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
        number += 1;
        keep(number, &game);
        println!("{} things still missing", missing.len());
    }
    assert!(missing.is_empty(), "no game contains: {missing:#?}");
    let random = Options { scenario: ScenarioOption::Random, ..Options::base(4) };
    keep(number + 1, &best(random, 0, &missing));
}

/// Writes a golden game into its file.
fn keep(number: usize, game: &Match<Kingsburg>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/kingsburg");
    let options = *game.rules().options();
    let name = format!("{number:02}-{}-seats{}.txt", options.seats, suffix(options));
    std::fs::write(folder.join(&name), game.record().to_string())
        .expect("the folder of records can be written");
    println!("{name}: {} plies", game.ply_count());
}

/// Games that are there whatever they contain.
const NEEDED: usize = 21;

fn wanted() -> Vec<Options> {
    let old = Modules::ROWS | Modules::TROOPS | Modules::WHIMS;
    let with = |seats, modules| Options { modules, ..Options::base(seats) };
    let base = (2..=5).map(Options::base);
    let single = Modules::WORDS.map(|(module, _)| with(4, module));
    let several = [
        with(2, old),
        with(4, old),
        with(3, old | Modules::RESTORATION),
        with(4, Modules::ALTERNATIVE | Modules::DRAFT),
        with(4, Modules::GOVERNORS | Modules::AUCTION),
        with(2, Modules::every()),
        with(5, Modules::every()),
    ];
    let fixed = Scenario::ALL.iter().copied().map(ScenarioOption::Fixed);
    let scenes = fixed.map(|scenario| Options { scenario, ..Options::base(4) });
    let more = (0..MOST_ADDED).map(|n| {
        let modules = if n % 4 == 3 { Modules::all() } else { Modules::every() };
        let scenario = if n % 2 == 0 { Scenario::ALL.get(n / 2 % 8) } else { None };
        let scenario = scenario.map_or(ScenarioOption::None, |&scenario| ScenarioOption::Fixed(scenario));
        Options { scenario, ..with(3 + (n % 3) as u8, modules) }
    });
    base.chain(single).chain(several).chain(scenes).chain(more).collect()
}

fn suffix(options: Options) -> String {
    let modules = options.modules;
    let words = if modules.contains(Modules::every()) {
        "-all".to_string()
    } else {
        let played = Modules::WORDS.iter().filter(|(module, _)| modules.contains(*module));
        played.map(|(_, word)| format!("-{word}")).collect()
    };
    let variants = [
        (Modules::DRAFT, "-draft"),
        (Modules::AUCTION, "-auction"),
        (Modules::PURIST, "-purist"),
        (Modules::RESTORATION, "-restoration"),
    ];
    let variants = variants.iter().filter(|(variant, _)| modules.contains(*variant)).map(|(_, word)| *word);
    let scenario = match options.scenario {
        ScenarioOption::None => String::new(),
        ScenarioOption::Fixed(scenario) => format!("-{scenario}"),
        ScenarioOption::Random => "-random-scenario".to_string(),
    };
    words + &variants.collect::<String>() + &scenario
}

fn best(options: Options, first_seed: u64, missing: &BTreeSet<String>) -> Match<Kingsburg> {
    let rules = Arc::new(games::titles::kingsburg::standard(options));
    let games = (first_seed..first_seed + TRIES).map(|seed| play(&rules, seed));
    games.max_by_key(|game| coverage::of(game).intersection(missing).count()).expect("there are tries")
}

fn play(rules: &Arc<Kingsburg>, seed: u64) -> Match<Kingsburg> {
    let (mut game, mut dice) = (Match::new(rules.clone()), FastRng::new(seed));
    let mut weighted = |state: &State, seat: Seat, legal: &[Action], dice: &mut FastRng| {
        let few = (0..3 + seed % 2 * 9).map(|_| legal[dice.below(legal.len() as u32) as usize]);
        let weight = |action: &Action| rules.action_weight(state, seat, *action, seed);
        few.max_by_key(weight).expect("there are tries")
    };
    game.run(&mut dice, &mut weighted);
    game
}
