//! The battle of the winter: probabilities of its outcomes and their values.

use super::time_left::Outlook;
use ::kingsburg::buildings::Standing;
use ::kingsburg::invaders::{CARDS_A_YEAR, Card, Invader, Race, Toll, YEARS};
use ::kingsburg::module::{Fate, Figure, Governor, Modules, Scenario};
use ::kingsburg::state::State;
use ::kingsburg::{Building, Kingsburg};
use engine::{Game, Seat, SeatSet};

/// The value of a good won or lost in battle.
const GOOD: f32 = 0.65;

/// The future value of a building that is lost, early in the game.
const STANDING: f32 = 1.2;

/// The value of possibly being the strongest victor.
const BEST: f32 = 0.35;

/// The value per soldier of a troop token that is kept: it may score at the end.
const TROOP: f32 = 0.8;

/// The expected number of soldiers in later winters.
const LATER_SOLDIERS: f32 = 1.5;

/// The mean of the king's die.
const MEAN_DIE: f32 = 3.5;

/// The mean strength of the invaders of each year.
const MEAN_STRENGTH: [f32; YEARS] = [2.8, 4.2, 5.2, 6.2, 8.2];

/// Buildings with an effect in winter by dice, payments or gifts, counted as one strength.
const HELPERS: Standing = Building::Bombard
    .bit()
    .or(Building::MilitaryAcademy.bit())
    .or(Building::Commandery.bit())
    .or(Building::Armory.bit())
    .or(Building::SmallPalisade.bit());

/// Buildings with strength against some invaders only.
const SPECIALISTS: Standing = Building::Church
    .bit()
    .or(Building::Palisade.bit())
    .or(Building::Barricade.bit())
    .or(Building::ImprovisedDefences.bit())
    .or(Building::LookoutPost.bit())
    .or(Building::SignalFires.bit());

/// A possible invader.
#[derive(Copy, Clone, Debug, Default)]
struct PossibleInvader {
    /// Its strength minus the seat's, without reinforcement.
    gap: i32,
    /// The value of a victory.
    win: f32,
    /// The cost of a defeat.
    loss: f32,
}

/// The king's reinforcement.
#[derive(Copy, Clone, Debug)]
enum Reinforcement {
    /// The result of a die.
    Die,
    /// A fixed number.
    Fixed(i32),
    /// One of these troop tokens, chosen after the invader is revealed.
    Troops([u8; 5]),
}

/// The battle of this winter as a seat can predict it.
#[derive(Copy, Clone, Debug)]
pub(super) struct BattleForecast {
    invaders: [PossibleInvader; CARDS_A_YEAR],
    len: usize,
    reinforcement: Reinforcement,
    /// Whether the seat wins a draw.
    wins_draws: bool,
}

impl BattleForecast {
    /// Predicts the battle of a seat of this strength, without its soldiers.
    pub(super) fn of(
        rules: &Kingsburg,
        world: &State,
        seat: Seat,
        outlook: &Outlook,
        strength: i32,
    ) -> BattleForecast {
        let mut battle = BattleForecast {
            invaders: [PossibleInvader::default(); CARDS_A_YEAR],
            len: 0,
            reinforcement: reinforcement(rules, world, seat, outlook),
            wins_draws: world.lords[seat].province.has(Building::StoneWall),
        };
        if outlook.battle_ahead {
            let known = world.invader.card.filter(|_| world.invader.seen.contains(seat));
            let stakes = Stakes::of(rules, world, seat, strength);
            for card in Card::all().filter(|&card| known.is_none_or(|known| known == card)) {
                let invader = rules.figures().invader(world.year, card);
                battle.invaders[battle.len] = stakes.against(rules, world, seat, invader);
                battle.len += 1;
            }
        }
        battle
    }

    /// The expected value of the battle with so many more soldiers.
    #[inline]
    pub(super) fn worth(&self, more: i32) -> f32 {
        if self.len == 0 {
            return 0.0;
        }
        let invaders = self.invaders[..self.len].iter();
        invaders.map(|invader| self.against(invader, invader.gap - more)).sum::<f32>() / self.len as f32
    }

    /// The value per soldier of the best number of additional soldiers up to `most`.
    pub(super) fn soldier(&self, most: i32) -> f32 {
        let now = self.worth(0);
        (1..=most.max(1)).map(|n| (self.worth(n) - now) / n as f32).fold(0.0, f32::max)
    }

    /// The value of sending a troop token of this value.
    pub(super) fn troop_value(&self, value: u8) -> f32 {
        let invaders = self.invaders[..self.len].iter();
        let sum: f32 =
            invaders.map(|invader| self.outcome_value(invader, invader.gap - i32::from(value))).sum();
        sum / self.len.max(1) as f32 - TROOP * f32::from(value)
    }

