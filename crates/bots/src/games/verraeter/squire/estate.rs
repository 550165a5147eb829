//! Under which land to place an estate.

use super::Why;
use super::outlook::Outlook;
use crate::ActionScores;
use ::verraeter::ring::LANDS;
use ::verraeter::{Action, Place};

/// Each land for the first estate: how often it will pay.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut ActionScores<Why>) {
    let draws = f32::from(outlook.rounds_left + 1);
    for &action in actions {
        let Action::Estate(at) = action else { continue };
        let why = match (outlook.is_abroad(at), outlook.is_sheltered(at)) {
            (true, _) => Why::HomeAbroad,
            (false, true) => Why::ShelteredHome,
            (false, false) => Why::HomeAtTheBorder,
        };
        opinions.push(draws * outlook.any_card() * outlook.pays(at), why);
    }
}

impl Outlook<'_> {
    /// How often an estate at a place pays, as a share of all draws to come.
    pub(super) fn pays(&self, at: Place) -> f32 {
        let land = self.rules.figures().land(self.world.kind(at));
        let rampart = self.temper.rampart * f32::from(land.cp);
        if self.is_abroad(at) {
            self.temper.abroad
        } else if self.is_sheltered(at) {
            self.temper.sheltered
        } else {
            self.temper.exposed + rampart
        }
    }

    /// Whether a land belongs to the other house.
    pub(super) fn is_abroad(&self, at: Place) -> bool {
        self.world.side(at) != self.own.side
    }

    /// Whether no border touches a land.
    fn is_sheltered(&self, at: Place) -> bool {
        let edges = self.world.eagle.edges();
        let before = Place::new((at.index() + LANDS - 1) % LANDS);
        !edges.has(at) && !edges.has(before)
    }
}
