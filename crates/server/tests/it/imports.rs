//! Records that are opened, and games that go on from a position of another.

use crate::test_server::{TestClient, TestServer, after, location};
use reqwest::StatusCode;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING};

const GOLDEN: &str = include_str!("../../../../records/verraeter/4-seats-2008.txt");

/// Somebody who has opened the golden game, and where.
async fn opened(server: &TestServer) -> (TestClient, String) {
    let anna = server.guest();
    assert!(anna.page("/").await.contains("href=\"/open\""));
    assert!(anna.page("/open").await.contains("<textarea"));
    let study = location(&anna.post_form("/open", &[("record", GOLDEN)]).await);
    (anna, study)
}

fn plies(record: &str) -> Vec<&str> {
    record.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).skip(1).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_looked_at_through_every_eye_and_at_any_time() {
    let server = TestServer::new().await;
    let (anna, study) = opened(&server).await;
    let end = anna.page(&study).await;
    assert!(end.contains("class=\"earnings\"") && end.contains("type=\"range\""), "{end}");
    assert!(!end.contains("/rematch"));
    for wish in ["?ply=0", "?ply=40", "?ply=40&seat=2", "?ply=40&eye=open", "?ply=99999"] {
        let page = anna.page(&format!("{study}{wish}")).await;
        assert!(page.contains("id=\"board\""), "{wish}");
    }
    assert_eq!(plies(&anna.page(&format!("{study}/record")).await), plies(GOLDEN));
    assert!(anna.page("/").await.contains(&study), "it stands among one's own tables");
    assert_eq!(server.guest().get(&study).await.status(), StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_not_finished_can_be_opened_and_played_on() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let half: Vec<&str> = GOLDEN.lines().take(60).collect();
    let study = location(&anna.post_form("/open", &[("record", &half.join("\n"))]).await);
    assert!(anna.page(&study).await.contains("/on\""));
    let on = location(&anna.post_form(&format!("{study}/on"), &[("ply", "99999"), ("seat", "2")]).await);
    let record = anna.page(&format!("{on}/record?seat=2")).await;
    assert!(plies(&record).len() >= plies(&half.join("\n")).len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_on_from_any_position_against_bots() {
    let server = TestServer::new().await;
    let (anna, study) = opened(&server).await;
    let page = anna.page(&format!("{study}?ply=40&seat=3")).await;
    assert_eq!(after(&page, "name=\"ply\" value=\""), Some("40"), "{page}");
    let table = location(&anna.post_form(&format!("{study}/on"), &[("ply", "40"), ("seat", "3")]).await);
    assert_ne!(table, study);
    let page = anna.page(&table).await;
    assert!(!page.contains("eye=open") && !page.contains("/on\""), "it is a game with secrets again");
    assert!(!page.contains("/undo"), "what was played elsewhere is not taken back");
    let record = anna.page(&format!("{table}/record")).await;
    let (now, then) = (plies(&record), plies(GOLDEN));
    assert!(now.len() >= 40);
    let open = |line: &&str| !line.contains('?');
    assert!(now.iter().zip(&then).take(40).filter(|(line, _)| open(line)).all(|(line, told)| line == told));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_from_a_game_with_secrets() {
    let server = TestServer::new().await;
    let anna = server.guest();
    let seats = [("name", "Anna"), ("seat1", "me"), ("seat2", "friend"), ("seat3", "squire")];
    let waiting = location(&anna.post_form("/new/verraeter", &seats).await);
    let seats = [("name", "Anna"), ("seat1", "me"), ("seat2", "squire"), ("seat3", "squire")];
    let running = location(&anna.post_form("/new/verraeter", &seats).await);
    for table in [waiting, running] {
        let tried = anna.post_form(&format!("{table}/on"), &[("ply", "1"), ("seat", "2")]).await;
        assert_eq!(tried.status(), StatusCode::CONFLICT, "{table}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_says_why_and_nothing_is_lost() {
    let server = TestServer::new().await;
    let (anna, study) = opened(&server).await;
    let broken = GOLDEN.replace("box ring", "box bring");
    for record in ["", "chess rules=1 seats=2", "hello", &broken] {
        let answer = anna.post_form("/open", &[("record", record)]).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{record}");
        let page = answer.text().await.expect("a page is text");
        assert!(page.contains("role=\"alert\"") && page.contains("<textarea"), "{page}");
        assert!(page.contains(&record.lines().next_back().unwrap_or_default().replace('>', "&gt;")));
    }
    let huge = "verraeter\n".repeat(400_000);
    for _ in 0..20 {
        let refused = anna.post_form("/open", &[("record", &huge)]).await;
        assert_eq!(refused.status(), StatusCode::PAYLOAD_TOO_LARGE, "the refusal arrives every time");
    }
    for (ply, seat) in [("-1", "2"), ("x", "2"), ("5", "9"), ("5", "me")] {
        let tried = anna.post_form(&format!("{study}/on"), &[("ply", ply), ("seat", seat)]).await;
        assert!(tried.status().is_client_error(), "{ply} {seat}");
    }
    let plies = plies(GOLDEN).len().to_string();
    let over = anna.post_form(&format!("{study}/on"), &[("ply", &plies), ("seat", "2")]).await;
    assert_eq!(over.status(), StatusCode::CONFLICT, "a game that is over does not go on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_sent_compressed_and_news_as_they_come() {
    let server = TestServer::new().await;
    let (anna, study) = opened(&server).await;
    let ask = |path: String| anna.client.get(format!("{}{path}", anna.url)).header(ACCEPT_ENCODING, "gzip");
    let page = ask(study.clone()).send().await.expect("the server answers");
    assert_eq!(page.headers()[CONTENT_ENCODING], "gzip");
    let sent = page.bytes().await.expect("it comes").len();
    let whole = anna.page(&study).await.len();
    assert!(sent * 3 < whole, "{sent} of {whole} bytes");
    let news = ask(format!("{study}/events")).send().await.expect("the server answers");
    assert!(news.headers().get(CONTENT_ENCODING).is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_called_like_a_bot_is_told_apart_from_it() {
    let server = TestServer::new().await;
    let (gisela, study) = opened(&server).await;
    assert!(gisela.post_form("/me", &[("name", "Gisela")]).await.status().is_redirection());
    let table = location(&gisela.post_form(&format!("{study}/on"), &[("ply", "40"), ("seat", "3")]).await);
    assert!(gisela.page(&table).await.contains("Gisela 2"));
    server.stop().await;
}
