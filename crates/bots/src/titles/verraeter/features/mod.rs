//! Features of a position of Verräter.
//!
//! They are written in the order of [`encode`], by one function per group. Scales are chosen so that a typical value is about
//! 0.5.

mod conflict;
mod player;

use crate::encoder::FeatureWriter;
use ::verraeter::plan::Phase;
use ::verraeter::{Edition, Role, State, Value, Verraeter};
use conflict::ConflictFeatures;
use engine::{Game, Seat, SeatSet, Turn};
use player::{PlayerComparison, PlayerFeatures};

/// The number of features of the table: bias, edition, seats.
const TABLE: usize = 3;
/// The number of features of the round: rounds left as one-hot, and the share of rounds played.
const ROUNDS: usize = 10;
/// The number of features of the phase: its group, the turn order of the seat, its action card, its supply, its decision.
const MOMENT: usize = PHASES + 4 + 4;
/// The number of groups of phases.
const PHASES: usize = 6;
/// The number of features of points and leads.
const STANDING: usize = 6 + 4;
/// The number of features of the hand: size, conflict points, cards by value.
const HAND: usize = 6 + 2 + Value::ALL.len();
/// The number of features of buildings: estates, offices, reserve, income, points of offices.
const BUILDINGS: usize = 13;
/// The number of features of the side: its lands and its seats.
const HOUSE: usize = 3 + 4;
/// The number of features of the action card, and of the cards of strategy and start.
const ROLE: usize = Role::ALL.len() + 2;
/// The number of features of the conflict.
const CONFLICT: usize = 25;
/// The number of features of a rival, or of an aggregate of rivals.
const RIVAL: usize = 9;

/// The number of features.
pub(super) const COUNT: usize =
    TABLE + ROUNDS + MOMENT + STANDING + HAND + BUILDINGS + HOUSE + ROLE + CONFLICT + 3 * RIVAL + 3;

/// The scale of victory points.
const POINTS: f32 = 30.0;
/// The scale of leads.
const LEAD: f32 = 15.0;
/// The scale of card counts.
const CARDS: f32 = 5.0;
/// The scale of conflict points.
const STRENGTH: f32 = 20.0;
/// The scale of building counts.
const THREE: f32 = 3.0;
/// The scale of points of offices.
const OFFICES: f32 = 6.0;
/// The scale of land counts.
const LANDS: f32 = 12.0;
/// The scale of conflict points of lands.
const ALL_LANDS: f32 = 80.0;

/// Writes the features of a seat.
pub(super) fn encode(rules: &Verraeter, world: &State, seat: Seat, features: &mut [f32]) {
    let players = PlayerComparison::new(rules, world, seat);
    let mut writer = FeatureWriter::new(features);
    table(&mut writer, rules);
    rounds(&mut writer, rules, world);
    moment(&mut writer, rules, world, seat);
    standing(&mut writer, &players);
    hand(&mut writer, world, &players);
    buildings(&mut writer, &players);
    house(&mut writer, rules, world, &players);
    role(&mut writer, world, seat);
    conflict::write(&mut writer, ConflictFeatures::new(rules, world, seat).as_ref());
    rivals(&mut writer, &players);
    writer.finish();
}

fn table(writer: &mut FeatureWriter<'_>, rules: &Verraeter) {
    writer.push(1.0);
    writer.push_bool(rules.options().edition == Edition::Edition1998);
    writer.push_bool(rules.options().seats == 3);
}

fn rounds(writer: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State) {
    let rounds = rules.options().rounds();
    writer.one_hot(usize::from(rounds.saturating_sub(world.round)), 9);
    writer.push_scaled(world.round, f32::from(rounds));
}

