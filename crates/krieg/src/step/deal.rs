//! Preparation: the deal and the first adviser (ruling 1).

use crate::cards::{Matter, Matters};
use crate::notation::Deal;
use crate::state::{Each, Lying, State};
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{EventSink, Rng, Seat, SeatSet};

impl Krieg {
    /// Resource cards first, then the adviser, then the agenda cards.
    pub(crate) fn draw_deal(&self, s: &State, rng: &mut impl Rng) -> Deal {
        let (mut deck, mut matters) = (s.deck, self.figures.dealt_matters(&self.options));
        let mut deal = Deal { adviser: s.adviser, hands: Each::default(), matters: Each::default() };
        for seat in self.everyone().iter() {
            deal.hands[seat] = piles::pick(deck, self.figures.start_hand, rng);
            deck -= deal.hands[seat];
        }
        deal.adviser = self
            .options
            .adviser
            .unwrap_or_else(|| Seat::new(rng.below(u32::from(self.options.seats)) as usize));
        for seat in self.everyone().iter() {
            deal.matters[seat] = pick_matters(matters, self.matters_due(seat, deal.adviser), rng);
            matters = matters - deal.matters[seat];
        }
        deal
    }

    pub(crate) fn against_deal(&self, s: &State, deal: &Deal) -> Result<(), Reason> {
        need(self.everyone().contains(deal.adviser), Reason::WrongAdviser)?;
        need(self.options.adviser.is_none_or(|named| named == deal.adviser), Reason::WrongAdviser)?;
        let (mut hands, mut matters) = ([0u16; 4], Matters::NONE);
        for seat in SeatSet::all(4).iter() {
            let (cards, dealt) = (deal.hands[seat], deal.matters[seat]);
            let seated = self.everyone().contains(seat);
            let due = if seated { self.figures.start_hand } else { 0 };
            need(piles::total(cards) == u16::from(due), Reason::WrongCount)?;
            let due = if seated { self.matters_due(seat, deal.adviser) } else { 0 };
            need(dealt.each().count() == usize::from(due), Reason::WrongCount)?;
            (0..4).for_each(|n| hands[n] += u16::from(cards.0[n]));
            matters = matters + dealt;
        }
        let there = hands.iter().zip(s.deck.0).all(|(&dealt, deck)| dealt <= u16::from(deck));
        need(there && matters == self.figures.dealt_matters(&self.options), Reason::NotInBox)
    }

    pub(crate) fn do_deal(&self, s: &mut State, deal: &Deal, events: &mut impl EventSink<Event>) {
        s.adviser = deal.adviser;
        for seat in self.everyone().iter() {
            s.lords[seat].hand = deal.hands[seat];
            s.lords[seat].matters = deal.matters[seat];
            s.deck -= deal.hands[seat];
        }
        let by = self.options.start_card_is_dealt().then_some(deal.adviser);
        s.table = Some(Lying { matter: self.figures.start_card, by });
        events.emit(Event::Dealt { adviser: deal.adviser, matter: self.figures.start_card });
        events.emit(Event::YearBegan { year: s.year });
    }

    /// Agenda cards that a seat is dealt; the start card is one of the adviser's if it is dealt at all.
    fn matters_due(&self, seat: Seat, adviser: Seat) -> u8 {
        let dealt = self.figures.dealt_matters(&self.options).total();
        if self.options.start_card_is_dealt() {
            (dealt + 1) / self.options.seats - u8::from(seat == adviser)
        } else {
            dealt / self.options.seats
        }
    }
}

/// Samples `count` agenda cards without replacement.
pub(crate) fn pick_matters(mut pile: Matters, count: u8, rng: &mut impl Rng) -> Matters {
    let mut picked = Matters::NONE;
    for _ in 0..count {
        let matter = nth(pile, rng.below(u32::from(pile.total())) as u8);
        pile[matter] -= 1;
        picked[matter] += 1;
    }
    picked
}

fn nth(pile: Matters, n: u8) -> Matter {
    pile.each().nth(usize::from(n)).expect("random numbers are below the number of cards")
}
