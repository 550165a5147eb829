//! How the server behaves towards those who make mistakes, come late, or try to get more than is theirs.

use crate::served::{Guest, Served, location, quick};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Two people and a bot at a table of Verräter.
async fn table_of_two(served: &Served) -> ([Guest; 2], String) {
    let people = [served.program("Bea").await, served.program("Carl").await];
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "squire"] });
    let table = people[0].ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id").to_string();
    people[1].ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    (people, id)
}

async fn view(guest: &Guest, id: &str) -> Value {
    guest.look(&format!("/api/tables/{id}/view")).await
}

/// Plays on until it is this one's turn, and gives what he sees.
async fn until_asked(people: &[Guest; 2], id: &str, wanted: usize) -> Value {
    for _ in 0..200 {
        let seen = view(&people[wanted], id).await;
        if !seen["offer"].is_null() {
            return seen;
        }
        let other = view(&people[1 - wanted], id).await;
        if other["offer"].is_null() {
            crate::served::wait_for_news(&people[wanted], id, &seen).await;
        } else {
            let deed = json!({ "ply": other["ply"], "action": other["offer"]["choices"][0] });
            // A bot may be faster where the other is away.
            let (status, said) = people[1 - wanted].try_ask(&format!("/api/tables/{id}/act"), &deed).await;
            assert!(matches!(status, StatusCode::OK | StatusCode::CONFLICT), "{said}");
        }
    }
    panic!("it is never his turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_voted_out_who_has_just_begun_to_think() {
    let settings = Settings { vote_after: Duration::from_secs(120), ..quick() };
    let served = Served::with("sqlite::memory:", settings).await;
    let (people, id) = table_of_two(&served).await;
    let seen = until_asked(&people, &id, 1).await;
    let vote = json!({ "ply": seen["ply"], "against": 2 });
    let (status, said) = people[0].try_ask(&format!("/api/tables/{id}/vote"), &vote).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("vote-early")));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_voted_against_is_told() {
    let served = Served::new().await;
    let names = ["Anna", "Bea", "Carl"];
    let mut people = Vec::new();
    for name in names {
        people.push(served.program(name).await);
    }
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "friend"] });
    let table = people[0].ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id");
    for guest in &people[1..] {
        guest.ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    let turn =
        people[0].look(&format!("/api/tables/{id}")).await["turn"][0].as_u64().expect("somebody is to move");
    let absent = turn as usize - 1;
    let voter = (absent + 1) % 3;
    let ply = view(&people[voter], id).await["ply"].clone();
    people[voter].ask(&format!("/api/tables/{id}/vote"), &json!({ "ply": ply, "against": turn })).await;
    let page = people[absent].page(&format!("/t/{id}")).await;
    assert!(page.contains(&format!("{} voted to let a bot move for you", names[voter])), "{page}");
    served.stop().await;
}

