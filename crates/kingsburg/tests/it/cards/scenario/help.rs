//! Helpers of the tests of scenarios.

use crate::figures::standard;
use kingsburg::{Kingsburg, Modules, Options, Scenario, ScenarioOption};

pub(super) fn rules(seats: u8, scenario: Scenario, modules: Modules) -> Kingsburg {
    standard(Options { modules, scenario: ScenarioOption::Fixed(scenario), ..Options::base(seats) })
}
