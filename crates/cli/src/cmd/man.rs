//! `hightable man`.

use crate::{Outcome, Speech, Trouble, help};
use clap::Args;
use std::path::PathBuf;

/// Write the man pages to a folder, one per command
#[derive(Args)]
pub(crate) struct Man {
    /// The folder
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl Man {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let written = clap_mangen::generate_to(help::command(speech.locale), &self.folder);
        let folder = self.folder.display();
        written.map_err(|why| Trouble::new("tool-bad-man").with("file", folder).because(why))?;
        Ok(Outcome::Done)
    }
}
