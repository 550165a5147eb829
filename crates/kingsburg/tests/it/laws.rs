//! The laws for an option that the catalogue does not multiply out: the literal reading of the Stables.

use engine::laws::{LawReport, check};
use games::titles::kingsburg::standard;
use kingsburg::{Options, Stables};

#[test]
fn all_laws_hold_with_stables_for_the_general_alone() {
    for options in Options::all() {
        let report: LawReport = check(&standard(Options { stables: Stables::General, ..options }), 11, 100);
        assert!(report.agenda_depth < report.agenda_capacity, "the agenda has no room to spare: {report:?}");
    }
}
