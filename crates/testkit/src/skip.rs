//! What is not checked because a program is missing.

use std::env;
use std::io::{self, Write};

/// Says that something is not checked, and how to get what is missing.
///
/// # Panics
/// When `CI` is set, which leaves no check out.
pub(crate) fn leave_out(install: &str) {
    assert!(env::var_os("CI").is_none(), "CI leaves no check out: {install}");
    // Not eprintln: the test harness would hide it.
    writeln!(io::stderr(), "NOT CHECKED: {install}").expect("standard error takes a line");
}
