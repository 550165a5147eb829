//! `cargo xtask laws`: the laws over many more games than a test run plays.

use crate::flags::Laws;
use crate::step;
use std::process::Command;

/// The variable that gives the seed of the laws to the tests.
const SEED: &str = "HIGHTABLE_LAWS_SEED";

pub(crate) fn run(flags: &Laws) -> anyhow::Result<()> {
    let mut laws =
        step::cargo(&["run", "--quiet", "--package", "hightable-games", "--example", "laws", "--"]);
    laws.args(["--games", &flags.games.unwrap_or(2_000).to_string()]);
    if let Some(seed) = flags.seed.map(|seed| seed.to_string()).or_else(seed_of_commit) {
        println!("xtask: the laws play from seed {seed}");
        laws.args(["--seed", &seed]);
    }
    if let Some(game) = &flags.game {
        laws.args(["--game", game]);
    }
    step::run(&mut laws)
}

/// Gives the tests a seed that changes with every commit, so that the test runs play ever new games, and prints it.
pub(crate) fn seed_by_commit(tests: &mut Command) {
    let Some(seed) = std::env::var(SEED).ok().or_else(seed_of_commit) else { return };
    println!("xtask: the laws play from seed {seed} (repeat with {SEED}={seed})");
    tests.env(SEED, seed);
}

/// The first 32 bits of the commit's hash.
fn seed_of_commit() -> Option<String> {
    let output = Command::new("git").args(["rev-parse", "HEAD"]).output().ok()?;
    let hash = String::from_utf8(output.stdout).ok()?;
    u32::from_str_radix(hash.get(..8)?, 16).ok().map(|seed| seed.to_string())
}
