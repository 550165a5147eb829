//! A beginner's opinion of each action of Verraeter.
//!
//! A squire counts both sides of a conflict as far as he can know them, asks what victory or defeat is worth to him
//! and to his rivals, and what the cards would be worth that he keeps. `params.rs` has his figures, `context.rs` what
//! he knows at the beginning of a decision, `conflict_value.rs` the conflict; the rest is a file for each question.

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

/// A squire's opinion of each action. All of them answer the same question, so that the first one tells which.
pub(super) fn score(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    actions: &[Action],
    opinions: &mut ActionScores<Rationale>,
) {
    let Some(&first) = actions.first() else { return };
    let context = PolicyContext::new(rules, world, seat, &params::PARAMS);
    match first {
        Action::Estate(_) => estate::score(&context, actions, opinions),
        Action::Conflict(_) => provoke::score(&context, actions, opinions),
        Action::Pick(_) => draft::score(&context, actions, opinions),
        Action::Supply(_) => supply::score(&context, actions, opinions),
        Action::Build { .. } | Action::Turn(_) | Action::Pass => build::score(&context, actions, opinions),
        Action::Discard(_) => hand::score(&context, actions, opinions),
    }
}
