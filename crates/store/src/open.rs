//! Opening a database by its URL.

use crate::StoreError;
use crate::backend::{Backend, Sqlite};
use crate::migrations;
use crate::writer::Writer;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection, SqlitePool};
use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// How long SQLite waits for another process that writes.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// The pause before a locked file is tried again.
const RETRY_PAUSE: Duration = Duration::from_millis(20);

/// The error code of SQLite for a locked file.
const SQLITE_BUSY: &str = "5";

/// The timeout for connecting to PostgreSQL, and for getting a connection from the pool.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The number of connections that read a SQLite file.
const READERS: u32 = 4;

/// The maximum number of connections to PostgreSQL.
const CONNECTIONS: u32 = 16;

const URLS: &str = "give sqlite:FILE, or postgres://USER:PASSWORD@HOST/DATABASE";
const FILE: &str = "give the file of a database that may be written, in a folder that may be written";
const SERVER: &str =
    "check that PostgreSQL runs there, that the database exists and that user and password are right";

/// Opens the database, and runs the missing migrations.
pub(crate) async fn open(url: &str) -> Result<Backend, StoreError> {
    if url.starts_with("sqlite:") {
        open_sqlite(url).await
    } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        open_postgres(url).await
    } else {
        Err(refuse("of this URL", "it is neither SQLite's nor PostgreSQL's".to_string(), URLS))
    }
}

/// The file that a SQLite URL names; `None` for PostgreSQL and for a database in memory.
pub(crate) fn sqlite_file(url: &str) -> Option<PathBuf> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") {
        return None;
    }
    SqliteConnectOptions::from_str(url).ok().map(|options| options.get_filename().to_path_buf())
}

async fn open_sqlite(url: &str) -> Result<Backend, StoreError> {
    if url == "sqlite:" || url.contains('?') {
        return Err(refuse(url, "it must name a file and nothing more".to_string(), URLS));
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|error| StoreError::open(url, &error, URLS))?;
    let options = options.foreign_keys(true).busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
    if url.contains(":memory:") {
        return open_memory(options).await;
    }
    let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    open_file(options).await
}

/// A database in memory ends with its connection: there is one, for reading and writing, which is never closed.
async fn open_memory(options: SqliteConnectOptions) -> Result<Backend, StoreError> {
    let pool = sqlite_pool(1, options, "in memory").await?;
    migrate_sqlite(&pool, "in memory").await?;
    Ok(Backend::Sqlite(Sqlite { writer: Writer::start(pool.clone()), readers: pool.clone(), writing: pool }))
}

async fn open_file(options: SqliteConnectOptions) -> Result<Backend, StoreError> {
    let place = options.get_filename().display().to_string();
    create_file(options.get_filename()).map_err(|error| refuse(&place, error.to_string(), FILE))?;
    let writing = sqlite_pool(1, options.clone(), &place).await?;
    migrate_sqlite(&writing, &place).await?;
    let readers = sqlite_pool(READERS, options.pragma("query_only", "ON"), &place).await?;
    Ok(Backend::Sqlite(Sqlite { writer: Writer::start(writing.clone()), readers, writing }))
}

/// Creates the file and its folder if they are missing, readable by the owner only.
fn create_file(file: &Path) -> io::Result<()> {
    let (mut folder, mut empty) = (DirBuilder::new(), OpenOptions::new());
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        folder.mode(0o700);
        empty.mode(0o600);
    }
    if let Some(parent) = file.parent() {
        folder.recursive(true).create(if parent == Path::new("") { Path::new(".") } else { parent })?;
    }
    empty.append(true).create(true).open(file).map(drop)
}

async fn sqlite_pool(
    connections: u32,
    options: SqliteConnectOptions,
    place: &str,
) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(connections).min_connections(1);
    let pool = pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false);
    connect_sqlite(pool, options).await.map_err(|error| StoreError::open(place, &error, FILE))
}

/// Connects. While several processes create a file, all but one get a busy error at once, so that this retries.
async fn connect_sqlite(
    pool: SqlitePoolOptions,
    options: SqliteConnectOptions,
) -> Result<SqlitePool, sqlx::Error> {
    let start = Instant::now();
    loop {
        match pool.clone().connect_with(options.clone()).await {
            Err(error) if is_busy(&error) && start.elapsed() < BUSY_TIMEOUT => sleep(RETRY_PAUSE).await,
            connected => return connected,
        }
    }
}

fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code == SQLITE_BUSY)
}

/// Migrates in one transaction, for which other processes that open the file wait.
async fn migrate_sqlite(pool: &SqlitePool, place: &str) -> Result<(), StoreError> {
    let locked = |error| StoreError::open(place, &error, FILE);
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.map_err(locked)?;
    let migrated = migrations::run(&migrations::sqlite(), &mut *transaction).await;
    migrated.map_err(|error| StoreError::migration(place, &error))?;
    transaction.commit().await.map_err(locked)
}

async fn open_postgres(url: &str) -> Result<Backend, StoreError> {
    // Today's errors of the library about URLs do not contain them, but that is not guaranteed.
    let unread = |_| refuse("of this URL", "the URL cannot be read".to_string(), URLS);
    let options = PgConnectOptions::from_str(url).map_err(unread)?.disable_statement_logging();
    let place = place_of(&options);
    migrate_postgres(&options, &place).await?;
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(CONNECT_TIMEOUT);
    let pool = pool.connect_with(options).await.map_err(|error| StoreError::open(&place, &error, SERVER))?;
    Ok(Backend::Postgres(pool))
}

/// Migrates with a connection of its own: a pool retries until its timeout and then hides the cause, and the lock of a
/// failed migration is released with the connection.
async fn migrate_postgres(options: &PgConnectOptions, place: &str) -> Result<(), StoreError> {
    let late = |_| refuse(place, "there was no answer".to_string(), SERVER);
    let connected = timeout(CONNECT_TIMEOUT, PgConnection::connect_with(options)).await.map_err(late)?;
    let mut connection = connected.map_err(|error| StoreError::open(place, &error, SERVER))?;
    let migrated = migrations::run(&migrations::postgres(), &mut connection).await;
    migrated.map_err(|error| StoreError::migration(place, &error))?;
    connection.close().await.map_err(|error| StoreError::open(place, &error, SERVER))
}

/// A description of the database without the password.
fn place_of(options: &PgConnectOptions) -> String {
    let host = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => options.get_host().to_string(),
    };
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    format!("{database} of PostgreSQL at {host}, port {}, as {user}", options.get_port())
}

fn refuse(place: &str, cause: String, advice: &'static str) -> StoreError {
    StoreError::Open { place: place.to_string(), cause, advice }
}
