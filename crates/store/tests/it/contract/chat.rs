//! Chat, and what holds for all that is kept.

use crate::contract::support::{TestResult, entries, entry, message, set_up};
use store::{ChatMessageRow, ChatResult, NewChatMessage, Store, StoreError};
use tokio::task::JoinSet;

pub(crate) async fn journal_and_chat_need_a_table(store: Store) -> TestResult {
    store.append_journal("none", 1, &[entry("a")]).await.expect_err("there is no such table");
    store.add_chat_message("none", &message("hello")).await.expect_err("there is no such table");
    assert_eq!(store.journal("none", 0).await?, []);
    assert_eq!(store.chat("none", 0).await?, []);
    Ok(())
}

pub(crate) async fn chat_is_numbered_without_gaps_by_many_at_once(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let said = (0..50).map(|number| {
        let store = store.clone();
        async move {
            let text = number.to_string();
            match store.add_chat_message("t", &message(&text)).await.expect("the database answers") {
                ChatResult::Added(n) => (n, text),
                ChatResult::Duplicate(n) => panic!("{text} was never said, but is line {n}"),
            }
        }
    });
    let mut said = said.collect::<JoinSet<_>>().join_all().await;
    said.sort();
    let lines = store.chat("t", 0).await?;
    let kept: Vec<(i64, String)> = lines.into_iter().map(|message| (message.seq, message.text)).collect();
    assert_eq!(kept, said);
    assert_eq!(kept.iter().map(|(n, _)| *n).collect::<Vec<_>>(), (1..=50).collect::<Vec<_>>());
    let last =
        ChatMessageRow { seq: 50, seat: Some(0), name: "Ada".to_string(), text: said[49].1.clone(), at: 7 };
    assert_eq!(store.chat("t", 49).await?, [last]);
    Ok(())
}

pub(crate) async fn a_message_sent_many_times_at_once_is_added_once(store: Store) -> TestResult {
    set_up(&store, "t").await;
    assert_eq!(store.chat_count("t").await?, 0);
    store.add_chat_message("t", &message("first")).await?;
    let said = (0..20).map(|_| {
        let store = store.clone();
        let message = NewChatMessage { idempotency_key: Some("key".into()), ..message("once") };
        async move { store.add_chat_message("t", &message).await.expect("the database answers") }
    });
    let ends = said.collect::<JoinSet<_>>().join_all().await;
    assert_eq!(ends.iter().filter(|end| **end == ChatResult::Added(2)).count(), 1, "{ends:?}");
    assert_eq!(ends.iter().filter(|end| **end == ChatResult::Duplicate(2)).count(), 19, "{ends:?}");
    assert_eq!(
        store.add_chat_message("t", &message("last")).await?,
        ChatResult::Added(3),
        "no number is left out"
    );
    assert_eq!(store.chat_count("t").await?, 3);
    Ok(())
}

pub(crate) async fn any_text_is_stored_unchanged(store: Store) -> TestResult {
    set_up(&store, "t").await;
    let texts = ["", "'; DROP TABLE journal; --", "Verräter 👑 \u{202e}x", "a\nb\t\"c\" $1 ?"];
    for (n, text) in (1..).zip(texts) {
        store.append_journal("t", n, &[entry(text)]).await?;
        store.add_chat_message("t", &message(text)).await?;
    }
    assert_eq!(entries(&store, "t").await, texts);
    let chat = store.chat("t", 0).await?;
    assert_eq!(chat.iter().map(|message| message.text.as_str()).collect::<Vec<_>>(), texts);
    Ok(())
}

pub(crate) async fn a_closed_store_returns_an_error(store: Store) -> TestResult {
    set_up(&store, "t").await;
    store.ping().await?;
    store.clone().close().await;
    let closed = |operation| StoreError::Database { operation, cause: "the store is closed".to_string() };
    assert_eq!(store.append_journal("t", 1, &[entry("a")]).await, Err(closed("append to a journal")));
    assert_eq!(store.ping().await, Err(closed("reach the database")));
    Ok(())
}
