//! How a conflict may end, and what each end is worth.

use super::conflict_setup::{Field, Stake};
use super::context::PolicyContext;
use super::draft_belief::Beliefs;
use ::verraeter::{Edition, Role, Side};

/// The most cases: each other seat or nobody is the traitor, and each or nobody is Diplomat +5.
const MOST_CASES: usize = 16;

/// How many cases are reckoned at once.
const LANES: usize = 4;

/// The most seats of a table.
const SEATS: usize = 4;

/// A lead by which a side seems sure to win, in conflict points.
const DECIDED: f32 = 10.0;

/// Cases less likely than this are left out.
const SLIGHT: f32 = 0.01;

/// A sum is certain this many deviations from its mean.
const CERTAIN: f32 = 2.0;

/// Totals are whole numbers: half a point more than an even conflict is a victory.
const HALF: f32 = 0.5;

/// A conflict as one seat expects it if it takes a certain role.
#[derive(Copy, Clone, Debug)]
pub(super) struct Clash {
    batches: [Batch; MOST_CASES / LANES],
    count: usize,
    /// One over the lead that is certain to last.
    slack: f32,
}

/// Cases that are reckoned at once, number by number; those that are not there have no chance.
#[derive(Copy, Clone, Default, Debug)]
struct Batch {
    chance: [f32; LANES],
    lead: [f32; LANES],
    victory: [f32; LANES],
    defeat: [f32; LANES],
}

/// One way in which others may change sides.
#[derive(Copy, Clone, Debug)]
struct Case {
    /// How likely it is.
    chance: f32,
    /// By how many conflict points his side leads, without his cards and his role.
    lead: f32,
    /// What victory is worth to him.
    victory: f32,
    /// What defeat is worth to him.
    defeat: f32,
}

/// What a number of conflict points leads to.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Prospect {
    /// What it is worth, all cases taken together.
    pub(super) worth: f32,
    /// The chance of victory.
    pub(super) victory: f32,
}

/// Who stands where, and what that adds up to for the eagle.
#[derive(Copy, Clone, Default, Debug)]
struct Camps {
    /// Whether each seat stands for the eagle; all others stand for the rose.
    eagles: [bool; SEATS],
    /// How many they are.
    count: usize,
    /// By how many conflict points the eagle leads.
    lead: f32,
    /// What a point for each of them is worth to him.
    share: f32,
}

impl Camps {
    /// The same with Diplomat +5 at one seat.
    fn mediated(self, seat: usize) -> Camps {
        let points = f32::from(Role::Diplomat5.cp());
        Camps { lead: if self.eagles[seat] { self.lead + points } else { self.lead - points }, ..self }
    }
}

impl Clash {
    /// What it leads to if he adds so many conflict points.
    pub(super) fn with(&self, points: u16) -> Prospect {
        let points = f32::from(points);
        let (mut worth, mut won) = ([0.0; LANES], [0.0; LANES]);
        for batch in &self.batches[..self.count.div_ceil(LANES)] {
            for n in 0..LANES {
                let lead = batch.lead[n] + points;
                let victory = likelihood((lead - HALF) * self.slack);
                let defeat = likelihood((-lead - HALF) * self.slack);
                worth[n] += batch.chance[n] * (victory * batch.victory[n] + defeat * batch.defeat[n]);
                won[n] += batch.chance[n] * victory;
            }
        }
        Prospect { worth: worth.iter().sum(), victory: won.iter().sum() }
    }

    fn add(&mut self, case: Case) {
        if case.chance > SLIGHT {
            let (batch, n) = (&mut self.batches[self.count / LANES], self.count % LANES);
            batch.chance[n] = case.chance;
            batch.lead[n] = case.lead;
            batch.victory[n] = case.victory;
            batch.defeat[n] = case.defeat;
            self.count += 1;
        }
    }
}

/// The chance that a lead lasts, where 1 is certain to last and -1 is certain not to: a smooth step.
fn likelihood(lead: f32) -> f32 {
    let step = (0.5 + 0.5 * lead).clamp(0.0, 1.0);
    step * step * (3.0 - 2.0 * step)
}

/// A conflict in the making.
struct Making<'a> {
    context: &'a PolicyContext<'a>,
    field: &'a Field,
    /// How likely each seat is the traitor.
    traitors: [f32; SEATS],
    /// Conflict points that each seat brings, diplomats included.
    brings: [f32; SEATS],
    seats: usize,
    own: usize,
    clash: Clash,
}

