//! Module 5: troop tokens instead of the king's die (ruling 15).

use crate::flow::{Due, Flow};
use crate::module::{self, Event as ModuleEvent, Step as ModuleStep};
use crate::notation::Action;
use crate::plan::{Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::{Each, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, Dice, Log, Seat, Seats};

/// Troop tokens of each player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Troops {
    /// How many of each value are left, the chosen one among them.
    pub left: Each<[u8; 5]>,
    /// The value that a player has chosen this winter, face down.
    pub chosen: Each<Option<u8>>,
}

impl Troops {
    pub(super) fn new(seats: u8, tokens: [u8; 5]) -> Troops {
        let mut troops = Troops::default();
        Seats::all(seats).iter().for_each(|seat| troops.left[seat] = tokens);
        troops
    }
}

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// These have yet to choose a token, unseen by the others.
    Choose(Seats),
    /// All tokens are shown.
    Show,
    /// After the fifth winter: the token left scores its value.
    Award,
}

pub(super) fn arrange(plans: &mut Plans, seats: u8) {
    let step = |step| AnyStep::Module(ModuleStep::Troops(step));
    plans.winter.replace(AnyStep::KingsDie, step(Step::Choose(Seats::all(seats))));
    plans.winter.after(step(Step::Choose(Seats::all(seats))), step(Step::Show));
    plans.end.after(AnyStep::Awards, step(Step::Award));
}

pub(super) fn due(step: Step) -> Due {
    match step {
        Step::Choose(missing) => Due::Together(missing, Ask::Module(module::Ask::Troops)),
        Step::Show | Step::Award => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_troops(&self, s: &mut State, step: Step, log: &mut impl Log<Event>) -> Flow {
        match step {
            Step::Choose(missing) => self.await_troops(s, missing, log),
            Step::Show => self.show_troops(s, log),
            Step::Award => self.award_troops(s, log),
        }
    }

    /// Waits until all have chosen; for those whose tokens are all alike there is nothing to choose.
    fn await_troops(&self, s: &mut State, missing: Seats, log: &mut impl Log<Event>) -> Flow {
        let alike = |seat: &Seat| s.extra.troops.left[*seat].iter().filter(|&&count| count > 0).count() == 1;
        if let Some(seat) = missing.iter().find(alike) {
            let value = s.extra.troops.left[seat].iter().position(|&count| count > 0);
            let value = value.expect("one of six tokens is left after five winters") as u8;
            self.do_troops(s, seat, Step::Choose(missing), value, log);
            return Flow::On;
        }
        if missing.is_empty() { s.done() } else { Flow::Wait }
    }

    fn show_troops(&self, s: &mut State, log: &mut impl Log<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            let value = s.extra.troops.chosen[seat].take().expect("everybody has chosen");
            s.extra.troops.left[seat][usize::from(value)] -= 1;
            self.reinforce(s, seat, value, log);
        }
        s.done()
    }

    fn award_troops(&self, s: &mut State, log: &mut impl Log<Event>) -> Flow {
        for seat in self.everyone().iter() {
            let left = s.extra.troops.left[seat].iter().position(|&count| count > 0);
            let value = left.expect("one token of six is left after five winters");
            if value > 0 {
                self.gain_vp(s, seat, value as i16, log);
            }
        }
        s.done()
    }

    pub(super) fn legal_troops(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let left = (0..5).filter(|&value| self.against_troops(s, seat, value).is_ok());
        out.extend(left.map(|value| Action::Module(module::Action::Troops(value))));
    }

    pub(super) fn against_troops(&self, s: &State, seat: Seat, value: u8) -> Result<(), Reason> {
        let left = s.extra.troops.left[seat].get(usize::from(value)).copied().unwrap_or(0);
        need(left > 0, Reason::NotLeft)
    }

    pub(super) fn do_troops(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        value: u8,
        log: &mut impl Log<Event>,
    ) {
        let Step::Choose(missing) = step else {
            unreachable!("tokens are chosen only when they are asked for");
        };
        s.extra.troops.chosen[seat] = Some(value);
        s.agenda.replace(AnyStep::Module(ModuleStep::Troops(Step::Choose(missing.without(seat)))));
        log.tell(Event::Module { module: ModuleEvent::TroopsChosen { by: seat } });
    }

    /// Chooses anew what others have chosen face down.
    pub(super) fn redeal_troops(&self, world: &mut State, seat: Seat, dice: &mut impl Dice) {
        for other in self.everyone().without(seat).iter() {
            if world.extra.troops.chosen[other].is_none() {
                continue;
            }
            let left = world.extra.troops.left[other];
            let mut nth = dice.below(left.iter().map(|&count| u32::from(count)).sum()) as u8;
            let value = left.iter().position(|&count| {
                let here = nth < count;
                nth = nth.saturating_sub(count);
                here
            });
            world.extra.troops.chosen[other] = value.map(|value| value as u8);
        }
    }
}
