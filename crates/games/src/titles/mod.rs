//! The games of the registry, each with its options and figures as text.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;
