//! A position of Kingsburg in numbers, as it looks to one seat.

use super::policy::time_left::Clock;
use super::policy::war::{special_strength, strength_at_home, strength_of_year};
use crate::encoder::FeatureWriter;
use ::kingsburg::buildings::{COLUMNS, ROWS, Row};
use ::kingsburg::goods::Good;
use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::{Governor, Modules, Scenario};
use ::kingsburg::plan::{Season, Step};
use ::kingsburg::state::{Lord, State};
use ::kingsburg::{Building, Kingsburg};
use engine::{MAX_SEATS, Seat, Seats};

/// Numbers about the game that is played.
const OF_THE_GAME: usize = 1 + 4 + SWITCHES.len() + 4;

/// Numbers about time.
const OF_TIME: usize = YEARS + 3 + 4 + PHASES;

/// Numbers about points.
const OF_POINTS: usize = 6;

/// Numbers about the province.
const OF_THE_PROVINCE: usize = Building::ALL.len() + 2 * ROWS + COLUMNS + 5;

/// Numbers about what could be built next.
const OF_BUILDING: usize = 2 * ROWS;

/// Numbers about goods, tokens and honours.
const OF_BELONGINGS: usize = 3 + 2 + 2 + 4;

/// Numbers about war.
const OF_WAR: usize = 10;

/// Numbers about dice.
const OF_DICE: usize = 9;

/// Numbers about the others.
const OF_THE_OTHERS: usize = 10;

/// Numbers about cards.
const OF_CARDS: usize = Governor::ALL.len() + 7;

/// How many numbers there are.
pub(super) const COUNT: usize = OF_THE_GAME
    + OF_TIME
    + OF_POINTS
    + OF_THE_PROVINCE
    + OF_BUILDING
    + OF_BELONGINGS
    + OF_WAR
    + OF_DICE
    + OF_THE_OTHERS
    + OF_CARDS;

/// Modules and variants that matter during the game.
const SWITCHES: [Modules; 7] = [
    Modules::ROWS,
    Modules::ALTERNATIVE,
    Modules::GOVERNORS,
    Modules::FATE,
    Modules::TROOPS,
    Modules::WHIMS,
    Modules::RESTORATION,
];

/// Kinds of pending steps.
const PHASES: usize = 8;

/// What the king sends on the average.
const MEAN_DIE: f32 = 3.5;

/// Fills in the numbers of a seat.
pub(super) fn fill(rules: &Kingsburg, world: &State, seat: Seat, features: &mut [f32]) {
    let clock = Clock::read(world, seat);
    let others = Others::of(rules, world, seat);
    let lord = &world.lords[seat];
    let mut pen = FeatureWriter::new(features);
    game(&mut pen, world, rules);
    time(&mut pen, world, &clock);
    points(&mut pen, lord, &others, ending(world, seat));
    province(&mut pen, lord, &others);
    building(&mut pen, rules, lord);
    belongings(&mut pen, world, seat, &others);
    war(&mut pen, rules, world, seat, &clock, &others);
    dice(&mut pen, rules, world, seat, &others);
    others.write(&mut pen);
    cards(&mut pen, world, seat);
    pen.end();
}

/// The most, and the sum, of something among the others.
#[derive(Copy, Clone, Default)]
struct ArenaStats {
    most: f32,
    sum: f32,
}

impl ArenaStats {
    fn note(&mut self, number: f32, first: bool) {
        self.most = if first { number } else { self.most.max(number) };
        self.sum += number;
    }
}

/// The others taken together.
#[derive(Default)]
struct Others {
    count: f32,
    vp: ArenaStats,
    end: ArenaStats,
    buildings: ArenaStats,
    fewest_buildings: f32,
    goods: ArenaStats,
    tokens: ArenaStats,
    soldiers: ArenaStats,
    strength: ArenaStats,
    dice: ArenaStats,
    behind: [f32; 2],
}

impl Others {
    fn of(rules: &Kingsburg, world: &State, seat: Seat) -> Others {
        let mut others = Others { fewest_buildings: f32::MAX, ..Others::default() };
        let own = &world.lords[seat];
        for other in Seats::all(rules.options().seats).without(seat).iter() {
            let (lord, first) = (&world.lords[other], others.count == 0.0);
            let buildings = f32::from(lord.province.count());
            others.count += 1.0;
            others.vp.note(f32::from(lord.vp), first);
            others.end.note(ending(world, other), first);
            others.buildings.note(buildings, first);
            others.fewest_buildings = others.fewest_buildings.min(buildings);
            others.goods.note(f32::from(lord.goods.total()), first);
            others.tokens.note(f32::from(lord.tokens), first);
            others.soldiers.note(f32::from(lord.soldiers), first);
            others.strength.note(strength_at_home(rules, world, other) as f32, first);
            others.dice.note(f32::from(lord.dice.total() + lord.white.total()), first);
            others.behind[0] += f32::from(u8::from(lord.vp < own.vp));
            others.behind[1] += f32::from(u8::from(lord.vp == own.vp));
        }
        others
    }

