//! Values of advisors.

use super::Rationale;
use super::build_goals::Holdings;
use super::context::{PolicyContext, plus};
use ::kingsburg::Advisor;
use ::kingsburg::Building;
use ::kingsburg::goods::Good;
use ::kingsburg::module::{Fate, Way};
use ::kingsburg::options::Stables;

/// The effect of an advisor.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Gain {
    /// Gold, wood and stone.
    goods: [u8; 3],
    /// Goods of the seat's choice.
    any: u8,
    /// A good of one of two kinds.
    either: Option<(Good, Good)>,
    soldiers: u8,
    tokens: u8,
    peeks: bool,
    /// Points, and other effects converted to points.
    points: f32,
}

/// The value of an advisor for a seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct AdvisorValue {
    /// The value.
    pub(super) worth: f32,
    /// The rationale: the largest part of the value.
    pub(super) rationale: Rationale,
}

/// The share of the value of soldiers that counts: other soldiers may come before winter.
const FORESEEN: f32 = 0.7;

/// Points only.
const fn points(points: f32) -> Gain {
    Gain { goods: [0; 3], any: 0, either: None, soldiers: 0, tokens: 0, peeks: false, points }
}

/// Goods only.
const fn goods(goods: [u8; 3]) -> Gain {
    Gain { goods, ..points(0.0) }
}

/// The printed effect of each advisor.
const PRINTED: [Gain; 18] = [
    points(1.0),
    goods([1, 0, 0]),
    goods([0, 1, 0]),
    Gain { either: Some((Good::Gold, Good::Wood)), ..points(0.0) },
    Gain { soldiers: 1, ..points(0.0) },
    // The Alchemist is computed separately.
    points(0.0),
    Gain { any: 1, tokens: 1, ..points(0.0) },
    goods([2, 0, 0]),
    Gain { goods: [0, 1, 0], either: Some((Good::Gold, Good::Stone)), ..points(0.0) },
    Gain { soldiers: 2, peeks: true, ..points(0.0) },
    Gain { goods: [0, 0, 1], either: Some((Good::Gold, Good::Wood)), ..points(0.0) },
    Gain { any: 2, tokens: 1, ..points(0.0) },
    goods([0, 0, 3]),
    Gain { any: 3, ..points(-1.0) },
    goods([1, 1, 1]),
    goods([4, 0, 0]),
    Gain { any: 2, peeks: true, ..points(3.0) },
    Gain { soldiers: 1, ..goods([1, 1, 1]) },
];

/// The effect of the whim on each advisor, estimated where other players choose.
const WHIMS: [Gain; 16] = [
    // What the lowest free advisor gives.
    points(0.8),
    Gain { tokens: 2, ..points(0.0) },
    // A good that the neighbour chooses.
    points(0.5),
    Gain { any: 1, ..points(0.0) },
    // The good on the card, computed separately.
    points(0.0),
    // A good for a soldier and a point.
    Gain { soldiers: 1, ..points(0.4) },
    // Two goods that another player chooses, who also gets one.
    points(1.0),
    points(1.0),
    Gain { any: 1, ..points(1.0) },
    Gain { any: 2, ..points(-0.2) },
    Gain { goods: [0, 0, 1], soldiers: 1, ..points(1.0) },
    points(2.3),
    Gain { any: 1, soldiers: 1, tokens: 1, peeks: true, ..points(1.0) },
    Gain { goods: [1, 1, 1], soldiers: 1, ..points(0.1) },
    Gain { goods: [1, 1, 1], any: 1, ..points(0.0) },
    points(5.0),
];

/// The effects of the private advisors of the Politician.
fn private(advisor: Advisor) -> Gain {
    match advisor.number() {
        3 => Gain { either: Some((Good::Wood, Good::Stone)), ..points(0.0) },
        5 => points(1.1),
        _ => Gain { any: 2, ..points(-0.1) },
    }
}

