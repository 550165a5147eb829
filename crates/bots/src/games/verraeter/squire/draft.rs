//! Which action card to take.

use super::Why;
use super::build;
use super::outlook::Outlook;
use super::supply::best_effort;
use crate::Opinions;
use ::verraeter::figures::{HAND_LIMIT, MOST_COUNTED, MOST_OFFICES};
use ::verraeter::{Action, Role, Side};

/// A building worth less than this is none.
const SLIGHT: f32 = 0.3;

/// Each action card: how the conflict goes with it, what it brings besides, and who may get those passed on.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let Some(border) = outlook.world.conflict else { return };
    let glance = outlook.glance();
    let field = outlook.field(border, &outlook.muster());
    let kept = outlook.keeps(outlook.cards, outlook.points, 0);
    for &action in actions {
        let Action::Pick(role) = action else { continue };
        let clash = outlook.clash(&field, Some(role), &outlook.believes(&glance, role));
        let effort = best_effort(outlook, &clash, Some(role));
        let besides = outlook.besides(role);
        opinions.push(effort.worth - kept + besides, outlook.why_take(role, effort.victory, besides));
    }
}

impl Outlook<'_> {
    /// What a role brings besides its part in the conflict and its cards.
    pub(super) fn besides(&self, role: Role) -> f32 {
        let points = f32::from(role.vp()) + self.standing_for(self.side_with(Some(role)));
        points
            + match role {
                Role::Traitor => 0.0,
                Role::Diplomat2 => self.temper.couriers,
                Role::Diplomat5 => self.temper.envoys,
                Role::Builder => {
                    self.temper.plans * build::best(self) + self.temper.denial * self.builders_after()
                }
                Role::Strategist if self.is_last_round() => 0.0,
                Role::Strategist => self.temper.strategy,
                Role::Farmer => self.temper.farming,
            }
    }

    /// What the builder would be worth to those after him, as rivals: an office counts up to three cards.
    fn builders_after(&self) -> f32 {
        let last = self.everyone().iter().filter(|&other| self.turn_of(other) > self.turn_of(self.seat));
        let lacking =
            last.filter(|&other| self.world.nobles[other].offices.len() < usize::from(MOST_OFFICES));
        let rivalry: f32 = lacking.map(|other| self.rivalry[other]).sum();
        rivalry * f32::from(MOST_COUNTED)
    }

    /// What it is worth in later rounds to stand for a house.
    pub(super) fn standing_for(&self, side: Side) -> f32 {
        let rounds = self.temper.loyalty.min(f32::from(self.rounds_left));
        let paying = self.own.estates.among(self.world.lands_of(side)).len();
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
