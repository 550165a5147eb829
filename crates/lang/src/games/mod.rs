//! The games in words.

mod verraeter;
