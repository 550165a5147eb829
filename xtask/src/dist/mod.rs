//! `cargo xtask dist`: the packages.

mod deb;
mod installed;
mod notices;
mod staged;
mod tarball;

use crate::flags::Dist;
use crate::{install, step};
use staged::StagedFiles;
use std::env;
use std::path::{Path, PathBuf};

/// The folder of the packages.
const FOLDER: &str = "target/packages";

/// The folder of the packages that are only tested.
const TEST_FOLDER: &str = "target/packages/test";

/// The version of all our crates.
const VERSION: &str = env!("CARGO_PKG_VERSION");

pub(crate) fn run(flags: &Dist) -> anyhow::Result<()> {
    let profile = flags.profile.as_deref().unwrap_or("dist");
    step::run_cargo(&["build", "--package", "hightable", "--profile", profile])?;
    let packages = Packages::of(&binary(profile), Path::new(FOLDER))?;
    println!("{}", packages.tarball.display());
    match &packages.deb {
        Some(deb) => println!("{}", deb.display()),
        None => println!("xtask: no Debian package: dpkg-deb is not installed"),
    }
    if flags.test { packages.test() } else { Ok(()) }
}

/// Packs the binary that the tests have built and used, and tests the packages.
///
/// The packages of a release are built with the profile `dist`, which compiles for minutes: `cargo xtask dist --test`.
pub(crate) fn test() -> anyhow::Result<()> {
    step::time("install the packages and start the service", || {
        Packages::of(&binary("dev"), Path::new(TEST_FOLDER))?.test()
    })
}

/// The packages of a binary.
struct Packages {
    tarball: PathBuf,
    /// None where dpkg-deb is not installed.
    deb: Option<PathBuf>,
}

impl Packages {
    fn of(binary: &Path, folder: &Path) -> anyhow::Result<Packages> {
        let files = StagedFiles::of(binary, folder)?;
        let deb = deb::can_be_built().then(|| deb::pack(&files)).transpose()?;
        Ok(Packages { tarball: tarball::pack(&files)?, deb })
    }

    /// Installs the packages, starts the service from them and fetches the lobby.
    fn test(&self) -> anyhow::Result<()> {
        installed::from_tarball(&self.tarball)?;
        match &self.deb {
            Some(deb) => installed::from_deb(deb),
            None => install::not_checked("dpkg-deb is not installed: the Debian package is not tested"),
        }
    }
}

/// The program as cargo built it.
fn binary(profile: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = if profile == "dev" { "debug" } else { profile };
    target.join(folder).join("hightable")
}

/// Makes an empty folder.
fn empty(folder: &Path) -> std::io::Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder)
}
