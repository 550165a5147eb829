//! Many games on many threads, with a bar that shows how far they are.

use crate::{Speech, Trouble, progress};
use rayon::prelude::*;

/// Games that a thread plays before it looks up.
const CHUNK: u64 = 250;

/// So many threads.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, Trouble> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| Trouble::new("tool-bad-threads").because(error))
}

/// Plays so many games: `play` the games from one number to below another, `both` adds two results up.
pub(crate) fn play<T: Default + Send>(
    speech: Speech,
    games: u64,
    threads: u16,
    play: impl Fn(u64, u64) -> T + Sync,
    both: impl Fn(T, T) -> T + Sync + Send,
) -> anyhow::Result<T> {
    let pool = pool(usize::from(threads))?;
    let bar = progress::games(speech, games);
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
