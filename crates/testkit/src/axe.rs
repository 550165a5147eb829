//! axe-core, the accessibility checker: where its script is once it is fetched.
//!
//! It is part of a Python package that `cargo xtask test` fetches.

use crate::skip::report_missing;
use std::fs;
use std::path::{Path, PathBuf};

/// How to install it.
const FETCH: &str = "axe-core is not there (cargo xtask axe)";

/// The folder of the unpacked package.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe")
}

/// The file of the script.
#[must_use]
pub fn file() -> PathBuf {
    folder().join("axe_core_python/axe.min.js")
}

/// The script; if it is missing, reports that and how to install it.
///
/// # Panics
/// If it is missing and `CI` is set, where no check may be skipped.
#[must_use]
pub fn script() -> Option<String> {
    let script = fs::read_to_string(file()).ok();
    if script.is_none() {
        report_missing(FETCH);
    }
    script
}
