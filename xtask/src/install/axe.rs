//! axe-core, the accessibility checker of the browser tests, from a Python package.

use super::{apt, can_run, not_checked};
use anyhow::ensure;
use std::fs;
use std::process::Command;
use testkit::axe;

/// The Python package that contains axe-core.
const AXE: &str = "axe-core-python==0.1.0";

/// Fetches axe-core if it is missing. If it cannot be fetched, prints why, which in CI is a failure.
pub(crate) fn ensure_installed() -> anyhow::Result<()> {
    if axe::file().is_file() {
        return Ok(());
    }
    let pip = || can_run("python3", &["-m", "pip", "--version"]);
    apt::ensure_installed("pip", "python3-pip", pip, || apt::install(&["python3-pip"]))?;
    match fetch() {
        Ok(()) => Ok(()),
        Err(error) => not_checked(&format!("axe-core cannot be fetched: {error}")),
    }
}

fn fetch() -> anyhow::Result<()> {
    let folder = axe::folder();
    fs::create_dir_all(&folder)?;
    let at = folder.to_str().expect("our own folder's name is text");
    python(&["-m", "pip", "download", "--quiet", "--no-deps", "--dest", at, AXE])?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "whl") {
            python(&["-m", "zipfile", "-e", &path.to_string_lossy(), at])?;
        }
    }
    ensure!(axe::file().is_file(), "{AXE} does not contain axe-core");
    Ok(())
}

fn python(args: &[&str]) -> anyhow::Result<()> {
    let status = Command::new("python3").args(args).status()?;
    ensure!(status.success(), "python3 {} failed", args.join(" "));
    Ok(())
}
