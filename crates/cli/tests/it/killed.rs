//! A server that is killed in the middle of play, a hundred times: what was acknowledged is there when it is started again,
//! and the tables go on; at another server, too, if it shares the database.

use engine::{FastRng, Rng};
use reqwest::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use testkit::Postgres;
use tokio::time::timeout;

/// How often it is killed.
const TIMES: u32 = 100;

struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let folder = folder.to_str().expect("a temporary folder has a plain name");
        Server::with(&["--bot-pace", "0", "--data", folder])
    }

    fn with(args: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--log", "off"]);
        let mut child = command.args(args).stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it says where it is")).read_line(&mut line).expect("text");
        let url =
            line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").to_string();
        Server { child, url }
    }

    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

/// A program that plays, and what it knows.
struct Player {
    client: Client,
    key: String,
    table: String,
    /// The record as it was when something was acknowledged last.
    known: Vec<Value>,
}

impl Player {
    async fn begin(server: &Server) -> Player {
        let client = Client::new();
        let me = client.post(format!("{}/api/me", server.url)).json(&json!({ "name": "Anna" }));
        let me: Value = me.send().await.expect("an answer").json().await.expect("JSON");
        let mut player = Player {
            client,
            key: me["key"].as_str().expect("a key").into(),
            table: String::new(),
            known: Vec::new(),
        };
        player.open(server).await;
        player
    }

    /// Sets a new table up.
    async fn open(&mut self, server: &Server) {
        let new = json!({ "game": "kingsburg", "seats": ["me", "page", "squire"] });
        let table = self.post(server, "/api/tables", &new).await.expect("a table");
        self.table = table["id"].as_str().expect("an id").into();
        self.known.clear();
    }

    async fn post(&self, server: &Server, path: &str, body: &Value) -> Option<Value> {
        let request = self.client.post(format!("{}{path}", server.url)).bearer_auth(&self.key).json(body);
        let answer = request.send().await.ok()?;
        if answer.status().is_success() { answer.json().await.ok() } else { None }
    }

    async fn view(&self, server: &Server) -> Value {
        let path = format!("{}/api/tables/{}/view", server.url, self.table);
        let answer = self.client.get(path).bearer_auth(&self.key).send().await.expect("an answer");
        answer.json().await.expect("JSON")
    }

    /// Plays until somebody else is to move, and gives what is seen then.
    async fn play_until_a_bot_is_to_move(&self, server: &Server) -> Value {
        loop {
            let view = self.view(server).await;
            if view["offer"].is_null() {
                return view;
            }
            let deed = json!({ "ply": view["ply"], "action": view["offer"]["choices"][0] });
            self.post(server, &format!("/api/tables/{}/act", self.table), &deed).await.expect("it is legal");
        }
    }

    /// Waits until the player is asked something.
    async fn wait_for_turn(&self, server: &Server) {
        let path = format!("{}/api/tables/{}/events", server.url, self.table);
        let mut events = self.client.get(path).bearer_auth(&self.key).send().await.expect("an answer");
        while self.view(server).await["offer"].is_null() {
            events.chunk().await.expect("events come").expect("the stream goes on");
        }
    }

    /// Everything that was acknowledged is still there, in its order.
    async fn check(&self, server: &Server) {
        let record = record(&self.view(server).await);
        assert!(record.starts_with(&self.known), "{:?} is not the beginning of {record:?}", self.known);
    }

    /// Plays so many actions; a new table is set up when a game is over.
    async fn play(&mut self, server: &Server, actions: u32, rng: &mut FastRng) {
        let mut done = 0;
        while done < actions {
            let view = self.view(server).await;
            if view["over"] == true {
                self.open(server).await;
                continue;
            }
            let choices = view["offer"]["choices"].as_array().cloned().unwrap_or_default();
            if choices.is_empty() {
                tokio::task::yield_now().await;
                continue;
            }
            let action = &choices[rng.below(choices.len() as u32) as usize];
            let deed = json!({ "ply": view["ply"], "action": action });
            if self.post(server, &format!("/api/tables/{}/act", self.table), &deed).await.is_some() {
                self.known = record(&view);
                self.known.push(Value::String(format!("1 {}", action.as_str().expect("an action is text"))));
                done += 1;
            }
        }
    }
}

fn record(view: &Value) -> Vec<Value> {
    view["record"].as_array().cloned().expect("a view has the record")
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_in_a_hundred_kills() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut server = Server::start(folder.path());
    let mut player = Player::begin(&server).await;
    let mut rng = FastRng::new(1);
    for _ in 0..TIMES {
        let actions = 1 + rng.below(6);
        player.play(&server, actions, &mut rng).await;
        server.kill();
        server = Server::start(folder.path());
        player.check(&server).await;
    }
    server.kill();
}

/// The bots of the one server wait for an hour: nobody but the other can move them after it is killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_server_is_killed_goes_on_at_another() {
    let Some(postgres) = Postgres::try_start() else { return };
    let database = postgres.database();
    let one = Server::with(&["--bot-pace", "3600000", "--database", &database]);
    let other = Server::with(&["--bot-pace", "0", "--database", &database]);
    let player = Player::begin(&one).await;
    let waiting = player.play_until_a_bot_is_to_move(&one).await;
    one.kill();
    timeout(Duration::from_secs(60), player.wait_for_turn(&other)).await.expect("the other moves the bots");
    assert!(record(&player.view(&other).await).starts_with(&record(&waiting)));
    other.kill();
}
