//! The four scenarios (ruling 21): at most one a game, agreed on or drawn.

mod by_scenario;
mod charters;
mod hoard;
mod regency;
mod winters;

use crate::flow::{Due, Flow};
use crate::module::{self, Chance, Charters, Event as ModuleEvent, Modules, Scenario, Step as ModuleStep};
use crate::options::{Options, ScenarioOption};
use crate::plan::{Plan, Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{EventSink, Rng, SeatSet};

pub(crate) use by_scenario::ByScenario;
pub(crate) use winters::first_year;

/// What the scenario keeps.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Story {
    /// Which one is played; none before it is drawn.
    pub played: Option<Scenario>,
    /// Who may use the regent's seal this season.
    pub seals: SeatSet,
    /// Who may use the regent's works this season.
    pub works: SeatSet,
    /// Goods in the dragon's hoard.
    pub hoard: u16,
    /// Charters on the table.
    pub charters: Charters,
}

/// A step of a scenario.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the scenario is drawn.
    Draw,
    /// These have yet to be granted a favour, the neediest first.
    Favours {
        /// Phase 1, 3 or 5.
        phase: u8,
        /// Favours that are gone, a bit each.
        taken: u8,
        /// Who.
        left: SeatSet,
    },
    /// These found a building: in the first round from the last player on, in the second from the first.
    Found {
        /// Who.
        left: SeatSet,
        /// Whether it is the second round.
        second: bool,
    },
    /// Chance event: four charters are revealed.
    TurnUp,
    /// Charters of the season's close (W16).
    CloseSeason,
    /// Charters of the winter's start (W22).
    FirstSnow,
    /// Charters of the year's end (W29).
    YearEnd,
    /// Awards at the end (W31).
    Awards,
}

pub(super) fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Scenario(step))
}

/// Changes the plans for a scenario: after all modules, for they look for steps that it replaces.
pub(super) fn arrange(plans: &mut Plans, options: &Options, scenario: Option<Scenario>) {
    let all = SeatSet::all(options.seats);
    match scenario {
        Some(Scenario::Regency) => regency::arrange(plans, all),
        Some(Scenario::DragonsHoard) => {}
        Some(Scenario::FourWinters) => {
            winters::arrange(plans, all, options.modules.contains(Modules::TROOPS));
        }
        Some(Scenario::RoyalCharters) => charters::arrange(plans, options),
        None => arrange_draw(plans, options.scenario),
    }
}

/// Before a random scenario is known only its draw is to be done.
fn arrange_draw(plans: &mut Plans, option: ScenarioOption) {
    match option {
        ScenarioOption::Random => plans.game = Plan::new(&[step(Step::Draw)]),
        ScenarioOption::None | ScenarioOption::Fixed(_) => {}
    }
}

/// Draws the scenario, or the charters.
pub(super) fn draw(step: Step, rng: &mut impl Rng) -> Chance {
    match step {
        Step::Draw => Chance::Scenario(Scenario::ALL[rng.below(Scenario::ALL.len() as u32) as usize]),
        Step::TurnUp => Chance::Charters(charters::draw(rng)),
        Step::Favours { .. }
        | Step::Found { .. }
        | Step::CloseSeason
        | Step::FirstSnow
        | Step::YearEnd
        | Step::Awards => unreachable!("{step:?} has no chance event"),
    }
}

pub(super) fn against_draw(step: Step, chance: Chance) -> Result<(), Reason> {
    match chance {
        Chance::Scenario(_) => need(step == Step::Draw, Reason::OtherDraw),
        Chance::Charters(charters) => {
            need(step == Step::TurnUp, Reason::OtherDraw)?;
            charters::against(charters)
        }
        Chance::Whim(_) | Chance::Strips(_) | Chance::Governors(_) | Chance::Fate(_) | Chance::Absent(_) => {
            Err(Reason::OtherDraw)
        }
    }
}

pub(super) fn due(rules: &Kingsburg, s: &State, step: Step) -> Due {
    let asked = |seat: Option<_>, ask| Due::Answer(seat.expect("somebody is asked"), Ask::Module(ask));
    match step {
        Step::Draw | Step::TurnUp => Due::Draw,
        Step::Favours { left, .. } => asked(rules.next_favoured(s, left), module::Ask::Request),
        Step::Found { left, second } => asked(winters::founder(s, left, second), module::Ask::Free),
        Step::CloseSeason | Step::FirstSnow | Step::YearEnd | Step::Awards => {
            unreachable!("{step:?} never waits")
        }
    }
}

impl Kingsburg {
    pub(super) fn enter_scenario(
        &self,
        s: &mut State,
        step: Step,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match step {
            Step::Favours { left, .. } | Step::Found { left, .. } => {
                if left.is_empty() {
                    s.done()
                } else {
                    Flow::Wait
                }
            }
            Step::Draw | Step::TurnUp => Flow::Wait,
            Step::CloseSeason => self.check_charters(s, charters::AT_CLOSE, events),
            Step::FirstSnow => self.check_charters(s, charters::AT_SNOW, events),
            Step::YearEnd => self.check_charters(s, charters::AT_YEAR_END, events),
            Step::Awards => self.scenario_awards(s, events),
        }
    }

    /// The game begins with the plan of the scenario that was drawn.
    pub(super) fn do_scenario(&self, s: &mut State, scenario: Scenario, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.extra.scenario.played = Some(scenario);
        s.year = first_year(s.scenario());
        s.agenda.push_plan(self.plans(s).game.steps());
        events.emit(Event::Module { module: ModuleEvent::ScenarioDrawn(scenario) });
    }

    fn scenario_awards(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        match s.scenario() {
            Some(Scenario::Regency) => self.award_favours(s, events),
            Some(Scenario::RoyalCharters) => self.award_charters(s, events),
            Some(Scenario::DragonsHoard | Scenario::FourWinters) | None => {}
        }
        s.done()
    }
}
