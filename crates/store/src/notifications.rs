//! Notifications of changes by any server on the same database.

use crate::StoreError;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::future::pending;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The channel on which the triggers of the database notify.
const CHANNEL: &str = "hightable";

/// The first and the longest pause before a lost connection is tried again; each is twice the one before.
const RETRY_PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));

/// The timeout of a connection attempt and of a keep-alive query.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The time without a notification after which a query checks the connection: a network may drop it silently.
const KEEP_ALIVE: Duration = Duration::from_secs(60);

/// A change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// The table with this id has changed.
    Table(String),
    /// The connection was lost for a while: any table may have changed.
    Everything,
}

/// The changes that any server on the same database makes, including this one.
///
/// On SQLite, where there is one server only, the stream never yields.
pub struct NotificationStream {
    source: Source,
}

enum Source {
    Never,
    Postgres(Box<Subscription>),
}

/// A connection that listens, or is to be restored.
struct Subscription {
    options: PgConnectOptions,
    listener: Option<PgListener>,
    pause: Duration,
    keep_alive: Duration,
}

impl NotificationStream {
    pub(crate) fn empty() -> NotificationStream {
        NotificationStream { source: Source::Never }
    }

    pub(crate) async fn connect(options: PgConnectOptions) -> Result<NotificationStream, StoreError> {
        let subscription = Subscription::open(options, KEEP_ALIVE)
            .await
            .map_err(StoreError::context("listen for changes"))?;
        Ok(NotificationStream { source: Source::Postgres(Box::new(subscription)) })
    }

    /// Waits for the next notification. Cancel-safe.
    pub async fn next(&mut self) -> Notification {
        match &mut self.source {
            Source::Never => pending().await,
            Source::Postgres(subscription) => subscription.next().await,
        }
    }
}

impl Subscription {
    async fn open(options: PgConnectOptions, keep_alive: Duration) -> Result<Subscription, sqlx::Error> {
        let listener = Some(connect(&options).await?);
        Ok(Subscription { options, listener, pause: RETRY_PAUSES.0, keep_alive })
    }

    async fn next(&mut self) -> Notification {
        if let Some(listener) = &mut self.listener
            && let Some(table) = receive(listener, self.keep_alive).await
        {
            return Notification::Table(table);
        }
        self.listener = None;
        self.reconnect().await;
        Notification::Everything
    }

    async fn reconnect(&mut self) {
        while self.listener.is_none() {
            sleep(self.pause).await;
            self.pause = RETRY_PAUSES.1.min(self.pause * 2);
            self.listener = connect(&self.options).await.ok();
        }
        self.pause = RETRY_PAUSES.0;
    }
}

/// The next table that has changed; `None` if the connection is lost.
async fn receive(listener: &mut PgListener, keep_alive: Duration) -> Option<String> {
    loop {
        match timeout(keep_alive, listener.try_recv()).await {
            Ok(received) => return Some(received.ok()??.payload().to_string()),
            Err(_) => timeout(TIMEOUT, sqlx::query("SELECT 1").execute(&mut *listener)).await.ok()?.ok()?,
        };
    }
}

/// A connection that listens, in a pool of one because the library requires a pool.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(TIMEOUT);
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

    /// A subscription that checks its connection after every millisecond, and a connection that notifies.
    async fn subscription(postgres: Postgres) -> (Subscription, PgConnection) {
        let options = PgConnectOptions::from_str(&postgres.database()).unwrap();
        let connection = PgConnection::connect_with(&options).await.unwrap();
        (Subscription::open(options, Duration::from_millis(1)).await.unwrap(), connection)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn checking_the_connection_loses_no_notification() {
        let Some(postgres) = Postgres::try_start() else { return };
        let (mut line, mut connection) = subscription(postgres).await;
        let notifying = tokio::spawn(async move {
            for n in 0..300 {
                let told = query("SELECT pg_notify('hightable', $1)").bind(n.to_string());
                told.execute(&mut connection).await.unwrap();
                query("SELECT pg_sleep(0.003)").execute(&mut connection).await.unwrap();
            }
        });
        for n in 0..300 {
            assert_eq!(line.next().await, Notification::Table(n.to_string()));
        }
        notifying.await.unwrap();
    }

    #[tokio::test]
    async fn a_connection_that_does_not_answer_is_restored() {
        let Some(postgres) = Postgres::try_start() else { return };
        let (mut line, mut connection) = subscription(postgres).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid <> pg_backend_pid() AND datname = current_database()";
        assert_eq!(query(sql).execute(&mut connection).await.unwrap().rows_affected(), 1);
        assert_eq!(line.next().await, Notification::Everything);
        query("SELECT pg_notify('hightable', 't')").execute(&mut connection).await.unwrap();
        assert_eq!(line.next().await, Notification::Table("t".to_string()));
    }
}
