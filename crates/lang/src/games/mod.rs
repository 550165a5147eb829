//! The games in words.

mod krieg;
mod verraeter;
