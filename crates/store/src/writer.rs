//! The only writer of SQLite: operations that arrive during a commit are committed together.
//!
//! A commit costs one disk sync, independent of its size. Each operation has a savepoint of its own in the common
//! transaction, so that one that fails is rolled back alone; no caller gets an answer before the commit.

use crate::StoreError;
use crate::connection::AnyConnection;
use crate::write::{WriteOp, WriteResult};
use sqlx::{Acquire, Connection, Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

/// How many operations are committed together at most.
const MAX_BATCH: usize = 256;

/// How many operations are queued at most; further callers wait.
const MAX_QUEUED: usize = 1024;

/// The answer to an operation.
type Answer = Result<WriteResult, StoreError>;

/// A queued operation with the channel for its answer.
struct Job {
    write: WriteOp,
    answer: oneshot::Sender<Answer>,
}

/// A handle to the writer task.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the writer with the only connection of this pool. The task ends when the last handle is dropped.
    pub(crate) fn start(pool: SqlitePool) -> Writer {
        let (jobs, waiting) = mpsc::channel(MAX_QUEUED);
        tokio::spawn(work(pool, waiting));
        Writer { jobs }
    }

    /// Executes an operation, and waits until it is durable.
    pub(crate) async fn write(&self, write: WriteOp) -> Answer {
        let operation = write.description();
        let stopped =
            || StoreError::Database { operation, cause: "the store's writer has stopped".to_string() };
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { write, answer }).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

async fn work(pool: SqlitePool, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let answers = commit(&pool, &batch).await;
        for (job, answer) in batch.drain(..).zip(answers) {
            // The caller may have been cancelled.
            drop(job.answer.send(answer));
        }
    }
}

/// Commits the operations that succeed. If the commit itself fails, nothing is written and all callers get the error.
async fn commit(pool: &SqlitePool, batch: &[Job]) -> Vec<Answer> {
    match try_commit(pool, batch).await {
        Ok(answers) => answers,
        Err(error) => {
            batch.iter().map(|job| Err(StoreError::database(job.write.description(), &error))).collect()
        }
    }
}

async fn try_commit(pool: &SqlitePool, batch: &[Job]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let answers = execute_all(&mut connection, batch).await;
    if answers.is_err() {
        // SQLite may have rolled back on its own; a new connection has no doubtful transaction.
        connection.close_on_drop();
    }
    answers
}

async fn execute_all(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if let [job] = batch {
        return Ok(vec![execute(transaction, &job.write).await?]);
    }
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        answers.push(execute_in_savepoint(&mut transaction, &job.write).await?);
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Executes one operation in a savepoint; the outer error is one of the whole transaction.
async fn execute_in_savepoint(
    transaction: &mut Transaction<'_, Sqlite>,
    write: &WriteOp,
) -> Result<Answer, sqlx::Error> {
    execute(transaction.begin().await?, write).await
}

/// Executes one operation, and commits or rolls back the transaction.
async fn execute(mut transaction: Transaction<'_, Sqlite>, write: &WriteOp) -> Result<Answer, sqlx::Error> {
    let result = write.execute(&mut AnyConnection::Sqlite(&mut transaction)).await;
    if result.as_ref().is_ok_and(|result| result.is_committed()) {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(result.map_err(StoreError::context(write.description())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;
    use crate::row::User;
    use sqlx::query_scalar;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

    /// A file with a limited number of pages, as on a full disk.
    async fn limited_file(folder: &tempfile::TempDir, pages: &'static str) -> SqlitePool {
        let file = folder.path().join("limited.db");
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        let options = options.pragma("max_page_count", pages);
        SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap()
    }

    fn add_user(id: usize, length: usize) -> WriteOp {
        let user = User { id: id.to_string(), name: "x".repeat(length), locale: String::new() };
        WriteOp::AddUser { user, key: id.to_string(), at: 0 }
    }

    /// Operations that fit and operations that do not, in one batch: exactly the acknowledged ones are stored.
    #[tokio::test]
    async fn a_full_disk_fails_what_does_not_fit_and_nothing_else() {
        let folder = tempfile::TempDir::new().unwrap();
        let pool = limited_file(&folder, "100").await;
        migrations::sqlite().run(&pool).await.unwrap();
        let writer = Writer::start(pool.clone());
        let mut kept = 0;
        for round in 0..20 {
            let sizes = [10, 1_000_000, 10].into_iter().enumerate();
            let jobs = sizes.map(|(n, length)| {
                let writer = writer.clone();
                async move { writer.write(add_user(round * 3 + n, length)).await }
            });
            let answers = jobs.collect::<tokio::task::JoinSet<_>>().join_all().await;
            kept += answers.iter().filter(|answer| answer.is_ok()).count() as i64;
            assert!(answers.iter().any(Result::is_err), "a million letters fit in a hundred pages");
            let found: i64 = query_scalar("SELECT count(*) FROM users").fetch_one(&pool).await.unwrap();
            assert_eq!(found, kept);
        }
        assert_eq!(writer.write(add_user(1000, 10)).await, Ok(WriteResult::Done));
    }
}
