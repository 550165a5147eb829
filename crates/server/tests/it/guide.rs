//! A first game with a guide: opened in the lobby, played by forms through the first year or round, in all languages by turns.

use crate::test_server::{TestClient, TestServer, after, choices, location, unescape, wait_for_turn};
use games::Title;
use i18n::{Locale, MessageContext, game_text, messages};
use reqwest::StatusCode;
use serde_json::json;
use std::collections::BTreeSet;

/// The ids of the messages of the guide in a language.
fn guide_ids(locale: Locale) -> Vec<String> {
    let folder = format!("{}/../i18n/ftl/{locale}", env!("CARGO_MANIFEST_DIR"));
    let mut ids = Vec::new();
    for file in std::fs::read_dir(folder).expect("a language has messages") {
        let text = std::fs::read_to_string(file.expect("a folder can be listed").path());
        let text = text.expect("messages can be read");
        let heads = text.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        ids.extend(heads.filter(|id| id.contains("-guide") && !id.starts_with(' ')).map(Into::into));
    }
    ids
}

/// Opens a table by the form of the lobby that offers a guide.
async fn open_with_guide(guest: &TestClient, game: &str) -> String {
    let lobby = guest.page("/").await;
    let action = format!("action=\"/new/{game}\"");
    let forms = lobby.split("<form").filter(|form| form.contains(&action));
    let form = forms.filter_map(|form| form.split("</form>").next()).find(|form| form.contains("\"guide\""));
    let fields = form.expect("the lobby offers a guide").split("name=\"").skip(1);
    let fields: Vec<(&str, &str)> = fields
        .map(|field| (field.split('"').next().expect("a field has a name"), after(field, "value=\"")))
        .filter_map(|(name, value)| Some((name, value?)))
        .collect();
    assert!(fields.contains(&("guide", "yes")) && fields.contains(&("seat2", "squire")), "{fields:?}");
    location(&guest.post_form(&format!("/new/{game}"), &fields).await)
}

/// What the guide of a page says, a paragraph each; nothing without a guide.
fn told(page: &str) -> Vec<String> {
    let Some((_, aside)) = page.split_once("<aside class=\"guide\"") else {
        return Vec::new();
    };
    let aside = aside.split("</aside>").next().unwrap_or_default();
    let texts = aside.split("<p>").skip(1).filter_map(|text| text.split("</p>").next());
    texts.map(unescape).collect()
}

/// All messages of the guide in a language, with the standard component figures.
fn guide_texts(locale: Locale) -> Vec<String> {
    let ids = guide_ids(locale);
    let in_game = |info: &&games::GameInfo| {
        let components = info.component_file.standard_set();
        let msg = MessageContext::new(messages(locale), &[]);
        let prefix = game_text(info.title).prefix();
        let is_own = |id: &&String| id.starts_with(prefix) || id.starts_with("ht-") || id.starts_with("web-");
        let own = ids.iter().filter(is_own).filter(|id| messages(locale).contains(id));
        own.map(|id| msg.with_components(&components).text(id)).collect::<Vec<_>>()
    };
    Title::ALL.map(Title::info).iter().flat_map(in_game).collect()
}

/// The guide speaks, and in this language only.
fn check_tongue(told: &[String], locale: Locale) {
    assert!(!told.is_empty(), "the guide is silent in {locale}");
    for text in told {
        let speaking =
            Locale::ALL.into_iter().filter(|other| guide_texts(*other).iter().any(|message| message == text));
        assert_eq!(speaking.collect::<Vec<_>>(), [locale], "{text}");
    }
}

/// Does something that a page offers, and finds the guide still there.
async fn decide(guest: &TestClient, page: &str, which: usize) {
    let offered = choices(page);
    let action = unescape(offered[which % offered.len()]);
    let forms = page.split("action=\"").filter_map(|form| form.split('"').next());
    let command = forms.map(unescape).find(|address| address.contains("/act")).expect("there is a form");
    let ply = after(page, "name=\"ply\" value=\"").expect("the form names its position");
    let done = guest.post_form(&command, &[("ply", ply), ("action", &action)]).await;
    assert_eq!(done.status(), StatusCode::SEE_OTHER, "{action}");
    let table = location(&done);
    assert!(table.contains("guide=yes") && !told(&guest.page(&table).await).is_empty(), "{table}");
}

