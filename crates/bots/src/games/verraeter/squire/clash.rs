//! How a conflict may end, and what each end is worth.

use super::belief::Beliefs;
use super::outlook::Outlook;
use ::verraeter::plan::Step;
use ::verraeter::state::Each;
use ::verraeter::{Border, Edition, Place, Role, Side};
use engine::{Seat, Seats};

/// The most cases: each other seat or nobody is the traitor, and each or nobody is Diplomat +5.
const MOST_CASES: usize = 16;

/// Chances below this are not worth a case of their own.
const SLIGHT: f32 = 0.01;

/// A sum is certain this many deviations from its mean.
const CERTAIN: f32 = 2.0;

/// A conflict as one seat expects it if it takes a certain role.
#[derive(Copy, Clone, Debug)]
pub(super) struct Clash {
    cases: [Case; MOST_CASES],
    count: usize,
}

/// One way in which others may change sides.
#[derive(Copy, Clone, Default, Debug)]
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

/// What each seat brings to a conflict, and how uncertain that is.
#[derive(Copy, Clone, Debug)]
pub(super) struct Forces {
    lands: [Place; 2],
    brings: Each<f32>,
    slack: f32,
}

impl Clash {
    /// What it leads to if he adds so many conflict points.
    pub(super) fn with(&self, points: f32, forces: &Forces) -> Prospect {
        let mut prospect = Prospect::default();
        for case in &self.cases[..self.count] {
            let lead = case.lead + points;
            let victory = likelihood((lead - 0.5) * forces.slack);
            let defeat = likelihood((-lead - 0.5) * forces.slack);
            prospect.worth += case.chance * (victory * case.victory + defeat * case.defeat);
            prospect.victory += case.chance * victory;
        }
        prospect
    }

    fn add(&mut self, case: Case) {
        if case.chance > SLIGHT {
            self.cases[self.count] = case;
            self.count += 1;
        }
    }
}

/// The chance that something so many halves of its certainty above nothing is above nothing: a smooth step.
fn likelihood(lead: f32) -> f32 {
    let step = (0.5 + 0.5 * lead).clamp(0.0, 1.0);
    step * step * (3.0 - 2.0 * step)
}

