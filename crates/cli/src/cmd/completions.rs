//! `hightable completions`.

use crate::{Outcome, Speech, help, output};
use clap::Args;
use clap_complete::Shell;

/// Print a shell completion script
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(speech.locale), "hightable", &mut script);
        output::print(&String::from_utf8(script)?)?;
        Ok(Outcome::Done)
    }
}
