//! The inputs of the policy at a decision.

use super::build_goals::{BuildGoals, BuildModifiers, Holdings};
use super::time_left::Outlook;
use super::war::{self, BattleForecast};
use ::kingsburg::buildings::Building;
use ::kingsburg::goods::Good;
use ::kingsburg::state::{Lord, State};
use ::kingsburg::{Advisor, Kingsburg};
use engine::Seat;

/// The value of a good at the end with the Cathedral.
const CATHEDRAL: f32 = 0.5;

/// The number of build turns above which goods are for buildings only.
const SOON: f32 = 4.0;

/// The value of a good without a use, as a tie-break.
const IDLE: f32 = 0.04;

/// The value of the first, second, … +2 token.
const TOKENS: [f32; 4] = [1.2, 1.0, 0.65, 0.3];

/// The value of a look at an unknown invader.
const PEEK: f32 = 0.25;

/// The share of the value of a soldier that counts in the goods that pay for it.
const HIRED: f32 = 0.6;

/// A decision of a seat, with the values that all scores need.
pub(super) struct PolicyContext<'a> {
    /// The rules.
    pub(super) rules: &'a Kingsburg,
    /// The state.
    pub(super) world: &'a State,
    /// The seat.
    pub(super) seat: Seat,
    /// The player at the seat.
    pub(super) lord: &'a Lord,
    /// The time left.
    pub(super) outlook: Outlook,
    /// The modifiers of its buildings.
    pub(super) modifiers: BuildModifiers,
    /// Its build goals.
    pub(super) goals: BuildGoals,
    /// The battle of this winter.
    pub(super) battle: BattleForecast,
    /// The value of a good that is not used for a building.
    pub(super) idle: f32,
}

impl<'a> PolicyContext<'a> {
    /// Computes the context of a seat.
    pub(super) fn new(rules: &'a Kingsburg, world: &'a State, seat: Seat) -> PolicyContext<'a> {
        let outlook = Outlook::read(world, seat);
        let lord = &world.lords[seat];
        let own = war::strength_at_home(rules, world, seat);
        let battle = BattleForecast::of(
            rules,
            world,
            seat,
            &outlook,
            own + i32::from(soldiers_coming(world, seat, &outlook)),
        );
        let modifiers =
            BuildModifiers::of(rules, world, seat, war::strength_worth(world, seat, &outlook, own));
        let idle = idle(lord, &outlook, &battle);
        let goals = BuildGoals::of(rules, world, seat, &outlook, &modifiers, idle);
        PolicyContext { rules, world, seat, lord, outlook, modifiers, goals, battle, idle }
    }

    /// The change of value if the goods become `after`.
    pub(super) fn change(&self, after: [u8; 3]) -> f32 {
        self.goals.stock(Holdings::of(after)) - self.goals.stock(Holdings::of(self.lord.goods.0))
    }

    /// The value of one more +2 token.
    pub(super) fn token(&self) -> f32 {
        token(self.lord.tokens, self.outlook.times.rolls + 1.0)
    }

    /// The value of one of the seat's +2 tokens.
    pub(super) fn own_token(&self) -> f32 {
        token(self.lord.tokens.saturating_sub(1), self.outlook.times.rolls + 1.0)
    }

    /// The value of a look at the invader of this year.
    pub(super) fn peek(&self) -> f32 {
        let known = self.world.invader.seen.contains(self.seat) || !self.outlook.battle_ahead;
        if known { 0.0 } else { PEEK }
    }
}

/// The value of a token for a player with `held` tokens and `seasons` seasons left, including this one.
fn token(held: u8, seasons: f32) -> f32 {
    let late = if f32::from(held) < seasons { 1.0 } else { 0.1 };
    TOKENS[usize::from(held).min(TOKENS.len() - 1)] * late
}

/// The value of a good that is not used for a building: half a soldier, or a part of the Cathedral's points.
fn idle(lord: &Lord, outlook: &Outlook, battle: &BattleForecast) -> f32 {
    let price = if lord.province.has(Building::Barracks) { 1.0 } else { 2.0 };
    let soldier = if outlook.times.builds <= SOON && outlook.battle_ahead && !outlook.is_reinforced {
        HIRED * battle.soldier(3) / price
    } else {
        0.0
    };
    let cathedral = if lord.province.has(Building::Cathedral) { CATHEDRAL } else { 0.0 };
    soldier.max(cathedral).max(IDLE)
}

/// Advisors that give soldiers by their printed text, with their number.
const GIVE_SOLDIERS: [(u8, u8); 3] = [(5, 1), (10, 2), (18, 1)];

/// The soldiers that advisors will still give to a seat this season.
fn soldiers_coming(world: &State, seat: Seat, outlook: &Outlook) -> u8 {
    let Some(from) = outlook.aid_from else { return 0 };
    let stables = u8::from(world.lords[seat].province.has(Building::Stables));
    let mut coming = 0;
    for (number, count) in GIVE_SOLDIERS.into_iter().filter(|&(number, _)| number >= from) {
        let groups = Advisor::new(number).map_or(0, |advisor| world.court[advisor].of(seat));
        coming += groups * (count + stables);
    }
    coming
}

/// Goods with more of a kind.
pub(super) fn plus(mut goods: [u8; 3], good: Good, count: u8) -> [u8; 3] {
    goods[good as usize] = goods[good as usize].saturating_add(count);
    goods
}

/// Goods with less of a kind.
pub(super) fn minus(mut goods: [u8; 3], good: Good, count: u8) -> [u8; 3] {
    goods[good as usize] = goods[good as usize].saturating_sub(count);
    goods
}
