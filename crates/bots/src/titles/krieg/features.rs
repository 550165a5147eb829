//! A position of Krieg in numbers.
//!
//! The same numbers for every seat, from its own side of the table: what it has, what the others have at most and on
//! average, and how far it is ahead. They may look into all hands, since the worlds of a search are imagined.

use crate::encoder::FeatureWriter;
use ::krieg::figures::Points;
use ::krieg::plan::Step;
use ::krieg::state::Lord;
use ::krieg::{Cards, Krieg, Matter, Matters, Part, Problem, State, Symbol, Variants};
use engine::{Seat, SeatSet};

/// How many numbers there are.
pub(super) const COUNT: usize = 157;

/// Quantities that are gauged for every seat alike: points, farms, workers' houses, privileges, cards, agenda cards,
/// income, cards of each good, points with the workers' houses, and what hand and bid count for each problem.
const GAUGES: usize = 16;

/// Where the points are among the gauges.
const VP: usize = 0;

/// Where the points with the workers' houses are among the gauges.
const RIPE: usize = 11;

/// Where the strengths begin among the gauges.
const STRENGTH: usize = 12;

/// What makes a gauge of 1, inverted: a product is faster than a quotient.
const UNITS: [f32; GAUGES] = {
    let (kind, strength) = (1.0 / 4.0, 1.0 / 30.0);
    [
        1.0 / 12.0, // points
        1.0 / 6.0,
        1.0 / 3.0,
        1.0 / 4.0,
        1.0 / 10.0, // cards
        1.0 / 4.0,
        1.0 / 6.0, // income
        kind,
        kind,
        kind,
        kind,
        1.0 / 12.0, // points with the workers' houses
        strength,
        strength,
        strength,
        strength,
    ]
};

/// How much finer a lead is written than a gauge.
const LEAD: f32 = 2.5;

/// Points in a feature of 1.
const POINT: f32 = 0.25;

/// The most that a feature may be, either way.
const LIMIT: f32 = 4.0;

/// Kinds of steps that a position can wait at.
const STAGES: usize = 10;

/// Fills in the numbers of a seat.
pub(super) fn fill(rules: &Krieg, world: &State, seat: Seat, features: &mut [f32]) {
    let side = Side::new(rules, world, seat);
    // A length known beforehand spares the pen its checks.
    let mut pen = FeatureWriter::new(&mut features[..COUNT]);
    pen.put(1.0);
    side.options(&mut pen);
    side.progress(&mut pen);
    side.stage(&mut pen);
    side.table(&mut pen);
    side.fief(&mut pen);
    side.gauges(&mut pen);
    side.leads(&mut pen);
    side.edges(&mut pen);
    side.auction(&mut pen);
    side.raids(&mut pen);
    side.ending(&mut pen);
    pen.end();
}

/// A table as seen from one seat.
struct Side<'a> {
    rules: &'a Krieg,
    world: &'a State,
    seat: Seat,
    me: &'a Lord,
    rivals: SeatSet,
    points: Points,
    /// Each seat's gauges.
    gauges: [[f32; GAUGES]; 4],
    /// The seat's own.
    own: [f32; GAUGES],
    /// The most among the rivals.
    most: [f32; GAUGES],
    /// The mean of the rivals.
    mean: [f32; GAUGES],
}

