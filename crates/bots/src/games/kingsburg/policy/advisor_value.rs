//! What the advisors' aid is worth.

use super::Rationale;
use super::build_goals::Purse;
use super::context::{PolicyContext, plus};
use ::kingsburg::Advisor;
use ::kingsburg::Building;
use ::kingsburg::goods::Good;
use ::kingsburg::module::{Fate, Way};
use ::kingsburg::options::Stables;

/// What an advisor gives.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Gain {
    /// Gold, wood and stone.
    goods: [u8; 3],
    /// Goods of one's choice.
    any: u8,
    /// A good of one of two kinds.
    either: Option<(Good, Good)>,
    soldiers: u8,
    tokens: u8,
    peeks: bool,
    /// Points, and what else is worth some, by rule of thumb.
    points: f32,
}

/// An advisor's aid as a seat sees it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Aid {
    /// What it is worth.
    pub(super) worth: f32,
    /// What most of it is.
    pub(super) why: Rationale,
}

/// Soldiers count for so much of what they bring in battle: others may come before winter.
const FORESEEN: f32 = 0.7;

/// A gift of points alone.
const fn points(points: f32) -> Gain {
    Gain { goods: [0; 3], any: 0, either: None, soldiers: 0, tokens: 0, peeks: false, points }
}

/// A gift of goods alone.
const fn goods(goods: [u8; 3]) -> Gain {
    Gain { goods, ..points(0.0) }
}

/// What is printed beside each advisor, from the first.
const PRINTED: [Gain; 18] = [
    points(1.0),
    goods([1, 0, 0]),
    goods([0, 1, 0]),
    Gain { either: Some((Good::Gold, Good::Wood)), ..points(0.0) },
    Gain { soldiers: 1, ..points(0.0) },
    // The Alchemist, who is looked at by himself.
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

/// What the whim on each advisor gives, by rule of thumb where others have a say.
const WHIMS: [Gain; 16] = [
    // What the lowest free advisor gives.
    points(0.8),
    Gain { tokens: 2, ..points(0.0) },
    // A good that the neighbour names.
    points(0.5),
    Gain { any: 1, ..points(0.0) },
    // The good that lies there: looked at by itself.
    points(0.0),
    // A good for a soldier and a point.
    Gain { soldiers: 1, ..points(0.4) },
    // Two goods that another chooses, and he gets one.
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

/// The private advisors of the Politician.
fn private(advisor: Advisor) -> Gain {
    match advisor.number() {
        3 => Gain { either: Some((Good::Wood, Good::Stone)), ..points(0.0) },
        5 => points(1.1),
        _ => Gain { any: 2, ..points(-0.1) },
    }
}

impl PolicyContext<'_> {
    /// What an advisor gives to a group that comes this way.
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

    /// What an advisor's aid is worth to one who has these goods already, which are worth so much.
    pub(super) fn aid(&self, gain: &Gain, held: Purse, stock: f32, is_alchemist: bool) -> Aid {
        let (goods, paid) = if is_alchemist {
            (self.alchemy(held, stock), None)
        } else {
            let (after, paid) = self.wants.aim(self.received(gain, held));
            (after - stock, paid)
        };
        let soldiers = match gain.soldiers {
            0 => 0.0,
            more => FORESEEN * (self.war.worth(i32::from(more)) - self.war.worth(0)).max(0.0),
        };
        let tokens = f32::from(gain.tokens) * self.token();
        let peek = if gain.peeks { self.peek() } else { 0.0 };
        let why = if soldiers > goods.max(gain.points).max(tokens) {
            Rationale::SoldiersForWinter
        } else if gain.points >= goods.max(tokens) {
            Rationale::PointsAtOnce
        } else if tokens > goods {
            Rationale::TokenForLater
        } else if self.wants.completes(paid, held) {
            Rationale::CompletesABuilding
        } else {
            Rationale::GoodsForBuilding
        };
        Aid { worth: goods + soldiers + tokens + peek + gain.points, why }
    }

    /// Goods after a gift; of two kinds the better one is taken.
    pub(super) fn received(&self, gain: &Gain, held: Purse) -> Purse {
        let mut after = held;
        (0..3).for_each(|kind| after.goods[kind] += gain.goods[kind]);
        after.any += gain.any;
        let Some((one, other)) = gain.either else { return after };
        let (one, other) = (after.plus(one, 1), after.plus(other, 1));
        if self.wants.stock(one) >= self.wants.stock(other) { one } else { other }
    }

    /// What the best trade with the Alchemist brings.
    fn alchemy(&self, held: Purse, stock: f32) -> f32 {
        let trades = Good::ALL.into_iter().filter(|&good| held.goods[good as usize] > 0);
        let worth = |good| self.wants.stock(Purse { goods: traded(held.goods, good), ..held }) - stock;
        trades.map(worth).fold(0.05, f32::max)
    }
}

/// Goods after one is traded for the two others.
pub(super) fn traded(goods: [u8; 3], good: Good) -> [u8; 3] {
    let mut after = goods.map(|count| count.saturating_add(1));
    after[good as usize] -= 2;
    after
}

/// Whether this is the Alchemist, giving what is printed.
pub(super) fn is_alchemist(context: &PolicyContext<'_>, advisor: Advisor) -> bool {
    advisor.number() == 6 && !context.world.extra.whims.covers(advisor)
}
