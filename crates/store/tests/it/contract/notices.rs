//! What servers hear of each other.

use crate::contract::support::{self, Held, line, ply, seat, set_up};
use sqlx::{Connection, PgConnection};
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use store::{Notice, Store};

#[tokio::test]
async fn servers_hear_of_every_change() -> Held {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    let other = Store::open(&opened.url).await?;
    let (mut own, mut others) = (opened.store.listen().await?, other.listen().await?);
    set_up(&opened.store, "added").await;
    set_up(&opened.store, "t").await;
    let expected = [Notice::Table("added".to_string()), Notice::Table("t".to_string())];
    for notice in expected {
        assert_eq!((own.next().await, others.next().await), (notice.clone(), notice));
    }
    opened.store.append("t", 1, &[ply("a"), ply("b")]).await?;
    assert_eq!(others.next().await, Notice::Table("t".to_string()));
    opened.store.say("added", &line("hello")).await?;
    assert_eq!(others.next().await, Notice::Table("added".to_string()));
    opened.store.change("t", 0, &[seat(1)], None).await?;
    assert_eq!(others.next().await, Notice::Table("t".to_string()));
    Ok(())
}

#[tokio::test]
async fn what_is_refused_is_not_told() -> Held {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    set_up(&opened.store, "t").await;
    set_up(&opened.store, "next").await;
    let mut notices = opened.store.listen().await?;
    opened.store.append("t", 7, &[ply("a")]).await?;
    opened.store.change("t", 7, &[], None).await?;
    opened.store.append("next", 1, &[ply("a")]).await?;
    assert_eq!(notices.next().await, Notice::Table("next".to_string()));
    Ok(())
}

#[tokio::test]
async fn a_lost_connection_is_made_anew_and_told() -> Held {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    set_up(&opened.store, "t").await;
    let mut notices = opened.store.listen().await?;
    let mut connection = PgConnection::connect(&opened.url).await?;
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    let ended = sqlx::query(sql).execute(&mut connection).await?;
    assert_eq!(ended.rows_affected(), 1);
    assert_eq!(notices.next().await, Notice::Everything);
    opened.store.append("t", 1, &[ply("a")]).await?;
    assert_eq!(notices.next().await, Notice::Table("t".to_string()));
    Ok(())
}

#[tokio::test]
async fn closing_does_not_wait_for_those_who_listen() -> Held {
    let Some(opened) = support::postgres().await else { return Ok(()) };
    let mut notices = opened.store.listen().await?;
    let listening = tokio::spawn(async move { notices.next().await });
    opened.store.close().await;
    assert!(!listening.is_finished());
    listening.abort();
    Ok(())
}

#[tokio::test]
async fn sqlite_is_silent() -> Held {
    let Some(opened) = support::memory().await else { return Ok(()) };
    let mut notices = opened.store.listen().await?;
    let mut next = pin!(notices.next());
    set_up(&opened.store, "t").await;
    assert_eq!(next.as_mut().poll(&mut Context::from_waker(Waker::noop())), Poll::Pending);
    Ok(())
}
