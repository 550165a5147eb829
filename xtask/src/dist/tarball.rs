//! The tarball: the same files for any Linux, in a folder named after the version.

use super::VERSION;
use super::staged::StagedFiles;
use anyhow::ensure;
use std::env::consts::{ARCH, OS};
use std::path::PathBuf;
use std::process::Command;

pub(crate) fn pack(files: &StagedFiles) -> anyhow::Result<PathBuf> {
    let name = format!("hightable-{VERSION}-{ARCH}-{OS}");
    let file = files.packages().join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--create", "--gzip", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--file"]);
    tar.arg(&file).arg("--directory").arg(&files.root).arg(format!("--transform=s,^\\.,{name},")).arg(".");
    ensure!(tar.status()?.success(), "tar failed");
    Ok(file)
}