impl PolicyContext<'_> {
    /// The conflict if he takes a role, or none that matters.
    pub(super) fn clash(&self, field: &Field, role: Option<Role>, beliefs: &Beliefs) -> Clash {
        let split = self.diplomats_change();
        let mut making = Making::new(self, field, beliefs, split);
        let stand = making.camps();
        making.suspect(&stand);
        let camps = if self.changes(role) { making.toggled(&stand, making.own) } else { stand };
        let mut nobody = 1.0;
        for (other, belief) in beliefs.0.iter().enumerate() {
            if split && belief.diplomat5 > SLIGHT {
                nobody -= belief.diplomat5;
                making.add_cases(&making.toggled(&camps, other).mediated(other), belief.diplomat5);
            }
        }
        making.add_cases(&camps, nobody);
        making.clash
    }

    /// Whether a role makes him change sides.
    pub(super) fn changes(&self, role: Option<Role>) -> bool {
        match role {
            Some(Role::Traitor) => true,
            Some(Role::Diplomat5) => self.diplomats_change(),
            Some(Role::Diplomat2 | Role::Builder | Role::Strategist | Role::Farmer) | None => false,
        }
    }

    /// The side that he stands on once he shows a role.
    pub(super) fn side_with(&self, role: Option<Role>) -> Side {
        if self.changes(role) { self.own.side.other() } else { self.own.side }
    }

    /// 2008: where all stand on one side, Diplomat +5 changes sides.
    fn diplomats_change(&self) -> bool {
        match self.rules.options().edition {
            Edition::Edition1998 => false,
            Edition::Edition2008 => {
                self.others().iter().all(|other| self.world.nobles[other].side == self.own.side)
            }
        }
    }
}

impl<'a> Making<'a> {
    /// What each seat brings, diplomats included, and how certain that is.
    ///
    /// Diplomat +5 is left out where his cases are told apart.
    fn new(context: &'a PolicyContext<'a>, field: &'a Field, beliefs: &Beliefs, split: bool) -> Making<'a> {
        let (mut brings, mut variance) = (field.supply.0, field.variance);
        for (brings, belief) in brings.iter_mut().zip(&beliefs.0) {
            let (two, five) = (belief.diplomat2, if split { 0.0 } else { belief.diplomat5 });
            *brings += 2.0 * two + 5.0 * five;
            variance += 4.0 * two * (1.0 - two) + 25.0 * five * (1.0 - five);
        }
        let slack = 1.0 / (CERTAIN * variance.sqrt());
        Making {
            context,
            field,
            traitors: beliefs.0.map(|belief| belief.traitor),
            brings,
            seats: usize::from(context.rules.options().seats),
            own: context.seat.index(),
            clash: Clash { batches: [Batch::default(); MOST_CASES / LANES], count: 0, slack },
        }
    }

    /// How all stand now.
    fn camps(&self) -> Camps {
        let cp = |stake: &Stake| f32::from(stake.figures.cp);
        let mut camps = Camps { lead: cp(&self.field.eagle) - cp(&self.field.rose), ..Camps::default() };
        for seat in 0..self.seats {
            match self.context.world.nobles.0[seat].side {
                Side::Eagle => {
                    camps.eagles[seat] = true;
                    camps.count += 1;
                    camps.lead += self.brings[seat];
                    camps.share += self.context.shares.0[seat];
                }
                Side::Rose => camps.lead -= self.brings[seat],
            }
        }
        camps
    }

    /// Whoever stands on the weaker side is likelier to desert it.
    fn suspect(&mut self, camps: &Camps) {
        let lead = (camps.lead / DECIDED).clamp(-1.0, 1.0) * self.context.params.spite;
        for (traitor, eagle) in self.traitors.iter_mut().zip(camps.eagles) {
            *traitor *= if eagle { 1.0 - lead } else { 1.0 + lead };
        }
    }

    /// The same with one seat on the other side.
    fn toggled(&self, camps: &Camps, seat: usize) -> Camps {
        let (brought, share) = (2.0 * self.brings[seat], self.context.shares.0[seat]);
        let mut after = *camps;
        after.eagles[seat] = !camps.eagles[seat];
        if camps.eagles[seat] {
            Camps { count: camps.count - 1, lead: camps.lead - brought, share: camps.share - share, ..after }
        } else {
            Camps { count: camps.count + 1, lead: camps.lead + brought, share: camps.share + share, ..after }
        }
    }

    /// All cases of who else is the traitor.
    fn add_cases(&mut self, camps: &Camps, chance: f32) {
        let mut nobody = 1.0;
        for other in 0..self.seats {
            let traitor = self.traitors[other];
            nobody -= traitor;
            if traitor > SLIGHT {
                let case = self.case(&self.toggled(camps, other), chance * traitor);
                self.clash.add(case);
            }
        }
        let case = self.case(camps, chance * nobody);
        self.clash.add(case);
    }

    fn case(&self, camps: &Camps, chance: f32) -> Case {
        let others = 1.0 - self.context.params.rivals - camps.share;
        let eagle_wins = self.outcome(&self.field.rose, camps, camps.count, camps.share, true);
        let rose_wins = self.outcome(&self.field.eagle, camps, self.seats - camps.count, others, false);
        if camps.eagles[self.own] {
            Case { chance, lead: camps.lead, victory: eagle_wins, defeat: rose_wins }
        } else {
            Case { chance, lead: -camps.lead, victory: rose_wins, defeat: eagle_wins }
        }
    }

    /// What it is worth to him that a side wins a land: points for its players, and an estate that pays or no longer
    /// does.
    fn outcome(&self, lost: &Stake, camps: &Camps, winners: usize, share: f32, eagle: bool) -> f32 {
        let points = if winners == 0 { 0.0 } else { f32::from(lost.figures.vp[winners - 1]) * share };
        let Some(owner) = lost.estate else { return points };
        let change = self.context.shares.0[owner] * self.context.estate_changes;
        if camps.eagles[owner] == eagle { points + change } else { points - change }
    }
}
