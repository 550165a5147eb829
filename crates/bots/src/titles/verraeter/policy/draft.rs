//! Draft: which action card to take.

use super::Rationale;
use super::build;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED, MAX_OFFICES};
use ::verraeter::{Action, Role, Side};

/// The value below which a building is not worth taking the builder.
const SLIGHT: f32 = 0.3;

/// The change in the probability of victory below which a diplomat has no effect.
const SWING: f32 = 0.05;

/// Scores each action card: the value of the conflict with it, its own value, and the effect of the cards passed on.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let Some(border) = context.world.conflict else { return };
    let (observed_draft, strongest) = (context.observed_draft(), context.strongest());
    let setup = context.conflict_setup(border, &context.supply_estimate());
    let kept = context.hand_value(context.cards, context.points, 0);
    for &action in actions {
        let Action::Pick(role) = action else { continue };
        let conflict =
            context.conflict(&setup, Some(role), &context.beliefs_after_pick(&observed_draft, role));
        let supply = context.best_supply(&conflict, Some(role), &strongest);
        let build_value = if role == Role::Builder { build::best(context) } else { 0.0 };
        let swing = conflict.with(u16::from(role.cp())).victory - conflict.with(0).victory;
        let rationale = context.rationale(role, Grounds { victory: supply.victory, swing, build_value });
        scores.push(supply.worth - kept + context.role_value(role, build_value), rationale);
    }
}

/// The inputs of the rationale of a role.
#[derive(Copy, Clone, Debug)]
struct Grounds {
    /// The probability of victory with the role.
    victory: f32,
    /// The part of it due to the role's own conflict points.
    swing: f32,
    /// The value of the best building.
    build_value: f32,
}

impl PolicyContext<'_> {
    /// The value of a role without the conflict and the hand; `build_value` is the value of the best building.
    pub(super) fn role_value(&self, role: Role, build_value: f32) -> f32 {
        let params = self.params;
        let own = match role {
            Role::Traitor | Role::Diplomat2 | Role::Diplomat5 | Role::Farmer => 0.0,
            Role::Builder => params.build_share * build_value + params.builder_denial * self.builders_after(),
            Role::Strategist if self.is_last_round() => 0.0,
            Role::Strategist => params.strategist,
        };
        own + f32::from(role.vp()) + self.standing_for(self.side_with(Some(role)))
    }

    /// The value of the builder for later rivals that lack an office: an office counts up to three cards.
    fn builders_after(&self) -> f32 {
        let last = self.all_seats().iter().filter(|&other| self.turn_of(other) > self.turn_of(self.seat));
        let lacking = last.filter(|&other| self.world.nobles[other].offices.len() < usize::from(MAX_OFFICES));
        let shares: f32 = lacking.map(|other| self.shares[other]).sum();
        -shares * f32::from(MAX_COUNTED)
    }

    /// The value of being on a side in later rounds.
    pub(super) fn standing_for(&self, side: Side) -> f32 {
        let rounds = self.params.side_horizon.min(f32::from(self.rounds_left));
        let paying = self.own.estates.among(self.world.lands_of(side)).len();
        rounds * self.any_card() * paying as f32
    }

    fn rationale(&self, role: Role, grounds: Grounds) -> Rationale {
        match role {
            Role::Traitor if grounds.victory > 0.5 => Rationale::DesertsToWinners,
            Role::Traitor => Rationale::DesertsForThePoint,
            Role::Diplomat2 | Role::Diplomat5 if grounds.swing > SWING => Rationale::DiplomacyDecides,
            Role::Diplomat2 | Role::Diplomat5 => Rationale::DiplomacyIsIdle,
            Role::Builder if grounds.build_value > SLIGHT => Rationale::HasPlansToBuild,
            Role::Builder => Rationale::NothingToBuild,
            Role::Strategist if self.is_last_round() => Rationale::SurePoints,
            Role::Strategist => Rationale::SurePointsAndStrategy,
            Role::Farmer if self.farmer_helps() => Rationale::HandNeedsCards,
            Role::Farmer => Rationale::CardsAreOfNoUse,
        }
    }

    /// Whether the farmer's cards fit into the hand and have a use.
    fn farmer_helps(&self) -> bool {
        let useful = !self.is_last_round() || !self.own.offices.is_empty();
        useful && self.own.hand.total() < HAND_LIMIT && self.due(self.own.side, None) < 3
    }
}
