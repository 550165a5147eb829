//! The stock and the discards.

use crate::Event;
use crate::cards::Cards;
use crate::state::State;
use crate::why::{Reason, need};
use engine::{EventSink, Rng, Seat};

/// Samples `count` cards: from the stock, and once it is empty from the discards.
pub(crate) fn sample(s: &State, count: u8, rng: &mut impl Rng) -> Cards {
    let from_stock = count.min(s.stock.total());
    let first = pick(s.stock, from_stock, rng);
    if from_stock == count { first } else { first + pick(s.discards, count - from_stock, rng) }
}

/// Samples `count` cards of a pile without replacement.
pub(crate) fn pick(mut pile: Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let all = pile.total();
    if count == all {
        return pile;
    }
    let mut picked = Cards::NONE;
    for gone in 0..count {
        let value = pile.nth(rng.below(u32::from(all - gone)) as u8);
        pile[value] -= 1;
        picked[value] += 1;
    }
    picked
}

/// Returns why these cards cannot be drawn.
pub(crate) fn against_drawing(s: &State, count: u8, cards: Cards) -> Result<(), Reason> {
    need(cards.total() == count, Reason::WrongCount)?;
    if count <= s.stock.total() {
        return need(s.stock.contains(cards), Reason::NotInBox);
    }
    need(cards.contains(s.stock) && s.discards.contains(cards.less(s.stock)), Reason::NotInBox)
}

/// Draws cards for `to`. The discards become the stock only when a card is due and the stock is empty; then he
/// sees which cards he drew before and which after.
pub(crate) fn give(s: &mut State, to: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
    let before = if cards.total() > s.stock.total() { s.stock } else { cards };
    take(s, to, before, events);
    if before != cards {
        reshuffle(s, events);
        take(s, to, cards - before, events);
    }
}

fn take(s: &mut State, to: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
    s.stock -= cards;
    s.nobles[to].hand += cards;
    s.nobles[to].drawn += cards;
    if !cards.is_empty() {
        events.emit(Event::Drew { by: to, count: cards.total() });
        events.emit(Event::DrewCards { by: to, cards });
    }
}

/// Makes the discards the stock. Its cards are public, and none of them has been drawn yet.
fn reshuffle(s: &mut State, events: &mut impl EventSink<Event>) {
    s.stock = core::mem::take(&mut s.discards);
    s.shuffled = s.stock;
    s.nobles.0.iter_mut().for_each(|noble| noble.drawn = Cards::NONE);
    events.emit(Event::Reshuffled);
}
