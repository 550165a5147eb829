//! The games in words.

pub(crate) mod kingsburg;
mod krieg;
mod verraeter;