/// Lets one of the people do the first thing that is possible.
async fn act(guest: &Guest, id: &str, seen: &Value) {
    let deed = json!({ "ply": seen["ply"], "action": seen["offer"]["choices"][0] });
    guest.ask(&format!("/api/tables/{id}/act"), &deed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_is_not_asked_whether_something_is_taken_back() {
    let served = Served::new().await;
    let (people, id) = table_of_two(&served).await;
    let undo = format!("/api/tables/{id}/undo");
    let mine = until_asked(&people, &id, 0).await;
    act(&people[0], &id, &mine).await;
    let his = until_asked(&people, &id, 1).await;
    act(&people[1], &id, &his).await;
    people[1].ask(&format!("/api/tables/{id}/leave"), &json!({})).await;
    let before = until_asked(&people, &id, 0).await;
    let (status, said) = people[1].try_ask(&undo, &json!({ "ply": before["ply"] })).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("away")));
    people[0].ask(&undo, &json!({ "ply": before["ply"] })).await;
    let after = view(&people[0], &id).await;
    let plies = |view: &Value| view["record"].as_array().map_or(0, Vec::len);
    assert!(plies(&after) < plies(&before), "nobody who is there has to agree");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_agreed_to_but_one_is_taken_back_when_that_one_leaves() {
    let served = Served::new().await;
    let mut people = Vec::new();
    for name in ["Anna", "Bea", "Carl"] {
        people.push(served.program(name).await);
    }
    let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend"] });
    let table = people[0].ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id");
    for guest in &people[1..] {
        guest.ask(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
    }
    let mut movers = Vec::new();
    let mut first = Value::Null;
    while movers.len() < 2 {
        let turn = view(&people[0], id).await["turn"][0].as_u64().expect("somebody is to move");
        let mover = turn as usize - 1;
        let seen = view(&people[mover], id).await;
        if movers.is_empty() {
            first = seen["record"].clone();
        }
        act(&people[mover], id, &seen).await;
        movers.push(mover);
    }
    assert_ne!(movers[0], movers[1], "somebody else has moved since");
    let third = 3 - movers[0] - movers[1];
    let now = async |guest: &Guest| json!({ "ply": view(guest, id).await["ply"], "yes": true });
    let asker = &people[movers[0]];
    asker.ask(&format!("/api/tables/{id}/undo"), &now(asker).await).await;
    let (status, said) = asker.try_ask(&format!("/api/tables/{id}/undo"), &now(asker).await).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("asked-already")));
    people[third].ask(&format!("/api/tables/{id}/answer"), &now(&people[third]).await).await;
    assert_ne!(view(asker, id).await["record"], first, "one has not agreed");
    people[movers[1]].ask(&format!("/api/tables/{id}/leave"), &json!({})).await;
    assert_eq!(view(asker, id).await["record"], first);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_for_one_command() {
    let served = Served::new().await;
    let (people, id) = table_of_two(&served).await;
    let seen = until_asked(&people, &id, 0).await;
    let act = format!("/api/tables/{id}/act");
    let choices = seen["offer"]["choices"].as_array().expect("there are choices").clone();
    let first = json!({ "ply": seen["ply"], "action": choices[0], "key": "k" });
    people[0].ask(&act, &first).await;
    people[0].ask(&act, &first).await;
    let other = json!({ "ply": seen["ply"], "action": choices[1], "key": "k" });
    let (status, said) = people[0].try_ask(&act, &other).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")));
    let later = until_asked(&people, &id, 0).await;
    let again = json!({ "ply": later["ply"], "action": later["offer"]["choices"][0], "key": "k" });
    let (status, said) = people[0].try_ask(&act, &again).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("key-used")));
    assert_eq!(view(&people[0], &id).await["ply"], later["ply"], "nothing was done");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_back_to_the_table() {
    let served = Served::new().await;
    let (people, id) = table_of_two(&served).await;
    let refused = people[0].send(&format!("/t/{id}/act"), &[("ply", "0"), ("action", "dance")]).await;
    assert!(refused.status().is_client_error());
    let page = refused.text().await.expect("a page is text");
    assert!(!page.contains("http-equiv") || page.contains(&format!("url=/t/{id}")), "{page}");
    assert_eq!(location(&people[0].get(&format!("/t/{id}/act?seat=1")).await), format!("/t/{id}?seat=1"));
    let wrong = people[0].client.delete(format!("{}/t/{id}", served.url)).header("accept", "text/html");
    let wrong = wrong.send().await.expect("the server answers");
    assert_eq!(wrong.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(wrong.text().await.expect("a page is text").contains("available at this address"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_cannot_be_read_is_refused_in_words() {
    let served = Served::new().await;
    let (people, id) = table_of_two(&served).await;
    let guest = served.guest();
    guest.send("/lang", &[("lang", "de")]).await;
    let large = "x".repeat(64 << 10);
    let answers = [
        (guest.get(&format!("/t/{id}?seat=1&seat=2")).await, 422),
        (guest.send("/me", &[]).await, 422),
        (guest.send("/me", &[("name", &large)]).await, 413),
        (guest.send(&format!("/t/{id}/act"), &[("ply", "x")]).await, 422),
    ];
    for (answer, status) in answers {
        let (url, found) = (answer.url().clone(), answer.status().as_u16());
        let page = answer.text().await.expect("a page is text");
        assert_eq!(found, status, "{url}: {page}");
        assert!(page.contains("lang=\"de\""), "{url}: {page}");
    }
    for path in ["/t/%ff", "/t/%ff/record", "/me/enter/%ff", "/rules/%ff", "/new/%ff", "/t/%ff/join/%fe"] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text().await.expect("a page is text").contains("lang=\"de\""), "{path}");
    }
    for path in ["/api/tables/%ff", "/api/tables/%ff/view", "/api/tables/%ff/events"] {
        let (status, said) = people[0].try_look(path).await;
        assert_eq!((status, &said["error"]), (StatusCode::NOT_FOUND, &json!("unknown")), "{path}");
    }
    let (status, said) = people[0].try_ask("/api/me", &json!({ "name": large })).await;
    assert_eq!((status, &said["error"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));
    let (status, said) = people[0].try_ask("/api/me", &json!({ "name": "Bea", "lang": "xx" })).await;
    assert_eq!((status, &said["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-lang")));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_of_language_keeps_the_place() {
    let served = Served::new().await;
    let guest = served.guest();
    let request = guest.client.post(format!("{}/lang", served.url)).form(&[("lang", "fr")]);
    let from = format!("{}/t/some?watch=w&seat=2", served.url);
    let answer = request.header("referer", from).send().await.expect("the server answers");
    assert_eq!(location(&answer), "/t/some?watch=w&seat=2");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_refused_is_still_filled_in() {
    let served = Served::new().await;
    let fields = [
        ("name", "Robert"),
        ("seat1", "me"),
        ("seat2", "marshal"),
        ("seat3", "page"),
        ("option-edition", "spada"),
        ("limit", "5"),
        ("wait", "yes"),
    ];
    let answer = served.guest().send("/new/krieg", &fields).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.expect("a page is text");
    for kept in [
        "value=\"Robert\"",
        "value=\"marshal\" selected",
        "name=\"option-edition\" value=\"spada\" checked",
        "name=\"wait\" value=\"yes\" checked",
    ] {
        assert!(page.contains(kept), "{kept} is missing in {page}");
    }
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_add_words_before_a_table_starts_that_waits_for_its_host() {
    let served = Served::new().await;
    let bea = served.program("Bea").await;
    let new = json!({ "game": "verraeter", "seats": ["me", "guest", "squire"], "wait": true });
    let table = bea.ask("/api/tables", &new).await;
    let id = table["id"].as_str().expect("a table has an id");
    assert_eq!(table["status"], "waiting");
    let page = bea.page(&format!("/t/{id}")).await;
    assert!(page.contains("/word?seat=1") && page.contains("/word?seat=2"), "{page}");
    bea.ask(&format!("/api/tables/{id}/word"), &json!({ "seat": 2, "word": "mistletoe" })).await;
    bea.ask(&format!("/api/tables/{id}/start"), &json!({})).await;
    assert_eq!(bea.look(&format!("/api/tables/{id}")).await["words"][1], "mistletoe");
    let (one, two) = (bea.page(&format!("/t/{id}?seat=1")).await, bea.page(&format!("/t/{id}?seat=2")).await);
    assert!(
        [&one, &two].iter().any(|page| page.contains("mistletoe")),
        "whoever is to move sees it: {one} {two}"
    );
    let (status, said) = bea.try_ask(&format!("/api/tables/{id}/start"), &json!({})).await;
    assert_eq!((status, &said["error"]), (StatusCode::CONFLICT, &json!("started")));
    let (status, said) = bea.try_ask(&format!("/api/tables/{id}/undo"), &json!({ "ply": 1 })).await;
    assert_eq!((status, &said["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-seat")));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_devices_can_be_forgotten_and_nobody_is_overwritten_unwarned() {
    let served = Served::new().await;
    let (anna, gabi) = (served.guest(), served.guest());
    anna.send("/me", &[("name", "Anna")]).await;
    gabi.send("/me", &[("name", "Gabi")]).await;
    let page = anna.send("/me/link", &[]).await.text().await.expect("a page is text");
    let link =
        page.split("/me/enter/").nth(1).and_then(|rest| rest.split('<').next()).expect("there is a link");
    let enter = format!("/me/enter/{link}");
    assert!(gabi.page(&enter).await.contains("This device currently plays as Gabi"));
    assert!(!served.guest().page(&enter).await.contains("This device currently plays as"));
    location(&anna.send("/me/forget", &[]).await);
    assert_eq!(gabi.get(&enter).await.status(), StatusCode::NOT_FOUND);
    assert!(anna.page("/me").await.contains("Anna"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_to_what_and_is_refused_at_once_if_it_is_none() {
    let served = Served::new().await;
    let bea = served.program("Bea").await;
    let new = json!({ "game": "kingsburg", "seats": ["me", "friend"] });
    let table = bea.ask("/api/tables", &new).await;
    let (id, invite) =
        (table["id"].as_str().expect("an id"), table["invite"].as_str().expect("an invitation"));
    let guest = served.guest();
    let page = guest.page(&format!("/t/{id}/join/{invite}")).await;
    assert!(page.contains("Kingsburg") && page.contains("Bea"), "{page}");
    assert_eq!(guest.get(&format!("/t/{id}/join/guessed")).await.status(), StatusCode::FORBIDDEN);
    location(&guest.send(&format!("/t/{id}/join/{invite}"), &[("name", "Carl")]).await);
    assert_eq!(served.guest().get(&format!("/t/{id}/join/{invite}")).await.status(), StatusCode::CONFLICT);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_run_the_server_are_not_counted_and_others_are_told_when_to_come_back() {
    let settings = Settings { rate: 1, ..quick() };
    let served = Served::with("sqlite::memory:", settings).await;
    let guest = served.guest();
    let mut last = guest.get("/rules").await;
    for _ in 0..40 {
        last = guest.get("/rules").await;
    }
    assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(last.headers()["retry-after"], "1");
    assert_eq!(guest.get("/healthz").await.status(), StatusCode::OK);
    assert_eq!(guest.get("/metrics").await.status(), StatusCode::OK);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_address_and_how_to_send_a_key() {
    let served = Served::new().await;
    let document = served.guest().look("/api/openapi.json").await;
    let paths = document["paths"].as_object().expect("there are paths");
    for path in ["/api/tables/{id}/events", "/api/tables/{id}/word", "/api/tables/{id}/act"] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert_eq!(document["components"]["securitySchemes"]["key"]["scheme"], "bearer");
    for (path, item) in paths {
        for (verb, operation) in item.as_object().expect("verbs") {
            let answers = operation["responses"].as_object().expect("answers");
            for (status, answer) in answers {
                let described = answer["description"].as_str().is_some_and(|words| words.len() > 10);
                assert!(described, "{verb} {path} {status}: {answer}");
            }
            let statuses: &[&str] =
                if verb == "post" { &["403", "413", "422", "429"] } else { &["422", "429"] };
            assert!(
                statuses.iter().all(|status| answers.contains_key(*status)),
                "{verb} {path}: {answers:?}"
            );
        }
    }
    assert!(paths["/api/tables/{id}/record"]["get"]["responses"]["409"].is_object());
    let scores = &document["components"]["schemas"]["ViewData"]["properties"]["scores"];
    assert!(scores["type"].to_string().contains("array"), "{scores}");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_with_a_number_that_is_none_loads_everything() {
    let served = Served::new().await;
    let (people, id) = table_of_two(&served).await;
    let request = people[0].client.get(format!("{}/api/tables/{id}/events", served.url));
    let request = request.bearer_auth(people[0].key.as_deref().expect("a program has a key"));
    let mut events = request.header("last-event-id", "abc").send().await.expect("the server answers");
    let first = events.chunk().await.expect("events come").expect("the first comes at once");
    assert!(String::from_utf8_lossy(&first).contains("\"reload\":true"), "{first:?}");
    served.stop().await;
}

/// A table of Verräter with one seat that is empty, whose host says when it starts; its id, the invitation and the link to watch.
async fn table_with_an_empty_seat(host: &Guest) -> (String, Value, String) {
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "squire"], "wait": true });
    let table = host.ask("/api/tables", &new).await;
    let text = |key: &str| table[key].as_str().expect("it is text").to_string();
    (text("id"), json!({ "invite": table["invite"] }), text("watch"))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_shows_his_hand_to_nobody_until_he_says_so() {
    let served = Served::new().await;
    let (host, eve, bea) =
        (served.program("Anna").await, served.program("Eve").await, served.program("Bea").await);
    for sits in [true, false] {
        let (id, invite, watch) = table_with_an_empty_seat(&host).await;
        let sit = format!("/api/tables/{id}/sit");
        eve.ask(&sit, &invite).await;
        location(&eve.send(&format!("/t/{id}/look"), &[("shown", "yes")]).await);
        eve.ask(&format!("/api/tables/{id}/word"), &json!({ "word": "evil" })).await;
        eve.ask(&format!("/api/tables/{id}/leave"), &json!({})).await;
        if sits {
            bea.ask(&sit, &invite).await;
        }
        host.ask(&format!("/api/tables/{id}/start"), &json!({})).await;
        let over_shoulder = format!("/api/tables/{id}/view?watch={watch}&seat=2");
        assert_eq!(eve.try_look(&over_shoulder).await.0, StatusCode::FORBIDDEN, "nobody there allowed it");
        assert_eq!(
            host.look(&format!("/api/tables/{id}")).await["words"][1],
            "",
            "a word goes with who said it"
        );
    }
    served.stop().await;
}

/// A connection over which only the beginning of a request comes.
async fn half_a_request(served: &Served, half: &str) -> TcpStream {
    let address = served.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(half.as_bytes()).await.expect("it takes it");
    stream
}

/// A request that announces more than it brings.
const HALF_A_BODY: &str = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                           content-length: 100\r\n\r\n{";

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_does_not_wait_for_who_never_finishes() {
    let served = Served::new().await;
    let halves =
        [half_a_request(&served, HALF_A_BODY).await, half_a_request(&served, "GET / HTTP/1.1\r\n").await];
    // An answer to another request shows that theirs are being served.
    served.guest().page("/").await;
    tokio::time::timeout(Duration::from_secs(20), served.stop()).await.expect("it ends");
    drop(halves);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_slow_to_ask_is_not_waited_for() {
    let settings = Settings { slowest: Duration::from_millis(200), ..quick() };
    let served = Served::with("sqlite::memory:", settings).await;
    for (half, said) in [(HALF_A_BODY, "HTTP/1.1 422"), ("GET / HTTP/1.1\r\nhost: x\r\n", "")] {
        let mut stream = half_a_request(&served, half).await;
        let mut answer = String::new();
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_string(&mut answer)).await;
        read.expect("the connection ends").expect("an answer is text");
        assert!(answer.starts_with(said), "{half}: {answer}");
    }
    served.stop().await;
}
