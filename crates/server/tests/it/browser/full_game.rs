//! A whole game from the lobby to its end, with a look at every kind of page on the way.

use crate::browser::accessibility::AccessibilityChecker;
use crate::browser::clicker::{Clicker, percentiles};
use crate::test_server::TestServer;
use std::io::{self, Write};
use testkit::{Browser, Screen};

/// As long as a name may be.
const NAME: &str = "Wilhelmine von Hohenfels";

/// Moves after which no game still goes on.
const MOST_MOVES: usize = 1_000;

/// After so many moves of one's own all is looked at closely.
const MIDDLE: usize = 14;

/// What is played, and how.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) screen: Screen,
    pub(crate) language: &'static str,
    pub(crate) seed: u64,
}

/// Plays to the end. Gives the milliseconds that each move took to be seen.
pub(crate) async fn play(play: Play) -> Vec<f64> {
    // In Spanish, which the house does not speak: so every language is one to choose.
    let Some(browser) = Browser::try_start(play.screen, "es").await else {
        return Vec::new();
    };
    let server = TestServer::new().await;
    let mut judge = AccessibilityChecker::new(&browser);
    browser.goto(&server.url).await;
    speak(&browser, play.language).await;
    judge.page("lobby").await;
    set_up(&browser, &mut judge, play).await;
    let times = play_to_end(&browser, &mut judge, play.seed).await;
    judge.page("end").await;
    browser.click("nav a[href^='/rules/']").await;
    browser.until("document.querySelector('#drawer[open] h2')").await;
    judge.now("rules beside the table").await;
    browser.click("#drawer form button").await;
    browser.click(".home").await;
    browser.click(&format!("a[href='/rules/{}']", play.game)).await;
    judge.page("rules").await;
    browser.click(&format!("a[href='/rules/{}/quick']", play.game)).await;
    judge.page("quick start").await;
    browser.click("nav a[href='/me']").await;
    judge.page("me").await;
    judge.sums_up().await;
    browser.close().await;
    tell(play, &times);
    times
}

/// Has the pages speak a language, by the buttons at their head.
async fn speak(browser: &Browser, language: &str) {
    let spoken = format!("document.documentElement.lang === '{language}'");
    if browser.run(&format!("return {spoken}"), Vec::new()).await == false {
        browser.click(&format!(".locales button[value={language}]")).await;
    }
    browser.until(&spoken).await;
}

/// Sets a table up as the form has it: a squire at every other seat.
async fn set_up(browser: &Browser, judge: &mut AccessibilityChecker<'_>, play: Play) {
    browser.click(&format!("a[href='/new/{}']", play.game)).await;
    judge.page("set-up").await;
    browser.fill("input[name=name]", NAME).await;
    let seats =
        browser.run("return document.querySelectorAll('select[name^=seat]').length", Vec::new()).await;
    for seat in 2..=seats.as_u64().expect("a number of seats") {
        let who = if seat <= u64::from(play.seats) { "squire" } else { "none" };
        browser.choose(&format!("select[name=seat{seat}]"), who).await;
    }
    browser.click("main form button.deed").await;
}

async fn play_to_end(browser: &Browser, judge: &mut AccessibilityChecker<'_>, seed: u64) -> Vec<f64> {
    let mut player = Clicker::new(browser, seed);
    let mut moves = 0;
    while player.moves().await {
        moves += 1;
        assert!(moves < MOST_MOVES, "the game does not end");
        if moves == MIDDLE {
            player.rests().await;
            judge.page("table").await;
        } else if moves % 5 == 0 {
            player.rests().await;
            judge.layout(&format!("table after {moves} moves")).await;
        }
    }
    player.times
}

fn tell(play: Play, times: &[f64]) {
    let Play { game, screen, language, .. } = play;
    let ((usual, slow), moves) = (percentiles(times), times.len());
    let told = format!(
        "{game}, {screen:?}, {language}: {moves} moves, seen after {usual:.0} ms, 95 of 100 within {slow:.0} ms"
    );
    writeln!(io::stderr(), "{told}").expect("standard error takes a line");
}
