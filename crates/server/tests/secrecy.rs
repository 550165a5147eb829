//! Secrecy over bytes: whatever a seat receives is the same, byte for byte, in two worlds that it cannot tell apart.

mod served;
mod twins;

use engine::{Dice, Quick, Seat, Turn};
use reqwest::header::HeaderMap;
use served::{Served, TABLE, keep, key, quick};
use std::collections::BTreeMap;
use table::{Rules, Table, catalogue};

/// Everything that a seat can get from a server on such a store.
async fn received(header: &str, seats: usize, lines: &[String], seat: Seat) -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = format!("sqlite:{}", folder.path().join("kept.db").display());
    keep(&file, header, seats, lines, None).await;
    let served = Served::with(&file, quick()).await;
    let mut guest = served.guest();
    guest.key = Some(key(seat.index() + 1));
    let mut all = BTreeMap::new();
    for path in [
        "/",
        "/t/secret",
        "/t/secret?log=all",
        "/t/secret?guide=yes",
        "/t/secret/record",
        "/api/tables",
        "/api/tables/secret",
        "/api/tables/secret/view",
        "/api/tables/secret/record",
    ] {
        let response = guest.get(path).await;
        let headers = told(response.headers());
        let body = response.text().await.expect("it is text");
        all.insert(path.to_string(), format!("{headers}{body}").replace(&served.url, "URL"));
    }
    all.insert("events".into(), first_event(&served.url, seat).await);
    served.stop().await;
    all
}

fn told(headers: &HeaderMap) -> String {
    let kept = headers.iter().filter(|(name, _)| *name != "date");
    kept.map(|(name, value)| format!("{name}: {value:?}\n")).collect()
}

/// The event that tells a reader from the beginning all that he missed.
async fn first_event(url: &str, seat: Seat) -> String {
    let request = reqwest::Client::new().get(format!("{url}/api/tables/{TABLE}/events"));
    let request = request.bearer_auth(key(seat.index() + 1)).header("last-event-id", "0.0.0");
    let mut response = request.send().await.expect("the server answers");
    let mut heard = String::new();
    while !heard.contains("\n\n") {
        let chunk = response.chunk().await.expect("events come").expect("an event comes");
        heard.push_str(std::str::from_utf8(&chunk).expect("events are text"));
    }
    heard
}

/// A random game that stops somewhere in the middle, where somebody is to move.
fn random_table(rules: &dyn Rules, dice: &mut Quick) -> Box<dyn Table> {
    let mut table = rules.open();
    let wanted = 5 + dice.below(100) as usize;
    while table.turn() != Turn::Over && (table.plies() < wanted || table.turn() == Turn::Chance) {
        if table.draw(dice).is_some() {
            continue;
        }
        let seat = table.turn().seats().iter().next().expect("a turn is somebody's");
        let choices = table.offer(seat).expect("whose turn it is, is asked").choices;
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        table.enter(&format!("{seat} {choice}")).expect("what is offered is accepted");
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_receives_is_the_same_in_worlds_that_it_cannot_tell_apart() {
    let mut dice = Quick::new(11);
    for game in catalogue::all() {
        let every = (game.every)();
        let mut compared = 0;
        for _ in 0..400 {
            let rules = &every[dice.below(every.len() as u32) as usize];
            let table = random_table(&**rules, &mut dice);
            let seats = usize::from(table.header().seats);
            let seat = Seat::new(dice.below(seats as u32) as usize);
            let Some((truth, twin)) = twins::of(&*table, seat, &mut dice) else { continue };
            let header = table.header().to_string();
            let one = received(&header, seats, &truth, seat).await;
            let other = received(&header, seats, &twin, seat).await;
            for (path, bytes) in &one {
                assert_eq!(bytes, &other[path], "{path} tells seat {seat}: {truth:?} or {twin:?}");
            }
            compared += 1;
            if compared == WORLDS {
                break;
            }
        }
        assert_eq!(compared, WORLDS, "{}: too few twins were found", game.name);
    }
}

/// Pairs of worlds for each game.
const WORLDS: u32 = 25;

/// The test would notice a leak: another seat's eye is told apart.
#[tokio::test(flavor = "multi_thread")]
async fn twins_are_two_worlds_to_somebody_else() {
    let mut dice = Quick::new(12);
    let rules = &(catalogue::all()[0].every)()[0];
    let found = (0..100).find_map(|_| {
        let table = random_table(&**rules, &mut dice);
        twins::of(&*table, Seat::new(0), &mut dice)
            .map(|(truth, twin)| (table.header().to_string(), truth, twin))
    });
    let (header, truth, twin) = found.expect("there are twins");
    let seats = usize::from(rules.header().seats);
    let mut differs = false;
    for index in 1..seats {
        let one = received(&header, seats, &truth, Seat::new(index)).await;
        differs |= one != received(&header, seats, &twin, Seat::new(index)).await;
    }
    assert!(differs, "somebody sees that the worlds are two");
}
