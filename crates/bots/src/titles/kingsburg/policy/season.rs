//! Changing dice, taking goods, powers of buildings, recruiting.

use super::Rationale;
use super::advisor_value::traded;
use super::build_goals::Holdings;
use super::context::{PolicyContext, minus, plus};
use super::influence::{Court, Plan};
use super::war;
use ::kingsburg::Action;
use ::kingsburg::faces::Faces;
use ::kingsburg::goods::Good;
use ::kingsburg::module::{self, Power};
use ::kingsburg::notation::{Coin, Payment};

/// The number of alternatives above which fewer throws are evaluated.
const MANY: usize = 8;

/// The number of representative throws.
const THROWS: u8 = 6;

/// The value of possibly being the strongest victor.
const BEST: f32 = 0.5;

/// The value of the Philosopher's wager.
const WAGER: f32 = 0.35;

/// A decision to change dice.
pub(super) struct DiceChange<'m, 'a> {
    court: Court<'m, 'a>,
    dice: Faces,
    white: Faces,
    /// The value of the dice as they are.
    now: f32,
    /// Every how many of the representative throws is evaluated.
    step: u8,
}

impl<'m, 'a> DiceChange<'m, 'a> {
    /// Prepares the decision; with many alternatives fewer throws are evaluated.
    pub(super) fn new(context: &'m PolicyContext<'a>, choices: usize) -> DiceChange<'m, 'a> {
        let mut court = Court::new(context);
        let (dice, white) = (context.lord.dice, context.lord.white);
        let now = worth(&mut court, dice, white);
        let step = if choices > MANY { 3 } else { 1 };
        DiceChange { court, dice, white, now, step }
    }

    /// The value and the rationale of an action.
    pub(super) fn score(&mut self, action: Action) -> (f32, Rationale) {
        if let Action::Module(module::Action::Power(power)) = action {
            self.power(power)
        } else if let Action::Statue { face, white } = action {
            self.rolled(face, white)
        } else if action == Action::Chapel {
            self.thrown(self.dice, self.white)
        } else {
            (0.0, Rationale::DiceAreGood)
        }
    }

    /// The value and the rationale of a card's change of the dice.
    fn power(&mut self, power: Power) -> (f32, Rationale) {
        match power {
            Power::Reroll { face, white } => self.rolled(face, white),
            Power::Altar { dice, white } => self.thrown(dice, white),
            Power::Prince(dice) => {
                let token = self.court.context().token();
                let (worth, rationale) = self.turned(dice, self.white);
                (worth + token, rationale)
            }
            Power::Philosopher => {
                let (worth, rationale) = self.thrown(self.dice, self.white);
                (worth + WAGER, rationale)
            }
            Power::Trickster { dice, white } => self.turned(dice, white),
        }
    }

    fn rolled(&mut self, face: u8, white: bool) -> (f32, Rationale) {
        let one = [face].into_iter().collect();
        if white { self.thrown(Faces::NONE, one) } else { self.thrown(one, Faces::NONE) }
    }

    /// The value of rolling these dice again: the mean over representative throws.
    fn thrown(&mut self, dice: Faces, white: Faces) -> (f32, Rationale) {
        let (kept, kept_white) = (self.dice.without(dice), self.white.without(white));
        let mut sum = 0.0;
        for throw in (self.step / 2..THROWS).step_by(usize::from(self.step)) {
            let faces = faces(throw, dice.count(), 0);
            let white = faces_white(throw, white.count());
            sum += worth(&mut self.court, kept.and(faces), kept_white.and(white));
        }
        (sum / f32::from(THROWS / self.step) - self.now, Rationale::BetterDice)
    }

    /// The value of setting the dice to these faces.
    fn turned(&mut self, dice: Faces, white: Faces) -> (f32, Rationale) {
        (worth(&mut self.court, dice, white) - self.now, Rationale::BetterDice)
    }
}

/// The faces of dice in a representative throw: over all throws each die shows each face once.
fn faces(throw: u8, count: u8, shift: u8) -> Faces {
    (0..count).map(|die| (throw * (1 + 4 * (die % 2)) + 2 * die + shift) % 6 + 1).collect()
}

/// The faces of white dice in a representative throw.
fn faces_white(throw: u8, count: u8) -> Faces {
    faces(throw, count, 3)
}

fn worth(court: &mut Court<'_, '_>, dice: Faces, white: Faces) -> f32 {
    let plan = Plan::of(court, dice, white);
    plan.worth(plan.all())
}

impl PolicyContext<'_> {
    /// The value and the rationale of taking a good.
    pub(super) fn taking(&self, held: Holdings, good: Good) -> (f32, Rationale) {
        let (after, paid) = self.goals.aim(held.plus(good, 1));
        let completes = self.goals.completes(paid, held);
        let rationale = if completes { Rationale::CompletesABuilding } else { Rationale::GoodsForBuilding };
        (after - self.goals.stock(held), rationale)
    }

    /// The value and the rationale of a trade with the Alchemist.
    pub(super) fn trading(&self, good: Good) -> (f32, Rationale) {
        (self.change(traded(self.lord.goods.0, good)), Rationale::TradesUp)
    }

    /// The value and the rationale of the Spy's three goods.
    pub(super) fn spying(&self) -> (f32, Rationale) {
        let held = self.expected_goods();
        let more = Holdings { any: held.any + 3, ..held };
        (self.goals.stock(more) - self.goals.stock(held) - 1.0, Rationale::GoodsForBuilding)
    }

    /// The value and the rationale of a power at the end of a season.
    pub(super) fn power(&self, action: Action) -> (f32, Rationale) {
        let held = self.lord.goods.0;
        if let Action::TownHall(coin) = action {
            let cost = match coin {
                Coin::Good(good) => -self.change(minus(held, good, 1)),
                Coin::Token => self.own_token(),
            };
            return (1.0 - cost, Rationale::PointsForGoods);
        }
        if action == Action::Sawmill {
            return (self.change(plus(minus(held, Good::Wood, 1), Good::Gold, 2)), Rationale::TradesUp);
        }
        if action == Action::Stonecutter {
            return (self.change(plus(minus(held, Good::Stone, 1), Good::Gold, 3)), Rationale::TradesUp);
        }
        if action == Action::Goldsmith {
            let soldier = self.battle.soldier(1);
            return (1.0 + soldier + self.change(minus(held, Good::Gold, 1)), Rationale::PointsForGoods);
        }
        (0.0, Rationale::SavesGoods)
    }

    /// The value and the rationale of recruiting a soldier with this payment.
    pub(super) fn recruiting(&self, payment: Payment) -> (f32, Rationale) {
        let mut left = self.lord.goods.0;
        (0..3).for_each(|kind| left[kind] = left[kind].saturating_sub(payment.goods.0[kind]));
        let tokens = f32::from(payment.tokens) * self.own_token();
        let price = payment.goods.total() + payment.tokens;
        let most = self.lord.goods.total() / price.max(1);
        (self.soldier(most) + self.change(left) - tokens, Rationale::SoldiersForWinter)
    }

    /// The value of a soldier now, if up to `most` can be recruited.
    pub(super) fn soldier(&self, most: u8) -> f32 {
        let own = war::strength_at_home(self.rules, self.world, self.seat) + i32::from(self.lord.soldiers);
        let other = war::strongest_other(self.rules, self.world, self.seat);
        let chance = if own < other && own + 1 >= other && self.battle.worth(1) > 0.0 { BEST } else { 0.0 };
        self.battle.soldier(i32::from(most.clamp(1, 4))) + chance
    }
}
