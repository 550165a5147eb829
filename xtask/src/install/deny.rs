//! cargo-deny, which checks licences, sources and duplicate versions of dependencies.

use super::{can_run, not_checked};
use crate::step;
use std::path::PathBuf;
use std::process::Stdio;

/// The version that is installed if none is there.
const VERSION: &str = "0.20.2";

/// Where it is installed, so that it is no part of the user's own programs.
const ROOT: &str = "target/tools";

/// The program: the user's own, or ours if it is installed.
pub(crate) fn path() -> Option<PathBuf> {
    if can_run("cargo-deny", &["--version"]) {
        return Some(PathBuf::from("cargo-deny"));
    }
    Some(PathBuf::from(ROOT).join("bin/cargo-deny")).filter(|path| path.is_file())
}

/// Installs cargo-deny if it is missing, without optimisation: it runs for a second and would compile for two minutes.
pub(crate) fn ensure_installed() -> anyhow::Result<()> {
    if path().is_some() {
        return Ok(());
    }
    println!("xtask: cargo install cargo-deny@{VERSION}");
    let package = format!("cargo-deny@{VERSION}");
    let mut install = step::cargo(&["install", "--quiet", "--locked", "--debug", "--root", ROOT, &package]);
    match install.stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) | Err(_) => not_checked(&format!("cargo-deny cannot be installed (cargo install {package})")),
    }
}
