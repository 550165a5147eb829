//! The year and its end: phases 1, 3 and 5, and the end of the game (rulings 1, 8, 12).

use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::Kinds;
use crate::invaders::YEARS;
use crate::plan::Step;
use crate::state::State;
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat, SeatSet};

impl Kingsburg {
    pub(crate) fn open_year(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::YearBegan { year: s.year });
        self.clear_year(s);
        s.agenda.pop();
        s.agenda.push_plan(self.plans(s).year.steps());
        Flow::On
    }

    /// The game lasts five full years, unless it is decided before.
    pub(crate) fn end_year(&self, s: &mut State) -> Flow {
        if !self.is_last_year(s) {
            s.year += 1;
            return s.becomes(Step::Year);
        }
        s.agenda.pop();
        s.agenda.push_plan(self.plans(s).end.steps());
        Flow::On
    }

    /// Fewest buildings, then fewest goods: a white die for spring; still tied, each of them takes a good instead.
    pub(crate) fn kings_aid(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let needy = self.neediest(s);
        s.agenda.pop();
        match needy.as_singleton() {
            Some(seat) => {
                s.aided = Some(seat);
                events.emit(Event::Aided { seat });
            }
            None => self.all_choose(s, needy),
        }
        Flow::On
    }

    /// Returns whether the game ends with this year.
    pub(crate) fn is_last_year(&self, s: &State) -> bool {
        usize::from(s.year) >= YEARS || self.is_decided(s)
    }

    /// These take a good of their choice, in standing order.
    pub(crate) fn all_choose(&self, s: &mut State, seats: SeatSet) {
        let mut in_order = [None; engine::MAX_SEATS];
        s.in_order(seats).zip(&mut in_order).for_each(|(seat, place)| *place = Some(seat));
        for seat in in_order.into_iter().rev().flatten() {
            s.agenda.push(Step::Choose { seat, kinds: Kinds::ANY });
        }
    }

    /// Returns those with the fewest buildings, and among them those with the fewest goods.
    pub(crate) fn neediest(&self, s: &State) -> SeatSet {
        let need = |seat: Seat| (s.lords[seat].province.count(), s.lords[seat].goods.total());
        let least = self.everyone().iter().map(need).min();
        self.everyone().iter().filter(|&seat| Some(need(seat)) == least).collect()
    }

    pub(crate) fn kings_reward(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        self.reward_the_ablest(s, events);
        s.done()
    }

    /// Most buildings: 1 VP, to all tied, even at none.
    pub(crate) fn reward_the_ablest(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        let built = |seat: Seat| s.lords[seat].province.count();
        let most = self.everyone().iter().map(built).max();
        let ablest: SeatSet = self.everyone().iter().filter(|&seat| Some(built(seat)) == most).collect();
        events.emit(Event::Rewarded { seats: ablest });
        for seat in ablest.iter() {
            let vp = self.reward_vp(s) + self.praise(s, seat);
            self.gain_vp(s, seat, vp, Source::King, events);
        }
    }

    /// The envoy comes back and goes to the neediest, if it is one alone.
    pub(crate) fn kings_envoy(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.envoy = self.neediest(s).as_singleton();
        events.emit(Event::EnvoySent { to: s.envoy });
        s.done()
    }

    /// The Cathedral: 1 VP for every two goods, which stay.
    pub(crate) fn awards(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            let pairs = i16::from(s.lords[seat].goods.total() / 2);
            if s.lords[seat].province.has(Building::Cathedral) && pairs > 0 {
                self.gain_vp(s, seat, pairs, Source::Powers, events);
            }
        }
        s.done()
    }

    pub(crate) fn end(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::Ended);
        s.done()
    }
}
