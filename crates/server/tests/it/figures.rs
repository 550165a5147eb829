//! Tables with component figures of their own, saved sets, and the figure editor without a script.

use crate::test_server::{TestClient, TestServer, fast_config, location, play_to_end, unescape};
use engine::FastRng;
use games::{Record, fair_dice};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{ServerComponents, ServerConfig};

const NINE_CARDS: &str = "[counts]\nhand_limit = 9\n";

/// A Krieg und Frieden table of Anna and bots, with these fields beside.
async fn krieg_with(anna: &TestClient, components: Value) -> Value {
    let mut new = json!({ "game": "krieg", "seats": ["me", "page", "squire", "page"] });
    new.as_object_mut().expect("it is an object").extend(components.as_object().cloned().unwrap_or_default());
    anna.post("/api/tables", &new).await
}

async fn record(guest: &TestClient, id: &str) -> String {
    let text = guest.get_json(&format!("/api/tables/{id}/record")).await;
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
    let server = TestServer::with(&file, fast_config()).await;
    let mut anna = server.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let id = table["id"].as_str().expect("a table has an id");
    let difference = json!([{ "key": "counts.hand_limit", "value": "9", "standard": "10" }]);
    assert_eq!(table["components"]["differences"], difference);
    assert!(
        record(&anna, id).await.contains("\n#| hand_limit = 9\n"),
        "the record during the game has them, too"
    );
    server.stop().await;

    let server = TestServer::with(&file, fast_config()).await;
    anna.url.clone_from(&server.url);
    let seen = play_to_end(&anna, id, &mut FastRng::new(3)).await;
    assert_eq!(seen["over"], true);
    let text = record(&anna, id).await;
    let replayed = Record::parse(&text).expect("it can be read").replay(None).expect("it is legal");
    assert_eq!(replayed.components().number("counts.hand_limit"), Some(9));
    let verdict = fair_dice::verify(&text, None).expect("it can be verified");
    assert!(verdict.agrees() && verdict.commitment_fits);
    location(&anna.post_form(&format!("/t/{id}/rematch"), &[]).await);
    let again = anna.get_json(&format!("/api/tables/{id}r")).await;
    assert_eq!((&again["components"], &again["header"]), (&table["components"], &table["header"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_record_says_that_its_figures_are_reconstructed() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    for (options, is_reconstructed) in [(json!({}), false), (json!({ "modules": "governors" }), true)] {
        let new = json!({ "game": "kingsburg", "seats": ["me", "page"], "options": options });
        let table = anna.post("/api/tables", &new).await;
        let text = record(&anna, table["id"].as_str().expect("a table has an id")).await;
        assert_eq!(
            text.contains("\n# Some of its cards or figures are reconstructed"),
            is_reconstructed,
            "{text}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_figures_is_opened_and_played_on_with_them() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let id = table["id"].as_str().expect("a table has an id");
    play_to_end(&anna, id, &mut FastRng::new(4)).await;
    let text = record(&anna, id).await;
    let study = location(&anna.post_form("/open", &[("record", &text)]).await);
    let page = anna.page(&study).await;
    assert!(page.contains("id=\"components\"") && page.contains("Hand limit: 9 instead of 10"), "{page}");
    let on = location(&anna.post_form(&format!("{study}/on"), &[("ply", "3"), ("seat", "2")]).await);
    let on = anna.get_json(&format!("/api/tables/{}", on.trim_start_matches("/t/"))).await;
    assert_eq!(on["components"], table["components"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_entered_saved_and_chosen_by_forms() {
    let server = TestServer::new().await;
    let anna = server.guest();
    assert!(anna.page("/figures/kingsburg").await.contains("name=\"f.building.statue.vp\""));
    let fields = [
        ("name", "My box"),
        ("action", "save"),
        ("f.building.statue.vp", "4"),
        ("f.building.statue.cost.1", "2"),
    ];
    let saved = location(&anna.post_form("/figures/kingsburg", &fields).await);
    let page = anna.page(&saved).await;
    assert!(page.contains("Saved as My box.") && page.contains("value=\"4\""), "{page}");
    let form = anna.page("/new/kingsburg").await;
    assert!(form.contains("My box (saved by you)"), "{form}");
    let choice =
        form.split("value=\"own:").nth(1).and_then(|rest| rest.split('"').next()).expect("it is offered");
    let choice = format!("own:{choice}");
    let table = location(&anna.post_form("/new/kingsburg", &set_up(&[("figures", &choice)])).await);
    let page = anna.page(&table).await;
    assert!(page.contains("Statue, VP: 4 instead of 3") && !page.contains("cost in gold: 2"), "{page}");
    assert!(page.contains(&format!("/rules/kingsburg?table={}", table.trim_start_matches("/t/"))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_file_is_refused_with_line_and_reason_and_the_form_is_kept() {
    let server = TestServer::new().await;
    let anna = server.guest();
    anna.post_form("/lang", &[("lang", "de")]).await;
    let bad = "[counts]\nhand_limit = 9\n\n[privileges]\nhats = 3 # <b>\n";
    let sent = set_up(&[("figures", "file"), ("figures-file", bad), ("listed", "yes")]);
    let refused = anna.post_form("/new/krieg", &sent).await;
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
            anna.post_form("/new/krieg", &sent).await.status(),
            StatusCode::UNPROCESSABLE_ENTITY,
            "{choice}"
        );
    }
    let long = format!("#{}", "x".repeat(server::MAX_FILE_BYTES));
    let refused =
        anna.post_form("/new/krieg", &set_up(&[("figures", "file"), ("figures-file", &long)])).await;
    assert!(refused.text().await.expect("a page is text").contains("64 KiB"));
    let hidden = "[[building]]\nid = \"inn\"\nnames = { en = \"a\u{202e}b\" }\n";
    let refused =
        anna.post_form("/new/kingsburg", &set_up(&[("figures", "file"), ("figures-file", hidden)])).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "text that turns the writing round");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_figure_is_told_next_to_its_field() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let fields =
        [("action", "save"), ("name", "x"), ("f.counts.hand_limit", "many"), ("f.counts.start_hand", "7")];
    let refused = anna.post_form("/figures/krieg", &fields).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = refused.text().await.expect("a page is text");
    let (_, error) = page.split_once("id=\"e.counts.hand_limit\">").expect("there is a place for it");
    assert!(error.starts_with("Expected a whole number from 0 to 255, found &quot;many&quot;."), "{error}");
    assert!(page.contains("value=\"many\"") && page.contains("value=\"7\""), "what was entered is kept");
    assert!(!page.contains("Saved as"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_script_hears_what_is_wrong_as_one_types() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let answer = anna.post_form("/figures/krieg/check", &[("f.counts.hand_limit", "0")]).await;
    let said: Value = answer.json().await.expect("it is JSON");
    assert_eq!(said["valid"], false);
    assert_eq!(said["errors"]["counts.hand_limit"], "The hand limit must be 1 to 10.");
    let answer = anna.post_form("/figures/krieg/check", &[("f.counts.hand_limit", "9")]).await;
    let said: Value = answer.json().await.expect("it is JSON");
    assert_eq!((&said["valid"], &said["errors"]), (&json!(true), &json!({})));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_edited_and_downloaded_again() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let file = "[[building]]\nid = \"statue\"\nvp = 4\nnames = { it = \"Statua <del Re>\" }\n";
    let page = anna.post_form("/figures/kingsburg", &[("action", "load"), ("file", file)]).await;
    let page = page.text().await.expect("a page is text");
    assert!(page.contains("value=\"Statua &lt;del Re&gt;\"") && !page.contains("<del Re>"), "{page}");
    let fields = [
        ("action", "download"),
        ("name", "../My box\""),
        ("f.building.statue.vp", "4"),
        ("n.building.statue.it", "Statua <del Re>"),
    ];
    let sent = anna.post_form("/figures/kingsburg", &fields).await;
    assert_eq!(sent.headers()["content-disposition"], "attachment; filename=\"kingsburg-My box.toml\"");
    let text = sent.text().await.expect("a file is text");
    let info = games::Title::Kingsburg.info();
    let set = info.component_file.read_set(&text).expect("it can be used");
    assert_eq!(
        (set.number("building.statue.vp"), set.texts().name("statue", "it")),
        (Some(4), Some("Statua <del Re>"))
    );
    let refused = anna.post_form("/figures/kingsburg", &[("action", "load"), ("file", "[hats]\n")]).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().await.expect("a page is text").contains(">[hats]"), "what was sent is kept");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_chosen_in_the_editor_without_a_script() {
    let server = TestServer::new().await;
    let anna = server.guest();
    assert!(anna.page("/figures/krieg").await.contains("type=\"file\" name=\"file-chosen\""));
    let load = ("action", "", &b"load"[..]);
    let send = |file: &'static [u8], pasted: &'static [u8]| {
        let parts = [load, ("file-chosen", "mine.toml", file), ("file", "", pasted)];
        let anna = &anna;
        async move {
            let answer = anna.send_parts("/figures/krieg", &parts).await;
            (answer.status(), unescape(&answer.text().await.expect("a page is text")))
        }
    };
    let is_nine = |page: &str| page.contains("name=\"f.counts.hand_limit\" value=\"9\"");
    let (status, page) = send(NINE_CARDS.as_bytes(), b"").await;
    assert!(status == StatusCode::OK && is_nine(&page));
    let (status, page) = send(b"", NINE_CARDS.as_bytes()).await;
    assert!(status == StatusCode::OK && is_nine(&page), "a form without a chosen file sends the text");
    let (status, page) = send(NINE_CARDS.as_bytes(), b"[hats]\n").await;
    assert!(status == StatusCode::OK && is_nine(&page), "the chosen file counts");
    let (status, page) = send(b"[counts]\nhand_limit = 9\n\n[hats]\n", b"").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("line 4:") && page.contains("[hats]"));
    let (status, page) = send(b"[counts]\n\xff = 9\n", b"").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("line 2:"));
    let long: &'static [u8] = vec![b'#'; server::MAX_FILE_BYTES + 1].leak();
    let (status, page) = send(long, b"").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("64 KiB"), "{status}");
    let (status, _) = send(vec![b'#'; 1 << 20].leak(), b"").await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_chosen_on_the_set_up_page_without_a_script() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let set_up = |file: &'static [u8]| {
        let fields = [("name", "Anna"), ("seat1", "me"), ("seat2", "page"), ("seat3", "page"), ("limit", "")];
        let fields = fields.map(|(name, value)| (name, "", value.as_bytes()));
        let more = [("figures", "", &b"standard"[..]), ("figures-file-chosen", "mine.toml", file)];
        fields.into_iter().chain(more).collect::<Vec<_>>()
    };
    let table = location(&anna.send_parts("/new/krieg", &set_up(NINE_CARDS.as_bytes())).await);
    assert!(anna.page(&table).await.contains("Hand limit: 9 instead of 10"));
    let table = location(&anna.send_parts("/new/krieg", &set_up(b"")).await);
    assert!(!anna.page(&table).await.contains("instead of"), "no file was chosen");
    let refused = anna.send_parts("/new/krieg", &set_up(b"[counts]\nhats = 9\n")).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = unescape(&refused.text().await.expect("a page is text"));
    assert!(page.contains("line 2:") && page.contains("hats = 9"), "what was sent is kept");
    assert!(page.contains("value=\"file\" checked"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_that_figures_in_play_are_reconstructed() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let seats = json!(["me", "page", "page"]);
    for (game, options, is_reconstructed) in [
        ("krieg", json!({}), true),
        ("verraeter", json!({}), true),
        ("kingsburg", json!({}), false),
        ("kingsburg", json!({ "modules": "fate" }), true),
    ] {
        let new = json!({ "game": game, "seats": seats, "options": options });
        let table = anna.post("/api/tables", &new).await;
        let page = anna.page(&format!("/t/{}", table["id"].as_str().expect("a table has an id"))).await;
        assert_eq!(
            page.contains(&format!("href=\"/figures/{game}#sources\"")),
            is_reconstructed,
            "{game} {options}"
        );
        assert!(
            anna.page(&format!("/new/{game}")).await.contains(&format!("href=\"/figures/{game}#sources\""))
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_set_is_offered_for_a_new_table() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let fields = [("name", "My box"), ("action", "save"), ("f.counts.hand_limit", "9")];
    let page = anna.page(&location(&anna.post_form("/figures/krieg", &fields).await)).await;
    let (_, link) = page.split_once("href=\"/new/krieg?figures=").expect("there is a link");
    let choice = link.split('"').next().expect("it ends");
    let form = anna.page(&format!("/new/krieg?figures={choice}")).await;
    assert!(form.contains(&format!("value=\"{choice}\" checked")));
    assert!(
        form.contains("name=\"option-edition\" value=\"classic\" checked"),
        "options have their defaults"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_source_of_figures_is_shown_beside_them_in_the_language_of_the_page() {
    let server = TestServer::new().await;
    let anna = server.guest();
    anna.post_form("/lang", &[("lang", "de")]).await;
    for title in games::Title::ALL {
        let page = unescape(&anna.page(&format!("/figures/{title}")).await);
        let words = i18n::messages(i18n::Locale::German);
        for provenance in &(title.info().provenance)() {
            let text = i18n::provenance_text(words, title, provenance).line();
            assert!(page.contains(&text), "{title}: {text}");
        }
    }
    let page = unescape(&anna.page("/figures/krieg").await);
    let (_, tax) = page.split_once("<legend>Steuer</legend>").expect("there is a card");
    assert!(tax.trim_start().starts_with("<ul class=\"sources\""), "{}", &tax[..200]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sees_uses_or_changes_a_saved_set() {
    let server = TestServer::new().await;
    let (anna, bruno) = (server.program("Anna").await, server.program("Bruno").await);
    let fields = [("name", "My box"), ("action", "save"), ("f.counts.hand_limit", "9")];
    let saved = location(&anna.post_form("/figures/krieg", &fields).await);
    let id = saved.split("set=").nth(1).and_then(|rest| rest.split('&').next()).expect("the set has an id");
    assert_eq!(bruno.get(&saved).await.status(), StatusCode::NOT_FOUND);
    assert!(!bruno.page("/figures/krieg").await.contains("My box"));
    assert!(!bruno.page("/new/krieg").await.contains("My box"));
    let own = format!("own:{id}");
    assert_eq!(
        bruno.post_form("/new/krieg", &set_up(&[("figures", &own)])).await.status(),
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let named = json!({ "game": "krieg", "seats": ["me", "page", "page"], "component_set": "My box" });
    assert_eq!(bruno.try_post("/api/tables", &named).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let path = format!("/figures/krieg/sets/{id}");
    for action in ["rename", "delete"] {
        let tried = bruno.post_form(&path, &[("action", action), ("name", "Bruno's")]).await;
        assert_eq!(tried.status(), StatusCode::NOT_FOUND, "{action}");
        let tried = server.guest().post_form(&path, &[("action", action), ("name", "Nobody's")]).await;
        assert_eq!(tried.status(), StatusCode::UNAUTHORIZED, "{action}");
    }
    assert_eq!(anna.post("/api/tables", &named).await["components"]["differences"][0]["value"], "9");
    location(&anna.post_form(&path, &[("action", "rename"), ("name", "Our box")]).await);
    assert!(anna.page("/new/krieg").await.contains("Our box (saved by you)"));
    location(&anna.post_form(&path, &[("action", "delete")]).await);
    assert!(!anna.page("/new/krieg").await.contains("Our box"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_of_the_server_is_offered_to_everybody() {
    let set =
        ServerComponents { game: "krieg".into(), name: "First printing".into(), text: NINE_CARDS.into() };
    let settings = ServerConfig { component_sets: vec![set], ..fast_config() };
    let server = TestServer::with("sqlite::memory:", settings).await;
    let anna = server.program("Anna").await;
    assert!(anna.page("/new/krieg").await.contains("First printing (of this server)"));
    assert!(!anna.page("/new/verraeter").await.contains("First printing"));
    assert!(anna.page("/figures/krieg?server=First%20printing").await.contains("value=\"9\""));
    assert_eq!(anna.get_json("/api/games").await[0]["component_sets"], json!(["First printing"]));
    let table = krieg_with(&anna, json!({ "component_set": "First printing" })).await;
    assert_eq!(table["components"]["differences"][0]["value"], "9");
    let sent = set_up(&[("figures", "server:First printing")]);
    let table = location(&anna.post_form("/new/krieg", &sent).await);
    assert!(anna.page(&table).await.contains("Hand limit: 9 instead of 10"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_a_table_are_for_those_who_may_see_it() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let table = krieg_with(&anna, json!({ "components": NINE_CARDS })).await;
    let path = format!("/rules/krieg?table={}", table["id"].as_str().expect("a table has an id"));
    let quick = path.replace("krieg?", "krieg/quick?");
    assert!(
        anna.page(&path).await.contains(&format!("href=\"{quick}\"")),
        "the quick start has the same figures"
    );
    assert!(anna.page(&quick).await.contains("9 cards"), "the quick start has the figures of the table");
    let stranger = server.guest();
    assert_eq!(stranger.get(&path).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(stranger.get(&quick).await.status(), StatusCode::FORBIDDEN);
    stranger.page(&format!("{path}&watch={}", table["watch"].as_str().expect("a link"))).await;
    let other = path.replace("krieg", "verraeter");
    assert_eq!(anna.get(&other).await.status(), StatusCode::NOT_FOUND);
    server.stop().await;
}
