//! Chat, and what holds for all that is kept.

use crate::contract::support::{Held, entries, line, ply, set_up};
use store::{ChatRow, NewLine, Said, Store, StoreError};
use tokio::task::JoinSet;

pub(crate) async fn plies_and_chat_need_a_table(store: Store) -> Held {
    store.append("none", 1, &[ply("a")]).await.expect_err("there is no such table");
    store.say("none", &line("hello")).await.expect_err("there is no such table");
    assert_eq!(store.plies("none", 0).await?, []);
    assert_eq!(store.chat("none", 0).await?, []);
    Ok(())
}

pub(crate) async fn chat_is_numbered_without_gaps_by_many_at_once(store: Store) -> Held {
    set_up(&store, "t").await;
    let said = (0..50).map(|number| {
        let store = store.clone();
        async move {
            let text = number.to_string();
            match store.say("t", &line(&text)).await.expect("the database answers") {
                Said::Done(n) => (n, text),
                Said::Repeated(n) => panic!("{text} was never said, but is line {n}"),
            }
        }
    });
    let mut said = said.collect::<JoinSet<_>>().join_all().await;
    said.sort();
    let lines = store.chat("t", 0).await?;
    let kept: Vec<(i64, String)> = lines.into_iter().map(|line| (line.n, line.text)).collect();
    assert_eq!(kept, said);
    assert_eq!(kept.iter().map(|(n, _)| *n).collect::<Vec<_>>(), (1..=50).collect::<Vec<_>>());
    let last = ChatRow { n: 50, seat: Some(0), name: "Ada".to_string(), text: said[49].1.clone(), at: 7 };
    assert_eq!(store.chat("t", 49).await?, [last]);
    Ok(())
}

pub(crate) async fn a_line_sent_many_times_at_once_is_said_once(store: Store) -> Held {
    set_up(&store, "t").await;
    assert_eq!(store.said("t").await?, 0);
    store.say("t", &line("first")).await?;
    let said = (0..20).map(|_| {
        let store = store.clone();
        let line = NewLine { command: Some("key".into()), ..line("once") };
        async move { store.say("t", &line).await.expect("the database answers") }
    });
    let ends = said.collect::<JoinSet<_>>().join_all().await;
    assert_eq!(ends.iter().filter(|end| **end == Said::Done(2)).count(), 1, "{ends:?}");
    assert_eq!(ends.iter().filter(|end| **end == Said::Repeated(2)).count(), 19, "{ends:?}");
    assert_eq!(store.say("t", &line("last")).await?, Said::Done(3), "no number is left out");
    assert_eq!(store.said("t").await?, 3);
    Ok(())
}

pub(crate) async fn any_text_comes_back(store: Store) -> Held {
    set_up(&store, "t").await;
    let texts = ["", "'; DROP TABLE plies; --", "Verräter 👑 \u{202e}x", "a\nb\t\"c\" $1 ?"];
    for (n, text) in (1..).zip(texts) {
        store.append("t", n, &[ply(text)]).await?;
        store.say("t", &line(text)).await?;
    }
    assert_eq!(entries(&store, "t").await, texts);
    let chat = store.chat("t", 0).await?;
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), texts);
    Ok(())
}

pub(crate) async fn a_closed_store_says_so(store: Store) -> Held {
    set_up(&store, "t").await;
    store.ping().await?;
    store.clone().close().await;
    let closed = |doing| StoreError::Database { doing, cause: "the store is closed".to_string() };
    assert_eq!(store.append("t", 1, &[ply("a")]).await, Err(closed("append plies")));
    assert_eq!(store.ping().await, Err(closed("reach the database")));
    Ok(())
}
