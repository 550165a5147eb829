//! Writing to standard output and to files.

use crate::CliError;
use serde_json::Value;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
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

/// A file to be written; an existing file stays until then.
pub(crate) struct OutputFile<'a> {
    path: &'a Path,
    target: Target,
}

/// Where the bytes go.
enum Target {
    /// A file: written under another name and renamed when complete, so that an interruption loses nothing.
    File(PathBuf),
    /// A pipe or a device, which cannot be replaced.
    Stream(File),
}

impl OutputFile<'_> {
    /// Checks that a file can be written, before long work whose result it is for. Leaves nothing behind if it is never
    /// written.
    pub(crate) fn create(path: &Path) -> Result<OutputFile<'_>, CliError> {
        let target = Target::find(path).map_err(|error| write_error(path, &error))?;
        Ok(OutputFile { path, target })
    }

    /// Writes the whole content.
    pub(crate) fn write(self, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
        let written = match self.target {
            Target::File(path) => write_atomically(&path, bytes.as_ref()),
            Target::Stream(mut file) => file.write_all(bytes.as_ref()),
        };
        written.map_err(|error| write_error(self.path, &error))
    }
}

impl Target {
    fn find(path: &Path) -> io::Result<Target> {
        // A symbolic link stays: its target is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        match OpenOptions::new().write(true).open(&path) {
            Ok(file) if !file.metadata()?.is_file() => return Ok(Target::Stream(file)),
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(_) | Err(_) => {}
        }
        let part = sibling_path(&path, ".part");
        File::create(&part).and_then(|_| fs::remove_file(&part))?;
        Ok(Target::File(path))
    }
}

/// The path with a suffix added to the file name.
pub(crate) fn sibling_path(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Replaces a file atomically.
fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = sibling_path(path, ".part");
    let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
    written.inspect_err(|_| {
        // The first error is reported; the temporary file may not exist.
        let _ = fs::remove_file(&part);
    })
}

/// The error that a file cannot be written.
pub(crate) fn write_error(path: &Path, error: &io::Error) -> CliError {
    CliError::new("ht-not-copied").with("file", path.display()).with("why", error)
}

/// Whether the reader of standard output has closed the pipe, as `head` does.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Shows a long text with the pager of the environment or `less`; prints it without a terminal or pager.
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
        // The pipe breaks if the pager ends early.
        match pipe.write_all(text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.into()),
            Err(_) | Ok(()) => {}
        }
    }
    child.wait()?;
    Ok(())
}
