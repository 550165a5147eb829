//! `cargo xtask`: the checks that need more than cargo.

mod apt;
mod chromium;
mod laws;
mod postgres;
mod test;

use clap::{Parser, Subcommand};
use std::process::{Command, ExitCode};
use std::time::Instant;
use table::catalogue;

/// The checks of High Table.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that must hold before a change lands: format, lints, tests, documents, a start of the program
    Test,
    /// Uphold the laws over many random games of every set of options
    Laws(laws::Laws),
    /// Play the golden games anew; only after a change of the rules
    Records,
    /// Write the page of Kingsburg's cards anew; after a change of their file
    Cards,
    /// Take the pictures of docs and README anew, in a real browser
    Pictures,
    /// Fetch axe-core, with which the tests in a browser judge whether pages can be read by everybody
    Axe,
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Test => test::run(),
        Task::Laws(laws) => laws.run(),
        Task::Records => records(),
        Task::Cards => cards(),
        Task::Pictures => pictures(),
        Task::Axe => chromium::provide_axe(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn cards() -> anyhow::Result<()> {
    std::fs::write("docs/rules/kingsburg-cards.md", table::games::kingsburg::page::page())?;
    println!("docs/rules/kingsburg-cards.md is written anew");
    Ok(())
}

fn pictures() -> anyhow::Result<()> {
    chromium::provide()?;
    cargo(&["run", "--package", "server", "--example", "pictures"])
}

/// Each game has an example that plays its golden games.
fn records() -> anyhow::Result<()> {
    for game in catalogue::all() {
        let example = format!("{}_records", game.name);
        cargo(&["run", "--package", game.name, "--example", &example])?;
    }
    Ok(())
}

/// Runs cargo, with the one that runs this program, and tells how long it took.
fn cargo(args: &[&str]) -> anyhow::Result<()> {
    finish(Command::new(env!("CARGO")).args(args))
}

/// Runs a command of cargo to its end, and tells how long it took.
fn finish(command: &mut Command) -> anyhow::Result<()> {
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    let told = format!("cargo {}", words.join(" "));
    println!("xtask: {told}");
    let begun = Instant::now();
    anyhow::ensure!(command.status()?.success(), "{told} failed");
    println!("xtask: {told}: {} s", begun.elapsed().as_secs());
    Ok(())
}
