//! The bots' knowledge of each game: policy, features, opponent model, weights.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;
