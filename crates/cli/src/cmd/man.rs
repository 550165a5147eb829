//! `hightable man`.

use crate::{CliError, LocaleContext, Outcome, help};
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
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let written = clap_mangen::generate_to(help::command(ctx.locale), &self.folder);
        let folder = self.folder.display();
        written.map_err(|why| CliError::new("tool-bad-man").with("file", folder).caused_by(why))?;
        Ok(Outcome::Done)
    }
}
