//! How small states and actions are: search copies them by the million.

use verraeter::plan::Step;
use verraeter::{Action, Chance, State};

#[test]
fn a_state_is_small_and_so_are_actions() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
    assert!(size_of::<Chance>() <= 64, "{} bytes", size_of::<Chance>());
    assert!(size_of::<Step>() <= 4, "{} bytes", size_of::<Step>());
}
