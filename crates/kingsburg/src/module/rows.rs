//! Module 1: the additional rows A and G (ruling 14).

use crate::buildings::{Building, ROWS, Standing};
use crate::flow::{Due, Flow};
use crate::goods::{Good, Goods};
use crate::module::{Modules, Step as ModuleStep};
use crate::notation::Action;
use crate::plan::{Plans, Season, Step as AnyStep};
use crate::state::{Marks, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use core::ops::RangeInclusive;
use engine::{EventSink, Seat, SeatSet};

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// These may still have a Military Academy, in order.
    Academies(SeatSet),
    /// Chance event: the die of this seat's Military Academy is rolled.
    Academy(Seat),
}

/// Whoever has fewer soldiers than this gets one at the Training Camp.
const UNTRAINED: u16 = 2;

/// Workshops of row A.
const WORKSHOPS: Standing =
    Building::Sawmill.bit().or(Building::Stonecutter.bit()).or(Building::Goldsmith.bit());

pub(super) fn in_play(additional: bool) -> RangeInclusive<usize> {
    if additional { 0..=ROWS - 1 } else { 1..=ROWS - 2 }
}

pub(super) fn arrange(plans: &mut Plans, seats: u8) {
    let academies = AnyStep::Module(ModuleStep::Rows(Step::Academies(SeatSet::all(seats))));
    plans.winter.before(AnyStep::Totals, academies);
}

pub(super) fn due(step: Step) -> Due {
    match step {
        Step::Academy(_) => Due::Draw,
        Step::Academies(_) => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_rows(&self, s: &mut State, step: Step) -> Flow {
        let Step::Academies(left) = step else {
            return Flow::Wait;
        };
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        s.agenda.replace_top(AnyStep::Module(ModuleStep::Rows(Step::Academies(left.without(seat)))));
        if s.lords[seat].province.has(Building::MilitaryAcademy) {
            s.agenda.push(AnyStep::Module(ModuleStep::Rows(Step::Academy(seat))));
        }
        Flow::On
    }

    /// A die of one's own replaces the reinforcement if it is higher; half of it, rounded up, a troop token's value.
    pub(super) fn do_academy(&self, s: &mut State, step: Step, face: u8, events: &mut impl EventSink<Event>) {
        let Step::Academy(seat) = step else {
            unreachable!("only an academy rolls a die");
        };
        s.agenda.pop();
        let tokens = self.options.modules.contains(Modules::TROOPS);
        let soldiers = if tokens { face.div_ceil(2) } else { face };
        let more = soldiers.saturating_sub(s.battle.reinforced[seat]);
        if more > 0 {
            self.reinforce(s, seat, more, events);
        }
    }

    /// Moment, before recruiting: the Training Camp.
    pub(crate) fn before_recruit(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            let lord = &s.lords[seat];
            if lord.province.has(Building::TrainingCamp) && lord.soldiers < UNTRAINED {
                self.gain_soldiers(s, seat, 1, events);
            }
        }
        s.done()
    }

    /// Moment, end of season: the workshops that may be used.
    pub(crate) fn each_workshop(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        if s.lords[seat].province.standing().any(WORKSHOPS) {
            let all = [Action::Sawmill, Action::Stonecutter, Action::Goldsmith];
            all.into_iter()
                .filter(|&action| self.against_workshop(s, seat, action).is_ok())
                .for_each(&mut found);
        }
    }

    /// Each once, at the end of summer, or of any season with the Mint.
    pub(crate) fn against_workshop(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let workshop = Workshop::of(action).ok_or(Reason::OtherQuestion)?;
        let lord = &s.lords[seat];
        need(lord.province.has(workshop.building()), Reason::NoSuchBuilding)?;
        need(s.season == Season::Summer || lord.province.has(Building::Mint), Reason::OtherSeason)?;
        need(!lord.marks.contains(workshop.mark()), Reason::UsedThisSeason)?;
        need(lord.goods[workshop.takes()] > 0, Reason::NoSuchGood)
    }

    pub(crate) fn do_workshop(
        &self,
        s: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        let workshop = Workshop::of(action).expect("only workshops are used here");
        s.lords[seat].marks |= workshop.mark();
        self.spend_goods(s, seat, Goods::of(workshop.takes(), 1), events);
        match workshop {
            Workshop::Sawmill => self.gain(s, seat, Goods::of(Good::Gold, 2), events),
            Workshop::Stonecutter => self.gain(s, seat, Goods::of(Good::Gold, 3), events),
            Workshop::Goldsmith => {
                self.gain_soldiers(s, seat, 1, events);
                self.gain_vp(s, seat, 1, Source::Powers, events);
            }
        }
    }
}

/// A workshop of row A.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Workshop {
    Sawmill,
    Stonecutter,
    Goldsmith,
}

impl Workshop {
    /// Returns the workshop that an action uses.
    fn of(action: Action) -> Option<Workshop> {
        match action {
            Action::Sawmill => Some(Workshop::Sawmill),
            Action::Stonecutter => Some(Workshop::Stonecutter),
            Action::Goldsmith => Some(Workshop::Goldsmith),
            Action::Statue { .. }
            | Action::Chapel
            | Action::Done
            | Action::Place(_)
            | Action::Pass
            | Action::Take(_)
            | Action::Trade(_)
            | Action::Spy
            | Action::Build(_)
            | Action::TownHall(_)
            | Action::Recruit(_)
            | Action::GiveUp(_)
            | Action::Module(_) => None,
        }
    }

    fn building(self) -> Building {
        match self {
            Workshop::Sawmill => Building::Sawmill,
            Workshop::Stonecutter => Building::Stonecutter,
            Workshop::Goldsmith => Building::Goldsmith,
        }
    }

    fn mark(self) -> Marks {
        match self {
            Workshop::Sawmill => Marks::SAWMILL,
            Workshop::Stonecutter => Marks::STONECUTTER,
            Workshop::Goldsmith => Marks::GOLDSMITH,
        }
    }

    /// Returns the good that it takes.
    fn takes(self) -> Good {
        match self {
            Workshop::Sawmill => Good::Wood,
            Workshop::Stonecutter => Good::Stone,
            Workshop::Goldsmith => Good::Gold,
        }
    }
}
