//! SQLite's one writer: whatever waits while a commit is under way is committed together.
//!
//! A commit costs a wait for the disk, however much it holds. Of several writes each has a savepoint of its own in the common
//! transaction, so that a refused one does not spoil the others; nobody gets an answer before the commit is done.

use crate::StoreError;
use crate::link::Link;
use crate::write::{Outcome, Write};
use sqlx::{Acquire, Connection, Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

/// How many writes may be committed together.
const TOGETHER: usize = 256;

/// How many writes may wait for the writer before callers wait to hand theirs over.
const WAITING: usize = 1024;

/// The answer to a write.
type Answer = Result<Outcome, StoreError>;

/// A write that waits, and who waits for it.
struct Job {
    write: Write,
    answer: oneshot::Sender<Answer>,
}

/// Where to hand over what is to be written.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// A writer with the only connection of this pool. It ends when nobody can hand it anything any more.
    pub(crate) fn start(pool: SqlitePool) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(work(pool, waiting));
        Writer { jobs }
    }

    /// Writes, and waits until it is on disk.
    pub(crate) async fn write(&self, write: Write) -> Answer {
        let doing = write.doing();
        let stopped = || StoreError::Database { doing, cause: "the store's writer has stopped".to_string() };
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { write, answer }).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

async fn work(pool: SqlitePool, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let answers = commit(&pool, &batch).await;
        for (job, answer) in batch.drain(..).zip(answers) {
            // Whoever asked may have left.
            drop(job.answer.send(answer));
        }
    }
}

/// Commits what can be committed; if the commit fails, nothing of it is written and everyone hears so.
async fn commit(pool: &SqlitePool, batch: &[Job]) -> Vec<Answer> {
    match try_commit(pool, batch).await {
        Ok(answers) => answers,
        Err(error) => batch.iter().map(|job| Err(StoreError::database(job.write.doing(), &error))).collect(),
    }
}

async fn try_commit(pool: &SqlitePool, batch: &[Job]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let answers = perform_all(&mut connection, batch).await;
    if answers.is_err() {
        // SQLite may have rolled back on its own; a new connection has no doubtful transaction.
        connection.close_on_drop();
    }
    answers
}

async fn perform_all(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if let [job] = batch {
        return Ok(vec![settle(transaction, &job.write).await?]);
    }
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        answers.push(perform(&mut transaction, &job.write).await?);
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Performs one write within a savepoint; the outer error is one of the whole transaction.
async fn perform(transaction: &mut Transaction<'_, Sqlite>, write: &Write) -> Result<Answer, sqlx::Error> {
    settle(transaction.begin().await?, write).await
}

/// Performs one write, and keeps or undoes the transaction with it.
async fn settle(mut transaction: Transaction<'_, Sqlite>, write: &Write) -> Result<Answer, sqlx::Error> {
    let outcome = write.perform(&mut Link::Sqlite(&mut transaction)).await;
    if outcome.as_ref().is_ok_and(|outcome| outcome.stays()) {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(outcome.map_err(StoreError::while_doing(write.doing())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;
    use crate::row::Person;
    use sqlx::query_scalar;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

    /// A file that may not grow beyond some pages, as on a full disk.
    async fn narrow(folder: &tempfile::TempDir, pages: &'static str) -> SqlitePool {
        let file = folder.path().join("narrow.db");
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        let options = options.pragma("max_page_count", pages);
        SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap()
    }

    fn person(id: usize, length: usize) -> Write {
        let person = Person { id: id.to_string(), name: "x".repeat(length), locale: String::new() };
        Write::AddPerson { person, key: id.to_string(), at: 0 }
    }

    /// Writes that fit and writes that do not, handed over together: what is acknowledged is there, and nothing else.
    #[tokio::test]
    async fn a_full_disk_fails_what_does_not_fit_and_nothing_else() {
        let folder = tempfile::TempDir::new().unwrap();
        let pool = narrow(&folder, "100").await;
        migrations::sqlite().run(&pool).await.unwrap();
        let writer = Writer::start(pool.clone());
        let mut kept = 0;
        for round in 0..20 {
            let sizes = [10, 1_000_000, 10].into_iter().enumerate();
            let jobs = sizes.map(|(n, length)| {
                let writer = writer.clone();
                async move { writer.write(person(round * 3 + n, length)).await }
            });
            let answers = jobs.collect::<tokio::task::JoinSet<_>>().join_all().await;
            kept += answers.iter().filter(|answer| answer.is_ok()).count() as i64;
            assert!(answers.iter().any(Result::is_err), "a million letters fit in a hundred pages");
            let found: i64 = query_scalar("SELECT count(*) FROM people").fetch_one(&pool).await.unwrap();
            assert_eq!(found, kept);
        }
        assert_eq!(writer.write(person(1000, 10)).await, Ok(Outcome::Kept));
    }
}
