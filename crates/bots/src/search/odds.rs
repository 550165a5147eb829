//! A squire's opinions as odds.

use super::settings::Settings;
use crate::{Courtly, Opinions};
use engine::Seat;

/// Fills `odds` with how likely a squire finds each action: 1 for what it likes best.
pub(super) fn of<G: Courtly>(
    rules: &G,
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
    opinions: &mut Opinions<G::Why>,
    settings: &Settings,
    odds: &mut Vec<f32>,
) {
    opinions.clear();
    rules.appraise(world, seat, actions, opinions);
    let most = opinions.each().iter().fold(f32::NEG_INFINITY, |most, opinion| most.max(opinion.worth));
    let likely = |worth: f32| ((worth - most) / settings.warmth).exp() + settings.doubt;
    odds.clear();
    odds.extend(opinions.each().iter().map(|opinion| likely(opinion.worth)));
}
