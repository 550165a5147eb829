//! The king's mobilisation: cards in hand become points (ruling 15).

use crate::cards::{Cards, Good};
use crate::flow::Flow;
use crate::state::State;
use crate::{Event, Krieg};
use engine::EventSink;

impl Krieg {
    /// Clockwise from the adviser everyone shows his cards and converts what counts; nobody may keep any back.
    pub(crate) fn mobilise(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter_clockwise_from(s.adviser) {
            let (vp, converted) = convert(s.lords[seat].hand, self.figures.values_for(s.problem));
            s.lords[seat].vp += vp;
            s.discard(seat, converted);
            let left = s.lords[seat].hand;
            s.known.all_were_shown(seat, left);
            events.emit(Event::Mobilised { by: seat, converted, vp, left });
        }
        s.done()
    }
}

/// Each card of the best good is a point, two cards of the second and third together are one, the last nothing.
///
/// The book's example keeps the odd card of the third good, so the second is converted first.
fn convert(hand: Cards, values: Cards) -> (u8, Cards) {
    let mut ranked = Good::ALL;
    ranked.sort_unstable_by_key(|&good| core::cmp::Reverse(values[good]));
    let [best, second, third, _] = ranked;
    let pairs = (hand[second] + hand[third]) / 2;
    let of_second = hand[second].min(pairs * 2);
    let mut converted = Cards::of(best, hand[best]);
    converted[second] = of_second;
    converted[third] = pairs * 2 - of_second;
    (hand[best] + pairs, converted)
}
