//! The laws for options that the catalogue does not multiply out: a first adviser who is named.

use engine::SeatSet;
use engine::laws::{LawReport, check};
use games::titles::krieg::standard;
use krieg::Options;

#[test]
fn all_laws_hold_when_the_first_adviser_is_named() {
    for options in Options::all().filter(|options| !options.start_card_is_dealt()) {
        for adviser in SeatSet::all(options.seats).iter() {
            let report: LawReport = check(&standard(Options { adviser: Some(adviser), ..options }), 11, 100);
            assert!(
                report.agenda_depth < report.agenda_capacity,
                "the agenda has no room to spare: {report:?}"
            );
        }
    }
}
