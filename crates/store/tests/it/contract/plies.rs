//! Plies: in order, without a hole, each once.

use crate::contract::support::{Held, command, entries, ply, set_up};
use store::{Appended, NewPly, PlyRow, Store};
use tokio::task::JoinSet;

pub(crate) async fn plies_come_back_in_order_behind_a_number(store: Store) -> Held {
    set_up(&store, "t").await;
    let chance = NewPly { seat: None, ..ply("box deal") };
    assert_eq!(store.append("t", 1, &[chance, command("a")]).await?, Appended::Done);
    assert_eq!(store.append("t", 3, &[ply("c")]).await?, Appended::Done);
    assert_eq!(entries(&store, "t").await, ["box deal", "a", "c"]);
    let second =
        PlyRow { n: 2, seat: Some(1), entry: "a".to_string(), command: Some("a".to_string()), at: 5 };
    let third = PlyRow { n: 3, entry: "c".to_string(), command: None, ..second.clone() };
    assert_eq!(store.plies("t", 1).await?, [second, third]);
    assert_eq!(store.plies("t", 0).await?[0].seat, None);
    Ok(())
}

pub(crate) async fn plies_leave_no_hole(store: Store) -> Held {
    set_up(&store, "t").await;
    for first in [-1, 0, 2, i64::MAX] {
        assert_eq!(store.append("t", first, &[ply("x")]).await?, Appended::Taken);
    }
    assert_eq!(store.append("t", 1, &[ply("a"), ply("b")]).await?, Appended::Done);
    for first in [1, 2, 4] {
        assert_eq!(store.append("t", first, &[ply("x"), ply("y")]).await?, Appended::Taken);
    }
    assert_eq!(entries(&store, "t").await, ["a", "b"]);
    Ok(())
}

/// A whole game that was played elsewhere, and more than one statement may hold.
pub(crate) async fn thousands_are_appended_at_once(store: Store) -> Held {
    set_up(&store, "t").await;
    let plies: Vec<_> = (0..2500).map(|n| ply(&n.to_string())).collect();
    assert_eq!(store.append("t", 1, &plies).await?, Appended::Done);
    let given: Vec<_> = plies.into_iter().map(|ply| ply.entry).collect();
    assert_eq!(entries(&store, "t").await, given);
    // Of two with one command the second is refused, and the first with it.
    assert_eq!(store.append("t", 2501, &[command("a"), command("a")]).await?, Appended::Taken);
    assert_eq!(store.plies("t", 2500).await?.len(), 0);
    Ok(())
}

pub(crate) async fn of_two_who_append_at_once_one_wins(store: Store) -> Held {
    set_up(&store, "t").await;
    for first in 1..=100 {
        let both = ["a", "b"].map(|who| {
            let store = store.clone();
            async move { (store.append("t", first, &[ply(who)]).await.expect("the database answers"), who) }
        });
        let mut ends = both.into_iter().collect::<JoinSet<_>>().join_all().await;
        ends.sort_by_key(|(end, _)| *end != Appended::Done);
        assert_eq!((ends[0].0, ends[1].0), (Appended::Done, Appended::Taken));
        assert_eq!(entries(&store, "t").await.last().map(String::as_str), Some(ends[0].1));
    }
    Ok(())
}

pub(crate) async fn a_command_is_appended_once(store: Store) -> Held {
    set_up(&store, "t").await;
    set_up(&store, "other").await;
    store.append("t", 1, &[ply("deal"), command("a")]).await?;
    for first in [2, 3, 9] {
        assert_eq!(store.append("t", first, &[command("a"), ply("b")]).await?, Appended::Repeated(2));
    }
    let behind_another = [ply("b"), command("a")];
    assert_eq!(store.append("t", 3, &behind_another).await?, Appended::Repeated(2));
    assert_eq!(entries(&store, "t").await, ["deal", "a"]);
    assert_eq!(store.append("other", 1, &[command("a")]).await?, Appended::Done);
    Ok(())
}

pub(crate) async fn a_command_sent_many_times_at_once_is_appended_once(store: Store) -> Held {
    set_up(&store, "t").await;
    for first in 1..=20 {
        let key = format!("key{first}");
        let sent = (0..8).map(|_| {
            let (store, again) = (store.clone(), command(&key));
            async move { store.append("t", first, &[again]).await.expect("the database answers") }
        });
        let ends = sent.collect::<JoinSet<_>>().join_all().await;
        let count = |end| ends.iter().filter(|found| **found == end).count();
        assert_eq!((count(Appended::Done), count(Appended::Repeated(first))), (1, 7), "{ends:?}");
    }
    Ok(())
}

/// Eight at each of eight tables append until each is done; others ask for what fails all the while.
pub(crate) async fn many_writers_spoil_nothing_for_each_other(store: Store) -> Held {
    for number in 0..8 {
        set_up(&store, &format!("t{number}")).await;
    }
    let mut tasks = JoinSet::new();
    for task in 0..64 {
        tasks.spawn(append_five(store.clone(), format!("t{}", task % 8), task));
        let store = store.clone();
        tasks.spawn(async move {
            store.append("no table", 1, &[ply("x")]).await.expect_err("there is no such table");
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

/// Appends five plies, each at the end that it finds, again and again until it is the first there.
async fn append_five(store: Store, table: String, task: u32) {
    for n in 0..5 {
        let mut end = Appended::Taken;
        while end == Appended::Taken {
            let first = entries(&store, &table).await.len() as i64 + 1;
            end = store
                .append(&table, first, &[command(&format!("{task}.{n}"))])
                .await
                .expect("the database answers");
        }
        assert_eq!(end, Appended::Done);
    }
}
