//! The task that moves bots: it takes the queued turns and gives commands, as people do.

use super::pool::{BotTurn, BotTurns, TAKEOVER_DELAY};
use crate::app::App;
use crate::commands::{self, Command};
use crate::error::ApiError;
use crate::journal::{SeatAssignment, Snapshot};
use crate::live_table::{BotSchedule, LiveTable};
use bots::Level;
use engine::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Takes queued bot turns until the queue is closed, each in a task of its own.
pub(crate) async fn run(app: Arc<App>, mut turns: BotTurns) {
    while let Some(turn) = turns.recv().await {
        app.tasks.spawn(take_turn(app.clone(), turn));
    }
}

/// Moves a bot after a pause in which people can follow. A failure is logged and tried again, at last with the simplest bot.
async fn take_turn(app: Arc<App>, turn: BotTurn) {
    let BotTurn { table, seq, schedule } = turn;
    let is_followed = !table.snapshot().present().is_empty() || table.subscriber_count() > 0;
    match schedule {
        BotSchedule::Takeover => sleep(TAKEOVER_DELAY).await,
        BotSchedule::Now if is_followed => sleep(app.config.bot_delay).await,
        BotSchedule::Now => {}
    }
    for attempt in 0_u32.. {
        let snapshot = table.snapshot();
        if snapshot.version().seq != seq {
            return;
        }
        let Some(seat) = snapshot.bot_to_move() else {
            return table.release_bot_turn(seq);
        };
        match move_once(&app, &table, &snapshot, seat, attempt).await {
            Ok(()) | Err(Failure::Rejected(ApiError::Stale)) => return,
            Err(failure) => {
                tracing::error!(table = %snapshot.row.id, %seat, attempt, %failure, "a bot failed");
            }
        }
        app.metrics.bot_failures.inc();
        sleep(Duration::from_millis(100 << attempt.min(7))).await;
    }
}

async fn move_once(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    snapshot: &Arc<Snapshot>,
    seat: Seat,
    attempt: u32,
) -> Result<(), Failure> {
    let own = snapshot.assignment(seat).and_then(SeatAssignment::bot).unwrap_or(Level::Squire);
    let level = match attempt {
        0 | 1 => own,
        2 => Level::Squire,
        3.. => Level::Page,
    };
    let action = app.bots.choose(snapshot.clone(), seat, level).await.map_err(Failure::Engine)?;
    let command = Command { seat, seq: snapshot.version().seq, key: None };
    commands::act(app, table, &command, &action).await.map_err(Failure::Rejected)
}

/// Why a bot did not move.
#[derive(Debug)]
enum Failure {
    /// The engine chose no action.
    Engine(String),
    /// The action was rejected.
    Rejected(ApiError),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Engine(reason) => f.write_str(reason),
            Failure::Rejected(error) => f.write_str(error.code()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::engines::{BotEngine, FactoryCache};
    use crate::commands::SeatRequest;
    use crate::config::ServerConfig;
    use crate::test_support::{app_with, host, new_table};
    use bots::BotSpec;
    use games::Title;
    use std::sync::{Condvar, Mutex};
    use tokio::time::timeout;

    /// An engine that fails for all levels but the simplest: squires panic, knights choose nonsense.
    struct Failing(FactoryCache);

    impl BotEngine for Failing {
        fn choose(&self, snapshot: &Snapshot, seat: Seat, spec: BotSpec) -> Result<String, String> {
            match spec.level {
                Level::Page => self.0.choose(snapshot, seat, spec),
                Level::Squire => panic!("a squire fails, as the test wants"),
                Level::Knight => Ok("dance".into()),
                Level::Marshal => Err("no thought".into()),
            }
        }
    }

    /// An engine whose knights think until they are released.
    #[derive(Default)]
    struct Held {
        factories: FactoryCache,
        released: Mutex<bool>,
        changed: Condvar,
    }

    impl BotEngine for Held {
        fn choose(&self, snapshot: &Snapshot, seat: Seat, spec: BotSpec) -> Result<String, String> {
            if spec.level == Level::Knight {
                let held = self.released.lock().expect("nobody panics");
                drop(self.changed.wait_while(held, |released| !*released).expect("nobody panics"));
            }
            self.factories.choose(snapshot, seat, spec)
        }
    }

    async fn app_with_engine(engine: Arc<dyn BotEngine>, bot_threads: usize) -> Arc<App> {
        let config = ServerConfig { bot_delay: Duration::ZERO, bot_threads, ..ServerConfig::default() };
        app_with(config, engine).await
    }

    /// Three users request hints that take for ever, and one of them another one; there are two threads.
    #[tokio::test]
    async fn bots_move_while_many_users_request_hints() {
        let engine = Arc::new(Held::default());
        let app = app_with_engine(engine.clone(), 2).await;
        let own = new_table(Title::Krieg, vec![SeatRequest::Host, SeatRequest::Host, SeatRequest::Host]);
        let created = commands::create_table(&app, &host(), &own).await.expect("the table is created");
        let snapshot = created.snapshot();
        let seat = snapshot.seats_to_move().iter().next().expect("a seat is to move");
        let request = |user: &'static str| {
            let (app, snapshot) = (app.clone(), snapshot.clone());
            tokio::spawn(async move { app.hints.hint(&app.bots, &snapshot, seat, user).await })
        };
        let requests = ["one", "two", "three"].map(request);
        while app.hints.pending_count() < 3 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(request("two").await, Ok(Err(ApiError::Busy))), "the user has a pending request");
        let bots = vec![SeatRequest::Bot(Level::Page); 3];
        let new = new_table(Title::Verraeter, bots);
        let table = commands::create_table(&app, &host(), &new).await.expect("the table is created");
        let first = table.snapshot().version().seq;
        let mut updates = table.subscribe();
        let played =
            timeout(Duration::from_secs(30), updates.wait_for(|version| version.seq > first + 2)).await;
        *engine.released.lock().expect("nobody panics") = true;
        engine.changed.notify_all();
        played.expect("bots have a thread left").expect("the table is live");
        for one in requests {
            let hint = one.await.expect("it does not panic");
            assert!(matches!(hint, Ok(Some(_)) | Err(ApiError::Busy)), "{hint:?}");
        }
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_tried_again_until_its_table_continues() {
        let app = app_with_engine(Arc::new(Failing(FactoryCache::default())), 1).await;
        let bots = [Level::Knight, Level::Marshal, Level::Squire].map(SeatRequest::Bot).to_vec();
        let new = new_table(Title::Verraeter, bots);
        let table = commands::create_table(&app, &host(), &new).await.expect("the table is created");
        let first = table.snapshot().version().seq;
        let mut updates = table.subscribe();
        let played = updates.wait_for(|version| version.seq > first + 2);
        timeout(Duration::from_secs(30), played).await.expect("bots move").expect("the table is live");
        assert!(app.metrics.bot_failures.get() >= 3 * 2, "{}", app.metrics.bot_failures.get());
    }
}
