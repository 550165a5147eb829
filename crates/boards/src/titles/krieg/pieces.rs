//! Names of pieces that stay the same while a piece moves, as far as equal pieces can be told apart.

use super::spots::{matter_word, word};
use engine::Seat;
use krieg::secret::{SeatView, View};
use krieg::state::Lying;
use krieg::{Cards, Good, Matter, Matters};

/// Resource cards with the names of their pieces.
pub(super) type Named = Vec<(Good, String)>;

/// Returns a house of a seat. Workers' houses come first, then farms, then the reserve, so that one that is founded or sent to
/// the cathedral keeps its name.
pub(super) fn house(seat: Seat, n: u8) -> String {
    format!("house-{seat}-{}", n + 1)
}

fn card(seat: Seat, good: Good, n: u8) -> String {
    format!("card-{seat}-{}-{n}", word(good))
}

/// Names the cards of a visible hand: the first names of each kind.
pub(super) fn hand(seat: Seat, hand: Cards) -> Named {
    let kinds = Good::ALL.into_iter();
    kinds.flat_map(|good| (1..=hand[good]).map(move |n| (good, card(seat, good, n)))).collect()
}

/// Names the raises of a seat in their order. The names of the latest follow those of a visible hand, so that a card moves
/// from there and back under one name; otherwise the first raise has the first names, so that later raises do not change them.
pub(super) fn raises(seat: &SeatView) -> Vec<Named> {
    let mut used = seat.hand.unwrap_or_default();
    let mut name = |raise: &Cards| name_on(seat.seat, *raise, &mut used);
    if seat.hand.is_none() {
        return seat.raises.iter().map(name).collect();
    }
    let mut named: Vec<Named> = seat.raises.iter().rev().map(&mut name).collect();
    named.reverse();
    named
}

/// Names cards after those that are used up.
fn name_on(seat: Seat, cards: Cards, used: &mut Cards) -> Named {
    let each = (0..cards.total()).map(|n| cards.nth(n));
    each.map(|good| {
        used[good] += 1;
        (good, card(seat, good, used[good]))
    })
    .collect()
}

fn matter(seat: Seat, card: Matter, n: u8) -> String {
    format!("matter-{seat}-{}-{n}", matter_word(card))
}

/// Returns the agenda cards of a hand that is seen.
pub(super) fn matters(seat: Seat, held: Matters) -> Vec<(Matter, String)> {
    held.kinds().flat_map(|kind| (1..=held[kind]).map(move |n| (kind, matter(seat, kind, n)))).collect()
}

/// Returns the agenda card on the table: named as it was in the hand it came from.
pub(super) fn agenda(view: &View, lying: Lying) -> String {
    let Some(by) = lying.by else {
        return String::from("matter-start");
    };
    let held = view.seats[by.index()].matters.map_or(0, |held| held[lying.matter]);
    matter(by, lying.matter, held + 1)
}

/// Names the privilege tiles of a kind of a seat or in the supply: numbered around the table, the supply last.
pub(super) fn tiles(view: &View, of: Option<Seat>, good: Good) -> Vec<String> {
    let before = view.seats.iter().take_while(|seat| Some(seat.seat) != of);
    let first: u8 = before.map(|seat| seat.privileges[good]).sum();
    let count = of.map_or(view.supply[good], |seat| view.seats[seat.index()].privileges[good]);
    (first..first + count).map(|n| format!("tile-{}-{}", word(good), n + 1)).collect()
}
