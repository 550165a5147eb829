//! A beginner's opinion of each action of Verraeter.
//!
//! A squire counts both sides of a conflict as far as he can know them, asks what victory or defeat is worth to him
//! and to his rivals, and what the cards would be worth that he keeps. `temper.rs` has his figures, `outlook.rs` what
//! he knows at the beginning of a decision, `clash.rs` the conflict; the rest is a file for each question.

mod belief;
mod build;
mod clash;
mod draft;
mod estate;
mod field;
mod foresight;
mod hand;
mod hindsight;
mod outlook;
mod provoke;
mod supply;
mod suspicion;
mod temper;
mod why;

pub(super) use foresight::decidedly;
pub(super) use hindsight::hindsight;
pub(super) use suspicion::plausibility;
pub use why::Why;

use crate::ActionScores;
use ::verraeter::{Action, State, Verraeter};
use engine::Seat;
use outlook::Outlook;

/// A squire's opinion of each action. All of them answer the same question, so that the first one tells which.
pub(super) fn appraise(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    actions: &[Action],
    opinions: &mut ActionScores<Why>,
) {
    let Some(&first) = actions.first() else { return };
    let outlook = Outlook::new(rules, world, seat, &temper::TEMPER);
    match first {
        Action::Estate(_) => estate::appraise(&outlook, actions, opinions),
        Action::Conflict(_) => provoke::appraise(&outlook, actions, opinions),
        Action::Pick(_) => draft::appraise(&outlook, actions, opinions),
        Action::Supply(_) => supply::appraise(&outlook, actions, opinions),
        Action::Build { .. } | Action::Turn(_) | Action::Pass => build::appraise(&outlook, actions, opinions),
        Action::Discard(_) => hand::appraise(&outlook, actions, opinions),
    }
}