    fn mean(&self, tally: ArenaStats) -> f32 {
        tally.sum / self.count.max(1.0)
    }

    fn write(&self, pen: &mut FeatureWriter<'_>) {
        let much = [
            (self.goods, 10.0),
            (self.tokens, 3.0),
            (self.soldiers, 5.0),
            (self.strength, 6.0),
            (self.dice, 18.0),
        ];
        for (tally, scale) in much {
            pen.count(tally.most, scale);
            pen.count(self.mean(tally), scale);
        }
    }
}

/// Points if the game ended now.
fn ending(world: &State, seat: Seat) -> f32 {
    let lord = &world.lords[seat];
    let standing = lord.province.standing();
    let cathedral = if standing.has(Building::Cathedral) { lord.goods.total() / 2 } else { 0 };
    let rows = || (0..ROWS).filter(|&row| lord.province.height(row) >= 2).count() as u8;
    let dome = if standing.has(Building::Dome) { rows() } else { 0 };
    let guild = if standing.has(Building::ArchitectsGuild) { lord.province.in_column(3) } else { 0 };
    let paladin = if world.plays(seat, Governor::Paladin) { world.extra.own[seat].wins } else { 0 };
    f32::from(lord.vp) + f32::from(cathedral) + f32::from(dome) + f32::from(guild) + f32::from(paladin)
}

/// The game that is played.
fn game(pen: &mut FeatureWriter<'_>, world: &State, rules: &Kingsburg) {
    let options = rules.options();
    pen.put(1.0);
    pen.one_hot(usize::from(options.seats) - 2, 4);
    SWITCHES.into_iter().for_each(|module| pen.put_if(options.modules.contains(module)));
    pen.one_hot(world.scenario().map_or(Scenario::ALL.len(), |scenario| scenario as usize), 4);
}

/// Year, season, what is left, and what is being done.
fn time(pen: &mut FeatureWriter<'_>, world: &State, clock: &Clock) {
    pen.one_hot(usize::from(world.year).saturating_sub(1), YEARS);
    pen.one_hot(
        match world.season {
            Season::Spring => 0,
            Season::Summer => 1,
            Season::Autumn => 2,
        },
        3,
    );
    pen.count(clock.times.builds, 15.0);
    pen.count(clock.times.ends, 15.0);
    pen.count(clock.times.winters, 5.0);
    pen.put_if(clock.battle_ahead);
    pen.one_hot(phase(world), PHASES);
}

/// What kind of step is pending.
fn phase(world: &State) -> usize {
    let Some(step) = world.agenda.top() else { return PHASES };
    if matches!(step, Step::Roll | Step::NeutralDice | Step::Change(_) | Step::Reroll { .. }) {
        0
    } else if matches!(step, Step::Influence { .. }) {
        1
    } else if matches!(step, Step::Choose { .. } | Step::Alchemy(_) | Step::Spy(_) | Step::Peek(_)) {
        2
    } else if matches!(step, Step::Build(_) | Step::BuildAgain(_)) {
        3
    } else if matches!(step, Step::Powers(_)) {
        4
    } else if matches!(step, Step::Recruit(_)) {
        5
    } else if matches!(step, Step::Module(_)) {
        6
    } else {
        7
    }
}

/// Points, and how they compare.
fn points(pen: &mut FeatureWriter<'_>, lord: &Lord, others: &Others, end: f32) {
    let vp = f32::from(lord.vp);
    pen.count(vp, 50.0);
    pen.count(vp - others.vp.most, 15.0);
    pen.count(vp - others.mean(others.vp), 15.0);
    pen.count(end - others.end.most, 15.0);
    pen.put(others.behind[0] / others.count.max(1.0));
    pen.put(others.behind[1] / others.count.max(1.0));
}

/// What stands, and how much that is.
fn province(pen: &mut FeatureWriter<'_>, lord: &Lord, others: &Others) {
    let province = &lord.province;
    pen.hot(province.standing().iter().map(|building| building as usize), Building::ALL.len());
    (0..ROWS).for_each(|row| pen.count(province.height(row), COLUMNS as f32));
    pen.hot(province.alternative().iter().map(Row::index), ROWS);
    (0..COLUMNS).for_each(|column| pen.count(province.in_column(column), 5.0));
    let count = f32::from(province.count());
    pen.count(count, 15.0);
    pen.count(count - others.buildings.most, 5.0);
    pen.count(count - others.mean(others.buildings), 5.0);
    pen.put_if(count >= others.buildings.most);
    pen.put_if(count < others.fewest_buildings);
}

/// What the next building of every row lacks, and whether it can be paid.
fn building(pen: &mut FeatureWriter<'_>, rules: &Kingsburg, lord: &Lord) {
    for row in 0..ROWS {
        let next = lord.province.next_in(row);
        let lacking = next.map(|building| {
            let cost = rules.figures().building(building).cost.0;
            (0..3).map(|kind| cost[kind].saturating_sub(lord.goods.0[kind])).sum::<u8>()
        });
        pen.count(lacking.unwrap_or(0), 6.0);
        pen.put_if(lacking == Some(0));
    }
}

