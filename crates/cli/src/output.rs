//! Writing to standard output, where a closed pipe is no error of ours.

use crate::Trouble;
use serde_json::Value;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Stdio};

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

/// A file to be written.
pub(crate) struct Sheet<'a> {
    path: &'a Path,
    file: File,
}

impl Sheet<'_> {
    /// Opens a file before the work whose fruit it shall hold: nobody wants to learn afterwards that it cannot be.
    pub(crate) fn open(path: &Path) -> Result<Sheet<'_>, Trouble> {
        let file = File::create(path).map_err(|error| unwritten(path, &error))?;
        Ok(Sheet { path, file })
    }

    /// Writes all of it.
    pub(crate) fn fill(mut self, text: &str) -> Result<(), Trouble> {
        self.file.write_all(text.as_bytes()).map_err(|error| unwritten(self.path, &error))
    }
}

/// A file cannot be written.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Trouble {
    Trouble::new("ht-not-copied").with("file", path.display()).with("why", error)
}

/// Whether somebody downstream has read enough, as `head` does.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Shows a long text page by page, by the pager that the environment names or `less`; prints it where there is no
/// terminal or no pager.
pub(crate) fn page(text: &str) -> anyhow::Result<()> {
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let pager = pager.unwrap_or_else(|| "less".into());
    let mut words = pager.split_whitespace();
    let (Some(program), true) = (words.next(), io::stdout().is_terminal()) else {
        return print(text);
    };
    let mut command = Command::new(program);
    let Ok(mut child) = command.args(words).env("LESSCHARSET", "utf-8").stdin(Stdio::piped()).spawn() else {
        return print(text);
    };
    if let Some(mut pipe) = child.stdin.take() {
        // A reader who has read enough closes the pipe.
        match pipe.write_all(text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.into()),
            Err(_) | Ok(()) => {}
        }
    }
    child.wait()?;
    Ok(())
}