fn moment(writer: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State, seat: Seat) {
    let phase = world.phase();
    writer.one_hot(phase_group(phase), PHASES);
    writer.one_hot(usize::from(world.start.clockwise_distance(seat, rules.seats())), 4);
    writer.push_bool(world.nobles[seat].card().is_some());
    writer.push_bool(phase == Phase::Supply && conflict::has_supplied(rules, world, seat));
    writer.push_bool(phase > Phase::Reveal && phase != Phase::Over);
    writer.push_bool(rules.turn(world) == Turn::Seat(seat));
}

/// The group of a phase.
fn phase_group(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Conflict => 1,
        Phase::Roles => 2,
        Phase::Supply => 3,
        Phase::Reveal | Phase::Resolution | Phase::Points | Phase::Builder => 4,
        Phase::Strategist
        | Phase::Discard
        | Phase::Draw
        | Phase::Return
        | Phase::StartPlayer
        | Phase::RoundEnd
        | Phase::Over => 5,
    }
}

fn standing(writer: &mut FeatureWriter<'_>, players: &PlayerComparison) {
    let own = &players.own;
    writer.push(own.vp / POINTS);
    writer.push(own.points / POINTS);
    writer.push((own.vp - players.most.vp) / LEAD);
    writer.push((own.points - players.most.points) / LEAD);
    writer.push((own.points - players.mean.points) / LEAD);
    writer.push((own.points_after_draw - players.most.points_after_draw) / LEAD);
    writer.one_hot(players.ahead, 4);
}

fn hand(writer: &mut FeatureWriter<'_>, world: &State, players: &PlayerComparison) {
    let own = &players.own;
    let cards = world.nobles[players.seat].hand;
    writer.one_hot(usize::from(cards.total()), 6);
    writer.push(own.cards / CARDS);
    writer.push(own.strength / STRENGTH);
    cards.counts().for_each(|count| writer.push_scaled(count, 2.0));
}

fn buildings(writer: &mut FeatureWriter<'_>, players: &PlayerComparison) {
    let own = &players.own;
    writer.one_hot(own.offices as usize, 3);
    writer.push(own.estates / THREE);
    writer.push((THREE - own.estates - own.offices) / THREE);
    writer.one_hot(own.paying as usize, 4);
    writer.push((own.estates - own.paying) / THREE);
    writer.push(own.income / THREE);
    writer.push((own.points - own.vp) / OFFICES);
    writer.push((own.points_after_draw - own.vp) / OFFICES);
}

fn house(writer: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State, players: &PlayerComparison) {
    let side = world.nobles[players.seat].side;
    let lands = world.lands_of(side);
    let strength: u8 = lands.iter().map(|at| rules.figures().land(world.kind(at)).cp).sum();
    writer.push(lands.len() as f32 / LANDS);
    writer.push_scaled(strength, ALL_LANDS);
    writer.push(lands.edges().len() as f32 / LANDS);
    writer.one_hot(world.on_side(SeatSet::all(rules.seats()), side).len() - 1, 4);
}

fn role(writer: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
    writer.one_hot(world.nobles[seat].card().map_or(Role::ALL.len(), |role| role as usize), Role::ALL.len());
    writer.push_bool(world.strategy == seat);
    writer.push_bool(world.start == seat);
}

fn rivals(writer: &mut FeatureWriter<'_>, players: &PlayerComparison) {
    for rival in [&players.leader, &players.most, &players.mean] {
        rival_numbers(writer, rival);
    }
    writer.push_bool(players.leader_is_ally);
    writer.push_bool(players.leader_role == Some(Role::Traitor));
    writer.push_bool(players.leader_role == Some(Role::Strategist));
}

fn rival_numbers(writer: &mut FeatureWriter<'_>, rival: &PlayerFeatures) {
    writer.push(rival.vp / POINTS);
    writer.push(rival.points_after_draw / POINTS);
    writer.push(rival.cards / CARDS);
    writer.push(rival.strength / STRENGTH);
    writer.push(rival.estates / THREE);
    writer.push(rival.offices / THREE);
    writer.push(rival.paying / THREE);
    writer.push(rival.income / THREE);
    writer.push((rival.points - rival.vp) / OFFICES);
}
