//! What servers hear of each other.

use crate::contract::support::{self, TestResult, entry, message, seat, set_up};
use sqlx::{Connection, PgConnection};
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use store::{Notification, Store};

#[tokio::test]
async fn servers_are_notified_of_every_change() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    let other = Store::open(&opened.url).await?;
    let (mut own, mut others) = (opened.store.subscribe().await?, other.subscribe().await?);
    set_up(&opened.store, "added").await;
    set_up(&opened.store, "t").await;
    let expected = [Notification::Table("added".to_string()), Notification::Table("t".to_string())];
    for notice in expected {
        assert_eq!((own.next().await, others.next().await), (notice.clone(), notice));
    }
    opened.store.append_journal("t", 1, &[entry("a"), entry("b")]).await?;
    assert_eq!(others.next().await, Notification::Table("t".to_string()));
    opened.store.add_chat_message("added", &message("hello")).await?;
    assert_eq!(others.next().await, Notification::Table("added".to_string()));
    opened.store.update_table("t", 0, &[seat(1)], None).await?;
    assert_eq!(others.next().await, Notification::Table("t".to_string()));
    Ok(())
}

#[tokio::test]
async fn rejected_writes_are_not_notified() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    set_up(&opened.store, "t").await;
    set_up(&opened.store, "next").await;
    let mut notifications = opened.store.subscribe().await?;
    opened.store.append_journal("t", 7, &[entry("a")]).await?;
    opened.store.update_table("t", 7, &[], None).await?;
    opened.store.append_journal("next", 1, &[entry("a")]).await?;
    assert_eq!(notifications.next().await, Notification::Table("next".to_string()));
    Ok(())
}

#[tokio::test]
async fn a_lost_connection_is_restored_and_reported() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    set_up(&opened.store, "t").await;
    let mut notifications = opened.store.subscribe().await?;
    let mut connection = PgConnection::connect(&opened.url).await?;
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    let ended = sqlx::query(sql).execute(&mut connection).await?;
    assert_eq!(ended.rows_affected(), 1);
    assert_eq!(notifications.next().await, Notification::Everything);
    opened.store.append_journal("t", 1, &[entry("a")]).await?;
    assert_eq!(notifications.next().await, Notification::Table("t".to_string()));
    Ok(())
}

#[tokio::test]
async fn closing_does_not_wait_for_subscribers() -> TestResult {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    let mut notifications = opened.store.subscribe().await?;
    let listening = tokio::spawn(async move { notifications.next().await });
    opened.store.close().await;
    assert!(!listening.is_finished());
    listening.abort();
    Ok(())
}

#[tokio::test]
async fn sqlite_never_notifies() -> TestResult {
    let Some(opened) = support::memory().await else { return Ok(()) };
    let mut notifications = opened.store.subscribe().await?;
    let mut next = pin!(notifications.next());
    set_up(&opened.store, "t").await;
    assert_eq!(next.as_mut().poll(&mut Context::from_waker(Waker::noop())), Poll::Pending);
    Ok(())
}
