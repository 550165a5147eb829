//! The games in words.

pub(crate) mod kingsburg;
mod krieg;
pub(crate) mod verraeter;
