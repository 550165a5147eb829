//! What winter brings: how a battle is likely to end and what that is worth.

use super::time_left::Clock;
use ::kingsburg::buildings::Standing;
use ::kingsburg::invaders::{CARDS_A_YEAR, Card, Invader, Race, Toll, YEARS};
use ::kingsburg::module::{Fate, Figure, Governor, Modules, Scenario};
use ::kingsburg::state::State;
use ::kingsburg::{Building, Kingsburg};
use engine::{Game, Seat, Seats};

/// What a good that is won or lost in battle is worth while there is time to use it.
const GOOD: f32 = 0.65;

/// What a building that is lost had still to do, early in the game.
const STANDING: f32 = 1.2;

/// What being perhaps the best victor is worth.
const BEST: f32 = 0.35;

/// What a troop token is worth for every soldier on it: it may score at the end.
const TROOP: f32 = 0.8;

/// Soldiers that a seat expects to have in a later winter.
const LATER_SOLDIERS: f32 = 1.5;

/// The mean of the king's die.
const MEAN_DIE: f32 = 3.5;

/// How strong the invaders of each year are, on the average of the box.
const MEAN_STRENGTH: [f32; YEARS] = [2.8, 4.2, 5.2, 6.2, 8.2];

/// Buildings that help in winter by dice, payments and gifts: by one, on the average.
const HELPERS: Standing = Building::Bombard
    .bit()
    .or(Building::MilitaryAcademy.bit())
    .or(Building::Commandery.bit())
    .or(Building::Armory.bit())
    .or(Building::SmallPalisade.bit());

/// Buildings that help against some invaders only.
const SPECIALISTS: Standing = Building::Church
    .bit()
    .or(Building::Palisade.bit())
    .or(Building::Barricade.bit())
    .or(Building::ImprovisedDefences.bit())
    .or(Building::LookoutPost.bit())
    .or(Building::SignalFires.bit());

/// One of the invaders that may come.
#[derive(Copy, Clone, Debug, Default)]
struct Foe {
    /// Its strength beyond the seat's, without reinforcements.
    gap: i32,
    /// What a victory brings.
    win: f32,
    /// What a defeat costs.
    loss: f32,
}

/// What the king sends.
#[derive(Copy, Clone, Debug)]
enum Help {
    /// As many as a die shows.
    Die,
    /// So many.
    Fixed(i32),
    /// One of these troop tokens, after the invader is seen.
    Troops([u8; 5]),
}

/// The battle of this winter as a seat foresees it.
#[derive(Copy, Clone, Debug)]
pub(super) struct War {
    foes: [Foe; CARDS_A_YEAR],
    len: usize,
    help: Help,
    /// Whether a draw is a victory.
    holds: bool,
}

impl War {
    /// The coming battle of a seat of this strength, its soldiers not counted.
    pub(super) fn of(rules: &Kingsburg, world: &State, seat: Seat, clock: &Clock, strength: i32) -> War {
        let mut war = War {
            foes: [Foe::default(); CARDS_A_YEAR],
            len: 0,
            help: help(rules, world, seat, clock),
            holds: world.lords[seat].province.has(Building::StoneWall),
        };
        if clock.battle_ahead {
            let known = world.invader.card.filter(|_| world.invader.seen.has(seat));
            let side = Side::of(rules, world, seat, strength);
            for card in Card::all().filter(|&card| known.is_none_or(|known| known == card)) {
                let invader = rules.figures().invader(world.year, card);
                war.foes[war.len] = side.against(rules, world, seat, invader);
                war.len += 1;
            }
        }
        war
    }

    /// What the battle is worth with so many soldiers more.
    #[inline]
    pub(super) fn worth(&self, more: i32) -> f32 {
        if self.len == 0 {
            return 0.0;
        }
        let foes = self.foes[..self.len].iter();
        foes.map(|foe| self.against(foe, foe.gap - more)).sum::<f32>() / self.len as f32
    }

    /// What some soldiers more are worth, each, if as many are added as pay best, up to `most`.
    pub(super) fn soldier(&self, most: i32) -> f32 {
        let now = self.worth(0);
        (1..=most.max(1)).map(|n| (self.worth(n) - now) / n as f32).fold(0.0, f32::max)
    }

