//! The rules crates on a target without `std`.

use crate::step;
use std::path::Path;
use std::process::{Command, Stdio};

/// A microcontroller: its toolchain has `core` and `alloc`, but no `std`.
const TARGET: &str = "thumbv7em-none-eabi";

/// The engine and the rules crates.
const PACKAGES: [&str; 4] =
    ["hightable-engine", "hightable-krieg", "hightable-verraeter", "hightable-kingsburg"];

/// Compiles the rules crates for a target without `std`, where that target is installed or can be installed.
///
/// Like the advisory database of cargo-deny, it comes from no package registry: a machine that cannot reach it skips the check, also in
/// CI. A test of the architecture checks the manifests in any case.
pub(crate) fn check() -> anyhow::Result<()> {
    if !is_installed() {
        println!("xtask: rustup target add {TARGET}");
        let _ = Command::new("rustup").args(["target", "add", TARGET]).stderr(Stdio::null()).status();
    }
    if !is_installed() {
        println!("xtask: NOT CHECKED: the target {TARGET} cannot be installed (rustup target add {TARGET})");
        return Ok(());
    }
    let packages = PACKAGES.iter().flat_map(|package| ["--package", package]);
    step::run(step::cargo(&["check", "--quiet", "--all-features", "--target", TARGET]).args(packages))
}

/// Whether the compiler has the libraries of the target.
fn is_installed() -> bool {
    let rustc = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    rustc.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
