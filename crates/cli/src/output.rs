//! Writing to standard output, where a closed pipe is no error of ours.

use crate::Trouble;
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

/// A file to be written, and what stood there before until it is.
pub(crate) struct Sheet<'a> {
    path: &'a Path,
    place: Place,
}

/// Where a sheet is written.
enum Place {
    /// A file: written beside its place and moved there when it is whole, so that a program that is stopped loses nothing.
    File(PathBuf),
    /// A pipe or a device, beside which there is no room.
    Stream(File),
}

impl Sheet<'_> {
    /// Finds out that a file can be written before the work whose fruit it shall hold: nobody wants to learn afterwards that
    /// it cannot be. Nothing is left behind if it never is.
    pub(crate) fn open(path: &Path) -> Result<Sheet<'_>, Trouble> {
        let place = Place::find(path).map_err(|error| unwritten(path, &error))?;
        Ok(Sheet { path, place })
    }

    /// Writes all of it.
    pub(crate) fn fill(self, bytes: impl AsRef<[u8]>) -> Result<(), Trouble> {
        let written = match self.place {
            Place::File(path) => write_whole(&path, bytes.as_ref()),
            Place::Stream(mut file) => file.write_all(bytes.as_ref()),
        };
        written.map_err(|error| unwritten(self.path, &error))
    }
}

impl Place {
    fn find(path: &Path) -> io::Result<Place> {
        // A link stays a link: what it points to is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        match OpenOptions::new().write(true).open(&path) {
            Ok(file) if !file.metadata()?.is_file() => return Ok(Place::Stream(file)),
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(_) | Err(_) => {}
        }
        let part = beside(&path, ".part");
        File::create(&part).and_then(|_| fs::remove_file(&part))?;
        Ok(Place::File(path))
    }
}

/// The file of the same name with this at its end.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Writes a file that is whole or as it was, even if the program is stopped in between.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = beside(path, ".part");
    let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
    written.inspect_err(|_| {
        // The first error is the one to be told; there may be no part to remove.
        let _ = fs::remove_file(&part);
    })
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
