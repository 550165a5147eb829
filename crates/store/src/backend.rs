//! The database behind a store.

use crate::StoreError;
use crate::connection::{AnyConnection, ReadPool};
use crate::write::{WriteOp, WriteResult};
use crate::writer::Writer;
use sqlx::{PgPool, SqlitePool};

/// One of the two databases.
#[derive(Clone)]
pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

/// SQLite: several connections read, one writes.
#[derive(Clone)]
pub(crate) struct Sqlite {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: Writer,
    /// The writer's connection, to close it.
    pub(crate) writing: SqlitePool,
}

impl Backend {
    /// The connections for queries.
    pub(crate) fn readers(&self) -> ReadPool<'_> {
        match self {
            Backend::Sqlite(sqlite) => ReadPool::Sqlite(&sqlite.readers),
            Backend::Postgres(pool) => ReadPool::Postgres(pool),
        }
    }

    /// Executes a write operation atomically.
    pub(crate) async fn write(&self, write: WriteOp) -> Result<WriteResult, StoreError> {
        match self {
            Backend::Sqlite(sqlite) => sqlite.writer.write(write).await,
            Backend::Postgres(pool) => {
                execute(pool, &write).await.map_err(StoreError::context(write.description()))
            }
        }
    }

    /// Closes all connections after their running statements.
    pub(crate) async fn close(&self) {
        match self {
            Backend::Sqlite(sqlite) => {
                sqlite.readers.close().await;
                // Closing the last connection checkpoints the write-ahead log into the file.
                sqlite.writing.close().await;
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }
}

/// Executes a write operation in a transaction of its own.
async fn execute(pool: &PgPool, write: &WriteOp) -> Result<WriteResult, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let result = write.execute(&mut AnyConnection::Postgres(&mut transaction)).await?;
    if result.is_committed() {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(result)
}
