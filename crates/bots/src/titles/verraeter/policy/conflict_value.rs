//! The outcomes of a conflict and their values.

use super::conflict_setup::{ConflictSetup, ContestedLand};
use super::context::PolicyContext;
use super::draft_belief::Beliefs;
use ::verraeter::{Edition, Role, Side};

/// The maximum number of cases: any other seat or none is the traitor, any other seat or none is Diplomat +5.
const MOST_CASES: usize = 16;

/// The number of cases computed at once.
const LANES: usize = 4;

/// The maximum number of seats.
const SEATS: usize = 4;

/// The lead in conflict points at which a conflict seems decided.
const DECIDED: f32 = 10.0;

/// The probability below which cases are ignored.
const SLIGHT: f32 = 0.01;

/// The number of standard deviations at which a sum is treated as certain.
const CERTAIN: f32 = 2.0;

/// Half a conflict point: totals are integers, so a lead above this is a victory.
const HALF: f32 = 0.5;

/// The value of a conflict for a seat with a given role, as a function of the conflict points it adds.
#[derive(Copy, Clone, Debug)]
pub(super) struct ConflictValue {
    batches: [Batch; MOST_CASES / LANES],
    count: usize,
    /// One over the lead that is certain to last.
    scale: f32,
}

/// Cases that are computed at once, as a structure of arrays; missing cases have the probability 0.
#[derive(Copy, Clone, Default, Debug)]
struct Batch {
    probability: [f32; LANES],
    lead: [f32; LANES],
    victory: [f32; LANES],
    defeat: [f32; LANES],
}

/// One assignment of traitor and Diplomat +5 to other seats.
#[derive(Copy, Clone, Debug)]
struct Case {
    /// The probability of the case.
    probability: f32,
    /// The lead of the seat's side in conflict points, without its own cards and role.
    lead: f32,
    /// The value of a victory.
    victory: f32,
    /// The value of a defeat.
    defeat: f32,
}

/// The result of adding a number of conflict points.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct ConflictOutcome {
    /// The expected value.
    pub(super) worth: f32,
    /// The probability of victory.
    pub(super) victory: f32,
}

/// The sides of all seats, with totals for the eagle.
#[derive(Copy, Clone, Default, Debug)]
struct Sides {
    /// Whether each seat is on the eagle's side.
    eagles: [bool; SEATS],
    /// The number of seats on the eagle's side.
    count: usize,
    /// The lead of the eagle in conflict points.
    lead: f32,
    /// The value for the deciding seat of a point for every seat on the eagle's side.
    share: f32,
}

impl Sides {
    /// The sides with Diplomat +5 at one seat.
    fn mediated(self, seat: usize) -> Sides {
        let points = f32::from(Role::Diplomat5.cp());
        Sides { lead: if self.eagles[seat] { self.lead + points } else { self.lead - points }, ..self }
    }
}

impl ConflictValue {
    /// The result if the seat adds so many conflict points.
    pub(super) fn with(&self, points: u16) -> ConflictOutcome {
        let points = f32::from(points);
        let (mut worth, mut won) = ([0.0; LANES], [0.0; LANES]);
        for batch in &self.batches[..self.count.div_ceil(LANES)] {
            for n in 0..LANES {
                let lead = batch.lead[n] + points;
                let victory = likelihood((lead - HALF) * self.scale);
                let defeat = likelihood((-lead - HALF) * self.scale);
                worth[n] += batch.probability[n] * (victory * batch.victory[n] + defeat * batch.defeat[n]);
                won[n] += batch.probability[n] * victory;
            }
        }
        ConflictOutcome { worth: worth.iter().sum(), victory: won.iter().sum() }
    }

    fn add(&mut self, case: Case) {
        if case.probability > SLIGHT {
            let (batch, n) = (&mut self.batches[self.count / LANES], self.count % LANES);
            batch.probability[n] = case.probability;
            batch.lead[n] = case.lead;
            batch.victory[n] = case.victory;
            batch.defeat[n] = case.defeat;
            self.count += 1;
        }
    }
}

/// The probability that a lead lasts, by a smoothstep from -1 (never) to 1 (always).
fn likelihood(lead: f32) -> f32 {
    let step = (0.5 + 0.5 * lead).clamp(0.0, 1.0);
    step * step * (3.0 - 2.0 * step)
}

/// Enumerates the cases of a conflict.
struct ConflictBuilder<'a> {
    context: &'a PolicyContext<'a>,
    setup: &'a ConflictSetup,
    /// The probability of each seat to be the traitor.
    traitors: [f32; SEATS],
    /// The expected conflict points of each seat, with diplomats.
    brings: [f32; SEATS],
    seats: usize,
    own: usize,
    conflict: ConflictValue,
}