    /// What sending a troop token of this value is worth.
    pub(super) fn sending(&self, value: u8) -> f32 {
        let foes = self.foes[..self.len].iter();
        let sum: f32 = foes.map(|foe| self.settled(foe, foe.gap - i32::from(value))).sum();
        sum / self.len.max(1) as f32 - TROOP * f32::from(value)
    }

    fn against(&self, foe: &Foe, gap: i32) -> f32 {
        match self.help {
            Help::Fixed(soldiers) => self.settled(foe, gap - soldiers),
            Help::Die => {
                let holds = i32::from(self.holds);
                let wins = (6 - gap + holds).clamp(0, 6);
                let losses = (gap - 1).clamp(0, 6);
                (wins as f32 * foe.win - losses as f32 * foe.loss) / 6.0
            }
            Help::Troops(left) => {
                let sendable = (0..5).filter(|&value| left[value] > 0);
                let sent = sendable.map(|value| self.settled(foe, gap - value as i32) - TROOP * value as f32);
                sent.fold(-20.0, f32::max)
            }
        }
    }

    /// The outcome when nothing is left to luck.
    fn settled(&self, foe: &Foe, gap: i32) -> f32 {
        if gap < 0 || gap == 0 && self.holds {
            foe.win
        } else if gap == 0 {
            0.0
        } else {
            -foe.loss
        }
    }
}

fn help(rules: &Kingsburg, world: &State, seat: Seat, clock: &Clock) -> Help {
    if clock.is_reinforced {
        Help::Fixed(0)
    } else if rules.options().modules.contains(Modules::TROOPS) {
        Help::Troops(world.extra.troops.at_hand(seat))
    } else if world.is_year_of(Fate::HeavySnow) {
        Help::Fixed(i32::from(rules.figures().modules.get(Figure::SnowReinforcement)))
    } else {
        Help::Die
    }
}

/// Strength of a seat that does not depend on who comes, without its soldiers.
pub(in crate::games::kingsburg) fn strength_at_home(rules: &Kingsburg, world: &State, seat: Seat) -> i32 {
    let standing = world.lords[seat].province.standing();
    let battle = |building| i32::from(rules.figures().building(building).battle);
    let printed: i32 = standing.iter().map(battle).sum();
    let dice = if standing.any(HELPERS) {
        standing.iter().filter(|building| HELPERS.has(*building)).count() as i32
    } else {
        0
    };
    let general = i32::from(world.plays(seat, Governor::General));
    printed + dice + general + i32::from(world.extra.own[seat].bonus)
}

/// How much stronger the invaders of this year are than printed.
pub(in crate::games::kingsburg) fn strength_of_year(rules: &Kingsburg, world: &State) -> i32 {
    let cards = &rules.figures().modules;
    let fate = if world.is_year_of(Fate::FierceEnemies) {
        i32::from(cards.get(Figure::FierceStrength))
    } else if world.is_year_of(Fate::DividedEnemies) {
        i32::from(cards.get(Figure::DividedStrength))
    } else {
        0
    };
    let hoard = world.has_scenario(Scenario::DragonsHoard);
    let story = if hoard && (2..=4).contains(&world.year) {
        i32::from(cards.get(Figure::HoardStrength))
    } else if hoard && usize::from(world.year) == YEARS {
        i32::from(world.extra.scenario.hoard / u16::from(cards.count(Figure::HoardPerStrength).max(1)))
    } else {
        0
    };
    fate + story
}

/// What a seat has at stake against any invader.
struct Side {
    /// Its strength, less by how much stronger than printed the invaders are.
    strength: i32,
    /// What a victory brings beside what is printed.
    honours: f32,
    /// What a building that is destroyed was worth.
    building: f32,
    /// What a good is worth.
    good: f32,
    /// Whether a defeat costs only buildings.
    hides: bool,
}

