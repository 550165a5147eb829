//! The commands, one file each; this one only delegates.

pub(crate) mod advise;
mod arena;
mod balance;
mod bench_bots;
mod check;
mod completions;
mod games;
mod load;
mod man;
mod play;
mod record;
mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
mod simulate;
mod trace;
mod train;
mod verify;

use crate::{Outcome, Speech};
use clap::Subcommand;

/// What can be done.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Rules(rules::Rules),
    Games(games::Games),
    Simulate(simulate::Simulate),
    Balance(balance::Balance),
    Record(record::Record),
    Check(check::Check),
    Verify(verify::Verify),
    Replay(replay::Replay),
    Trace(trace::Trace),
    Arena(arena::Arena),
    Advise(advise::Advise),
    Train(train::Train),
    BenchBots(bench_bots::BenchBots),
    Load(load::Load),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        match self {
            Command::Serve(command) => command.run(speech),
            Command::Play(command) => command.run(speech),
            Command::Rules(command) => command.run(speech),
            Command::Games(command) => command.run(speech),
            Command::Simulate(command) => command.run(speech),
            Command::Balance(command) => command.run(speech),
            Command::Record(command) => command.run(),
            Command::Check(command) => command.run(speech),
            Command::Verify(command) => command.run(speech),
            Command::Replay(command) => command.run(speech),
            Command::Trace(command) => command.run(),
            Command::Arena(command) => command.run(speech),
            Command::Advise(command) => command.run(speech),
            Command::Train(command) => command.run(speech),
            Command::BenchBots(command) => command.run(speech),
            Command::Load(command) => command.run(speech),
            Command::Completions(command) => command.run(speech),
            Command::Man(command) => command.run(speech),
        }
    }
}
