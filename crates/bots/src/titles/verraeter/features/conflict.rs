//! Features of the conflict of the round, with all cards open.

use super::super::points::points_of;
use super::{CONFLICT, STRENGTH};
use crate::encoder::FeatureWriter;
use ::verraeter::plan::{Phase, Step};
use ::verraeter::{Edition, LandFigures, Place, Role, Side, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// The expected share of a hand that is played.
const SUPPLY_SHARE: f32 = 0.5;
/// The lead in conflict points at which a conflict is almost decided.
const DECIDED: f32 = 10.0;
/// The scale of victory points of lands.
const LAND_POINTS: f32 = 8.0;
/// The scale of conflict points of lands.
const LAND: f32 = 15.0;

/// The totals of one side of a conflict.
#[derive(Copy, Clone, Default, Debug)]
struct SideTotals {
    /// The number of seats on the side once action cards are revealed.
    count: usize,
    /// The conflict points on the table, with the land's.
    shown: f32,
    /// The conflict points of diplomats.
    diplomats: f32,
    /// The conflict points in the hands of seats that have not played supply yet.
    held: f32,
}

impl SideTotals {
    fn expected(&self) -> f32 {
        self.shown + self.diplomats + SUPPLY_SHARE * self.held
    }
}

/// An undecided conflict from the view of one seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct ConflictFeatures {
    /// The totals of the side on which the seat will be.
    ours: SideTotals,
    /// The totals of the other side.
    theirs: SideTotals,
    /// The figures of the own side's land.
    our_land: LandFigures,
    /// The figures of the other side's land.
    their_land: LandFigures,
    /// Whether the seat has an estate on its own side's land.
    own_estate_here: bool,
    /// Whether the seat has an estate on the other side's land.
    own_estate_there: bool,
    /// Whether a seat of the other side has an estate on that side's land, which it would lose.
    enemy_estate: bool,
    /// Whether the seat has played or passed already.
    supplied: bool,
    /// Whether the seat will change sides.
    changes: bool,
    /// The conflict points in the seat's hand, while they can be played.
    own: f32,
}

/// Whether a seat has had its turn to play supply cards.
pub(super) fn has_supplied(rules: &Verraeter, world: &State, seat: Seat) -> bool {
    let turn = |seat| world.start.clockwise_distance(seat, rules.seats());
    match world.agenda.peek() {
        Some(Step::Supply(now)) => turn(seat) < turn(now),
        Some(_) | None => false,
    }
}

/// The side of a seat once action cards are revealed.
fn final_side(world: &State, seat: Seat, diplomats_change: bool) -> Side {
    let noble = &world.nobles[seat];
    match noble.drafted {
        Some(Role::Traitor) => noble.side.other(),
        Some(Role::Diplomat5) if diplomats_change => noble.side.other(),
        Some(Role::Diplomat2 | Role::Diplomat5 | Role::Builder | Role::Strategist | Role::Farmer) | None => {
            noble.side
        }
    }
}

/// Whether Diplomat +5 changes sides: in the edition of 2008, if all seats are on one side.
fn diplomats_change(rules: &Verraeter, world: &State) -> bool {
    let seats = SeatSet::all(rules.seats());
    rules.options().edition == Edition::Edition2008
        && Side::ALL.into_iter().any(|side| world.on_side(seats, side) == seats)
}

impl ConflictFeatures {
    /// The conflict from the view of a seat, if there is an undecided one.
    pub(super) fn new(rules: &Verraeter, world: &State, seat: Seat) -> Option<ConflictFeatures> {
        let [one, two] = world.conflict.filter(|_| world.phase() <= Phase::Supply)?.lands();
        let change = diplomats_change(rules, world);
        let side = final_side(world, seat, change);
        let (our_land, their_land) = if world.side(one) == side { (one, two) } else { (two, one) };
        let figures = |at: Place| *rules.figures().land(world.kind(at));
        let own = &world.nobles[seat];
        let supplied = has_supplied(rules, world, seat);
        let mut conflict = ConflictFeatures {
            ours: SideTotals { shown: f32::from(figures(our_land).cp), ..SideTotals::default() },
            theirs: SideTotals { shown: f32::from(figures(their_land).cp), ..SideTotals::default() },
            our_land: figures(our_land),
            their_land: figures(their_land),
            own_estate_here: own.estates.has(our_land),
            own_estate_there: own.estates.has(their_land),
            enemy_estate: false,
            supplied,
            changes: side != own.side,
            own: if supplied { 0.0 } else { f32::from(points_of(own.hand)) },
        };
        for other in SeatSet::all(rules.seats()).iter() {
            let is_ally = final_side(world, other, change) == side;
            conflict.add_seat(rules, world, other, is_ally);
            conflict.enemy_estate |= !is_ally && world.nobles[other].estates.has(their_land);
        }
        Some(conflict)
    }

