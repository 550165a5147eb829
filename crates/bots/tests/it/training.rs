//! Learning: the same from the same seed, whatever happens in between.

use bots::train::{Trainer, opponent_model_trainer, value_trainer};
use games::Title;

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads can be started")
        .install(work)
}

/// A run of so many rounds.
fn after(rounds: usize, mut trainer: Box<dyn Trainer>) -> Box<dyn Trainer> {
    (0..rounds).for_each(|_| _ = trainer.epoch());
    trainer
}

fn winning(seed: u64) -> Box<dyn Trainer> {
    value_trainer(Title::Verraeter, seed)
}

/// A game whose knights have a network of their own.
fn sketched(seed: u64) -> Box<dyn Trainer> {
    value_trainer(Title::Krieg, seed)
}

fn habits(seed: u64) -> Box<dyn Trainer> {
    opponent_model_trainer(Title::Verraeter, seed).expect("its knights are worth watching")
}

#[test]
fn what_is_learnt_depends_on_the_seed_alone() {
    for (enrol, rounds) in [(winning as fn(u64) -> Box<dyn Trainer>, 2), (sketched, 1), (habits, 1)] {
        let learn = |seed| move || after(rounds, enrol(seed)).checkpoint();
        let (one, three) = (on_threads(1, learn(4)), on_threads(3, learn(4)));
        assert!(one == three, "threads make a difference");
        assert!(learn(5)() != one, "the seed makes no difference");
    }
}

/// Whether a run that is written down and read again learns what it would have learnt without that; the run.
fn goes_on(enrol: fn(u64) -> Box<dyn Trainer>) -> Box<dyn Trainer> {
    let (mut whole, mut again) = (after(1, enrol(4)), enrol(4));
    again.resume(&whole.checkpoint()).expect("a run can be read again");
    whole.epoch();
    again.epoch();
    assert!(again.checkpoint() == whole.checkpoint(), "a run that was read again learns otherwise");
    assert!(again.learnt() == whole.learnt(), "and something else comes of it");
    whole
}

#[test]
fn a_course_goes_on_where_it_was_written() {
    goes_on(winning);
    goes_on(sketched);
}

/// Choices of knights have a lower cross entropy, already after a few games.
#[test]
fn habits_go_on_where_they_were_written_and_foretell_more() {
    let run = goes_on(habits);
    let (first, last) = (run.curve()[0], run.curve()[1]);
    assert!(last.learnt < first.learnt - 0.2, "{first:?} {last:?}");
}

#[test]
fn games_are_judged_better_after_some_rounds() {
    let run = after(12, winning(4));
    let (first, last) = (run.curve()[0], run.curve()[11]);
    assert!(last.learnt < first.learnt - 0.02, "{first:?} {last:?}");
    assert!(last.simpler < first.simpler - 0.02, "{first:?} {last:?}");
}

#[test]
fn habits_are_learnt_where_there_are_any() {
    assert!(opponent_model_trainer(Title::Kingsburg, 1).is_none());
    assert!(opponent_model_trainer(Title::Krieg, 1).is_none());
}

#[test]
fn files_that_are_no_course_of_the_game_are_refused() {
    let bytes = winning(1).checkpoint();
    let mut kingsburg = value_trainer(Title::Kingsburg, 1);
    let before = kingsburg.checkpoint();
    assert!(kingsburg.resume(&bytes).unwrap_err().to_string().contains("features"));
    assert!(kingsburg.resume(b"HTCOURS1").is_err());
    assert!(kingsburg.resume(&bytes[..bytes.len() - 1]).is_err());
    assert!(kingsburg.checkpoint() == before, "what was refused left something behind");
    assert!(habits(1).resume(&bytes).is_err(), "who will win is not what knights do");
}
