//! The boards of the games.

mod krieg;
mod verraeter;
mod kingsburg;
