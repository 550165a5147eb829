//! Connections to either database: the same SQL is sent to both.

use sqlx::{PgConnection, PgPool, SqliteConnection, SqlitePool};

/// A connection in a transaction.
pub(crate) enum AnyConnection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// A pool of connections for queries.
pub(crate) enum ReadPool<'p> {
    Sqlite(&'p SqlitePool),
    Postgres(&'p PgPool),
}

/// Repeats an expression for each database: the types of the two have nothing in common.
macro_rules! on_each {
    ($Kind:ident, $connection:expr, $one:ident => $expression:expr) => {
        match $connection {
            $Kind::Sqlite($one) => $expression,
            $Kind::Postgres($one) => $expression,
        }
    };
}

pub(crate) use on_each;

/// Executes a statement with its parameters, and returns the number of affected rows.
macro_rules! execute {
    ($connection:expr, $sql:expr, $($value:expr),+ $(,)?) => {
        on_each!(AnyConnection, $connection, one => {
            sqlx::query($sql)$(.bind($value))+.execute(&mut **one).await?.rows_affected()
        })
    };
}

pub(crate) use execute;
