//! Learning: the same from the same seed, whatever happens in between.

use bots::train::{School, school, watch};

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads can be started")
        .install(work)
}

/// A course of so many rounds.
fn after(rounds: usize, mut school: Box<dyn School>) -> Box<dyn School> {
    (0..rounds).for_each(|_| _ = school.round());
    school
}

fn winning(seed: u64) -> Box<dyn School> {
    school("verraeter", seed).expect("verraeter is a game")
}

/// A game whose knights have a network of their own.
fn sketched(seed: u64) -> Box<dyn School> {
    school("krieg", seed).expect("krieg is a game")
}

fn habits(seed: u64) -> Box<dyn School> {
    watch("verraeter", seed).expect("verraeter is a game").expect("its knights are worth watching")
}

#[test]
fn what_is_learnt_depends_on_the_seed_alone() {
    for (enrol, rounds) in [(winning as fn(u64) -> Box<dyn School>, 2), (sketched, 1), (habits, 1)] {
        let learn = |seed| move || after(rounds, enrol(seed)).course();
        let (one, three) = (on_threads(1, learn(4)), on_threads(3, learn(4)));
        assert!(one == three, "threads make a difference");
        assert!(learn(5)() != one, "the seed makes no difference");
    }
}

/// Whether a course that is written down and read again learns what it would have learnt without that; the course.
fn goes_on(enrol: fn(u64) -> Box<dyn School>) -> Box<dyn School> {
    let (mut whole, mut again) = (after(1, enrol(4)), enrol(4));
    again.resume(&whole.course()).expect("a course can be read again");
    whole.round();
    again.round();
    assert!(again.course() == whole.course(), "a course that was read again learns otherwise");
    assert!(again.learnt() == whole.learnt(), "and something else comes of it");
    whole
}

#[test]
fn a_course_goes_on_where_it_was_written() {
    goes_on(winning);
    goes_on(sketched);
}

/// Choices of knights surprise less, already after a few games.
#[test]
fn habits_go_on_where_they_were_written_and_foretell_more() {
    let course = goes_on(habits);
    let (first, last) = (course.curve()[0], course.curve()[1]);
    assert!(last.learnt < first.learnt - 0.2, "{first:?} {last:?}");
}

#[test]
fn games_are_judged_better_after_some_rounds() {
    let course = after(12, winning(4));
    let (first, last) = (course.curve()[0], course.curve()[11]);
    assert!(last.learnt < first.learnt - 0.02, "{first:?} {last:?}");
    assert!(last.simpler < first.simpler - 0.02, "{first:?} {last:?}");
}

#[test]
fn habits_are_learnt_where_there_are_any() {
    assert!(watch("kingsburg", 1).unwrap().is_none());
    assert!(watch("krieg", 1).unwrap().is_none());
}

#[test]
fn files_that_are_no_course_of_the_game_are_refused() {
    let bytes = winning(1).course();
    let mut kingsburg = school("kingsburg", 1).unwrap();
    let before = kingsburg.course();
    assert!(kingsburg.resume(&bytes).unwrap_err().to_string().contains("features"));
    assert!(kingsburg.resume(b"HTCOURS1").is_err());
    assert!(kingsburg.resume(&bytes[..bytes.len() - 1]).is_err());
    assert!(kingsburg.course() == before, "what was refused left something behind");
    assert!(habits(1).resume(&bytes).is_err(), "who will win is not what knights do");
}
