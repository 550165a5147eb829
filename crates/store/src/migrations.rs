//! The migrations of the schema: a version may add one, and none is ever changed.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001.sql"),
    include_str!("../migrations/sqlite/0002.sql"),
    include_str!("../migrations/sqlite/0003.sql"),
    include_str!("../migrations/sqlite/0004.sql"),
    include_str!("../migrations/sqlite/0005.sql"),
];
const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001.sql"),
    include_str!("../migrations/postgres/0002.sql"),
    include_str!("../migrations/postgres/0003.sql"),
    include_str!("../migrations/postgres/0004.sql"),
    include_str!("../migrations/postgres/0005.sql"),
];

/// The migrations of SQLite.
pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// The migrations of PostgreSQL.
pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

/// Runs the missing migrations.
pub(crate) async fn run<C: Migrate>(migrator: &Migrator, connection: &mut C) -> Result<(), MigrateError> {
    // Not `Migrator::run`, whose future the compiler cannot prove to be `Send`.
    migrator.run_direct(None, connection, false).await
}

fn migrator(texts: &'static [&'static str]) -> Migrator {
    let migration = |(number, text): (i64, &&'static str)| {
        Migration::new(number, "High Table".into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(texts).map(migration).collect())
}