async fn a_newcomer_is_led(title: Title) {
    let server = TestServer::new().await;
    let anna = server.guest();
    let table = open_with_guide(&anna, title.id()).await;
    let (address, query) = table.split_once('?').expect("the guide stands in the address");
    assert_eq!(query, "guide=yes");
    let (mut seen, mut commands) = (BTreeSet::new(), 0);
    for (turn, locale) in Locale::ALL.into_iter().cycle().enumerate() {
        assert!(turn < 1_000, "the first year or round does not end");
        anna.post_form("/lang", &[("lang", locale.tag())]).await;
        let page = anna.page(&table).await;
        let told = told(&page);
        check_tongue(&told, locale);
        let say = |id: &str| messages(locale).get(&format!("{}-guide-{id}", game_text(title).prefix()));
        assert_eq!(told.contains(&say("welcome")), commands == 0, "{told:?}");
        if told.contains(&say("farewell")) {
            assert!(told.contains(&messages(locale).get("ht-guide-alone")), "{told:?}");
            break;
        }
        if choices(&page).is_empty() {
            wait_for_turn(&anna, address.trim_start_matches("/t/")).await;
            continue;
        }
        seen.extend(told.last().cloned());
        decide(&anna, &page, 5 * commands).await;
        commands += 1;
    }
    // Nobody is asked less than twice in a year of Krieg, for a bid or a privilege and in summer.
    assert!(commands > 1 && seen.len() > 1, "{commands} decisions, {seen:?}");
    check_ways_out(&anna, address).await;
    server.stop().await;
}

/// The guide is kept by what looks again at the table, and gone where it is not asked for.
async fn check_ways_out(guest: &TestClient, address: &str) {
    let page = guest.page(&format!("{address}?guide=yes")).await;
    let past = page.split("id=\"past\"").nth(1).and_then(|form| form.split("</form>").next());
    assert!(past.is_some_and(|form| form.contains("name=\"guide\" value=\"yes\"")), "the past keeps it");
    assert!(told(&guest.page(&format!("{address}?guide=yes&ply=1")).await).is_empty(), "the past is silent");
    let off = messages(Locale::English).get("web-guide-off");
    guest.post_form("/lang", &[("lang", "en")]).await;
    let page = guest.page(&format!("{address}?guide=yes")).await;
    let before = page.split(&format!("\">{off}</a>")).next().expect("there is a way out");
    let out = unescape(before.rsplit('"').next().expect("a link has an address"));
    assert!(out.starts_with(address) && !out.contains("guide"), "{out}");
    for address in [out.as_str(), address, &format!("{address}?guide=no")] {
        let page = guest.page(address).await;
        assert!(told(&page).is_empty() && !page.contains("guide=yes"), "{address}");
    }
}

/// Where people share a screen and take it in turns, the guide comes with each of them.
#[tokio::test(flavor = "multi_thread")]
async fn past_a_curtain() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let table = anna.post("/api/tables", &json!({ "game": "krieg", "seats": ["me", "me", "me"] })).await;
    let page = anna.page(&format!("/t/{}?guide=yes", table["id"].as_str().expect("a table has an id"))).await;
    assert!(told(&page).is_empty(), "nobody has come yet");
    let looks = page.split("href=\"").filter_map(|link| link.split('"').next()).map(unescape);
    let looks: Vec<String> = looks.filter(|link| link.contains("seat=")).collect();
    assert_eq!(looks.len(), 3, "{looks:?}");
    for look in looks {
        assert!(!told(&anna.page(&look).await).is_empty(), "{look}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn through_a_year_of_krieg() {
    a_newcomer_is_led(Title::Krieg).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn through_a_round_of_verraeter() {
    a_newcomer_is_led(Title::Verraeter).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn through_a_year_of_kingsburg() {
    a_newcomer_is_led(Title::Kingsburg).await;
}
