//! What sets the choices of a round apart: action cards and supply cards.

use super::points::points_of;
use crate::pen::Pen;
use ::verraeter::{Action, Cards, Role, State};
use engine::Seat;

/// How many traits an action has: one for each action card, and those of supply cards.
pub(super) const COUNT: usize = Role::ALL.len() + SUPPLY;
/// Traits of supply cards.
const SUPPLY: usize = 7;

/// Conflict points of a good hand.
const STRENGTH: f32 = 20.0;
/// Cards of a full hand.
const CARDS: f32 = 5.0;

/// Whether choices of this kind are learnt by watching.
pub(super) const fn cover(action: &Action) -> bool {
    match action {
        Action::Pick(_) | Action::Supply(_) => true,
        Action::Estate(_)
        | Action::Conflict(_)
        | Action::Build { .. }
        | Action::Turn(_)
        | Action::Pass
        | Action::Discard(_) => false,
    }
}

/// Fills in the traits of an action.
pub(super) fn fill(world: &State, seat: Seat, action: &Action, traits: &mut [f32]) {
    let (roles, supply) = traits.split_at_mut(Role::ALL.len());
    match *action {
        Action::Pick(role) => roles[role as usize] = 1.0,
        Action::Supply(cards) => supplied(&mut Pen::new(supply), cards, world.nobles[seat].hand),
        Action::Estate(_)
        | Action::Conflict(_)
        | Action::Build { .. }
        | Action::Turn(_)
        | Action::Pass
        | Action::Discard(_) => {}
    }
}

/// How many cards of a hand are played, and how good they are.
fn supplied(pen: &mut Pen<'_>, cards: Cards, hand: Cards) {
    let (strength, count) = (f32::from(points_of(cards)) / STRENGTH, f32::from(cards.total()) / CARDS);
    let all = f32::from(points_of(hand)) / STRENGTH;
    pen.put_if(cards.is_empty());
    pen.put(count);
    pen.put(strength);
    pen.put(strength * strength);
    pen.put(count * strength);
    pen.put_if(cards == hand);
    pen.put(if cards.is_empty() { 0.0 } else { strength / all });
}

/// The world without the action cards that the others have taken.
pub(super) fn as_known_to(world: &State, seat: Seat) -> State {
    let mut known = *world;
    let own = known.nobles[seat].drafted;
    known.nobles.0.iter_mut().for_each(|noble| noble.drafted = None);
    known.nobles[seat].drafted = own;
    known
}
