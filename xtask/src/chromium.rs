//! What the tests in a browser need: Chromium, and axe-core, which judges whether pages can be read by everybody.

use crate::apt;
use anyhow::{bail, ensure};
use std::fs;
use std::process::Command;
use testkit::axe;

/// The package of Python that has axe-core in it.
const AXE: &str = "axe-core-python==0.1.0";

/// Installs Chromium if it is missing; where that cannot be, says what to install, which in CI is a failure.
pub(crate) fn provide() -> anyhow::Result<()> {
    let install = || apt::install(&["chromium", "chromium-driver"]);
    apt::provide("Chromium", "chromium chromium-driver", testkit::has_browser, install)?;
    provide_axe()
}

/// Fetches axe-core if it is missing; where that cannot be, says so, which in CI is a failure.
pub(crate) fn provide_axe() -> anyhow::Result<()> {
    if axe::file().is_file() {
        return Ok(());
    }
    let pip = || apt::starts("python3", &["-m", "pip", "--version"]);
    apt::provide("pip", "python3-pip", pip, || apt::install(&["python3-pip"]))?;
    match fetch_axe() {
        Ok(()) => Ok(()),
        Err(error) if std::env::var_os("CI").is_some() => {
            bail!("axe-core cannot be fetched, and CI leaves no check out: {error}")
        }
        Err(error) => {
            println!("xtask: NOT CHECKED: axe-core cannot be fetched: {error}");
            Ok(())
        }
    }
}

fn fetch_axe() -> anyhow::Result<()> {
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
    ensure!(axe::file().is_file(), "{AXE} has no axe-core in it");
    Ok(())
}

fn python(args: &[&str]) -> anyhow::Result<()> {
    println!("xtask: python3 {}", args.join(" "));
    let status = Command::new("python3").args(args).status()?;
    ensure!(status.success(), "python3 {} failed", args.join(" "));
    Ok(())
}
