//! Building (ruling 6).

use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::{Good, Goods};
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Actions, EventSink, Seat, SeatSet};

/// Columns, from 0, in which the Crane helps: III and IV.
pub(crate) const CRANE_FROM: usize = 2;

/// What makes buildings dearer or cheaper, in gold.
pub(crate) struct Terms {
    /// More, in columns III and IV.
    late_more: u8,
    /// Less, in columns III and IV.
    late_less: u8,
    /// Less, everywhere.
    less: u8,
}

impl Kingsburg {
    /// In order, each builds, unless the year forbids it.
    pub(crate) fn next_build(&self, s: &mut State, left: SeatSet) -> Flow {
        let mut left = left;
        for seat in s.in_order(left) {
            left = left.without(seat);
            let swaps = self.open_build_turn(s, seat);
            let builds = !self.nobody_builds(s);
            if swaps > 0 || builds && self.can_build(s, seat) {
                s.agenda.replace_top(Step::Builds(left));
                if builds {
                    s.agenda.push(Step::Build(seat));
                }
                return self.offer_swaps(s, seat, swaps);
            }
        }
        s.done()
    }

    /// Who can pay for no building is not asked.
    pub(crate) fn offer_build(&self, s: &mut State, seat: Seat) -> Flow {
        if self.can_build(s, seat) { Flow::Wait } else { s.done() }
    }

    /// The envoy's second building; he may have been used for another thing since.
    pub(crate) fn offer_second_build(&self, s: &mut State, seat: Seat) -> Flow {
        if s.envoy == Some(seat) { self.offer_build(s, seat) } else { s.done() }
    }

    pub(crate) fn can_build(&self, s: &State, seat: Seat) -> bool {
        let mut some = false;
        self.each_build(s, seat, |_| some = true);
        some
    }

    /// What a seat could build now: the leftmost free of each row, for every price that it can pay.
    fn each_build(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        let (province, goods) = (s.lords[seat].province, s.lords[seat].goods);
        let next = self.rows.clone().filter_map(|row| province.next_in(row));
        if self.has_one_price(s, seat) {
            let terms = self.terms(s, seat);
            next.filter(|&building| goods.contains(self.price(&terms, building)))
                .for_each(|building| found(Action::Build(building)));
        } else {
            next.for_each(|building| self.each_price(s, seat, building, &mut found));
        }
    }

    /// Returns on what terms a seat builds now.
    pub(crate) fn terms(&self, s: &State, seat: Seat) -> Terms {
        let crane = u8::from(s.lords[seat].province.has(Building::Crane));
        Terms { late_more: self.gold_more(s), late_less: crane, less: self.gold_less(s, seat) }
    }

    /// Returns what a building costs, but for what its builder may choose: the printed price, what makes it dearer, then the
    /// Crane and what else makes it cheaper.
    pub(crate) fn price(&self, terms: &Terms, building: Building) -> Goods {
        let mut cost = self.figures.building(building).cost;
        let late = building.column() >= CRANE_FROM;
        let (more, less) = if late { (terms.late_more, terms.late_less) } else { (0, 0) };
        cost[Good::Gold] = (cost[Good::Gold] + more).saturating_sub(less + terms.less);
        cost
    }

    pub(crate) fn legal_builds(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        self.each_build(s, seat, |action| out.push(action));
    }

    /// Returns whether a building could stand there, whatever it costs.
    pub(crate) fn against_place(&self, s: &State, seat: Seat, building: Building) -> Result<(), Reason> {
        let province = &s.lords[seat].province;
        need(self.rows.contains(&building.row()) && province.shows(building), Reason::NoSuchRow)?;
        need(!province.has(building), Reason::Stands)?;
        need(province.next_in(building.row()) == Some(building), Reason::NotNextInRow)
    }

    pub(crate) fn against_build(&self, s: &State, seat: Seat, building: Building) -> Result<(), Reason> {
        self.against_place(s, seat, building)?;
        let price = self.plain_price(s, seat, building).ok_or(Reason::PriceIsOpen)?;
        need(s.lords[seat].goods.contains(price), Reason::CannotPay)
    }

    /// The envoy allows a second building after a first one.
    pub(crate) fn do_build(
        &self,
        s: &mut State,
        seat: Seat,
        building: Building,
        price: Goods,
        events: &mut impl EventSink<Event>,
    ) {
        let step = s.agenda.pop().expect("one builds when asked");
        let again = matches!(step, Step::BuildAgain(_));
        self.use_up_prices(s, seat, building, price);
        self.spend_goods(s, seat, price, events);
        let more = self.vp_more(s, seat, building);
        s.lords[seat].province.build(building);
        events.emit(Event::Built { by: seat, building, envoy: again });
        self.gain_vp(
            s,
            seat,
            i16::from(self.figures.building(building).vp) + more,
            Source::Buildings,
            events,
        );
        if again {
            s.envoy = None;
        } else if step == Step::Build(seat) && s.envoy == Some(seat) {
            s.agenda.push(Step::BuildAgain(seat));
        }
        self.follow_build(s, seat, building, step, events);
    }
}
