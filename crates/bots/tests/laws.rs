//! What holds for every bot, in every game, with every set of options.

use bots::{Bot, Budget, Courtly, Entrant, Learnt, Level, Seatside, Squire, play};
use engine::{Actions, Dice, Quick, Seat, Turn};
use kingsburg::Kingsburg;
use krieg::Krieg;
use rayon::prelude::*;
use verraeter::Verraeter;

/// Every level; those who think do so for a few iterations, the same on every machine.
const EVERYBODY: [Entrant; 4] =
    [entrant(Level::Page), entrant(Level::Squire), entrant(Level::Knight), entrant(Level::Marshal)];

const fn entrant(level: Level) -> Entrant {
    Entrant { level, budget: Budget::Iterations(12), threads: 1 }
}

/// Calls a visitor for each game that bots play.
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit::<Krieg>();
        $visit::<Verraeter>();
        $visit::<Kingsburg>();
    };
}

/// A line that says which game it is.
fn line<G: Courtly>(rules: &G) -> String {
    format!("{} seats={} {}", G::NAME, rules.seats(), rules.settings())
}

/// Plays a game among squires and shows every decision among several actions.
fn decisions<G: Courtly>(rules: &G, dice: &mut Quick, mut look: impl FnMut(&G::State, Seat, &mut Quick)) {
    let (mut state, mut legal, mut squire) = (rules.start(), Actions::new(), Squire::new());
    loop {
        match rules.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = rules.draw(&state, dice);
                rules.settle(&mut state, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                rules.legal(&state, seat, &mut legal);
                if legal.len() > 1 {
                    look(&state, seat, dice);
                }
                let action = squire.choose(&Seatside::new(rules, &state, seat), dice).action;
                rules.play_unchecked(&mut state, seat, action, &mut ());
            }
        }
    }
}

/// At equal dice, a bot does the same in any two worlds that its seat cannot tell apart.
fn no_bot_peeks_in<G: Courtly>() {
    let learnt = G::learnt();
    let count = |(n, rules): (usize, &G)| {
        let mut others = 0;
        decisions(rules, &mut Quick::stream(5, n as u64), |state, seat, dice| {
            if dice.below(4) == 0 {
                others += u64::from(compare(rules, &learnt, state, seat, dice));
            }
        });
        others
    };
    let others: u64 = G::syllabus().par_iter().enumerate().map(count).sum();
    assert!(others > 50, "{}: hardly any other world was found ({others})", G::NAME);
}

/// Compares what every bot does here and in another world; whether the other is another.
fn compare<G: Courtly>(rules: &G, learnt: &Learnt, state: &G::State, seat: Seat, dice: &mut Quick) -> bool {
    let world = rules.redeal(state, seat, dice);
    let seed = dice.next_u64();
    for entrant in EVERYBODY {
        let does = |state| {
            let mut bot = entrant.seat::<G>(learnt);
            bot.choose(&Seatside::new(rules, state, seat), &mut Quick::new(seed)).action
        };
        assert_eq!(does(state), does(&world), "{} {entrant} peeks: {state:#?}\n{world:#?}", line(rules));
    }
    world != *state
}

#[test]
fn no_bot_peeks() {
    for_each_game!(no_bot_peeks_in);
}

/// Games of the great trial, in all.
const GAMES: u64 = 10_000;

/// Bots of all levels at one table; `play` panics if one does what is not allowed.
fn only_legal_moves_in<G: Courtly>() {
    let (rules, learnt) = (G::syllabus(), G::learnt());
    (0..GAMES.div_ceil(3)).into_par_iter().for_each(|n| {
        let mut dice = Quick::stream(7, n);
        let rules = &rules[dice.below(rules.len() as u32) as usize];
        let mut level = || match dice.below(16) {
            0 => Level::Knight,
            1 => Level::Marshal,
            n if n % 2 == 0 => Level::Squire,
            _ => Level::Page,
        };
        let mut bots: Vec<_> = (0..rules.seats()).map(|_| entrant(level()).seat::<G>(&learnt)).collect();
        let mut own: Vec<_> = bots.iter().map(|_| Quick::new(dice.next_u64())).collect();
        let played = play(rules, &mut bots, &mut dice, &mut own, |_| ());
        assert!(played.plies > 20);
    });
}

#[test]
fn ten_thousand_games_over_random_options_without_an_illegal_move() {
    for_each_game!(only_legal_moves_in);
}

/// A seat that thinks by iterations does the same again, on as many threads as before.
fn thoughts_repeat_in<G: Courtly>() {
    let (rules, learnt) = (&G::syllabus()[0], G::learnt());
    for threads in [1, 3] {
        let game = || {
            let knight = Entrant { level: Level::Knight, budget: Budget::Iterations(30), threads };
            let squire = entrant(Level::Squire);
            let seat = |n| if n == 0 { knight } else { squire }.seat::<G>(&learnt);
            let mut bots: Vec<_> = (0..rules.seats()).map(seat).collect();
            let mut own: Vec<_> = (1..=4).map(Quick::new).collect();
            play(rules, &mut bots, &mut Quick::new(9), &mut own, |_| ()).last
        };
        assert!(game() == game(), "{}: the same game went otherwise on {threads} threads", G::NAME);
    }
}

#[test]
fn thoughts_repeat() {
    for_each_game!(thoughts_repeat_in);
}

/// A squire's share of wins against pages, sitting in every seat in turn.
fn share_against_pages<G: Courtly>(rules: &G, games: usize) -> f64 {
    let learnt = G::learnt();
    let seats = usize::from(rules.seats());
    let game = |n: usize| {
        let level = |at| if at == n % seats { Level::Squire } else { Level::Page };
        let mut bots: Vec<_> = (0..seats).map(|at| entrant(level(at)).seat::<G>(&learnt)).collect();
        let mut own: Vec<_> = (1..=seats as u64).map(|at| Quick::stream(at, n as u64)).collect();
        let last = play(rules, &mut bots, &mut Quick::stream(11, (n / seats) as u64), &mut own, |_| ()).last;
        let winners = rules.scores(&last).winners();
        if winners.has(Seat::new(n % seats)) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..games).map(game).sum::<f64>() / games as f64
}

/// With every set of options a squire plays sanely, and with the usual ones well.
fn squires_beat_pages_in<G: Courtly>() {
    G::syllabus().par_iter().enumerate().for_each(|(n, rules)| {
        let (games, least) = if n == 0 { (400, 0.8) } else { (40, 0.65) };
        let share = share_against_pages(rules, games);
        assert!(share >= least, "{}: a squire wins only {:.0} % against pages", line(rules), 100.0 * share);
    });
}

#[test]
fn squires_beat_pages_with_every_set_of_options() {
    for_each_game!(squires_beat_pages_in);
}

/// What is part of the program is small, and something was learnt.
fn weights_are_small_in<G: Courtly>() {
    let learnt = G::learnt();
    let rows = learnt.net.first.len() * bots::value::FIRST + learnt.net.second.len() * bots::value::SECOND;
    let numbers = learnt.linear.weights.len() + rows + learnt.net.third.len();
    assert!(4 * numbers <= 2 << 20, "{}: {numbers} numbers", G::NAME);
    assert!(learnt.net.third.iter().any(|weight| *weight != 0.0), "{}: nothing was learnt", G::NAME);
}

#[test]
fn weights_are_small() {
    for_each_game!(weights_are_small_in);
}
