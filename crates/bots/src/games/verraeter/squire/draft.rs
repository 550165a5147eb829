//! Which action card to take.

use super::Why;
use super::belief::Glance;
use super::build;
use super::outlook::Outlook;
use super::supply::best_effort;
use crate::Opinions;
use ::verraeter::figures::HAND_LIMIT;
use ::verraeter::{Action, Role};

/// A building worth less than this is none.
const SLIGHT: f32 = 0.3;

/// Each action card: how the conflict goes with it, what it brings besides, and who may get those passed on.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let Some(border) = outlook.world.conflict else { return };
    let received = outlook.received();
    let kept = outlook.keeps_without(::verraeter::Cards::NONE, 0);
    for &action in actions {
        let Action::Pick(role) = action else { continue };
        let beliefs = outlook.believes(Glance::taking(received, role));
        let forces = outlook.forces(border, &beliefs);
        let effort = best_effort(outlook, &forces, Some(role), &beliefs);
        let besides = outlook.besides(role);
        opinions.push(effort.worth - kept + besides, outlook.why_take(role, effort.victory, besides));
    }
}

impl Outlook<'_> {
    /// What a role brings besides its part in the conflict and its cards.
    fn besides(&self, role: Role) -> f32 {
        let points = f32::from(role.vp()) + self.standing_for(role);
        match role {
            Role::Traitor | Role::Diplomat2 | Role::Diplomat5 | Role::Farmer => points,
            Role::Builder => self.temper.plans * build::best(self),
            Role::Strategist if self.is_last_round() => points,
            Role::Strategist => points + self.temper.strategy,
        }
    }

    /// What it is worth in later rounds to stand on the side on which a role leaves him.
    fn standing_for(&self, role: Role) -> f32 {
        let rounds = self.temper.loyalty.min(f32::from(self.rounds_left));
        let paying = self.own.estates.among(self.world.lands_of(self.side_with(Some(role)))).len();
        rounds * self.any_card() * paying as f32
    }

    fn why_take(&self, role: Role, victory: f32, besides: f32) -> Why {
        match role {
            Role::Traitor if victory > 0.5 => Why::DesertsToWinners,
            Role::Traitor => Why::DesertsForThePoint,
            Role::Diplomat2 | Role::Diplomat5 if (0.2..0.9).contains(&victory) => Why::DiplomacyDecides,
            Role::Diplomat2 | Role::Diplomat5 => Why::DiplomacyIsIdle,
            Role::Builder if besides > SLIGHT => Why::HasPlansToBuild,
            Role::Builder => Why::NothingToBuild,
            Role::Strategist => Why::SurePoints,
            Role::Farmer if self.farmer_helps() => Why::HandNeedsCards,
            Role::Farmer => Why::CardsAreOfNoUse,
        }
    }

    /// Whether the farmer's cards find room and some use.
    fn farmer_helps(&self) -> bool {
        let useful = !self.is_last_round() || !self.own.offices.is_empty();
        useful && self.own.hand.total() < HAND_LIMIT && self.due(self.own.side, None) < 3
    }
}