impl<'a> Side<'a> {
    fn new(rules: &'a Krieg, world: &'a State, seat: Seat) -> Side<'a> {
        let everyone = SeatSet::all(rules.options().seats);
        let rivals = everyone.without(seat);
        let mut gauges = [[0.0; GAUGES]; 4];
        everyone.iter().for_each(|at| gauges[at.index()] = gauge(rules, &world.lords[at]));
        let (mut most, mut mean) = ([0.0f32; GAUGES], [0.0f32; GAUGES]);
        let each = 1.0 / rivals.len() as f32;
        for rival in rivals.iter() {
            let theirs = &gauges[rival.index()];
            (0..GAUGES).for_each(|n| most[n] = most[n].max(theirs[n]));
            (0..GAUGES).for_each(|n| mean[n] += each * theirs[n]);
        }
        let points = rules.figures().points(rules.options());
        let (me, own) = (&world.lords[seat], gauges[seat.index()]);
        Side { rules, world, seat, me, rivals, points, gauges, own, most, mean }
    }

    fn options(&self, pen: &mut FeatureWriter<'_>) {
        let options = self.rules.options();
        pen.put_if(options.seats == 3);
        pen.put_if(self.points.privilege > 1);
        pen.put_if(options.has(Variants::STRATEGIC));
        pen.put_if(options.has(Variants::LIGHT));
        pen.put_if(options.has(Variants::GLOBAL));
        pen.put_if(options.has(Variants::MOBILISATION));
    }

    /// How far the game has come.
    fn progress(&self, pen: &mut FeatureWriter<'_>) {
        let left = self.rules.figures().matters - self.world.retired;
        pen.one_hot(usize::from(self.world.parts), Part::ALL.len() + 1);
        pen.put(f32::from(self.world.year.min(30)) * 0.1);
        pen.put(f32::from(bearing(left, Symbol::Cathedral)) * 0.125);
        pen.put(f32::from(bearing(left, Symbol::Privilege)) * 0.125);
    }

    /// What is being decided, and how far from this seat.
    fn stage(&self, pen: &mut FeatureWriter<'_>) {
        let seats = self.rules.options().seats;
        let (stage, asked) = pending(self.world);
        pen.one_hot(stage, STAGES);
        pen.one_hot(asked.map_or(4, |asked| usize::from(self.seat.clockwise_distance(asked, seats))), 4);
        pen.one_hot(usize::from(self.seat.clockwise_distance(self.world.adviser, seats)), 4);
    }

    /// The agenda card that lies there, and those in hand.
    fn table(&self, pen: &mut FeatureWriter<'_>) {
        let lying = self.world.table;
        pen.one_hot(lying.map_or(4, |lying| lying.matter.problem as usize), 4);
        pen.one_hot(lying.map_or(2, |lying| lying.matter.symbol as usize), 2);
        pen.put_if(lying.is_some_and(|lying| lying.by == Some(self.seat)));
        pen.put(f32::from(bearing(self.me.matters, Symbol::Cathedral)) * 0.25);
        pen.put(f32::from(bearing(self.me.matters, Symbol::Privilege)) * 0.25);
        pen.put_if(self.me.matters.is_empty());
    }

    /// Houses, privileges and what else is best told apart.
    fn fief(&self, pen: &mut FeatureWriter<'_>) {
        pen.one_hot(usize::from(self.me.outer), 7);
        pen.one_hot(usize::from(self.me.inner), 4);
        pen.put(f32::from(self.me.outer / 2) * 0.25);
        self.me.privileges.0.iter().for_each(|&tiles| pen.put(f32::from(tiles) * 0.5));
        self.me.hand.0.iter().for_each(|&cards| pen.put_if(cards == 0));
        let limit = self.rules.figures().hand_limit;
        let over = (self.me.hand.total() + income(self.me)).saturating_sub(limit);
        pen.put(f32::from(over.min(20)) * 0.1);
    }

    /// What the seat has, what the others have at most, and on average.
    fn gauges(&self, pen: &mut FeatureWriter<'_>) {
        for gauges in [&self.own, &self.most, &self.mean] {
            gauges.iter().for_each(|&value| pen.put(value.min(LIMIT)));
        }
    }

    /// How far the seat is ahead of the best of the others, more so the later it is.
    fn leads(&self, pen: &mut FeatureWriter<'_>) {
        let lead = |n: usize| ((self.own[n] - self.most[n]) * LEAD).clamp(-LIMIT, LIMIT);
        (0..GAUGES).for_each(|n| pen.put(lead(n)));
        let built = f32::from(self.world.parts) * (1.0 / Part::ALL.len() as f32);
        pen.put(lead(VP) * built);
        pen.put(lead(RIPE) * built);
        pen.put_if(lead(VP) > 0.0);
        pen.put_if(lead(VP) < 0.0);
    }

    /// Strength beyond the strongest of the others, for the problem that lies there, and for those in hand.
    fn edges(&self, pen: &mut FeatureWriter<'_>) {
        let edge = |problem: Problem| {
            let n = STRENGTH + problem as usize;
            (self.own[n] - self.most[n]) * LEAD
        };
        let adviser = self.world.adviser == self.seat;
        for symbol in Symbol::ALL {
            let lying = self.world.table.filter(|lying| lying.matter.symbol == symbol);
            pen.put(lying.map_or(0.0, |lying| edge(lying.matter.problem).clamp(-LIMIT, LIMIT)));
            let held = |problem: &Problem| self.me.matters[Matter::new(*problem, symbol)] > 0;
            let best = Problem::ALL.into_iter().filter(held).map(edge).fold(-1.0, f32::max);
            pen.put(if adviser { best.min(LIMIT) } else { 0.0 });
        }
    }

    /// The auction under way: who is in, who is ahead, what is at stake.
    fn auction(&self, pen: &mut FeatureWriter<'_>) {
        let Some(Step::Auction { bidding, high, .. }) = self.world.agenda.peek() else {
            return pen.one_hot(9, 9);
        };
        let values = self.rules.figures().values_for(self.world.problem);
        let (total, at) = (self.me.raises.all().worth(values), STRENGTH + self.world.problem as usize);
        let inside = bidding.contains(self.seat);
        let bidders = bidding.without(self.seat).iter();
        let best = bidders.map(|rival| self.gauges[rival.index()][at]).fold(0.0, f32::max);
        pen.put_if(inside);
        pen.put(bidding.len() as f32 * 0.25);
        pen.put(f32::from(high) * UNITS[STRENGTH]);
        pen.put(f32::from(total) * UNITS[STRENGTH]);
        pen.put_if(inside && high > 0 && total == u16::from(high));
        pen.put(f32::from((self.me.raises.all() - self.me.raises.latest()).total()) * 0.25);
        pen.put(f32::from(self.me.raises.all().total()) * 0.25);
        pen.put(if inside { ((self.own[at] - best) * LEAD).clamp(-LIMIT, LIMIT) } else { 0.0 });
        pen.put(if inside { self.reward() * POINT } else { 0.0 });
    }

    /// Points that the agenda card on the table would bring.
    fn reward(&self) -> f32 {
        let part = self.world.next_part().map_or(0, |part| self.points.parts[part as usize]);
        match self.world.table.map(|lying| lying.matter.symbol) {
            Some(Symbol::Cathedral) => f32::from(part + self.me.inner),
            Some(Symbol::Privilege) => f32::from(self.points.privilege),
            None => 0.0,
        }
    }

    /// Who may still attack whom this summer.
    fn raids(&self, pen: &mut FeatureWriter<'_>) {
        let later = self.world.agenda.remaining().iter().rev().find_map(|&step| turns(step));
        let later = later.unwrap_or(SeatSet::NONE);
        let knights = later.without(self.seat).iter().map(|rival| self.world.lords[rival].hand.0[0]).sum();
        pen.put_if(later.contains(self.seat));
        pen.count(later.without(self.seat).len() as u8, 3.0);
        pen.count(u8::min(knights, 20), 6.0);
        let open = |rival: &Seat| self.world.lords[*rival].hand.0[0] == 0;
        pen.count(self.rivals.iter().filter(open).count() as u8, 3.0);
        let acting = matches!(pending(self.world), (STAGE_ACT, Some(at)) if at == self.seat);
        let loot = if acting { self.world.spoils.cards } else { Cards::NONE };
        pen.count(loot.total(), 6.0);
    }

    /// How the game would end: if this seat built the roof now, if the best of the others did, in the mobilisation.
    fn ending(&self, pen: &mut FeatureWriter<'_>) {
        let near = self.world.next_part() == Some(Part::Roof);
        pen.put(if near {
            sign(self.lead(|seat| self.standing(seat) + self.roof(seat, self.seat)))
        } else {
            0.0
        });
        pen.put(if near { sign(self.worst_end()) } else { 0.0 });
        let mobilises = self.rules.options().has(Variants::MOBILISATION);
        let last = mobilises && self.world.next_part().is_none();
        let lead = if mobilises { self.lead(|seat| self.mobilised(seat)) } else { 0.0 };
        pen.put((lead * 0.125).clamp(-LIMIT, LIMIT));
        pen.put(if last { (lead * POINT).clamp(-LIMIT, LIMIT) } else { 0.0 });
        pen.put(if last { sign(lead) } else { 0.0 });
    }

    /// How far a seat is ahead of the best of the others by some measure.
    fn lead(&self, of: impl Fn(Seat) -> f32) -> f32 {
        let best = self.rivals.iter().map(&of).fold(0.0, f32::max);
        of(self.seat) - best
    }

    /// Points, with cards to break ties.
    fn standing(&self, seat: Seat) -> f32 {
        let lord = &self.world.lords[seat];
        f32::from(lord.vp) + f32::from(lord.hand.total()) * 0.01
    }

    /// What the roof brings a seat if `builder` builds it.
    fn roof(&self, seat: Seat, builder: Seat) -> f32 {
        let points = self.points.parts[Part::Roof as usize] + self.world.lords[seat].inner;
        if seat == builder { f32::from(points) } else { 0.0 }
    }

    /// How far the seat is ahead at the end if the others do their best.
    fn worst_end(&self) -> f32 {
        let after = |rival: Seat| self.standing(rival) + self.roof(rival, rival);
        self.standing(self.seat) - self.rivals.iter().map(after).fold(0.0, f32::max)
    }

    /// Points and about what the hand becomes in the mobilisation.
    fn mobilised(&self, seat: Seat) -> f32 {
        let lord = &self.world.lords[seat];
        let rates = self.rules.figures().values_for(self.world.problem).0.map(|value| match value {
            0 | 1 => 0.0,
            2 | 3 => 0.5,
            4.. => 1.0,
        });
        f32::from(lord.vp) + (0..4).map(|n: usize| rates[n] * f32::from(lord.hand.0[n])).sum::<f32>()
    }
}

