//! `hightable`: the games of High Table from the command line.

mod cmd;
mod error;
mod help;
mod input;
mod locale_context;
mod output;
mod parallel;
mod play;
mod plot;
mod progress;
mod text_table;

use clap::Parser;
use cmd::Command;
use error::CliError;
use i18n::Locale;
use locale_context::LocaleContext;
use std::env::args_os;
use std::process::ExitCode;

/// High Table: three board games in the browser and the terminal, with full rules enforcement.
///
/// Without a command it starts the server and prints its URL.
#[derive(Parser)]
#[command(name = "hightable", version = env!("HIGHTABLE_VERSION"), max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Language: en, it, fr or de; default: from the environment
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Locale>,
}

/// The result of a command as an exit code: 0 done or yes, 1 no; errors are 2.
pub(crate) enum Outcome {
    Done,
    No,
}

fn main() -> ExitCode {
    let asked = help::locale(args_os().skip(1)).unwrap_or_else(Locale::from_env);
    let cli = help::parse(asked);
    let ctx = LocaleContext { locale: cli.lang.unwrap_or(asked) };
    let result = match cli.command {
        Some(command) => command.run(ctx),
        None => cmd::serve::Serve::from_env().run(ctx),
    };
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hightable: {}", error::to_message(ctx, &error));
            ExitCode::from(2)
        }
    }
}
