//! Plies: in order, without a hole, each once.

use crate::contract::support::{TestResult, command, entries, entry, set_up};
use store::{AppendResult, JournalRow, NewJournalEntry, Store};
use tokio::task::JoinSet;

pub(crate) async fn journal_entries_are_read_in_order_after_a_number(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let chance = NewJournalEntry { seat: None, ..entry("box deal") };
    assert_eq!(store.append_journal("t", 1, &[chance, command("a")]).await?, AppendResult::Appended);
    assert_eq!(store.append_journal("t", 3, &[entry("c")]).await?, AppendResult::Appended);
    assert_eq!(entries(&store, "t").await, ["box deal", "a", "c"]);
    let second = JournalRow {
        seq: 2,
        seat: Some(1),
        entry: "a".to_string(),
        idempotency_key: Some("a".to_string()),
        at: 5,
    };
    let third = JournalRow { seq: 3, entry: "c".to_string(), idempotency_key: None, ..second.clone() };
    assert_eq!(store.journal("t", 1).await?, [second, third]);
    assert_eq!(store.journal("t", 0).await?[0].seat, None);
    Ok(())
}

pub(crate) async fn a_journal_has_no_gaps(store: Store) -> TestResult {
    set_up(&store, "t").await;
    for first in [-1, 0, 2, i64::MAX] {
        assert_eq!(store.append_journal("t", first, &[entry("x")]).await?, AppendResult::Conflict);
    }
    assert_eq!(store.append_journal("t", 1, &[entry("a"), entry("b")]).await?, AppendResult::Appended);
    for first in [1, 2, 4] {
        assert_eq!(
            store.append_journal("t", first, &[entry("x"), entry("y")]).await?,
            AppendResult::Conflict
        );
    }
    assert_eq!(entries(&store, "t").await, ["a", "b"]);
    Ok(())
}

/// A whole game that was played elsewhere, and more than one statement may hold.
pub(crate) async fn thousands_of_entries_are_appended_at_once(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let journal: Vec<_> = (0..2500).map(|n| entry(&n.to_string())).collect();
    assert_eq!(store.append_journal("t", 1, &journal).await?, AppendResult::Appended);
    let given: Vec<_> = journal.into_iter().map(|row| row.entry).collect();
    assert_eq!(entries(&store, "t").await, given);
    // Of two with one command the second is refused, and the first with it.
    assert_eq!(store.append_journal("t", 2501, &[command("a"), command("a")]).await?, AppendResult::Conflict);
    assert_eq!(store.journal("t", 2500).await?.len(), 0);
    Ok(())
}

pub(crate) async fn of_two_concurrent_appends_one_succeeds(store: Store) -> TestResult {
    set_up(&store, "t").await;
    for first in 1..=100 {
        let both = ["a", "b"].map(|who| {
            let store = store.clone();
            async move {
                (store.append_journal("t", first, &[entry(who)]).await.expect("the database answers"), who)
            }
        });
        let mut ends = both.into_iter().collect::<JoinSet<_>>().join_all().await;
        ends.sort_by_key(|(end, _)| *end != AppendResult::Appended);
        assert_eq!((ends[0].0, ends[1].0), (AppendResult::Appended, AppendResult::Conflict));
        assert_eq!(entries(&store, "t").await.last().map(String::as_str), Some(ends[0].1));
    }
    Ok(())
}

pub(crate) async fn a_command_is_appended_once(store: Store) -> TestResult {
    set_up(&store, "t").await;
    set_up(&store, "other").await;
    store.append_journal("t", 1, &[entry("deal"), command("a")]).await?;
    for first in [2, 3, 9] {
        assert_eq!(
            store.append_journal("t", first, &[command("a"), entry("b")]).await?,
            AppendResult::Duplicate(2)
        );
    }
    let behind_another = [entry("b"), command("a")];
    assert_eq!(store.append_journal("t", 3, &behind_another).await?, AppendResult::Duplicate(2));
    assert_eq!(entries(&store, "t").await, ["deal", "a"]);
    assert_eq!(store.append_journal("other", 1, &[command("a")]).await?, AppendResult::Appended);
    Ok(())
}

pub(crate) async fn a_command_sent_many_times_at_once_is_appended_once(store: Store) -> TestResult {
    set_up(&store, "t").await;
    for first in 1..=20 {
        let key = format!("key{first}");
        let sent = (0..8).map(|_| {
            let (store, again) = (store.clone(), command(&key));
            async move { store.append_journal("t", first, &[again]).await.expect("the database answers") }
        });
        let ends = sent.collect::<JoinSet<_>>().join_all().await;
        let count = |end| ends.iter().filter(|found| **found == end).count();
        assert_eq!(
            (count(AppendResult::Appended), count(AppendResult::Duplicate(first))),
            (1, 7),
            "{ends:?}"
        );
    }
    Ok(())
}

/// Eight at each of eight tables append until each is done; others ask for what fails all the while.
pub(crate) async fn concurrent_writers_do_not_affect_each_other(store: Store) -> TestResult {
    for number in 0..8 {
        set_up(&store, &format!("t{number}")).await;
    }
    let mut tasks = JoinSet::new();
    for task in 0..64 {
        tasks.spawn(append_five(store.clone(), format!("t{}", task % 8), task));
        let store = store.clone();
        tasks.spawn(async move {
            store.append_journal("no table", 1, &[entry("x")]).await.expect_err("there is no such table");
        });
    }
    tasks.join_all().await;
    for number in 0..8 {
        let mut kept = entries(&store, &format!("t{number}")).await;
        kept.sort();
        let writers = (0..64).filter(|task| task % 8 == number);
        let mut due: Vec<String> =
            writers.flat_map(|task| (0..5).map(move |n| format!("{task}.{n}"))).collect();
        due.sort();
        assert_eq!(kept, due);
    }
    Ok(())
}

/// Appends five entries, each at the end that it finds, again and again until it is the first there.
async fn append_five(store: Store, table: String, task: u32) {
    for n in 0..5 {
        let mut end = AppendResult::Conflict;
        while end == AppendResult::Conflict {
            let first = entries(&store, &table).await.len() as i64 + 1;
            end = store
                .append_journal(&table, first, &[command(&format!("{task}.{n}"))])
                .await
                .expect("the database answers");
        }
        assert_eq!(end, AppendResult::Appended);
    }
}
