//! What is refused, and that nothing changes by it.

use crate::served::{Guest, Served, location, quick};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;

/// A running table of Krieg with Anna and Bruno and two bots that never move: they are people who do not.
async fn table_of_four(served: &Served) -> (Vec<Guest>, String) {
    let mut people = Vec::new();
    for name in ["Anna", "Bruno", "Clara", "Dino"] {
        people.push(served.program(name).await);
    }
    let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend", "friend"] });
    let table = people[0].ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    for guest in &people[1..] {
        guest.ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    (people, id)
}

async fn view(guest: &Guest, id: &str) -> Value {
    guest.look(&format!("/api/tables/{id}/view")).await
}

/// Who is to move, and what he may do.
async fn next(people: &[Guest], id: &str) -> (usize, Value) {
    let turn = view(&people[0], id).await["turn"][0].as_u64().expect("somebody is to move");
    let mover = turn as usize - 1;
    (mover, view(&people[mover], id).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_do_not_fit_change_nothing() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let stranger = served.program("Eve").await;
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
        let (found, said) = guest.try_ask(&act, &body).await;
        assert_eq!(found, status, "{body}: {said}");
        assert!(code.is_empty() || said["error"] == code, "{body}: {said}");
        assert!(said["words"].as_str().is_some_and(|words| words.len() > 10), "{body}: {said}");
    }
    assert_eq!(view(&people[mover], &id).await, seen, "nothing has changed");
    people[mover].ask(&act, &good).await;
    let (found, said) = people[mover].try_ask(&act, &good).await;
    assert_eq!((found, &said["error"]), (StatusCode::CONFLICT, &json!("stale")), "done already");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_done_once() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let (mover, seen) = next(&people, &id).await;
    let deed = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0], "key": "mine" });
    let act = format!("/api/tables/{id}/act");
    let first = people[mover].ask(&act, &deed).await;
    let again = people[mover].ask(&act, &deed).await;
    assert_eq!(first["ply"], again["ply"]);
    let at_once = (0..8).map(|_| {
        let (guest, act, deed) = (people[mover].clone(), act.clone(), deed.clone());
        tokio::spawn(async move { guest.ask(&act, &deed).await["ply"].clone() })
    });
    for done in at_once.collect::<Vec<_>>() {
        assert_eq!(done.await.expect("it does not panic"), first["ply"]);
    }
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_where_he_may_not() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let (stranger, nobody) = (served.program("Eve").await, served.guest());
    let watch = people[0].look(&format!("/api/tables/{id}")).await["watch"].clone();
    let watch = watch.as_str().expect("those at the table know the link");
    for guest in [&stranger, &nobody] {
        for path in ["", "/view", "/record", "/events", "/view?seat=1", "/view?watch=guess", "/view?seat=9"] {
            let (status, said) = guest.try_look(&format!("/api/tables/{id}{path}")).await;
            assert!(status == StatusCode::FORBIDDEN || status == StatusCode::NOT_FOUND, "{path}: {said}");
        }
        for path in ["", "?seat=1", "/record", "/events", "?watch=guess"] {
            assert_eq!(guest.get(&format!("/t/{id}{path}")).await.status(), StatusCode::FORBIDDEN, "{path}");
        }
        let seen = guest.look(&format!("/api/tables/{id}/view?watch={watch}")).await;
        assert_eq!(seen["offer"], Value::Null);
        assert_eq!(seen["view"], guest.look(&format!("/api/tables/{id}/view?watch={watch}")).await["view"]);
        let over_shoulder = format!("/api/tables/{id}/view?watch={watch}&seat=2");
        assert_eq!(guest.try_look(&over_shoulder).await.0, StatusCode::FORBIDDEN, "nobody allowed it");
    }
    assert_eq!(people[1].try_look(&format!("/api/tables/{id}/view?seat=1")).await.0, StatusCode::FORBIDDEN);
    let own = format!("/api/tables/{id}/view?watch={watch}&seat=1");
    assert_eq!(people[1].try_look(&own).await.0, StatusCode::FORBIDDEN, "who plays does not spy");
    people[0].send(&format!("/t/{id}/look"), &[("shown", "yes")]).await;
    let shoulder = stranger.look(&format!("/api/tables/{id}/view?watch={watch}&seat=1")).await;
    assert_eq!(
        shoulder["view"],
        view(&people[0], &id).await["view"],
        "who allows it is looked over the shoulder"
    );
    assert_eq!(people[1].try_look(&own).await.0, StatusCode::FORBIDDEN, "but not by who plays");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_must_wait() {
    let served = Served::with("sqlite::memory:", Settings { rate: 2, ..quick() }).await;
    let guest = served.guest();
    let mut waited = false;
    for _ in 0..40 {
        let status = guest.get("/").await.status();
        waited |= status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(waited, "forty at once are more than twenty");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_is_free_while_nothing_is_known_since_and_else_is_asked_for() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let (mover, before) = next(&people, &id).await;
    let act = format!("/api/tables/{id}/act");
    let deed = json!({ "ply": before["ply"], "action": before["offer"]["choices"][0] });
    let played = people[mover].ask(&act, &deed).await;
    let undone = people[mover].ask(&format!("/api/tables/{id}/undo"), &json!({ "ply": played["ply"] })).await;
    let after = view(&people[mover], &id).await;
    assert_eq!((&after["view"], &after["record"]), (&before["view"], &before["record"]), "as before");
    assert!(undone["ply"].as_i64() > played["ply"].as_i64(), "an undo is written down, too");
    let (status, said) = people[mover].try_ask(&act, &deed).await;
    assert_eq!(
        (status, &said["error"]),
        (StatusCode::CONFLICT, &json!("stale")),
        "a late click does no harm"
    );

    let again = json!({ "ply": after["ply"], "action": before["offer"]["choices"][0] });
    people[mover].ask(&act, &again).await;
    let (second, seen) = next(&people, &id).await;
    assert_ne!(second, mover);
    people[second].ask(&act, &json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] })).await;
    let now = view(&people[mover], &id).await;
    people[mover].ask(&format!("/api/tables/{id}/undo"), &json!({ "ply": now["ply"] })).await;
    assert_eq!(
        view(&people[mover], &id).await["record"],
        now["record"],
        "others have moved: it is only asked for"
    );
    let early = json!({ "ply": now["ply"], "yes": true });
    let (status, _) = people[second].try_ask(&format!("/api/tables/{id}/answer"), &early).await;
    assert_eq!(status, StatusCode::CONFLICT, "an answer from before the question");
    for guest in people.iter().enumerate().filter(|(n, _)| *n != mover).map(|(_, guest)| guest) {
        assert_ne!(view(guest, &id).await["record"], before["record"]);
        let ply = view(guest, &id).await["ply"].clone();
        guest.ask(&format!("/api/tables/{id}/answer"), &json!({ "ply": ply, "yes": true })).await;
    }
    assert_eq!(view(&people[mover], &id).await["record"], before["record"], "all agreed");
    served.stop().await;
}

