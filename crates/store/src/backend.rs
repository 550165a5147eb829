//! The database behind a store.

use crate::StoreError;
use crate::link::{Link, Readers};
use crate::write::{Outcome, Write};
use crate::writer::Writer;
use sqlx::{PgPool, SqlitePool};

/// One of the two databases.
#[derive(Clone)]
pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

/// SQLite: many read, one writes.
#[derive(Clone)]
pub(crate) struct Sqlite {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: Writer,
    /// The writer's connection, to be closed.
    pub(crate) writing: SqlitePool,
}

impl Backend {
    /// Where to read from.
    pub(crate) fn readers(&self) -> Readers<'_> {
        match self {
            Backend::Sqlite(sqlite) => Readers::Sqlite(&sqlite.readers),
            Backend::Postgres(pool) => Readers::Postgres(pool),
        }
    }

    /// Writes all of it or nothing.
    pub(crate) async fn write(&self, write: Write) -> Result<Outcome, StoreError> {
        match self {
            Backend::Sqlite(sqlite) => sqlite.writer.write(write).await,
            Backend::Postgres(pool) => {
                perform(pool, &write).await.map_err(StoreError::while_doing(write.doing()))
            }
        }
    }

    /// Closes every connection, when what they are doing is done.
    pub(crate) async fn close(&self) {
        match self {
            Backend::Sqlite(sqlite) => {
                sqlite.readers.close().await;
                // The last one to go moves everything into the one file.
                sqlite.writing.close().await;
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }
}

/// Performs a write in a transaction of its own.
async fn perform(pool: &PgPool, write: &Write) -> Result<Outcome, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let outcome = write.perform(&mut Link::Postgres(&mut transaction)).await?;
    if outcome.stays() {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(outcome)
}