/// Agenda cards with a symbol; quicker than going through all kinds.
fn bearing(matters: Matters, symbol: Symbol) -> u8 {
    Problem::ALL.map(|problem| matters[Matter::new(problem, symbol)]).iter().sum()
}

/// 1 above nothing, -1 below it, 0 between.
fn sign(value: f32) -> f32 {
    if value > 0.0 {
        1.0
    } else if value < 0.0 {
        -1.0
    } else {
        0.0
    }
}

/// The gauges of a seat.
fn gauge(rules: &Krieg, lord: &Lord) -> [f32; GAUGES] {
    let cards = lord.hand + lord.raises.all();
    let [war, tax, revolt, famine] = rules.figures().values.map(|values| cards.worth(values));
    let [knights, wealth, workers, grain] = lord.hand.0.map(u16::from);
    let counts = [lord.vp, lord.outer, lord.inner, lord.privileges.total(), lord.hand.total()];
    let [vp, outer, inner, tiles, hand] = counts.map(u16::from);
    let (matters, income) = (u16::from(lord.matters.total()), u16::from(income(lord)));
    let mut gauges = [
        vp,
        outer,
        inner,
        tiles,
        hand,
        matters,
        income,
        knights,
        wealth,
        workers,
        grain,
        vp + inner,
        war,
        tax,
        revolt,
        famine,
    ]
    .map(f32::from);
    (0..GAUGES).for_each(|n| gauges[n] *= UNITS[n]);
    gauges
}

