//! The plies of a game, with copies of the state in between.

use engine::{Game, Ply};
use std::sync::{Arc, OnceLock};

/// Plies per copy of the state. More plies need less memory and a longer replay to find a state.
pub(super) const CHUNK: usize = 8;

/// The plies of a game, in chunks that clones share.
///
/// A clone copies one pointer per chunk. Each chunk has the state before its first ply, so that a state in the middle of the
/// game is at most `CHUNK - 1` plies away.
#[derive(Debug)]
pub(super) struct History<G: Game> {
    /// All but the last are full, and none is empty.
    chunks: Vec<Arc<Chunk<G>>>,
}

#[derive(Debug)]
struct Chunk<G: Game> {
    start: G::State,
    plies: Vec<PlayedPly<G>>,
}

/// A ply, and what has been found out about it.
#[derive(Debug)]
pub(super) struct PlayedPly<G: Game> {
    pub(super) ply: Ply<G>,
    /// Whether it reveals information; empty until it is computed.
    pub(super) reveals: OnceLock<bool>,
}

impl<G: Game> History<G> {
    pub(super) fn new() -> History<G> {
        History { chunks: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.plies.len())
    }

    /// Returns the ply after the first `plies` ones.
    pub(super) fn get(&self, plies: usize) -> &PlayedPly<G> {
        &self.chunks[plies / CHUNK].plies[plies % CHUNK]
    }

    /// Adds a ply that is applied to the state `before`.
    pub(super) fn push(&mut self, before: &G::State, ply: Ply<G>) {
        if self.len().is_multiple_of(CHUNK) {
            self.chunks.push(Arc::new(Chunk { start: *before, plies: Vec::with_capacity(CHUNK) }));
        }
        let last = self.chunks.last_mut().expect("a chunk was added if there was none");
        Arc::make_mut(last).plies.push(PlayedPly { ply, reveals: OnceLock::new() });
    }

    /// Keeps the first `plies` plies.
    pub(super) fn truncate(&mut self, plies: usize) {
        self.chunks.truncate(plies.div_ceil(CHUNK));
        if plies < self.len() {
            let last = self.chunks.last_mut().expect("a game with plies has a chunk");
            Arc::make_mut(last).plies.truncate(plies % CHUNK);
        }
    }

    /// Returns the state after the first `plies` plies, of which there must be more.
    pub(super) fn state_after(&self, rules: &G, plies: usize) -> G::State {
        let chunk = &self.chunks[plies / CHUNK];
        let mut state = chunk.start;
        chunk.plies[..plies % CHUNK].iter().for_each(|played| played.ply.apply(rules, &mut state));
        state
    }
}

// A derived implementation would require these traits of the game type.

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        History { chunks: self.chunks.clone() }
    }
}

impl<G: Game> Clone for Chunk<G> {
    fn clone(&self) -> Chunk<G> {
        Chunk { start: self.start, plies: self.plies.clone() }
    }
}

impl<G: Game> Clone for PlayedPly<G> {
    fn clone(&self) -> PlayedPly<G> {
        PlayedPly { ply: self.ply, reveals: self.reveals.clone() }
    }
}
