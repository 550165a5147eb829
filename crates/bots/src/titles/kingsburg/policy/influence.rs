//! Placing dice on advisors.

use super::advisor_value::{AdvisorValue, is_alchemist};
use super::build_goals::Holdings;
use super::context::PolicyContext;
use super::{Rationale, push};
use crate::ActionScores;
use ::kingsburg::advisor::ADVISORS;
use ::kingsburg::faces::Faces;
use ::kingsburg::module::{Governor, Way};
use ::kingsburg::notation::Group;
use ::kingsburg::plan::Step;
use ::kingsburg::{Action, Advisor};
use engine::{Seat, SeatSet};

/// The probability that an opponent with dice for an advisor takes it before the seat's next turn.
const TAKEN: f32 = 0.22;

/// The discount factor on groups of later turns: goods of two groups may be for the same building.
const LATER: f32 = 0.99;

/// The value of keeping the envoy for a second building.
const ENVOY: f32 = 0.9;

/// The value of keeping the Ambassador's power for later in the year.
const AMBASSADOR: f32 = 0.5;

/// The numbers of the Politician's private advisors.
const PRIVATE: [u8; 3] = [3, 5, 8];

/// The value of keeping a power that can be used once per year.
const ONCE: f32 = 0.5;

/// The maximum number of dice in a plan.
const MOST_DICE: usize = 5;

/// The highest total of a plan's dice.
const MOST_TOTAL: usize = 6 * MOST_DICE;

/// The number of subsets of dice.
const SETS: usize = 1 << MOST_DICE;

/// The values of advisors for a seat.
pub(super) struct Court<'m, 'a> {
    context: &'m PolicyContext<'a>,
    /// The goods of the seat with those to come this season.
    held: Holdings,
    /// The value of these goods.
    stock: f32,
    /// The value of each advisor by its number, computed on demand.
    values: [Option<AdvisorValue>; ADVISORS + 1],
    /// The value of a group of each total in a later turn, computed on demand; negative before.
    later: [f32; MOST_TOTAL + 1],
    /// Advisors without influence, as a bit set.
    free: u64,
    /// The probability that each advisor is free at the seat's next turn.
    stays: [f32; ADVISORS + 1],
}

impl<'m, 'a> Court<'m, 'a> {
    /// The context of the decision.
    pub(super) fn context(&self) -> &'m PolicyContext<'a> {
        self.context
    }

    /// Prepares the values of a decision.
    pub(super) fn new(context: &'m PolicyContext<'a>) -> Court<'m, 'a> {
        let held = context.expected_goods();
        let world = context.world;
        Court {
            context,
            held,
            stock: context.goals.stock(held),
            values: [None; ADVISORS + 1],
            later: [-1.0; MOST_TOTAL + 1],
            free: world.court.free(),
            stays: stays(context, rivals(context)),
        }
    }

    /// The value of an advisor.
    fn advisor_value(&mut self, number: usize) -> AdvisorValue {
        if let Some(value) = self.values[number] {
            return value;
        }
        let value = self.advisor_value_by(number as u8, Way::Usual);
        self.values[number] = Some(value);
        value
    }

    fn advisor_value_by(&self, number: u8, way: Way) -> AdvisorValue {
        let advisor = Advisor::new(number).unwrap_or(Advisor::FIRST);
        let gain = self.context.gain(advisor, way);
        let alchemist = way == Way::Usual && is_alchemist(self.context, advisor);
        self.context.advisor_value(&gain, self.held, self.stock, alchemist)
    }

    /// The value of a group of this total in a later turn.
    #[inline]
    fn later(&mut self, total: usize) -> f32 {
        if self.later[total] < 0.0 {
            let open = total <= ADVISORS && self.free >> total & 1 != 0;
            self.later[total] = if open {
                (LATER * self.stays[total] * self.advisor_value(total).worth).max(0.0)
            } else {
                0.0
            };
        }
        self.later[total]
    }
}

/// The other seats that can still place dice.
fn rivals(context: &PolicyContext<'_>) -> SeatSet {
    match context.world.agenda.peek() {
        Some(Step::Influence { playing, .. }) => playing.without(context.seat),
        _ => SeatSet::all(context.rules.options().seats).without(context.seat),
    }
}

/// The probability that each advisor is free at the seat's next turn.
fn stays(context: &PolicyContext<'_>, rivals: SeatSet) -> [f32; ADVISORS + 1] {
    let mut stays = [1.0; ADVISORS + 1];
    for rival in rivals.iter() {
        let mut left = reach(context, rival) & ((1 << (ADVISORS + 1)) - 2);
        while left != 0 {
            stays[left.trailing_zeros() as usize] *= 1.0 - TAKEN;
            left &= left - 1;
        }
    }
    stays
}

/// The totals that the dice of a seat can make, as a bit set.
fn reach(context: &PolicyContext<'_>, seat: Seat) -> u64 {
    let lord = &context.world.lords[seat];
    if lord.dice.is_empty() {
        return 0;
    }
    let dice = lord.dice.and(lord.white);
    let mut sums = 1u64;
    for face in 1..=6 {
        (0..dice.showing(face)).for_each(|_| sums |= sums << face);
    }
    sums
}

/// The best use of every subset of dice in later turns, by dynamic programming.
pub(super) struct Plan {
    faces: [u8; MOST_DICE],
    /// The coloured dice, as a bit set.
    coloured: usize,
    len: usize,
    totals: [u8; SETS],
    worth: [f32; SETS],
    /// The advisors of the best plan of each subset, as a bit set.
    visits: [u32; SETS],
}

