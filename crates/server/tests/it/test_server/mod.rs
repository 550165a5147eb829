//! A real server on a free port, and people who talk to it by HTTP.

use engine::{FastRng, Rng};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use server::ServerConfig;
use sha2::{Digest, Sha256};
use std::time::Duration;
use store::{NewJournalEntry, SeatRow, Store, TableRow, User};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs until it is dropped or stopped.
pub(crate) struct TestServer {
    pub(crate) url: String,
    pub(crate) store: Store,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<anyhow::Result<()>>,
}

/// ServerConfig for tests: nobody waits for anybody, and nobody is counted.
pub(crate) fn fast_config() -> ServerConfig {
    ServerConfig {
        bot_delay: Duration::ZERO,
        bot_time: Duration::from_millis(2),
        vote_after: Duration::ZERO,
        takeover_grace: Duration::ZERO,
        rate_limit: 0,
        ..ServerConfig::default()
    }
}

impl TestServer {
    /// A server with everything in memory.
    pub(crate) async fn new() -> TestServer {
        TestServer::with("sqlite::memory:", fast_config()).await
    }

    pub(crate) async fn with(database: &str, settings: ServerConfig) -> TestServer {
        TestServer::at("127.0.0.1:0", database, settings).await
    }

    /// A server at an address, which another may have had before.
    pub(crate) async fn at(address: &str, database: &str, settings: ServerConfig) -> TestServer {
        let listener = TcpListener::bind(address).await.expect("the port is free");
        let url = format!("http://{}", listener.local_addr().expect("it has an address"));
        let store = Store::open(database).await.expect("the store opens");
        let settings = ServerConfig { public_url: url.clone(), ..settings };
        let (stop, stopped) = oneshot::channel();
        let until = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(server::run(listener, store.clone(), settings, until));
        TestServer { url, store, stop: Some(stop), task }
    }

    /// Stops it as a service manager would.
    pub(crate) async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        (&mut self.task).await.expect("it does not panic").expect("it ends well");
    }

    /// Somebody with a browser of his own.
    pub(crate) fn guest(&self) -> TestClient {
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).build();
        TestClient { client: client.expect("a client can be made"), url: self.url.clone(), key: None }
    }

    /// A program with a key of its own.
    pub(crate) async fn program(&self, name: &str) -> TestClient {
        let mut guest = self.guest();
        let me = guest.post("/api/me", &json!({ "name": name })).await;
        guest.key = Some(me["key"].as_str().expect("who is new gets a key").to_string());
        guest
    }
}

/// Somebody who talks to a server.
#[derive(Clone)]
pub(crate) struct TestClient {
    pub(crate) client: Client,
    pub(crate) url: String,
    pub(crate) key: Option<String>,
}

impl TestClient {
    fn authorized(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.key {
            Some(key) => request.bearer_auth(key),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        let request = self.client.get(format!("{}{path}", self.url)).header("accept", "text/html");
        self.authorized(request).send().await.expect("the server answers")
    }

    pub(crate) async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        let status = response.status();
        let text = response.text().await.expect("a page is text");
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        text
    }

    /// Sends a form.
    pub(crate) async fn post_form(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let request =
            self.client.post(format!("{}{path}", self.url)).header("accept", "text/html").form(fields);
        self.authorized(request).send().await.expect("the server answers")
    }

    /// Sends a form with files as a browser does without a script: the name of the field, the name of the file, empty for a field
    /// that is no file, and the value.
    pub(crate) async fn send_parts(&self, path: &str, parts: &[(&str, &str, &[u8])]) -> Response {
        const BOUNDARY: &str = "----------------------------3141592653589793";
        let mut body = Vec::new();
        for (name, file, value) in parts {
            let file = match *file {
                "" => String::new(),
                file => format!("; filename=\"{file}\"\r\nContent-Type: application/octet-stream"),
            };
            let head =
                format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n");
            body.extend([head.as_bytes(), value, b"\r\n"].concat());
        }
        body.extend(format!("--{BOUNDARY}--\r\n").into_bytes());
        let request = self.client.post(format!("{}{path}", self.url)).header("accept", "text/html");
        let request = request.header("content-type", format!("multipart/form-data; boundary={BOUNDARY}"));
        self.authorized(request.body(body)).send().await.expect("the server answers")
    }

    /// Sends JSON and reads JSON.
    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.authorized(self.client.post(format!("{}{path}", self.url))).json(body);
        read(request.send().await.expect("the server answers")).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        let (status, said) = self.try_post(path, body).await;
        assert_eq!(status, StatusCode::OK, "{path} {body}: {said}");
        said
    }

    pub(crate) async fn try_get(&self, path: &str) -> (StatusCode, Value) {
        let request = self.authorized(self.client.get(format!("{}{path}", self.url)));
        read(request.send().await.expect("the server answers")).await
    }

    pub(crate) async fn get_json(&self, path: &str) -> Value {
        let (status, said) = self.try_get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {said}");
        said
    }
}

