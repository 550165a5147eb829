//! The integration tests of `cli`, in one binary.

mod balance;
mod bench;
mod bots;
mod cli;
mod killed;
mod load;
mod package;
mod play;
mod reconstructed;
mod serve;
mod verify;
mod why;
