//! The integration tests of `engine`, in one binary.

mod actions;
mod agenda;
mod dice;
mod game;
mod high_card;
mod scores;
mod seats;
mod turns;
mod violations;
