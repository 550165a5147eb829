//! The games in words.

mod kingsburg;
mod krieg;
mod verraeter;
