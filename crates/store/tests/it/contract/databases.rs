//! What is particular about opening a database, and about what it refuses by itself.

use crate::contract::support::{self, Opened, TestResult, command, entries, entry, file_in, message, set_up};
use sqlx::{Connection, PgConnection, SqliteConnection, query};
use std::fs;
use store::{AppendResult, ChatResult, Store, StoreError};
use tempfile::TempDir;
use testkit::Postgres;
use tokio::task::JoinSet;

/// Executes a statement behind the store's back.
async fn execute(url: &str, sql: &'static str) -> Result<(), sqlx::Error> {
    if url.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(url).await?;
        query(sql).execute(&mut connection).await?;
        return connection.close().await;
    }
    let mut connection = PgConnection::connect(url).await?;
    query(sql).execute(&mut connection).await?;
    connection.close().await
}

async fn nothing_append_only_can_be_changed(opened: Opened) -> TestResult {
    let Opened { store, url, .. } = &opened;
    set_up(store, "t").await;
    store.append_journal("t", 1, &[entry("a")]).await?;
    store.add_chat_message("t", &message("hello")).await?;
    let attempts = [
        ("UPDATE journal SET entry = 'b'", "append-only"),
        ("DELETE FROM journal", "append-only"),
        ("UPDATE chat SET text = 'b'", "append-only"),
        ("DELETE FROM chat WHERE seq = 1", "append-only"),
    ];
    for (sql, why) in attempts {
        let error = execute(url, sql).await.expect_err("it is append-only").to_string();
        assert!(error.contains(why), "{sql}: {error}");
    }
    assert_eq!(entries(store, "t").await, ["a"]);
    assert_eq!(store.chat("t", 0).await?[0].text, "hello");
    Ok(())
}

#[tokio::test]
async fn nothing_append_only_in_a_file_can_be_changed() -> TestResult {
    let Some(opened) = support::file().await else { return Ok(()) };
    nothing_append_only_can_be_changed(opened).await
}

#[tokio::test]
async fn nothing_append_only_in_postgres_can_be_changed() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    execute(&opened.url, "TRUNCATE journal").await.expect_err("the journal is append-only");
    nothing_append_only_can_be_changed(opened).await
}

async fn all_data_is_found_after_reopening(opened: Opened) -> TestResult {
    let Opened { store, url, .. } = &opened;
    set_up(store, "t").await;
    store.append_journal("t", 1, &[entry("a"), command("b")]).await?;
    store.add_chat_message("t", &message("hello")).await?;
    let (table, seats) = (store.table("t").await?, store.seats("t").await?);
    store.close().await;
    let again = Store::open(url).await?;
    assert_eq!(again.table("t").await?, table);
    assert_eq!(again.seats("t").await?, seats);
    assert_eq!(entries(&again, "t").await, ["a", "b"]);
    assert_eq!(again.user_by_session("key-ada").await?, Some(support::user("ada")));
    assert_eq!(again.add_chat_message("t", &message("hello again")).await?, ChatResult::Added(2));
    assert_eq!(again.append_journal("t", 2, &[command("b")]).await?, AppendResult::Duplicate(2));
    Ok(())
}

#[tokio::test]
async fn all_data_is_found_after_reopening_in_a_file() -> TestResult {
    let Some(opened) = support::file().await else { return Ok(()) };
    all_data_is_found_after_reopening(opened).await
}

#[tokio::test]
async fn all_data_is_found_after_reopening_in_postgres() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    all_data_is_found_after_reopening(opened).await
}

