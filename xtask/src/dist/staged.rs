//! The files of an installation, as they lie below `/`.

use super::{empty, notices};
use anyhow::{Context, ensure};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder that holds the files.
pub(crate) struct StagedFiles {
    pub(crate) root: PathBuf,
}

/// Files of the repository and where they are installed.
const COPIED: [(&str, &str); 7] = [
    ("packaging/hightable.service", "usr/lib/systemd/system/hightable.service"),
    ("packaging/hightable.toml", "etc/hightable/hightable.toml"),
    ("packaging/deb/copyright", "usr/share/doc/hightable/copyright"),
    ("LICENSE-APACHE", "usr/share/doc/hightable/LICENSE-APACHE"),
    ("LICENSE-MIT", "usr/share/doc/hightable/LICENSE-MIT"),
    ("docs/operations.md", "usr/share/doc/hightable/operations.md"),
    ("CHANGELOG.md", "usr/share/doc/hightable/CHANGELOG.md"),
];

/// Shells and where their completions are installed.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/hightable"),
    ("fish", "usr/share/fish/vendor_completions.d/hightable.fish"),
    ("zsh", "usr/share/zsh/vendor-completions/_hightable"),
];

const NOTICES: &str = "usr/share/doc/hightable/THIRD-PARTY-LICENSES";

const MAN: &str = "usr/share/man/man1";

impl StagedFiles {
    /// Lays out everything around a binary, which prints its own completions and man pages.
    pub(crate) fn of(binary: &Path, packages: &Path) -> anyhow::Result<StagedFiles> {
        let files = StagedFiles { root: packages.join("root") };
        empty(&files.root)?;
        files.copy(binary, "usr/bin/hightable")?;
        strip(&files.root.join("usr/bin/hightable"))?;
        for (from, to) in COPIED {
            files.copy(Path::new(from), to)?;
        }
        for (shell, to) in COMPLETIONS {
            let script = output(binary, &["completions", shell])?;
            fs::write(files.place(to)?, script).context(to)?;
        }
        fs::write(files.place(NOTICES)?, notices::text()?).context(NOTICES)?;
        let man = files.place(MAN)?;
        fs::create_dir_all(&man)?;
        output(binary, &["man", &man.to_string_lossy()])?;
        Ok(files)
    }

    /// The folder of the packages.
    pub(crate) fn packages(&self) -> &Path {
        self.root.parent().expect("the files are staged below the folder of the packages")
    }

    fn copy(&self, from: &Path, to: &str) -> anyhow::Result<()> {
        let place = self.place(to)?;
        fs::copy(from, &place).with_context(|| from.display().to_string())?;
        let mode = if to.starts_with("usr/bin/") { 0o755 } else { 0o644 };
        Ok(fs::set_permissions(place, fs::Permissions::from_mode(mode))?)
    }

    /// A path below the root, whose folder exists.
    fn place(&self, path: &str) -> anyhow::Result<PathBuf> {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
        Ok(path)
    }
}

/// Takes debug information out, if the tool for it is installed.
fn strip(binary: &Path) -> anyhow::Result<()> {
    if crate::install::can_run("strip", &["--version"]) {
        ensure!(Command::new("strip").arg(binary).status()?.success(), "strip failed");
    }
    Ok(())
}

/// What the program prints, in English.
fn output(binary: &Path, args: &[&str]) -> anyhow::Result<Vec<u8>> {
    let output = Command::new(binary).args(args).args(["--lang", "en"]).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} {} failed: {errors}", binary.display(), args.join(" "));
    Ok(output.stdout)
}
