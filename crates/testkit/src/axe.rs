//! axe-core, the script that judges whether a page can be read by everybody: where it lies, once it is fetched.
//!
//! It comes out of a Python package that `cargo xtask test` fetches; nothing of it is ours.

use crate::missing::leave_out;
use std::fs;
use std::path::{Path, PathBuf};

/// How to get what is missing.
const FETCH: &str = "axe-core is not there (cargo xtask axe)";

/// The folder that the package is unpacked in.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe")
}

/// The script's file.
#[must_use]
pub fn file() -> PathBuf {
    folder().join("axe_core_python/axe.min.js")
}

/// The script, if it is there; if not, says so and how to get it.
///
/// # Panics
/// When it is not there and `CI` is set, which leaves no check out.
#[must_use]
pub fn script() -> Option<String> {
    let script = fs::read_to_string(file()).ok();
    if script.is_none() {
        leave_out(FETCH);
    }
    script
}