/// In the draft of Verräter the next one is shown what is left: what was picked would be known if another card were picked then.
#[tokio::test(flavor = "multi_thread")]
async fn a_pick_of_which_another_was_shown_the_rest_is_not_taken_back_freely() {
    let served = Served::new().await;
    let mut people = Vec::new();
    for name in ["Anna", "Bruno", "Clara"] {
        people.push(served.program(name).await);
    }
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "friend"] });
    let table = people[0].ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    for guest in &people[1..] {
        guest.ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    let picker = loop {
        let (mover, seen) = next(&people, &id).await;
        let action = seen["offer"]["choices"][0].clone();
        let deed = json!({ "ply": seen["ply"], "action": action });
        people[mover].ask(&format!("/api/tables/{id}/act"), &deed).await;
        if action.as_str().is_some_and(|action| action.starts_with("pick ")) {
            break mover;
        }
    };
    let picked = view(&people[picker], &id).await;
    people[picker].ask(&format!("/api/tables/{id}/undo"), &json!({ "ply": picked["ply"] })).await;
    assert_eq!(view(&people[picker], &id).await["record"], picked["record"], "it is only asked for");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_gives_the_seat_of_who_is_absent_to_a_bot_until_he_comes_back() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let (absent, seen) = next(&people, &id).await;
    let others: Vec<usize> = (0..4).filter(|n| *n != absent).collect();
    let vote = json!({ "ply": seen["ply"], "against": absent + 1 });
    let (status, _) = people[absent].try_ask(&format!("/api/tables/{id}/vote"), &vote).await;
    assert_eq!(status, StatusCode::CONFLICT, "nobody votes against himself");
    people[others[0]].ask(&format!("/api/tables/{id}/vote"), &vote).await;
    assert_eq!(view(&people[absent], &id).await["record"], seen["record"], "one of three is no majority");
    people[others[1]].ask(&format!("/api/tables/{id}/vote"), &vote).await;
    let sitter = |table: &Value| table["seats"][absent]["sitter"].clone();
    assert_eq!(sitter(&people[0].look(&format!("/api/tables/{id}")).await), "away");
    people[absent].ask(&format!("/api/tables/{id}/back"), &json!({})).await;
    assert_eq!(sitter(&people[0].look(&format!("/api/tables/{id}")).await), "person");
    served.stop().await;
}

