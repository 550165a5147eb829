//! Regression test: knights and marshals with fixed iterations play the recorded games move for move.
//!
//! `HIGHTABLE_RECORD_MOVES=1` writes the records in `moves/` again. Use it only after a change that is meant to change how bots play.

use bots::{BotSpec, Budget, Level};
use engine::{FastRng, Seat, Turn};
use games::{GameConfig, OptionValues, Title};
use rayon::prelude::*;
use std::path::PathBuf;

/// Iterations per decision.
const ITERATIONS: u32 = 60;

/// Seats and options of ten games.
type Variants = [(u8, &'static str); 10];

const KRIEG: Variants = [
    (4, ""),
    (3, ""),
    (4, "edition=spada"),
    (3, "edition=spada"),
    (4, "variants=strategic"),
    (4, "variants=light"),
    (3, "variants=global"),
    (4, "variants=dagger"),
    (4, "variants=mobilisation"),
    (3, "edition=spada,variants=light+mobilisation"),
];

const VERRAETER: Variants = [
    (4, ""),
    (3, ""),
    (4, "edition=1998"),
    (3, "edition=1998"),
    (4, "edition=2008"),
    (3, "edition=2008"),
    (4, ""),
    (3, ""),
    (4, ""),
    (3, ""),
];

const KINGSBURG: Variants = [
    (4, ""),
    (2, ""),
    (3, ""),
    (5, ""),
    (4, "modules=rows"),
    (3, "modules=alternative"),
    (2, "modules=governors"),
    (4, "modules=fate"),
    (3, "modules=troops+whims"),
    (3, "scenario=the-regency"),
];

/// Knights and marshals alternate; the first seat changes from game to game.
fn spec(game: usize, seat: usize) -> BotSpec {
    let level = if (game + seat).is_multiple_of(2) { Level::Knight } else { Level::Marshal };
    BotSpec { level, budget: Budget::Iterations(ITERATIONS), threads: 1 }
}

/// Plays a game and returns its record.
fn play(title: Title, n: usize, seats: u8, options: &str) -> String {
    let settings = OptionValues::parse(options).expect("the options can be read");
    let set_up = GameConfig { seats: Some(seats), options: settings, ..GameConfig::default() };
    let factory = bots::bot_factory_for(title, &set_up).expect("the game can be set up");
    let rules = title.info().configure(&set_up).expect("the game can be set up");
    let seed = n as u64;
    let mut players: Vec<_> =
        (0..usize::from(seats)).map(|seat| factory.player(spec(n, seat), seed * 10 + seat as u64)).collect();
    let (mut table, mut dice) = (rules.new_match(), FastRng::stream(77, seed));
    loop {
        match table.turn() {
            Turn::Over => return table.record().to_string(),
            Turn::Chance => drop(table.draw_chance(&mut dice)),
            turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                let seat: Seat = turn.seats().iter().next().expect("a turn is somebody's");
                let action = players[seat.index()].choose(&*table, seat);
                table.apply_line(&format!("{seat} {action}")).expect("bots do what is allowed");
            }
        }
    }
}

/// The plies of a record, without the header, which changes with the version of the rules.
fn plies(record: &str) -> impl Iterator<Item = &str> {
    record.lines().filter(|line| !line.starts_with('#')).skip(1)
}

fn check(title: Title, games: Variants) {
    games.par_iter().enumerate().for_each(|(n, (seats, options))| {
        let played = play(title, n, *seats, options);
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/moves"));
        let file = folder.join(format!("{title}-{n}.txt"));
        if std::env::var_os("HIGHTABLE_RECORD_MOVES").is_some() {
            std::fs::write(&file, &played).expect("the record can be written");
        }
        let recorded = std::fs::read_to_string(&file).expect("the game was recorded");
        let differs = plies(&played).zip(plies(&recorded)).enumerate().find(|(_, (now, then))| now != then);
        assert_eq!(differs, None, "{title} {n} differs from its record");
        assert_eq!(plies(&played).count(), plies(&recorded).count(), "{title} {n} has another length");
    });
}

#[test]
fn knights_and_marshals_of_krieg_move_as_recorded() {
    check(Title::Krieg, KRIEG);
}

#[test]
fn knights_and_marshals_of_verraeter_move_as_recorded() {
    check(Title::Verraeter, VERRAETER);
}

#[test]
fn knights_and_marshals_of_kingsburg_move_as_recorded() {
    check(Title::Kingsburg, KINGSBURG);
}