async fn read(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.expect("an answer is text");
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Where a redirection leads.
pub(crate) fn location(response: &Response) -> String {
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    response.headers()["location"].to_str().expect("an address is text").to_string()
}

/// The value of the first attribute after a mark in a page.
pub(crate) fn after<'a>(page: &'a str, mark: &str) -> Option<&'a str> {
    let rest = &page[page.find(mark)? + mark.len()..];
    rest.split('"').next()
}

/// Waits until something is to be done, or the game is over: several bots may move before.
pub(crate) async fn wait_for_turn(guest: &TestClient, id: &str) {
    loop {
        let view = guest.get_json(&format!("/api/tables/{id}/view")).await;
        if !view["offer"].is_null() || view["over"] == true {
            return;
        }
        wait_for_update(guest, id, &view).await;
    }
}

/// The actions that a page offers, as buttons or in a list.
pub(crate) fn choices(page: &str) -> Vec<&str> {
    let buttons = page.split("<button name=\"action\" value=\"").skip(1);
    let listed = page.split("<select name=\"action\"").skip(1).flat_map(|list| {
        let list = list.split("</select>").next().unwrap_or_default();
        list.split("<option value=\"").skip(1)
    });
    buttons.chain(listed).filter_map(|part| part.split('"').next()).collect()
}

/// Text as it was before it stood in a page.
pub(crate) fn unescape(text: &str) -> String {
    text.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Plays for a program's seat whenever it is asked, at random, until the game is over.
pub(crate) async fn play_to_end(guest: &TestClient, id: &str, rng: &mut FastRng) -> Value {
    for _ in 0..5_000 {
        let view = guest.get_json(&format!("/api/tables/{id}/view")).await;
        if view["over"] == true {
            return view;
        }
        let choices = view["offer"]["choices"].as_array().cloned().unwrap_or_default();
        if choices.is_empty() {
            wait_for_update(guest, id, &view).await;
            continue;
        }
        let action = &choices[rng.below(choices.len() as u32) as usize];
        let command = json!({ "ply": view["ply"], "action": action, "key": format!("k{}", view["ply"]) });
        let (status, said) = guest.try_post(&format!("/api/tables/{id}/act"), &command).await;
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{command}: {said}");
    }
    panic!("the game does not end");
}

/// Waits until the table is another than this view shows, by server-sent events.
pub(crate) async fn wait_for_update(guest: &TestClient, id: &str, view: &Value) {
    let request = guest.client.get(format!("{}/api/tables/{id}/events", guest.url));
    let mut events = guest.authorized(request).send().await.expect("the server answers");
    let mut heard = String::new();
    while let Some(chunk) = events.chunk().await.expect("events come") {
        heard.push_str(std::str::from_utf8(&chunk).expect("events are text"));
        let news = heard.lines().filter_map(|line| line.strip_prefix("data: "));
        let news: Vec<Value> = news.filter_map(|line| serde_json::from_str(line).ok()).collect();
        if news.iter().any(|news| news["lines"] != view["ply"]) {
            return;
        }
    }
}

/// The id of the table that [`keep`] makes.
pub(crate) const TABLE: &str = "secret";

/// The key of the person at a seat.
pub(crate) fn key(seat: usize) -> String {
    format!("key-of-{seat}")
}

/// A store with one running table whose journal has these lines.
pub(crate) async fn keep(
    file: &str,
    header: &str,
    seats: usize,
    entries: &[String],
    move_limit: Option<i64>,
) {
    keep_with(file, header, None, seats, entries, move_limit).await;
}

/// The same with component figures of its own.
pub(crate) async fn keep_with(
    file: &str,
    header: &str,
    components: Option<&str>,
    seats: usize,
    entries: &[String],
    move_limit: Option<i64>,
) {
    let store = Store::open(file).await.expect("a store opens");
    let mut rows = Vec::new();
    for seat in 1..=seats {
        let user = User { id: format!("p{seat}"), name: format!("Clicker {seat}"), locale: "en".into() };
        let hash: String = Sha256::digest(key(seat)).iter().map(|byte| format!("{byte:02x}")).collect();
        store.add_user(&user, &hash, 0).await.expect("a user is added");
        rows.push(SeatRow {
            seat: seat as i64,
            kind: "person".into(),
            user_id: Some(user.id),
            bot: None,
            name: user.name,
            invite: "invite".into(),
            seed_contribution: String::new(),
            is_shown: false,
            is_away: false,
        });
    }
    let row = TableRow {
        id: TABLE.into(),
        header: header.into(),
        components: components.map(String::from),
        host: "p1".into(),
        status: "running".into(),
        listed: false,
        manual_start: false,
        move_limit,
        seed: vec![7; 32],
        watch_key: "watch".into(),
        previous: None,
        created: 0,
        started: Some(0),
        version: 0,
    };
    store.add_table(&row, &rows).await.expect("a table is added");
    let entry =
        |entry: &String| NewJournalEntry { seat: None, entry: entry.clone(), idempotency_key: None, at: 0 };
    let entries: Vec<NewJournalEntry> = entries.iter().map(entry).collect();
    store.append_journal(TABLE, 1, &entries).await.expect("entries are appended");
    store.close().await;
}
