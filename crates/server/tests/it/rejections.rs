//! What is refused, and that nothing changes by it.

use crate::test_server::{TestClient, TestServer, fast_config, location};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::ServerConfig;
use std::time::Duration;

/// A running table of Krieg with Anna and Bruno and two bots that never move: they are people who do not.
async fn table_of_four(server: &TestServer) -> (Vec<TestClient>, String) {
    let mut people = Vec::new();
    for name in ["Anna", "Bruno", "Clara", "Dino"] {
        people.push(server.program(name).await);
    }
    let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend", "friend"] });
    let table = people[0].post("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    for guest in &people[1..] {
        guest.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    (people, id)
}

async fn view(guest: &TestClient, id: &str) -> Value {
    guest.get_json(&format!("/api/tables/{id}/view")).await
}

/// Who is to move, and what he may do.
async fn next(people: &[TestClient], id: &str) -> (usize, Value) {
    let turn = view(&people[0], id).await["turn"][0].as_u64().expect("somebody is to move");
    let mover = turn as usize - 1;
    (mover, view(&people[mover], id).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_do_not_fit_change_nothing() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let stranger = server.program("Eve").await;
    let (mover, seen) = next(&people, &id).await;
    let other = &people[(mover + 1) % 4];
    let act = format!("/api/tables/{id}/act");
    let (ply, action) = (seen["ply"].clone(), seen["offer"]["choices"][0].clone());
    let seat = mover + 1;
    let good = json!({ "ply": ply, "action": action });
    let tried = [
        (&stranger, json!({ "ply": ply, "action": action }), StatusCode::FORBIDDEN, "foreign"),
        (other, json!({ "seat": seat, "ply": ply, "action": action }), StatusCode::FORBIDDEN, "foreign"),
        (other, good.clone(), StatusCode::UNPROCESSABLE_ENTITY, ""),
        (&people[mover], json!({ "ply": 0, "action": action }), StatusCode::CONFLICT, "stale"),
        (&people[mover], json!({ "ply": 99_999, "action": action }), StatusCode::CONFLICT, "stale"),
        (
            &people[mover],
            json!({ "ply": ply, "action": "juggle" }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (
            &people[mover],
            json!({ "ply": ply, "action": "box draw K" }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (&people[mover], json!({ "action": action }), StatusCode::UNPROCESSABLE_ENTITY, "bad-ply"),
        (&people[mover], json!({ "ply": ply }), StatusCode::UNPROCESSABLE_ENTITY, "bad-action"),
        (&people[mover], json!({ "ply": "x" }), StatusCode::UNPROCESSABLE_ENTITY, "bad-json"),
        (&people[mover], json!("act"), StatusCode::UNPROCESSABLE_ENTITY, "bad-json"),
    ];
    for (guest, body, status, code) in tried {
        let (found, said) = guest.try_post(&act, &body).await;
        assert_eq!(found, status, "{body}: {said}");
        assert!(code.is_empty() || said["error"] == code, "{body}: {said}");
        assert!(said["words"].as_str().is_some_and(|words| words.len() > 10), "{body}: {said}");
    }
    assert_eq!(view(&people[mover], &id).await, seen, "nothing has changed");
    people[mover].post(&act, &good).await;
    let (found, said) = people[mover].try_post(&act, &good).await;
    assert_eq!((found, &said["error"]), (StatusCode::CONFLICT, &json!("stale")), "done already");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_done_once() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let (mover, seen) = next(&people, &id).await;
    let command = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0], "key": "mine" });
    let act = format!("/api/tables/{id}/act");
    let first = people[mover].post(&act, &command).await;
    let again = people[mover].post(&act, &command).await;
    assert_eq!(first["ply"], again["ply"]);
    let at_once = (0..8).map(|_| {
        let (guest, act, command) = (people[mover].clone(), act.clone(), command.clone());
        tokio::spawn(async move { guest.post(&act, &command).await["ply"].clone() })
    });
    for done in at_once.collect::<Vec<_>>() {
        assert_eq!(done.await.expect("it does not panic"), first["ply"]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_where_he_may_not() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let (stranger, nobody) = (server.program("Eve").await, server.guest());
    let watch = people[0].get_json(&format!("/api/tables/{id}")).await["watch"].clone();
    let watch = watch.as_str().expect("those at the table know the link");
    for guest in [&stranger, &nobody] {
        for path in ["", "/view", "/record", "/events", "/view?seat=1", "/view?watch=guess", "/view?seat=9"] {
            let (status, said) = guest.try_get(&format!("/api/tables/{id}{path}")).await;
            assert!(status == StatusCode::FORBIDDEN || status == StatusCode::NOT_FOUND, "{path}: {said}");
        }
        for path in ["", "?seat=1", "/record", "/events", "?watch=guess"] {
            assert_eq!(guest.get(&format!("/t/{id}{path}")).await.status(), StatusCode::FORBIDDEN, "{path}");
        }
        let seen = guest.get_json(&format!("/api/tables/{id}/view?watch={watch}")).await;
        assert_eq!(seen["offer"], Value::Null);
        assert_eq!(
            seen["view"],
            guest.get_json(&format!("/api/tables/{id}/view?watch={watch}")).await["view"]
        );
        let over_shoulder = format!("/api/tables/{id}/view?watch={watch}&seat=2");
        assert_eq!(guest.try_get(&over_shoulder).await.0, StatusCode::FORBIDDEN, "nobody allowed it");
    }
    assert_eq!(people[1].try_get(&format!("/api/tables/{id}/view?seat=1")).await.0, StatusCode::FORBIDDEN);
    let own = format!("/api/tables/{id}/view?watch={watch}&seat=1");
    assert_eq!(people[1].try_get(&own).await.0, StatusCode::FORBIDDEN, "who plays does not spy");
    people[0].post_form(&format!("/t/{id}/look"), &[("shown", "yes")]).await;
    let shoulder = stranger.get_json(&format!("/api/tables/{id}/view?watch={watch}&seat=1")).await;
    assert_eq!(
        shoulder["view"],
        view(&people[0], &id).await["view"],
        "who allows it is looked over the shoulder"
    );
    assert_eq!(people[1].try_get(&own).await.0, StatusCode::FORBIDDEN, "but not by who plays");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_must_wait() {
    let server = TestServer::with("sqlite::memory:", ServerConfig { rate_limit: 2, ..fast_config() }).await;
    let guest = server.guest();
    let mut waited = false;
    for _ in 0..40 {
        let status = guest.get("/").await.status();
        waited |= status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(waited, "forty at once are more than twenty");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_is_free_while_nothing_is_known_since_and_else_is_asked_for() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let (mover, before) = next(&people, &id).await;
    let act = format!("/api/tables/{id}/act");
    let command = json!({ "ply": before["ply"], "action": before["offer"]["choices"][0] });
    let played = people[mover].post(&act, &command).await;
    let undone =
        people[mover].post(&format!("/api/tables/{id}/undo"), &json!({ "ply": played["ply"] })).await;
    let after = view(&people[mover], &id).await;
    assert_eq!((&after["view"], &after["record"]), (&before["view"], &before["record"]), "as before");
    assert!(undone["ply"].as_i64() > played["ply"].as_i64(), "an undo is written down, too");
    let (status, said) = people[mover].try_post(&act, &command).await;
    assert_eq!(
        (status, &said["error"]),
        (StatusCode::CONFLICT, &json!("stale")),
        "a late click does no harm"
    );

    let again = json!({ "ply": after["ply"], "action": before["offer"]["choices"][0] });
    people[mover].post(&act, &again).await;
    let (second, seen) = next(&people, &id).await;
    assert_ne!(second, mover);
    people[second].post(&act, &json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] })).await;
    let now = view(&people[mover], &id).await;
    people[mover].post(&format!("/api/tables/{id}/undo"), &json!({ "ply": now["ply"] })).await;
    assert_eq!(
        view(&people[mover], &id).await["record"],
        now["record"],
        "others have moved: it is only asked for"
    );
    let early = json!({ "ply": now["ply"], "yes": true });
    let (status, _) = people[second].try_post(&format!("/api/tables/{id}/answer"), &early).await;
    assert_eq!(status, StatusCode::CONFLICT, "an answer from before the question");
    for guest in people.iter().enumerate().filter(|(n, _)| *n != mover).map(|(_, guest)| guest) {
        assert_ne!(view(guest, &id).await["record"], before["record"]);
        let ply = view(guest, &id).await["ply"].clone();
        guest.post(&format!("/api/tables/{id}/answer"), &json!({ "ply": ply, "yes": true })).await;
    }
    assert_eq!(view(&people[mover], &id).await["record"], before["record"], "all agreed");
    server.stop().await;
}

/// In the draft of Verräter the next one is shown what is left: what was picked would be known if another card were picked then.
#[tokio::test(flavor = "multi_thread")]
async fn a_pick_of_which_another_was_shown_the_rest_is_not_taken_back_freely() {
    let server = TestServer::new().await;
    let mut people = Vec::new();
    for name in ["Anna", "Bruno", "Clara"] {
        people.push(server.program(name).await);
    }
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "friend"] });
    let table = people[0].post("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    for guest in &people[1..] {
        guest.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    let picker = loop {
        let (mover, seen) = next(&people, &id).await;
        let action = seen["offer"]["choices"][0].clone();
        let command = json!({ "ply": seen["ply"], "action": action });
        people[mover].post(&format!("/api/tables/{id}/act"), &command).await;
        if action.as_str().is_some_and(|action| action.starts_with("pick ")) {
            break mover;
        }
    };
    let picked = view(&people[picker], &id).await;
    people[picker].post(&format!("/api/tables/{id}/undo"), &json!({ "ply": picked["ply"] })).await;
    assert_eq!(view(&people[picker], &id).await["record"], picked["record"], "it is only asked for");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_gives_the_seat_of_who_is_absent_to_a_bot_until_he_comes_back() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let (absent, seen) = next(&people, &id).await;
    let others: Vec<usize> = (0..4).filter(|n| *n != absent).collect();
    let vote = json!({ "ply": seen["ply"], "against": absent + 1 });
    let (status, _) = people[absent].try_post(&format!("/api/tables/{id}/vote"), &vote).await;
    assert_eq!(status, StatusCode::CONFLICT, "nobody votes against himself");
    people[others[0]].post(&format!("/api/tables/{id}/vote"), &vote).await;
    assert_eq!(view(&people[absent], &id).await["record"], seen["record"], "one of three is no majority");
    people[others[1]].post(&format!("/api/tables/{id}/vote"), &vote).await;
    let sitter = |table: &Value| table["seats"][absent]["sitter"].clone();
    assert_eq!(sitter(&people[0].get_json(&format!("/api/tables/{id}")).await), "away");
    people[absent].post(&format!("/api/tables/{id}/back"), &json!({})).await;
    assert_eq!(sitter(&people[0].get_json(&format!("/api/tables/{id}")).await), "person");
    server.stop().await;
}

/// A table at which all but one sit and one is to move who does not, over and over.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_voted_out_and_came_back_can_be_voted_out_again() {
    // Bots wait for an hour, so that it stays the same one's turn.
    let server = TestServer::with(
        "sqlite::memory:",
        ServerConfig { bot_delay: Duration::from_secs(3600), ..fast_config() },
    )
    .await;
    let (people, id) = table_of_four(&server).await;
    let (absent, _) = next(&people, &id).await;
    let others: Vec<usize> = (0..4).filter(|n| *n != absent).collect();
    for _ in 0..2 {
        for voter in &others[..2] {
            let ply = view(&people[*voter], &id).await["ply"].clone();
            let vote = json!({ "ply": ply, "against": absent + 1 });
            people[*voter].post(&format!("/api/tables/{id}/vote"), &vote).await;
        }
        let table = people[0].get_json(&format!("/api/tables/{id}")).await;
        assert_eq!(table["seats"][absent]["sitter"], "away");
        people[absent].post(&format!("/api/tables/{id}/back"), &json!({})).await;
        assert!(!people[absent].page(&format!("/t/{id}")).await.contains("voted to let a bot move for you"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_carries_ones_seats_to_another_device() {
    let server = TestServer::new().await;
    let phone = server.guest();
    let desk = server.guest();
    let table = location(
        &desk
            .post_form(
                "/new/verraeter",
                &[
                    ("name", "Anna"),
                    ("seat1", "me"),
                    ("seat2", "friend"),
                    ("seat3", "friend"),
                    ("seat4", "none"),
                ],
            )
            .await,
    );
    assert_eq!(phone.get(&table).await.status(), StatusCode::FORBIDDEN);
    let page = desk.post_form("/me/link", &[]).await.text().await.expect("a page is text");
    let link =
        page.split("/me/enter/").nth(1).and_then(|rest| rest.split('<').next()).expect("there is a link");
    assert!(phone.page(&format!("/me/enter/{link}")).await.contains("Anna"));
    assert_eq!(location(&phone.post_form(&format!("/me/enter/{link}"), &[]).await), "/");
    assert!(phone.page(&table).await.contains("Anna"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_that_is_asked_for() {
    let server = TestServer::new().await;
    let guest = server.guest();
    assert!(guest.page("/rules/krieg").await.contains("lang=\"en\""));
    guest.post_form("/lang", &[("lang", "de")]).await;
    let page = guest.page("/").await;
    assert!(page.contains("Brettspiele online") && page.contains("lang=\"de\""), "{page}");
    let missing = guest.get("/t/nowhere").await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert!(missing.text().await.expect("a page is text").contains("Diese Seite gibt es nicht"));
    server.stop().await;
}

/// Sends the same command three times, once and then twice at a later time, and gives what it was answered.
async fn thrice(guest: &TestClient, path: &str, body: &Value) -> Vec<(StatusCode, Value)> {
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(guest.try_post(path, body).await);
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_sent_twice_with_its_key_is_done_once() {
    let server = TestServer::new().await;
    let (people, id) = table_of_four(&server).await;
    let path = |verb: &str| format!("/api/tables/{id}/{verb}");
    for _ in 0..2 {
        let (mover, seen) = next(&people, &id).await;
        let command = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] });
        people[mover].post(&path("act"), &command).await;
    }
    let record = view(&people[0], &id).await["record"].clone();
    let first = record.as_array().expect("a record").iter().rev().nth(1).and_then(Value::as_str);
    let asker = first.and_then(|line| line.split(' ').next()).and_then(|seat| seat.parse::<usize>().ok());
    let asker = asker.expect("a seat moved") - 1;
    let other = (asker + 1) % 4;
    let ply = async |guest: &TestClient| view(guest, &id).await["ply"].clone();

    let undo = json!({ "ply": ply(&people[asker]).await, "key": "undo" });
    let line = json!({ "text": "Sorry!", "key": "sorry" });
    for (guest, verb, body) in [(asker, "undo", undo), (asker, "say", line)] {
        for (status, said) in thrice(&people[guest], &path(verb), &body).await {
            assert_eq!(status, StatusCode::OK, "{verb}: {said}");
        }
    }
    let answer = json!({ "ply": ply(&people[other]).await, "yes": false, "key": "no" });
    let (absent, _) = next(&people, &id).await;
    let vote = json!({ "ply": ply(&people[other]).await, "against": absent + 1, "key": "vote" });
    let voter = (absent + 1) % 4;
    for (guest, verb, body) in [(other, "answer", answer), (voter, "vote", vote)] {
        for (status, said) in thrice(&people[guest], &path(verb), &body).await {
            assert_eq!(status, StatusCode::OK, "{verb}: {said}");
        }
    }
    let lines = server.store.journal(&id, 0).await.expect("they can be read");
    let words: Vec<&str> = lines.iter().filter_map(|ply| ply.entry.strip_prefix('!')).collect();
    assert_eq!(words.len(), 3, "each once: {words:?}");
    assert_eq!(server.store.chat(&id, 0).await.expect("it can be read").len(), 1, "said once");

    let other_text = json!({ "text": "Not sorry!", "key": "sorry" });
    let (status, said) = people[asker].try_post(&path("say"), &other_text).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")));
    let other_deed = json!({ "ply": 1, "yes": true, "key": "no" });
    let (status, said) = people[other].try_post(&path("answer"), &other_deed).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")), "another command");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_already_stays_where_he_is() {
    let server = TestServer::new().await;
    let (anna, bea) = (server.program("Anna").await, server.program("Bea").await);
    let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend", "friend"] });
    let table = anna.post("/api/tables", &new).await;
    let sit = format!("/api/tables/{}/sit", table["id"].as_str().expect("a table has an id"));
    for _ in 0..2 {
        assert_eq!(bea.post(&sit, &json!({ "invite": table["invite"] })).await["yours"], json!([2]));
    }
    let beside = json!({ "invite": table["invite"], "seat": 4 });
    assert_eq!(bea.post(&sit, &beside).await["yours"], json!([2, 4]), "for somebody at the same screen");
    server.stop().await;
}
