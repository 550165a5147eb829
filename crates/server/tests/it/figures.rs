//! Tables with component figures of their own, saved sets, and the figure editor without a script.

use crate::served::{Guest, Served, location, play_on, quick, unescape};
use engine::FastRng;
use games::{Record, fair_dice};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{ServerComponents, Settings};

const NINE_CARDS: &str = "[counts]\nhand_limit = 9\n";

/// A Krieg und Frieden table of Anna and bots, with these fields beside.
async fn krieg_with(anna: &Guest, components: Value) -> Value {
    let mut new = json!({ "game": "krieg", "seats": ["me", "page", "squire", "page"] });
    new.as_object_mut().expect("it is an object").extend(components.as_object().cloned().unwrap_or_default());
    anna.ask("/api/tables", &new).await
}

async fn record(guest: &Guest, id: &str) -> String {
    let text = guest.look(&format!("/api/tables/{id}/record")).await;
    text.as_str().expect("a record is text").to_string()
}

/// The form of the set-up page, filled in for a game against bots.
fn set_up<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let seats = [("name", "Anna"), ("seat1", "me"), ("seat2", "page"), ("seat3", "page"), ("limit", "86400")];
    seats.into_iter().chain(more.iter().copied()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_its_figures_after_a_restart_in_its_record_and_in_a_rematch() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = format!("sqlite:{}", folder.path().join("kept.db").display());
    let served = Served::with(&file, quick()).await;
    let mut anna = served.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let id = table["id"].as_str().expect("a table has an id");
    let difference = json!([{ "key": "counts.hand_limit", "value": "9", "standard": "10" }]);
    assert_eq!(table["components"]["differences"], difference);
    assert!(
        record(&anna, id).await.contains("\n#| hand_limit = 9\n"),
        "the record during the game has them, too"
    );
    served.stop().await;

    let served = Served::with(&file, quick()).await;
    anna.url.clone_from(&served.url);
    let seen = play_on(&anna, id, &mut FastRng::new(3)).await;
    assert_eq!(seen["over"], true);
    let text = record(&anna, id).await;
    let replayed = Record::parse(&text).expect("it can be read").replay(None).expect("it is legal");
    assert_eq!(replayed.components().number("counts.hand_limit"), Some(9));
    let verdict = fair_dice::verify(&text, None).expect("it can be verified");
    assert!(verdict.agrees() && verdict.commitment_fits);
    location(&anna.send(&format!("/t/{id}/rematch"), &[]).await);
    let again = anna.look(&format!("/api/tables/{id}r")).await;
    assert_eq!((&again["components"], &again["header"]), (&table["components"], &table["header"]));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_record_says_that_its_figures_are_reconstructed() {
    let served = Served::new().await;
    let anna = served.program("Anna").await;
    for (options, is_reconstructed) in [(json!({}), false), (json!({ "modules": "governors" }), true)] {
        let new = json!({ "game": "kingsburg", "seats": ["me", "page"], "options": options });
        let table = anna.ask("/api/tables", &new).await;
        let text = record(&anna, table["id"].as_str().expect("a table has an id")).await;
        assert_eq!(
            text.contains("\n# Some of its cards or figures are reconstructed"),
            is_reconstructed,
            "{text}"
        );
    }
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_figures_is_opened_and_played_on_with_them() {
    let served = Served::new().await;
    let anna = served.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let id = table["id"].as_str().expect("a table has an id");
    play_on(&anna, id, &mut FastRng::new(4)).await;
    let text = record(&anna, id).await;
    let study = location(&anna.send("/open", &[("record", &text)]).await);
    let page = anna.page(&study).await;
    assert!(page.contains("id=\"components\"") && page.contains("Hand limit: 9 instead of 10"), "{page}");
    let on = location(&anna.send(&format!("{study}/on"), &[("ply", "3"), ("seat", "2")]).await);
    let on = anna.look(&format!("/api/tables/{}", on.trim_start_matches("/t/"))).await;
    assert_eq!(on["components"], table["components"]);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_entered_saved_and_chosen_by_forms() {
    let served = Served::new().await;
    let anna = served.guest();
    assert!(anna.page("/figures/kingsburg").await.contains("name=\"f.building.statue.vp\""));
    let fields = [
        ("name", "My box"),
        ("action", "save"),
        ("f.building.statue.vp", "4"),
        ("f.building.statue.cost.1", "2"),
    ];
    let saved = location(&anna.send("/figures/kingsburg", &fields).await);
    let page = anna.page(&saved).await;
    assert!(page.contains("Saved as My box.") && page.contains("value=\"4\""), "{page}");
    let form = anna.page("/new/kingsburg").await;
    assert!(form.contains("My box (saved by you)"), "{form}");
    let choice =
        form.split("value=\"own:").nth(1).and_then(|rest| rest.split('"').next()).expect("it is offered");
    let choice = format!("own:{choice}");
    let table = location(&anna.send("/new/kingsburg", &set_up(&[("figures", &choice)])).await);
    let page = anna.page(&table).await;
    assert!(page.contains("Statue, VP: 4 instead of 3") && !page.contains("cost in gold: 2"), "{page}");
    assert!(page.contains(&format!("/rules/kingsburg?table={}", table.trim_start_matches("/t/"))));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_file_is_refused_with_line_and_reason_and_the_form_is_kept() {
    let served = Served::new().await;
    let anna = served.guest();
    anna.send("/lang", &[("lang", "de")]).await;
    let bad = "[counts]\nhand_limit = 9\n\n[privileges]\nhats = 3 # <b>\n";
    let sent = set_up(&[("figures", "file"), ("figures-file", bad), ("listed", "yes")]);
    let refused = anna.send("/new/krieg", &sent).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = refused.text().await.expect("a page is text");
    assert!(page.contains("Zeile 5: „hats“ ist hier unbekannt"), "{page}");
    assert!(unescape(&page).contains(bad) && page.contains("hats = 3 # &lt;b&gt;"), "{page}");
    assert!(
        page.contains("value=\"86400\" checked") && page.contains("name=\"listed\" value=\"yes\" checked"),
        "{page}"
    );
    for (choice, text) in [("own:1", ""), ("server:x", ""), ("hats", ""), ("file", "counts = \u{7}")] {
        let sent = set_up(&[("figures", choice), ("figures-file", text)]);
        assert_eq!(
            anna.send("/new/krieg", &sent).await.status(),
            StatusCode::UNPROCESSABLE_ENTITY,
            "{choice}"
        );
    }
    let long = format!("#{}", "x".repeat(server::MAX_FILE_BYTES));
    let refused = anna.send("/new/krieg", &set_up(&[("figures", "file"), ("figures-file", &long)])).await;
    assert!(refused.text().await.expect("a page is text").contains("64 KiB"));
    let hidden = "[[building]]\nid = \"inn\"\nnames = { en = \"a\u{202e}b\" }\n";
    let refused =
        anna.send("/new/kingsburg", &set_up(&[("figures", "file"), ("figures-file", hidden)])).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "text that turns the writing round");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_figure_is_told_next_to_its_field() {
    let served = Served::new().await;
    let anna = served.guest();
    let fields =
        [("action", "save"), ("name", "x"), ("f.counts.hand_limit", "many"), ("f.counts.start_hand", "7")];
    let refused = anna.send("/figures/krieg", &fields).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = refused.text().await.expect("a page is text");
    let (_, error) = page.split_once("id=\"e.counts.hand_limit\">").expect("there is a place for it");
    assert!(error.starts_with("Expected a whole number from 0 to 255, found &quot;many&quot;."), "{error}");
    assert!(page.contains("value=\"many\"") && page.contains("value=\"7\""), "what was entered is kept");
    assert!(!page.contains("Saved as"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_script_hears_what_is_wrong_as_one_types() {
    let served = Served::new().await;
    let anna = served.guest();
    let answer = anna.send("/figures/krieg/check", &[("f.counts.hand_limit", "0")]).await;
    let said: Value = answer.json().await.expect("it is JSON");
    assert_eq!(said["valid"], false);
    assert_eq!(said["errors"]["counts.hand_limit"], "The hand limit must be 1 to 10.");
    let answer = anna.send("/figures/krieg/check", &[("f.counts.hand_limit", "9")]).await;
    let said: Value = answer.json().await.expect("it is JSON");
    assert_eq!((&said["valid"], &said["errors"]), (&json!(true), &json!({})));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_edited_and_downloaded_again() {
    let served = Served::new().await;
    let anna = served.guest();
    let file = "[[building]]\nid = \"statue\"\nvp = 4\nnames = { it = \"Statua <del Re>\" }\n";
    let page = anna.send("/figures/kingsburg", &[("action", "load"), ("file", file)]).await;
    let page = page.text().await.expect("a page is text");
    assert!(page.contains("value=\"Statua &lt;del Re&gt;\"") && !page.contains("<del Re>"), "{page}");
    let fields = [
        ("action", "download"),
        ("name", "../My box\""),
        ("f.building.statue.vp", "4"),
        ("n.building.statue.it", "Statua <del Re>"),
    ];
    let sent = anna.send("/figures/kingsburg", &fields).await;
    assert_eq!(sent.headers()["content-disposition"], "attachment; filename=\"kingsburg-My box.toml\"");
    let text = sent.text().await.expect("a file is text");
    let info = games::Title::Kingsburg.info();
    let set = info.component_file.read_set(&text).expect("it can be used");
    assert_eq!(
        (set.number("building.statue.vp"), set.texts().name("statue", "it")),
        (Some(4), Some("Statua <del Re>"))
    );
    let refused = anna.send("/figures/kingsburg", &[("action", "load"), ("file", "[hats]\n")]).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().await.expect("a page is text").contains(">[hats]"), "what was sent is kept");
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sees_uses_or_changes_a_saved_set() {
    let served = Served::new().await;
    let (anna, bruno) = (served.program("Anna").await, served.program("Bruno").await);
    let fields = [("name", "My box"), ("action", "save"), ("f.counts.hand_limit", "9")];
    let saved = location(&anna.send("/figures/krieg", &fields).await);
    let id = saved.split("set=").nth(1).and_then(|rest| rest.split('&').next()).expect("the set has an id");
    assert_eq!(bruno.get(&saved).await.status(), StatusCode::NOT_FOUND);
    assert!(!bruno.page("/figures/krieg").await.contains("My box"));
    assert!(!bruno.page("/new/krieg").await.contains("My box"));
    let own = format!("own:{id}");
    assert_eq!(
        bruno.send("/new/krieg", &set_up(&[("figures", &own)])).await.status(),
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let named = json!({ "game": "krieg", "seats": ["me", "page", "page"], "component_set": "My box" });
    assert_eq!(bruno.try_ask("/api/tables", &named).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let path = format!("/figures/krieg/sets/{id}");
    for action in ["rename", "delete"] {
        let tried = bruno.send(&path, &[("action", action), ("name", "Bruno's")]).await;
        assert_eq!(tried.status(), StatusCode::NOT_FOUND, "{action}");
        let tried = served.guest().send(&path, &[("action", action), ("name", "Nobody's")]).await;
        assert_eq!(tried.status(), StatusCode::UNAUTHORIZED, "{action}");
    }
    assert_eq!(anna.ask("/api/tables", &named).await["components"]["differences"][0]["value"], "9");
    location(&anna.send(&path, &[("action", "rename"), ("name", "Our box")]).await);
    assert!(anna.page("/new/krieg").await.contains("Our box (saved by you)"));
    location(&anna.send(&path, &[("action", "delete")]).await);
    assert!(!anna.page("/new/krieg").await.contains("Our box"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_of_the_server_is_offered_to_everybody() {
    let set =
        ServerComponents { game: "krieg".into(), name: "First printing".into(), text: NINE_CARDS.into() };
    let settings = Settings { component_sets: vec![set], ..quick() };
    let served = Served::with("sqlite::memory:", settings).await;
    let anna = served.program("Anna").await;
    assert!(anna.page("/new/krieg").await.contains("First printing (of this server)"));
    assert!(!anna.page("/new/verraeter").await.contains("First printing"));
    assert!(anna.page("/figures/krieg?server=First%20printing").await.contains("value=\"9\""));
    assert_eq!(anna.look("/api/games").await[0]["component_sets"], json!(["First printing"]));
    let table = krieg_with(&anna, json!({ "component_set": "First printing" })).await;
    assert_eq!(table["components"]["differences"][0]["value"], "9");
    let sent = set_up(&[("figures", "server:First printing")]);
    let table = location(&anna.send("/new/krieg", &sent).await);
    assert!(anna.page(&table).await.contains("Hand limit: 9 instead of 10"));
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_a_table_are_for_those_who_may_see_it() {
    let served = Served::new().await;
    let anna = served.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let path = format!("/rules/krieg?table={}", table["id"].as_str().expect("a table has an id"));
    let quick = path.replace("krieg?", "krieg/quick?");
    assert!(
        anna.page(&path).await.contains(&format!("href=\"{quick}\"")),
        "the quick start has the same figures"
    );
    assert!(anna.page(&quick).await.contains("9 cards"), "the quick start has the figures of the table");
    let stranger = served.guest();
    assert_eq!(stranger.get(&path).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(stranger.get(&quick).await.status(), StatusCode::FORBIDDEN);
    stranger.page(&format!("{path}&watch={}", table["watch"].as_str().expect("a link"))).await;
    let other = path.replace("krieg", "verraeter");
    assert_eq!(anna.get(&other).await.status(), StatusCode::NOT_FOUND);
    served.stop().await;
}