/// Cards that a lord's land and privileges bring each autumn.
fn income(lord: &Lord) -> u8 {
    1 + lord.outer / 2 + lord.privileges.total()
}

/// Those who still have their turn of actions before them, if the step says so.
fn turns(step: Step) -> Option<SeatSet> {
    if let Step::Turns(left) = step { Some(left) } else { None }
}

/// The stage of one's own turn of actions.
const STAGE_ACT: usize = 4;

/// The kind of step that a position waits at, and whose decision it is.
fn pending(world: &State) -> (usize, Option<Seat>) {
    let Some(step) = world.agenda.peek() else {
        return (STAGES, None);
    };
    match step {
        Step::Play(seat) => (0, Some(seat)),
        Step::Chances { at, .. } => (1, Some(at)),
        Step::Auction { at, .. } => (2, Some(at)),
        Step::Privilege(seat) => (3, Some(seat)),
        Step::Act(seat) => (STAGE_ACT, Some(seat)),
        Step::Answer { target, .. } => (5, Some(target)),
        Step::FirstCard(seat) => (6, Some(seat)),
        Step::Plea { at, .. } => (7, Some(at)),
        Step::Tithe { at, .. } => (8, Some(at)),
        Step::Draw { to, .. } | Step::Loot(to) | Step::Alms { by: to, .. } => (9, Some(to)),
        Step::Deal
        | Step::FirstYear
        | Step::Year
        | Step::NextYear
        | Step::End
        | Step::Winter
        | Step::Propose
        | Step::FloorLeftOfAdviser
        | Step::FloorLeftOfPlayer
        | Step::Spring
        | Step::OpenAuction
        | Step::Reward
        | Step::Seal
        | Step::Build
        | Step::AdviserPrivilege
        | Step::Retire
        | Step::Summer
        | Step::OpenTurns
        | Step::Turns(_)
        | Step::Autumn
        | Step::OpenIncome
        | Step::Income(_)
        | Step::Land(_)
        | Step::Pairs(_)
        | Step::Privileges(_)
        | Step::Tiles { .. }
        | Step::OpenPleas
        | Step::OpenTithe
        | Step::Mobilise => (STAGES, None),
    }
}
