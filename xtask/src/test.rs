//! `cargo xtask test`: the README's test command, and all that CI runs.

use crate::cargo;
use anyhow::bail;
use std::process::{Command, Stdio};

pub(crate) fn run() -> anyhow::Result<()> {
    if has("fmt")? {
        cargo(&["fmt", "--all", "--check"])?;
    }
    if has("clippy")? {
        cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"])?;
    }
    cargo(&["test", "--workspace", "--all-features"])?;
    document()?;
    cargo(&["run", "--release", "--quiet", "--", "games"])?;
    println!("xtask: all checks passed");
    Ok(())
}

/// The documentation of our own crates, where a broken link is an error.
fn document() -> anyhow::Result<()> {
    println!("xtask: cargo doc");
    let mut doc = Command::new(env!("CARGO"));
    doc.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "--deny warnings");
    anyhow::ensure!(doc.status()?.success(), "the documentation has warnings");
    Ok(())
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