async fn two_servers_share_a_database(opened: Opened) -> TestResult {
    set_up(&opened.store, "t").await;
    let other = Store::open(&opened.url).await?;
    for first in 1..=50 {
        let both = [opened.store.clone(), other.clone()].map(|store| async move {
            store.append_journal("t", first, &[entry("x")]).await.expect("the database answers")
        });
        let ends = both.into_iter().collect::<JoinSet<_>>().join_all().await;
        assert!(ends.contains(&AppendResult::Appended) && ends.contains(&AppendResult::Conflict), "{ends:?}");
    }
    assert_eq!(entries(&other, "t").await.len(), 50);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_file() -> TestResult {
    let Some(opened) = support::file().await else { return Ok(()) };
    two_servers_share_a_database(opened).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_postgres() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    two_servers_share_a_database(opened).await
}

async fn many_processes_open_a_new_database_at_once(url: String) {
    let opening = (0..8).map(|_| {
        let url = url.clone();
        async move { Store::open(&url).await.expect("all wait for the first one").ping().await }
    });
    assert_eq!(opening.collect::<JoinSet<_>>().join_all().await, [const { Ok(()) }; 8]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_processes_open_a_new_file_at_once() {
    for _ in 0..10 {
        let folder = TempDir::new().unwrap();
        many_processes_open_a_new_database_at_once(file_in(&folder)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_processes_open_a_new_postgres_at_once() {
    let Some(postgres) = Postgres::try_start() else { return };
    many_processes_open_a_new_database_at_once(postgres.database()).await;
}

async fn a_database_from_the_future_is_refused(opened: Opened) -> TestResult {
    opened.store.close().await;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               SELECT 99, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    execute(&opened.url, sql).await?;
    let error = Store::open(&opened.url).await.err().expect("it is refused");
    assert!(matches!(error, StoreError::Newer { migration: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("made by a newer version of High Table"), "{error}");
    Ok(())
}

#[tokio::test]
async fn a_file_from_the_future_is_refused() -> TestResult {
    let Some(opened) = support::file().await else { return Ok(()) };
    a_database_from_the_future_is_refused(opened).await
}

#[tokio::test]
async fn a_postgres_from_the_future_is_refused() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    a_database_from_the_future_is_refused(opened).await
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_is_readable_by_its_owner_only() -> TestResult {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new()?;
    let store = Store::open(&file_in(&folder)).await?;
    set_up(&store, "t").await;
    for entry in fs::read_dir(folder.path().join("new"))? {
        let entry = entry?;
        assert_eq!(entry.metadata()?.permissions().mode() & 0o777, 0o600, "{entry:?}");
    }
    store.close().await;
    assert_eq!(fs::read_dir(folder.path().join("new"))?.count(), 1, "all is in one file");
    Ok(())
}

/// What is said about a URL that cannot be opened.
async fn refusal(url: &str) -> String {
    let error = Store::open(url).await.err().expect("there is no such database");
    assert!(matches!(error, StoreError::Open { .. }), "{error:?}");
    error.to_string()
}

#[tokio::test]
async fn a_url_that_cannot_be_opened_says_what_to_do() -> TestResult {
    let folder = TempDir::new()?;
    fs::write(folder.path().join("text"), "no database, but long enough to look like one ".repeat(50))?;
    for file in ["text", "text/below.db", "", "."] {
        let said = refusal(&format!("sqlite:{}/{file}", folder.path().display())).await;
        assert!(said.contains("give the file of a database"), "{said}");
    }
    for url in [
        "mysql://here",
        "",
        "sqlite:a.db?mode=odd",
        "postgres://host:port/db",
        "sqlite:",
        "sqlite:?mode=memory",
    ] {
        let said = refusal(url).await;
        assert!(said.contains("give sqlite:FILE, or postgres://"), "{url}: {said}");
    }
    Ok(())
}

#[tokio::test]
async fn errors_contain_no_password() {
    let urls = [
        "postgres://ada:sesame@127.0.0.1:1/games",
        "postgres://ada@127.0.0.1:1/games?password=sesame",
        "postgres://ada:sesame@127.0.0.1:port/games",
        "mysql://ada:sesame@127.0.0.1/games",
        "postgres://ada:sesame@127.0.0.1:1/games?sslmode=sesame",
    ];
    for url in urls {
        let error = Store::open(url).await.err().expect("nothing listens there");
        assert!(!format!("{error} {error:?}").contains("sesame"), "{error:?}");
    }
    let said = refusal(urls[0]).await;
    assert!(
        said.starts_with("cannot open the database games of PostgreSQL at 127.0.0.1, port 1, as ada: "),
        "{said}"
    );
    assert!(said.contains("check that PostgreSQL runs there"), "{said}");
}
