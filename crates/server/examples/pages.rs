//! Measures how long a server takes for the pages of a finished game: `cargo run --release -p server --example pages [RECORD]`.
//!
//! Each line is a request over HTTP on this machine with everything in memory, with the median and the fastest time of [`TIMES`].
//! The first line is a page without a game: what a request costs in any case.

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/test_server/mod.rs"]
mod test_server;

use std::time::{Duration, Instant};
use test_server::{TestClient, TestServer, location};

/// How often each page is requested.
const TIMES: usize = 100;

/// The longest golden game.
const LONGEST: &str = "records/kingsburg/27-5-seats-all.txt";

#[tokio::main]
async fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| LONGEST.into());
    let record = std::fs::read_to_string(&path).expect("the record can be read");
    let plies = record.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).count() - 1;
    println!("{path}: {plies} plies");
    let server = TestServer::new().await;
    let guest = server.guest();
    guest.page("/").await;
    measure("a page without a game", async || drop(guest.page("/open").await)).await;
    measure("import of the record", async || drop(import(&guest, &record).await)).await;
    let table = import(&guest, &record).await;
    let middle = plies / 2;
    let queries = [
        "".into(),
        "?log=all".into(),
        "?eye=open".into(),
        "?ply=0".into(),
        format!("?ply={middle}"),
        format!("?ply={middle}&log=all"),
    ];
    for query in queries {
        let page = format!("{table}{query}");
        measure(&format!("page {query}"), async || drop(guest.page(&page).await)).await;
    }
    let record = format!("{table}/record");
    measure("record", async || drop(guest.page(&record).await)).await;
    server.stop().await;
}

/// Imports a record and returns the address of its table.
async fn import(guest: &TestClient, record: &str) -> String {
    location(&guest.post_form("/open", &[("record", record)]).await)
}

/// Prints how long a request takes.
async fn measure(name: &str, request: impl AsyncFn()) {
    request().await;
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..TIMES {
        let began = Instant::now();
        request().await;
        times.push(began.elapsed());
    }
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{name:<24} {:>8.2} ms median {:>8.2} ms fastest", ms(times[TIMES / 2]), ms(times[0]));
}
