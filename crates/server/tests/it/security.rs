//! More than a thousand hostile requests, of every kind and each in many ways, let nobody see or do what is not theirs.

use crate::test_server::{TestClient, TestServer};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

/// What is done at a table, by programs and by forms.
const COMMANDS: [&str; 8] = ["act", "undo", "answer", "vote", "leave", "back", "word", "say"];
const FORMS: [&str; 12] = [
    "act",
    "undo",
    "answer/grant",
    "answer/refuse",
    "vote",
    "leave",
    "back",
    "look",
    "word",
    "start",
    "say",
    "rematch",
];

/// A table at which Anna, Bruno and Clara play, and Eve, who has no business there.
struct Siege {
    server: TestServer,
    people: Vec<TestClient>,
    eve: TestClient,
    table: Value,
    id: String,
    tried: usize,
}

impl Siege {
    async fn new() -> Siege {
        let server = TestServer::new().await;
        let mut people = Vec::new();
        for name in ["Anna", "Bruno", "Clara"] {
            people.push(server.program(name).await);
        }
        let new = json!({ "game": "krieg", "seats": ["me", "friend", "friend"] });
        let table = people[0].post("/api/tables", &new).await;
        let id = table["id"].as_str().expect("a table has an id").to_string();
        for guest in &people[1..] {
            guest.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": table["invite"] })).await;
        }
        let eve = server.program("Eve").await;
        Siege { server, people, eve, table, id, tried: 0 }
    }

    /// What everybody at the table sees, and all that is kept of it.
    async fn state(&self) -> Value {
        let mut seen = Vec::new();
        for guest in &self.people {
            seen.push(guest.get_json(&format!("/api/tables/{}/view", self.id)).await);
            seen.push(guest.get_json(&format!("/api/tables/{}", self.id)).await);
        }
        let said = self.server.store.chat_count(&self.id).await.expect("the store answers");
        let version =
            self.server.store.table(&self.id).await.expect("the store answers").map(|row| row.version);
        json!({ "seen": seen, "said": said, "version": version })
    }

    fn request(&self, guest: &TestClient, method: Method, path: &str) -> RequestBuilder {
        let request = guest.client.request(method, format!("{}{path}", self.server.url));
        request.bearer_auth(guest.key.as_deref().unwrap_or_default())
    }

    fn post(&self, guest: &TestClient, path: &str) -> RequestBuilder {
        self.request(guest, Method::POST, path)
    }

    /// Sends something that must be refused.
    async fn refused(&mut self, what: &str, request: RequestBuilder) -> Option<StatusCode> {
        self.tried += 1;
        // Who sends too much may find the door shut before the answer has come.
        let answer = request.send().await.ok()?;
        let status = answer.status();
        let said = answer.text().await.unwrap_or_default();
        assert!(status.is_client_error(), "{what}: {status} {said}");
        assert!(!said.contains("panicked"), "{what}: {said}");
        Some(status)
    }

    /// Somebody else's seats, and seats that there are none of.
    async fn wrong_seats(&mut self, ply: i64, action: &str) {
        for seat in [0, 1, 3, 4, 5, 6, 255] {
            for guest in [self.eve.clone(), self.people[1].clone()] {
                for command in COMMANDS {
                    let body = json!({ "seat": seat, "ply": ply, "action": action, "yes": true, "against": 1,
                        "text": "x", "word": "x" });
                    let request =
                        self.post(&guest, &format!("/api/tables/{}/{command}", self.id)).json(&body);
                    self.refused(&format!("{command} at seat {seat}"), request).await;
                }
                for form in FORMS {
                    let path = format!("/t/{}/{form}?seat={seat}", self.id);
                    let ply = ply.to_string();
                    let fields = [("ply", ply.as_str()), ("action", action), ("against", "1"), ("text", "x")];
                    let request = self.post(&guest, &path).form(&fields);
                    self.refused(&path, request).await;
                }
                for what in ["", "/view", "/record", "/events"] {
                    let path = format!("/api/tables/{}{what}?seat={seat}", self.id);
                    let request = self.request(&guest, Method::GET, &path);
                    self.refused(&path, request).await;
                }
            }
        }
    }

