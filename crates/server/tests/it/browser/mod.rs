//! Played in a real browser, by clicking what a person clicks.
//!
//! `cargo test --release -p server --test browser -- --ignored --nocapture speed` measures how long a click takes to be seen.

mod accessibility;
mod clicker;
mod figures;
mod full_game;
mod interaction;
mod reading;
mod two_browsers;

use full_game::{Play, play};
use testkit::Screen;

#[tokio::test(flavor = "multi_thread")]
async fn krieg_at_a_desk() {
    play(Play { game: "krieg", seats: 4, screen: Screen::Desktop, language: "en", seed: 1 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn krieg_on_a_telephone() {
    play(Play { game: "krieg", seats: 3, screen: Screen::Phone, language: "it", seed: 2 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn verraeter_at_a_desk() {
    play(Play { game: "verraeter", seats: 4, screen: Screen::Desktop, language: "fr", seed: 3 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn verraeter_on_a_telephone() {
    play(Play { game: "verraeter", seats: 3, screen: Screen::Phone, language: "de", seed: 4 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingsburg_at_a_desk() {
    play(Play { game: "kingsburg", seats: 3, screen: Screen::Desktop, language: "en", seed: 5 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingsburg_on_a_telephone() {
    play(Play { game: "kingsburg", seats: 2, screen: Screen::Phone, language: "it", seed: 6 }).await;
}

/// From the click until one's own screen shows the move, for 95 moves of 100.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time, which needs a quiet machine"]
async fn speed() {
    const MOST: f64 = 100.0;
    let mut times = Vec::new();
    for (game, seats, seed) in [("krieg", 4, 11), ("verraeter", 4, 12), ("kingsburg", 4, 13)] {
        times.extend(play(Play { game, seats, screen: Screen::Desktop, language: "en", seed }).await);
    }
    let (_, slow) = clicker::percentiles(&times);
    assert!(slow < MOST, "of 100 moves 5 take longer than {slow:.0} ms");
}
