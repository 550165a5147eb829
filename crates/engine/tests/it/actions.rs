//! Lists of actions.

use engine::{Actions, MAX_ACTIONS};

#[test]
fn a_list_is_filled_thinned_and_emptied() {
    let mut list = Actions::new();
    list.push(1);
    list.extend([2, 3, 4]);
    assert_eq!(list[..], [1, 2, 3, 4]);
    list.retain(|n| n % 2 == 0);
    assert_eq!(list[..], [2, 4]);
    list.clear();
    assert!(list.is_empty() && Actions::<u8>::default().is_empty());
}

#[test]
fn a_list_holds_1024_actions() {
    let mut list = Actions::new();
    list.extend(0..MAX_ACTIONS);
    assert_eq!(list.len(), 1024);
}
