//! Features of a position of Krieg und Frieden.
//!
//! The features are relative to a seat: its own quantities, the maximum and the mean of the other seats, and the differences.
//! They read all hands, because states of a search are determinizations.

use crate::encoder::FeatureWriter;
use ::krieg::figures::Points;
use ::krieg::plan::Step;
use ::krieg::state::Lord;
use ::krieg::{Cards, Krieg, Matter, Matters, Part, Problem, State, Symbol, Variants};
use engine::{Seat, SeatSet};

/// The number of features.
pub(super) const COUNT: usize = 157;

/// The number of quantities per seat: points, farms, workers' houses, privileges, cards, agenda cards, income, cards of each
/// good, points with the workers' houses, and the strength of hand and bid for each problem.
const QUANTITIES: usize = 16;

/// The index of the points.
const VP: usize = 0;

/// The index of the points with the workers' houses.
const RIPE: usize = 11;

/// The index of the first strength.
const STRENGTH: usize = 12;

/// The scale of each quantity: its feature is the quantity times the scale.
const UNITS: [f32; QUANTITIES] = {
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

/// The scale of differences relative to that of quantities.
const LEAD: f32 = 2.5;

/// The scale of victory points.
const POINT: f32 = 0.25;

/// The largest absolute value of a feature.
const LIMIT: f32 = 4.0;

/// The number of kinds of pending steps.
const STAGES: usize = 10;

/// Writes the features of a seat.
pub(super) fn encode(rules: &Krieg, world: &State, seat: Seat, features: &mut [f32]) {
    let side = Side::new(rules, world, seat);
    // A length known beforehand spares the writer its checks.
    let mut writer = FeatureWriter::new(&mut features[..COUNT]);
    writer.push(1.0);
    side.options(&mut writer);
    side.progress(&mut writer);
    side.stage(&mut writer);
    side.table(&mut writer);
    side.fief(&mut writer);
    side.quantities(&mut writer);
    side.leads(&mut writer);
    side.edges(&mut writer);
    side.auction(&mut writer);
    side.raids(&mut writer);
    side.ending(&mut writer);
    writer.finish();
}

/// A position with the quantities of all seats, from the view of one seat.
struct Side<'a> {
    rules: &'a Krieg,
    world: &'a State,
    seat: Seat,
    me: &'a Lord,
    rivals: SeatSet,
    points: Points,
    /// The quantities of each seat.
    quantities: [[f32; QUANTITIES]; 4],
    /// The quantities of the seat.
    own: [f32; QUANTITIES],
    /// The maximum of each quantity over the rivals.
    most: [f32; QUANTITIES],
    /// The mean of each quantity over the rivals.
    mean: [f32; QUANTITIES],
}

