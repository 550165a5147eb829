//! Checks that are skipped because a program is missing.

use std::env;
use std::io::{self, Write};

/// Reports that a check is skipped, and how to install what is missing.
///
/// # Panics
/// If `CI` is set, where no check may be skipped.
pub(crate) fn report_missing(install: &str) {
    assert!(env::var_os("CI").is_none(), "no check may be skipped in CI: {install}");
    // Not eprintln: the test harness captures it.
    writeln!(io::stderr(), "NOT CHECKED: {install}").expect("standard error takes a line");
}
