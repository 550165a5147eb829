//! `cargo xtask test`: the README's test command, and all that CI runs.

use crate::{cargo, postgres};
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
    cargo(&["test", "--workspace", "--all-features"])?;
    document()?;
    cargo(&["run", "--release", "--quiet", "--", "games"])?;
    println!("xtask: all checks passed");
    Ok(())
}

/// Sees to it that python3 is there, for the second opinion about fair dice: installs it where that is possible; otherwise
/// says how to get it, which in CI is a failure.
fn python() -> anyhow::Result<()> {
    if starts("python3", &["--version"]) {
        return Ok(());
    }
    if is_root() {
        println!("xtask: apt-get install python3");
        if starts("apt-get", &["install", "--yes", "python3"]) {
            return Ok(());
        }
    }
    if std::env::var_os("CI").is_some() {
        bail!("python3 is not installed, and CI leaves no check out: apt-get install python3");
    }
    println!("xtask: NOT CHECKED: python3 is not installed (apt-get install python3): docs/fair-dice.py");
    Ok(())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Whether a program is there and does what it is asked.
fn starts(program: &str, args: &[&str]) -> bool {
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
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