impl<'a> Side<'a> {
    fn new(rules: &'a Krieg, world: &'a State, seat: Seat) -> Side<'a> {
        let everyone = SeatSet::all(rules.options().seats);
        let rivals = everyone.without(seat);
        let mut quantities = [[0.0; QUANTITIES]; 4];
        everyone.iter().for_each(|at| quantities[at.index()] = quantity(rules, &world.lords[at]));
        let (mut most, mut mean) = ([0.0f32; QUANTITIES], [0.0f32; QUANTITIES]);
        let each = 1.0 / rivals.len() as f32;
        for rival in rivals.iter() {
            let theirs = &quantities[rival.index()];
            (0..QUANTITIES).for_each(|n| most[n] = most[n].max(theirs[n]));
            (0..QUANTITIES).for_each(|n| mean[n] += each * theirs[n]);
        }
        let points = rules.figures().points(rules.options());
        let (me, own) = (&world.lords[seat], quantities[seat.index()]);
        Side { rules, world, seat, me, rivals, points, quantities, own, most, mean }
    }

    fn options(&self, writer: &mut FeatureWriter<'_>) {
        let options = self.rules.options();
        writer.push_bool(options.seats == 3);
        writer.push_bool(self.points.privilege > 1);
        writer.push_bool(options.has(Variants::STRATEGIC));
        writer.push_bool(options.has(Variants::LIGHT));
        writer.push_bool(options.has(Variants::GLOBAL));
        writer.push_bool(options.has(Variants::MOBILISATION));
    }

    /// Writes the progress of the game.
    fn progress(&self, writer: &mut FeatureWriter<'_>) {
        let left = self.rules.figures().matters - self.world.retired;
        writer.one_hot(usize::from(self.world.parts), Part::ALL.len() + 1);
        writer.push(f32::from(self.world.year.min(30)) * 0.1);
        writer.push(f32::from(bearing(left, Symbol::Cathedral)) * 0.125);
        writer.push(f32::from(bearing(left, Symbol::Privilege)) * 0.125);
    }

    /// Writes the kind of the pending decision, and the distance to the seat that decides.
    fn stage(&self, writer: &mut FeatureWriter<'_>) {
        let seats = self.rules.options().seats;
        let (stage, asked) = pending(self.world);
        writer.one_hot(stage, STAGES);
        writer.one_hot(asked.map_or(4, |asked| usize::from(self.seat.clockwise_distance(asked, seats))), 4);
        writer.one_hot(usize::from(self.seat.clockwise_distance(self.world.adviser, seats)), 4);
    }

    /// Writes the agenda card on the table and those in hand.
    fn table(&self, writer: &mut FeatureWriter<'_>) {
        let lying = self.world.table;
        writer.one_hot(lying.map_or(4, |lying| lying.matter.problem as usize), 4);
        writer.one_hot(lying.map_or(2, |lying| lying.matter.symbol as usize), 2);
        writer.push_bool(lying.is_some_and(|lying| lying.by == Some(self.seat)));
        writer.push(f32::from(bearing(self.me.matters, Symbol::Cathedral)) * 0.25);
        writer.push(f32::from(bearing(self.me.matters, Symbol::Privilege)) * 0.25);
        writer.push_bool(self.me.matters.is_empty());
    }

    /// Writes houses, privileges, empty goods and cards above the hand limit.
    fn fief(&self, writer: &mut FeatureWriter<'_>) {
        writer.one_hot(usize::from(self.me.outer), 7);
        writer.one_hot(usize::from(self.me.inner), 4);
        writer.push(f32::from(self.me.outer / 2) * 0.25);
        self.me.privileges.0.iter().for_each(|&tiles| writer.push(f32::from(tiles) * 0.5));
        self.me.hand.0.iter().for_each(|&cards| writer.push_bool(cards == 0));
        let limit = self.rules.figures().hand_limit;
        let over = (self.me.hand.total() + income(self.me)).saturating_sub(limit);
        writer.push(f32::from(over.min(20)) * 0.1);
    }

    /// Writes the quantities of the seat, and the maximum and mean of the rivals.
    fn quantities(&self, writer: &mut FeatureWriter<'_>) {
        for quantities in [&self.own, &self.most, &self.mean] {
            quantities.iter().for_each(|&value| writer.push(value.min(LIMIT)));
        }
    }

    /// Writes the leads over the best rival, for points also weighted by the parts built.
    fn leads(&self, writer: &mut FeatureWriter<'_>) {
        let lead = |n: usize| ((self.own[n] - self.most[n]) * LEAD).clamp(-LIMIT, LIMIT);
        (0..QUANTITIES).for_each(|n| writer.push(lead(n)));
        let built = f32::from(self.world.parts) * (1.0 / Part::ALL.len() as f32);
        writer.push(lead(VP) * built);
        writer.push(lead(RIPE) * built);
        writer.push_bool(lead(VP) > 0.0);
        writer.push_bool(lead(VP) < 0.0);
    }

    /// Writes the lead in strength for the agenda card on the table and for those in hand.
    fn edges(&self, writer: &mut FeatureWriter<'_>) {
        let edge = |problem: Problem| {
            let n = STRENGTH + problem as usize;
            (self.own[n] - self.most[n]) * LEAD
        };
        let adviser = self.world.adviser == self.seat;
        for symbol in Symbol::ALL {
            let lying = self.world.table.filter(|lying| lying.matter.symbol == symbol);
            writer.push(lying.map_or(0.0, |lying| edge(lying.matter.problem).clamp(-LIMIT, LIMIT)));
            let held = |problem: &Problem| self.me.matters[Matter::new(*problem, symbol)] > 0;
            let best = Problem::ALL.into_iter().filter(held).map(edge).fold(-1.0, f32::max);
            writer.push(if adviser { best.min(LIMIT) } else { 0.0 });
        }
    }

    /// Writes the current auction: bidders, highest bid, own bid, lead in strength, reward.
    fn auction(&self, writer: &mut FeatureWriter<'_>) {
        let Some(Step::Auction { bidding, high, .. }) = self.world.agenda.peek() else {
            return writer.one_hot(9, 9);
        };
        let values = self.rules.figures().values_for(self.world.problem);
        let (total, at) = (self.me.raises.all().worth(values), STRENGTH + self.world.problem as usize);
        let inside = bidding.contains(self.seat);
        let bidders = bidding.without(self.seat).iter();
        let best = bidders.map(|rival| self.quantities[rival.index()][at]).fold(0.0, f32::max);
        writer.push_bool(inside);
        writer.push(bidding.len() as f32 * 0.25);
        writer.push(f32::from(high) * UNITS[STRENGTH]);
        writer.push(f32::from(total) * UNITS[STRENGTH]);
        writer.push_bool(inside && high > 0 && total == u16::from(high));
        writer.push(f32::from((self.me.raises.all() - self.me.raises.latest()).total()) * 0.25);
        writer.push(f32::from(self.me.raises.all().total()) * 0.25);
        writer.push(if inside { ((self.own[at] - best) * LEAD).clamp(-LIMIT, LIMIT) } else { 0.0 });
        writer.push(if inside { self.reward() * POINT } else { 0.0 });
    }

    /// The points that the agenda card on the table would bring.
    fn reward(&self) -> f32 {
        let part = self.world.next_part().map_or(0, |part| self.points.parts[part as usize]);
        match self.world.table.map(|lying| lying.matter.symbol) {
            Some(Symbol::Cathedral) => f32::from(part + self.me.inner),
            Some(Symbol::Privilege) => f32::from(self.points.privilege),
            None => 0.0,
        }
    }

    /// Writes the attacks that are still possible this summer.
    fn raids(&self, writer: &mut FeatureWriter<'_>) {
        let later = self.world.agenda.remaining().iter().rev().find_map(|&step| turns(step));
        let later = later.unwrap_or(SeatSet::NONE);
        let knights = later.without(self.seat).iter().map(|rival| self.world.lords[rival].hand.0[0]).sum();
        writer.push_bool(later.contains(self.seat));
        writer.push_scaled(later.without(self.seat).len() as u8, 3.0);
        writer.push_scaled(u8::min(knights, 20), 6.0);
        let open = |rival: &Seat| self.world.lords[*rival].hand.0[0] == 0;
        writer.push_scaled(self.rivals.iter().filter(open).count() as u8, 3.0);
        let acting = matches!(pending(self.world), (STAGE_ACT, Some(at)) if at == self.seat);
        let loot = if acting { self.world.spoils.cards } else { Cards::NONE };
        writer.push_scaled(loot.total(), 6.0);
    }

    /// Writes the results of an immediate end: if the seat builds the roof, if the best rival builds it, and after the
    /// mobilisation.
    fn ending(&self, writer: &mut FeatureWriter<'_>) {
        let near = self.world.next_part() == Some(Part::Roof);
        writer.push(if near {
            sign(self.lead(|seat| self.standing(seat) + self.roof(seat, self.seat)))
        } else {
            0.0
        });
        writer.push(if near { sign(self.worst_end()) } else { 0.0 });
        let mobilises = self.rules.options().has(Variants::MOBILISATION);
        let last = mobilises && self.world.next_part().is_none();
        let lead = if mobilises { self.lead(|seat| self.mobilised(seat)) } else { 0.0 };
        writer.push((lead * 0.125).clamp(-LIMIT, LIMIT));
        writer.push(if last { (lead * POINT).clamp(-LIMIT, LIMIT) } else { 0.0 });
        writer.push(if last { sign(lead) } else { 0.0 });
    }

    /// The difference between the seat and the best rival in some measure.
    fn lead(&self, of: impl Fn(Seat) -> f32) -> f32 {
        let best = self.rivals.iter().map(&of).fold(0.0, f32::max);
        of(self.seat) - best
    }

    /// The points, with cards as tie-breaks.
    fn standing(&self, seat: Seat) -> f32 {
        let lord = &self.world.lords[seat];
        f32::from(lord.vp) + f32::from(lord.hand.total()) * 0.01
    }

    /// The points of a seat for the roof if `builder` builds it.
    fn roof(&self, seat: Seat, builder: Seat) -> f32 {
        let points = self.points.parts[Part::Roof as usize] + self.world.lords[seat].inner;
        if seat == builder { f32::from(points) } else { 0.0 }
    }

    /// The lead at the end if the best rival builds the roof.
    fn worst_end(&self) -> f32 {
        let after = |rival: Seat| self.standing(rival) + self.roof(rival, rival);
        self.standing(self.seat) - self.rivals.iter().map(after).fold(0.0, f32::max)
    }

    /// The points and the approximate value of the hand in the mobilisation.
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

