//! The laws for option sets that the catalogue does not list: a start player who is named.

use engine::laws::{LawReport, check};
use engine::{Game, SeatSet};
use games::titles::verraeter::standard;
use verraeter::Options;

#[test]
fn all_laws_hold_when_the_start_player_is_named() {
    for options in Options::all() {
        for start in SeatSet::all(options.seats).iter() {
            let rules = standard(Options { start: Some(start), ..options });
            let report: LawReport = check(&rules, 11, 200);
            assert_eq!(rules.seats(), options.seats);
            assert!(
                report.agenda_depth < report.agenda_capacity,
                "the agenda has no room to spare: {report:?}"
            );
        }
    }
}
