//! What a seat wants to build, and what its goods are worth for that.

use super::time_left::{Clock, Times};
use super::value::effect;
use ::kingsburg::buildings::{BuildingFigures, COLUMNS, ROWS, Row};
use ::kingsburg::goods::{Good, Goods};
use ::kingsburg::module::{Fate, Figure, rows_in_play};
use ::kingsburg::state::State;
use ::kingsburg::{Building, Kingsburg};
use engine::Seat;

/// Buildings of one side of all rows.
const SIDE: usize = ROWS * COLUMNS;

/// The first of the columns, from 0, that the Crane makes cheaper.
const LATE: usize = 2;

/// Of what a row promises beyond its next building, so much counts.
const PROMISE: f32 = 0.51;

/// Build turns between two buildings of a row.
const DELAY: f32 = 1.5;

/// What a good costs a seat that will need it for a later building.
const PRICE: f32 = 1.125;

/// What is left of a building's worth for every good that it still lacks, while there is time.
const LACK: f32 = 0.867;

/// The same when there are two build turns to come.
const LACK_LATE: f32 = 0.78;

/// The same when the build turn that is near is the last.
const LACK_AT_LAST: f32 = 0.5;

/// What a good is worth that the building aimed at does not need, early in the game.
const SPARE: f32 = 1.3;

/// More spare goods of a kind than this are worth nothing.
const MOST_SPARE: u8 = 4;

/// More goods than this are never lacking at once.
const MOST_LACKING: usize = 12;

/// A building that could come next.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wish {
    /// Which.
    pub(super) building: Building,
    /// Its price.
    pub(super) price: Goods,
    /// What it is worth with what it promises; its price is not taken off.
    pub(super) worth: f32,
}

/// The buildings that could come next, and what goods are worth.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wants {
    wishes: [Wish; ROWS],
    len: usize,
    /// The worth of a spare good.
    pub(super) spare: f32,
    lack: [f32; MOST_LACKING + 1],
}

/// What the prices and points of a seat's buildings depend on.
#[derive(Copy, Clone, Debug)]
pub(super) struct Terms {
    /// Whether the Crane stands.
    crane: bool,
    /// Whether labour is scarce this year.
    scarce: bool,
    /// Points more for every building.
    more_vp: f32,
    /// Points more for buildings of the last two columns.
    late_vp: f32,
    /// What one more strength in an average battle is worth.
    strength: f32,
}

impl Terms {
    /// The terms of a seat for which one more strength in battle is worth so much.
    pub(super) fn of(rules: &Kingsburg, world: &State, seat: Seat, strength: f32) -> Terms {
        let province = &world.lords[seat].province;
        let cards = &rules.figures().modules;
        let count = |holds: bool, figure| if holds { f32::from(cards.count(figure)) } else { 0.0 };
        let scarce = world.is_year_of(Fate::ScarceLabour);
        Terms {
            crane: province.has(Building::Crane),
            scarce,
            more_vp: count(province.has(Building::ArchitectsGuild), Figure::GuildVpPerBuilding),
            late_vp: count(scarce, Figure::LabourVp),
            strength,
        }
    }

    /// What one more strength in an average battle is worth.
    pub(super) fn worth_of_strength(&self) -> f32 {
        self.strength
    }

    /// What a building costs, but for what one may choose.
    pub(super) fn price(&self, rules: &Kingsburg, building: Building) -> Goods {
        let mut price = rules.figures().building(building).cost;
        price[Good::Gold] = self.gold(price[Good::Gold], building.column());
        price
    }

    /// The gold that a building of this column costs whose printed price has so much.
    #[inline]
    fn gold(&self, printed: u8, column: usize) -> u8 {
        if column < LATE {
            return printed;
        }
        (printed + u8::from(self.scarce)).saturating_sub(u8::from(self.crane))
    }

    /// Points, strength and effect of a building with these figures.
    #[inline]
    fn worth(&self, building: Building, figures: &BuildingFigures, left: &Times) -> f32 {
        let late = if building.column() >= LATE { self.late_vp } else { 0.0 };
        f32::from(figures.vp)
            + late
            + self.more_vp
            + f32::from(figures.battle) * self.strength * left.winters
            + effect(building, left, self.strength)
    }
}

/// The building of a place.
fn at(alternative: bool, row: usize, column: usize) -> Building {
    Building::ALL[usize::from(alternative) * SIDE + row * COLUMNS + column]
}

/// What the next building of a row is worth with what it promises, if `built` stand and the row shows this side.
fn row_worth(
    rules: &Kingsburg,
    terms: &Terms,
    left: &Times,
    alternative: bool,
    row: usize,
    built: usize,
) -> f32 {
    let mut promised = 0.0;
    let last = COLUMNS.min(built + (left.builds.max(1.0) as usize));
    let first = usize::from(alternative) * SIDE + row * COLUMNS;
    let figures = &rules.figures().buildings[first..first + COLUMNS];
    for column in (built..last).rev() {
        let (building, figures) = (Building::ALL[first + column], &figures[column]);
        let later = left.later(DELAY * (column - built) as f32);
        let worth = terms.worth(building, figures, &later) + PROMISE * promised;
        if column == built {
            return worth;
        }
        let Goods([gold, wood, stone]) = figures.cost;
        let price = terms.gold(gold, column) + wood + stone;
        promised = (worth - PRICE * f32::from(price)).max(0.0);
    }
    promised
}

