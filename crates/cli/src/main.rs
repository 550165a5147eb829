//! `hightable`: the games of High Table from the command line.

mod chunks;
mod cmd;
mod columns;
mod help;
mod input;
mod output;
mod play;
mod plot;
mod progress;
mod speech;
mod trouble;

use clap::Parser;
use cmd::Command;
use i18n::Locale;
use speech::Speech;
use std::env::args_os;
use std::process::ExitCode;
use trouble::Trouble;

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

/// What a command has found out, as an exit code: 0 yes or done, 1 no, 2 it could not be tried.
pub(crate) enum Outcome {
    Done,
    No,
}

fn main() -> ExitCode {
    let asked = help::locale(args_os().skip(1)).unwrap_or_else(Locale::from_env);
    let cli = help::parse(asked);
    let speech = Speech { locale: cli.lang.unwrap_or(asked) };
    let result = match cli.command {
        Some(command) => command.run(speech),
        None => cmd::serve::Serve::usual().run(speech),
    };
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hightable: {}", trouble::explain(speech, &error));
            ExitCode::from(2)
        }
    }
}
