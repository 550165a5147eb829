//! Databases of earlier versions are brought up to date with all that is in them.

use crate::contract::support::{Held, figure_set, file_in, seat, table};
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection, query};
use std::fs;
use store::{SavedSet, Store};
use tempfile::TempDir;
use testkit::Postgres;

const SQLITE: [&str; 3] = [
    include_str!("../../../migrations/sqlite/0001.sql"),
    include_str!("../../../migrations/sqlite/0002.sql"),
    include_str!("../../../migrations/sqlite/0003.sql"),
];
const POSTGRES: [&str; 3] = [
    include_str!("../../../migrations/postgres/0001.sql"),
    include_str!("../../../migrations/postgres/0002.sql"),
    include_str!("../../../migrations/postgres/0003.sql"),
];

const PERSON: &str = "INSERT INTO people (id, name, tongue, created) VALUES ('ada', 'Ada', 'de', 1)";
/// A table of Ada's, with a seed as each database writes bytes.
macro_rules! table_with_seed {
    ($seed:literal) => {
        concat!(
            "INSERT INTO tables (id, header, host, status, listed, waits, seed, watch, created, version) ",
            "VALUES ('t', 'krieg rules=1', 'ada', 'running', FALSE, FALSE, ",
            $seed,
            ", 'w', 1000, 0)"
        )
    };
}

/// Executes the migrations of version 3.
async fn migrate<C: Migrate>(connection: &mut C, texts: [&'static str; 3]) -> Held {
    let migration = |(number, text): (i64, &'static str)| {
        Migration::new(number, "High Table".into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(texts).map(migration).collect());
    Ok(migrator.run_direct(None, connection, false).await?)
}

/// The table of before has the standard figures, and figure sets can be saved.
async fn version_3_is_brought_up_to_date(url: &str) -> Held {
    let store = Store::open(url).await?;
    let known = store.table("t").await?.expect("the table is still there");
    assert_eq!((known.components, known.status.as_str()), (None, "running"));
    store.add_table(&table("next"), &[seat(0)]).await?;
    let saved = store.save_figure_set(&figure_set("1", "krieg", "mine"), 1).await?;
    assert_eq!(saved, SavedSet::Done("1".to_string()));
    Ok(())
}

#[tokio::test]
async fn a_file_of_version_3_is_brought_up_to_date() -> Held {
    let folder = TempDir::new()?;
    fs::create_dir(folder.path().join("new"))?;
    let url = file_in(&folder);
    let mut connection = SqliteConnection::connect(&format!("{url}?mode=rwc")).await?;
    migrate(&mut connection, SQLITE).await?;
    query(PERSON).execute(&mut connection).await?;
    query(table_with_seed!("x'0001ff'")).execute(&mut connection).await?;
    connection.close().await?;
    version_3_is_brought_up_to_date(&url).await
}

#[tokio::test]
async fn a_postgres_of_version_3_is_brought_up_to_date() -> Held {
    let Some(postgres) = Postgres::start_if_installed() else { return Ok(()) };
    let url = postgres.database();
    let mut connection = PgConnection::connect(&url).await?;
    migrate(&mut connection, POSTGRES).await?;
    query(PERSON).execute(&mut connection).await?;
    query(table_with_seed!("decode('0001ff', 'hex')")).execute(&mut connection).await?;
    connection.close().await?;
    version_3_is_brought_up_to_date(&url).await
}
