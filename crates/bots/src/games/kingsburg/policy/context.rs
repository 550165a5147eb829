//! All that is worked out once for a decision.

use super::build_goals::{Purse, Terms, Wants};
use super::time_left::Clock;
use super::war::{self, War};
use ::kingsburg::buildings::Building;
use ::kingsburg::goods::Good;
use ::kingsburg::state::{Lord, State};
use ::kingsburg::{Advisor, Kingsburg};
use engine::Seat;

/// What two goods bring at the end under the Cathedral, for each.
const CATHEDRAL: f32 = 0.5;

/// With more build turns to come than this, goods are for buildings.
const SOON: f32 = 4.0;

/// What a good is worth that nothing can be done with: it breaks ties.
const IDLE: f32 = 0.04;

/// What the first, second, … +2 token is worth.
const TOKENS: [f32; 4] = [1.2, 1.0, 0.65, 0.3];

/// What a look at an invader is worth to one who does not know it.
const PEEK: f32 = 0.25;

/// Of what a soldier is worth, so much is foreseen in the goods that pay for him.
const HIRED: f32 = 0.6;

/// A seat's thoughts before a decision.
pub(super) struct PolicyContext<'a> {
    /// The rules.
    pub(super) rules: &'a Kingsburg,
    /// The position.
    pub(super) world: &'a State,
    /// Who thinks.
    pub(super) seat: Seat,
    /// What he has.
    pub(super) lord: &'a Lord,
    /// What is left of the game.
    pub(super) clock: Clock,
    /// The terms on which he builds.
    pub(super) terms: Terms,
    /// What he wants.
    pub(super) wants: Wants,
    /// This winter's battle.
    pub(super) war: War,
    /// What a good is worth that is not built with.
    pub(super) idle: f32,
}

impl<'a> PolicyContext<'a> {
    /// Thinks a position over.
    pub(super) fn new(rules: &'a Kingsburg, world: &'a State, seat: Seat) -> PolicyContext<'a> {
        let clock = Clock::read(world, seat);
        let lord = &world.lords[seat];
        let own = war::strength_at_home(rules, world, seat);
        let war = War::of(rules, world, seat, &clock, own + i32::from(soldiers_coming(world, seat, &clock)));
        let terms = Terms::of(rules, world, seat, war::strength_worth(world, seat, &clock, own));
        let idle = idle(lord, &clock, &war);
        let wants = Wants::of(rules, world, seat, &clock, &terms, idle);
        PolicyContext { rules, world, seat, lord, clock, terms, wants, war, idle }
    }

    /// What a change of goods is worth, in the stock of the seat.
    pub(super) fn change(&self, after: [u8; 3]) -> f32 {
        self.wants.stock(Purse::of(after)) - self.wants.stock(Purse::of(self.lord.goods.0))
    }

    /// What one more +2 token is worth.
    pub(super) fn token(&self) -> f32 {
        token(self.lord.tokens, self.clock.times.rolls + 1.0)
    }

    /// What one of its +2 tokens is worth.
    pub(super) fn own_token(&self) -> f32 {
        token(self.lord.tokens.saturating_sub(1), self.clock.times.rolls + 1.0)
    }

    /// What a look at this year's invader is worth.
    pub(super) fn peek(&self) -> f32 {
        let known = self.world.invader.seen.has(self.seat) || !self.clock.battle_ahead;
        if known { 0.0 } else { PEEK }
    }
}

/// The worth of a token for one who has so many and so many seasons to use them in, this one included.
fn token(held: u8, seasons: f32) -> f32 {
    let late = if f32::from(held) < seasons { 1.0 } else { 0.1 };
    TOKENS[usize::from(held).min(TOKENS.len() - 1)] * late
}

/// What a good brings that is not built with: half a soldier, or a part of the Cathedral's points.
fn idle(lord: &Lord, clock: &Clock, war: &War) -> f32 {
    let price = if lord.province.has(Building::Barracks) { 1.0 } else { 2.0 };
    let soldier = if clock.times.builds <= SOON && clock.battle_ahead && !clock.is_reinforced {
        HIRED * war.soldier(3) / price
    } else {
        0.0
    };
    let cathedral = if lord.province.has(Building::Cathedral) { CATHEDRAL } else { 0.0 };
    soldier.max(cathedral).max(IDLE)
}

/// Advisors who give soldiers, by their printed aid, and how many.
const GIVE_SOLDIERS: [(u8, u8); 3] = [(5, 1), (10, 2), (18, 1)];

/// Soldiers that advisors have yet to give this season.
fn soldiers_coming(world: &State, seat: Seat, clock: &Clock) -> u8 {
    let Some(from) = clock.aid_from else { return 0 };
    let stables = u8::from(world.lords[seat].province.has(Building::Stables));
    let mut coming = 0;
    for (number, count) in GIVE_SOLDIERS.into_iter().filter(|&(number, _)| number >= from) {
        let groups = Advisor::new(number).map_or(0, |advisor| world.court[advisor].of(seat));
        coming += groups * (count + stables);
    }
    coming
}

/// Goods with one more of a kind.
pub(super) fn plus(mut goods: [u8; 3], good: Good, count: u8) -> [u8; 3] {
    goods[good as usize] = goods[good as usize].saturating_add(count);
    goods
}

/// Goods with fewer of a kind.
pub(super) fn minus(mut goods: [u8; 3], good: Good, count: u8) -> [u8; 3] {
    goods[good as usize] = goods[good as usize].saturating_sub(count);
    goods
}
