//! The rulebook sentence by sentence, its played round to the card, and every ruling by its number.

mod builder;
mod conflict;
mod draft;
mod draw;
mod ending;
mod knowledge;
mod play;
mod round;
mod setup;