    fn against(&self, invader: &PossibleInvader, gap: i32) -> f32 {
        match self.reinforcement {
            Reinforcement::Fixed(soldiers) => self.outcome_value(invader, gap - soldiers),
            Reinforcement::Die => {
                let wins_draws = i32::from(self.wins_draws);
                let wins = (6 - gap + wins_draws).clamp(0, 6);
                let losses = (gap - 1).clamp(0, 6);
                (wins as f32 * invader.win - losses as f32 * invader.loss) / 6.0
            }
            Reinforcement::Troops(left) => {
                let sendable = (0..5).filter(|&value| left[value] > 0);
                let sent = sendable
                    .map(|value| self.outcome_value(invader, gap - value as i32) - TROOP * value as f32);
                sent.fold(-20.0, f32::max)
            }
        }
    }

    /// The value of the outcome for a known reinforcement.
    fn outcome_value(&self, invader: &PossibleInvader, gap: i32) -> f32 {
        if gap < 0 || gap == 0 && self.wins_draws {
            invader.win
        } else if gap == 0 {
            0.0
        } else {
            -invader.loss
        }
    }
}

fn reinforcement(rules: &Kingsburg, world: &State, seat: Seat, outlook: &Outlook) -> Reinforcement {
    if outlook.is_reinforced {
        Reinforcement::Fixed(0)
    } else if rules.options().modules.contains(Modules::TROOPS) {
        Reinforcement::Troops(world.extra.troops.at_hand(seat))
    } else if world.is_year_of(Fate::HeavySnow) {
        Reinforcement::Fixed(i32::from(rules.figures().modules.get(Figure::SnowReinforcement)))
    } else {
        Reinforcement::Die
    }
}

/// The strength of a seat that does not depend on the invader, without its soldiers.
pub(in crate::titles::kingsburg) fn strength_at_home(rules: &Kingsburg, world: &State, seat: Seat) -> i32 {
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

/// The strength of the invaders of this year relative to the printed one.
pub(in crate::titles::kingsburg) fn strength_of_year(rules: &Kingsburg, world: &State) -> i32 {
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

/// The stakes of a seat against any invader.
struct Stakes {
    /// The strength of the seat minus the additional strength of the invaders.
    strength: i32,
    /// The value of a victory beyond the printed reward.
    honours: f32,
    /// The value of a building that is destroyed.
    building: f32,
    /// The value of a good.
    good: f32,
    /// Whether a defeat costs buildings only.
    hides: bool,
}

impl Stakes {
    fn of(rules: &Kingsburg, world: &State, seat: Seat, strength: i32) -> Stakes {
        let lord = &world.lords[seat];
        let last = usize::from(world.year) >= YEARS;
        let standing = if last { 0.0 } else { STANDING };
        let exposed = lord.province.most_exposed();
        let has = |building| u8::from(lord.province.has(building));
        let paladin = u8::from(world.plays(seat, Governor::Paladin));
        Stakes {
            strength: strength + i32::from(lord.soldiers) - strength_of_year(rules, world),
            honours: f32::from(has(Building::Fortress) + has(Building::NecromancersTower) + paladin) + BEST,
            building: exposed
                .map_or(0.0, |building| f32::from(rules.figures().building(building).vp) + standing),
            good: if last { 0.05 } else { GOOD },
            hides: lord.province.has(Building::HiddenRefuge),
        }
    }

    fn against(&self, rules: &Kingsburg, world: &State, seat: Seat, invader: &Invader) -> PossibleInvader {
        let strength = self.strength + special_strength(rules, world, seat, invader);
        PossibleInvader {
            gap: i32::from(invader.strength) - strength,
            win: self.honours + self.toll(&invader.win, u8::MAX),
            loss: self.damage(world, seat, &invader.lose),
        }
    }

    /// The value of points and goods of a battle.
    fn toll(&self, toll: &Toll, most_goods: u8) -> f32 {
        let goods = (toll.goods.total() + toll.any_goods).min(most_goods);
        f32::from(toll.vp) + f32::from(goods) * self.good
    }

    /// The cost of a defeat.
    fn damage(&self, world: &State, seat: Seat, lose: &Toll) -> f32 {
        let building = if lose.buildings > 0 { self.building } else { 0.0 };
        let toll = if self.hides { 0.0 } else { self.toll(lose, world.lords[seat].goods.total()) };
        building + toll
    }
}

/// The additional strength against one invader.
pub(in crate::titles::kingsburg) fn special_strength(
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

/// The value of one more strength in an average remaining winter, for buildings, to a seat of strength `own`.
pub(super) fn strength_worth(world: &State, seat: Seat, outlook: &Outlook, own: i32) -> f32 {
    let first = world.year + u8::from(!outlook.battle_ahead);
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

/// The difference between victory and defeat in a year, in victory points.
fn stake(year: u8) -> f32 {
    3.9 + 0.91 * f32::from(year)
}

/// The probability that one more strength decides a battle with this expected gap: 1/6 when it is close.
fn nearness(gap: f32) -> f32 {
    let far = (gap.abs() - 2.5).max(0.0);
    (1.0 - far / 3.0).max(0.1) / 6.0
}

/// The highest strength of the other seats, without reinforcement.
pub(super) fn strongest_other(rules: &Kingsburg, world: &State, seat: Seat) -> i32 {
    let strength =
        |other: Seat| strength_at_home(rules, world, other) + i32::from(world.lords[other].soldiers);
    SeatSet::all(rules.seats()).without(seat).iter().map(strength).max().unwrap_or(0)
}