impl Outlook<'_> {
    /// What all others bring to a conflict at a border.
    pub(super) fn forces(&self, border: Border, beliefs: &Beliefs) -> Forces {
        let mut forces = Forces { lands: border.lands(), brings: Each::default(), slack: 0.0 };
        let zeal = self.zeal(border);
        let mut variance = self.temper.doubt * self.temper.doubt;
        for other in self.others().iter() {
            let (two, five) = (beliefs.diplomat2[other], beliefs.diplomat5[other]);
            variance += 4.0 * two * (1.0 - two) + 25.0 * five * (1.0 - five);
            forces.brings[other] = self.supplied(other, zeal, &mut variance) + 2.0 * two + 5.0 * five;
        }
        forces.slack = 1.0 / (CERTAIN * variance.sqrt());
        forces
    }

    /// The conflict points of cards that another has played or will play.
    fn supplied(&self, other: Seat, zeal: f32, variance: &mut f32) -> f32 {
        let noble = &self.world.nobles[other];
        if self.has_supplied(other) {
            return f32::from(noble.played.cp());
        }
        let unknown = f32::from(noble.hand.total() - noble.known.total());
        let held = f32::from(noble.known.cp()) + unknown * self.mean_card;
        let deviation = self.temper.spread * held;
        *variance += deviation * deviation;
        zeal * held
    }

    fn has_supplied(&self, other: Seat) -> bool {
        match self.world.agenda.top() {
            Some(Step::Supply(now)) => self.turn_of(other) < self.turn_of(now),
            Some(_) | None => false,
        }
    }

    /// The share of their hands that others play: less where one side is far ahead on the table.
    fn zeal(&self, border: Border) -> f32 {
        let lead = |side| {
            let own = self.everyone().iter().filter(|&seat| self.world.nobles[seat].side == side);
            own.fold(self.strength_of(border, side), |sum, seat| {
                sum + f32::from(self.world.nobles[seat].played.cp())
            })
        };
        let gap = (lead(Side::Eagle) - lead(Side::Rose)) / self.temper.gap;
        self.temper.commit / (1.0 + gap * gap)
    }

    fn strength_of(&self, border: Border, side: Side) -> f32 {
        let land = contested(self, border.lands(), side);
        f32::from(self.rules.figures().land(self.world.kind(land)).cp)
    }

    /// The conflict if he takes a role, or none that matters.
    pub(super) fn clash(&self, forces: &Forces, role: Option<Role>, beliefs: &Beliefs) -> Clash {
        let mut clash = Clash { cases: [Case::default(); MOST_CASES], count: 0 };
        let start = self.stays(Side::Eagle);
        let eagles = if self.changes(role) { toggled(start, self.seat) } else { start };
        let mut nobody = 1.0;
        for other in self.others().iter().filter(|_| self.diplomats_change()) {
            nobody -= beliefs.diplomat5[other];
            self.add_cases(&mut clash, forces, toggled(eagles, other), beliefs.diplomat5[other], beliefs);
        }
        self.add_cases(&mut clash, forces, eagles, nobody, beliefs);
        clash
    }

    /// All cases of who else is the traitor.
    fn add_cases(&self, clash: &mut Clash, forces: &Forces, eagles: Seats, chance: f32, beliefs: &Beliefs) {
        let mut nobody = 1.0;
        for other in self.others().iter() {
            nobody -= beliefs.traitor[other];
            clash.add(self.case(forces, toggled(eagles, other), chance * beliefs.traitor[other]));
        }
        clash.add(self.case(forces, eagles, chance * nobody));
    }

    fn case(&self, forces: &Forces, eagles: Seats, chance: f32) -> Case {
        let side = if eagles.has(self.seat) { Side::Eagle } else { Side::Rose };
        Case {
            chance,
            lead: self.lead(forces, eagles, side),
            victory: self.outcome(forces, eagles, side),
            defeat: self.outcome(forces, eagles, side.other()),
        }
    }

    fn lead(&self, forces: &Forces, eagles: Seats, side: Side) -> f32 {
        let land = |side| self.rules.figures().land(self.world.kind(contested(self, forces.lands, side))).cp;
        let lands = f32::from(land(side)) - f32::from(land(side.other()));
        let side_of = |other| if eagles.has(other) { Side::Eagle } else { Side::Rose };
        let brought =
            |other: Seat| if side_of(other) == side { forces.brings[other] } else { -forces.brings[other] };
        lands + self.others().iter().map(brought).sum::<f32>()
    }

    /// What it is worth to him that a side wins: points for its players, and whose estates change hands.
    fn outcome(&self, forces: &Forces, eagles: Seats, winner: Side) -> f32 {
        let lost = contested(self, forces.lands, winner.other());
        let wins = |seat: &Seat| eagles.has(*seat) == (winner == Side::Eagle);
        let winners = self.everyone().iter().filter(wins).count();
        let each =
            if winners == 0 { 0 } else { self.rules.figures().land(self.world.kind(lost)).vp[winners - 1] };
        let shares: f32 = self.everyone().iter().filter(wins).map(|seat| self.share(seat)).sum();
        let estate = self.everyone().iter().find(|&seat| self.world.nobles[seat].estates.has(lost));
        let moved = estate.map_or(0.0, |owner| {
            let paid = if wins(&owner) { 1.0 } else { -1.0 };
            paid * self.share(owner) * self.estate_changes()
        });
        f32::from(each) * shares + moved
    }

    /// What a point of someone is worth to him.
    fn share(&self, seat: Seat) -> f32 {
        if seat == self.seat { 1.0 } else { -self.rivalry[seat] }
    }

    /// What it is worth that an estate pays from now on that did not, or no longer does.
    fn estate_changes(&self) -> f32 {
        self.temper.horizon.min(f32::from(self.rounds_left)) * self.any_card()
    }

    /// Those who stand for a side now.
    fn stays(&self, side: Side) -> Seats {
        self.world.on_side(self.everyone(), side)
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
        let eagles = self.stays(Side::Eagle).len();
        let one_side = eagles == 0 || eagles == self.everyone().len();
        match self.rules.options().edition {
            Edition::Edition1998 => false,
            Edition::Edition2008 => one_side,
        }
    }
}

fn toggled(seats: Seats, seat: Seat) -> Seats {
    if seats.has(seat) { seats.without(seat) } else { seats.with(seat) }
}

/// The land that a side has in a conflict.
fn contested(outlook: &Outlook<'_>, lands: [Place; 2], side: Side) -> Place {
    if outlook.world.side(lands[0]) == side { lands[0] } else { lands[1] }
}
