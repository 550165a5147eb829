//! `hightable completions`.

use crate::{LocaleContext, Outcome, help, output};
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
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(ctx.locale), "hightable", &mut script);
        output::print(&String::from_utf8(script)?)?;
        Ok(Outcome::Done)
    }
}
