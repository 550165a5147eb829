//! What winter brings: how a battle is likely to end and what that is worth.

use super::times::Clock;
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

/// One of the invaders that may come.
#[derive(Copy, Clone, Debug, Default)]
struct Foe {
    /// Its strength beyond the seat's, without reinforcements.
    gap: i8,
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
    Fixed(i8),
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
    /// The coming battle of a seat, with so many soldiers more than it has.
    pub(super) fn of(rules: &Kingsburg, world: &State, seat: Seat, clock: &Clock, pending: u8) -> War {
        let mut war = War {
            foes: [Foe::default(); CARDS_A_YEAR],
            len: 0,
            help: help(rules, world, seat, clock),
            holds: world.lords[seat].province.has(Building::StoneWall),
        };
        if clock.battle_ahead {
            let known = world.invader.card.filter(|_| world.invader.seen.has(seat));
            let own = strength_at_home(rules, world, seat) + world.lords[seat].soldiers.min(60) as i8;
            for card in Card::all().filter(|&card| known.is_none_or(|known| known == card)) {
                let invader = rules.figures().invader(world.year, card);
                war.foes[war.len] = foe(rules, world, seat, invader, own + pending as i8);
                war.len += 1;
            }
        }
        war
    }

    /// What the battle is worth with so many soldiers more.
    #[inline]
    pub(super) fn worth(&self, more: i8) -> f32 {
        if self.len == 0 {
            return 0.0;
        }
        let foes = self.foes[..self.len].iter();
        foes.map(|foe| self.against(foe, foe.gap - more)).sum::<f32>() / self.len as f32
    }

    /// What some soldiers more are worth, each, if as many are added as pay best, up to `most`.
    pub(super) fn soldier(&self, most: i8) -> f32 {
        let now = self.worth(0);
        (1..=most.max(1)).map(|n| (self.worth(n) - now) / f32::from(n)).fold(0.0, f32::max)
    }

    /// What sending a troop token of this value is worth.
    pub(super) fn sending(&self, value: u8) -> f32 {
        let foes = self.foes[..self.len].iter();
        let sum: f32 = foes.map(|foe| self.settled(foe, foe.gap - value as i8)).sum();
        sum / self.len.max(1) as f32 - TROOP * f32::from(value)
    }

    fn against(&self, foe: &Foe, gap: i8) -> f32 {
        match self.help {
            Help::Fixed(soldiers) => self.settled(foe, gap - soldiers),
            Help::Die => {
                let holds = u8::from(self.holds) as i8;
                let wins = (6 - gap + holds).clamp(0, 6);
                let losses = (gap - 1).clamp(0, 6);
                (f32::from(wins) * foe.win - f32::from(losses) * foe.loss) / 6.0
            }
            Help::Troops(left) => {
                let sendable = (0..5).filter(|&value| left[value] > 0);
                let sent = sendable.map(|value| self.settled(foe, gap - value as i8) - TROOP * value as f32);
                sent.fold(-20.0, f32::max)
            }
        }
    }

    /// The outcome when nothing is left to luck.
    fn settled(&self, foe: &Foe, gap: i8) -> f32 {
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
        Help::Fixed(rules.figures().modules.get(Figure::SnowReinforcement))
    } else {
        Help::Die
    }
}

/// Strength of a seat that does not depend on who comes, without its soldiers.
pub(super) fn strength_at_home(rules: &Kingsburg, world: &State, seat: Seat) -> i8 {
    let standing = world.lords[seat].province.standing();
    let printed: i8 = standing.iter().map(|building| rules.figures().building(building).battle).sum();
    // Dice, payments and gifts of the winter, by their mean.
    let mean = [
        Building::Bombard,
        Building::MilitaryAcademy,
        Building::Commandery,
        Building::Armory,
        Building::SmallPalisade,
    ];
    let dice = mean.into_iter().filter(|&building| standing.has(building)).count() as i8;
    let general = i8::from(world.plays(seat, Governor::General));
    printed + dice + general + world.extra.own[seat].bonus
}

/// How much stronger the invaders of this year are than printed.
pub(super) fn strength_of_year(rules: &Kingsburg, world: &State) -> i8 {
    let cards = &rules.figures().modules;
    let fate = if world.is_year_of(Fate::FierceEnemies) {
        cards.get(Figure::FierceStrength)
    } else if world.is_year_of(Fate::DividedEnemies) {
        cards.get(Figure::DividedStrength)
    } else {
        0
    };
    let hoard = rules.options().scenario == Some(Scenario::DragonsHoard);
    let story = if hoard && (2..=4).contains(&world.year) {
        cards.get(Figure::HoardStrength)
    } else if hoard && usize::from(world.year) == YEARS {
        (world.extra.scenario.hoard / cards.count(Figure::HoardPerStrength).max(1)).min(20) as i8
    } else {
        0
    };
    fate + story
}