impl Side {
    fn of(rules: &Kingsburg, world: &State, seat: Seat, strength: i32) -> Side {
        let lord = &world.lords[seat];
        let last = usize::from(world.year) >= YEARS;
        let standing = if last { 0.0 } else { STANDING };
        let exposed = lord.province.most_exposed();
        let has = |building| u8::from(lord.province.has(building));
        let paladin = u8::from(world.plays(seat, Governor::Paladin));
        Side {
            strength: strength + i32::from(lord.soldiers) - strength_of_year(rules, world),
            honours: f32::from(has(Building::Fortress) + has(Building::NecromancersTower) + paladin) + BEST,
            building: exposed
                .map_or(0.0, |building| f32::from(rules.figures().building(building).vp) + standing),
            good: if last { 0.05 } else { GOOD },
            hides: lord.province.has(Building::HiddenRefuge),
        }
    }

    fn against(&self, rules: &Kingsburg, world: &State, seat: Seat, invader: &Invader) -> Foe {
        let strength = self.strength + special_strength(rules, world, seat, invader);
        Foe {
            gap: i32::from(invader.strength) - strength,
            win: self.honours + self.toll(&invader.win, u8::MAX),
            loss: self.damage(world, seat, &invader.lose),
        }
    }

    /// What points and goods of a battle are worth.
    fn toll(&self, toll: &Toll, most_goods: u8) -> f32 {
        let goods = (toll.goods.total() + toll.any_goods).min(most_goods);
        f32::from(toll.vp) + f32::from(goods) * self.good
    }

    /// What a defeat costs.
    fn damage(&self, world: &State, seat: Seat, lose: &Toll) -> f32 {
        let building = if lose.buildings > 0 { self.building } else { 0.0 };
        let toll = if self.hides { 0.0 } else { self.toll(lose, world.lords[seat].goods.total()) };
        building + toll
    }
}

/// Strength against this invader in particular.
pub(in crate::games::kingsburg) fn special_strength(
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    invader: &Invader,
) -> i32 {
    let standing = world.lords[seat].province.standing();
    let paladin = world.plays(seat, Governor::Paladin);
    if !standing.any(SPECIALISTS) && !paladin {
        return 0;
    }
    let has = |building| standing.has(building);
    let race = invader.race;
    let fires = rules.figures().modules.count(Figure::SignalFiresMinStrength);
    let helps = [
        has(Building::Church) && race == Race::Demons,
        has(Building::Palisade) && race == Race::Zombies,
        has(Building::Barricade) && race == Race::Goblins,
        has(Building::ImprovisedDefences) && invader.strength <= 5,
        has(Building::LookoutPost) && matches!(race, Race::Orcs | Race::Barbarians),
        has(Building::SignalFires) && invader.strength >= fires,
        paladin && matches!(race, Race::Zombies | Race::Demons | Race::Dragons),
    ];
    helps.into_iter().filter(|&helps| helps).count() as i32
}

/// What one more strength is worth in an average winter of those left, for buildings that stay, to a seat of this
/// strength.
pub(super) fn strength_worth(world: &State, seat: Seat, clock: &Clock, own: i32) -> f32 {
    let first = world.year + u8::from(!clock.battle_ahead);
    let mut sum = 0.0;
    let mut years = 0.0;
    for year in first..=YEARS as u8 {
        let soldiers = if year == world.year {
            f32::from(world.lords[seat].soldiers).max(LATER_SOLDIERS)
        } else {
            LATER_SOLDIERS
        };
        let gap = MEAN_STRENGTH[usize::from(year) - 1] - own as f32 - soldiers - MEAN_DIE;
        sum += stake(year) * nearness(gap);
        years += 1.0;
    }
    if years > 0.0 { sum / years } else { 0.0 }
}

/// What lies between defeat and victory in a year, in points.
fn stake(year: u8) -> f32 {
    3.9 + 0.91 * f32::from(year)
}

/// The chance that one more strength decides a battle whose likely gap is this: a sixth when it is close.
fn nearness(gap: f32) -> f32 {
    let far = (gap.abs() - 2.5).max(0.0);
    (1.0 - far / 3.0).max(0.1) / 6.0
}

/// The greatest strength of the others, without reinforcements.
pub(super) fn strongest_other(rules: &Kingsburg, world: &State, seat: Seat) -> i32 {
    let strength =
        |other: Seat| strength_at_home(rules, world, other) + i32::from(world.lords[other].soldiers);
    Seats::all(rules.seats()).without(seat).iter().map(strength).max().unwrap_or(0)
}
