//! What hands do at a table: choosing on a telephone, by keys, and when a screen is passed on.

use crate::test_server::TestServer;
use serde_json::{Value, json};
use testkit::{Browser, Screen};

/// Whether somebody is asked, and everything rests.
pub(crate) const ASKED: &str = "document.querySelector('#choices button:enabled') && \
    document.getAnimations().every((animation) => animation.playState !== 'running')";

/// Sets a table up with bots at all other seats but those of guests, who share the screen.
pub(crate) async fn sit_down(server: &TestServer, browser: &Browser, game: &str, guests: &[&str]) {
    browser.goto(&format!("{}/new/{game}", server.url)).await;
    browser.fill("input[name=name]", "Anna").await;
    for (seat, guest) in (2..).zip(guests) {
        browser.choose(&format!("select[name=seat{seat}]"), "guest").await;
        browser.fill(&format!("input[name=guest{seat}]"), guest).await;
    }
    browser.click("main form button.deed").await;
    browser.until("document.querySelector('#board, #curtain')").await;
}

/// What an expression gives on the page.
pub(crate) async fn look(browser: &Browser, expression: &str) -> Value {
    browser.run(&format!("return {expression}"), Vec::new()).await
}

/// Points at the middle of the first element that a selector finds, once it is in the middle of the screen.
async fn point(browser: &Browser, selector: &str) {
    let script = "const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]";
    let place = browser.run(script, vec![json!(selector)]).await;
    let [x, y] = [0, 1].map(|part| place[part].as_f64().expect("a place has two numbers"));
    browser.point(x, y).await;
}

/// Whether the whole of an element is seen.
async fn is_in_sight(browser: &Browser, selector: &str) -> bool {
    let script = "const box = document.querySelector(arguments[0])?.getBoundingClientRect();
        return Boolean(box) && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight";
    browser.run(script, vec![json!(selector)]).await == json!(true)
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_telephone_what_is_chosen_is_done_where_it_is_chosen() {
    let Some(browser) = Browser::try_start(Screen::Phone, "en").await else { return };
    let server = TestServer::new().await;
    for (game, piece) in [("krieg", ".kr-mine .kr-good.lit"), ("verraeter", ".vt-land.lit")] {
        sit_down(&server, &browser, game, &[]).await;
        browser.until(ASKED).await;
        browser.until(&format!("document.querySelector('{piece}')")).await;
        point(&browser, piece).await;
        browser.until("document.querySelector('#decide.busy')").await;
        assert!(is_in_sight(&browser, "#picked output").await, "{game}: what is chosen is said");
        assert!(is_in_sight(&browser, "#picked [data-clear]").await, "{game}: it can be given up");
        let ready = look(&browser, "document.querySelectorAll('#choices .ready').length").await;
        assert!(ready == 0 || is_in_sight(&browser, "#choices .ready").await, "{game}: it can be done");
        browser.click("#picked [data-clear]").await;
        assert_eq!(look(&browser, "document.querySelectorAll('.chosen, #decide.busy').length").await, 0);
    }
    assert_eq!(browser.errors().await, Vec::<String>::new());
    browser.close().await;
    server.stop().await;
}

/// In an auction with eight cards there are dozens of bids: none of them is listed half, and all can be had.
#[tokio::test(flavor = "multi_thread")]
async fn many_ways_are_found_by_pieces_and_listed_when_wanted() {
    let Some(browser) = Browser::try_start(Screen::Phone, "de").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "krieg", &[]).await;
    browser.until(ASKED).await;
    let listed = "[...document.querySelectorAll('#choices button')].filter((button) => button.checkVisibility()).length";
    let ways = "Number(document.querySelector('#ways b').textContent)";
    assert!(look(&browser, ways).await.as_u64() > Some(12));
    assert_eq!(look(&browser, listed).await, 1, "only passing has no place on the board");
    let cut = "[...document.querySelectorAll('#choices, .ask')].some((list) => list.scrollHeight > list.clientHeight)";
    assert_eq!(look(&browser, cut).await, false);
    browser.click("[data-unfold]").await;
    assert_eq!(look(&browser, listed).await, look(&browser, ways).await);
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_by_keys_goes_on_at_the_question_and_hears_what_happened() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "verraeter", &[]).await;
    for _ in 0..3 {
        browser.until(ASKED).await;
        let lines = look(&browser, "document.querySelector('main').dataset.lines").await;
        let choose =
            "const choice = document.querySelector('#choices button'); choice.focus(); choice.click()";
        browser.run(choose, Vec::new()).await;
        browser.until(&format!("document.querySelector('main').dataset.lines !== {lines}")).await;
        browser.until("document.querySelector('#news').textContent.length > 0").await;
        browser.until("document.querySelector('.ask h2')").await;
        browser.until("document.activeElement === document.querySelector('.ask h2')").await;
        browser.until("/^\\d+:\\d\\d$/.test(document.querySelector('.clock time').textContent)").await;
    }
    browser.click(".wishes summary").await;
    assert_eq!(look(&browser, "document.querySelectorAll('.keys dt').length").await, 6);
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lights_the_pieces_it_speaks_of() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "verraeter", &[]).await;
    browser.until(ASKED).await;
    browser.click("[data-key='?']").await;
    browser.until("document.querySelector('.hint')").await;
    let spots = "document.querySelector('.hint').dataset.spots.split(' ').sort().join(' ')";
    let lit = "[...document.querySelectorAll('[data-spot].hinted')].map((spot) => spot.dataset.spot).sort().join(' ')";
    assert_eq!(look(&browser, lit).await, look(&browser, spots).await);
    assert_eq!(look(&browser, "document.querySelectorAll('#choices .hinted').length").await, 1);
    browser.close().await;
    server.stop().await;
}

/// Anna and Bert share a screen: when it is his turn her cards are gone, and the way back does not lead to them.
#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_people_who_share_a_screen() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "verraeter", &["Bert"]).await;
    for _ in 0..4 {
        browser.until("document.querySelector('#curtain a.wide')").await;
        let name = look(&browser, "document.querySelector('#curtain a.wide').textContent").await;
        browser.click("#curtain a.wide").await;
        browser.until(ASKED).await;
        let choose = "const choice = document.querySelector('#choices button'); choice.classList.add('ready'); choice.click()";
        while look(&browser, "Boolean(document.querySelector('#board'))").await == true {
            browser.run(choose, Vec::new()).await;
            browser.until(&format!("document.querySelector('#curtain a.wide') || {ASKED}")).await;
        }
        assert_ne!(look(&browser, "document.querySelector('#curtain a.wide').textContent").await, name);
        assert_eq!(look(&browser, "location.search").await, "", "the address is of no seat");
        browser.back().await;
        browser.until("document.querySelector('#curtain')").await;
        assert_eq!(look(&browser, "document.querySelectorAll('#board').length").await, 0);
    }
    browser.close().await;
    server.stop().await;
}