impl Wants {
    /// What a seat wants.
    pub(super) fn of(
        rules: &Kingsburg,
        world: &State,
        seat: Seat,
        clock: &Clock,
        terms: &Terms,
        idle: f32,
    ) -> Wants {
        let province = &world.lords[seat].province;
        let nothing = Wish { building: Building::Statue, price: Goods::NONE, worth: 0.0 };
        let mut wants = Wants {
            wishes: [nothing; ROWS],
            len: 0,
            spare: spare(&clock.times, idle),
            lack: lack(&clock.times),
        };
        if clock.times.builds > 0.0 {
            for row in rows_in_play(rules.options()) {
                let (built, other) =
                    (usize::from(province.height(row)), province.alternative().has(Row::new(row)));
                if built < COLUMNS {
                    wants.add(rules, terms, &clock.times, other, row, built);
                }
            }
        }
        wants
    }

    fn add(&mut self, rules: &Kingsburg, terms: &Terms, left: &Times, other: bool, row: usize, built: usize) {
        let building = at(other, row, built);
        let worth = row_worth(rules, terms, left, other, row, built);
        self.wishes[self.len] = Wish { building, price: terms.price(rules, building), worth };
        self.len += 1;
    }

    /// All wishes.
    #[inline]
    pub(super) fn wishes(&self) -> &[Wish] {
        &self.wishes[..self.len]
    }

    /// The wish for a building, if it could come next.
    pub(super) fn wish(&self, building: Building) -> Option<&Wish> {
        self.wishes().iter().find(|wish| wish.building == building)
    }

    /// These without the row of a building, in which the one behind it is wanted now.
    pub(super) fn after(&self, rules: &Kingsburg, terms: &Terms, left: &Times, built: Building) -> Wants {
        let mut after = *self;
        let row = built.row();
        let kept = self.wishes().iter().filter(|wish| wish.building.row() != row);
        after.len = 0;
        for wish in kept {
            after.wishes[after.len] = *wish;
            after.len += 1;
        }
        if built.column() + 1 < COLUMNS && left.builds > 0.0 {
            after.add(rules, terms, left, built.is_alternative(), row, built.column() + 1);
        }
        after
    }

    /// These with one build turn fewer to come.
    pub(super) fn one_turn_later(mut self, clock: &Clock, idle: f32) -> Wants {
        let times = clock.times.later(1.0);
        if times.builds <= 0.0 {
            self.len = 0;
        }
        self.spare = spare(&times, idle);
        self.lack = lack(&times);
        self
    }

    /// What some goods are worth: the building that they fit best, and the rest as spare goods.
    #[inline]
    pub(super) fn stock(&self, purse: Purse) -> f32 {
        self.aim(purse).0
    }

    /// What some goods are worth, and the place of the building that they fit best, if they pay for it.
    #[inline]
    pub(super) fn aim(&self, purse: Purse) -> (f32, Option<usize>) {
        let Purse { goods, any } = purse;
        let total = goods[0] + goods[1] + goods[2] + any;
        let mut best = (self.spare * f32::from(capped(goods) + any), None);
        for (place, wish) in self.wishes().iter().enumerate() {
            let Goods(price) = wish.price;
            let left = [
                goods[0].saturating_sub(price[0]),
                goods[1].saturating_sub(price[1]),
                goods[2].saturating_sub(price[2]),
            ];
            let left_over = left[0] + left[1] + left[2];
            // What is there and not left over pays; goods still to be chosen fill the gaps.
            let needed = (price[0] + price[1] + price[2] + left_over + any).saturating_sub(total);
            let (lacking, chosen) = (needed.saturating_sub(any), any.saturating_sub(needed));
            let share = self.lack[usize::from(lacking).min(MOST_LACKING)];
            let cost = price[0] + price[1] + price[2];
            let counted = f32::from(capped(left) + chosen) + f32::from(cost) - f32::from(lacking);
            let worth = (wish.worth - self.spare * f32::from(cost)) * share + self.spare * counted;
            if worth > best.0 {
                best = (worth, (lacking == 0).then_some(place));
            }
        }
        best
    }

    /// Whether a building that can be paid for could not be paid with these goods.
    pub(super) fn completes(&self, paid: Option<usize>, before: Purse) -> bool {
        paid.is_some_and(|place| !Goods(before.goods).contains(self.wishes[place].price))
    }
}

/// Goods, with some whose kind is still to be chosen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Purse {
    /// Gold, wood and stone.
    pub(super) goods: [u8; 3],
    /// Goods of any kind.
    pub(super) any: u8,
}

impl Purse {
    /// These goods and no others.
    #[inline]
    pub(super) fn of(goods: [u8; 3]) -> Purse {
        Purse { goods, any: 0 }
    }

    /// With more of a kind.
    #[inline]
    pub(super) fn plus(mut self, good: Good, count: u8) -> Purse {
        self.goods[good as usize] += count;
        self
    }
}

/// How many goods are worth something to spare.
#[inline]
fn capped(goods: [u8; 3]) -> u8 {
    goods[0].min(MOST_SPARE) + goods[1].min(MOST_SPARE) + goods[2].min(MOST_SPARE)
}

/// What a spare good is worth: less towards the end, and in the end what it brings `idle`.
fn spare(left: &Times, idle: f32) -> f32 {
    (SPARE * (left.builds / 4.0).min(1.0)).max(idle)
}

/// The share of a building's worth for every number of goods that it lacks.
fn lack(left: &Times) -> [f32; MOST_LACKING + 1] {
    let one = if left.builds > 2.5 {
        LACK
    } else if left.builds > 1.5 {
        LACK_LATE
    } else {
        LACK_AT_LAST
    };
    let mut lack = [1.0; MOST_LACKING + 1];
    (1..=MOST_LACKING).for_each(|n| lack[n] = lack[n - 1] * one);
    lack
}
