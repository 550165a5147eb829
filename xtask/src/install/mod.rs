//! Programs that the checks need beside the Rust toolchain: installed by name if they are missing and may be installed.

mod apt;
pub(crate) mod axe;
mod deny;
pub(crate) mod node;
mod postgres;

pub(crate) use deny::path as cargo_deny;

use crate::{is_ci, step};
use anyhow::bail;
use std::process::{Command, Stdio};

/// Installs everything that `cargo xtask test` needs.
pub(crate) fn all() -> anyhow::Result<()> {
    step::time("install PostgreSQL, Chromium, Node.js and Python packages", || {
        python()?;
        node::ensure_installed()?;
        postgres::ensure_installed()?;
        chromium()
    })?;
    step::time("install cargo-deny", deny::ensure_installed)
}

/// Installs Chromium, its driver and axe-core.
pub(crate) fn chromium() -> anyhow::Result<()> {
    let install = || apt::install(&["chromium", "chromium-driver"]);
    apt::ensure_installed("Chromium", "chromium chromium-driver", testkit::has_browser, install)?;
    axe::ensure_installed()
}

/// Python runs the second implementation of fair dice, and the example client of the API.
fn python() -> anyhow::Result<()> {
    let install = || apt::install(&["python3"]);
    apt::ensure_installed("Python", "python3", || can_run("python3", &["--version"]), install)
}

pub(crate) fn has_nextest() -> bool {
    can_run(env!("CARGO"), &["nextest", "--version"])
}

/// Whether a component of the toolchain is installed; if not, prints how to install it, which in CI is a failure.
pub(crate) fn has_component(tool: &str, component: &str) -> anyhow::Result<bool> {
    if can_run(env!("CARGO"), &[tool, "--version"]) {
        return Ok(true);
    }
    not_checked(&format!("cargo {tool} is not installed (rustup component add {component})"))?;
    Ok(false)
}

/// Says that a check cannot run, which in CI is a failure.
pub(crate) fn not_checked(why: &str) -> anyhow::Result<()> {
    if is_ci() {
        bail!("CI skips no check: {why}");
    }
    println!("xtask: NOT CHECKED: {why}");
    Ok(())
}

/// Whether a program is installed and succeeds with these arguments.
pub(crate) fn can_run(program: &str, args: &[&str]) -> bool {
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
