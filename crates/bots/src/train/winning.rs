//! Who will win: what knights and marshals judge positions by.

use super::gradient;
use super::lesson::{self, Lesson};
use super::pupil::Pupils;
use super::subject::Subject;
use crate::Courtly;
use crate::value::{BadWeights, Linear, Net, Shape, Sketch, Weights};
use engine::{Dice, Quick};

impl Subject for Weights {
    type Lesson = Lesson;

    const MAGIC: &'static [u8; 8] = b"HTCOURS2";
    const ROUND: u64 = 192;
    const STEP: usize = 256;
    const PASSES: u32 = 1;
    const PACE: f32 = 1.5e-3;
    const SLOWER_AFTER: f32 = 6_000.0;
    const DECAY: f32 = 1e-3;

    fn newborn<G: Courtly>(seed: u64) -> Weights {
        let net = Net::newborn(G::FEATURES, &mut Quick::stream(seed, u64::MAX));
        let small = || Sketch::newborn(G::FEATURES, &mut Quick::stream(seed, u64::MAX - 1));
        Weights { linear: Linear::blank(G::FEATURES), net, sketch: G::SKETCHED.then(small) }
    }

    fn blank(&self) -> Weights {
        Weights::blank(self.shape())
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        Weights::numbers(self)
    }

    /// Half of the games are played by the first rules, half by any.
    fn play<G: Courtly>(&self, rules: &[G], seed: u64, game: u64) -> Vec<Lesson> {
        let mut dice = Quick::stream(seed, game);
        let which = if dice.below(2) == 0 { 0 } else { dice.below(rules.len() as u32) as usize };
        let played = game - game % Self::ROUND;
        let mut pupils = Pupils::new(&self.net, G::SCHOOLING.greedy(played), &mut dice);
        let mut lessons = lesson::game(&rules[which], &mut pupils, &mut dice);
        lesson::look_back(&mut lessons, G::SCHOOLING.patience(played), &self.net);
        lessons
    }

    fn surprises(&self, lesson: &Lesson) -> (f32, f32) {
        gradient::surprises(self, lesson)
    }

    fn blame(&self, lesson: &Lesson, gradient: &mut Weights) {
        gradient::add(self, lesson, gradient);
    }

    fn write(&self) -> Vec<u8> {
        Weights::write(self)
    }

    fn read<G: Courtly>(bytes: &[u8]) -> Result<Weights, BadWeights> {
        Weights::read(bytes, Shape::of::<G>())
    }
}
