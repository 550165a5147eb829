//! `cargo xtask check`: what a developer runs after every edit.

use crate::test::{WORKSPACE, lint, threads};
use crate::{install, step};

pub(crate) fn run() -> anyhow::Result<()> {
    lint()?;
    if install::has_nextest() {
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
        step::run(nextest.args(WORKSPACE))?;
    } else {
        step::run(step::cargo(&["test", "--quiet", "--lib", "--bins"]).args(WORKSPACE))?;
        step::run(
            step::cargo(&["test", "--quiet", "--test", "it"]).args(WORKSPACE).args(["--", "rulebook::"]),
        )?;
    }
    step::print_durations();
    Ok(())
}
