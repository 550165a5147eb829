//! A beginner's opinion of each action of Krieg.
//!
//! Everything is reckoned in victory points: what a prize, a card, a house or a tile will bring until the roof is
//! built. Its parameters are [`Params`].

mod autumn;
mod context;
mod params;
mod rationale;
mod spring;
mod summer;
mod winter;

pub use rationale::Rationale;

use crate::ActionScores;
use ::krieg::{Ask, Krieg};
use context::PolicyContext;
use engine::{Game, Seat};
use params::{MOST_WORTH, PARAMS, Params};

/// A squire's opinion of each action.
pub(super) fn score(
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    opinions: &mut ActionScores<Rationale>,
) {
    appraise_with(&PARAMS, rules, world, seat, actions, opinions);
}

/// The score of a policy with these parameters.
fn appraise_with(
    params: &Params,
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    opinions: &mut ActionScores<Rationale>,
) {
    let Some(ask) = rules.ask(world, seat) else {
        return;
    };
    let context = PolicyContext::new(params, rules, world, seat);
    let keenness = if matches!(ask, Ask::Bid { .. }) { params.bid_keenness } else { params.keenness };
    let mut say = |vp: f32, why: Rationale| opinions.push(bounded(vp * keenness), why);
    match ask {
        Ask::Play | Ask::Swap => winter::score(&context, actions, &mut say),
        Ask::Bid { high } => spring::score(&context, high, actions, &mut say),
        Ask::Act => summer::appraise_acts(&context, actions, &mut say),
        Ask::Answer { by } => summer::appraise_answers(&context, by, actions, &mut say),
        Ask::Privilege => autumn::appraise_privileges(&context, actions, &mut say),
        Ask::FirstCard => autumn::appraise_first_cards(&context, actions, &mut say),
        Ask::Plea => autumn::appraise_pleas(&context, actions, &mut say),
        Ask::Tithe { .. } => autumn::appraise_tithes(&context, actions, &mut say),
    }
}

/// A worth within bounds: as it is near nothing, the order kept far from it.
fn bounded(worth: f32) -> f32 {
    worth * MOST_WORTH / (MOST_WORTH + worth.abs())
}
