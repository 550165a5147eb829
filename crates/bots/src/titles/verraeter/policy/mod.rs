//! The policy of Verräter: scores of actions.
//!
//! The policy estimates both sides of a conflict, the value of victory and defeat for the seat and its rivals, and the value of
//! the cards that remain in hand. `params.rs` holds the parameters, `context.rs` the inputs of a decision, `conflict_value.rs`
//! the conflict; every other file scores one kind of decision.

mod build;
mod conflict_setup;
mod conflict_value;
mod context;
mod draft;
mod draft_belief;
mod draft_likelihood;
mod estate;
mod hand;
mod likelihood;
mod params;
mod provoke;
mod rationale;
mod sharpness;
mod supply;

pub(super) use draft_likelihood::likelihood;
pub(super) use likelihood::likelihood_with_model;
pub use rationale::Rationale;
pub(super) use sharpness::sharpness;

use crate::ActionScores;
use ::verraeter::{Action, State, Verraeter};
use context::PolicyContext;
use engine::Seat;

/// Scores each action. All actions belong to the same decision, so the first one tells its kind.
pub(super) fn score(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    actions: &[Action],
    scores: &mut ActionScores<Rationale>,
) {
    let Some(&first) = actions.first() else { return };
    let context = PolicyContext::new(rules, world, seat, &params::PARAMS);
    match first {
        Action::Estate(_) => estate::score(&context, actions, scores),
        Action::Conflict(_) => provoke::score(&context, actions, scores),
        Action::Pick(_) => draft::score(&context, actions, scores),
        Action::Supply(_) => supply::score(&context, actions, scores),
        Action::Build { .. } | Action::Turn(_) | Action::Pass => build::score(&context, actions, scores),
        Action::Discard(_) => hand::score(&context, actions, scores),
    }
}
