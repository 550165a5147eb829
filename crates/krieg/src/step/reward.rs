//! Spring: what the winner gets, and privileges (rulings 6, 7, 14).

use crate::cards::{Good, Part, Symbol};
use crate::flow::Flow;
use crate::notation::Action;
use crate::options::Variants;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Seat};

impl Krieg {
    pub(crate) fn reward(&self, s: &mut State) -> Flow {
        let symbol = s.table.expect("the solved problem still lies on the table").matter.symbol;
        s.agenda.pop();
        s.agenda.push_plan(match symbol {
            Symbol::Privilege => self.plans.privilege,
            Symbol::Cathedral => self.plans.cathedral,
        });
        Flow::On
    }

    pub(crate) fn seal(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let vp = self.points.privilege;
        s.lords[s.adviser].vp += vp;
        events.emit(Event::Sealed { by: s.adviser, vp });
        s.done()
    }

    /// The next part, its points, one more for each own worker house, and those houses return to the reserve.
    pub(crate) fn build(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let part = s.next_part().expect("the game ends with the last part");
        let builder = &mut s.lords[s.adviser];
        let workers = core::mem::take(&mut builder.inner);
        let vp = self.points.parts[part as usize] + workers;
        builder.vp += vp;
        s.parts += 1;
        events.emit(Event::Built { by: s.adviser, part, vp, workers });
        s.agenda.pop();
        if part == Part::Roof {
            s.agenda.clear();
            s.agenda.push_plan(self.plans.roof);
        }
        Flow::On
    }

    pub(crate) fn adviser_privilege(&self, s: &mut State) -> Flow {
        s.becomes(Step::Privilege(s.adviser))
    }

    /// A privilege must be taken if any can be.
    pub(crate) fn offer_privilege(
        &self,
        s: &mut State,
        to: Seat,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let mut takeable = false;
        self.each_takeable(s, to, |_| takeable = true);
        if takeable {
            return Flow::Wait;
        }
        events.emit(Event::NoPrivilege { by: to });
        s.done()
    }

    pub(crate) fn legal_privileges(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        self.each_takeable(s, seat, |action| out.push(action));
    }

    /// All privileges that a seat may take, from wherever it may take them.
    fn each_takeable(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        for good in Good::ALL {
            let mut offer = |from| {
                if self.against_privilege(s, seat, good, from).is_ok() {
                    found(Action::Privilege { good, from });
                }
            };
            offer(None);
            self.opponents(seat).iter().for_each(|owner| offer(Some(owner)));
        }
    }

    /// Only when a kind is exhausted in the supply may it be taken from an opponent.
    pub(crate) fn against_privilege(
        &self,
        s: &State,
        seat: Seat,
        good: Good,
        from: Option<Seat>,
    ) -> Result<(), Reason> {
        let Some(owner) = from else {
            return need(s.supply[good] > 0, Reason::Exhausted);
        };
        self.against_target(seat, owner)?;
        need(s.supply[good] == 0, Reason::StillInSupply)?;
        need(s.lords[owner].privileges[good] > 0, Reason::NoTileThere)?;
        let spared = self.options.has(Variants::LIGHT) && s.lords[owner].vp < s.lords[seat].vp;
        need(!spared, Reason::FewerPoints)
    }

    pub(crate) fn do_privilege(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        from: Option<Seat>,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        match from {
            None => s.supply[good] -= 1,
            Some(owner) => s.lords[owner].privileges[good] -= 1,
        }
        s.lords[seat].privileges[good] += 1;
        events.emit(Event::Privileged { by: seat, good, from });
    }

    pub(crate) fn retire(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let matter = s.table.take().expect("the solved problem still lies on the table").matter;
        s.retired[matter] += 1;
        events.emit(Event::Retired { matter });
        s.done()
    }
}
