//! Passes the version with the commit to the program.

use std::env;
use std::process::Command;

/// The commit, for builds outside a checkout.
const COMMIT: &str = "HIGHTABLE_COMMIT";

fn main() {
    println!("cargo::rerun-if-env-changed={COMMIT}");
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets the version");
    let commit = env::var(COMMIT).ok().or_else(|| git(&["rev-parse", "--short=12", "HEAD"]));
    let version = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=HIGHTABLE_VERSION={version}");
    // Every commit and every checkout is a line there.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// What git prints, if this is a checkout.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_string())
}
