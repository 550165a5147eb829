//! The deck and the discards (ruling 13).

use crate::cards::Cards;
use crate::flow::Flow;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{EventSink, Rng, Seat};

/// Cards that an attacker loots from the first house he burns of each opponent.
const LOOT: u8 = 2;

impl Krieg {
    /// Waits for a chance event if there is a card to draw.
    pub(crate) fn await_cards(&self, s: &mut State, by: Seat, events: &mut impl EventSink<Event>) -> Flow {
        if due(s) > 0 {
            return Flow::Wait;
        }
        if s.deck.is_empty() && s.discards.is_empty() {
            events.emit(Event::NoCards { by });
        }
        s.done()
    }
}

/// Returns the number of cards that the chance event of the top step draws.
pub(crate) fn due(s: &State) -> u8 {
    let there = s.deck.total() + s.discards.total();
    match s.agenda.peek() {
        Some(Step::Draw { due, .. }) => due.min(there),
        Some(Step::Loot(_)) => LOOT.min(there),
        _ => 0,
    }
}

/// Samples `count` cards: from the deck, and once it is empty from the discards.
pub(crate) fn sample(s: &State, count: u8, rng: &mut impl Rng) -> Cards {
    let from_deck = count.min(s.deck.total());
    let first = pick(s.deck, from_deck, rng);
    if from_deck == count { first } else { first + pick(s.discards, count - from_deck, rng) }
}

/// Samples `count` cards of a pile without replacement.
pub(crate) fn pick(mut pile: Cards, count: u8, rng: &mut impl Rng) -> Cards {
    if count == pile.total() {
        return pile;
    }
    let mut picked = Cards::NONE;
    let all = pile.total();
    for gone in 0..count {
        let good = pile.nth(rng.below(u32::from(all - gone)) as u8);
        pile[good] -= 1;
        picked[good] += 1;
    }
    picked
}

/// Returns why these cards cannot be drawn.
pub(crate) fn against_drawing(s: &State, count: u8, cards: Cards) -> Result<(), Reason> {
    need(total(cards) == u16::from(count), Reason::WrongCount)?;
    if count <= s.deck.total() {
        return need(s.deck.contains(cards), Reason::NotInBox);
    }
    need(cards.contains(s.deck) && s.discards.contains(cards.less(s.deck)), Reason::NotInBox)
}

/// Returns the number of cards, which may overflow in a text.
pub(crate) fn total(cards: Cards) -> u16 {
    cards.0.iter().map(|&count| u16::from(count)).sum()
}

/// Takes cards off the deck; if it holds too few, the discards become the deck on the way.
pub(crate) fn take(s: &mut State, cards: Cards, events: &mut impl EventSink<Event>) {
    if cards.total() <= s.deck.total() {
        s.deck -= cards;
        return;
    }
    let rest = cards - s.deck;
    s.deck = Cards::NONE;
    reshuffle_if_empty(s, events);
    s.deck -= rest;
}

/// Makes the discards the deck if a card is needed and there is none.
pub(crate) fn reshuffle_if_empty(s: &mut State, events: &mut impl EventSink<Event>) {
    if s.deck.is_empty() && !s.discards.is_empty() {
        s.deck = core::mem::take(&mut s.discards);
        events.emit(Event::Reshuffled);
    }
}
