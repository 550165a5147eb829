//! Every example and every ruling of the rulebooks as a scripted test.
//!
//! Cards are written by their symbols: K knights (shield), C wealth (cup), H workers (hammer), G grain.

mod autumn;
mod ending;
mod knowledge;
mod play;
mod setup;
mod spring;
mod summer;
mod winter;
