//! Values prepared for each scenario.

use crate::module::Scenario;

/// One value for no scenario and one for each.
#[derive(Clone, Debug)]
pub(crate) struct ByScenario<T> {
    none: T,
    each: [T; Scenario::ALL.len()],
}

impl<T> ByScenario<T> {
    /// Returns the value of each.
    pub(crate) fn new(mut value: impl FnMut(Option<Scenario>) -> T) -> ByScenario<T> {
        let none = value(None);
        ByScenario { none, each: core::array::from_fn(|n| value(Some(Scenario::ALL[n]))) }
    }

    /// Returns the value of this one.
    #[inline]
    pub(crate) fn of(&self, scenario: Option<Scenario>) -> &T {
        scenario.map_or(&self.none, |scenario| &self.each[scenario as usize])
    }
}
