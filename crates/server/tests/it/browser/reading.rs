//! What eyes find: the past, the log, the guide, the rules and the form for a new table.

use crate::browser::accessibility::AccessibilityChecker;
use crate::browser::interaction::{ASKED, look, sit_down};
use crate::test_server::TestServer;
use games::Title;
use serde_json::json;
use testkit::{Browser, Screen};

const GOLDEN: &str = include_str!("../../../../../records/krieg/4-seats-classic.txt");

/// Opens the golden game and says where it lies.
async fn open(server: &TestServer, browser: &Browser) -> String {
    browser.goto(&format!("{}/open", server.url)).await;
    browser.run("document.querySelector('#record').value = arguments[0]", vec![json!(GOLDEN)]).await;
    browser.click("main form button.deed").await;
    browser.until("document.querySelector('#board')").await;
    browser.address().await
}

/// The end of a game has more above the board than its past: the slider stays what it is, under the same finger.
#[tokio::test(flavor = "multi_thread")]
async fn the_slider_goes_from_the_end_into_the_past_and_keeps_the_focus() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    open(&server, &browser).await;
    let plies = look(&browser, "Number(document.querySelector('#past input[type=range]').max)").await;
    let plies = plies.as_i64().expect("a game has plies");
    browser
        .run("window.slider = document.querySelector('#past input[type=range]'); slider.focus()", Vec::new())
        .await;
    for back in 1..=5 {
        browser
            .run("slider.stepDown(); slider.dispatchEvent(new Event('input', { bubbles: true }))", Vec::new())
            .await;
        let shown =
            format!("document.querySelector('#past .quiet').textContent === '{} / {plies}'", plies - back);
        browser.until(&shown).await;
        assert_eq!(look(&browser, "document.activeElement === slider && slider.isConnected").await, true);
    }
    browser.click("#past .step:nth-of-type(2)").await;
    browser.until(&format!("location.search.includes('ply={}')", plies - 6)).await;
    browser
        .until(&format!("document.querySelector('#past .quiet').textContent.startsWith('{} ')", plies - 6))
        .await;
    let told =
        "Math.max(...[...document.querySelectorAll('#log [data-ply]')].map((line) => line.dataset.ply))";
    assert!(look(&browser, told).await.as_i64() <= Some(plies - 6), "the log ends at what is shown");
    browser.click("#past .step:nth-of-type(4)").await;
    browser.until("document.querySelector('.earnings')").await;
    assert_eq!(look(&browser, "location.search").await, "", "now is no place in the past");
    assert_eq!(browser.errors().await, Vec::<String>::new());
    browser.close().await;
    server.stop().await;
}

/// The guide is silent about the past; what stands beneath it stays what it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_slider_keeps_the_focus_when_the_guide_above_it_goes() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    browser.goto(&server.url).await;
    browser.click("form[action='/new/krieg'] button[name=guide]").await;
    browser.until(ASKED).await;
    let back = "window.slider = document.querySelector('#past input[type=range]'); slider.focus(); slider.stepDown();
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(back, Vec::new()).await;
    browser.until("document.querySelector('#play.then') && !document.querySelector('.guide')").await;
    assert_eq!(look(&browser, "document.activeElement === slider && slider.isConnected").await, true);
    browser.close().await;
    server.stop().await;
}

/// Somebody bids cards of a kind that I hold, too: mine are not meant.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_lights_who_did_it_and_nothing_of_mine() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    let study = open(&server, &browser).await;
    let plies = GOLDEN.lines().skip(1).enumerate().filter(|(_, line)| line.contains(" bid "));
    let (ply, line) = plies.skip(4).find(|(_, line)| !line.starts_with('2')).expect("others bid, too");
    let by = &line[..1];
    browser.goto(&format!("{study}?ply={}&seat=2", ply + 1)).await;
    let hover =
        "document.querySelector('#log [data-by]').dispatchEvent(new Event('pointerover', { bubbles: true }))";
    browser.run(hover, Vec::new()).await;
    assert_eq!(look(&browser, "document.querySelectorAll('.seat-2 .said, .seat-2.said').length").await, 0);
    assert_eq!(
        look(&browser, &format!("document.querySelectorAll('.player.seat-{by}.said').length")).await,
        1
    );
    let beside = "document.querySelector('#log').getBoundingClientRect().left >= document.querySelector('#board').getBoundingClientRect().right";
    assert_eq!(look(&browser, beside).await, true, "the log is beside the board");
    browser.close().await;
    server.stop().await;
}

