//! All laws, for every game, every number of seats and every set of options.
//!
//! New games, editions, variants and modules are tested without changes here, because `Title` lists them.

use engine::laws::LawReport;
use games::Title;
use rayon::prelude::*;

/// Random games per option set in a test run; `cargo xtask laws` plays more.
const GAMES: u32 = 500;

/// The most random games per title in a test run.
const MOST_GAMES: u32 = 32_000;

/// Games in which each component must have been in play. The rarest is in play in about 25, and the seed changes: fewer than
/// this number indicates an error.
const MET: u32 = 5;

/// Returns the seed of the games: `cargo xtask test` gives one that changes with every commit.
fn seed() -> u64 {
    let given = std::env::var("HIGHTABLE_LAWS_SEED").ok();
    given.map_or(7, |seed| seed.parse().expect("HIGHTABLE_LAWS_SEED is a number"))
}

#[test]
fn all_laws_hold_for_every_option_set() {
    let seed = seed();
    for game in Title::ALL.map(Title::info) {
        let sets = (game.all_variants)();
        let games = GAMES.min(MOST_GAMES / sets.len() as u32);
        let tallies = sets.par_iter().map(|rules| rules.check_laws(seed, games));
        let report = tallies.reduce(LawReport::default, LawReport::merge);
        println!("{}: seed {seed}, {} option sets, {report:?}", game.id(), sets.len());
        assert_eq!(report.games, games * sets.len() as u32);
        assert!(
            report.agenda_depth < report.agenda_capacity,
            "{}: the agenda has no room to spare: {report:?}",
            game.id()
        );
        for (component, count) in
            (0..).zip(report.coverage.0).filter_map(|(n, count)| Some(((game.component_name)(n)?, count)))
        {
            assert!(count >= MET, "{}: {component} was in play in {count} games only", game.id());
        }
    }
}
