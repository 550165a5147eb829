//! How many appends a second a store takes, with every commit on disk: `cargo run --release --example pace [URL]`.
//!
//! Without a URL it measures a new file of SQLite in the current folder, and a PostgreSQL that it starts itself.

use std::time::{Duration, Instant};
use store::{AppendResult, NewJournalEntry, Store, TableRow, User};
use tempfile::TempDir;
use testkit::Postgres;
use tokio::task::JoinSet;

const LASTS: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() {
    if let Some(url) = std::env::args().nth(1) {
        return measure(&url, "this database").await;
    }
    // Not where temporary files are, which may be memory.
    let folder = TempDir::new_in(".").expect("a folder can be made");
    measure(&format!("sqlite:{}", folder.path().join("pace.db").display()), "SQLite").await;
    measure(&Postgres::start_durable().database(), "PostgreSQL").await;
}

async fn measure(url: &str, name: &str) {
    let store = Store::open(url).await.expect("the database opens");
    let ada = User { id: "ada".into(), name: "Ada".into(), locale: "en".into() };
    store.add_user(&ada, "key", 0).await.expect("a user is added");
    for writers in [1, 64] {
        println!("{name}, {writers} at once: {:.0} appends a second", pace(&store, writers).await);
    }
    store.close().await;
}

/// Every writer appends to a table of its own.
async fn pace(store: &Store, writers: usize) -> f64 {
    for writer in 0..writers {
        store.add_table(&table(&id(writers, writer)), &[]).await.expect("a table is added");
    }
    let start = Instant::now();
    let tasks: JoinSet<i64> =
        (0..writers).map(|writer| append(store.clone(), id(writers, writer), start)).collect();
    let appended: i64 = tasks.join_all().await.into_iter().sum();
    appended as f64 / start.elapsed().as_secs_f64()
}

fn id(writers: usize, writer: usize) -> String {
    format!("{writers}-{writer}")
}

async fn append(store: Store, table: String, start: Instant) -> i64 {
    let mut last = 0;
    while start.elapsed() < LASTS {
        let entry = NewJournalEntry {
            seat: Some(1),
            entry: "2 bid KKC".into(),
            idempotency_key: Some(format!("{table}-command-{last}")),
            at: 1_700_000_000_000 + last,
        };
        let end = store.append_journal(&table, last + 1, &[entry]).await.expect("a ply is appended");
        assert_eq!(end, AppendResult::Appended);
        last += 1;
    }
    last
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        header: "krieg rules=1".into(),
        components: None,
        host: "ada".into(),
        status: "running".into(),
        listed: false,
        manual_start: false,
        move_limit: None,
        seed: vec![7; 32],
        watch_key: String::new(),
        previous: None,
        created: 0,
        started: None,
        version: 0,
    }
}
