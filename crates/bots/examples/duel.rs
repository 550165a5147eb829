//! One squire against pages, in every seat: `cargo run --release -p bots --example duel GAME GAMES [SEATS] [OPTIONS]`.

use bots::{Bot, Courtly, Page, Squire, play};
use engine::{Quick, Seat};
use std::time::{Duration, Instant};
use table::{SetUp, Settings};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args.get(1).map_or(400, |n| n.parse().expect("a number of games"));
    let seats: Option<u8> = args.get(2).map(|n| n.parse().expect("a number of seats"));
    let settings = Settings::parse(args.get(3).map_or("", String::as_str)).expect("options");
    let set_up = SetUp { seats, settings, components: None };
    match args[0].as_str() {
        "krieg" => duel(
            &table::games::krieg::standard(table::games::krieg::options(&set_up).expect("options")),
            games,
        ),
        "verraeter" => duel(
            &table::games::verraeter::standard(table::games::verraeter::options(&set_up).expect("options")),
            games,
        ),
        _ => duel(
            &table::games::kingsburg::standard(table::games::kingsburg::options(&set_up).expect("options")),
            games,
        ),
    }
}

struct Timed<B>(B, std::sync::Arc<std::sync::Mutex<(Duration, u64)>>);

impl<G: Courtly, B: Bot<G>> Bot<G> for Timed<B> {
    fn choose(&mut self, side: &bots::Seatside<'_, G>, dice: &mut Quick) -> bots::Choice<G> {
        let began = Instant::now();
        let choice = self.0.choose(side, dice);
        let mut sum = self.1.lock().expect("not poisoned");
        *sum = (sum.0 + began.elapsed(), sum.1 + 1);
        choice
    }
}

fn duel<G: Courtly>(rules: &G, games: u64) {
    let seats = rules.seats();
    let sum = std::sync::Arc::new(std::sync::Mutex::new((Duration::ZERO, 0)));
    let (mut wins, mut own, mut others, mut decisions) = (0.0, 0.0, 0.0, 0u64);
    for n in 0..games {
        let challenger = (n % u64::from(seats)) as usize;
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..usize::from(seats))
            .map(|at| {
                if at == challenger {
                    Box::new(Timed(Squire::new(), sum.clone())) as Box<dyn Bot<G>>
                } else {
                    Box::new(Page::new())
                }
            })
            .collect();
        let mut own_dice: Vec<Quick> = (0..u64::from(seats)).map(|at| Quick::stream(2 + at, n)).collect();
        let last =
            play(rules, &mut bots, &mut Quick::stream(1, n / u64::from(seats)), &mut own_dice, |_, _, _| {
                decisions += 1
            });
        let scores = rules.scores(&last);
        if scores.winners().has(Seat::new(challenger)) {
            wins += 1.0 / scores.winners().len() as f64;
        }
        for at in 0..usize::from(seats) {
            let points = f64::from(scores.points(Seat::new(at)));
            if at == challenger { own += points } else { others += points / f64::from(seats - 1) }
        }
    }
    let games = games as f64;
    let (time, count) = *sum.lock().expect("not poisoned");
    println!(
        "squire wins {:.1} % against pages; points {:.1} against {:.1}; {:.0} decisions a game; {:.2} µs each",
        100.0 * wins / games,
        own / games,
        others / games,
        decisions as f64 / games,
        time.as_secs_f64() * 1e6 / count as f64
    );
}
