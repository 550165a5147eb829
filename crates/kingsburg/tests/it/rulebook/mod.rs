//! Every example and every ruling of the rulebook as a scripted test.

mod building;
mod court;
mod dice;
mod ending;
mod examples;
mod modules;
pub(crate) mod play;
mod random_scenario;
mod secrets;
mod setup;
pub(crate) mod tables;
mod winter;
