//! Programs that tests need beside the Rust toolchain: installed by name where they are missing and may be installed.

use anyhow::{bail, ensure};
use std::process::{Command, Stdio};

/// Sees to it that a program is there. Where it is not and cannot be installed, says what to install, which in CI is a failure.
pub(crate) fn provide(
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
        ensure!(is_there(), "the package {package} brought no {what}");
        return Ok(());
    }
    if std::env::var_os("CI").is_some() {
        bail!("{what} is not installed, and CI leaves no check out: apt-get install -y {package}");
    }
    println!("xtask: NOT CHECKED: {what} is not installed (apt-get install -y {package})");
    Ok(())
}

/// Installs packages.
pub(crate) fn install(packages: &[&str]) -> anyhow::Result<()> {
    apt_get(&["update"])?;
    apt_get(&[&["install", "-y"], packages].concat())
}

/// Whether this is root of a Debian.
fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && starts("apt-get", &["--version"])
}

/// Whether a program is there and does what it is asked.
pub(crate) fn starts(program: &str, args: &[&str]) -> bool {
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn apt_get(args: &[&str]) -> anyhow::Result<()> {
    println!("xtask: apt-get {}", args.join(" "));
    let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status()?;
    ensure!(status.success(), "apt-get {} failed", args.join(" "));
    Ok(())
}