impl Plan {
    /// Plans with these dice.
    pub(super) fn of(court: &mut Court<'_, '_>, dice: Faces, white: Faces) -> Plan {
        let mut plan = Plan {
            faces: [0; MOST_DICE],
            coloured: 0,
            len: 0,
            totals: [0; SETS],
            worth: [0.0; SETS],
            visits: [0; SETS],
        };
        for face in dice.each().take(MOST_DICE) {
            plan.coloured |= 1 << plan.len;
            plan.push(face);
        }
        white.each().take(MOST_DICE - plan.len).for_each(|face| plan.push(face));
        (1..1 << plan.len).for_each(|set| plan.fill(court, set));
        plan
    }

    fn push(&mut self, face: u8) {
        self.faces[self.len] = face;
        self.len += 1;
    }

    /// The set of all dice.
    pub(super) fn all(&self) -> usize {
        (1 << self.len) - 1
    }

    /// The value of a set of dice in later turns.
    pub(super) fn worth(&self, set: usize) -> f32 {
        self.worth[set]
    }

    /// Fills in a subset: its lowest die stays unused or forms a group with any of the others.
    fn fill(&mut self, court: &mut Court<'_, '_>, set: usize) {
        let lowest = set & set.wrapping_neg();
        let others = set ^ lowest;
        self.totals[set] = self.totals[others] + self.faces[lowest.trailing_zeros() as usize];
        let (mut best, mut visits) = (self.worth[others], self.visits[others]);
        let mut with = others;
        loop {
            let group = with | lowest;
            if group & self.coloured != 0 {
                let total = usize::from(self.totals[group]);
                let rest = set ^ group;
                let met = total <= ADVISORS && self.visits[rest] >> total & 1 != 0;
                let worth = if met { 0.0 } else { court.later(total) } + self.worth[rest];
                if worth > best {
                    (best, visits) = (worth, self.visits[rest] | 1 << total.min(31));
                }
            }
            if with == 0 {
                break;
            }
            with = (with - 1) & others;
        }
        (self.worth[set], self.visits[set]) = (best, visits);
    }

    /// The dice that remain after a group, as a bit set.
    fn without(&self, group: &Group) -> usize {
        let (mut dice, mut white) = (group.dice, group.white);
        let mut left = self.all();
        for die in 0..self.len {
            let face = self.faces[die];
            let from = if self.coloured >> die & 1 != 0 { &mut dice } else { &mut white };
            if from.showing(face) > 0 {
                from.remove(face);
                left &= !(1 << die);
            }
        }
        left
    }
}

/// Scores every group, and passing.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let mut court = Court::new(context);
    let plan = Plan::of(&mut court, context.lord.dice, context.lord.white);
    let token = context.own_token();
    // Scores are relative to the value of all dice in later turns.
    let idle = plan.worth(plan.all());
    for action in actions {
        if let Action::Place(group) = action {
            let (worth, rationale) = of_group(&mut court, &plan, token, group);
            push(scores, worth - idle, rationale);
        } else {
            push(scores, -idle, Rationale::NothingBetter);
        }
    }
}

fn of_group(court: &mut Court<'_, '_>, plan: &Plan, token: f32, group: &Group) -> (f32, Rationale) {
    let number = usize::from(group.advisor.number());
    let value = if matches!(group.way, Way::Private | Way::PrivateDeal) {
        court.advisor_value_by(group.advisor.number(), group.way)
    } else {
        court.advisor_value(number)
    };
    let rest = plan.without(group);
    let mut later = plan.worth(rest);
    if plan.visits[rest] >> number & 1 != 0 {
        later -= 0.7 * court.later(number);
    }
    let taken = court.free >> number & 1 == 0;
    let way = way_cost(group, taken, court.context);
    let cost = if group.token { token } else { 0.0 } + way;
    (value.worth + later - cost, if way > 0.0 { Rationale::ThroughAClosedDoor } else { value.rationale })
}

/// The cost of the power that a group uses to reach an advisor.
fn way_cost(group: &Group, taken: bool, context: &PolicyContext<'_>) -> f32 {
    match group.way {
        Way::Usual if taken => ENVOY * (context.outlook.times.builds / 3.0).min(1.0),
        Way::Usual | Way::Private => 0.0,
        Way::Ambassador => AMBASSADOR,
        Way::Seal => 0.1,
        Way::Deal | Way::PrivateDeal => ONCE,
    }
}

impl PolicyContext<'_> {
    /// The goods of the seat with those that advisors will still give this season.
    pub(super) fn expected_goods(&self) -> Holdings {
        let mut held = Holdings::of(self.lord.goods.0);
        let Some(from) = self.outlook.aid_from else { return held };
        let mut left = !self.world.court.free() & ((1 << (ADVISORS + 1)) - 1) & !0 << from;
        while left != 0 {
            let Some(advisor) = Advisor::new(left.trailing_zeros() as u8) else { break };
            left &= left - 1;
            for _ in 0..self.world.court[advisor].of(self.seat) {
                held = self.received(&self.gain(advisor, Way::Usual), held);
            }
        }
        if self.world.plays(self.seat, Governor::Politician) {
            for (audience, number) in self.world.extra.private.iter().zip(PRIVATE) {
                if let Some(advisor) =
                    Advisor::new(number).filter(|_| number >= from && audience.of(self.seat) > 0)
                {
                    held = self.received(&self.gain(advisor, Way::Private), held);
                }
            }
        }
        held
    }
}
