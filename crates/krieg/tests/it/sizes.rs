//! The sizes of states and actions.

use krieg::{Action, Krieg, State};
use std::mem::size_of;

#[test]
fn a_state_is_at_most_512_bytes() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}

#[test]
fn an_action_is_eight_bytes() {
    assert_eq!(size_of::<Action>(), 8);
}

#[test]
fn rules_are_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Krieg>();
}
