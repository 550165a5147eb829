//! `cargo xtask test`: the README's test command, and all that CI runs.

use crate::{apt, cargo, chromium, finish, postgres};
use anyhow::bail;
use std::process::{Command, Stdio};

pub(crate) fn run() -> anyhow::Result<()> {
    if has("fmt")? {
        cargo(&["fmt", "--all", "--check"])?;
    }
    if has("clippy")? {
        cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"])?;
    }
    python()?;
    postgres::provide()?;
    chromium::provide()?;
    cargo(&["test", "--workspace", "--all-features"])?;
    document()?;
    cargo(&["run", "--release", "--quiet", "--", "games"])?;
    println!("xtask: all checks passed");
    Ok(())
}

/// Sees to it that python3 is there, for the second opinion about fair dice.
fn python() -> anyhow::Result<()> {
    apt::provide(
        "Python",
        "python3",
        || apt::starts("python3", &["--version"]),
        || apt::install(&["python3"]),
    )
}

/// The documentation of our own crates, where a broken link is an error.
fn document() -> anyhow::Result<()> {
    let mut doc = Command::new(env!("CARGO"));
    finish(doc.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "--deny warnings"))
}

/// Whether a part of the toolchain is there; where it is not, says how to get it, which in CI is a failure.
fn has(tool: &str) -> anyhow::Result<bool> {
    let mut version = Command::new(env!("CARGO"));
    version.args([tool, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    if version.status().is_ok_and(|status| status.success()) {
        return Ok(true);
    }
    let component = if tool == "fmt" { "rustfmt" } else { tool };
    if std::env::var_os("CI").is_some() {
        bail!("cargo {tool} is not installed, and CI leaves no check out: rustup component add {component}");
    }
    println!("xtask: NOT CHECKED: cargo {tool} is not installed (rustup component add {component})");
    Ok(false)
}