    /// Positions that have passed, never were, or are none.
    async fn wrong_plies(&mut self, mover: usize, ply: i64, action: &str) {
        let mover = self.people[mover].clone();
        let plies = [-1, 0, ply - 1, ply + 1, ply + 2, 99_999, i64::MIN, i64::MAX];
        let odd = [json!("1"), json!(1.5), json!([ply]), json!({}), json!(true), Value::Null];
        for ply in plies.into_iter().map(|ply| json!(ply)).chain(odd) {
            for command in ["act", "undo"] {
                let body = json!({ "ply": ply, "action": action });
                let request = self.post(&mover, &format!("/api/tables/{}/{command}", self.id)).json(&body);
                self.refused(&format!("{command} {ply}"), request).await;
                let fields = [("ply", ply.to_string()), ("action", action.to_string())];
                let request = self.post(&mover, &format!("/t/{}/{command}", self.id)).form(&fields);
                self.refused(&format!("form {command} {ply}"), request).await;
            }
        }
    }

    /// Bodies that are too large, or no text, in every form.
    async fn wrong_bodies(&mut self) {
        let guest = self.people[0].clone();
        let huge = [17 << 10, 64 << 10, 300 << 10].into_iter().map(|size| vec![b'a'; size]);
        let broken = (0..20_u8).map(|n| vec![b'{', 0xff, 0xc0 | n, n, 0xed, 0xa0, 0x80]);
        let nested =
            ["[".repeat(9_000), "{\"ply\":1e999}".into(), "ply=%ff%fe&action=%00".into(), "\0".into()];
        let bodies: Vec<Vec<u8>> =
            huge.chain(broken).chain(nested.into_iter().map(String::into_bytes)).collect();
        let act = format!("/api/tables/{}/act", self.id);
        let forms = [format!("/t/{}/act", self.id), format!("/t/{}/say", self.id)];
        for body in bodies {
            for path in [&act, "/api/me", "/api/tables", &forms[0], &forms[1]] {
                for kind in ["application/json", "application/x-www-form-urlencoded", "text/plain"] {
                    let request = self.post(&guest, path).header("content-type", kind).body(body.clone());
                    self.refused(&format!("{path} {kind} {} bytes", body.len()), request).await;
                }
            }
        }
    }

    /// Addresses that are no text.
    async fn wrong_addresses(&mut self) {
        let eve = self.eve.clone();
        for bytes in ["%ff", "%c3%28", "%ed%a0%80", "%00", "..%2f..", "%f0%9f%91"] {
            for path in [
                format!("/t/{bytes}"),
                format!("/t/{bytes}/record"),
                format!("/t/{}?watch={bytes}", self.id),
                format!("/t/{}?seat={bytes}", self.id),
                format!("/me/enter/{bytes}"),
                format!("/api/tables/{bytes}"),
                format!("/api/tables/{}/view?watch={bytes}", self.id),
                format!("/api/tables/{bytes}/events"),
            ] {
                let request = self.request(&eve, Method::GET, &path);
                self.refused(&path, request).await;
            }
        }
    }

