//! Acknowledged journal entries survive a kill of the process.
//!
//! The test starts its own binary a second time. The second process appends entries and prints each acknowledged one until
//! it is killed.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use store::{AppendResult, NewJournalEntry, Store, TableRow, User};
use tempfile::TempDir;

/// Says to the second process where to append.
const URL: &str = "STORE_TEST_APPEND_TO";

/// Several append at once, so that commits hold more than one ply.
const TABLES: usize = 8;

/// How many entries are acknowledged before the process is killed.
const ENOUGH: usize = 500;

/// The test that the second process runs.
const WRITER: &str = "killed::append_until_killed";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "the second process of acknowledged_entries_survive_a_kill; it never ends by itself"]
async fn append_until_killed() {
    let url = env::var(URL).expect("only the first process starts this test");
    append_at_all_tables(&url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_entries_survive_a_kill() {
    let folder = TempDir::new().expect("a folder can be made");
    let url = format!("sqlite:{}", folder.path().join("high.db").display());
    let acknowledged = acknowledged_until_killed(&url);
    let store = Store::open(&url).await.expect("the file opens after the kill");
    for table in 0..TABLES {
        let due = acknowledged.iter().filter(|(at, _)| *at == table).map(|(_, n)| *n).max().unwrap_or(0);
        let journal = store.journal(&table.to_string(), 0).await.expect("the journal can be read");
        let entries: Vec<String> = journal.iter().map(|row| row.entry.clone()).collect();
        let written: Vec<String> = (1..=entries.len()).map(|n| n.to_string()).collect();
        assert_eq!(entries, written, "table {table} has a hole");
        assert!(
            journal.len() as i64 >= due,
            "table {table}: {due} were acknowledged, {} are there",
            journal.len()
        );
    }
    println!("killed after {} acknowledged entries: all are there", acknowledged.len());
}

/// Runs the second process, kills it and returns the entries that it printed, each with its table.
fn acknowledged_until_killed(url: &str) -> Vec<(usize, i64)> {
    let mut second = Command::new(env::current_exe().expect("this program is a file"));
    second.args([WRITER, "--exact", "--ignored", "--nocapture"]).env(URL, url);
    let mut child = second.stdout(Stdio::piped()).spawn().expect("this program starts again");
    let output = child.stdout.take().expect("the output is a pipe");
    let lines = BufReader::new(output).lines();
    let mut lines = lines.filter_map(|line| read(&line.expect("output is text")));
    let mut acknowledged: Vec<(usize, i64)> = lines.by_ref().take(ENOUGH).collect();
    assert_eq!(acknowledged.len(), ENOUGH, "the second process ended by itself");
    kill(child);
    acknowledged.extend(lines);
    acknowledged
}

fn kill(mut child: Child) {
    child.kill().expect("a child can be killed");
    let status = child.wait().expect("a killed child ends");
    assert!(!status.success(), "it was not killed");
}

/// Table and number of an acknowledged ply; lines of the test harness are skipped.
fn read(line: &str) -> Option<(usize, i64)> {
    let (table, n) = line.split_once(' ')?;
    Some((table.parse().ok()?, n.parse().ok()?))
}

async fn append_at_all_tables(url: &str) {
    let store = Store::open(url).await.expect("a new file opens");
    let ada = User { id: "ada".into(), name: "Ada".into(), locale: "en".into() };
    store.add_user(&ada, "key", 0).await.expect("a user is added");
    for number in 0..TABLES {
        store.add_table(&table(number), &[]).await.expect("a table is added");
    }
    let appending: Vec<_> = (0..TABLES).map(|table| tokio::spawn(append(store.clone(), table))).collect();
    for task in appending {
        task.await.expect("nobody stops appending");
    }
}

async fn append(store: Store, table: usize) {
    for n in 1.. {
        let entry = NewJournalEntry { seat: None, entry: n.to_string(), idempotency_key: None, at: 0 };
        let end = store.append_journal(&table.to_string(), n, &[entry]).await.expect("a ply is appended");
        assert_eq!(end, AppendResult::Appended);
        // One call a line: lines of several tasks must not mix, nor wait in a buffer.
        std::io::stdout().write_all(format!("{table} {n}\n").as_bytes()).expect("somebody reads");
    }
}

fn table(number: usize) -> TableRow {
    TableRow {
        id: number.to_string(),
        header: String::new(),
        components: None,
        host: "ada".into(),
        status: "running".into(),
        listed: false,
        manual_start: false,
        move_limit: None,
        seed: Vec::new(),
        watch_key: String::new(),
        previous: None,
        created: 0,
        started: None,
        version: 0,
    }
}
