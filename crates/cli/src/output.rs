//! Writing to standard output, where a closed pipe is no error of ours.

use serde_json::Value;
use std::io::{self, ErrorKind, Write};

/// Prints a text as it is.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints one JSON value on a line of its own.
pub(crate) fn json(value: &Value) -> anyhow::Result<()> {
    print(&format!("{value}\n"))
}

/// Whether somebody downstream has read enough, as `head` does.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
