//! The laws in a few games of every option set, fast enough for every run of the tests.

use engine::laws::check;
use games::titles::verraeter::standard;
use verraeter::Options;

/// Games per option set.
const GAMES: u32 = 20;

#[test]
fn all_laws_hold_in_a_few_games() {
    for (seed, options) in (0..).zip(Options::all()) {
        check(&standard(options), seed, GAMES);
    }
}
