//! First estate: where to place it.

use super::Rationale;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::ring::LANDS;
use ::verraeter::{Action, Place};

/// Scores each land by the expected number of cards it pays.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let draws = f32::from(context.rounds_left + 1);
    for &action in actions {
        let Action::Estate(at) = action else { continue };
        let rationale = match (context.is_abroad(at), context.is_sheltered(at)) {
            (true, _) => Rationale::HomeAbroad,
            (false, true) => Rationale::ShelteredHome,
            (false, false) => Rationale::HomeAtTheBorder,
        };
        scores.push(draws * context.any_card() * context.pays(at), rationale);
    }
}

impl PolicyContext<'_> {
    /// The share of future draws in which an estate at a place pays.
    pub(super) fn pays(&self, at: Place) -> f32 {
        let land = self.rules.figures().land(self.world.kind(at));
        let rampart = self.params.pay_share_per_point * f32::from(land.cp);
        if self.is_abroad(at) {
            self.params.abroad_pay_share
        } else if self.is_sheltered(at) {
            self.params.sheltered_pay_share
        } else {
            self.params.exposed_pay_share + rampart
        }
    }

    /// Whether a land belongs to the other side.
    pub(super) fn is_abroad(&self, at: Place) -> bool {
        self.world.side(at) != self.own.side
    }

    /// Whether a land has no border.
    fn is_sheltered(&self, at: Place) -> bool {
        let edges = self.world.eagle.edges();
        let before = Place::new((at.index() + LANDS - 1) % LANDS);
        !edges.has(at) && !edges.has(before)
    }
}
