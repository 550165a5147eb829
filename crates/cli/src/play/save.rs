//! The record of a game, written as it grows.

use super::company::Company;
use crate::Trouble;
use games::{DynMatch, Record};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that holds every ply as soon as it has been played.
pub(crate) struct Save {
    path: PathBuf,
    file: File,
}

/// The comment that says who sits where.
const PLAYERS: &str = "# players: ";

impl Save {
    /// Begins a file; one that exists is not touched.
    pub(crate) fn begin(path: &Path, company: &Company, table: &dyn DynMatch) -> anyhow::Result<Save> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = match file {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(Trouble::new("ht-bad-save-exists").with("file", path.display()).into());
            }
            file => file.map_err(|error| unwritten(path, &error))?,
        };
        let mut save = Save { path: path.into(), file };
        save.write(&text(company, table))?;
        Ok(save)
    }

    /// Goes on with a file: who sat where, if it says so, and the game.
    pub(crate) fn resume(
        path: &Path,
        components: Option<&str>,
    ) -> anyhow::Result<(Save, Option<Company>, Box<dyn DynMatch>)> {
        let text = fs::read_to_string(path);
        let text = text.map_err(|error| {
            Trouble::new("ht-bad-no-game").with("file", path.display()).with("why", error)
        })?;
        let table = Record::parse(&text).and_then(|record| record.replay(components));
        let flawed = |flaw| Trouble::new("ht-bad-record").with("file", path.display()).because(flaw);
        let table = table.map_err(flawed)?;
        let line = text.lines().find_map(|line| line.strip_prefix(PLAYERS));
        let company = line.map(Company::read).transpose()?;
        let file = OpenOptions::new().append(true).open(path);
        let file = file.map_err(|error| unwritten(path, &error))?;
        let mut save = Save { path: path.into(), file };
        if !text.ends_with('\n') {
            save.write("\n")?;
        }
        Ok((save, company, table))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a ply.
    pub(crate) fn add(&mut self, line: &str) -> anyhow::Result<()> {
        self.write(&format!("{line}\n"))
    }

    /// Writes everything anew, after something was taken back: first beside the file, so that nothing is lost.
    pub(crate) fn rewrite(&mut self, company: &Company, table: &dyn DynMatch) -> anyhow::Result<()> {
        let beside = self.path.with_extension("new");
        let written = fs::write(&beside, text(company, table)).and_then(|()| fs::rename(&beside, &self.path));
        let opened = written.and_then(|()| OpenOptions::new().append(true).open(&self.path));
        self.file = opened.map_err(|error| unwritten(&self.path, &error))?;
        Ok(())
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        Ok(written.map_err(|error| unwritten(&self.path, &error))?)
    }
}

fn unwritten(path: &Path, error: &io::Error) -> Trouble {
    Trouble::new("ht-not-copied").with("file", path.display()).with("why", error)
}

/// The record with who sits where.
pub(crate) fn text(company: &Company, table: &dyn DynMatch) -> String {
    format!("{PLAYERS}{company}\n{}", table.record().annotated())
}
