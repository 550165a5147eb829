//! `cargo xtask test`: the README's test command, and all that CI runs.

use crate::{dist, feature_set, install, laws, no_std, step};
use std::num::NonZero;
use std::process::Command;
use std::thread;
use testkit::Postgres;

/// One feature set for all commands, so that none of them compiles a dependency again.
pub(crate) const WORKSPACE: [&str; 2] = ["--workspace", "--all-features"];

/// What is tested; examples and benches are compiled by the lints.
const TARGETS: [&str; 3] = ["--lib", "--bins", "--tests"];

/// The unit tests of the page script.
const SCRIPT_TESTS: &str = "crates/server/tests/script";

/// The tests that wait for others more than they compute, by what their names contain.
const WAITING: [&str; 4] = ["browser::", "killed::", "contract::postgres::", "cluster::"];

pub(crate) fn run() -> anyhow::Result<()> {
    // Installing mostly waits for the network.
    thread::scope(|scope| {
        let installing = scope.spawn(install::all);
        lint(&WORKSPACE.map(Into::into))?;
        installing.join().expect("an installation returns its error")
    })?;
    check_dependencies()?;
    no_std::check()?;
    step::time("features of dependencies", || feature_set::run(true))?;
    test_script()?;
    test()?;
    step::run(step::cargo(&["test", "--quiet", "--doc"]).args(WORKSPACE))?;
    document()?;
    dist::test()?;
    step::print_durations();
    println!("xtask: all checks passed");
    Ok(())
}

/// Format and lints.
pub(crate) fn lint(packages: &[String]) -> anyhow::Result<()> {
    if install::has_component("fmt", "rustfmt")? {
        step::run_cargo(&["fmt", "--all", "--check"])?;
    }
    if install::has_component("clippy", "clippy")? {
        let mut clippy = step::cargo(&["clippy", "--quiet", "--all-targets"]);
        step::run(clippy.args(packages).args(["--", "--deny", "warnings"]))?;
    }
    Ok(())
}

/// The unit tests of the page script: `node --test` runs all files `*.test.mjs` of its folder.
pub(crate) fn test_script() -> anyhow::Result<()> {
    if !install::node::is_there()? {
        return Ok(());
    }
    let mut tests = Command::new("node");
    step::run_quietly(tests.args(["--test", "--test-reporter=spec"]).current_dir(SCRIPT_TESTS))
}

/// Licences, sources, duplicate versions, and known vulnerabilities where their database can be reached.
fn check_dependencies() -> anyhow::Result<()> {
    let Some(deny) = install::cargo_deny() else { return Ok(()) };
    let check = |what: &[&str]| {
        let mut command = Command::new(&deny);
        command
            .args(["--all-features", "--log-level", "error", "check", "--hide-inclusion-graph"])
            .args(what);
        command
    };
    step::run(&mut check(&["bans", "licenses", "sources"]))?;
    advisories(&mut check(&["advisories"]))
}

/// The advisory database is a repository on the internet: a machine that cannot reach it says so, and that is no failure.
fn advisories(check: &mut Command) -> anyhow::Result<()> {
    let output = check.output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        println!("xtask: no known vulnerabilities");
    } else if text.contains("failed to fetch advisory database") {
        println!("xtask: NOT CHECKED: the advisory database cannot be reached from this machine");
    } else {
        anyhow::bail!("cargo deny check advisories failed:\n{text}");
    }
    Ok(())
}

/// All tests, scheduled by cargo-nextest (.config/nextest.toml) if it is installed.
fn test() -> anyhow::Result<()> {
    // One database server for all test processes.
    let postgres = Postgres::is_installed().then(Postgres::start);
    let configure = |tests: &mut Command| {
        laws::seed_by_commit(tests);
        if let Some(postgres) = postgres {
            tests.env(Postgres::ENV_VAR, postgres.folder());
        }
    };
    step::run(step::cargo(&["test", "--quiet", "--no-run"]).args(WORKSPACE).args(TARGETS))?;
    if install::has_nextest() {
        let mut nextest = step::cargo(&["nextest", "run", "--no-fail-fast", "--test-threads", &threads()]);
        configure(nextest.args(WORKSPACE).args(TARGETS));
        return step::run(&mut nextest);
    }
    run_in_two_groups(configure)
}

/// How many tests run at a time: two per core, because many of them wait.
pub(crate) fn threads() -> String {
    (2 * thread::available_parallelism().map_or(1, NonZero::get)).to_string()
}

/// The schedule without cargo-nextest: tests that wait run beside tests that compute.
fn run_in_two_groups(configure: impl Fn(&mut Command)) -> anyhow::Result<()> {
    let lane = |filter: Vec<&str>| {
        let mut tests = step::cargo(&["test", "--no-fail-fast"]);
        configure(tests.args(WORKSPACE).args(TARGETS).arg("--").args(filter));
        tests
    };
    let mut waiting = lane(WAITING.to_vec());
    let mut computing = lane(WAITING.iter().flat_map(|name| ["--skip", name]).collect());
    thread::scope(|scope| {
        let waiting = scope.spawn(move || step::run(&mut waiting));
        let computed = step::run(&mut computing);
        waiting.join().expect("a step returns its error").and(computed)
    })
}

/// The documentation of our own crates, where a broken link is an error.
fn document() -> anyhow::Result<()> {
    let mut doc = step::cargo(&["doc", "--no-deps", "--quiet"]);
    step::run(doc.args(WORKSPACE).env("RUSTDOCFLAGS", "--deny warnings"))
}