/// The number of agenda cards with a symbol.
fn bearing(matters: Matters, symbol: Symbol) -> u8 {
    Problem::ALL.map(|problem| matters[Matter::new(problem, symbol)]).iter().sum()
}

/// The sign: 1, -1 or 0.
fn sign(value: f32) -> f32 {
    if value > 0.0 {
        1.0
    } else if value < 0.0 {
        -1.0
    } else {
        0.0
    }
}

/// The quantities of a seat.
fn quantity(rules: &Krieg, lord: &Lord) -> [f32; QUANTITIES] {
    let cards = lord.hand + lord.raises.all();
    let [war, tax, revolt, famine] = rules.figures().values.map(|values| cards.worth(values));
    let [knights, wealth, workers, grain] = lord.hand.0.map(u16::from);
    let counts = [lord.vp, lord.outer, lord.inner, lord.privileges.total(), lord.hand.total()];
    let [vp, outer, inner, tiles, hand] = counts.map(u16::from);
    let (matters, income) = (u16::from(lord.matters.total()), u16::from(income(lord)));
    let mut quantities = [
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
    (0..QUANTITIES).for_each(|n| quantities[n] *= UNITS[n]);
    quantities
}

/// The cards that a lord's farms and privileges bring each autumn.
fn income(lord: &Lord) -> u8 {
    1 + lord.outer / 2 + lord.privileges.total()
}

/// The seats that have not had their turn of actions yet, if the step says so.
fn turns(step: Step) -> Option<SeatSet> {
    if let Step::Turns(left) = step { Some(left) } else { None }
}

/// The index of a seat's own turn of actions.
const STAGE_ACT: usize = 4;

/// The kind of the pending step and the seat that decides.
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
