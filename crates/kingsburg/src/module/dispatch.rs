//! Dispatch of the modules' steps and chance outcomes.

use super::{Action, Chance, Step, alternative, fate, governors, moment, rows, scenario, troops, whims};
use crate::flow::{Due, Flow};
use crate::invaders::{CARDS_A_YEAR, Card};
use crate::state::State;
use crate::step::roll::throw;
use crate::why::{Reason, need};
use crate::{Chance as AnyChance, Event, Kingsburg};
use engine::{EventSink, Eye, Rng, Seat};

/// Returns what a step of a module waits for.
pub(crate) fn due(rules: &Kingsburg, s: &State, step: Step) -> Due {
    match step {
        Step::Rows(step) => rows::due(step),
        Step::Alternative(step) => alternative::due(s, step),
        Step::Governors(step) => governors::due(step),
        Step::Fate(step) => fate::due(step),
        Step::Troops(step) => troops::due(step),
        Step::Whims(step) => whims::due(step),
        Step::Scenario(step) => scenario::due(rules, s, step),
        Step::Moment(step) => moment::due(s, step),
    }
}

/// Returns whether an observer sees only that an action of a module was chosen.
pub(crate) fn hides(action: Action, by: Seat, eye: Eye) -> bool {
    matches!(action, Action::Troops(_) | Action::PutBack(_) | Action::Govern(_)) && !eye.sees(by)
}

impl Kingsburg {
    /// Samples a determinization of the modules.
    pub(crate) fn redeal_modules(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        self.redeal_troops(world, seat, rng);
        self.redeal_governors(world, seat, rng);
    }

    /// Returns the seat that alone sees a draw of a module, if there is one.
    pub(crate) fn drawn_for(&self, step: Step) -> Option<Seat> {
        match step {
            Step::Governors(step) => Kingsburg::dealt_to(step),
            Step::Rows(_)
            | Step::Alternative(_)
            | Step::Fate(_)
            | Step::Troops(_)
            | Step::Whims(_)
            | Step::Scenario(_)
            | Step::Moment(_) => None,
        }
    }

    #[inline(never)]
    pub(crate) fn enter_module(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::Rows(step) => self.enter_rows(s, step),
            Step::Alternative(step) => self.enter_alternative(s, step),
            Step::Governors(step) => self.enter_governors(s, step, events),
            Step::Fate(step) => self.enter_fate(s, step, events),
            Step::Troops(step) => self.enter_troops(s, step, events),
            Step::Whims(step) => self.enter_whims(s, step, events),
            Step::Scenario(step) => self.enter_scenario(s, step, events),
            Step::Moment(step) => self.enter_moment(s, step, events),
        }
    }

    pub(crate) fn draw_in_module(&self, s: &State, step: Step, rng: &mut impl Rng) -> AnyChance {
        match step {
            Step::Rows(_) | Step::Moment(_) => AnyChance::Die(rng.below(6) as u8 + 1),
            Step::Alternative(_) => AnyChance::Module(Chance::Strips(self.draw_strips(rng))),
            Step::Governors(step) => AnyChance::Module(Chance::Governors(self.draw_governors(s, step, rng))),
            Step::Fate(fate::Step::Draw) => AnyChance::Module(Chance::Fate(self.draw_fate(s, rng))),
            Step::Fate(fate::Step::OpenSeason) => AnyChance::Module(Chance::Absent(throw(2, rng).total())),
            Step::Fate(fate::Step::Give) => {
                let place = rng.below(CARDS_A_YEAR as u32) as u8;
                AnyChance::Invader(Card::new(place).expect("random numbers are below the number of cards"))
            }
            Step::Whims(step) => AnyChance::Module(Chance::Whim(self.draw_whim(s, step, rng))),
            Step::Scenario(step) => AnyChance::Module(scenario::draw(step, rng)),
            Step::Troops(step) => unreachable!("{step:?} has no chance event"),
        }
    }

    pub(crate) fn against_draw_in_module(
        &self,
        s: &State,
        step: Step,
        chance: AnyChance,
    ) -> Result<(), Reason> {
        match (step, chance) {
            (Step::Rows(_) | Step::Moment(_), AnyChance::Die(_)) => Ok(()),
            (Step::Fate(fate::Step::Give), AnyChance::Invader(_)) => Ok(()),
            (step, AnyChance::Module(chance)) => self.against_module_draw(s, step, chance),
            _ => Err(Reason::OtherDraw),
        }
    }

    fn against_module_draw(&self, s: &State, step: Step, chance: Chance) -> Result<(), Reason> {
        match (step, chance) {
            (Step::Alternative(_), Chance::Strips(deal)) => self.against_strips(&deal),
            (Step::Governors(step), Chance::Governors(cards)) => self.against_governors(s, step, cards),
            (Step::Fate(fate::Step::Draw), Chance::Fate(fate)) => self.against_fate(s, fate),
            (Step::Fate(fate::Step::OpenSeason), Chance::Absent(total)) => {
                need((2..=12).contains(&total), Reason::WrongDice)
            }
            (Step::Whims(step), Chance::Whim(chance)) => self.against_whim_draw(s, step, chance),
            (Step::Scenario(step), chance) => scenario::against_draw(step, chance),
            _ => Err(Reason::OtherDraw),
        }
    }

    pub(crate) fn apply_chance_in_module(
        &self,
        s: &mut State,
        step: Step,
        chance: AnyChance,
        events: &mut impl EventSink<Event>,
    ) {
        match (step, chance) {
            (Step::Rows(step), AnyChance::Die(face)) => self.do_academy(s, step, face, events),
            (Step::Moment(moment::Step::QuarryDie(seat)), AnyChance::Die(face)) => {
                self.do_quarry(s, seat, face, events);
            }
            (Step::Moment(moment::Step::Bombard(seat)), AnyChance::Die(face)) => {
                self.do_bombard(s, seat, face, events);
            }
            (Step::Fate(_), AnyChance::Invader(card)) => s.invader.card = Some(card),
            (step, AnyChance::Module(chance)) => self.apply_module_chance(s, step, chance, events),
            (step, chance) => panic!("{chance} was settled at {step:?} without being checked"),
        }
    }

    fn apply_module_chance(
        &self,
        s: &mut State,
        step: Step,
        chance: Chance,
        events: &mut impl EventSink<Event>,
    ) {
        match (step, chance) {
            (Step::Alternative(_), Chance::Strips(deal)) => self.do_deal_strips(s, &deal),
            (Step::Governors(step), Chance::Governors(cards)) => self.do_deal_governors(s, step, cards),
            (Step::Fate(_), Chance::Fate(fate)) => self.do_fate(s, fate, events),
            (Step::Fate(_), Chance::Absent(total)) => self.do_absence(s, total, events),
            (Step::Whims(step), Chance::Whim(chance)) => self.do_whim_draw(s, step, chance, events),
            (Step::Scenario(_), Chance::Scenario(scenario)) => self.do_scenario(s, scenario, events),
            (Step::Scenario(_), Chance::Charters(charters)) => self.do_charters(s, charters),
            (step, chance) => panic!("{chance} was settled at {step:?} without being checked"),
        }
    }
}
