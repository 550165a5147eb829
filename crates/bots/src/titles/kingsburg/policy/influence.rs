//! Dice and advisors.

use super::advisor_value::{Aid, is_alchemist};
use super::build_goals::Purse;
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

/// The chance that an opponent whose dice reach an advisor goes there before one's next turn.
const TAKEN: f32 = 0.22;

/// Groups of later turns count for so much: goods of two groups may be for the same building.
const LATER: f32 = 0.99;

/// What the envoy is worth kept for a second building.
const ENVOY: f32 = 0.9;

/// What the Ambassador's way is worth kept for later in the year.
const AMBASSADOR: f32 = 0.5;

/// The numbers of the Politician's own advisors.
const PRIVATE: [u8; 3] = [3, 5, 8];

/// What a way that opens once a year is worth kept for later.
const ONCE: f32 = 0.5;

/// More dice than this are not planned with.
const MOST_DICE: usize = 5;

/// The highest total of so many dice.
const MOST_TOTAL: usize = 6 * MOST_DICE;

/// Sets of dice.
const SETS: usize = 1 << MOST_DICE;

/// What the advisors are worth to a seat now.
pub(super) struct Court<'m, 'a> {
    context: &'m PolicyContext<'a>,
    /// Goods with those that are on their way.
    held: Purse,
    /// What they are worth.
    stock: f32,
    /// The aid of each advisor, from number 1 at place 1, once it was asked for.
    aid: [Option<Aid>; ADVISORS + 1],
    /// What a group of each total may bring in a later turn, once it was asked for; below zero before.
    later: [f32; MOST_TOTAL + 1],
    /// Advisors nobody has influenced, a bit each.
    free: u64,
    /// How likely each stays free until one's next turn.
    stays: [f32; ADVISORS + 1],
}

impl<'m, 'a> Court<'m, 'a> {
    /// Whose thoughts these are.
    pub(super) fn context(&self) -> &'m PolicyContext<'a> {
        self.context
    }

    /// Looks around.
    pub(super) fn new(context: &'m PolicyContext<'a>) -> Court<'m, 'a> {
        let held = context.expected_goods();
        let world = context.world;
        Court {
            context,
            held,
            stock: context.wants.stock(held),
            aid: [None; ADVISORS + 1],
            later: [-1.0; MOST_TOTAL + 1],
            free: world.court.free(),
            stays: stays(context, rivals(context)),
        }
    }

    /// The aid of an advisor.
    fn aid(&mut self, number: usize) -> Aid {
        if let Some(aid) = self.aid[number] {
            return aid;
        }
        let aid = self.aid_by(number as u8, Way::Usual);
        self.aid[number] = Some(aid);
        aid
    }

    fn aid_by(&self, number: u8, way: Way) -> Aid {
        let advisor = Advisor::new(number).unwrap_or(Advisor::FIRST);
        let gain = self.context.gain(advisor, way);
        let alchemist = way == Way::Usual && is_alchemist(self.context, advisor);
        self.context.aid(&gain, self.held, self.stock, alchemist)
    }

    /// What a group of this total may bring in a later turn.
    #[inline]
    fn later(&mut self, total: usize) -> f32 {
        if self.later[total] < 0.0 {
            let open = total <= ADVISORS && self.free >> total & 1 != 0;
            self.later[total] =
                if open { (LATER * self.stays[total] * self.aid(total).worth).max(0.0) } else { 0.0 };
        }
        self.later[total]
    }
}

/// Those who may still influence somebody, but for the seat itself.
fn rivals(context: &PolicyContext<'_>) -> SeatSet {
    match context.world.agenda.peek() {
        Some(Step::Influence { playing, .. }) => playing.without(context.seat),
        _ => SeatSet::all(context.rules.options().seats).without(context.seat),
    }
}

/// How likely each advisor is still free at one's next turn.
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

/// The totals that the dice of a seat can make, a bit each.
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

/// The best that dice can do in later turns, for every set of them.
pub(super) struct Plan {
    faces: [u8; MOST_DICE],
    /// Which of them are coloured.
    coloured: usize,
    len: usize,
    totals: [u8; SETS],
    worth: [f32; SETS],
    /// The advisors that the best plan of a set visits, a bit each.
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

    /// All dice.
    pub(super) fn all(&self) -> usize {
        (1 << self.len) - 1
    }

    /// What a set of dice may still bring.
    pub(super) fn worth(&self, set: usize) -> f32 {
        self.worth[set]
    }

    /// The lowest die is left out, or goes with any of the others.
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

    /// The dice that are left after a group, as a set.
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

/// ActionScores of every group, and of passing.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], opinions: &mut ActionScores<Rationale>) {
    let mut court = Court::new(context);
    let plan = Plan::of(&mut court, context.lord.dice, context.lord.white);
    let token = context.own_token();
    // ActionScores are told beyond what the dice are worth anyway.
    let idle = plan.worth(plan.all());
    for action in actions {
        if let Action::Place(group) = action {
            let (worth, why) = of_group(&mut court, &plan, token, group);
            push(opinions, worth - idle, why);
        } else {
            push(opinions, -idle, Rationale::NothingBetter);
        }
    }
}

fn of_group(court: &mut Court<'_, '_>, plan: &Plan, token: f32, group: &Group) -> (f32, Rationale) {
    let number = usize::from(group.advisor.number());
    let aid = if matches!(group.way, Way::Private | Way::PrivateDeal) {
        court.aid_by(group.advisor.number(), group.way)
    } else {
        court.aid(number)
    };
    let rest = plan.without(group);
    let mut later = plan.worth(rest);
    if plan.visits[rest] >> number & 1 != 0 {
        later -= 0.7 * court.later(number);
    }
    let taken = court.free >> number & 1 == 0;
    let way = way_cost(group, taken, court.context);
    let cost = if group.token { token } else { 0.0 } + way;
    (aid.worth + later - cost, if way > 0.0 { Rationale::ThroughAClosedDoor } else { aid.why })
}

/// What the way to an advisor uses up.
fn way_cost(group: &Group, taken: bool, context: &PolicyContext<'_>) -> f32 {
    match group.way {
        Way::Usual if taken => ENVOY * (context.clock.times.builds / 3.0).min(1.0),
        Way::Usual | Way::Private => 0.0,
        Way::Ambassador => AMBASSADOR,
        Way::Seal => 0.1,
        Way::Deal | Way::PrivateDeal => ONCE,
    }
}

impl PolicyContext<'_> {
    /// Goods, with those that advisors have yet to give this season.
    pub(super) fn expected_goods(&self) -> Purse {
        let mut held = Purse::of(self.lord.goods.0);
        let Some(from) = self.clock.aid_from else { return held };
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
