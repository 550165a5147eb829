//! Secrecy over bytes: whatever a seat receives is the same, byte for byte, in two worlds that it cannot tell apart.

use crate::test_server::{TABLE, TestClient, TestServer, fast_config, keep_with, key};
use engine::{FastRng, Rng, Seat, Turn};
use games::{DynGame, DynMatch, GameConfig, Title};
use reqwest::header::HeaderMap;
use reqwest::{Response, StatusCode};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything that a seat can get from a server on such a store, and what it hears while the last ply is played.
async fn received(table: &dyn DynMatch, lines: &[String], seat: Seat) -> BTreeMap<String, String> {
    let (header, components) = (table.header().to_string(), table.components());
    let components = (!components.is_standard()).then(|| components.differences());
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = format!("sqlite:{}", folder.path().join("kept.db").display());
    // What the box says comes by itself; what a seat decides is played while others listen.
    let (last, kept) = lines.split_last().expect("a game has lines");
    let live = last.split_once(' ').filter(|(who, _)| *who != "box");
    let seats = usize::from(table.header().seats);
    keep_with(&file, &header, components, seats, if live.is_some() { kept } else { lines }, None).await;
    let server = TestServer::with(&file, fast_config()).await;
    let mut guest = server.guest();
    guest.key = Some(key(seat.index() + 1));
    let mut all = BTreeMap::new();
    if let Some((who, action)) = live {
        let own = who.parse::<Seat>().ok() == Some(seat);
        let heard = hear_live(&server, &guest, kept.len(), who, action).await;
        let [stream, watched, answer] = heard;
        all.insert("live".into(), stream);
        all.insert("live, watched".into(), watched);
        // Another is told more by the answer to his own command.
        all.insert("answer".into(), if own { answer } else { String::new() });
    }
    let nobody = server.guest();
    for path in paths(lines.len()) {
        for (who, guest) in [("seat", &guest), ("nobody", &nobody)] {
            all.insert(format!("{who} {path}"), page(guest, &path).await.replace(&server.url, "URL"));
        }
    }
    for (who, query, key) in [("seat", "", guest.key.clone()), ("nobody", "?watch=watch", None)] {
        for missed in [lines.len(), 50, 1] {
            let from = lines.len().saturating_sub(missed);
            let event = first_event(&server.url, query, key.as_deref(), from).await;
            all.insert(format!("{who}, {missed} lines missed"), event);
        }
    }
    for (command, said) in refusals(&guest, lines.len()).await {
        all.insert(command, said);
    }
    server.stop().await;
    all
}

/// What can be looked at: now and in the past, by a seat and by who watches.
fn paths(lines: usize) -> Vec<String> {
    let mut paths: Vec<String> = [
        "/",
        "/t/secret",
        "/t/secret?log=all",
        "/t/secret?guide=yes",
        "/t/secret?eye=open",
        "/t/secret?seat=1",
        "/t/secret?watch=watch",
        "/t/secret?watch=watch&seat=2",
        "/t/secret/record",
        "/t/secret/record?watch=watch",
        "/api/tables",
        "/api/tables/secret",
        "/api/tables/secret/view",
        "/api/tables/secret/view?watch=watch",
        "/api/tables/secret/record",
        "/api/tables/secret/record?watch=watch",
    ]
    .map(String::from)
    .into();
    paths.extend([1, lines / 2, lines - 1].map(|ply| format!("/t/secret?ply={ply}&log=all")));
    paths.push(format!("/t/secret?watch=watch&ply={}", lines / 2));
    paths
}

async fn page(guest: &TestClient, path: &str) -> String {
    let response = guest.get(path).await;
    let (status, headers) = (response.status(), told(response.headers()));
    let text = response.text().await.expect("it is text");
    format!("{status}\n{headers}{}", timeless(&text))
}

/// A page without the moment since which somebody thinks: the two worlds are played one after the other.
fn timeless(page: &str) -> String {
    let mut parts = page.split("<time ");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("</time>").map_or(part, |(_, rest)| rest));
    std::iter::once(first).chain(rest).collect()
}

fn told(headers: &HeaderMap) -> String {
    let kept = headers.iter().filter(|(name, _)| *name != "date");
    kept.map(|(name, value)| format!("{name}: {value:?}\n")).collect()
}

/// What a seat and who watches hear of a ply as it is played and of a line that is said then, and what who played it was answered.
async fn hear_live(
    server: &TestServer,
    guest: &TestClient,
    lines: usize,
    who: &str,
    action: &str,
) -> [String; 3] {
    let mut mover = server.guest();
    mover.key = Some(key(who.parse().expect("a seat has a number")));
    let mut own = events(&server.url, "", guest.key.as_deref(), None).await;
    let mut watched = events(&server.url, "?watch=watch", None, None).await;
    let (mut told, mut seen) = (next_event(&mut own).await, next_event(&mut watched).await);
    let command = json!({ "ply": lines, "action": action });
    let (status, answer) = mover.try_post(&format!("/api/tables/{TABLE}/act"), &command).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    told += &next_event(&mut own).await;
    seen += &next_event(&mut watched).await;
    mover.post(&format!("/api/tables/{TABLE}/say"), &json!({ "text": "Well?" })).await;
    told += &next_event(&mut own).await;
    seen += &next_event(&mut watched).await;
    [told, seen, answer.to_string()]
}

