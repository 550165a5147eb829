//! The laws for options that the catalogue does not multiply out: a first adviser who is named.

use engine::SeatSet;
use engine::laws::{LawReport, check};
use games::titles::krieg::standard;
use krieg::Options;

#[test]
fn all_laws_hold_when_the_first_adviser_is_named() {
    for options in Options::all().filter(|options| !options.start_card_is_dealt()) {
        for adviser in SeatSet::all(options.seats).iter() {
            let tally: LawReport = check(&standard(Options { adviser: Some(adviser), ..options }), 11, 100);
            assert!(tally.deepest < tally.room, "the agenda has no room to spare: {tally:?}");
        }
    }
}
