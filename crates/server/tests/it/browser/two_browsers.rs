//! Two people at one table, each with a browser of his own: what one does the other sees, and nothing that happens to a
//! connection does harm.

use crate::browser::clicker::Clicker;
use crate::test_server::{TestServer, fast_config};
use axum::http::StatusCode;
use serde_json::Value;
use std::time::{Duration, Instant};
use testkit::{Browser, Screen};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

/// How long both may take to see the same.
const PATIENCE: Duration = Duration::from_secs(25);

/// Whether the page says that it has lost the connection.
const SAYS_LOST: &str = "document.querySelector('p.lost').checkVisibility()";
const SAYS_NOTHING: &str = "!document.querySelector('p.lost').checkVisibility()";

/// Two people who play together.
struct Pair<'a> {
    players: [Clicker<'a>; 2],
}

impl<'a> Pair<'a> {
    fn new(anna: &'a Browser, bruno: &'a Browser) -> Pair<'a> {
        Pair { players: [Clicker::new(anna, 21), Clicker::new(bruno, 22)] }
    }

    /// Waits until both see the same position and one of them is asked. Says who.
    async fn asked(&self) -> usize {
        let end = Instant::now() + PATIENCE;
        loop {
            let (anna, bruno) = (self.sees(0).await, self.sees(1).await);
            let asked = [&anna, &bruno].iter().position(|sees| sees["mine"] == "yes");
            match asked.filter(|_| anna["lines"] == bruno["lines"]) {
                Some(who) => return who,
                None => assert!(Instant::now() < end, "one sees {anna}, the other {bruno}"),
            }
        }
    }

    async fn sees(&self, who: usize) -> Value {
        let browser = self.players[who].browser;
        browser
            .run(
                "const { lines, mine } = document.querySelector('main').dataset; return { lines, mine }",
                Vec::new(),
            )
            .await
    }

    /// Moves so often, whoever is asked, each after both have seen what the other did.
    async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let who = self.asked().await;
            assert!(self.players[who].moves().await, "the game goes on");
        }
        self.asked().await;
    }

    /// Marks both pages; the marks go with them when they are loaded anew.
    async fn mark(&self) {
        for player in &self.players {
            player.browser.run("window.marked = true", Vec::new()).await;
        }
    }

    /// Whether both pages still have their marks.
    async fn are_marked(&self) -> bool {
        for player in &self.players {
            if player.browser.run("return window.marked === true", Vec::new()).await == false {
                return false;
            }
        }
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_table_and_nothing_is_lost() {
    let Some(anna) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let bruno = Browser::start(Screen::Phone, "it").await;
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let server = TestServer::with(&database, fast_config()).await;
    sit_down(&server, &anna, &bruno).await;
    let mut pair = Pair::new(&anna, &bruno);
    pair.play(6).await;
    assert!(pair.are_marked().await, "a page was loaded anew");
    come_and_go(&mut pair).await;
    lose_one(&mut pair).await;
    lose_a_move(&mut pair).await;
    lose_both(&mut pair, server, &database).await;
    anna.close().await;
    bruno.close().await;
}

/// Anna sets a table up and sends Bruno the link; her page shows by itself that he has come.
async fn sit_down(server: &TestServer, anna: &Browser, bruno: &Browser) {
    anna.goto(&format!("{}/new/verraeter", server.url)).await;
    anna.fill("input[name=name]", "Anna").await;
    anna.choose("select[name=seat2]", "friend").await;
    anna.choose("select[name=seat4]", "none").await;
    anna.click("main form button.deed").await;
    anna.until("document.querySelector('.link')").await;
    let link = anna
        .run("window.marked = true; return document.querySelector('.link').textContent", Vec::new())
        .await;
    bruno.goto(link.as_str().expect("a link is text")).await;
    bruno.fill("input[name=name]", "Bruno").await;
    bruno.click("main form button.deed").await;
    bruno.until("document.querySelector('#board')").await;
    bruno.run("window.marked = true", Vec::new()).await;
    anna.until("document.querySelector('#board') && window.marked").await;
}

/// One loads the page anew in the middle of a move; the other looks at the rules, goes to another page and back.
async fn come_and_go(pair: &mut Pair<'_>) {
    let [anna, bruno] = [pair.players[0].browser, pair.players[1].browser];
    let before = pair.sees(0).await;
    anna.reload().await;
    bruno.click("nav a[href^='/rules/']").await;
    bruno.until("document.querySelector('#drawer[open] h2')").await;
    bruno.click("#drawer form button").await;
    bruno.click("nav a[href='/me']").await;
    bruno.until("location.pathname === '/me'").await;
    bruno.back().await;
    pair.asked().await;
    assert_eq!(pair.sees(0).await, before, "to look away changes nothing");
    pair.play(4).await;
}

/// Bruno's connection goes while Anna plays on; he is told, and when it is back he sees it all.
async fn lose_one(pair: &mut Pair<'_>) {
    while pair.asked().await != 0 {
        assert!(pair.players[1].moves().await, "the game goes on");
    }
    pair.mark().await;
    let bruno = pair.players[1].browser;
    bruno.cut(true).await;
    bruno.until(SAYS_LOST).await;
    assert!(pair.players[0].moves().await, "the game goes on");
    bruno.cut(false).await;
    bruno.until(SAYS_NOTHING).await;
    pair.play(4).await;
    assert!(pair.are_marked().await, "a page was loaded anew");
}

/// Bruno's connection goes just when he wants to move: he is told and can try again, and once it is back his move is made.
async fn lose_a_move(pair: &mut Pair<'_>) {
    while pair.asked().await != 1 {
        assert!(pair.players[0].moves().await, "the game goes on");
    }
    let bruno = pair.players[1].browser;
    bruno.cut(true).await;
    bruno
        .run(
            "const choice = document.querySelector('#choices button'); choice.classList.add('ready'); choice.form.requestSubmit(choice)",
            Vec::new(),
        )
        .await;
    bruno.until(SAYS_LOST).await;
    bruno.until("document.querySelector('#choices button:enabled')").await;
    bruno.cut(false).await;
    bruno.until(SAYS_NOTHING).await;
    pair.play(2).await;
}

/// The server stops and comes back at the same address.
async fn lose_both(pair: &mut Pair<'_>, server: TestServer, database: &str) {
    pair.asked().await;
    let address = server.url.trim_start_matches("http://").to_string();
    server.stop().await;
    for player in &pair.players {
        player.browser.until(SAYS_LOST).await;
    }
    stand_in(&address, &pair.players).await;
    let server = TestServer::at(&address, database, fast_config()).await;
    for player in &pair.players {
        player.browser.until(SAYS_NOTHING).await;
    }
    pair.play(4).await;
    assert!(pair.are_marked().await, "a page was loaded anew");
    server.stop().await;
}

/// For a while somebody else answers in the server's place, as a gateway does: that it is not there.
async fn stand_in(address: &str, players: &[Clicker<'_>]) {
    let (asked, mut heard) = mpsc::unbounded_channel();
    let gateway = axum::Router::new().fallback(async move || {
        asked.send(()).expect("the questions are counted");
        StatusCode::BAD_GATEWAY
    });
    let (stop, stopped) = oneshot::channel::<()>();
    let until = async move { stopped.await.expect("it is stopped") };
    let listener = TcpListener::bind(address).await.expect("the port is free");
    let gateway = tokio::spawn(axum::serve(listener, gateway).with_graceful_shutdown(until).into_future());
    for _ in players {
        heard.recv().await.expect("somebody asks");
    }
    stop.send(()).expect("it runs");
    gateway.await.expect("it does not panic").expect("it ends well");
    for player in players {
        player.browser.until(SAYS_LOST).await;
    }
}
