//! Random games with draws from a seed, as a server plays them. Tests of other crates include this file.

use engine::{FastRng, Rng, Turn};
use games::fair_dice::{FairnessProof, Seed};
use games::{DynGame, DynMatch};

/// A match with fair draws and the number of used draws.
struct Hosted {
    table: Box<dyn DynMatch>,
    proof: FairnessProof,
    next: u64,
    /// The numbers of the draws in the record, in order.
    standing: Vec<u64>,
}

impl Hosted {
    fn draw(&mut self) {
        let mut rng = self.proof.seed.chance_stream(&self.proof.contributions).rng(self.next);
        self.table.draw_chance(&mut rng).expect("it is the turn of the box");
        self.standing.push(self.next);
        self.next += 1;
    }

    /// Takes plies back; the draws among them are not used again.
    fn take_back(&mut self, plies: usize) {
        let kept = self.table.ply_count().saturating_sub(plies);
        self.table = self.table.at_ply(kept);
        let record = self.table.record();
        let draws = record.entries.iter().filter(|(_, entry)| entry.starts_with("box ")).count();
        self.proof.discarded_draws.extend(self.standing.split_off(draws));
        self.proof.discarded_draws.sort_unstable();
    }
}

/// Plays a random game and returns its record with its proof; with `undo`, some plies are taken back.
pub(crate) fn play(rules: &dyn DynGame, n: u64, undo: bool) -> String {
    let mut whims = FastRng::new(n);
    let seed = Seed::new(std::array::from_fn(|_| whims.below(256) as u8));
    let words = (1..=rules.header().seats).map(|seat| "é".repeat(usize::from(seat) - 1)).collect();
    let proof = FairnessProof::new(seed, words, Vec::new());
    let mut hosted = Hosted { table: rules.new_match(), proof, next: 0, standing: Vec::new() };
    while hosted.table.turn() != Turn::Over {
        if hosted.table.turn() == Turn::Chance {
            hosted.draw();
            continue;
        }
        if undo && whims.below(40) == 0 {
            let plies = 1 + whims.below(6) as usize;
            hosted.take_back(plies);
            continue;
        }
        hosted.table.play_random_ply(&mut whims);
    }
    format!("{}{}", hosted.proof, hosted.table.record())
}
