//! Packages of the distribution.

use super::{can_run, not_checked};
use anyhow::ensure;
use std::process::Command;

/// Installs a program if it is missing. If it cannot be installed, prints what to install, which in CI is a failure.
pub(crate) fn ensure_installed(
    what: &str,
    package: &str,
    is_there: impl Fn() -> bool,
    install: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    if is_there() {
        return Ok(());
    }
    if may_install() {
        install()?;
        ensure!(is_there(), "{what} is missing although the package {package} is installed");
        return Ok(());
    }
    not_checked(&format!("{what} is not installed (apt-get install -y {package})"))
}

/// Installs packages.
pub(crate) fn install(packages: &[&str]) -> anyhow::Result<()> {
    apt_get(&["update"])?;
    apt_get(&[&["install", "-y"], packages].concat())
}

/// Whether this is root on Debian.
fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && can_run("apt-get", &["--version"])
}

/// Runs apt-get; its output is printed only if it fails, because compiler output is printed at the same time.
fn apt_get(args: &[&str]) -> anyhow::Result<()> {
    println!("xtask: apt-get {}", args.join(" "));
    let output = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").output()?;
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "apt-get {} failed:\n{text}", args.join(" "));
    Ok(())
}