/// A table at which all but one sit and one is to move who does not, over and over.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_voted_out_and_came_back_can_be_voted_out_again() {
    // Bots wait for an hour, so that it stays the same one's turn.
    let served =
        Served::with("sqlite::memory:", Settings { pace: Duration::from_secs(3600), ..quick() }).await;
    let (people, id) = table_of_four(&served).await;
    let (absent, _) = next(&people, &id).await;
    let others: Vec<usize> = (0..4).filter(|n| *n != absent).collect();
    for _ in 0..2 {
        for voter in &others[..2] {
            let ply = view(&people[*voter], &id).await["ply"].clone();
            let vote = json!({ "ply": ply, "against": absent + 1 });
            people[*voter].ask(&format!("/api/tables/{id}/vote"), &vote).await;
        }
        let table = people[0].look(&format!("/api/tables/{id}")).await;
        assert_eq!(table["seats"][absent]["sitter"], "away");
        people[absent].ask(&format!("/api/tables/{id}/back"), &json!({})).await;
        assert!(!people[absent].page(&format!("/t/{id}")).await.contains("voted to let a bot move for you"));
    }
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_carries_ones_seats_to_another_device() {
    let served = Served::new().await;
    let phone = served.guest();
    let desk = served.guest();
    let table = location(
        &desk
            .send(
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
    let page = desk.send("/me/link", &[]).await.text().await.expect("a page is text");
    let link =
        page.split("/me/enter/").nth(1).and_then(|rest| rest.split('<').next()).expect("there is a link");
    assert!(phone.page(&format!("/me/enter/{link}")).await.contains("Anna"));
    assert_eq!(location(&phone.send(&format!("/me/enter/{link}"), &[]).await), "/");
    assert!(phone.page(&table).await.contains("Anna"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_that_is_asked_for() {
    let served = Served::new().await;
    let guest = served.guest();
    assert!(guest.page("/rules/krieg").await.contains("lang=\"en\""));
    guest.send("/lang", &[("lang", "de")]).await;
    let page = guest.page("/").await;
    assert!(page.contains("Brettspiele online") && page.contains("lang=\"de\""), "{page}");
    let missing = guest.get("/t/nowhere").await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert!(missing.text().await.expect("a page is text").contains("Diese Seite gibt es nicht"));
    served.stop().await;
}

/// Sends the same command three times, once and then twice at a later time, and gives what it was answered.
async fn thrice(guest: &Guest, path: &str, body: &Value) -> Vec<(StatusCode, Value)> {
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(guest.try_ask(path, body).await);
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_sent_twice_with_its_key_is_done_once() {
    let served = Served::new().await;
    let (people, id) = table_of_four(&served).await;
    let path = |verb: &str| format!("/api/tables/{id}/{verb}");
    for _ in 0..2 {
        let (mover, seen) = next(&people, &id).await;
        let deed = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] });
        people[mover].ask(&path("act"), &deed).await;
    }
    let record = view(&people[0], &id).await["record"].clone();
    let first = record.as_array().expect("a record").iter().rev().nth(1).and_then(Value::as_str);
    let asker = first.and_then(|line| line.split(' ').next()).and_then(|seat| seat.parse::<usize>().ok());
    let asker = asker.expect("a seat moved") - 1;
    let other = (asker + 1) % 4;
    let ply = async |guest: &Guest| view(guest, &id).await["ply"].clone();

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
    let lines = served.store.plies(&id, 0).await.expect("they can be read");
    let words: Vec<&str> = lines.iter().filter_map(|ply| ply.entry.strip_prefix('!')).collect();
    assert_eq!(words.len(), 3, "each once: {words:?}");
    assert_eq!(served.store.chat(&id, 0).await.expect("it can be read").len(), 1, "said once");

    let other_text = json!({ "text": "Not sorry!", "key": "sorry" });
    let (status, said) = people[asker].try_ask(&path("say"), &other_text).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")));
    let other_deed = json!({ "ply": 1, "yes": true, "key": "no" });
    let (status, said) = people[other].try_ask(&path("answer"), &other_deed).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")), "another command");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_already_stays_where_he_is() {
    let served = Served::new().await;
    let (anna, bea) = (served.program("Anna").await, served.program("Bea").await);
    let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend", "friend"] });
    let table = anna.ask("/api/tables", &new).await;
    let sit = format!("/api/tables/{}/sit", table["id"].as_str().expect("a table has an id"));
    for _ in 0..2 {
        assert_eq!(bea.ask(&sit, &json!({ "invite": table["invite"] })).await["yours"], json!([2]));
    }
    let beside = json!({ "invite": table["invite"], "seat": 4 });
    assert_eq!(bea.ask(&sit, &beside).await["yours"], json!([2, 4]), "for somebody at the same screen");
    served.stop().await;
}
