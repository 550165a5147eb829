//! What sets the choices of a round apart: action cards and supply cards.

use super::points::points_of;
use crate::encoder::FeatureWriter;
use ::verraeter::{Action, Cards, Role, State, Value};
use engine::Seat;

/// How many action features an action has: one for each action card, and those of supply cards.
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

/// Fills in the action features of an action.
pub(super) fn fill(world: &State, seat: Seat, action: &Action, action_features: &mut [f32]) {
    let (roles, supply) = action_features.split_at_mut(Role::ALL.len());
    match *action {
        Action::Pick(role) => roles[role as usize] = 1.0,
        Action::Supply(cards) => supplied(&mut FeatureWriter::new(supply), cards, world.nobles[seat].hand),
        Action::Estate(_)
        | Action::Conflict(_)
        | Action::Build { .. }
        | Action::Turn(_)
        | Action::Pass
        | Action::Discard(_) => {}
    }
}

/// How many cards of a hand are played, and how good they are.
fn supplied(pen: &mut FeatureWriter<'_>, cards: Cards, hand: Cards) {
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

/// What a supply card is worth that nobody has seen: about the mean of all.
const UNSEEN: Value = Value::Four;

/// The world without the action cards that the others have taken, and with hands of as many cards as they hold: which
/// cards, `seat` cannot know.
pub(super) fn masked_for(world: &State, seat: Seat) -> State {
    let mut known = *world;
    for noble in &mut known.nobles.0 {
        noble.drafted = None;
        noble.hand = Cards::of(UNSEEN, noble.hand.total());
    }
    known.nobles[seat] = world.nobles[seat];
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Courtly, InfoState, PolicyBot};
    use engine::{FastRng, Game, run};

    /// What a seat is wont to do does not depend on what it cannot know.
    #[test]
    fn worlds_that_a_seat_cannot_tell_apart_are_known_alike() {
        let (rules, mut squire, mut others) =
            (&::verraeter::Verraeter::training_variants()[0], PolicyBot::new(), 0);
        let mut compared = |state: &State, seat: Seat, _: &[Action], dice: &mut FastRng| {
            let world = rules.redeal(state, seat, dice);
            let numbers = |world: &State| {
                let mut features = vec![0.0; ::verraeter::Verraeter::FEATURES];
                rules.features(&masked_for(world, seat), seat, &mut features);
                features
            };
            assert_eq!(numbers(state), numbers(&world), "{state:?}\n{world:?}");
            others += u32::from(world != *state);
            squire.choose(&InfoState::new(rules, state, seat), dice).action
        };
        run(rules, &mut rules.initial_state(), &mut FastRng::new(3), &mut compared);
        assert!(others > 20, "hardly any other world: {others}");
    }
}
