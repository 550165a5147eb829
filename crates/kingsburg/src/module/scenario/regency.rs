//! The Regency: favours, drafted by need, instead of the king's help.

use super::{Step, step};
use crate::goods::Kinds;
use crate::module::{self, Action as ModuleAction, Event as ModuleEvent, Favour, Figure};
use crate::notation::Action;
use crate::plan::{Plans, Step as AnyStep};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, EventSink, Seat, SeatSet};

/// The phase in which praise counts as the king's reward.
const REWARD: u8 = 3;

pub(super) fn arrange(plans: &mut Plans, all: SeatSet) {
    let phases = [(AnyStep::KingsAid, 1), (AnyStep::KingsReward, REWARD), (AnyStep::KingsEnvoy, 5)];
    for (replaced, phase) in phases {
        plans.year.replace(replaced, step(Step::Favours { phase, taken: 0, left: all }));
    }
    plans.end.after(AnyStep::Awards, step(Step::Awards));
}

impl Kingsburg {
    /// Fewest buildings, then fewest goods, then the later in order.
    pub(in crate::module) fn next_favoured(&self, s: &State, left: SeatSet) -> Option<Seat> {
        let wants = |seat: Seat| (s.lords[seat].province.count(), s.lords[seat].goods.total());
        let least = left.iter().map(wants).min()?;
        s.in_order(left).filter(|&seat| wants(seat) == least).last()
    }

    pub(in crate::module) fn legal_favours(&self, taken: u8, out: &mut Actions<Action>) {
        let left = Favour::ALL.iter().filter(|&&favour| taken >> favour as u8 & 1 == 0);
        out.extend(left.map(|&favour| Action::Module(ModuleAction::Request(favour))));
    }

    pub(in crate::module) fn against_favour(&self, taken: u8, favour: Favour) -> Result<(), Reason> {
        need(taken >> favour as u8 & 1 == 0, Reason::NotLeft)
    }

    pub(in crate::module) fn do_request(
        &self,
        s: &mut State,
        seat: Seat,
        asked: Step,
        favour: Favour,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Favours { phase, taken, left } = asked else {
            unreachable!("favours are granted only when they are asked for");
        };
        let taken = taken | 1 << favour as u8;
        s.agenda.replace_top(step(Step::Favours { phase, taken, left: left.without(seat) }));
        s.extra.own[seat].favours[favour as usize] += 1;
        events.emit(Event::Module { module: ModuleEvent::Favoured { seat, favour } });
        match favour {
            Favour::Die => s.aided = Some(seat),
            Favour::Seal => s.extra.scenario.seals = SeatSet::singleton(seat),
            Favour::Works => s.extra.scenario.works = SeatSet::singleton(seat),
            Favour::Purse => s.agenda.push(AnyStep::Choose { seat, kinds: Kinds::ANY }),
            Favour::Guard => self.gain_soldiers(s, seat, 1, events),
            Favour::Praise => {
                let fountain = if phase == REWARD { self.praise(s, seat) } else { 0 };
                self.gain_vp(s, seat, 1 + fountain, module::Source::Scenario, events);
            }
        }
    }

    /// Moment: a season closes, and unused seals and works expire.
    pub(in crate::module) fn void_favours(&self, s: &mut State) {
        (s.extra.scenario.seals, s.extra.scenario.works) = (SeatSet::NONE, SeatSet::NONE);
    }

    /// A point for each kind of favour that was granted twice.
    pub(super) fn award_favours(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        for seat in self.everyone().iter() {
            let kinds = s.extra.own[seat].favours.iter().filter(|&&count| count >= 2).count() as i16;
            if kinds > 0 {
                self.gain_vp(
                    s,
                    seat,
                    kinds * i16::from(self.card(Figure::RegencyVp)),
                    module::Source::Scenario,
                    events,
                );
            }
        }
    }
}
