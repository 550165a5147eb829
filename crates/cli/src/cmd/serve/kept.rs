//! Where a server keeps everything, and that no other does so there.

use super::config::Kept;
use crate::Trouble;
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The database, and what keeps other servers from its file as long as it lives.
pub(super) fn keep(kept: Kept) -> Result<(String, Option<File>), Trouble> {
    let database = match kept {
        Kept::Database(url) => url,
        Kept::Folder(folder) => format!("sqlite:{}", folder.join("hightable.db").display()),
    };
    let alone = store::file_of(&database).map(|file| lock(&file)).transpose()?;
    Ok((database, alone))
}

/// Locks a file of SQLite, in whichever way it was named.
fn lock(file: &Path) -> Result<File, Trouble> {
    let unusable = |why: io::Error| Trouble::new("tool-bad-store").with("why", why);
    let beside = lock_of(file).map_err(unusable)?;
    let lock = open(&beside).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Trouble::new("tool-bad-shared").with("file", file.display())),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

/// The file beside a file of SQLite by which it is locked. The folder is made if it is missing, for nobody else's eyes.
fn lock_of(file: &Path) -> io::Result<PathBuf> {
    let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    // A link to the file is the file.
    let file = file.canonicalize().unwrap_or_else(|_| file.to_path_buf());
    let mut name = file.into_os_string();
    name.push(".lock");
    Ok(name.into())
}

fn open(lock: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.create(true).append(true).open(lock)
}
