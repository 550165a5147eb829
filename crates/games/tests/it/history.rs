//! The history of a match: every earlier state can be computed, also after truncation and on clones that continue differently.

use engine::{Eye, FastRng, Ply, RandomPlayers, Seat, SeatSet};
use games::{DynMatch, Match, Record, TableGame};
use kingsburg::Kingsburg;
use krieg::Krieg;
use std::fs;
use verraeter::Verraeter;

/// Returns all golden games.
fn golden_games() -> Vec<Box<dyn DynMatch>> {
    let folders = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records"));
    let folders = folders.expect("the golden games are there").map(|folder| folder.expect("a folder").path());
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("a folder can be read"));
    let replay = |file: fs::DirEntry| {
        let text = fs::read_to_string(file.path()).expect("a record is text");
        Record::parse(&text).and_then(|record| record.replay(None)).expect("a golden game is legal")
    };
    files.map(|file| replay(file.expect("a file"))).collect()
}

/// Calls a function with each golden game and its type, and the states that a replay leads through.
macro_rules! for_each_golden_game {
    ($check:ident) => {
        for table in golden_games() {
            let any = table.as_any();
            if let Some(game) = any.downcast_ref::<Match<Krieg>>() {
                $check(game, &replayed(game));
            } else if let Some(game) = any.downcast_ref::<Match<Verraeter>>() {
                $check(game, &replayed(game));
            } else {
                let game = any.downcast_ref::<Match<Kingsburg>>().expect("there are three games");
                $check(game, &replayed(game));
            }
        }
    };
}

/// Returns the state before the first ply and after each, by a replay from the start.
fn replayed<G: TableGame>(game: &Match<G>) -> Vec<G::State> {
    let mut state = game.rules().initial_state();
    let after = |ply: Ply<G>| {
        ply.apply(game.rules(), &mut state);
        state
    };
    [game.rules().initial_state()].into_iter().chain(game.plies().map(after)).collect()
}

fn has_states<G: TableGame>(game: &Match<G>, states: &[G::State]) {
    assert_eq!(game.ply_count() + 1, states.len());
    for (plies, state) in states.iter().enumerate() {
        assert!(game.state_after(plies) == *state, "after {plies} plies");
    }
}

#[test]
fn every_state_of_a_golden_game_is_that_of_a_replay() {
    for_each_golden_game!(has_states);
}

#[test]
fn the_steps_after_any_ply_of_a_golden_game_are_those_of_a_replay() {
    fn check<G: TableGame>(game: &Match<G>, states: &[G::State]) {
        for from in [0, 1, game.ply_count() / 2, game.ply_count()] {
            let steps: Vec<_> = game.steps_after(from).collect();
            assert_eq!(steps.len(), game.ply_count() - from);
            for ((before, ply), number) in steps.into_iter().zip(from..) {
                assert!(before == states[number] && game.plies().nth(number) == Some(ply));
            }
        }
    }
    for_each_golden_game!(check);
}

/// Every length, from the whole game down to nothing.
#[test]
fn a_truncated_golden_game_has_the_states_that_are_left() {
    fn check<G: TableGame>(game: &Match<G>, states: &[G::State]) {
        let mut cut = game.clone();
        for plies in (0..=game.ply_count()).rev() {
            cut.truncate(plies);
            assert!(*cut.state() == states[plies], "after {plies} plies");
            assert!(cut.plies().eq(game.plies().take(plies)));
            if plies % 29 == 0 {
                has_states(&cut, &states[..=plies]);
            }
        }
        has_states(game, states);
    }
    for_each_golden_game!(check);
}

/// Clones are cut at every length and go on at random: each has its own states then, and the first game keeps its own.
#[test]
fn clones_of_a_golden_game_that_diverge_have_states_of_their_own() {
    fn check<G: TableGame>(game: &Match<G>, states: &[G::State]) {
        for plies in (0..game.ply_count()).step_by(7) {
            let mut clone = game.clone();
            clone.truncate(plies);
            for seed in 0..2 {
                let mut other = clone.clone();
                let mut expected = states[..=plies].to_vec();
                for _ in 0..20 {
                    if other.play_random_ply(&mut FastRng::new(seed)) {
                        expected.push(*other.state());
                    }
                }
                has_states(&other, &expected);
                assert!(replayed(&other) == expected);
            }
            has_states(&clone, &states[..=plies]);
        }
        has_states(game, states);
    }
    for_each_golden_game!(check);
}

/// [`Match::run`] adds its plies to the history.
#[test]
fn a_game_that_is_run_is_in_its_history() {
    fn check<G: TableGame>(game: &Match<G>, states: &[G::State]) {
        let (mut game, half) = (game.clone(), game.ply_count() / 2);
        game.truncate(half);
        let plies = game.run(&mut FastRng::new(1), &mut RandomPlayers);
        assert_eq!(game.ply_count(), half + plies as usize);
        assert!(game.rules().is_over(game.state()));
        let expected = replayed(&game);
        assert!(expected[..=half] == states[..=half]);
        has_states(&game, &expected);
    }
    for_each_golden_game!(check);
}

/// Events, entries and the last decision of a past ply are the same as at that time.
#[test]
fn what_is_asked_of_any_ply_is_answered_as_at_the_time() {
    for table in golden_games() {
        let entries = table.record().entries;
        let seats = SeatSet::all(table.header().seats);
        let eyes: Vec<Eye> = seats.iter().map(Eye::Seat).chain([Eye::Public, Eye::Omniscient]).collect();
        let observed: Vec<Vec<String>> = eyes.iter().map(|eye| table.observed_record(*eye)).collect();
        let mut again = table.at_ply(0);
        let mut last = vec![None; seats.len()];
        for (ply, (_, entry)) in (1..).zip(&entries) {
            again.apply_line(entry).expect("it was legal");
            if let Some(seat) = entry.split(' ').next().and_then(|word| word.parse::<Seat>().ok()) {
                last[seat.index()] = Some(ply);
            }
            for (eye, observed) in eyes.iter().zip(&observed) {
                assert_eq!(table.events(ply, *eye), again.events(ply, *eye));
                assert_eq!(table.observed_entry(ply, *eye), observed[ply - 1]);
            }
            assert!(seats.iter().all(|seat| again.last_decision(seat) == last[seat.index()]));
        }
        assert_eq!(observed.last(), Some(&entries.into_iter().map(|(_, entry)| entry).collect()));
    }
}

/// Whether a ply reveals information is the same on the match, on clones and after a replay.
#[test]
fn what_a_ply_reveals_is_judged_alike_by_all_callers() {
    for table in golden_games().into_iter().step_by(6) {
        let clone = table.boxed_clone();
        let replayed = table.record().replay(None).expect("a golden game is legal");
        for ply in (1..=table.ply_count()).step_by(17) {
            let verdict = table.reveals_information(ply);
            assert_eq!([&clone, &replayed, &table].map(|other| other.reveals_information(ply)), [verdict; 3]);
        }
    }
}
