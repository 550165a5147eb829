//! Building (ruling 6).

use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::{Good, Goods};
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, Log, Seat, Seats};

/// Columns, from 0, in which the Crane helps: III and IV.
const CRANE_FROM: usize = 2;

impl Kingsburg {
    pub(crate) fn next_build(&self, s: &mut State, left: Seats) -> Flow {
        s.each_in_order(left, Step::Builds, Step::Build)
    }

    /// Who can pay for no building is not asked.
    pub(crate) fn offer_build(&self, s: &mut State, seat: Seat) -> Flow {
        if self.affordable(s, seat).next().is_some() { Flow::Wait } else { s.done() }
    }

    /// What a seat could build now: the leftmost free of each row, if it can pay.
    fn affordable(&self, s: &State, seat: Seat) -> impl Iterator<Item = Building> {
        let (province, goods) = (s.lords[seat].province, s.lords[seat].goods);
        let crane = province.has(Building::Crane);
        let next = self.rows.clone().filter_map(move |row| province.next_in(row));
        next.filter(move |&building| goods.contains(self.price(building, crane)))
    }

    /// The Crane makes columns III and IV one gold cheaper.
    fn price(&self, building: Building, crane: bool) -> Goods {
        let mut cost = self.figures.building(building).cost;
        if crane && building.column() >= CRANE_FROM {
            cost[Good::Gold] = cost[Good::Gold].saturating_sub(1);
        }
        cost
    }

    pub(crate) fn legal_builds(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        out.extend(self.affordable(s, seat).map(Action::Build));
    }

    pub(crate) fn against_build(&self, s: &State, seat: Seat, building: Building) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(self.rows.contains(&building.row()), Reason::NoSuchRow)?;
        need(!lord.province.has(building), Reason::Stands)?;
        need(lord.province.next_in(building.row()) == Some(building), Reason::NotNextInRow)?;
        let price = self.price(building, lord.province.has(Building::Crane));
        need(lord.goods.contains(price), Reason::CannotPay)
    }

    /// The envoy allows a second building after a first one.
    pub(crate) fn do_build(
        &self,
        s: &mut State,
        seat: Seat,
        building: Building,
        again: bool,
        log: &mut impl Log<Event>,
    ) {
        s.agenda.pop();
        let price = self.price(building, s.lords[seat].province.has(Building::Crane));
        self.spend_goods(s, seat, price, log);
        s.lords[seat].province.build(building);
        log.tell(Event::Built { by: seat, building, envoy: again });
        self.gain_vp(s, seat, i16::from(self.figures.building(building).vp), log);
        if again {
            s.envoy = None;
        } else if s.envoy == Some(seat) {
            s.agenda.push(Step::BuildAgain(seat));
        }
    }
}
