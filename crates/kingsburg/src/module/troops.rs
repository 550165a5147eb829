//! Module 5: troop tokens instead of the king's die (ruling 15).

use crate::flow::{Due, Flow};
use crate::module::{self, Event as ModuleEvent, Step as ModuleStep};
use crate::notation::Action;
use crate::plan::{Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::{Each, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

/// Troop tokens of each player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Troops {
    /// How many of each value are left, the chosen one among them.
    pub left: Each<[u8; 5]>,
    /// The value that a player has chosen this winter, face down.
    pub chosen: Each<Option<u8>>,
    /// The value that a player has removed, hidden from the others, in a game of four winters.
    pub boxed: Each<Option<u8>>,
}

impl Troops {
    pub(super) fn new(seats: u8, tokens: [u8; 5]) -> Troops {
        let mut troops = Troops::default();
        SeatSet::all(seats).iter().for_each(|seat| troops.left[seat] = tokens);
        troops
    }

    /// Returns how many of each value a player can still send: not the one that he has put back.
    #[must_use]
    pub fn at_hand(&self, seat: Seat) -> [u8; 5] {
        let mut left = self.left[seat];
        if let Some(value) = self.boxed[seat] {
            left[usize::from(value)] -= 1;
        }
        left
    }
}

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// These have yet to remove a token from the game, hidden from the others.
    PutBack(SeatSet),
    /// These have yet to choose a token, hidden from the others.
    Choose(SeatSet),
    /// All tokens are shown.
    Show,
    /// After the fifth winter: the token left scores its value.
    Award,
}

pub(super) fn arrange(plans: &mut Plans, seats: u8) {
    let step = |step| AnyStep::Module(ModuleStep::Troops(step));
    plans.winter.replace(AnyStep::KingsDie, step(Step::Choose(SeatSet::all(seats))));
    plans.winter.after(step(Step::Choose(SeatSet::all(seats))), step(Step::Show));
    plans.end.after(AnyStep::Awards, step(Step::Award));
}

/// In a game of four winters each player begins with a token fewer.
pub(super) fn put_back(all: SeatSet) -> AnyStep {
    AnyStep::Module(ModuleStep::Troops(Step::PutBack(all)))
}

pub(super) fn due(step: Step) -> Due {
    match step {
        Step::PutBack(missing) => Due::Together(missing, Ask::Module(module::Ask::PutBack)),
        Step::Choose(missing) => Due::Together(missing, Ask::Module(module::Ask::Troops)),
        Step::Show | Step::Award => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_troops(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::PutBack(missing) => {
                if missing.is_empty() {
                    s.done()
                } else {
                    Flow::Wait
                }
            }
            Step::Choose(missing) => self.await_troops(s, missing, events),
            Step::Show => self.show_troops(s, events),
            Step::Award => self.award_troops(s, events),
        }
    }

    /// Waits until all have chosen; players whose tokens are publicly known to be equal have no choice.
    fn await_troops(&self, s: &mut State, missing: SeatSet, events: &mut impl EventSink<Event>) -> Flow {
        let has_one_value =
            |seat: &Seat| s.extra.troops.left[*seat].iter().filter(|&&count| count > 0).count() == 1;
        if let Some(seat) = missing.iter().find(has_one_value) {
            let value = s.extra.troops.left[seat].iter().position(|&count| count > 0);
            let value = value.expect("one of six tokens is left after five winters") as u8;
            self.do_troops(s, seat, Step::Choose(missing), value, events);
            return Flow::On;
        }
        if missing.is_empty() { s.done() } else { Flow::Wait }
    }

    fn show_troops(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            let value = s.extra.troops.chosen[seat].take().expect("everybody has chosen");
            s.extra.troops.left[seat][usize::from(value)] -= 1;
            self.reinforce(s, seat, value, events);
        }
        s.done()
    }

    fn award_troops(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            let left = s.extra.troops.at_hand(seat).iter().position(|&count| count > 0);
            let value = left.expect("one token of six is left after five winters");
            s.extra.troops.boxed[seat] = None;
            if value > 0 {
                self.gain_vp(s, seat, value as i16, module::Source::Troops, events);
            }
        }
        s.done()
    }

    pub(super) fn legal_troops(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let left = (0..5).filter(|&value| self.against_troops(s, seat, value).is_ok());
        out.extend(left.map(|value| Action::Module(module::Action::Troops(value))));
    }

    pub(super) fn against_troops(&self, s: &State, seat: Seat, value: u8) -> Result<(), Reason> {
        let left = s.extra.troops.at_hand(seat).get(usize::from(value)).copied().unwrap_or(0);
        need(left > 0, Reason::NotLeft)
    }

    pub(super) fn legal_put_back(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let left = (0..5).filter(|&value| self.against_put_back(s, seat, value).is_ok());
        out.extend(left.map(|value| Action::Module(module::Action::PutBack(value))));
    }

    pub(super) fn against_put_back(&self, s: &State, seat: Seat, value: u8) -> Result<(), Reason> {
        self.against_troops(s, seat, value)
    }

    pub(super) fn do_put_back(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        value: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::PutBack(missing) = step else {
            unreachable!("tokens are put back only when they are asked for");
        };
        s.extra.troops.boxed[seat] = Some(value);
        s.agenda.replace_top(put_back(missing.without(seat)));
        events.emit(Event::Module { module: ModuleEvent::TroopsPutBack { by: seat } });
    }

    pub(super) fn do_troops(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        value: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Choose(missing) = step else {
            unreachable!("tokens are chosen only when they are asked for");
        };
        s.extra.troops.chosen[seat] = Some(value);
        s.agenda.replace_top(AnyStep::Module(ModuleStep::Troops(Step::Choose(missing.without(seat)))));
        events.emit(Event::Module { module: ModuleEvent::TroopsChosen { by: seat } });
    }

    /// Samples a determinization: chooses anew what others have put back and chosen face down.
    pub(super) fn redeal_troops(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        for other in self.everyone().without(seat).iter() {
            let troops = &mut world.extra.troops;
            if troops.boxed[other].is_some() {
                troops.boxed[other] = Some(pick(troops.left[other], rng));
            }
            if troops.chosen[other].is_some() {
                troops.chosen[other] = Some(pick(troops.at_hand(other), rng));
            }
        }
    }
}

/// Samples one of these tokens.
fn pick(left: [u8; 5], rng: &mut impl Rng) -> u8 {
    let mut nth = rng.below(left.iter().map(|&count| u32::from(count)).sum()) as u8;
    let value = left.iter().position(|&count| {
        let here = nth < count;
        nth = nth.saturating_sub(count);
        here
    });
    value.expect("a token is left") as u8
}
