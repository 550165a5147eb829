//! Rows to test with, and stores to put them in.

use store::{FigureSet, NewChatMessage, NewJournalEntry, SeatRow, Store, TableRow, User};
use tempfile::TempDir;
use testkit::Postgres;

/// What a promise gives when it holds: nothing failed.
pub(crate) type TestResult = Result<(), Box<dyn std::error::Error>>;

/// A store, where it is, and what must outlive it.
pub(crate) struct Opened {
    pub(crate) store: Store,
    pub(crate) url: String,
    _folder: Option<TempDir>,
}

pub(crate) async fn memory() -> Option<Opened> {
    Some(open("sqlite::memory:".to_string(), None).await)
}

pub(crate) async fn file() -> Option<Opened> {
    let folder = TempDir::new().expect("a folder can be made");
    Some(open(file_in(&folder), Some(folder)).await)
}

pub(crate) async fn postgres() -> Option<Opened> {
    Some(open(Postgres::try_start()?.database(), None).await)
}

pub(crate) fn file_in(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("new/high.db").display())
}

async fn open(url: String, folder: Option<TempDir>) -> Opened {
    let store = Store::open(&url).await.expect("a new database opens");
    Opened { store, url, _folder: folder }
}

pub(crate) fn user(id: &str) -> User {
    User { id: id.to_string(), name: format!("Name of {id}"), locale: "de".to_string() }
}

/// Adds a user whose session has the key `key-ID`.
pub(crate) async fn add_user(store: &Store, id: &str) {
    store.add_user(&user(id), &format!("key-{id}"), 1).await.expect("a new user is added");
}

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_string(),
        header: "krieg rules=1".to_string(),
        components: None,
        host: "ada".to_string(),
        status: "open".to_string(),
        listed: false,
        manual_start: false,
        move_limit: None,
        seed: vec![0, 1, 255],
        watch_key: "w".to_string(),
        previous: None,
        created: 1000,
        started: None,
        version: 0,
    }
}

/// Ada's figure set.
pub(crate) fn figure_set(id: &str, game: &str, name: &str) -> FigureSet {
    FigureSet {
        id: id.to_string(),
        owner: "ada".to_string(),
        game: game.to_string(),
        name: name.to_string(),
        text: "[counts]\nhand_limit = 9\n".to_string(),
        created: 5,
    }
}

pub(crate) fn seat(seat: i64) -> SeatRow {
    SeatRow {
        seat,
        kind: "open".to_string(),
        user_id: None,
        bot: None,
        name: String::new(),
        invite: format!("invite{seat}"),
        seed_contribution: String::new(),
        is_shown: false,
        is_away: false,
    }
}

/// The user `ada` at her table `id`, with two seats.
pub(crate) async fn set_up(store: &Store, id: &str) {
    if store.user("ada").await.expect("users can be looked up").is_none() {
        add_user(store, "ada").await;
    }
    store.add_table(&table(id), &[seat(0), seat(1)]).await.expect("a new table is added");
}

pub(crate) fn entry(text: &str) -> NewJournalEntry {
    NewJournalEntry { seat: Some(1), entry: text.to_string(), idempotency_key: None, at: 5 }
}

pub(crate) fn command(key: &str) -> NewJournalEntry {
    NewJournalEntry { idempotency_key: Some(key.to_string()), ..entry(key) }
}

pub(crate) fn message(text: &str) -> NewChatMessage {
    NewChatMessage {
        seat: Some(0),
        name: "Ada".to_string(),
        text: text.to_string(),
        idempotency_key: None,
        at: 7,
    }
}

/// The entries of a table, which must be numbered from 1 without a gap.
pub(crate) async fn entries(store: &Store, table: &str) -> Vec<String> {
    let journal = store.journal(table, 0).await.expect("the journal can be read");
    let numbers: Vec<i64> = journal.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..).take(journal.len()).collect::<Vec<_>>());
    journal.into_iter().map(|row| row.entry).collect()
}