    /// Other sites that have a browser send what its person may do.
    async fn other_origins(&mut self) {
        let anna = self.people[0].clone();
        let host = self.server.url.trim_start_matches("http://").to_string();
        for origin in [
            "https://evil.example".to_string(),
            "null".into(),
            "file://".into(),
            "http://127.0.0.1".into(),
            "http://127.0.0.1:1".into(),
            format!("https://{host}"),
            format!("ftp://{host}"),
            host.clone(),
            format!("http://{host}.evil.example"),
            format!("http://evil.example/{host}"),
            "http://localhost".into(),
            "chrome-extension://abcdef".into(),
        ] {
            let forms = FORMS.map(|form| format!("/t/{}/{form}", self.id));
            let commands = COMMANDS.map(|command| format!("/api/tables/{}/{command}", self.id));
            for path in forms.iter().chain(&commands).map(String::as_str).chain(["/me/forget", "/me"]) {
                let request = self.post(&anna, path).header("origin", &origin).form(&[("name", "Eve")]);
                let status = self.refused(&format!("{path} from {origin}"), request).await;
                assert_eq!(status, Some(StatusCode::FORBIDDEN), "{path} from {origin}");
            }
        }
    }

    /// Links and keys that somebody guesses, and such as are nearly right.
    async fn guessed_links(&mut self) {
        let eve = self.eve.clone();
        let real = |key: &str| self.table[key].as_str().expect("it is text").to_string();
        let (invite, watch, commitment) = (real("invite"), real("watch"), real("commitment"));
        let own = self.people[0].key.clone().expect("a program has a key");
        let mut guesses: Vec<String> = (0..40).map(|n| format!("{n:032}")).collect();
        for secret in [&invite, &watch, &own] {
            guesses.push(secret[..secret.len() - 1].into());
            guesses.push(format!("{secret}a"));
            guesses.push(secret.to_uppercase());
            guesses.push(format!("{}{}", &secret[1..], &secret[..1]));
        }
        guesses.extend([commitment, self.id.clone(), "open".into(), "undefined".into(), "%20".into()]);
        for guess in guesses {
            let join = self.post(&eve, &format!("/t/{}/join/{guess}", self.id)).form(&[("name", "Eve")]);
            self.refused(&format!("join {guess}"), join).await;
            let enter = self.post(&eve, &format!("/me/enter/{guess}"));
            self.refused(&format!("enter {guess}"), enter).await;
            let sit =
                self.post(&eve, &format!("/api/tables/{}/sit", self.id)).json(&json!({ "invite": guess }));
            self.refused(&format!("sit {guess}"), sit).await;
            for path in [format!("/t/{}", self.id), format!("/api/tables/{}/view", self.id)] {
                let look = self.request(&eve, Method::GET, &format!("{path}?watch={guess}"));
                self.refused(&format!("watch {guess}"), look).await;
            }
        }
        // The right link opens the table, and nobody's hand.
        for seat in 1..=3 {
            let path = format!("/api/tables/{}/view?watch={watch}&seat={seat}", self.id);
            let request = self.request(&eve, Method::GET, &path);
            self.refused(&path, request).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_requests_find_every_door_shut() {
    let mut siege = Siege::new().await;
    let before = siege.state().await;
    let seen = siege.people[0].get_json(&format!("/api/tables/{}/view", siege.id)).await;
    let mover = seen["turn"][0].as_u64().expect("somebody is to move") as usize - 1;
    let seen = siege.people[mover].get_json(&format!("/api/tables/{}/view", siege.id)).await;
    let ply = seen["ply"].as_i64().expect("a number");
    let action = seen["offer"]["choices"][0].as_str().expect("something can be done").to_string();
    let mut counts = Vec::new();
    siege.wrong_seats(ply, &action).await;
    counts.push(siege.tried);
    siege.wrong_plies(mover, ply, &action).await;
    counts.push(siege.tried);
    siege.wrong_bodies().await;
    counts.push(siege.tried);
    siege.wrong_addresses().await;
    counts.push(siege.tried);
    siege.other_origins().await;
    counts.push(siege.tried);
    siege.guessed_links().await;
    counts.push(siege.tried);
    assert!(siege.tried >= 1000, "a thousand requests: {counts:?}");
    assert_eq!(siege.state().await, before, "nothing has changed");
    let act = format!("/api/tables/{}/act", siege.id);
    siege.people[mover].post(&act, &json!({ "ply": ply, "action": action })).await;
    siege.server.stop().await;
}
