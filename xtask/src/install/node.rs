//! Node.js, which runs the unit tests of the page script. They need its test runner and no package of npm.

use super::{apt, can_run, not_checked};

const PACKAGE: &str = "nodejs";

/// Installs Node.js if it is missing. If it cannot be installed, prints what to install, which in CI is a failure.
pub(crate) fn ensure_installed() -> anyhow::Result<()> {
    apt::ensure_installed("Node.js", PACKAGE, is_installed, || apt::install(&[PACKAGE]))
}

/// Whether Node.js is installed; if not, prints what to install, which in CI is a failure.
pub(crate) fn is_there() -> anyhow::Result<bool> {
    if !is_installed() {
        not_checked(&format!(
            "the page script is not tested without Node.js 18 or newer (apt-get install -y {PACKAGE})"
        ))?;
    }
    Ok(is_installed())
}

/// Whether there is a version with a test runner.
fn is_installed() -> bool {
    can_run("node", &["--eval", "require('node:test')"])
}
