//! How likely others are to have taken the action cards that one imagines them to have.

use super::context::PolicyContext;
use super::{draft, params};
use crate::ActionScores;
use crate::PriorTemperature;
use ::verraeter::{Action, Role, Roles, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// How sharply a squire's opinions tell what others took: some choose for reasons of their own.
const OTHERS: PriorTemperature = PriorTemperature { temperature: 0.8, floor: 0.05 };

/// How likely all others are to have taken what they have in a world that `seat` imagines. Each chose from what came to
/// him; what he took is judged as if the conflict stood then as it stands now.
pub(in super::super) fn likelihood(rules: &Verraeter, world: &State, seat: Seat) -> f32 {
    let mut opinions = ActionScores::new();
    drafts(rules, world, seat, |other, picks, taken| {
        opinions.clear();
        draft::score(&PolicyContext::new(rules, world, other, &params::PARAMS), picks, &mut opinions);
        OTHERS.probability(taken, opinions.as_slice())
    })
}

/// How likely all others are to have taken what they have in a world: the product of what `chance` says of each, who could pick
/// among some roles and took one of those places.
pub(super) fn drafts(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    mut chance: impl FnMut(Seat, &[Action], usize) -> f32,
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
            product *= chance(other, &picks[..offered.len()], taken);
        }
        offered = offered.without(role);
    }
    product
}
