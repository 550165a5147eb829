//! All laws, for every game of the house, every number of seats and every set of options.
//!
//! A new game, edition, variant or module enters here by itself: the catalogue lists it.

use engine::laws::Tally;
use rayon::prelude::*;
use table::catalogue;

/// Random games for each set of options in an ordinary test run.
const GAMES: u32 = 2_000;

/// Random games of each game of the house, at the most, in an ordinary test run.
const MOST_GAMES: u32 = 125_000;

/// Games in which each component must have been in play.
const MET: u32 = 100;

#[test]
fn all_laws_hold_for_every_option_set() {
    for game in catalogue::all() {
        let sets = (game.every)();
        let games = GAMES.min(MOST_GAMES / sets.len() as u32);
        let tallies = sets.par_iter().map(|rules| rules.uphold(7, games));
        let tally = tallies.reduce(Tally::default, Tally::and);
        println!("{}: {} option sets, {tally:?}", game.name, sets.len());
        assert_eq!(tally.games, games * sets.len() as u32);
        assert!(tally.deepest < tally.room, "{}: the agenda has no room to spare: {tally:?}", game.name);
        for (component, count) in
            (0..).zip(tally.met.0).filter_map(|(n, count)| Some(((game.counted)(n)?, count)))
        {
            assert!(count >= MET, "{}: {component} was in play in {count} games only", game.name);
        }
    }
}
