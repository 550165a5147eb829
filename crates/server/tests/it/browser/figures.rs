//! Figures that somebody enters in the editor, and a table where two people play with them.

use crate::browser::judge::Judge;
use crate::browser::player::Player;
use crate::served::Served;
use testkit::{Browser, Screen};

/// The table says what differs.
const STATUE: &str =
    "document.querySelector('#components')?.textContent.includes('Statue, VP: 9 instead of 3')";

/// Enters a value and waits until the page has checked it.
async fn enter(browser: &Browser, field: &str, value: &str, state: &str) {
    let script = "const field = document.getElementById(arguments[0]); field.value = arguments[1]; \
                  field.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(script, vec![field.into(), value.into()]).await;
    browser.until(&format!("document.querySelector('#figures-state').textContent.includes('{state}')")).await;
}

/// Saves a set with a statue of 9 VP; the page says at once that a statue of 900 VP cannot be.
async fn save_figures(url: &str, browser: &Browser) {
    browser.goto(&format!("{url}/figures/kingsburg")).await;
    enter(browser, "f.building.statue.vp", "900", "not valid").await;
    browser.until("document.getElementById('e.building.statue.vp').textContent !== ''").await;
    enter(browser, "f.building.statue.vp", "9", "are valid").await;
    browser.until("document.getElementById('e.building.statue.vp').textContent === ''").await;
    browser.until("document.querySelectorAll('.figure.changed').length === 1").await;
    browser.fill("#figures input[name=name]", "My box").await;
    browser.click("#figures button[value=save]").await;
    browser.until("document.querySelector('p.done')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_with_figures_that_one_of_them_has_entered() {
    let Some(anna) = Browser::start_if_installed(Screen::Desk, "en").await else { return };
    let bruno = Browser::start(Screen::Desk, "en").await;
    let served = Served::new().await;
    save_figures(&served.url, &anna).await;
    anna.goto(&format!("{}/new/kingsburg", served.url)).await;
    anna.fill("main input[name=name]", "Anna").await;
    anna.choose("#seat2", "friend").await;
    anna.choose("#seat3", "none").await;
    anna.choose("#seat4", "none").await;
    anna.click("input[name=figures][value^='own:']").await;
    anna.click("main form > p > button.deed").await;
    anna.until(STATUE).await;
    let invite = "return [...document.querySelectorAll('p.link')].map((link) => link.textContent).find((link) => link.includes('/join/'))";
    let invite = anna.run(invite, Vec::new()).await;
    bruno.goto(invite.as_str().expect("there is an invitation")).await;
    bruno.fill("main input[name=name]", "Bruno").await;
    bruno.click("main form button.deed").await;
    let mut players = [Player::new(&anna, 31), Player::new(&bruno, 32)];
    for _ in 0..6 {
        for player in &mut players {
            player.browser.until(STATUE).await;
        }
        let anna_is_asked =
            players[0].browser.run("return document.querySelector('main').dataset.mine", Vec::new()).await;
        let who = usize::from(anna_is_asked != "yes");
        assert!(players[who].moves().await, "the game goes on");
    }
    anna.close().await;
    bruno.close().await;
    served.stop().await;
}

/// The editors and the set-up page can be read at a desk and on a telephone.
async fn can_be_read(screen: Screen, language: &str) {
    let Some(browser) = Browser::start_if_installed(screen, language).await else { return };
    let served = Served::new().await;
    let mut judge = Judge::new(&browser);
    for path in ["/figures/krieg", "/figures/verraeter", "/figures/kingsburg", "/new/krieg"] {
        browser.goto(&format!("{}{path}", served.url)).await;
        judge.page(path).await;
    }
    judge.sums_up().await;
    browser.close().await;
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_figure_editor_can_be_read_at_a_desk() {
    can_be_read(Screen::Desk, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_figure_editor_can_be_read_on_a_telephone() {
    can_be_read(Screen::Phone, "de").await;
}
