//! What other servers on the same database did.

use crate::StoreError;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::future::pending;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The channel on which the triggers of the database tell of changes.
const CHANNEL: &str = "hightable";

/// The first pause before a lost connection is tried again, and the longest; each is twice the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));

/// How long one try may take, and an answer when one is asked for.
const TRY: Duration = Duration::from_secs(5);

/// After how long without a notice the connection is asked whether it is still there: a network may have forgotten it
/// without a word.
const QUIET: Duration = Duration::from_secs(60);

/// Something has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This table.
    Table(String),
    /// The connection was lost for a while: anything may have changed.
    Everything,
}

/// What other servers on the same database did, and this one.
///
/// On SQLite, where there is no other server, it never says anything.
pub struct Notices {
    source: Source,
}

enum Source {
    Silent,
    Postgres(Box<Line>),
}

/// A connection that listens, or is to be made anew.
struct Line {
    options: PgConnectOptions,
    listener: Option<PgListener>,
    pause: Duration,
    quiet: Duration,
}

impl Notices {
    pub(crate) fn silent() -> Notices {
        Notices { source: Source::Silent }
    }

    pub(crate) async fn listen(options: PgConnectOptions) -> Result<Notices, StoreError> {
        let line = Line::open(options, QUIET).await.map_err(StoreError::while_doing("listen for changes"))?;
        Ok(Notices { source: Source::Postgres(Box::new(line)) })
    }

    /// Waits for the next notice. Nothing is lost if the wait is given up.
    pub async fn next(&mut self) -> Notice {
        match &mut self.source {
            Source::Silent => pending().await,
            Source::Postgres(line) => line.next().await,
        }
    }
}

impl Line {
    async fn open(options: PgConnectOptions, quiet: Duration) -> Result<Line, sqlx::Error> {
        let listener = Some(connect(&options).await?);
        Ok(Line { options, listener, pause: PAUSES.0, quiet })
    }

    async fn next(&mut self) -> Notice {
        if let Some(listener) = &mut self.listener
            && let Some(table) = hear(listener, self.quiet).await
        {
            return Notice::Table(table);
        }
        self.listener = None;
        self.reconnect().await;
        Notice::Everything
    }

    async fn reconnect(&mut self) {
        while self.listener.is_none() {
            sleep(self.pause).await;
            self.pause = PAUSES.1.min(self.pause * 2);
            self.listener = connect(&self.options).await.ok();
        }
        self.pause = PAUSES.0;
    }
}

/// The next table that is told of; nothing if the connection is lost.
async fn hear(listener: &mut PgListener, quiet: Duration) -> Option<String> {
    loop {
        match timeout(quiet, listener.try_recv()).await {
            Ok(heard) => return Some(heard.ok()??.payload().to_string()),
            Err(_) => timeout(TRY, sqlx::query("SELECT 1").execute(&mut *listener)).await.ok()?.ok()?,
        };
    }
}

/// A connection of its own, in a pool of one because the library wants one.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool =
        PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).acquire_timeout(TRY);
    let pool = pool.connect_with(options.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{Connection, PgConnection, query};
    use std::str::FromStr;
    use testkit::Postgres;

    /// A line that asks after every moment of silence, and a connection to speak with.
    async fn impatient(postgres: Postgres) -> (Line, PgConnection) {
        let options = PgConnectOptions::from_str(&postgres.database()).unwrap();
        let connection = PgConnection::connect_with(&options).await.unwrap();
        (Line::open(options, Duration::from_millis(1)).await.unwrap(), connection)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn asking_whether_the_connection_is_there_loses_nothing() {
        let Some(postgres) = Postgres::start_if_installed() else { return };
        let (mut line, mut connection) = impatient(postgres).await;
        let speaking = tokio::spawn(async move {
            for n in 0..300 {
                let told = query("SELECT pg_notify('hightable', $1)").bind(n.to_string());
                told.execute(&mut connection).await.unwrap();
                query("SELECT pg_sleep(0.003)").execute(&mut connection).await.unwrap();
            }
        });
        for n in 0..300 {
            assert_eq!(line.next().await, Notice::Table(n.to_string()));
        }
        speaking.await.unwrap();
    }

    #[tokio::test]
    async fn a_connection_that_does_not_answer_is_made_anew() {
        let Some(postgres) = Postgres::start_if_installed() else { return };
        let (mut line, mut connection) = impatient(postgres).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid <> pg_backend_pid() AND datname = current_database()";
        assert_eq!(query(sql).execute(&mut connection).await.unwrap().rows_affected(), 1);
        assert_eq!(line.next().await, Notice::Everything);
        query("SELECT pg_notify('hightable', 't')").execute(&mut connection).await.unwrap();
        assert_eq!(line.next().await, Notice::Table("t".to_string()));
    }
}
