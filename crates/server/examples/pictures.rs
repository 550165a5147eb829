//! Takes the pictures of docs and README in a real browser: `cargo xtask pictures`.

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/test_server/mod.rs"]
mod test_server;

use std::path::{Path, PathBuf};
use test_server::TestServer;
use testkit::{Browser, Screen};

/// A game that is pictured: its golden game, and the word of the action before which it is looked at.
struct Sitting {
    game: &'static str,
    record: &'static str,
    word: &'static str,
}

const SITTINGS: [Sitting; 3] = [
    Sitting {
        game: "krieg",
        record: include_str!("../../../records/krieg/4-seats-classic.txt"),
        word: "bid",
    },
    Sitting {
        game: "verraeter",
        record: include_str!("../../../records/verraeter/4-seats-2008.txt"),
        word: "supply",
    },
    Sitting {
        game: "kingsburg",
        record: include_str!("../../../records/kingsburg/03-4-seats.txt"),
        word: "place",
    },
];

impl Sitting {
    /// The position in the second half of the game at which somebody is about to do that, and who.
    fn moment(&self) -> (usize, &str) {
        let plies: Vec<&str> = self.record.lines().skip(1).collect();
        let is_it = |(_, line): &(usize, &&str)| line.split(' ').nth(1) == Some(self.word);
        let late = plies.iter().enumerate().skip(plies.len() * 11 / 20);
        let (ply, line) = late.into_iter().find(is_it).expect("the golden game has such a move");
        (ply, line.split(' ').next().unwrap_or_default())
    }
}

#[tokio::main]
async fn main() {
    let server = TestServer::new().await;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::start(screen, "en").await;
        take_all(&server.url, &browser).await;
        browser.close().await;
    }
    server.stop().await;
}

async fn take_all(url: &str, browser: &Browser) {
    browser.darken(false).await;
    browser.goto(&format!("{url}/me")).await;
    browser.fill("main input[name=name]", "Anna").await;
    browser.click("main form button").await;
    // Only who has a name may make links.
    browser.until("document.querySelector(\"form[action='/me/link']\")").await;
    shoot(browser, &format!("{url}/"), "lobby").await;
    shoot(browser, &format!("{url}/new/kingsburg"), "set-up").await;
    for sitting in &SITTINGS {
        let study = open(url, browser, sitting.record).await;
        if sitting.game == "kingsburg" {
            shoot(browser, &study, "end").await;
        }
        play_to_end(browser, &study, sitting).await;
        shoot(browser, &browser.address().await, sitting.game).await;
        if browser.screen() == Screen::Desktop {
            browser.darken(true).await;
            shoot(browser, &browser.address().await, &format!("{}-dark", sitting.game)).await;
            browser.darken(false).await;
        }
    }
}

/// Opens a record and says where it lies.
async fn open(url: &str, browser: &Browser, record: &str) -> String {
    browser.goto(&format!("{url}/open")).await;
    let script = "document.querySelector('#record').value = arguments[0]";
    browser.run(script, vec![record.into()]).await;
    browser.click("main form button.deed").await;
    browser.until("document.querySelector('#board')").await;
    browser.address().await
}

/// Goes on from the moment that is to be pictured.
async fn play_to_end(browser: &Browser, study: &str, sitting: &Sitting) {
    let (ply, seat) = sitting.moment();
    browser.goto(&format!("{study}?ply={ply}&seat={seat}")).await;
    browser.click("form[action*='/on'] button").await;
    browser.until("document.querySelector('#choices')").await;
}

/// Takes a picture of an address, once everything rests.
async fn shoot(browser: &Browser, address: &str, name: &str) {
    browser.goto(address).await;
    browser.until("document.getAnimations().every((animation) => animation.playState !== 'running')").await;
    let small = if browser.screen() == Screen::Phone { "-phone" } else { "" };
    let file = pictures().join(format!("{name}{small}.png"));
    browser.shot(&file).await;
    println!("{}", file.file_name().unwrap_or_default().to_string_lossy());
}

fn pictures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}