async fn events(url: &str, query: &str, key: Option<&str>, last: Option<&str>) -> Response {
    let mut request = reqwest::Client::new().get(format!("{url}/api/tables/{TABLE}/events{query}"));
    if let Some(key) = key {
        request = request.bearer_auth(key);
    }
    if let Some(last) = last {
        request = request.header("last-event-id", last);
    }
    request.send().await.expect("the server answers")
}

/// The next event; each is sent by itself.
async fn next_event(events: &mut Response) -> String {
    let mut heard = String::new();
    while !heard.contains("\n\n") {
        let chunk = events.chunk().await.expect("events come").expect("an event comes");
        heard.push_str(std::str::from_utf8(&chunk).expect("events are text"));
    }
    heard
}

/// The event that tells a reader all that he missed since the journal had so many lines.
async fn first_event(url: &str, query: &str, key: Option<&str>, from: usize) -> String {
    let mut events = events(url, query, key, Some(&format!("{from}.0.0"))).await;
    next_event(&mut events).await
}

/// What a seat is told that wants what it may not.
async fn refusals(guest: &TestClient, lines: usize) -> Vec<(String, String)> {
    let view = guest.get_json(&format!("/api/tables/{TABLE}/view")).await;
    let refused = view["offer"]["refused"].as_array().cloned().unwrap_or_default();
    let mut actions: Vec<String> =
        refused.iter().take(8).filter_map(|one| one[0].as_str().map(String::from)).collect();
    actions.extend(["dance", "pass", "pick traitor", "bid KKK", "1 pass", "box draw K"].map(String::from));
    let mut said = Vec::new();
    for action in actions {
        let offered = view["offer"]["choices"].as_array().is_some_and(|all| all.contains(&json!(action)));
        if !offered {
            let command = json!({ "ply": lines, "action": action });
            let (status, answer) = guest.try_post(&format!("/api/tables/{TABLE}/act"), &command).await;
            assert!(status.is_client_error(), "{action}: {answer}");
            said.push((format!("refused {action}"), format!("{status} {answer}")));
        }
    }
    for (command, body) in [
        ("act", json!({ "ply": 0, "action": "pass" })),
        ("answer", json!({ "ply": lines, "yes": true })),
        ("undo", json!({ "ply": 0 })),
    ] {
        let (status, answer) = guest.try_post(&format!("/api/tables/{TABLE}/{command}"), &body).await;
        said.push((format!("refused {command}"), format!("{status} {answer}")));
    }
    said
}

/// A random game that stops somewhere in the middle, where somebody is to move.
fn random_table(rules: &dyn DynGame, rng: &mut FastRng) -> Box<dyn DynMatch> {
    let mut table = rules.new_match();
    let wanted = 5 + rng.below(100) as usize;
    while (table.ply_count() < wanted || table.turn() == Turn::Chance) && table.play_random_ply(rng) {}
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_receives_is_the_same_in_worlds_that_it_cannot_tell_apart() {
    for game in Title::ALL.map(Title::info) {
        compare_worlds(game.title, &(game.all_variants)(), WORLDS, &mut FastRng::new(11)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_the_same_at_tables_with_component_figures_of_their_own() {
    for (title, components) in [
        (Title::Krieg, "[counts]\nhand_limit = 9\n"),
        (Title::Verraeter, "[lands.river]\ncp = 6\n"),
        (Title::Kingsburg, "[[building]]\nid = \"statue\"\nvp = 4\n"),
    ] {
        let set_up = GameConfig { components: Some(components.into()), ..GameConfig::default() };
        let rules = title.info().configure(&set_up);
        compare_worlds(title, &[rules.expect("the file can be used")], WORLDS / 5, &mut FastRng::new(11))
            .await;
    }
}

/// Compares so many pairs of worlds that a seat cannot tell apart.
async fn compare_worlds(title: Title, every: &[Arc<dyn DynGame>], worlds: u32, rng: &mut FastRng) {
    let mut compared = 0;
    for _ in 0..400 {
        let rules = &every[rng.below(every.len() as u32) as usize];
        let table = random_table(&**rules, rng);
        let seat = Seat::new(rng.below(u32::from(table.header().seats)) as usize);
        let Some((truth, twin)) = crate::indistinguishable_pairs::of(&*table, seat, rng) else { continue };
        let one = received(&*table, &truth, seat).await;
        let other = received(&*table, &twin, seat).await;
        for (path, bytes) in &one {
            assert_eq!(bytes, &other[path], "{path} tells seat {seat}: {truth:?} or {twin:?}");
        }
        compared += 1;
        if compared == worlds {
            break;
        }
    }
    assert_eq!(compared, worlds, "{title}: too few twins were found");
}

/// Pairs of worlds for each game.
const WORLDS: u32 = 25;

/// The test would notice a leak: another seat's eye is told apart.
#[tokio::test(flavor = "multi_thread")]
async fn twins_are_two_worlds_to_somebody_else() {
    let mut rng = FastRng::new(12);
    let rules = &(Title::Krieg.info().all_variants)()[0];
    let found = (0..100).find_map(|_| {
        let table = random_table(&**rules, &mut rng);
        crate::indistinguishable_pairs::of(&*table, Seat::new(0), &mut rng)
            .map(|(truth, twin)| (table, truth, twin))
    });
    let (table, truth, twin) = found.expect("there are twins");
    let seats = usize::from(rules.header().seats);
    let mut differs = false;
    for index in 1..seats {
        let one = received(&*table, &truth, Seat::new(index)).await;
        differs |= one != received(&*table, &twin, Seat::new(index)).await;
    }
    assert!(differs, "somebody sees that the worlds are two");
}
