//! The data location of a server, locked against other servers.

use super::config::DataLocation;
use crate::CliError;
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The URL of the database, and the lock of its file, which lasts until it is dropped.
pub(super) fn lock_data_dir(location: DataLocation) -> Result<(String, Option<File>), CliError> {
    let database = match location {
        DataLocation::Database(url) => url,
        DataLocation::Folder(folder) => format!("sqlite:{}", folder.join("hightable.db").display()),
    };
    let lock = store::sqlite_file(&database).map(|file| lock_file(&file)).transpose()?;
    Ok((database, lock))
}

/// Locks a SQLite file.
fn lock_file(file: &Path) -> Result<File, CliError> {
    let unusable = |why: io::Error| CliError::new("tool-bad-store").with("why", why);
    let path = lock_path(file).map_err(unusable)?;
    let lock = open(&path).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(CliError::new("tool-bad-shared").with("file", file.display())),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

/// The path of the lock of a SQLite file. The folder is created if it is missing, readable by the owner only.
fn lock_path(file: &Path) -> io::Result<PathBuf> {
    let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    // A symbolic link has the lock of its target.
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