impl PolicyContext<'_> {
    /// The conflict if the seat has a role, or none that changes it.
    pub(super) fn conflict(
        &self,
        setup: &ConflictSetup,
        role: Option<Role>,
        beliefs: &Beliefs,
    ) -> ConflictValue {
        let split = self.diplomats_change();
        let mut builder = ConflictBuilder::new(self, setup, beliefs, split);
        let initial = builder.sides();
        builder.adjust_traitors(&initial);
        let sides = if self.changes(role) { builder.toggled(&initial, builder.own) } else { initial };
        let mut rest = 1.0;
        for (other, belief) in beliefs.0.iter().enumerate() {
            if split && belief.diplomat5 > SLIGHT {
                rest -= belief.diplomat5;
                builder.add_cases(&builder.toggled(&sides, other).mediated(other), belief.diplomat5);
            }
        }
        builder.add_cases(&sides, rest);
        builder.conflict
    }

    /// Whether a role makes the seat change sides.
    pub(super) fn changes(&self, role: Option<Role>) -> bool {
        match role {
            Some(Role::Traitor) => true,
            Some(Role::Diplomat5) => self.diplomats_change(),
            Some(Role::Diplomat2 | Role::Builder | Role::Strategist | Role::Farmer) | None => false,
        }
    }

    /// The side of the seat once it reveals a role.
    pub(super) fn side_with(&self, role: Option<Role>) -> Side {
        if self.changes(role) { self.own.side.other() } else { self.own.side }
    }

    /// Whether Diplomat +5 changes sides: in the edition of 2008, if all seats are on one side.
    fn diplomats_change(&self) -> bool {
        match self.rules.options().edition {
            Edition::Edition1998 => false,
            Edition::Edition2008 => {
                self.others().iter().all(|other| self.world.nobles[other].side == self.own.side)
            }
        }
    }
}

impl<'a> ConflictBuilder<'a> {
    /// Computes the expected conflict points of each seat, with diplomats, and their variance. Diplomat +5 is left out if its
    /// cases are enumerated (`split`).
    fn new(
        context: &'a PolicyContext<'a>,
        setup: &'a ConflictSetup,
        beliefs: &Beliefs,
        split: bool,
    ) -> ConflictBuilder<'a> {
        let (mut brings, mut variance) = (setup.supply.0, setup.variance);
        for (brings, belief) in brings.iter_mut().zip(&beliefs.0) {
            let (two, five) = (belief.diplomat2, if split { 0.0 } else { belief.diplomat5 });
            *brings += 2.0 * two + 5.0 * five;
            variance += 4.0 * two * (1.0 - two) + 25.0 * five * (1.0 - five);
        }
        let scale = 1.0 / (CERTAIN * variance.sqrt());
        ConflictBuilder {
            context,
            setup,
            traitors: beliefs.0.map(|belief| belief.traitor),
            brings,
            seats: usize::from(context.rules.options().seats),
            own: context.seat.index(),
            conflict: ConflictValue { batches: [Batch::default(); MOST_CASES / LANES], count: 0, scale },
        }
    }

    /// The sides before anybody changes.
    fn sides(&self) -> Sides {
        let cp = |land: &ContestedLand| f32::from(land.figures.cp);
        let mut sides = Sides { lead: cp(&self.setup.eagle) - cp(&self.setup.rose), ..Sides::default() };
        for seat in 0..self.seats {
            match self.context.world.nobles.0[seat].side {
                Side::Eagle => {
                    sides.eagles[seat] = true;
                    sides.count += 1;
                    sides.lead += self.brings[seat];
                    sides.share += self.context.shares.0[seat];
                }
                Side::Rose => sides.lead -= self.brings[seat],
            }
        }
        sides
    }

    /// Adjusts the probabilities of the traitor: a seat of the weaker side is likelier to be it.
    fn adjust_traitors(&mut self, sides: &Sides) {
        let lead = (sides.lead / DECIDED).clamp(-1.0, 1.0) * self.context.params.weak_side_traitor;
        for (traitor, eagle) in self.traitors.iter_mut().zip(sides.eagles) {
            *traitor *= if eagle { 1.0 - lead } else { 1.0 + lead };
        }
    }

    /// The sides with one seat moved to the other side.
    fn toggled(&self, sides: &Sides, seat: usize) -> Sides {
        let (brought, share) = (2.0 * self.brings[seat], self.context.shares.0[seat]);
        let mut after = *sides;
        after.eagles[seat] = !sides.eagles[seat];
        if sides.eagles[seat] {
            Sides { count: sides.count - 1, lead: sides.lead - brought, share: sides.share - share, ..after }
        } else {
            Sides { count: sides.count + 1, lead: sides.lead + brought, share: sides.share + share, ..after }
        }
    }

    /// Adds a case for each possible traitor, and one for none.
    fn add_cases(&mut self, sides: &Sides, probability: f32) {
        let mut rest = 1.0;
        for other in 0..self.seats {
            let traitor = self.traitors[other];
            rest -= traitor;
            if traitor > SLIGHT {
                let case = self.case(&self.toggled(sides, other), probability * traitor);
                self.conflict.add(case);
            }
        }
        let case = self.case(sides, probability * rest);
        self.conflict.add(case);
    }

    fn case(&self, sides: &Sides, probability: f32) -> Case {
        let others = 1.0 - self.context.params.rival_cost - sides.share;
        let eagle_wins = self.outcome(&self.setup.rose, sides, sides.count, sides.share, true);
        let rose_wins = self.outcome(&self.setup.eagle, sides, self.seats - sides.count, others, false);
        if sides.eagles[self.own] {
            Case { probability, lead: sides.lead, victory: eagle_wins, defeat: rose_wins }
        } else {
            Case { probability, lead: -sides.lead, victory: rose_wins, defeat: eagle_wins }
        }
    }

    /// The value for the seat of a side winning a land: points for the winners, and an estate that starts or stops paying.
    fn outcome(&self, lost: &ContestedLand, sides: &Sides, winners: usize, share: f32, eagle: bool) -> f32 {
        let points = if winners == 0 { 0.0 } else { f32::from(lost.figures.vp[winners - 1]) * share };
        let Some(owner) = lost.estate else { return points };
        let change = self.context.shares.0[owner] * self.context.estate_changes;
        if sides.eagles[owner] == eagle { points + change } else { points - change }
    }
}
