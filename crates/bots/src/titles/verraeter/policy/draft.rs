//! Which action card to take.

use super::Rationale;
use super::build;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED, MAX_OFFICES};
use ::verraeter::{Action, Role, Side};

/// A building worth less than this is none.
const SLIGHT: f32 = 0.3;

/// Diplomacy that changes the chance of victory by less than this is idle.
const SWING: f32 = 0.05;

/// Each action card: how the conflict goes with it, what it brings besides, and who may get those passed on.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], opinions: &mut ActionScores<Rationale>) {
    let Some(border) = context.world.conflict else { return };
    let (glance, efforts) = (context.glance(), context.efforts());
    let field = context.field(border, &context.muster());
    let kept = context.keeps(context.cards, context.points, 0);
    for &action in actions {
        let Action::Pick(role) = action else { continue };
        let clash = context.clash(&field, Some(role), &context.believes(&glance, role));
        let effort = context.best_effort(&clash, Some(role), &efforts);
        let plans = if role == Role::Builder { build::best(context) } else { 0.0 };
        let swing = clash.with(u16::from(role.cp())).victory - clash.with(0).victory;
        let why = context.why_take(role, Grounds { victory: effort.victory, swing, plans });
        opinions.push(effort.worth - kept + context.besides(role, plans), why);
    }
}

/// What speaks for a role.
#[derive(Copy, Clone, Debug)]
struct Grounds {
    /// The chance of victory with it.
    victory: f32,
    /// How much of that is due to its own conflict points.
    swing: f32,
    /// What the best building would be worth.
    plans: f32,
}

impl PolicyContext<'_> {
    /// What a role brings besides its part in the conflict and its cards; `plans` is what the best building is worth.
    pub(super) fn besides(&self, role: Role, plans: f32) -> f32 {
        let params = self.params;
        let own = match role {
            Role::Traitor | Role::Diplomat2 | Role::Diplomat5 | Role::Farmer => 0.0,
            Role::Builder => params.plans * plans + params.denial * self.builders_after(),
            Role::Strategist if self.is_last_round() => 0.0,
            Role::Strategist => params.strategy,
        };
        own + f32::from(role.vp()) + self.standing_for(self.side_with(Some(role)))
    }

    /// What the builder would be worth to those after him, as rivals: an office counts up to three cards.
    fn builders_after(&self) -> f32 {
        let last = self.everyone().iter().filter(|&other| self.turn_of(other) > self.turn_of(self.seat));
        let lacking = last.filter(|&other| self.world.nobles[other].offices.len() < usize::from(MAX_OFFICES));
        let shares: f32 = lacking.map(|other| self.shares[other]).sum();
        -shares * f32::from(MAX_COUNTED)
    }

    /// What it is worth in later rounds to stand for a house.
    pub(super) fn standing_for(&self, side: Side) -> f32 {
        let rounds = self.params.loyalty.min(f32::from(self.rounds_left));
        let paying = self.own.estates.among(self.world.lands_of(side)).len();
        rounds * self.any_card() * paying as f32
    }

    fn why_take(&self, role: Role, grounds: Grounds) -> Rationale {
        match role {
            Role::Traitor if grounds.victory > 0.5 => Rationale::DesertsToWinners,
            Role::Traitor => Rationale::DesertsForThePoint,
            Role::Diplomat2 | Role::Diplomat5 if grounds.swing > SWING => Rationale::DiplomacyDecides,
            Role::Diplomat2 | Role::Diplomat5 => Rationale::DiplomacyIsIdle,
            Role::Builder if grounds.plans > SLIGHT => Rationale::HasPlansToBuild,
            Role::Builder => Rationale::NothingToBuild,
            Role::Strategist if self.is_last_round() => Rationale::SurePoints,
            Role::Strategist => Rationale::SurePointsAndStrategy,
            Role::Farmer if self.farmer_helps() => Rationale::HandNeedsCards,
            Role::Farmer => Rationale::CardsAreOfNoUse,
        }
    }

    /// Whether the farmer's cards find room and some use.
    fn farmer_helps(&self) -> bool {
        let useful = !self.is_last_round() || !self.own.offices.is_empty();
        useful && self.own.hand.total() < HAND_LIMIT && self.due(self.own.side, None) < 3
    }
}
