//! Many games on many threads, with a bar that shows how far they are.

use crate::progress;
use anyhow::Context;
use rayon::prelude::*;

/// Games that a thread plays before it looks up.
const CHUNK: u64 = 250;

/// Plays so many games: `play` the games from one number to below another, `both` adds two results up.
pub(crate) fn play<T: Default + Send>(
    games: u64,
    threads: u16,
    play: impl Fn(u64, u64) -> T + Sync,
    both: impl Fn(T, T) -> T + Sync + Send,
) -> anyhow::Result<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(threads)).build();
    let pool = pool.context("the threads cannot be started; ask for fewer with --threads")?;
    let bar = progress::games(games);
    let chunk = |n: u64| {
        let (from, to) = (n * CHUNK, ((n + 1) * CHUNK).min(games));
        let played = play(from, to);
        bar.inc(to - from);
        played
    };
    let chunks = games.div_ceil(CHUNK);
    let sum = pool.install(|| (0..chunks).into_par_iter().map(chunk).reduce(T::default, both));
    bar.finish_and_clear();
    Ok(sum)
}