/// What lies under the question does not stick out beside it, and a land that has the focus is ringed by its own outline.
#[tokio::test(flavor = "multi_thread")]
async fn the_question_covers_what_passes_beneath_it_and_a_land_shows_its_focus() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "verraeter", &[]).await;
    browser.until(ASKED).await;
    let covers = "(() => { const [ask, board] = ['.ask', '#board'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        return ask.left <= board.left - 4 && ask.right >= board.right + 4; })()";
    assert_eq!(look(&browser, covers).await, true);
    let ringed = "(() => { const land = document.querySelector('.vt-land.lit'); land.focus(); \
        const outline = land.querySelector(':scope > path'); \
        return !land.matches(':focus-visible') || (getComputedStyle(land).outlineStyle === 'none' \
            && getComputedStyle(outline).strokeWidth === '4px'); })()";
    assert_eq!(look(&browser, ringed).await, true);
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guide_leaves_room_for_question_and_board() {
    for (screen, most) in [(Screen::Desktop, 450), (Screen::Phone, 800)] {
        let Some(browser) = Browser::try_start(screen, "it").await else { return };
        let server = TestServer::new().await;
        for game in Title::ALL.map(Title::id) {
            browser.goto(&server.url).await;
            browser.click(&format!("form[action='/new/{game}'] button[name=guide]")).await;
            browser.until(ASKED).await;
            let top = |what: &str| {
                format!("Math.round(document.querySelector('{what}').getBoundingClientRect().top)")
            };
            let [ask, guide, board] = [top(".ask section"), top(".guide"), top("#board")];
            assert!(look(&browser, &board).await.as_i64() < Some(most), "{game}, {screen:?}: the board");
            if screen == Screen::Phone {
                assert_eq!(
                    look(&browser, &format!("{ask} < {guide} && {guide} < {board}")).await,
                    true,
                    "{game}"
                );
            }
            let mut judge = AccessibilityChecker::new(&browser);
            judge.page(&format!("{game} with a guide")).await;
            judge.sums_up().await;
        }
        browser.close().await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_shows_what_it_finds_and_how_much_and_nothing_else() {
    let Some(browser) = Browser::try_start(Screen::Phone, "en").await else { return };
    let server = TestServer::new().await;
    sit_down(&server, &browser, "krieg", &[]).await;
    browser.until(ASKED).await;
    browser.click(".ask h2 a").await;
    browser.until("document.querySelector('#drawer[open] h3')").await;
    let covered = "(() => { const id = document.querySelector('.ask h2 a').hash.slice(1); \
        const bar = document.querySelector('#drawer form').getBoundingClientRect().bottom; \
        return document.getElementById(id).getBoundingClientRect().top < bar; })()";
    assert_eq!(look(&browser, covered).await, false, "a heading lies under the bar");
    browser.fill("#drawer [data-search]", "cathedral").await;
    browser.until("document.querySelector('#found').checkVisibility()").await;
    let seen = "[...document.querySelectorAll('#drawer [data-paragraph]')].filter((part) => part.checkVisibility()).length";
    let found = look(&browser, "Number(document.querySelector('#found').textContent)").await;
    assert!(found.as_i64() > Some(1) && look(&browser, seen).await == found);
    let rest =
        "[...document.querySelectorAll('#drawer [data-unsearched]')].some((part) => part.checkVisibility())";
    assert_eq!(look(&browser, rest).await, false);
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_asks_only_for_what_matters() {
    let Some(browser) = Browser::try_start(Screen::Desktop, "en").await else { return };
    let server = TestServer::new().await;
    let is_seen = |what: &str| format!("document.querySelector('{what}').checkVisibility()");
    browser.goto(&format!("{}/new/kingsburg", server.url)).await;
    for (module, option) in [
        ("governors", "governors"),
        ("fate", "purist"),
        ("whims", "restoration"),
        ("alternative", "alternative"),
    ] {
        let option = is_seen(&format!(".option-{option}"));
        let tick = format!("input[name=option-modules][value={module}]");
        if module != "fate" {
            assert_eq!(look(&browser, &option).await, false, "{module}");
        }
        browser.click(&tick).await;
        assert_eq!(look(&browser, &option).await, true, "{module}");
    }
    browser.goto(&format!("{}/new/krieg", server.url)).await;
    assert_eq!(look(&browser, &is_seen(".option-adviser")).await, false, "with four the deal decides");
    browser.choose("select[name=seat4]", "none").await;
    assert_eq!(look(&browser, &is_seen(".option-adviser [value=\"3\"]")).await, true);
    assert_eq!(look(&browser, &is_seen(".option-adviser [value=\"4\"]")).await, false, "nobody sits there");
    browser.close().await;
    server.stop().await;
}
