//! Pages of golden games, kept whole: what they look like is looked at again when it changes.

use crate::test_server::{TestServer, location};
use games::Title;

const GOLDEN: [(Title, &str); 3] = [
    (Title::Krieg, include_str!("../../../../records/krieg/4-seats-classic.txt")),
    (Title::Verraeter, include_str!("../../../../records/verraeter/4-seats-2008.txt")),
    (Title::Kingsburg, include_str!("../../../../records/kingsburg/03-4-seats.txt")),
];

/// The main part of a page, a tag in each line, with the table's own name left out.
fn main_part(page: &str, id: &str) -> String {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next());
    main.expect("a page has a main part").replace(id, "TABLE").replace("><", ">\n<")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_golden_games_are_as_before() {
    let server = TestServer::new().await;
    for (game, record) in GOLDEN {
        let anna = server.guest();
        let study = location(&anna.post_form("/open", &[("record", record)]).await);
        let id = study.trim_start_matches("/t/");
        for (name, wish) in [("early", "?ply=30&seat=2"), ("late", "?ply=90&eye=open"), ("end", "")] {
            let page = main_part(&anna.page(&format!("{study}{wish}")).await, id);
            insta::assert_snapshot!(format!("{game}-{name}"), page);
        }
    }
    server.stop().await;
}
