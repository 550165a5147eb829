//! Preparation: the ring, the first estates, the first hands (rulings 1, 2, 3).

use crate::cards::Cards;
use crate::figures::{FIRST_HAND, FIRST_HAND_1998};
use crate::flow::Flow;
use crate::notation::{Action, Deal, Ring};
use crate::plan::Step;
use crate::ring::{Face, Kind, LANDS, Place, Side};
use crate::state::{Each, State};
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

impl Verraeter {
    /// Returns each kind of land twice, once for each house, shuffled; and who begins.
    pub(crate) fn draw_ring(&self, rng: &mut impl Rng) -> Ring {
        let mut lands = all_lands();
        for last in (1..LANDS).rev() {
            lands.swap(last, rng.below(last as u32 + 1) as usize);
        }
        let lot = |rng: &mut _| Seat::new(Rng::below(rng, u32::from(self.options.seats)) as usize);
        Ring { start: self.options.start.unwrap_or_else(|| lot(rng)), lands }
    }

    pub(crate) fn against_ring(&self, ring: &Ring) -> Result<(), Reason> {
        need(self.everyone().contains(ring.start), Reason::WrongStart)?;
        need(self.options.start.is_none_or(|named| named == ring.start), Reason::WrongStart)?;
        let (mut laid, mut all) = (ring.lands, all_lands());
        laid.sort_unstable();
        all.sort_unstable();
        need(laid == all, Reason::WrongRing)
    }

    /// The start player stands for the eagle, the next for the rose, and so on around the table; the strategy card
    /// goes to his left.
    pub(crate) fn do_ring(&self, s: &mut State, ring: &Ring, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.kinds = ring.lands.map(|(kind, _)| kind);
        s.eagle = Place::all().filter(|at| ring.lands[at.index()].1 == Side::Eagle).collect();
        s.start = ring.start;
        s.strategy = self.left_of(ring.start);
        for seat in self.everyone().iter() {
            let steps = ring.start.clockwise_distance(seat, self.options.seats);
            s.nobles[seat].side = Side::ALL[usize::from(steps % 2)];
        }
        events.emit(Event::RingLaid { start: s.start, strategy: s.strategy });
    }

    pub(crate) fn legal_first_estates(&self, s: &State, out: &mut Actions<Action>) {
        out.extend(s.built().others().iter().map(Action::Estate));
    }

    /// Under a land of either house that has no building.
    pub(crate) fn against_building_at(&self, s: &State, at: Place) -> Result<(), Reason> {
        need(!s.built().has(at), Reason::HasBuilding)
    }

    pub(crate) fn do_first_estate(
        &self,
        s: &mut State,
        seat: Seat,
        at: Place,
        events: &mut impl EventSink<Event>,
    ) {
        self.place(s, seat, at, Face::Estate, events);
        s.becomes_or_done(self.after(s, seat).map(Step::FirstEstate));
    }

    pub(crate) fn place(
        &self,
        s: &mut State,
        seat: Seat,
        at: Place,
        face: Face,
        events: &mut impl EventSink<Event>,
    ) {
        let own = s.nobles[seat].buildings_mut(face);
        *own = own.with(at);
        events.emit(Event::Built { by: seat, at, face });
    }

    /// 1998: everyone has a 3, a 4 and a 5, which is public.
    pub(crate) fn hand_out(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let cards: Cards = FIRST_HAND_1998.into_iter().collect();
        for seat in self.everyone().iter() {
            s.stock -= cards;
            s.nobles[seat].hand = cards;
            s.nobles[seat].known = cards;
        }
        s.shuffled = s.stock;
        events.emit(Event::HandedOut { cards });
        s.done()
    }

    /// 2008: three cards at random to each.
    pub(crate) fn draw_deal(&self, s: &State, rng: &mut impl Rng) -> Deal {
        let (mut stock, mut hands) = (s.stock, Each::default());
        for seat in self.everyone().iter() {
            hands[seat] = piles::pick(stock, FIRST_HAND, rng);
            stock -= hands[seat];
        }
        Deal(hands)
    }

    pub(crate) fn against_deal(&self, s: &State, deal: &Deal) -> Result<(), Reason> {
        let mut stock = s.stock;
        for seat in SeatSet::all(4).iter() {
            let cards = deal.0[seat];
            let due = if self.everyone().contains(seat) { FIRST_HAND } else { 0 };
            need(cards.total() == due, Reason::WrongCount)?;
            need(stock.contains(cards), Reason::NotInBox)?;
            stock -= cards;
        }
        Ok(())
    }

    pub(crate) fn do_deal(&self, s: &mut State, deal: &Deal, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        for seat in self.everyone().iter() {
            piles::give(s, seat, deal.0[seat], events);
        }
    }
}

/// Returns one land of each kind for each house.
fn all_lands() -> [(Kind, Side); LANDS] {
    core::array::from_fn(|n| (Kind::ALL[n / 2], Side::ALL[n % 2]))
}