    fn add_seat(&mut self, rules: &Verraeter, world: &State, seat: Seat, is_ally: bool) {
        let noble = &world.nobles[seat];
        let totals = if is_ally { &mut self.ours } else { &mut self.theirs };
        totals.count += 1;
        totals.shown += f32::from(points_of(noble.played));
        totals.diplomats += noble.card().map_or(0.0, |role| f32::from(role.cp()));
        if !has_supplied(rules, world, seat) {
            totals.held += f32::from(points_of(noble.hand));
        }
    }

    /// The lead with the cards on the table and the diplomats.
    fn lead_now(&self) -> f32 {
        self.ours.shown + self.ours.diplomats - self.theirs.shown - self.theirs.diplomats
    }

    /// The expected lead.
    fn lead_expected(&self) -> f32 {
        self.ours.expected() - self.theirs.expected()
    }

    /// The victory points of each seat of the own side for a victory.
    fn gain(&self) -> f32 {
        points_per_winner(&self.their_land, self.ours.count)
    }

    /// The victory points of each seat of the other side for its victory.
    fn loss(&self) -> f32 {
        points_per_winner(&self.our_land, self.theirs.count)
    }

    fn write(&self, writer: &mut FeatureWriter<'_>) {
        let expected = (self.lead_expected() / DECIDED).clamp(-1.0, 1.0);
        let likely = 0.5 + 0.5 * expected;
        writer.push(1.0);
        writer.one_hot(self.ours.count.saturating_sub(1), 4);
        writer.push_scaled(self.our_land.cp, LAND);
        writer.push_scaled(self.their_land.cp, LAND);
        writer.push(self.gain() / LAND_POINTS);
        writer.push(self.loss() / LAND_POINTS);
        writer.push(self.ours.diplomats / CP_OF_DIPLOMAT);
        writer.push(self.theirs.diplomats / CP_OF_DIPLOMAT);
        writer.push(self.ours.held / STRENGTH);
        writer.push(self.theirs.held / STRENGTH);
        writer.push((self.lead_now() / STRENGTH).clamp(-2.0, 2.0));
        writer.push(expected);
        writer.push(likely * self.gain() / LAND_POINTS);
        writer.push((1.0 - likely) * self.loss() * self.theirs.count as f32 / LAND_POINTS);
        writer.push_bool(self.lead_now() > 0.0);
        writer.push_bool(self.lead_now() + self.own > 0.0);
        writer.push_bool(self.lead_now() > self.theirs.held);
        self.write_flags(writer);
    }

    fn write_flags(&self, writer: &mut FeatureWriter<'_>) {
        writer.push_bool(self.own_estate_here);
        writer.push_bool(self.own_estate_there);
        writer.push_bool(self.enemy_estate);
        writer.push_bool(self.changes);
        writer.push_bool(self.supplied);
    }
}

/// The conflict points of Diplomat +5.
const CP_OF_DIPLOMAT: f32 = Role::Diplomat5.cp() as f32;

/// The victory points of a land for each of so many winners.
fn points_per_winner(land: &LandFigures, winners: usize) -> f32 {
    if winners == 0 { 0.0 } else { f32::from(land.vp[winners - 1]) }
}

/// Writes the features of a conflict, or zeros if there is none.
pub(super) fn write(writer: &mut FeatureWriter<'_>, conflict: Option<&ConflictFeatures>) {
    match conflict {
        Some(conflict) => conflict.write(writer),
        None => writer.one_hot(CONFLICT, CONFLICT),
    }
}
