//! Scores of actions.

use crate::ActionScores;
use engine::{Game, Seat};
use serde::Serialize;
use std::fmt::Debug;

/// A hand-written policy of a game: it scores the legal actions of a decision in microseconds.
///
/// The squire plays the action with the highest score. The search uses the scores as priors, `P(a) ∝ exp(score(a) / T)` with the
/// temperature `T` of its configuration, and as its rollout policy.
pub trait ActionScorer: Game {
    /// Why an action has its score: a code that programs and translations can look up.
    type Rationale: Copy + Eq + Debug + Serialize + Send + Sync + 'static;

    /// Appends the score of each of `actions`, all of them legal for `seat` in `world`, in their order.
    ///
    /// `world` is a determinization: hidden information in it is sampled. A score should not depend on it.
    fn score(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        scores: &mut ActionScores<Self::Rationale>,
    );

    /// The factor on scores when they predict the action of another seat, for decisions among actions of this kind: the temperature
    /// of the prior is divided by it. 1 by default.
    fn sharpness(&self, _action: &Self::Action) -> f32 {
        1.0
    }
}
