//! The integration tests of `engine`, in one binary.

mod actions;
mod agenda;
mod game;
mod high_card;
mod rng;
mod scores;
mod seats;
mod turns;
mod violations;
