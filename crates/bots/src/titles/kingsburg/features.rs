//! Features of a position of Kingsburg.

use super::policy::time_left::Outlook;
use super::policy::war::{special_strength, strength_at_home, strength_of_year};
use crate::encoder::FeatureWriter;
use ::kingsburg::buildings::{COLUMNS, ROWS, Row};
use ::kingsburg::goods::Good;
use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::{Governor, Modules, Scenario};
use ::kingsburg::plan::{Season, Step};
use ::kingsburg::state::{Lord, State};
use ::kingsburg::{Building, Kingsburg};
use engine::{MAX_SEATS, Seat, SeatSet};

/// The number of features of the game and its options.
const GAME: usize = 1 + 4 + SWITCHES.len() + 4;

/// The number of features of time.
const TIME: usize = YEARS + 3 + 4 + PHASES;

/// The number of features of points.
const POINTS: usize = 6;

/// The number of features of the province.
const PROVINCE: usize = Building::ALL.len() + 2 * ROWS + COLUMNS + 5;

/// The number of features of the next building of each row.
const NEXT_BUILDINGS: usize = 2 * ROWS;

/// The number of features of goods, tokens and honours.
const HOLDINGS: usize = 3 + 2 + 2 + 4;

/// The number of features of the battle.
const WAR: usize = 10;

/// The number of features of dice.
const DICE: usize = 9;

/// The number of features of the other seats.
const OTHERS: usize = 10;

/// The number of features of cards.
const CARDS: usize = Governor::ALL.len() + 7;

/// The number of features.
pub(super) const COUNT: usize =
    GAME + TIME + POINTS + PROVINCE + NEXT_BUILDINGS + HOLDINGS + WAR + DICE + OTHERS + CARDS;

/// Modules and variants with an effect during the game.
const SWITCHES: [Modules; 7] = [
    Modules::ROWS,
    Modules::ALTERNATIVE,
    Modules::GOVERNORS,
    Modules::FATE,
    Modules::TROOPS,
    Modules::WHIMS,
    Modules::RESTORATION,
];

/// The number of kinds of pending steps.
const PHASES: usize = 8;

/// The mean of the king's reinforcement.
const MEAN_DIE: f32 = 3.5;

/// Writes the features of a seat.
pub(super) fn encode(rules: &Kingsburg, world: &State, seat: Seat, features: &mut [f32]) {
    let outlook = Outlook::read(world, seat);
    let others = Others::of(rules, world, seat);
    let lord = &world.lords[seat];
    let mut writer = FeatureWriter::new(features);
    game(&mut writer, world, rules);
    time(&mut writer, world, &outlook);
    points(&mut writer, lord, &others, ending(world, seat));
    province(&mut writer, lord, &others);
    building(&mut writer, rules, lord);
    belongings(&mut writer, world, seat, &others);
    war(&mut writer, rules, world, seat, &outlook, &others);
    dice(&mut writer, rules, world, seat, &others);
    others.write(&mut writer);
    cards(&mut writer, world, seat);
    writer.finish();
}

/// The maximum and the sum of a quantity over the other seats.
#[derive(Copy, Clone, Default)]
struct Summary {
    most: f32,
    sum: f32,
}

impl Summary {
    fn note(&mut self, number: f32, first: bool) {
        self.most = if first { number } else { self.most.max(number) };
        self.sum += number;
    }
}

/// Quantities of the other seats.
#[derive(Default)]
struct Others {
    count: f32,
    vp: Summary,
    end: Summary,
    buildings: Summary,
    fewest_buildings: f32,
    goods: Summary,
    tokens: Summary,
    soldiers: Summary,
    strength: Summary,
    dice: Summary,
    behind: [f32; 2],
}

