//! The boards of the games.

mod kingsburg;
mod krieg;
mod verraeter;
