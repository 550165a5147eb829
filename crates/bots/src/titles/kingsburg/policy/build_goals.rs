//! The buildings that a seat aims for, and the values of goods for them.

use super::time_left::{Outlook, TimeLeft};
use super::value::effect;
use ::kingsburg::buildings::{BuildingFigures, COLUMNS, ROWS, Row};
use ::kingsburg::goods::{Good, Goods};
use ::kingsburg::module::{Fate, Figure, rows_in_play};
use ::kingsburg::state::State;
use ::kingsburg::{Building, Kingsburg};
use engine::Seat;

/// The number of buildings of one side of all rows.
const SIDE: usize = ROWS * COLUMNS;

/// The first column, from 0, that the Crane makes cheaper.
const LATE: usize = 2;

/// The discount factor on the value of later buildings of a row.
const PROMISE: f32 = 0.51;

/// The expected number of build turns between two buildings of a row.
const DELAY: f32 = 1.5;

/// The cost of a good for a later building.
const PRICE: f32 = 1.125;

/// The factor on a building's value per missing good.
const LACK: f32 = 0.867;

/// The factor with two build turns left.
const LACK_LATE: f32 = 0.78;

/// The factor with one build turn left.
const LACK_AT_LAST: f32 = 0.5;

/// The value of a good that the best goal does not need, early in the game.
const SPARE: f32 = 1.3;

/// The number of spare goods of a kind above which more have no value.
const MOST_SPARE: u8 = 4;

/// The maximum number of missing goods.
const MOST_LACKING: usize = 12;

/// A building that can be built next.
#[derive(Copy, Clone, Debug)]
pub(super) struct BuildGoal {
    /// The building.
    pub(super) building: Building,
    /// The price.
    pub(super) price: Goods,
    /// The value with discounted later buildings of the row, without the price.
    pub(super) worth: f32,
}

/// The buildings that can be built next, and the values of goods.
#[derive(Copy, Clone, Debug)]
pub(super) struct BuildGoals {
    goals: [BuildGoal; ROWS],
    len: usize,
    /// The value of a spare good.
    pub(super) spare: f32,
    lack: [f32; MOST_LACKING + 1],
}

/// The conditions that change prices and points of a seat's buildings.
#[derive(Copy, Clone, Debug)]
pub(super) struct BuildModifiers {
    /// Whether the seat has the Crane.
    crane: bool,
    /// Whether the fate of the year is Scarce Labour.
    scarce: bool,
    /// Additional points of every building.
    more_vp: f32,
    /// Additional points of buildings in the last two columns.
    late_vp: f32,
    /// The value of one more strength in an average battle.
    strength: f32,
}

impl BuildModifiers {
    /// The modifiers of a seat; `strength` is the value of one more strength in an average battle.
    pub(super) fn of(rules: &Kingsburg, world: &State, seat: Seat, strength: f32) -> BuildModifiers {
        let province = &world.lords[seat].province;
        let cards = &rules.figures().modules;
        let count = |holds: bool, figure| if holds { f32::from(cards.count(figure)) } else { 0.0 };
        let scarce = world.is_year_of(Fate::ScarceLabour);
        BuildModifiers {
            crane: province.has(Building::Crane),
            scarce,
            more_vp: count(province.has(Building::ArchitectsGuild), Figure::GuildVpPerBuilding),
            late_vp: count(scarce, Figure::LabourVp),
            strength,
        }
    }

    /// The value of one more strength in an average battle.
    pub(super) fn worth_of_strength(&self) -> f32 {
        self.strength
    }

    /// The price of a building, without discounts of the player's choice.
    pub(super) fn price(&self, rules: &Kingsburg, building: Building) -> Goods {
        let mut price = rules.figures().building(building).cost;
        price[Good::Gold] = self.gold(price[Good::Gold], building.column());
        price
    }

    /// The gold that a building of a column costs with `printed` gold on the card.
    #[inline]
    fn gold(&self, printed: u8, column: usize) -> u8 {
        if column < LATE {
            return printed;
        }
        (printed + u8::from(self.scarce)).saturating_sub(u8::from(self.crane))
    }

    /// The value of points, strength and effect of a building.
    #[inline]
    fn worth(&self, building: Building, figures: &BuildingFigures, left: &TimeLeft) -> f32 {
        let late = if building.column() >= LATE { self.late_vp } else { 0.0 };
        f32::from(figures.vp)
            + late
            + self.more_vp
            + f32::from(figures.battle) * self.strength * left.winters
            + effect(building, left, self.strength)
    }
}

/// The building at a place.
fn at(alternative: bool, row: usize, column: usize) -> Building {
    Building::ALL[usize::from(alternative) * SIDE + row * COLUMNS + column]
}

/// The value of the next building of a row with discounted later ones; `built` is the number of buildings in the row.
fn row_worth(
    rules: &Kingsburg,
    modifiers: &BuildModifiers,
    left: &TimeLeft,
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
        let worth = modifiers.worth(building, figures, &later) + PROMISE * promised;
        if column == built {
            return worth;
        }
        let Goods([gold, wood, stone]) = figures.cost;
        let price = modifiers.gold(gold, column) + wood + stone;
        promised = (worth - PRICE * f32::from(price)).max(0.0);
    }
    promised
}

