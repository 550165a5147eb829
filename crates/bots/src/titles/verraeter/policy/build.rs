//! Builder: what to build.

use super::Rationale;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::{MAX_COUNTED, MAX_DRAWN, MAX_OFFICES};
use ::verraeter::{Action, Face, Place, Places};

/// The value below which a building is not worth its turn.
const SLIGHT: f32 = 0.05;

/// The buildings of a player, as they are or would be.
#[derive(Copy, Clone, Debug)]
struct Buildings {
    estates: Places,
    offices: Places,
}

impl Buildings {
    /// The buildings with one more.
    fn with(self, face: Face, at: Place) -> Buildings {
        match face {
            Face::Estate => Buildings { estates: self.estates.with(at), ..self },
            Face::Office => Buildings { offices: self.offices.with(at), ..self },
        }
    }

    /// The buildings with one turned over.
    fn turned(self, at: Place) -> Buildings {
        if self.estates.has(at) {
            Buildings { estates: self.estates.without(at), offices: self.offices.with(at) }
        } else {
            Buildings { estates: self.estates.with(at), offices: self.offices.without(at) }
        }
    }
}

/// Scores each building by the value of all buildings with it.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let now = context.buildings();
    let worth = context.buildings_value(now);
    for &action in actions {
        let gain = context.buildings_value(built(now, action)) - worth;
        scores.push(gain, context.rationale_for_build(action, gain));
    }
}

/// The buildings after an action.
fn built(now: Buildings, action: Action) -> Buildings {
    match action {
        Action::Build { face, at } => now.with(face, at),
        Action::Turn(at) => now.turned(at),
        Action::Estate(_)
        | Action::Conflict(_)
        | Action::Pick(_)
        | Action::Supply(_)
        | Action::Pass
        | Action::Discard(_) => now,
    }
}

/// The value of the best building that the seat could build.
pub(super) fn best(context: &PolicyContext<'_>) -> f32 {
    let now = context.buildings();
    let may_office = now.offices.len() < usize::from(MAX_OFFICES);
    let mut most = context.buildings_value(now);
    let worth = most;
    let mut try_out = |buildings| most = most.max(context.buildings_value(buildings));
    if context.own.reserve() > 0 {
        let free = context.world.built().others();
        free.iter().for_each(|at| try_out(now.with(Face::Estate, at)));
        free.iter().take(usize::from(may_office)).for_each(|at| try_out(now.with(Face::Office, at)));
    }
    if may_office {
        now.estates.iter().for_each(|at| try_out(now.turned(at)));
    }
    most - worth
}

impl PolicyContext<'_> {
    fn buildings(&self) -> Buildings {
        Buildings { estates: self.own.estates, offices: self.own.offices }
    }

    /// The value of buildings until the end: cards from estates, points from offices.
    fn buildings_value(&self, buildings: Buildings) -> f32 {
        let offices = buildings.offices.len() as f32;
        if self.is_last_round() {
            return offices * self.counted_now(buildings);
        }
        let income: f32 = buildings.estates.iter().map(|at| self.pays(at)).sum();
        let income = income.min(f32::from(MAX_DRAWN));
        let cards = f32::from(self.rounds_left + 1) * income;
        let counted = self.params.final_hand + self.params.final_hand_per_income * income;
        cards * self.any_card() + offices * counted.min(f32::from(MAX_COUNTED))
    }

    /// The number of cards that count for offices if this round is the last.
    fn counted_now(&self, buildings: Buildings) -> f32 {
        let paying = buildings.estates.among(self.world.lands_of(self.own.side)).len() as u8;
        f32::from((self.own.hand.total() + paying.min(MAX_DRAWN)).min(MAX_COUNTED))
    }

    fn rationale_for_build(&self, action: Action, gain: f32) -> Rationale {
        match action {
            Action::Build { face: Face::Estate, at } if self.is_abroad(at) => Rationale::EstateForLater,
            Action::Build { face: Face::Estate, .. } => Rationale::EstatePays,
            Action::Build { face: Face::Office, .. } if gain > SLIGHT => Rationale::OfficeCounts,
            Action::Build { face: Face::Office, .. } => Rationale::OfficeIsUntimely,
            Action::Turn(at) if self.own.estates.has(at) && gain > SLIGHT => Rationale::EstateBecomesOffice,
            Action::Turn(at) if self.own.estates.has(at) => Rationale::OfficeIsUntimely,
            Action::Turn(_) => Rationale::OfficeBecomesEstate,
            Action::Pass if best(self) > SLIGHT => Rationale::BuildsNothing,
            Action::Estate(_)
            | Action::Conflict(_)
            | Action::Pick(_)
            | Action::Supply(_)
            | Action::Pass
            | Action::Discard(_) => Rationale::AllIsBuilt,
        }
    }
}
