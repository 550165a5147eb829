//! `cargo xtask check`: what a developer runs after every edit.

use crate::test::{EVERYTHING, lint, threads};
use crate::{install, step};

/// What is left to `cargo xtask test` without cargo-nextest, whose profile `check` leaves out about the same.
const LEFT_OUT: [&str; 10] = [
    "browser::",
    "contract::postgres::",
    "golden::",
    "killed::",
    "laws::",
    "load::",
    "nodes::",
    "play::",
    "secrecy::",
    "training::",
];

pub(crate) fn run() -> anyhow::Result<()> {
    lint()?;
    if install::starts(env!("CARGO"), &["nextest", "--version"]) {
        let mut nextest = step::cargo(&[
            "nextest",
            "run",
            "--profile",
            "check",
            "--status-level",
            "fail",
            "--test-threads",
            &threads(),
        ]);
        step::run(nextest.args(EVERYTHING))?;
    } else {
        let skipped = LEFT_OUT.iter().flat_map(|name| ["--skip", name]);
        let mut tests = step::cargo(&["test", "--quiet", "--lib", "--bins", "--tests"]);
        step::run(tests.args(EVERYTHING).arg("--").args(skipped))?;
    }
    step::print_durations();
    Ok(())
}
