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

use crate::{LocaleContext, Outcome};
use clap::Subcommand;

/// The commands.
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
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        match self {
            Command::Serve(command) => command.run(ctx),
            Command::Play(command) => command.run(ctx),
            Command::Rules(command) => command.run(ctx),
            Command::Games(command) => command.run(ctx),
            Command::Simulate(command) => command.run(ctx),
            Command::Balance(command) => command.run(ctx),
            Command::Record(command) => command.run(),
            Command::Check(command) => command.run(ctx),
            Command::Verify(command) => command.run(ctx),
            Command::Replay(command) => command.run(ctx),
            Command::Trace(command) => command.run(),
            Command::Arena(command) => command.run(ctx),
            Command::Advise(command) => command.run(ctx),
            Command::Train(command) => command.run(ctx),
            Command::BenchBots(command) => command.run(ctx),
            Command::Load(command) => command.run(ctx),
            Command::Completions(command) => command.run(ctx),
            Command::Man(command) => command.run(ctx),
        }
    }
}
