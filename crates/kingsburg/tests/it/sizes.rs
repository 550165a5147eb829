//! A state is a small value.

use kingsburg::{Action, State};
use std::mem::size_of;

#[test]
fn a_state_is_at_most_776_bytes() {
    assert!(size_of::<State>() <= 776, "{} bytes", size_of::<State>());
}

#[test]
fn an_action_is_at_most_16_bytes() {
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
