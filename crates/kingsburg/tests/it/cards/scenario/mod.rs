//! Tests of the scenarios, one file per card.

mod four_winters;
mod help;
mod royal_charters;
mod the_dragons_hoard;
mod the_regency;

use kingsburg::module::Scenario;

/// The path of a card's tests.
pub(super) fn tests_of(card: Scenario) -> &'static str {
    match card {
        Scenario::Regency => the_regency::TESTS,
        Scenario::DragonsHoard => the_dragons_hoard::TESTS,
        Scenario::FourWinters => four_winters::TESTS,
        Scenario::RoyalCharters => royal_charters::TESTS,
    }
}
