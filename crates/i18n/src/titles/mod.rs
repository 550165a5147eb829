//! The texts of the games.

pub(crate) mod kingsburg;
mod krieg;
pub(crate) mod verraeter;
