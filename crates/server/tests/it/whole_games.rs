//! Whole games of each kind by HTTP, people and bots mixed.

use crate::test_server::{
    TestClient, TestServer, after, choices, location, play_to_end, unescape, wait_for_turn,
};
use engine::{FastRng, Rng};
use reqwest::StatusCode;
use serde_json::{Value, json};

async fn people_and_bots_play(game: &str, options: Value) {
    let server = TestServer::new().await;
    let (anna, bruno) = (server.program("Anna").await, server.program("Bruno").await);
    let new = json!({ "game": game, "options": options, "seats": ["me", "squire", "friend", "knight"] });
    let table = anna.post("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id");
    assert_eq!(table["status"], "open");
    let seated = bruno.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    assert_eq!((&seated["yours"], &seated["status"]), (&json!([3]), &json!("running")));
    let (mut luck, mut other) = (FastRng::new(1), FastRng::new(2));
    let (seen, also) = tokio::join!(play_to_end(&anna, id, &mut luck), play_to_end(&bruno, id, &mut other));
    assert_eq!(seen["scores"], also["scores"]);
    assert_eq!(seen["scores"].as_array().map(Vec::len), Some(4));
    check_record(&anna, id, table["commitment"].as_str().expect("it is text")).await;
    server.stop().await;
}

/// The record of a finished table is whole, legal, and proves that the luck was fair.
async fn check_record(guest: &TestClient, id: &str, commitment: &str) {
    let text = guest.get_json(&format!("/api/tables/{id}/record")).await;
    let text = text.as_str().expect("a record is text");
    let verdict = games::fair_dice::verify(text, None).expect("it can be verified");
    assert_eq!(verdict.difference, None);
    assert!(verdict.commitment_fits && verdict.commitment == commitment, "{commitment}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_krieg() {
    people_and_bots_play("krieg", json!({ "edition": "spada" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_verraeter() {
    people_and_bots_play("verraeter", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_kingsburg() {
    people_and_bots_play("kingsburg", json!({ "modules": "all" })).await;
}

/// A person with a browser and no script: set up by form, play by the buttons of the page, to the end.
async fn a_person_plays_by_forms(game: &str) {
    let server = TestServer::new().await;
    let anna = server.guest();
    assert!(anna.page("/").await.contains(&format!("/new/{game}")));
    assert!(anna.page(&format!("/new/{game}")).await.contains("<form"));
    let seats =
        [("name", "Anna"), ("seat1", "me"), ("seat2", "page"), ("seat3", "squire"), ("seat4", "none")];
    let table = location(&anna.post_form(&format!("/new/{game}"), &seats).await);
    let mut rng = FastRng::new(7);
    for turn in 0.. {
        assert!(turn < 2_000, "the game does not end");
        let page = anna.page(&table).await;
        if page.contains("/rematch") {
            assert!(page.contains("class=\"earnings\""), "{page}");
            break;
        }
        let actions: Vec<&str> = choices(&page);
        if actions.is_empty() {
            wait_for_turn(&anna, table.trim_start_matches("/t/")).await;
            continue;
        }
        let action = unescape(actions[rng.below(actions.len() as u32) as usize]);
        let form = after(&page, "method=\"post\" action=\"").filter(|_| page.contains("name=\"ply\""));
        let command = page
            .split("action=\"")
            .find(|part| part.contains("/act"))
            .and_then(|part| part.split('"').next());
        assert!(form.is_some(), "{page}");
        let ply = after(&page, "name=\"ply\" value=\"").expect("the form names its position");
        let done =
            anna.post_form(command.expect("there is a form"), &[("ply", ply), ("action", &action)]).await;
        assert!(done.status() == StatusCode::SEE_OTHER || done.status() == StatusCode::CONFLICT, "{action}");
    }
    assert!(anna.page(&format!("{table}/record")).await.contains("# seed: "));
    let again = location(&anna.post_form(&format!("{table}/rematch"), &[]).await);
    assert!(again != table && anna.page(&again).await.contains("Anna"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn krieg_by_forms() {
    a_person_plays_by_forms("krieg").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn verraeter_by_forms() {
    a_person_plays_by_forms("verraeter").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingsburg_by_forms() {
    a_person_plays_by_forms("kingsburg").await;
}

/// Who plays again is asked anew whether others may look; who had left is not put at a table again.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_for_those_who_are_there_and_begins_as_the_first_game_did() {
    let server = TestServer::new().await;
    let (anna, bea, carl) =
        (server.program("Anna").await, server.program("Bea").await, server.program("Carl").await);
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "friend"], "wait": true });
    let table = anna.post("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id");
    for guest in [&bea, &carl] {
        guest.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    anna.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    bea.post_form(&format!("/t/{id}/look"), &[("shown", "yes")]).await;
    carl.post(&format!("/api/tables/{id}/leave"), &json!({})).await;
    let (mut luck, mut other_luck) = (FastRng::new(5), FastRng::new(6));
    tokio::join!(play_to_end(&anna, id, &mut luck), play_to_end(&bea, id, &mut other_luck));
    location(&bea.post_form(&format!("/t/{id}/rematch"), &[]).await);
    let again = anna.get_json(&format!("/api/tables/{id}r")).await;
    let sitters: Vec<&str> =
        again["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["sitter"].as_str()).collect();
    assert_eq!(
        (&again["status"], sitters),
        (&json!("waiting"), vec!["knight", "person", "person"]),
        "{again}"
    );
    assert_eq!(again["seats"][1]["name"], "Anna");
    anna.post(&format!("/api/tables/{id}r/start"), &json!({})).await;
    let watch = again["watch"].as_str().expect("a link");
    let over_shoulder = format!("/api/tables/{id}r/view?watch={watch}&seat=3");
    assert_eq!(
        carl.try_get(&over_shoulder).await.0,
        StatusCode::FORBIDDEN,
        "Bea allowed it in the first game"
    );
    server.stop().await;
}
