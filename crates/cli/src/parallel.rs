//! Many games on many threads, with a progress bar.

use crate::{CliError, LocaleContext, progress};
use rayon::prelude::*;

/// The number of games per task.
const CHUNK: u64 = 250;

/// A pool of threads.
pub(crate) fn thread_pool(threads: usize) -> Result<rayon::ThreadPool, CliError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| CliError::new("tool-bad-threads").caused_by(error))
}

/// Plays games in parallel: `play` plays a range of games, `merge` adds two results.
pub(crate) fn map_games<T: Default + Send>(
    ctx: LocaleContext,
    games: u64,
    threads: u16,
    play: impl Fn(u64, u64) -> T + Sync,
    merge: impl Fn(T, T) -> T + Sync + Send,
) -> anyhow::Result<T> {
    let pool = thread_pool(usize::from(threads))?;
    let bar = progress::games(ctx, games);
    let chunk = |n: u64| {
        let (from, to) = (n * CHUNK, ((n + 1) * CHUNK).min(games));
        let played = play(from, to);
        bar.inc(to - from);
        played
    };
    let chunks = games.div_ceil(CHUNK);
    let sum = pool.install(|| (0..chunks).into_par_iter().map(chunk).reduce(T::default, merge));
    bar.finish_and_clear();
    Ok(sum)
}
