//! Tables and their seats.

use crate::contract::support::{TestResult, add_user, seat, set_up, table};
use std::slice;
use store::{NewJournalEntry, SeatRow, Store, TableRow};
use tokio::task::JoinSet;

pub(crate) async fn a_table_is_read_as_it_was_added(store: Store) -> TestResult {
    set_up(&store, "first").await;
    let full = TableRow {
        listed: true,
        manual_start: true,
        move_limit: Some(86_400),
        components: Some("[counts]\nhand_limit = 9\n".to_string()),
        previous: Some("first".to_string()),
        started: Some(i64::MAX),
        version: 3,
        ..table("second")
    };
    let sits = SeatRow {
        user_id: Some("ada".to_string()),
        seed_contribution: "w".to_string(),
        is_shown: true,
        ..seat(0)
    };
    let bot = SeatRow { bot: Some("knight".to_string()), is_away: true, ..seat(1) };
    store.add_table(&full, &[bot.clone(), sits.clone()]).await?;
    assert_eq!(store.table("first").await?, Some(table("first")));
    assert_eq!(store.table("second").await?, Some(full));
    assert_eq!(store.seats("second").await?, [sits, bot]);
    assert_eq!(store.table("third").await?, None);
    assert_eq!(store.seats("third").await?, []);
    Ok(())
}

pub(crate) async fn a_table_is_added_with_all_its_seats_or_not_at_all(store: Store) -> TestResult {
    set_up(&store, "first").await;
    let stranger = SeatRow { user_id: Some("nobody".to_string()), ..seat(1) };
    store.add_table(&table("second"), &[seat(0), stranger]).await.expect_err("the stranger is not known");
    assert_eq!(store.table("second").await?, None);
    assert_eq!(store.seats("second").await?, []);
    Ok(())
}

pub(crate) async fn tables_of_a_user_are_those_with_a_seat_or_hosted(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    add_user(&store, "bob").await;
    let bobs = SeatRow { user_id: Some("bob".to_string()), ..seat(0) };
    let at = |id: &str, host: &str, created| TableRow { host: host.to_string(), created, ..table(id) };
    store.add_table(&at("sits", "ada", 3), &[seat(1), bobs.clone()]).await?;
    store.add_table(&at("both", "bob", 1), &[bobs]).await?;
    store.add_table(&at("hosts", "bob", 2), &[seat(0)]).await?;
    store.add_table(&at("neither", "ada", 4), &[seat(0)]).await?;
    let found = store.tables_of_user("bob").await?;
    assert_eq!(ids(&found), ["sits", "hosts", "both"]);
    Ok(())
}

pub(crate) async fn no_more_than_200_tables_of_a_user_are_found(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    for created in 1..=201 {
        let made = TableRow { created, ..table(&format!("t{created}")) };
        store.add_table(&made, &[]).await?;
    }
    let found = store.tables_of_user("ada").await?;
    assert_eq!((found.len(), found[0].created, found[199].created), (200, 201, 2));
    Ok(())
}

pub(crate) async fn the_newest_hundred_tables_are_listed(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    for created in 1..=102 {
        let made = TableRow { created, listed: created != 102, ..table(&format!("t{created}")) };
        store.add_table(&made, &[]).await?;
    }
    let found = store.listed_tables().await?;
    assert_eq!((found.len(), found[0].created, found[99].created), (100, 101, 2));
    Ok(())
}

pub(crate) async fn tables_are_found_by_their_status(store: Store) -> TestResult {
    for id in ["a", "b", "c"] {
        set_up(&store, id).await;
    }
    assert!(store.update_table("b", 0, &[], Some(("running", 9))).await?);
    assert_eq!(store.tables_with_status("running").await?, ["b"]);
    assert_eq!(store.tables_with_status("open").await?, ["a", "c"]);
    assert_eq!(store.tables_with_status("over").await?, [""; 0]);
    Ok(())
}

pub(crate) async fn tables_are_overdue_when_nothing_was_appended_for_their_limit(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    for (id, move_limit) in [("quick", Some(10)), ("slow", Some(100)), ("patient", None)] {
        store.add_table(&TableRow { move_limit, ..table(id) }, &[]).await?;
        assert!(store.update_table(id, 0, &[], Some(("running", 1_000))).await?);
    }
    assert_eq!(store.overdue_tables("running", '!', 10_999).await?, [""; 0]);
    assert_eq!(store.overdue_tables("running", '!', 11_000).await?, ["quick"]);
    assert_eq!(store.overdue_tables("open", '!', 11_000).await?, [""; 0]);
    let entry = NewJournalEntry { seat: None, entry: "a".into(), idempotency_key: None, at: 50_000 };
    store.append_journal("quick", 1, &[entry]).await?;
    assert_eq!(store.overdue_tables("running", '!', 59_999).await?, [""; 0]);
    assert_eq!(store.overdue_tables("running", '!', 200_000).await?, ["quick", "slow"]);
    let word = NewJournalEntry { seat: None, entry: "!1 vote 2".into(), idempotency_key: None, at: 190_000 };
    store.append_journal("quick", 2, &[word]).await?;
    assert_eq!(
        store.overdue_tables("running", '!', 200_000).await?,
        ["quick", "slow"],
        "what is marked does not count"
    );
    Ok(())
}

pub(crate) async fn a_table_is_changed_only_at_its_version(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let sits = SeatRow { user_id: Some("ada".to_string()), name: "Ada".to_string(), ..seat(1) };
    assert!(store.update_table("t", 0, slice::from_ref(&sits), None).await?);
    assert!(!store.update_table("t", 0, &[seat(1)], Some(("over", 9))).await?);
    assert!(!store.update_table("t", 2, &[seat(1)], None).await?);
    assert!(!store.update_table("unknown", 0, &[], None).await?);
    assert_eq!(store.seats("t").await?, [seat(0), sits]);
    assert_eq!(store.table("t").await?, Some(TableRow { version: 1, ..table("t") }));
    Ok(())
}

pub(crate) async fn of_many_changes_at_once_one_is_made(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let changes = (0..20).map(|number| {
        let store = store.clone();
        let named = SeatRow { name: format!("{number}"), ..seat(0) };
        async move {
            store
                .update_table("t", 0, slice::from_ref(&named), None)
                .await
                .expect("the database answers")
                .then_some(named)
        }
    });
    let made: Vec<SeatRow> = changes.collect::<JoinSet<_>>().join_all().await.into_iter().flatten().collect();
    assert_eq!(made.len(), 1);
    assert_eq!(store.seats("t").await?[0], made[0]);
    Ok(())
}

pub(crate) async fn a_change_that_fails_changes_nothing(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let stranger = SeatRow { user_id: Some("nobody".to_string()), ..seat(1) };
    let named = SeatRow { name: "Ada".to_string(), ..seat(0) };
    store
        .update_table("t", 0, &[named, stranger], Some(("running", 9)))
        .await
        .expect_err("the stranger is not known");
    assert_eq!(store.table("t").await?, Some(table("t")));
    assert_eq!(store.seats("t").await?, [seat(0), seat(1)]);
    Ok(())
}

pub(crate) async fn running_says_when_a_table_was_started(store: Store) -> TestResult {
    set_up(&store, "t").await;
    assert!(store.update_table("t", 0, &[], Some(("running", 77))).await?);
    assert!(store.update_table("t", 1, &[], Some(("over", 99))).await?);
    let changed = TableRow { status: "over".to_string(), started: Some(77), version: 2, ..table("t") };
    assert_eq!(store.table("t").await?, Some(changed));
    Ok(())
}

fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}
