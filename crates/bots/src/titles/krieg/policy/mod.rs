//! The policy of Krieg und Frieden: scores of actions.
//!
//! Values are in victory points until the roof is built: of prizes, cards, houses and privileges. The parameters are [`Params`].

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

/// Scores each action.
pub(super) fn score(
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    scores: &mut ActionScores<Rationale>,
) {
    score_with(&PARAMS, rules, world, seat, actions, scores);
}

/// Scores each action with these parameters.
fn score_with(
    params: &Params,
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    scores: &mut ActionScores<Rationale>,
) {
    let Some(ask) = rules.ask(world, seat) else {
        return;
    };
    let context = PolicyContext::new(params, rules, world, seat);
    let keenness = if matches!(ask, Ask::Bid { .. }) { params.bid_score_factor } else { params.score_factor };
    let mut push = |vp: f32, rationale: Rationale| scores.push(bounded(vp * keenness), rationale);
    match ask {
        Ask::Play | Ask::Swap => winter::score(&context, actions, &mut push),
        Ask::Bid { high } => spring::score(&context, high, actions, &mut push),
        Ask::Act => summer::score_acts(&context, actions, &mut push),
        Ask::Answer { by } => summer::score_answers(&context, by, actions, &mut push),
        Ask::Privilege => autumn::score_privileges(&context, actions, &mut push),
        Ask::FirstCard => autumn::score_first_cards(&context, actions, &mut push),
        Ask::Plea => autumn::score_pleas(&context, actions, &mut push),
        Ask::Tithe { .. } => autumn::score_tithes(&context, actions, &mut push),
    }
}

/// Maps a score to the range ±`MOST_WORTH`: `x · M / (M + |x|)`.
fn bounded(worth: f32) -> f32 {
    worth * MOST_WORTH / (MOST_WORTH + worth.abs())
}
