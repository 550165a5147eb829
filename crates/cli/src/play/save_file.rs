//! The record of a game, written as it grows.

use super::players::Players;
use crate::CliError;
use games::{DynMatch, Record};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file to which every ply is appended when it is played.
pub(crate) struct SaveFile {
    path: PathBuf,
    file: File,
}

/// The comment with the players.
const PLAYERS: &str = "# players: ";

impl SaveFile {
    /// Creates a file; an error if it exists.
    pub(crate) fn begin(path: &Path, players: &Players, table: &dyn DynMatch) -> anyhow::Result<SaveFile> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = match file {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(CliError::new("ht-bad-save-exists").with("file", path.display()).into());
            }
            file => file.map_err(|error| write_error(path, &error))?,
        };
        let mut save = SaveFile { path: path.into(), file };
        save.write(&text(players, table))?;
        Ok(save)
    }

    /// Resumes a file: its players, if it has them, and the game.
    pub(crate) fn resume(
        path: &Path,
        components: Option<&str>,
    ) -> anyhow::Result<(SaveFile, Option<Players>, Box<dyn DynMatch>)> {
        let text = fs::read_to_string(path);
        let text = text.map_err(|error| {
            CliError::new("ht-bad-no-game").with("file", path.display()).with("why", error)
        })?;
        let table = Record::parse(&text).and_then(|record| record.replay(components));
        let flawed = |flaw| CliError::new("ht-bad-record").with("file", path.display()).caused_by(flaw);
        let table = table.map_err(flawed)?;
        let line = text.lines().find_map(|line| line.strip_prefix(PLAYERS));
        let players = line.map(Players::read).transpose()?;
        let file = OpenOptions::new().append(true).open(path);
        let file = file.map_err(|error| write_error(path, &error))?;
        let mut save = SaveFile { path: path.into(), file };
        if !text.ends_with('\n') {
            save.write("\n")?;
        }
        Ok((save, players, table))
    }

    /// The path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Appends a ply.
    pub(crate) fn add(&mut self, line: &str) -> anyhow::Result<()> {
        self.write(&format!("{line}\n"))
    }

    /// Replaces the file after an undo, atomically.
    pub(crate) fn rewrite(&mut self, players: &Players, table: &dyn DynMatch) -> anyhow::Result<()> {
        let beside = self.path.with_extension("new");
        let written = fs::write(&beside, text(players, table)).and_then(|()| fs::rename(&beside, &self.path));
        let opened = written.and_then(|()| OpenOptions::new().append(true).open(&self.path));
        self.file = opened.map_err(|error| write_error(&self.path, &error))?;
        Ok(())
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        Ok(written.map_err(|error| write_error(&self.path, &error))?)
    }
}

fn write_error(path: &Path, error: &io::Error) -> CliError {
    CliError::new("ht-not-copied").with("file", path.display()).with("why", error)
}

/// The record with the players.
pub(crate) fn text(players: &Players, table: &dyn DynMatch) -> String {
    format!("{PLAYERS}{players}\n{}", table.record().annotated())
}
