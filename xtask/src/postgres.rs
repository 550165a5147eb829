//! PostgreSQL for the tests that need one: installed by name where it is missing and may be installed.

use anyhow::{Context, bail, ensure};
use std::fs;
use std::path::Path;
use std::process::Command;
use testkit::Postgres;

const PACKAGE: &str = "postgresql";

/// Keeps Debian's package from making and starting a cluster that nobody asked for.
const NO_CLUSTER: &str = "/etc/postgresql-common/createcluster.d/no-main-cluster.conf";

/// Installs PostgreSQL if it is missing; where that cannot be, says what to install, which in CI is a failure.
pub(crate) fn provide() -> anyhow::Result<()> {
    if Postgres::is_installed() {
        return Ok(());
    }
    if may_install() {
        return install();
    }
    if std::env::var_os("CI").is_some() {
        bail!("PostgreSQL is not installed, and CI leaves no check out: apt-get install -y {PACKAGE}");
    }
    println!("xtask: NOT CHECKED: PostgreSQL is not installed (apt-get install -y {PACKAGE})");
    Ok(())
}

/// Whether this is root of a Debian.
fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && Command::new("apt-get").arg("--version").output().is_ok_and(|output| output.status.success())
}

fn install() -> anyhow::Result<()> {
    apt_get(&["update"])?;
    let asked = Path::new(NO_CLUSTER);
    fs::create_dir_all(asked.parent().expect("the file is in a folder"))?;
    fs::write(asked, "create_main_cluster = false\n").context(NO_CLUSTER)?;
    let installed = apt_get(&["install", "-y", PACKAGE]);
    fs::remove_file(asked).context(NO_CLUSTER)?;
    installed?;
    ensure!(Postgres::is_installed(), "the package {PACKAGE} brought no PostgreSQL");
    Ok(())
}

fn apt_get(args: &[&str]) -> anyhow::Result<()> {
    println!("xtask: apt-get {}", args.join(" "));
    let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status()?;
    ensure!(status.success(), "apt-get {} failed", args.join(" "));
    Ok(())
}
