//! What pages say and how much they weigh, without a browser.

use crate::test_server::{TestClient, TestServer, after, choices, location, unescape, wait_for_turn};
use games::Title;
use reqwest::StatusCode;
use reqwest::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_TYPE};
use serde_json::{Value, json};

const GOLDEN: [(Title, &str); 3] = [
    (Title::Krieg, include_str!("../../../../records/krieg/4-seats-classic.txt")),
    (Title::Verraeter, include_str!("../../../../records/verraeter/4-seats-2008.txt")),
    (Title::Kingsburg, include_str!("../../../../records/kingsburg/03-4-seats.txt")),
];

/// A table that somebody opens, by its id.
async fn table(host: &TestClient, new: &Value) -> (String, Value) {
    let table = host.post("/api/tables", new).await;
    (table["id"].as_str().expect("a table has an id").to_string(), table)
}

/// The page of a seat that is asked now.
async fn asked(guest: &TestClient, id: &str, wish: &str) -> String {
    wait_for_turn(guest, id).await;
    guest.page(&format!("/t/{id}{wish}")).await
}

/// Sends the first action that a page offers.
async fn act(guest: &TestClient, page: &str) -> String {
    let forms = page.split("action=\"").filter_map(|form| form.split('"').next());
    let command = forms.map(unescape).find(|address| address.contains("/act")).expect("there is a form");
    let ply = after(page, "name=\"ply\" value=\"").expect("the form names its position");
    let action = unescape(choices(page)[0]);
    location(&guest.post_form(&command, &[("ply", ply), ("action", &action)]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_nothing_is_asked_twice_for_all_can_be_taken_back() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let new = json!({ "game": "verraeter", "seats": ["me", "squire", "squire"] });
    let (id, _) = table(&anna, &new).await;
    let page = asked(&anna, &id, "").await;
    assert!(!choices(&page).is_empty() && !page.contains("data-final"), "{page}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_what_the_others_would_have_to_give_back_is_asked_twice() {
    let server = TestServer::new().await;
    let people = [server.program("Anna").await, server.program("Bert").await, server.program("Carl").await];
    let new = json!({ "game": "verraeter", "seats": ["me", "friend", "friend"] });
    let (id, opened) = table(&people[0], &new).await;
    let mut asked = 0;
    for friend in &people[1..] {
        friend.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": opened["invite"] })).await;
    }
    for person in &people {
        let page = person.page(&format!("/t/{id}")).await;
        assert_eq!(choices(&page).is_empty(), !page.contains("data-final"), "{page}");
        asked += usize::from(!choices(&page).is_empty());
    }
    assert_eq!(asked, 1, "one begins");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shares_a_screen_finds_a_curtain_once_another_is_to_move() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    let new = json!({ "game": "verraeter", "seats": ["me", "me", "squire"] });
    let (id, _) = table(&anna, &new).await;
    for _ in 0..6 {
        let view = anna.page(&format!("/t/{id}")).await;
        assert!(view.contains("id=\"curtain\"") && !view.contains("id=\"board\""));
        let Some(seat) = after(&view, "class=\"deed wide\" href=\"").map(unescape) else {
            continue;
        };
        let other = if seat.ends_with('1') { 2 } else { 1 };
        let hidden = anna.page(&format!("/t/{id}?seat={other}")).await;
        assert!(hidden.contains("id=\"curtain\"") && !hidden.contains("id=\"board\""), "{hidden}");
        let wanted = anna.page(&format!("/t/{id}?seat={other}&look=yes")).await;
        assert!(wanted.contains("id=\"board\""), "who wants to look may");
        let page = anna.page(&seat).await;
        assert!(page.contains("id=\"board\""));
        act(&anna, &page).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_since_when_it_waits_and_gives_its_record_while_it_is_played() {
    let server = TestServer::new().await;
    let anna = server.program("Anna").await;
    for (limit, attribute) in [(json!(null), "data-since=\""), (json!(600), "data-until=\"")] {
        let new = json!({ "game": "verraeter", "seats": ["me", "squire", "squire"], "limit": limit });
        let (id, _) = table(&anna, &new).await;
        let page = asked(&anna, &id, "").await;
        let at: i64 = after(&page, attribute).and_then(|at| at.parse().ok()).expect("there is a clock");
        assert!(at > 1_700_000_000_000, "{at}");
        assert!(page.contains(&format!("href=\"/t/{id}/record")));
        assert!(anna.page(&format!("/t/{id}/record")).await.starts_with("verraeter rules=1"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_goes_back_from_what_is_shown_line_by_line() {
    let server = TestServer::new().await;
    let anna = server.guest();
    for (game, record) in GOLDEN {
        let study = location(&anna.post_form("/open", &[("record", record)]).await);
        let page = anna.page(&format!("{study}?ply=40")).await;
        let plies = page.split("data-ply=\"").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok());
        let plies: Vec<usize> = plies.collect();
        assert!(plies.len() > 5 && plies[0] <= 40 && plies.is_sorted_by(|a, b| a > b), "{game}: {plies:?}");
    }
    let study = location(&anna.post_form("/open", &[("record", GOLDEN[0].1)]).await);
    let page = anna.page(&format!("{study}?ply=1&seat=2")).await;
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text} is missing in {page}"));
    assert!(at("Year 1 begins.") < at("The cards are dealt."), "the latest stands first");
    assert!(anna.page(&format!("{study}?ply=0")).await.contains("No moves yet."));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_that_means_nothing_is_hidden_and_left_out() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let style = anna.page("/style.css").await;
    for (game, key, value) in [
        ("kingsburg", "alternative", "draft"),
        ("kingsburg", "governors", "auction"),
        ("kingsburg", "purist", "yes"),
        ("kingsburg", "restoration", "yes"),
        ("krieg", "adviser", "2"),
    ] {
        assert!(style.contains(&format!(".option-{key}")), "{key} is always shown");
        let form = anna.page(&format!("/new/{game}")).await;
        assert!(form.contains(&format!("class=\"option-{key}\"")) && form.contains("looks ahead"), "{form}");
        let option = format!("option-{key}");
        let bots = ["seat2", "seat3", "seat4"].map(|seat| (seat, "squire"));
        let fields = [[("name", "Anna"), ("seat1", "me")].as_slice(), &bots, &[(&option, value)]].concat();
        let table = location(&anna.post_form(&format!("/new/{game}"), &fields).await);
        assert!(anna.page(&format!("{table}/record")).await.starts_with(game), "{key}");
    }
    server.stop().await;
}

/// Bytes of an answer as they are sent to a browser.
async fn weight(guest: &TestClient, path: &str) -> usize {
    let request = guest.client.get(format!("{}{path}", guest.url)).header(ACCEPT_ENCODING, "gzip");
    let answer = request.send().await.expect("the server answers");
    assert!(answer.status().is_success(), "{path}");
    answer.bytes().await.expect("it comes").len()
}

/// The paths of the script's modules that the head of a page names.
fn script_modules(page: &str) -> Vec<&str> {
    let head = page.split("</head>").next().unwrap_or_default();
    head.split('"').filter(|text| text.starts_with("/script/")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn modules_of_the_script_are_preloaded_and_cached_by_version() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let page = anna.page("/").await;
    let paths = script_modules(&page);
    assert!(page.contains(&format!("<script type=\"module\" src=\"{}\"></script>", paths[0])), "{page}");
    for path in &paths {
        let answer = anna.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert_eq!(answer.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
        assert!(answer.headers()[CACHE_CONTROL].to_str().is_ok_and(|value| value.contains("immutable")));
        let text = answer.text().await.expect("a module is text");
        for imported in text.split(" from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(paths.iter().any(|path| path.ends_with(&format!("/{imported}"))), "{path}: {imported}");
        }
    }
    let other = anna.get("/script/000000000000/main.mjs").await;
    assert_eq!(
        (other.status(), &other.headers()[CACHE_CONTROL]),
        (StatusCode::OK, &"no-cache".parse().unwrap())
    );
    assert_eq!(anna.get(&paths[0].replace("main", "none")).await.status(), StatusCode::NOT_FOUND);
    server.stop().await;
}

/// The rules of each game have contents, a diagram with its legend, and the way to the quick start; that is a page of its own,
/// linked from the lobby too.
#[tokio::test(flavor = "multi_thread")]
async fn rules_have_contents_a_diagram_and_a_quick_start() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let lobby = anna.page("/").await;
    for title in Title::ALL {
        let quick = format!("/rules/{title}/quick");
        assert!(lobby.contains(&format!("href=\"{quick}\"")), "{title}: the lobby leads to the quick start");
        let rules = anna.page(&format!("/rules/{title}")).await;
        for part in [
            "class=\"toc\"",
            "href=\"#summary\"",
            "id=\"summary\"",
            "id=\"example\"",
            "inert aria-hidden=\"true\"",
            &quick,
        ] {
            assert!(rules.contains(part), "{title}: {part}");
        }
        let labels = boards::board(title).diagram_labels();
        for label in labels {
            assert!(
                rules.contains(&name_of(label.message))
                    && rules.contains(&format!("href=\"#{}\"", label.rule)),
                "{title}: {}",
                label.message
            );
        }
        let card = anna.page(&quick).await;
        assert!(card.contains("class=\"quick\"") && card.contains("data-print"), "{title}");
        assert!(card.matches("<li>").count() >= 5, "{title}: {card}");
    }
    assert_eq!(anna.get("/rules/chess/quick").await.status(), 404);
    server.stop().await;
}

/// The English name of a label as it stands in a page.
fn name_of(message: &str) -> String {
    i18n::messages(i18n::Locale::English).get(message)
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_light_and_what_a_move_sends_is_lighter() {
    const MOST_OF_A_PAGE: usize = 150 << 10;
    const MOST_OF_A_MOVE: usize = 30 << 10;
    let server = TestServer::new().await;
    let anna = server.guest();
    let mut dress = 0;
    for path in ["/style.css", "/board.css", boards::SPRITE_PATH, "/icon.svg"] {
        dress += weight(&anna, path).await;
    }
    for path in script_modules(&anna.page("/").await) {
        dress += weight(&anna, path).await;
    }
    for path in [
        "/",
        "/open",
        "/me",
        "/new/kingsburg",
        "/rules/krieg",
        "/rules/verraeter",
        "/rules/kingsburg",
        "/rules/krieg/quick",
    ] {
        let whole = dress + weight(&anna, path).await;
        assert!(whole < MOST_OF_A_PAGE, "{path}: {whole} bytes");
    }
    for (game, record) in GOLDEN {
        let study = location(&anna.post_form("/open", &[("record", record)]).await);
        for wish in ["", "?log=all", "?ply=60&seat=2", "?ply=100&eye=open"] {
            let page = weight(&anna, &format!("{study}{wish}")).await;
            assert!(dress + page < MOST_OF_A_PAGE, "{game}{wish}: {} bytes", dress + page);
        }
        let on = location(&anna.post_form(&format!("{study}/on"), &[("ply", "60"), ("seat", "2")]).await);
        wait_for_turn(&anna, on.trim_start_matches("/t/")).await;
        // What a move sends is the page of the table, which is shown in the place of the one before.
        let page = weight(&anna, &on).await;
        assert!(page < MOST_OF_A_MOVE, "{game}: {page} bytes for a move");
    }
    server.stop().await;
}
