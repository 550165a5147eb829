//! A squire's opinions as odds.

use super::Desk;
use crate::Courtly;
use engine::Seat;

/// How sharply opinions tell actions apart.
#[derive(Copy, Clone, Debug)]
pub(super) struct Sharpness {
    /// Points of a squire's opinion that make an action e times as likely.
    pub(super) warmth: f32,
    /// The odds that even the worst action has, against 1 for the best.
    pub(super) doubt: f32,
}

impl Sharpness {
    /// So many times as sharp.
    pub(super) fn times(self, by: f32) -> Sharpness {
        Sharpness { warmth: self.warmth / by, ..self }
    }
}

impl<G: Courtly> Desk<G> {
    /// Fills in the odds of the legal actions that lie on the desk: 1 for what a squire likes best.
    pub(super) fn weigh(&mut self, rules: &G, world: &G::State, seat: Seat, sharpness: Sharpness) {
        let Sharpness { warmth, doubt } = sharpness;
        self.opinions.clear();
        rules.appraise(world, seat, &self.legal, &mut self.opinions);
        let opinions = self.opinions.each();
        let most = opinions.iter().fold(f32::NEG_INFINITY, |most, opinion| most.max(opinion.worth));
        self.odds.clear();
        self.odds.extend(opinions.iter().map(|opinion| ((opinion.worth - most) / warmth).exp() + doubt));
    }
}
