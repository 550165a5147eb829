//! The two databases, side by side: the same SQL goes to whichever it is.

use sqlx::{PgConnection, PgPool, SqliteConnection, SqlitePool};

/// A connection in a transaction.
pub(crate) enum Link<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// Connections to read with.
pub(crate) enum Readers<'p> {
    Sqlite(&'p SqlitePool),
    Postgres(&'p PgPool),
}

/// Repeats an expression for each database: the two have types of their own for everything.
macro_rules! on_each {
    ($Kind:ident, $link:expr, $one:ident => $expression:expr) => {
        match $link {
            $Kind::Sqlite($one) => $expression,
            $Kind::Postgres($one) => $expression,
        }
    };
}

pub(crate) use on_each;

/// Executes SQL with its parameters, and gives the number of rows that it touched.
macro_rules! execute {
    ($link:expr, $sql:expr, $($value:expr),+ $(,)?) => {
        on_each!(Link, $link, one => {
            sqlx::query($sql)$(.bind($value))+.execute(&mut **one).await?.rows_affected()
        })
    };
}

pub(crate) use execute;
