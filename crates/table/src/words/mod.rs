//! Words for people, in plain English: reasons and positions.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;
