//! The likelihood of the action cards of other seats, by the scores of the policy.

use super::context::PolicyContext;
use super::{draft, params};
use crate::ActionScores;
use crate::PriorTemperature;
use ::verraeter::{Action, Role, Roles, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// The temperature of other seats' draft decisions, and the floor for those that the scores do not explain.
const OTHERS: PriorTemperature = PriorTemperature { temperature: 0.8, floor: 0.05 };

/// The probability that all other seats took the action cards that they have in a determinization, each from the cards offered to
/// it. Scores use the current conflict instead of the one at the time of the draft.
pub(in super::super) fn likelihood(rules: &Verraeter, world: &State, seat: Seat) -> f32 {
    let mut scores = ActionScores::new();
    drafts(rules, world, seat, |other, picks, taken| {
        scores.clear();
        draft::score(&PolicyContext::new(rules, world, other, &params::PARAMS), picks, &mut scores);
        OTHERS.probability(taken, scores.as_slice())
    })
}

/// The product of `probability(seat, options, index of the choice)` over the draft decisions of the other seats in a
/// determinization.
pub(super) fn drafts(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    mut probability: impl FnMut(Seat, &[Action], usize) -> f32,
) -> f32 {
    let Some(aside) = world.aside else { return 1.0 };
    let mut offered = Roles::NONE.others().without(aside);
    let mut product = 1.0;
    for other in SeatSet::all(rules.seats()).iter_clockwise_from(world.start) {
        let Some(role) = world.nobles[other].drafted else { break };
        if other != seat
            && let Some(taken) = offered.iter().position(|offer| offer == role)
        {
            let mut picks = [Action::Pass; Role::ALL.len()];
            picks.iter_mut().zip(offered.iter()).for_each(|(pick, role)| *pick = Action::Pick(role));
            product *= probability(other, &picks[..offered.len()], taken);
        }
        offered = offered.without(role);
    }
    product
}