impl Others {
    fn of(rules: &Kingsburg, world: &State, seat: Seat) -> Others {
        let mut others = Others { fewest_buildings: f32::MAX, ..Others::default() };
        let own = &world.lords[seat];
        for other in SeatSet::all(rules.options().seats).without(seat).iter() {
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

    fn mean(&self, summary: Summary) -> f32 {
        summary.sum / self.count.max(1.0)
    }

    fn write(&self, writer: &mut FeatureWriter<'_>) {
        let much = [
            (self.goods, 10.0),
            (self.tokens, 3.0),
            (self.soldiers, 5.0),
            (self.strength, 6.0),
            (self.dice, 18.0),
        ];
        for (summary, scale) in much {
            writer.push_scaled(summary.most, scale);
            writer.push_scaled(self.mean(summary), scale);
        }
    }
}

/// The final points if the game ended now.
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

/// Writes the options of the game.
fn game(writer: &mut FeatureWriter<'_>, world: &State, rules: &Kingsburg) {
    let options = rules.options();
    writer.push(1.0);
    writer.one_hot(usize::from(options.seats) - 2, 4);
    SWITCHES.into_iter().for_each(|module| writer.push_bool(options.modules.contains(module)));
    writer.one_hot(world.scenario().map_or(Scenario::ALL.len(), |scenario| scenario as usize), 4);
}

/// Writes the year, the season, the time left and the pending step.
fn time(writer: &mut FeatureWriter<'_>, world: &State, outlook: &Outlook) {
    writer.one_hot(usize::from(world.year).saturating_sub(1), YEARS);
    writer.one_hot(
        match world.season {
            Season::Spring => 0,
            Season::Summer => 1,
            Season::Autumn => 2,
        },
        3,
    );
    writer.push_scaled(outlook.times.builds, 15.0);
    writer.push_scaled(outlook.times.ends, 15.0);
    writer.push_scaled(outlook.times.winters, 5.0);
    writer.push_bool(outlook.battle_ahead);
    writer.one_hot(phase(world), PHASES);
}

/// The kind of the pending step.
fn phase(world: &State) -> usize {
    let Some(step) = world.agenda.peek() else { return PHASES };
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

/// Writes points and leads.
fn points(writer: &mut FeatureWriter<'_>, lord: &Lord, others: &Others, end: f32) {
    let vp = f32::from(lord.vp);
    writer.push_scaled(vp, 50.0);
    writer.push_scaled(vp - others.vp.most, 15.0);
    writer.push_scaled(vp - others.mean(others.vp), 15.0);
    writer.push_scaled(end - others.end.most, 15.0);
    writer.push(others.behind[0] / others.count.max(1.0));
    writer.push(others.behind[1] / others.count.max(1.0));
}

/// Writes the buildings and their numbers.
fn province(writer: &mut FeatureWriter<'_>, lord: &Lord, others: &Others) {
    let province = &lord.province;
    writer.multi_hot(province.standing().iter().map(|building| building as usize), Building::ALL.len());
    (0..ROWS).for_each(|row| writer.push_scaled(province.height(row), COLUMNS as f32));
    writer.multi_hot(province.alternative().iter().map(Row::index), ROWS);
    (0..COLUMNS).for_each(|column| writer.push_scaled(province.in_column(column), 5.0));
    let count = f32::from(province.count());
    writer.push_scaled(count, 15.0);
    writer.push_scaled(count - others.buildings.most, 5.0);
    writer.push_scaled(count - others.mean(others.buildings), 5.0);
    writer.push_bool(count >= others.buildings.most);
    writer.push_bool(count < others.fewest_buildings);
}

/// Writes the goods that the next building of each row lacks, and whether it can be paid.
fn building(writer: &mut FeatureWriter<'_>, rules: &Kingsburg, lord: &Lord) {
    for row in 0..ROWS {
        let next = lord.province.next_in(row);
        let lacking = next.map(|building| {
            let cost = rules.figures().building(building).cost.0;
            (0..3).map(|kind| cost[kind].saturating_sub(lord.goods.0[kind])).sum::<u8>()
        });
        writer.push_scaled(lacking.unwrap_or(0), 6.0);
        writer.push_bool(lacking == Some(0));
    }
}

/// Writes goods, tokens, the envoy and the king's die.
fn belongings(writer: &mut FeatureWriter<'_>, world: &State, seat: Seat, others: &Others) {
    let lord = &world.lords[seat];
    Good::ALL.into_iter().for_each(|good| writer.push_scaled(lord.goods[good], 5.0));
    let goods = f32::from(lord.goods.total());
    writer.push_scaled(goods, 10.0);
    writer.push_scaled(goods - others.mean(others.goods), 10.0);
    writer.push_scaled(lord.tokens, 3.0);
    writer.push_scaled(f32::from(lord.tokens) - others.mean(others.tokens), 3.0);
    writer.push_bool(world.envoy == Some(seat));
    writer.push_bool(world.envoy.is_some_and(|holder| holder != seat));
    writer.push_bool(world.aided == Some(seat));
    writer.push_bool(world.aided.is_some_and(|aided| aided != seat));
}

/// Writes the strength against the invaders of this winter and of later ones.
fn war(
    writer: &mut FeatureWriter<'_>,
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    outlook: &Outlook,
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
    let help = if outlook.is_reinforced { 0.0 } else { MEAN_DIE };
    let margin = if outlook.battle_ahead { total + help - foe } else { 0.0 };
    writer.push_scaled(lord.soldiers, 5.0);
    writer.push_scaled(home, 6.0);
    writer.push_scaled(total - others.mean(others.strength) - others.mean(others.soldiers), 6.0);
    writer.push_scaled(margin, 5.0);
    // The same margin clamped: the outcome depends on small margins only.
    writer.push((margin / 3.0).clamp(-1.0, 1.0));
    writer.push_bool(known.is_some() && outlook.battle_ahead);
    writer.push_bool(world.invader.seen.contains(seat) && outlook.battle_ahead);
    writer.push_scaled(foe, 10.0);
    writer.push_bool(total >= others.strength.most + others.soldiers.most);
    writer.push_scaled(world.extra.own[seat].wins, 5.0);
}

/// Writes the remaining dice and the placed groups.
fn dice(writer: &mut FeatureWriter<'_>, rules: &Kingsburg, world: &State, seat: Seat, others: &Others) {
    let lord = &world.lords[seat];
    let total = f32::from(lord.dice.total() + lord.white.total());
    writer.push_scaled(lord.dice.count(), 3.0);
    writer.push_scaled(lord.white.count(), 2.0);
    writer.push_scaled(total, 18.0);
    writer.push_scaled(total - others.mean(others.dice), 10.0);
    let seats = usize::from(rules.options().seats).min(MAX_SEATS);
    let place = world.order[..seats].iter().position(|&at| usize::from(at) == seat.index()).unwrap_or(0);
    writer.push(place as f32 / (seats - 1) as f32);
    writer.push_bool(place == 0);
    placed(writer, world, seat);
}

/// Writes the number, the sum and the maximum of the influenced advisors.
fn placed(writer: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
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
    writer.push_scaled(groups, 3.0);
    writer.push_scaled(sum, 18.0);
    writer.push_scaled(highest, 18.0);
}

/// Writes governor, troop tokens, favours, charters and the hoard.
fn cards(writer: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
    let own = &world.extra.own[seat];
    let governor = own.governor.or(own.chosen);
    writer.one_hot(governor.map_or(Governor::ALL.len(), |governor| governor as usize), Governor::ALL.len());
    let troops = world.extra.troops.at_hand(seat);
    let held = troops.iter().map(|&count| f32::from(count)).sum::<f32>();
    let sum = troops.iter().zip(0u8..).map(|(&count, value)| f32::from(count * value)).sum::<f32>();
    writer.push_scaled(held, 6.0);
    writer.push_scaled(sum, 12.0);
    writer.push_scaled(own.white, 2.0);
    writer.push_scaled(own.favours.iter().filter(|&&count| count >= 2).count() as u8, 4.0);
    writer.push_scaled(own.favours.iter().filter(|&&count| count == 1).count() as u8, 4.0);
    writer.push_scaled(own.charters.len(), 4.0);
    writer.push_scaled(world.extra.scenario.hoard, 30.0);
}
