//! Spring: the auction (ruling 5).

use crate::cards::Cards;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Krieg {
    /// The adviser bids first.
    pub(crate) fn open_auction(&self, s: &mut State) -> Flow {
        s.problem = s.table.expect("the problem of the year lies on the table").matter.problem;
        s.becomes(Step::Auction { at: s.adviser, bidding: self.everyone(), high: 0 })
    }

    /// The last one left wins, discards all he bid and becomes adviser.
    pub(crate) fn next_bid(
        &self,
        s: &mut State,
        bidding: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(winner) = bidding.as_singleton() else {
            return Flow::Wait;
        };
        let (lost, total) = (s.lords[winner].raises.all(), self.bid_total(s, winner));
        s.discards += lost;
        s.lords[winner].raises.clear();
        s.adviser = winner;
        events.emit(Event::Won { by: winner, lost, total });
        s.done()
    }

    /// Returns the value of what a seat has bid.
    pub(crate) fn bid_total(&self, s: &State, seat: Seat) -> u8 {
        s.lords[seat].raises.all().worth(self.figures.values_for(s.problem)) as u8
    }

    /// Passing, and every set of cards that brings the bidder's total above the highest.
    pub(crate) fn legal_bids(&self, s: &State, seat: Seat, high: u8, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        let values = self.figures.values_for(s.problem);
        let beat = u16::from(high - self.bid_total(s, seat));
        raises_above(s.lords[seat].hand, values, beat, out);
    }

    pub(crate) fn against_bid(&self, s: &State, seat: Seat, high: u8, cards: Cards) -> Result<(), Reason> {
        need(piles::total(cards) > 0, Reason::EmptyBid)?;
        need(s.lords[seat].hand.contains(cards), Reason::NotInHand)?;
        let total = u16::from(self.bid_total(s, seat)) + cards.worth(self.figures.values_for(s.problem));
        need(total > u16::from(high), Reason::BidTooLow)
    }

    pub(crate) fn do_bid(
        &self,
        s: &mut State,
        seat: Seat,
        bidding: SeatSet,
        cards: Cards,
        events: &mut impl EventSink<Event>,
    ) {
        s.play_cards(seat, cards);
        s.lords[seat].raises.push(cards);
        let total = self.bid_total(s, seat);
        events.emit(Event::Raised { by: seat, cards, total });
        s.agenda.replace_top(Step::Auction { at: self.next_bidder(seat, bidding), bidding, high: total });
    }

    /// Who passes is out for the year, takes back only his latest raise and discards the rest.
    pub(crate) fn do_fold(
        &self,
        s: &mut State,
        seat: Seat,
        bidding: SeatSet,
        high: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let raises = s.lords[seat].raises;
        let (back, lost) = (raises.latest(), raises.all() - raises.latest());
        s.lords[seat].raises.clear();
        s.take_openly(seat, back);
        s.discards += lost;
        events.emit(Event::Folded { by: seat, back, lost });
        let bidding = bidding.without(seat);
        s.agenda.replace_top(Step::Auction { at: self.next_bidder(seat, bidding), bidding, high });
    }

    fn next_bidder(&self, seat: Seat, bidding: SeatSet) -> Seat {
        bidding.first_clockwise_from(self.left_of(seat)).expect("a bidder is left")
    }
}

/// All sets of cards of a hand that are worth more than `beat`.
///
/// This is the most frequent loop of a search. Sets that cannot reach the total even with all other cards are skipped, and the count of
/// the last good begins where the total is sufficient. The ranges are half-open, because inclusive ones need one more test per iteration.
fn raises_above(hand: Cards, values: Cards, beat: u16, out: &mut Actions<Action>) {
    let [knights_end, wealth_end, workers_end, grain_end] = hand.0.map(|most| most + 1);
    let worth = values.0.map(u16::from);
    let all_grain = u16::from(hand.0[3]) * worth[3];
    let all_workers = u16::from(hand.0[2]) * worth[2] + all_grain;
    for knights in 0..knights_end {
        for wealth in 0..wealth_end {
            let two = u16::from(knights) * worth[0] + u16::from(wealth) * worth[1];
            if two + all_workers <= beat {
                continue;
            }
            for workers in 0..workers_end {
                let three = two + u16::from(workers) * worth[2];
                if three + all_grain <= beat {
                    continue;
                }
                let least = if three > beat { 0 } else { ((beat - three) / worth[3] + 1) as u8 };
                for grain in least..grain_end {
                    out.push(Action::Bid(Cards([knights, wealth, workers, grain])));
                }
            }
        }
    }
}