/// Goods, tokens, the envoy and the king's die.
fn belongings(pen: &mut FeatureWriter<'_>, world: &State, seat: Seat, others: &Others) {
    let lord = &world.lords[seat];
    Good::ALL.into_iter().for_each(|good| pen.count(lord.goods[good], 5.0));
    let goods = f32::from(lord.goods.total());
    pen.count(goods, 10.0);
    pen.count(goods - others.mean(others.goods), 10.0);
    pen.count(lord.tokens, 3.0);
    pen.count(f32::from(lord.tokens) - others.mean(others.tokens), 3.0);
    pen.put_if(world.envoy == Some(seat));
    pen.put_if(world.envoy.is_some_and(|holder| holder != seat));
    pen.put_if(world.aided == Some(seat));
    pen.put_if(world.aided.is_some_and(|aided| aided != seat));
}

/// How the seat stands against this winter's invader and those to come.
fn war(
    pen: &mut FeatureWriter<'_>,
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    clock: &Clock,
    others: &Others,
) {
    let home = strength_at_home(rules, world, seat) as f32;
    let lord = &world.lords[seat];
    let total = home + f32::from(lord.soldiers);
    let invaders = &rules.figures().invaders[usize::from(world.year).clamp(1, YEARS) - 1];
    let mean = invaders.iter().map(|invader| f32::from(invader.strength)).sum::<f32>() / 5.0;
    let known = world.invader.card.map(|card| &invaders[card.place()]);
    let foe = known.map_or(mean, |invader| {
        f32::from(invader.strength) - special_strength(rules, world, seat, invader) as f32
    }) + strength_of_year(rules, world) as f32;
    let help = if clock.is_reinforced { 0.0 } else { MEAN_DIE };
    let margin = if clock.battle_ahead { total + help - foe } else { 0.0 };
    pen.count(lord.soldiers, 5.0);
    pen.count(home, 6.0);
    pen.count(total - others.mean(others.strength) - others.mean(others.soldiers), 6.0);
    pen.count(margin, 5.0);
    // Defeat is worse the nearer it is, and more than enough is no better than enough.
    pen.put((margin / 3.0).clamp(-1.0, 1.0));
    pen.put_if(known.is_some() && clock.battle_ahead);
    pen.put_if(world.invader.seen.has(seat) && clock.battle_ahead);
    pen.count(foe, 10.0);
    pen.put_if(total >= others.strength.most + others.soldiers.most);
    pen.count(world.extra.own[seat].wins, 5.0);
}

/// Dice that are left, and groups that were placed.
fn dice(pen: &mut FeatureWriter<'_>, rules: &Kingsburg, world: &State, seat: Seat, others: &Others) {
    let lord = &world.lords[seat];
    let total = f32::from(lord.dice.total() + lord.white.total());
    pen.count(lord.dice.count(), 3.0);
    pen.count(lord.white.count(), 2.0);
    pen.count(total, 18.0);
    pen.count(total - others.mean(others.dice), 10.0);
    let seats = usize::from(rules.options().seats).min(MAX_SEATS);
    let place = world.order[..seats].iter().position(|&at| usize::from(at) == seat.index()).unwrap_or(0);
    pen.put(place as f32 / (seats - 1) as f32);
    pen.put_if(place == 0);
    placed(pen, world, seat);
}

/// How many groups of the seat are at court, on how high advisors.
fn placed(pen: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
    let (mut groups, mut sum, mut highest) = (0.0, 0.0, 0.0f32);
    let mut left = !world.court.free() & ((1 << 19) - 2);
    while left != 0 {
        let number = left.trailing_zeros() as u8;
        left &= left - 1;
        let count = ::kingsburg::Advisor::new(number).map_or(0, |advisor| world.court[advisor].of(seat));
        if count > 0 {
            groups += f32::from(count);
            sum += f32::from(count * number);
            highest = f32::from(number);
        }
    }
    pen.count(groups, 3.0);
    pen.count(sum, 18.0);
    pen.count(highest, 18.0);
}

/// Governor, troop tokens, favours, charters and the hoard.
fn cards(pen: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
    let own = &world.extra.own[seat];
    let governor = own.governor.or(own.chosen);
    pen.one_hot(governor.map_or(Governor::ALL.len(), |governor| governor as usize), Governor::ALL.len());
    let troops = world.extra.troops.at_hand(seat);
    let held = troops.iter().map(|&count| f32::from(count)).sum::<f32>();
    let sum = troops.iter().zip(0u8..).map(|(&count, value)| f32::from(count * value)).sum::<f32>();
    pen.count(held, 6.0);
    pen.count(sum, 12.0);
    pen.count(own.white, 2.0);
    pen.count(own.favours.iter().filter(|&&count| count >= 2).count() as u8, 4.0);
    pen.count(own.favours.iter().filter(|&&count| count == 1).count() as u8, 4.0);
    pen.count(own.charters.len(), 4.0);
    pen.count(world.extra.scenario.hoard, 30.0);
}
