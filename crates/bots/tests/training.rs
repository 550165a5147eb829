//! Learning: the same from the same seed, whatever happens in between.

use bots::train::{Course, school};
use kingsburg::Kingsburg;
use verraeter::Verraeter;

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads can be started")
        .install(work)
}

fn course(rounds: usize) -> Course {
    let mut school = school("verraeter", 4).expect("verraeter is a game");
    (0..rounds).for_each(|_| _ = school.round());
    school.course().clone()
}

#[test]
fn what_is_learnt_depends_on_the_seed_alone() {
    let (one, three) = (on_threads(1, || course(2)), on_threads(3, || course(2)));
    assert!(one == three, "threads make a difference");
    let mut other = school("verraeter", 5).unwrap();
    (0..2).for_each(|_| _ = other.round());
    assert!(*other.course() != one, "the seed makes no difference");
}

#[test]
fn a_course_goes_on_where_it_was_written() {
    let mut school = school("verraeter", 4).unwrap();
    school.resume(&course(1).write()).unwrap();
    school.round();
    assert!(*school.course() == course(2), "a course that was read again learns otherwise");
}

#[test]
fn games_are_judged_better_after_some_rounds() {
    let course = course(12);
    let (first, last) = (course.curve()[0], course.curve()[11]);
    assert!(last.net < first.net - 0.02, "{first:?} {last:?}");
    assert!(last.linear < first.linear - 0.02, "{first:?} {last:?}");
}

#[test]
fn files_that_are_no_course_of_the_game_are_refused() {
    let bytes = Course::new::<Verraeter>(1).write();
    let mut kingsburg = school("kingsburg", 1).unwrap();
    assert!(kingsburg.resume(&bytes).unwrap_err().to_string().contains("features"));
    assert!(kingsburg.resume(b"HTCOURS1").is_err());
    assert!(kingsburg.resume(&bytes[..bytes.len() - 1]).is_err());
    assert_eq!(*kingsburg.course(), Course::new::<Kingsburg>(1));
}
