//! Several servers on one PostgreSQL, and one that is started again.

use crate::served::{Served, TABLE, keep, key, play_on, quick, wait_for_news};
use engine::FastRng;
use games::Title;
use reqwest::StatusCode;
use serde_json::json;
use testkit::Postgres;

/// Two servers, one table, both live: who sits at the one sees what is done at the other.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_table() {
    let Some(postgres) = Postgres::start_if_installed() else { return };
    let database = postgres.database();
    let (one, other) = (Served::with(&database, quick()).await, Served::with(&database, quick()).await);
    for game in Title::ALL.map(Title::id) {
        let (anna, bruno) = (one.program("Anna").await, other.program("Bruno").await);
        let new = json!({ "game": game, "seats": ["me", "friend", "squire"] });
        let table = anna.ask("/api/tables", &new).await;
        let id = table["id"].as_str().expect("a table has an id");
        bruno.ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
        wait_for_news(&anna, id, &json!({ "ply": 0 })).await;
        let (mut luck, mut other_luck) = (FastRng::new(3), FastRng::new(4));
        let (seen, also) = tokio::join!(play_on(&anna, id, &mut luck), play_on(&bruno, id, &mut other_luck));
        assert_eq!(seen["scores"], also["scores"], "{game}");
    }
    one.stop().await;
    other.stop().await;
}

/// A table goes on where it was when the server is started again, bots included.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_started_again_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let database = format!("sqlite:{}", folder.path().join("kept.db").display());
    let served = Served::with(&database, quick()).await;
    let mut anna = served.program("Anna").await;
    let new = json!({ "game": "kingsburg", "seats": ["me", "squire"] });
    let table = anna.ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    served.stop().await;
    let served = Served::with(&database, quick()).await;
    anna.url = served.url.clone();
    let over = play_on(&anna, &id, &mut FastRng::new(5)).await;
    assert_eq!(over["over"], true);
    served.stop().await;
}

/// A table that no longer replays is frozen: nothing of it is lost, and its people are told.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_no_longer_replays_is_frozen() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let database = format!("sqlite:{}", folder.path().join("kept.db").display());
    let served = Served::with(&database, quick()).await;
    let mut anna = served.program("Anna").await;
    let table = anna.ask("/api/tables", &json!({ "game": "krieg", "seats": ["me", "me", "me"] })).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    let lines = served.store.plies(&id, 0).await.expect("they can be read").len() as i64;
    let strange = store::NewPly { seat: Some(1), entry: "1 juggle".into(), command: None, at: 0 };
    let kept = served.store.append(&id, lines + 1, &[strange]).await.expect("the store does not judge");
    assert_eq!(kept, store::Appended::Done);
    served.stop().await;
    let served = Served::with(&database, quick()).await;
    anna.url = served.url.clone();
    let seen = anna.look(&format!("/api/tables/{id}")).await;
    assert_eq!(seen["status"], "frozen");
    let (status, said) = anna
        .try_ask(&format!("/api/tables/{id}/act"), &json!({ "seat": 1, "ply": 1, "action": "pass" }))
        .await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("frozen")));
    assert!(anna.page(&format!("/t/{id}")).await.contains("started with a different version of the rules"));
    served.stop().await;
}

/// A server that has the right rules goes on with what another had frozen.
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_table_that_replays_again_goes_on_and_its_people_are_told() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let database = format!("sqlite:{}", folder.path().join("kept.db").display());
    keep(&database, VERRAETER, 3, &[RING.to_string()], None).await;
    let store = store::Store::open(&database).await.expect("a store opens");
    assert!(store.change(TABLE, 0, &[], Some(("frozen", 0))).await.expect("the store answers"));
    store.close().await;
    for told in [true, false] {
        let served = Served::with(&database, quick()).await;
        let mut one = served.guest();
        one.key = Some(key(1));
        assert_eq!(one.look(&format!("/api/tables/{TABLE}")).await["status"], "running");
        assert_eq!(one.page(&format!("/t/{TABLE}")).await.contains("It has now resumed"), told);
        let view = one.look(&format!("/api/tables/{TABLE}/view")).await;
        if told {
            let turn = view["turn"][0].as_u64().expect("somebody is to move") as usize;
            one.key = Some(key(turn));
            let seen = one.look(&format!("/api/tables/{TABLE}/view")).await;
            let deed = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] });
            one.ask(&format!("/api/tables/{TABLE}/act"), &deed).await;
        }
        served.stop().await;
    }
}

/// A line that nobody can have written stops its own table, and no other.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_about_plies_that_never_were_freezes_its_table_only() {
    for line in ["!undo 9999", "!1 ask 9999"] {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let database = format!("sqlite:{}", folder.path().join("kept.db").display());
        let lines = [RING.to_string(), line.to_string()];
        keep(&database, VERRAETER, 3, &lines, None).await;
        let served = Served::with(&database, quick()).await;
        let mut one = served.guest();
        one.key = Some(key(1));
        assert_eq!(one.look(&format!("/api/tables/{TABLE}")).await["status"], "frozen", "{line}");
        let new = json!({ "game": "verraeter", "seats": ["me", "squire", "squire"] });
        assert_eq!(one.ask("/api/tables", &new).await["status"], "running");
        served.stop().await;
    }
}

/// The header of a table of Verräter, and what the box says first.
const VERRAETER: &str = "verraeter rules=1 seats=3 edition=1998";
const RING: &str = "box ring start=1 city/rose city/eagle wasteland/rose village/rose meadow/rose forest/rose \
                    wasteland/eagle river/rose village/eagle meadow/eagle river/eagle forest/eagle";

/// Who does not move within the table's limit is stood in for by a bot, and may come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_for_who_is_late() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let database = format!("sqlite:{}", folder.path().join("kept.db").display());
    keep(&database, VERRAETER, 3, &[RING.to_string()], Some(60)).await;
    let served = Served::with(&database, quick()).await;
    let mut late = served.guest();
    late.key = Some(key(1));
    let view = late.look(&format!("/api/tables/{TABLE}/view?seat=1")).await;
    wait_for_news(&late, TABLE, &serde_json::json!({ "ply": 1, "turn": view["turn"] })).await;
    let table = late.look(&format!("/api/tables/{TABLE}")).await;
    assert_eq!(table["seats"][0]["sitter"], "away");
    late.ask(&format!("/api/tables/{TABLE}/back"), &json!({})).await;
    assert_eq!(late.look(&format!("/api/tables/{TABLE}")).await["seats"][0]["sitter"], "person");
    served.stop().await;
}
