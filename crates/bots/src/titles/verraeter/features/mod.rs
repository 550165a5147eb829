//! A position of Verraeter in numbers.
//!
//! They are written in the order of [`fill`], each group by a function of its own. Scales are such that a usual
//! value is about a half.

mod conflict;
mod player;

use crate::encoder::FeatureWriter;
use ::verraeter::plan::Phase;
use ::verraeter::{Edition, Role, State, Value, Verraeter};
use conflict::Quarrel;
use engine::{Game, Seat, SeatSet, Turn};
use player::{Measure, Measures};

/// The table: bias, edition, seats.
const TABLE: usize = 3;
/// Rounds left, one by one, and the share of rounds played.
const ROUNDS: usize = 10;
/// Groups of phases, the seat's turn, whether it has decided, and whether it is asked.
const MOMENT: usize = PHASES + 4 + 4;
/// Groups of phases in which something is decided.
const PHASES: usize = 6;
/// Points and leads, and how many are ahead.
const STANDING: usize = 6 + 4;
/// The hand: its size, its points, its cards by value.
const HAND: usize = 6 + 2 + Value::ALL.len();
/// Estates, offices, reserve, income, and points of offices.
const BUILDINGS: usize = 13;
/// Lands of its side, and comrades.
const HOUSE: usize = 3 + 4;
/// Its action card, the cards of strategy and start.
const ROLE: usize = Role::ALL.len() + 2;
/// The conflict.
const CONFLICT: usize = 25;
/// A rival, or several taken together.
const RIVAL: usize = 9;

/// How many numbers there are.
pub(super) const COUNT: usize =
    TABLE + ROUNDS + MOMENT + STANDING + HAND + BUILDINGS + HOUSE + ROLE + CONFLICT + 3 * RIVAL + 3;

/// Victory points that are many.
const POINTS: f32 = 30.0;
/// A lead that is large.
const LEAD: f32 = 15.0;
/// Cards of a full hand.
const CARDS: f32 = 5.0;
/// Conflict points of a good hand.
const STRENGTH: f32 = 20.0;
/// Buildings of a player.
const THREE: f32 = 3.0;
/// The most that offices bring.
const OFFICES: f32 = 6.0;
/// Lands of the ring.
const LANDS: f32 = 12.0;
/// Conflict points of all lands.
const ALL_LANDS: f32 = 80.0;

/// Fills in the numbers of a seat.
pub(super) fn fill(rules: &Verraeter, world: &State, seat: Seat, features: &mut [f32]) {
    let measures = Measures::new(rules, world, seat);
    let mut pen = FeatureWriter::new(features);
    table(&mut pen, rules);
    rounds(&mut pen, rules, world);
    moment(&mut pen, rules, world, seat);
    standing(&mut pen, &measures);
    hand(&mut pen, world, &measures);
    buildings(&mut pen, &measures);
    house(&mut pen, rules, world, &measures);
    role(&mut pen, world, seat);
    conflict::write(&mut pen, Quarrel::new(rules, world, seat).as_ref());
    rivals(&mut pen, &measures);
    pen.end();
}

fn table(pen: &mut FeatureWriter<'_>, rules: &Verraeter) {
    pen.put(1.0);
    pen.put_if(rules.options().edition == Edition::Edition1998);
    pen.put_if(rules.options().seats == 3);
}

fn rounds(pen: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State) {
    let rounds = rules.options().rounds();
    pen.one_hot(usize::from(rounds.saturating_sub(world.round)), 9);
    pen.count(world.round, f32::from(rounds));
}

fn moment(pen: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State, seat: Seat) {
    let phase = world.phase();
    pen.one_hot(phase_group(phase), PHASES);
    pen.one_hot(usize::from(world.start.clockwise_distance(seat, rules.seats())), 4);
    pen.put_if(world.nobles[seat].card().is_some());
    pen.put_if(phase == Phase::Supply && conflict::has_supplied(rules, world, seat));
    pen.put_if(phase > Phase::Reveal && phase != Phase::Over);
    pen.put_if(rules.turn(world) == Turn::Seat(seat));
}

/// Phases in which something is decided, and all others between them.
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

fn standing(pen: &mut FeatureWriter<'_>, measures: &Measures) {
    let own = &measures.own;
    pen.put(own.vp / POINTS);
    pen.put(own.points / POINTS);
    pen.put((own.vp - measures.most.vp) / LEAD);
    pen.put((own.points - measures.most.points) / LEAD);
    pen.put((own.points - measures.mean.points) / LEAD);
    pen.put((own.prospects - measures.most.prospects) / LEAD);
    pen.one_hot(measures.ahead, 4);
}

fn hand(pen: &mut FeatureWriter<'_>, world: &State, measures: &Measures) {
    let own = &measures.own;
    let cards = world.nobles[measures.seat].hand;
    pen.one_hot(usize::from(cards.total()), 6);
    pen.put(own.cards / CARDS);
    pen.put(own.strength / STRENGTH);
    cards.counts().for_each(|count| pen.count(count, 2.0));
}

fn buildings(pen: &mut FeatureWriter<'_>, measures: &Measures) {
    let own = &measures.own;
    pen.one_hot(own.offices as usize, 3);
    pen.put(own.estates / THREE);
    pen.put((THREE - own.estates - own.offices) / THREE);
    pen.one_hot(own.paying as usize, 4);
    pen.put((own.estates - own.paying) / THREE);
    pen.put(own.income / THREE);
    pen.put((own.points - own.vp) / OFFICES);
    pen.put((own.prospects - own.vp) / OFFICES);
}

fn house(pen: &mut FeatureWriter<'_>, rules: &Verraeter, world: &State, measures: &Measures) {
    let side = world.nobles[measures.seat].side;
    let lands = world.lands_of(side);
    let strength: u8 = lands.iter().map(|at| rules.figures().land(world.kind(at)).cp).sum();
    pen.put(lands.len() as f32 / LANDS);
    pen.count(strength, ALL_LANDS);
    pen.put(lands.edges().len() as f32 / LANDS);
    pen.one_hot(world.on_side(SeatSet::all(rules.seats()), side).len() - 1, 4);
}

fn role(pen: &mut FeatureWriter<'_>, world: &State, seat: Seat) {
    pen.one_hot(world.nobles[seat].card().map_or(Role::ALL.len(), |role| role as usize), Role::ALL.len());
    pen.put_if(world.strategy == seat);
    pen.put_if(world.start == seat);
}

fn rivals(pen: &mut FeatureWriter<'_>, measures: &Measures) {
    for rival in [&measures.leader, &measures.most, &measures.mean] {
        rival_numbers(pen, rival);
    }
    pen.put_if(measures.leader_is_comrade);
    pen.put_if(measures.leader_role == Some(Role::Traitor));
    pen.put_if(measures.leader_role == Some(Role::Strategist));
}

fn rival_numbers(pen: &mut FeatureWriter<'_>, rival: &Measure) {
    pen.put(rival.vp / POINTS);
    pen.put(rival.prospects / POINTS);
    pen.put(rival.cards / CARDS);
    pen.put(rival.strength / STRENGTH);
    pen.put(rival.estates / THREE);
    pen.put(rival.offices / THREE);
    pen.put(rival.paying / THREE);
    pen.put(rival.income / THREE);
    pen.put((rival.points - rival.vp) / OFFICES);
}
