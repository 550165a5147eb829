//! Sets of action cards and supply cards.

use verraeter::cards::Roles;
use verraeter::{Cards, Role, Value};

#[test]
fn an_action_card_is_in_a_set_once() {
    let set = Roles::from_iter([Role::Farmer, Role::Farmer]);
    assert_eq!((set.len(), set.with(Role::Farmer)), (1, set));
}

#[test]
fn a_set_of_action_cards_is_empty_without_any() {
    assert!(Roles::from_iter([]).is_empty());
    assert!(Role::ALL.into_iter().all(|role| !Roles::from_iter([role]).is_empty()));
}

#[test]
fn supply_cards_contain_others_if_they_have_as_many_of_every_value() {
    let cards = |text: &str| text.parse::<Cards>().expect("cards are written right");
    let hand = cards("2+2+3+8");
    assert!(["-", "2", "2+2", "2+3+8", "2+2+3+8"].into_iter().all(|some| hand.contains(cards(some))));
    assert!(!["2+2+2", "4", "8+8", "2+2+3+3"].into_iter().any(|more| hand.contains(cards(more))));
}

#[test]
fn supply_cards_lie_in_the_order_of_their_values() {
    let hand: Cards = "2+2+3+8".parse().expect("cards are written right");
    let lie = [Value::Two, Value::Two, Value::Three, Value::Eight];
    assert_eq!([0, 1, 2, 3].map(|place| hand.nth(place)), lie);
}
