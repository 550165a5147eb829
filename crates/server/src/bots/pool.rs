//! The threads on which bots think, and the queue of bot turns.

use super::engines::BotEngine;
use crate::journal::Snapshot;
use crate::live_table::{BotSchedule, LiveTable};
use bots::{BotSpec, Budget, Level};
use engine::Seat;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The threads on which bots think, and the queue of bot turns.
pub(crate) struct BotPool {
    threads: ThreadPool,
    engine: Arc<dyn BotEngine>,
    think_time: Duration,
    turns: mpsc::UnboundedSender<BotTurn>,
}

/// A bot's turn at a table.
pub(crate) struct BotTurn {
    pub(crate) table: Arc<LiveTable>,
    /// The sequence number after which the bot is to move.
    pub(crate) seq: i64,
    pub(crate) schedule: BotSchedule,
}

/// How long another server has to move its bots before this one takes over.
pub(crate) const TAKEOVER_DELAY: Duration = Duration::from_secs(5);

/// The receiving end of the queue; [`runner::run`](super::runner::run) takes it.
pub(crate) type BotTurns = mpsc::UnboundedReceiver<BotTurn>;

impl BotPool {
    pub(crate) fn new(
        threads: usize,
        think_time: Duration,
        engine: Arc<dyn BotEngine>,
    ) -> anyhow::Result<(BotPool, BotTurns)> {
        let threads =
            ThreadPoolBuilder::new().num_threads(threads).thread_name(|n| format!("bot-{n}")).build()?;
        let (turns, queue) = mpsc::unbounded_channel();
        Ok((BotPool { threads, engine, think_time, turns }, queue))
    }

    /// Lets a bot of this level choose an action for a seat. A panic of the engine is returned as an error.
    pub(crate) async fn choose(
        &self,
        snapshot: Arc<Snapshot>,
        seat: Seat,
        level: Level,
    ) -> Result<String, String> {
        let spec = BotSpec { level, budget: Budget::Time(self.think_time), threads: 1 };
        let (sender, receiver) = oneshot::channel();
        let engine = self.engine.clone();
        self.threads.spawn(move || {
            let chosen = catch_unwind(AssertUnwindSafe(|| engine.choose(&snapshot, seat, spec)));
            // The receiver is gone if the server is stopping.
            let _ = sender.send(chosen.unwrap_or_else(|_| Err("the engine panicked".into())));
        });
        receiver.await.unwrap_or_else(|_| Err("the server is stopping".into()))
    }

    /// Queues the turn of a bot if a bot is to move at the table and its turn has not been queued yet.
    pub(crate) fn schedule(&self, table: &Arc<LiveTable>, schedule: BotSchedule) {
        let snapshot = table.snapshot();
        let seq = snapshot.version().seq;
        if snapshot.bot_to_move().is_some() && table.claim_bot_turn(seq, schedule) {
            // The receiver is gone if the server is stopping.
            let _ = self.turns.send(BotTurn { table: table.clone(), seq, schedule });
        }
    }
}