fn foe(rules: &Kingsburg, world: &State, seat: Seat, invader: &Invader, own: i8) -> Foe {
    let special = special_strength(rules, world, seat, invader);
    let strength = (invader.strength as i8 + strength_of_year(rules, world)).max(0);
    Foe {
        gap: strength - own - special,
        win: spoils(world, seat, &invader.win),
        loss: damage(rules, world, seat, &invader.lose),
    }
}

/// Strength against this invader in particular.
pub(super) fn special_strength(rules: &Kingsburg, world: &State, seat: Seat, invader: &Invader) -> i8 {
    let has = |building| world.lords[seat].province.has(building);
    let race = invader.race;
    let fires = rules.figures().modules.count(Figure::SignalFiresMinStrength);
    let helps = [
        has(Building::Church) && race == Race::Demons,
        has(Building::Palisade) && race == Race::Zombies,
        has(Building::Barricade) && race == Race::Goblins,
        has(Building::ImprovisedDefences) && invader.strength <= 5,
        has(Building::LookoutPost) && matches!(race, Race::Orcs | Race::Barbarians),
        has(Building::SignalFires) && invader.strength >= fires,
        world.plays(seat, Governor::Paladin) && matches!(race, Race::Zombies | Race::Demons | Race::Dragons),
    ];
    helps.into_iter().filter(|&helps| helps).count() as i8
}

/// How much a good of this winter still matters.
fn good(world: &State) -> f32 {
    if usize::from(world.year) >= YEARS { 0.05 } else { GOOD }
}

/// What a victory brings.
fn spoils(world: &State, seat: Seat, win: &Toll) -> f32 {
    let province = &world.lords[seat].province;
    let fortress = u8::from(province.has(Building::Fortress));
    let paladin = u8::from(world.plays(seat, Governor::Paladin));
    let tower = u8::from(province.has(Building::NecromancersTower));
    let goods = win.goods.total() + win.any_goods;
    f32::from(win.vp + fortress + paladin + tower) + f32::from(goods) * good(world) + BEST
}

/// What a defeat costs.
fn damage(rules: &Kingsburg, world: &State, seat: Seat, lose: &Toll) -> f32 {
    let lord = &world.lords[seat];
    let exposed = lord.province.most_exposed().filter(|_| lose.buildings > 0);
    let last = usize::from(world.year) >= YEARS;
    let standing = if last { 0.0 } else { STANDING };
    let building =
        exposed.map_or(0.0, |building| f32::from(rules.figures().building(building).vp) + standing);
    if lord.province.has(Building::HiddenRefuge) {
        return building;
    }
    let named: u8 = (0..3).map(|kind| lose.goods.0[kind].min(lord.goods.0[kind])).sum();
    let goods = (named + lose.any_goods).min(lord.goods.total());
    building + f32::from(lose.vp) + f32::from(goods) * good(world)
}

/// What one more strength is worth in an average winter of those left, for buildings that stay.
pub(super) fn strength_worth(rules: &Kingsburg, world: &State, seat: Seat, clock: &Clock) -> f32 {
    let own = f32::from(strength_at_home(rules, world, seat));
    let first = world.year + u8::from(!clock.battle_ahead);
    let mut sum = 0.0;
    let mut years = 0.0;
    for year in first..=YEARS as u8 {
        let invaders = &rules.figures().invaders[usize::from(year) - 1];
        let mean = invaders.iter().map(|invader| f32::from(invader.strength)).sum::<f32>() / 5.0;
        let soldiers = if year == world.year {
            f32::from(world.lords[seat].soldiers).max(LATER_SOLDIERS)
        } else {
            LATER_SOLDIERS
        };
        sum += stake(year) * nearness(mean - own - soldiers - MEAN_DIE);
        years += 1.0;
    }
    if years > 0.0 { sum / years } else { 0.0 }
}

/// What lies between defeat and victory in a year, in points.
fn stake(year: u8) -> f32 {
    3.0 + 0.7 * f32::from(year)
}

/// The chance that one more strength decides a battle whose likely gap is this: a sixth when it is close.
fn nearness(gap: f32) -> f32 {
    let far = (gap.abs() - 2.5).max(0.0);
    (1.0 - far / 3.0).max(0.1) / 6.0
}

/// The greatest strength of the others, without reinforcements.
pub(super) fn strongest_other(rules: &Kingsburg, world: &State, seat: Seat) -> i8 {
    let strength =
        |other: Seat| strength_at_home(rules, world, other) + world.lords[other].soldiers.min(60) as i8;
    Seats::all(rules.seats()).without(seat).iter().map(strength).max().unwrap_or(0)
}
