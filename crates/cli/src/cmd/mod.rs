//! The commands, one file each; this one only delegates.

mod advise;
mod arena;
mod balance;
mod bench_bots;
mod check;
mod games;
mod record;
mod replay;
mod simulate;
mod trace;
mod train;

use crate::Outcome;
use clap::Subcommand;

/// What can be done.
#[derive(Subcommand)]
pub(crate) enum Command {
    Games(games::Games),
    Simulate(simulate::Simulate),
    Balance(balance::Balance),
    Record(record::Record),
    Check(check::Check),
    Replay(replay::Replay),
    Trace(trace::Trace),
    Arena(arena::Arena),
    Advise(advise::Advise),
    Train(train::Train),
    BenchBots(bench_bots::BenchBots),
}

impl Command {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        match self {
            Command::Games(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Balance(command) => command.run(),
            Command::Record(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Replay(command) => command.run(),
            Command::Trace(command) => command.run(),
            Command::Arena(command) => command.run(),
            Command::Advise(command) => command.run(),
            Command::Train(command) => command.run(),
            Command::BenchBots(command) => command.run(),
        }
    }
}
