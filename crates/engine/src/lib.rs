//! What every game of High Table is made of.
//!
//! A game is a value that implements [`Game`]: the rules with their options and components fixed, shared by
//! reference. Everything that changes is in its `State`, a small `Copy` value without history, randomness or
//! text. Chance is a player: [`Game::draw`] samples what the box says and [`Game::settle`] applies it, so that
//! a record of decisions and draws replays without a seed.
//!
//! The crate is `no_std` and does not link `alloc`: in the rules a heap, a clock, a thread or a file is a
//! compile error.
#![no_std]

mod actions;
mod agenda;
mod dice;
mod game;
pub mod laws;
mod log;
pub mod notation;
mod proof;
mod scores;
mod seat;
mod turn;

pub use actions::{Actions, MOST_ACTIONS};
pub use agenda::Agenda;
pub use dice::{Dice, Quick, Quick as FastRng, Script};
pub use game::Game;
pub use log::Log;
pub use scores::Scores;
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, Seat, SeatIter, Seats};
pub use turn::{Eye, Turn};
