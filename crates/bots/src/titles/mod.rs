//! What the games tell their bots.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;