impl BuildGoals {
    /// Computes the goals of a seat.
    pub(super) fn of(
        rules: &Kingsburg,
        world: &State,
        seat: Seat,
        outlook: &Outlook,
        modifiers: &BuildModifiers,
        idle: f32,
    ) -> BuildGoals {
        let province = &world.lords[seat].province;
        let nothing = BuildGoal { building: Building::Statue, price: Goods::NONE, worth: 0.0 };
        let mut goals = BuildGoals {
            goals: [nothing; ROWS],
            len: 0,
            spare: spare(&outlook.times, idle),
            lack: lack(&outlook.times),
        };
        if outlook.times.builds > 0.0 {
            for row in rows_in_play(rules.options()) {
                let (built, other) =
                    (usize::from(province.height(row)), province.alternative().has(Row::new(row)));
                if built < COLUMNS {
                    goals.add(rules, modifiers, &outlook.times, other, row, built);
                }
            }
        }
        goals
    }

    fn add(
        &mut self,
        rules: &Kingsburg,
        modifiers: &BuildModifiers,
        left: &TimeLeft,
        other: bool,
        row: usize,
        built: usize,
    ) {
        let building = at(other, row, built);
        let worth = row_worth(rules, modifiers, left, other, row, built);
        self.goals[self.len] = BuildGoal { building, price: modifiers.price(rules, building), worth };
        self.len += 1;
    }

    /// All goals.
    #[inline]
    pub(super) fn goals(&self) -> &[BuildGoal] {
        &self.goals[..self.len]
    }

    /// The goal of a building, if it can be built next.
    pub(super) fn goal(&self, building: Building) -> Option<&BuildGoal> {
        self.goals().iter().find(|goal| goal.building == building)
    }

    /// The goals after a building is built: the next one of its row replaces it.
    pub(super) fn after(
        &self,
        rules: &Kingsburg,
        modifiers: &BuildModifiers,
        left: &TimeLeft,
        built: Building,
    ) -> BuildGoals {
        let mut after = *self;
        let row = built.row();
        let kept = self.goals().iter().filter(|goal| goal.building.row() != row);
        after.len = 0;
        for goal in kept {
            after.goals[after.len] = *goal;
            after.len += 1;
        }
        if built.column() + 1 < COLUMNS && left.builds > 0.0 {
            after.add(rules, modifiers, left, built.is_alternative(), row, built.column() + 1);
        }
        after
    }

    /// The goals with one build turn less.
    pub(super) fn one_turn_later(mut self, outlook: &Outlook, idle: f32) -> BuildGoals {
        let times = outlook.times.later(1.0);
        if times.builds <= 0.0 {
            self.len = 0;
        }
        self.spare = spare(&times, idle);
        self.lack = lack(&times);
        self
    }

    /// The value of goods: that of the goal they fit best, and the rest as spare goods.
    #[inline]
    pub(super) fn stock(&self, holdings: Holdings) -> f32 {
        self.aim(holdings).0
    }

    /// The value of goods, and the index of the goal they fit best, if they pay for it.
    #[inline]
    pub(super) fn aim(&self, holdings: Holdings) -> (f32, Option<usize>) {
        let Holdings { goods, any } = holdings;
        let total = goods[0] + goods[1] + goods[2] + any;
        let mut best = (self.spare * f32::from(capped(goods) + any), None);
        for (place, goal) in self.goals().iter().enumerate() {
            let Goods(price) = goal.price;
            let left = [
                goods[0].saturating_sub(price[0]),
                goods[1].saturating_sub(price[1]),
                goods[2].saturating_sub(price[2]),
            ];
            let left_over = left[0] + left[1] + left[2];
            // Goods that are not left over pay; goods of any kind fill the gaps.
            let needed = (price[0] + price[1] + price[2] + left_over + any).saturating_sub(total);
            let (lacking, chosen) = (needed.saturating_sub(any), any.saturating_sub(needed));
            let share = self.lack[usize::from(lacking).min(MOST_LACKING)];
            let cost = price[0] + price[1] + price[2];
            let counted = f32::from(capped(left) + chosen) + f32::from(cost) - f32::from(lacking);
            let worth = (goal.worth - self.spare * f32::from(cost)) * share + self.spare * counted;
            if worth > best.0 {
                best = (worth, (lacking == 0).then_some(place));
            }
        }
        best
    }

    /// Whether the goods before could not pay for a goal that can be paid now.
    pub(super) fn completes(&self, paid: Option<usize>, before: Holdings) -> bool {
        paid.is_some_and(|place| !Goods(before.goods).contains(self.goals[place].price))
    }
}

/// Goods, some of a kind that is still to be chosen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Holdings {
    /// Gold, wood and stone.
    pub(super) goods: [u8; 3],
    /// Goods of any kind.
    pub(super) any: u8,
}

impl Holdings {
    /// Goods without any to be chosen.
    #[inline]
    pub(super) fn of(goods: [u8; 3]) -> Holdings {
        Holdings { goods, any: 0 }
    }

    /// The goods with more of a kind.
    #[inline]
    pub(super) fn plus(mut self, good: Good, count: u8) -> Holdings {
        self.goods[good as usize] += count;
        self
    }
}

/// The number of spare goods with a value.
#[inline]
fn capped(goods: [u8; 3]) -> u8 {
    goods[0].min(MOST_SPARE) + goods[1].min(MOST_SPARE) + goods[2].min(MOST_SPARE)
}

/// The value of a spare good: it decreases towards the end, to `idle`.
fn spare(left: &TimeLeft, idle: f32) -> f32 {
    (SPARE * (left.builds / 4.0).min(1.0)).max(idle)
}

/// The share of a building's value by the number of missing goods.
fn lack(left: &TimeLeft) -> [f32; MOST_LACKING + 1] {
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