impl PolicyContext<'_> {
    /// The effect of an advisor for a group that comes this way.
    pub(super) fn gain(&self, advisor: Advisor, way: Way) -> Gain {
        if matches!(way, Way::Private | Way::PrivateDeal) {
            return private(advisor);
        }
        let mut gain = if self.world.extra.whims.covers(advisor) {
            self.whim(advisor)
        } else {
            PRINTED[advisor.index()]
        };
        if self.world.extra.fate.now.is_some() {
            self.change_by_fate(advisor, &mut gain);
        }
        let stables = gain.soldiers > 0 && self.lord.province.has(Building::Stables);
        let helped = self.rules.options().stables == Stables::Any || advisor.number() == 10;
        gain.soldiers += u8::from(stables && helped);
        gain
    }

    fn whim(&self, advisor: Advisor) -> Gain {
        match (advisor.number(), self.world.extra.whims.lot) {
            (5, Some(lot)) => goods(plus([0; 3], lot, 1)),
            _ => WHIMS[advisor.index()],
        }
    }

    fn change_by_fate(&self, advisor: Advisor, gain: &mut Gain) {
        let number = advisor.number();
        if self.world.is_year_of(Fate::RoyalWedding) && number >= 17 {
            gain.points += 2.0;
        }
        if self.world.is_year_of(Fate::CallToArms) && matches!(number, 5 | 10 | 18) {
            gain.soldiers += 1;
        }
        if self.world.is_year_of(Fate::FeastOfFools) && number <= 3 {
            gain.points *= 2.0;
            gain.goods = gain.goods.map(|count| 2 * count);
        }
    }

    /// The value of what an advisor gives to a seat with these goods, whose value is `stock`.
    pub(super) fn advisor_value(
        &self,
        gain: &Gain,
        held: Holdings,
        stock: f32,
        is_alchemist: bool,
    ) -> AdvisorValue {
        let (goods, paid) = if is_alchemist {
            (self.alchemy(held, stock), None)
        } else {
            let (after, paid) = self.goals.aim(self.received(gain, held));
            (after - stock, paid)
        };
        let soldiers = match gain.soldiers {
            0 => 0.0,
            more => FORESEEN * (self.battle.worth(i32::from(more)) - self.battle.worth(0)).max(0.0),
        };
        let tokens = f32::from(gain.tokens) * self.token();
        let peek = if gain.peeks { self.peek() } else { 0.0 };
        let rationale = if soldiers > goods.max(gain.points).max(tokens) {
            Rationale::SoldiersForWinter
        } else if gain.points >= goods.max(tokens) {
            Rationale::PointsAtOnce
        } else if tokens > goods {
            Rationale::TokenForLater
        } else if self.goals.completes(paid, held) {
            Rationale::CompletesABuilding
        } else {
            Rationale::GoodsForBuilding
        };
        AdvisorValue { worth: goods + soldiers + tokens + peek + gain.points, rationale }
    }

    /// The goods after a gain; of two kinds the better one is chosen.
    pub(super) fn received(&self, gain: &Gain, held: Holdings) -> Holdings {
        let mut after = held;
        (0..3).for_each(|kind| after.goods[kind] += gain.goods[kind]);
        after.any += gain.any;
        let Some((one, other)) = gain.either else { return after };
        let (one, other) = (after.plus(one, 1), after.plus(other, 1));
        if self.goals.stock(one) >= self.goals.stock(other) { one } else { other }
    }

    /// The value of the best trade with the Alchemist.
    fn alchemy(&self, held: Holdings, stock: f32) -> f32 {
        let trades = Good::ALL.into_iter().filter(|&good| held.goods[good as usize] > 0);
        let worth = |good| self.goals.stock(Holdings { goods: traded(held.goods, good), ..held }) - stock;
        trades.map(worth).fold(0.05, f32::max)
    }
}

/// The goods after one is traded for the two others.
pub(super) fn traded(goods: [u8; 3], good: Good) -> [u8; 3] {
    let mut after = goods.map(|count| count.saturating_add(1));
    after[good as usize] -= 2;
    after
}

/// Whether this is the Alchemist with its printed text.
pub(super) fn is_alchemist(context: &PolicyContext<'_>, advisor: Advisor) -> bool {
    advisor.number() == 6 && !context.world.extra.whims.covers(advisor)
}
