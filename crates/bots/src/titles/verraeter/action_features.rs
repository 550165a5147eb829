//! Features of actions for the opponent model: action cards and supply cards.

use super::points::points_of;
use crate::encoder::FeatureWriter;
use ::verraeter::{Action, Cards, Role, State, Value};
use engine::Seat;

/// The number of features of an action without its score: one for each action card, and those of supply cards.
pub(super) const COUNT: usize = Role::ALL.len() + SUPPLY;
/// The number of features of supply cards.
const SUPPLY: usize = 7;

/// The scale of conflict points.
const STRENGTH: f32 = 20.0;
/// The scale of card counts.
const CARDS: f32 = 5.0;

/// Whether the opponent model covers decisions among actions of this kind.
pub(super) const fn is_modelled(action: &Action) -> bool {
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

/// Writes the features of an action.
pub(super) fn encode(world: &State, seat: Seat, action: &Action, action_features: &mut [f32]) {
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

/// Writes the number and the conflict points of the cards played, and their share of the hand.
fn supplied(writer: &mut FeatureWriter<'_>, cards: Cards, hand: Cards) {
    let (strength, count) = (f32::from(points_of(cards)) / STRENGTH, f32::from(cards.total()) / CARDS);
    let all = f32::from(points_of(hand)) / STRENGTH;
    writer.push_bool(cards.is_empty());
    writer.push(count);
    writer.push(strength);
    writer.push(strength * strength);
    writer.push(count * strength);
    writer.push_bool(cards == hand);
    writer.push(if cards.is_empty() { 0.0 } else { strength / all });
}

/// The value that stands for hidden supply cards: about the mean.
const UNSEEN: Value = Value::Four;

/// Removes the action cards of other seats and replaces their hands by as many cards of the value [`UNSEEN`].
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
    use crate::game::{Features, TrainedGame};
    use crate::{Bot, InfoState, PolicyBot};
    use engine::{FastRng, Game, run};

    /// Masked states of a state and of its redeal have equal features.
    #[test]
    fn worlds_that_a_seat_cannot_tell_apart_are_known_alike() {
        let (rules, mut squire, mut others) =
            (&::verraeter::Verraeter::training_variants()[0], PolicyBot::new(), 0);
        let mut compared = |state: &State, seat: Seat, _: &[Action], dice: &mut FastRng| {
            let world = rules.redeal(state, seat, dice);
            let numbers = |world: &State| {
                let mut features = vec![0.0; ::verraeter::Verraeter::FEATURES];
                rules.encode(&masked_for(world, seat), seat, &mut features);
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
