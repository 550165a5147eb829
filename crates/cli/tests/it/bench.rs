//! `hightable bench-bots`.

use crate::bots::{lines, prints};

#[test]
fn the_bench_measures_every_bot() {
    let report = &lines(&prints(&["bench-bots", "verraeter", "--json"]))[0];
    for key in [
        "squire_us",
        "knight_iterations_per_second",
        "patient_knight_iterations_per_second",
        "marshal_iterations_per_second",
        "answer_to_50_ms",
    ] {
        assert!(report[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {report}");
    }
}
