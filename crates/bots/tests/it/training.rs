//! Training runs: determinism, checkpoints, progress.

use bots::train::{Trainer, opponent_model_trainer, value_trainer};
use games::Title;

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads can be started")
        .install(work)
}

/// Runs so many epochs.
fn after(epochs: usize, mut trainer: Box<dyn Trainer>) -> Box<dyn Trainer> {
    (0..epochs).for_each(|_| _ = trainer.epoch());
    trainer
}

fn values(seed: u64) -> Box<dyn Trainer> {
    value_trainer(Title::Verraeter, seed)
}

/// A game with a small network.
fn with_small_net(seed: u64) -> Box<dyn Trainer> {
    value_trainer(Title::Krieg, seed)
}

fn opponents(seed: u64) -> Box<dyn Trainer> {
    opponent_model_trainer(Title::Verraeter, seed).expect("the game has an opponent model")
}

#[test]
fn results_depend_on_the_seed_only() {
    for (trainer, epochs) in [(values as fn(u64) -> Box<dyn Trainer>, 2), (with_small_net, 1), (opponents, 1)]
    {
        let run = |seed| move || after(epochs, trainer(seed)).checkpoint();
        let (one, three) = (on_threads(1, run(4)), on_threads(3, run(4)));
        assert!(one == three, "the number of threads changes the result");
        assert!(run(5)() != one, "the seed does not change the result");
    }
}

/// Checks that a run resumed from a checkpoint gives the same result as an uninterrupted one, and returns the run.
fn resumes(trainer: fn(u64) -> Box<dyn Trainer>) -> Box<dyn Trainer> {
    let (mut whole, mut resumed) = (after(1, trainer(4)), trainer(4));
    resumed.resume(&whole.checkpoint()).expect("the checkpoint is valid");
    whole.epoch();
    resumed.epoch();
    assert!(resumed.checkpoint() == whole.checkpoint(), "the checkpoints differ");
    assert!(resumed.weights() == whole.weights(), "the weights differ");
    whole
}

#[test]
fn value_training_resumes_from_a_checkpoint() {
    resumes(values);
    resumes(with_small_net);
}

/// The cross-entropy falls within one epoch.
#[test]
fn opponent_training_resumes_from_a_checkpoint_and_improves() {
    let run = resumes(opponents);
    let (first, last) = (run.curve()[0], run.curve()[1]);
    assert!(last.cross_entropy < first.cross_entropy - 0.2, "{first:?} {last:?}");
}

#[test]
fn cross_entropies_fall_within_twelve_epochs() {
    let run = after(12, values(4));
    let (first, last) = (run.curve()[0], run.curve()[11]);
    assert!(last.cross_entropy < first.cross_entropy - 0.02, "{first:?} {last:?}");
    assert!(last.baseline < first.baseline - 0.02, "{first:?} {last:?}");
}

#[test]
fn games_without_an_opponent_model_have_no_trainer() {
    assert!(opponent_model_trainer(Title::Kingsburg, 1).is_none());
    assert!(opponent_model_trainer(Title::Krieg, 1).is_none());
}

#[test]
fn invalid_checkpoints_are_rejected() {
    let bytes = values(1).checkpoint();
    let mut kingsburg = value_trainer(Title::Kingsburg, 1);
    let before = kingsburg.checkpoint();
    assert!(kingsburg.resume(&bytes).unwrap_err().to_string().contains("features"));
    assert!(kingsburg.resume(b"HTCOURS1").is_err());
    assert!(kingsburg.resume(&bytes[..bytes.len() - 1]).is_err());
    assert!(kingsburg.checkpoint() == before, "a rejected file changed the run");
    assert!(opponents(1).resume(&bytes).is_err(), "a checkpoint of another objective");
}
