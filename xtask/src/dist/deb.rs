//! The Debian package.

use super::VERSION;
use super::staged::StagedFiles;
use crate::install::can_run;
use anyhow::{Context, ensure};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The template of the control file.
const CONTROL: &str = "packaging/deb/control";

/// The other control files and their modes.
const CONTROL_FILES: [(&str, u32); 4] =
    [("conffiles", 0o644), ("postinst", 0o755), ("prerm", 0o755), ("postrm", 0o755)];

pub(crate) fn can_be_built() -> bool {
    can_run("dpkg-deb", &["--version"])
}

pub(crate) fn pack(files: &StagedFiles) -> anyhow::Result<PathBuf> {
    let folder = files.root.join("DEBIAN");
    fs::create_dir_all(&folder)?;
    let architecture = printed("dpkg", &["--print-architecture"])?;
    fs::write(folder.join("control"), control(files, &architecture)?)?;
    for (name, mode) in CONTROL_FILES {
        let to = folder.join(name);
        fs::copy(Path::new("packaging/deb").join(name), &to)?;
        fs::set_permissions(&to, fs::Permissions::from_mode(mode))?;
    }
    let file = files.packages().join(format!("hightable_{VERSION}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    build.args(["--build", "--root-owner-group", "-Zgzip"]).arg(&files.root).arg(&file);
    let built = build.output()?;
    ensure!(built.status.success(), "dpkg-deb failed: {}", String::from_utf8_lossy(&built.stderr));
    fs::remove_dir_all(folder)?;
    Ok(file)
}

/// The control file. The C library must be at least the one that the program was linked with.
fn control(files: &StagedFiles, architecture: &str) -> anyhow::Result<String> {
    let template = fs::read_to_string(CONTROL).context(CONTROL)?;
    let glibc = printed("getconf", &["GNU_LIBC_VERSION"])?;
    let glibc = glibc.split_whitespace().last().context("getconf prints a version")?;
    let kilobytes = printed("du", &["--summarize", "--block-size=1K", &files.root.to_string_lossy()])?;
    let kilobytes = kilobytes.split_whitespace().next().context("du prints a size")?;
    let control = template.replace("{version}", VERSION).replace("{architecture}", architecture);
    Ok(control.replace("{glibc}", glibc).replace("{installed_size}", kilobytes))
}

fn printed(program: &str, args: &[&str]) -> anyhow::Result<String> {
    let output = Command::new(program).args(args).output().with_context(|| program.to_string())?;
    ensure!(output.status.success(), "{program} failed");
    Ok(String::from_utf8(output.stdout)?.trim().to_string())
}
