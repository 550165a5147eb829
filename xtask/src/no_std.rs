//! The rules crates on a target without `std`.

use crate::step;
use anyhow::ensure;
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A microcontroller: its toolchain has `core` and `alloc`, but no `std`.
const TARGET: &str = "thumbv7em-none-eabi";

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
    let packages = packages()?;
    let packages = packages.iter().flat_map(|package| ["--package", package]);
    step::run(step::cargo(&["check", "--quiet", "--all-features", "--target", TARGET]).args(packages))
}

/// The packages that declare `no_std`: the engine and the rules.
fn packages() -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    for package in MetadataCommand::new().no_deps().exec()?.packages {
        let lib = package.targets.iter().find(|target| target.is_lib());
        let source = lib.map(|lib| fs::read_to_string(&lib.src_path)).transpose()?.unwrap_or_default();
        if source.lines().any(|line| line == "#![no_std]") {
            found.push(package.name.to_string());
        }
    }
    ensure!(!found.is_empty(), "no package declares no_std");
    Ok(found)
}

/// Whether the compiler has the libraries of the target.
fn is_installed() -> bool {
    let rustc = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    rustc.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
