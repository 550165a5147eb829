//! The conflict of the round as it looks with all cards open.

use super::super::points::points_of;
use super::{CONFLICT, STRENGTH};
use crate::encoder::FeatureWriter;
use ::verraeter::plan::{Phase, Step};
use ::verraeter::{Edition, LandFigures, Place, Role, Side, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// The share of their hands that those play who have yet to play.
const ZEAL: f32 = 0.5;
/// Conflict points by which a lead is all but decided.
const DECIDED: f32 = 10.0;
/// Victory points of the best land.
const SPOILS: f32 = 8.0;
/// Conflict points of the best land.
const LAND: f32 = 15.0;

/// One side of a conflict.
#[derive(Copy, Clone, Default, Debug)]
struct Camp {
    /// Who will stand there once the action cards are shown.
    count: usize,
    /// Conflict points on the table, the land's included.
    shown: f32,
    /// Conflict points of diplomats.
    diplomats: f32,
    /// Conflict points in the hands of those who have yet to play.
    held: f32,
}

impl Camp {
    fn expected(&self) -> f32 {
        self.shown + self.diplomats + ZEAL * self.held
    }
}

/// A conflict that is not decided yet, from one seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Quarrel {
    /// The side on which the seat will stand.
    ours: Camp,
    /// The other side.
    theirs: Camp,
    /// The figures of the land that its side has there.
    land: LandFigures,
    /// The figures of the land of the others.
    prize: LandFigures,
    /// Whether one of its estates stands on its side's land.
    home: bool,
    /// Whether one of its estates stands on the others' land.
    prospect: bool,
    /// Whether one of the others has an estate on their land, which victory would silence.
    robs: bool,
    /// Whether it has played or passed already.
    supplied: bool,
    /// Whether it will change sides.
    changes: bool,
    /// Conflict points in its own hand, while they can be played.
    own: f32,
}

/// Whether a seat's turn to play supply cards is over.
pub(super) fn has_supplied(rules: &Verraeter, world: &State, seat: Seat) -> bool {
    let turn = |seat| world.start.clockwise_distance(seat, rules.seats());
    match world.agenda.peek() {
        Some(Step::Supply(now)) => turn(seat) < turn(now),
        Some(_) | None => false,
    }
}

/// The side on which a seat will stand once the action cards are shown.
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

/// 2008: where all stand on one side, Diplomat +5 changes sides.
fn diplomats_change(rules: &Verraeter, world: &State) -> bool {
    let everyone = SeatSet::all(rules.seats());
    rules.options().edition == Edition::Edition2008
        && Side::ALL.into_iter().any(|side| world.on_side(everyone, side) == everyone)
}

impl Quarrel {
    /// The conflict from a seat, if there is one that is not decided.
    pub(super) fn new(rules: &Verraeter, world: &State, seat: Seat) -> Option<Quarrel> {
        let [one, two] = world.conflict.filter(|_| world.phase() <= Phase::Supply)?.lands();
        let change = diplomats_change(rules, world);
        let side = final_side(world, seat, change);
        let (land, prize) = if world.side(one) == side { (one, two) } else { (two, one) };
        let figures = |at: Place| *rules.figures().land(world.kind(at));
        let own = &world.nobles[seat];
        let supplied = has_supplied(rules, world, seat);
        let mut quarrel = Quarrel {
            ours: Camp { shown: f32::from(figures(land).cp), ..Camp::default() },
            theirs: Camp { shown: f32::from(figures(prize).cp), ..Camp::default() },
            land: figures(land),
            prize: figures(prize),
            home: own.estates.has(land),
            prospect: own.estates.has(prize),
            robs: false,
            supplied,
            changes: side != own.side,
            own: if supplied { 0.0 } else { f32::from(points_of(own.hand)) },
        };
        for other in SeatSet::all(rules.seats()).iter() {
            let comrade = final_side(world, other, change) == side;
            quarrel.enlist(rules, world, other, comrade);
            quarrel.robs |= !comrade && world.nobles[other].estates.has(prize);
        }
        Some(quarrel)
    }

    fn enlist(&mut self, rules: &Verraeter, world: &State, seat: Seat, comrade: bool) {
        let noble = &world.nobles[seat];
        let camp = if comrade { &mut self.ours } else { &mut self.theirs };
        camp.count += 1;
        camp.shown += f32::from(points_of(noble.played));
        camp.diplomats += noble.card().map_or(0.0, |role| f32::from(role.cp()));
        if !has_supplied(rules, world, seat) {
            camp.held += f32::from(points_of(noble.hand));
        }
    }

    /// The lead with the cards on the table, diplomats included.
    fn lead_now(&self) -> f32 {
        self.ours.shown + self.ours.diplomats - self.theirs.shown - self.theirs.diplomats
    }

    /// The lead if all play a share of their hands.
    fn lead_expected(&self) -> f32 {
        self.ours.expected() - self.theirs.expected()
    }

    /// Victory points that each of its side would score.
    fn gain(&self) -> f32 {
        spoils(&self.prize, self.ours.count)
    }

    /// Victory points that each of the others would score.
    fn loss(&self) -> f32 {
        spoils(&self.land, self.theirs.count)
    }

    fn writes(&self, pen: &mut FeatureWriter<'_>) {
        let expected = (self.lead_expected() / DECIDED).clamp(-1.0, 1.0);
        let likely = 0.5 + 0.5 * expected;
        pen.put(1.0);
        pen.one_hot(self.ours.count.saturating_sub(1), 4);
        pen.count(self.land.cp, LAND);
        pen.count(self.prize.cp, LAND);
        pen.put(self.gain() / SPOILS);
        pen.put(self.loss() / SPOILS);
        pen.put(self.ours.diplomats / CP_OF_DIPLOMAT);
        pen.put(self.theirs.diplomats / CP_OF_DIPLOMAT);
        pen.put(self.ours.held / STRENGTH);
        pen.put(self.theirs.held / STRENGTH);
        pen.put((self.lead_now() / STRENGTH).clamp(-2.0, 2.0));
        pen.put(expected);
        pen.put(likely * self.gain() / SPOILS);
        pen.put((1.0 - likely) * self.loss() * self.theirs.count as f32 / SPOILS);
        pen.put_if(self.lead_now() > 0.0);
        pen.put_if(self.lead_now() + self.own > 0.0);
        pen.put_if(self.lead_now() > self.theirs.held);
        self.writes_stakes(pen);
    }

    fn writes_stakes(&self, pen: &mut FeatureWriter<'_>) {
        pen.put_if(self.home);
        pen.put_if(self.prospect);
        pen.put_if(self.robs);
        pen.put_if(self.changes);
        pen.put_if(self.supplied);
    }
}

/// Conflict points of the greater diplomat.
const CP_OF_DIPLOMAT: f32 = Role::Diplomat5.cp() as f32;

/// Victory points of a land for each of so many winners.
fn spoils(land: &LandFigures, winners: usize) -> f32 {
    if winners == 0 { 0.0 } else { f32::from(land.vp[winners - 1]) }
}

/// Writes the numbers of a conflict, or nothing for none.
pub(super) fn write(pen: &mut FeatureWriter<'_>, quarrel: Option<&Quarrel>) {
    match quarrel {
        Some(quarrel) => quarrel.writes(pen),
        None => pen.one_hot(CONFLICT, CONFLICT),
    }
}
