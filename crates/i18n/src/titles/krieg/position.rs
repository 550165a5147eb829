//! The view of Krieg und Frieden as text.

use super::{cards, good, matter, matters, part, present_problem, problem, tiles, values};
use crate::{MessageContext, Section};
use krieg::secret::{SeatView, View};
use krieg::{Cards, Good, Part};

pub(super) fn sections(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
    let mut realm = agenda(msg, view);
    realm.push(cathedral(msg, view));
    realm.extend(piles(msg, view));
    realm.extend(people(msg, view));
    let players = view.seats.iter().flat_map(|seat| seat_lines(msg, seat)).collect();
    vec![Section::new(msg.text("kr-table"), realm), Section::new(msg.text("ht-players"), players)]
}

/// Returns the adviser, the card on the table, and the values of resource cards.
fn agenda(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(adviser) = view.adviser {
        lines.push(msg.format("kr-adviser").seat("adviser", adviser).build());
    }
    if let Some(lying) = view.table {
        let card = matter(msg, lying.matter);
        lines.push(match lying.by {
            Some(by) => msg.format("kr-lying").text("matter", card).seat("by", by).build(),
            None => msg.format("kr-lying-start").text("matter", card).build(),
        });
    }
    let worth = values(view, present_problem(view));
    let worth = Good::ALL.map(|kind| format!("{} {}", good(msg, kind), worth[kind]));
    let sentence = msg.format("kr-values").text("problem", problem(msg, present_problem(view)));
    lines.push(sentence.text("values", worth.join(", ")).build());
    lines
}

fn cathedral(msg: &MessageContext<'_>, view: &View) -> String {
    match view.next_part {
        None => msg.text("kr-cathedral-complete"),
        Some(next) => {
            let sentence = msg.format("kr-cathedral").count("parts", view.parts);
            sentence.count("all", Part::ALL.len() as i32).text("next", part(msg, next)).build()
        }
    }
}

fn piles(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![msg.format("kr-deck").text("deck", deck(msg, view)).build()];
    lines.push(msg.format("kr-discards").text("cards", cards(msg, view.discards)).build());
    lines.push(msg.format("kr-supply").text("tiles", tiles(msg, view.supply)).build());
    if view.loot_size > 0 {
        let loot = view.loot.map_or_else(|| counted(msg, view.loot_size), |loot| cards(msg, loot));
        lines.push(msg.format("kr-loot").text("loot", loot).build());
    }
    if !view.retired.is_empty() {
        lines.push(msg.format("kr-retired").text("matters", matters(msg, view.retired)).build());
    }
    lines
}

fn deck(msg: &MessageContext<'_>, view: &View) -> String {
    match (view.deck, &view.deck_kinds) {
        (Some(deck), _) => cards(msg, deck),
        (None, Some(kinds)) => {
            let kinds = msg.list(kinds.iter().map(|&kind| good(msg, kind)));
            msg.format("kr-deck-kinds")
                .text("cards", counted(msg, view.deck_size))
                .text("kinds", kinds)
                .build()
        }
        (None, None) => counted(msg, view.deck_size),
    }
}

fn counted(msg: &MessageContext<'_>, n: u8) -> String {
    msg.format("kr-cards").count("n", n).build()
}

/// Returns the players that the season affects.
fn people(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.bidding.is_empty() {
        let sentence = msg.format("kr-auction").count("high", view.high_bid);
        lines.push(sentence.text("seats", msg.seats(view.bidding)).build());
    }
    if !view.looted.is_empty() {
        lines.push(msg.format("kr-looted").text("seats", msg.seats(view.looted)).build());
    }
    if !view.poor.is_empty() {
        lines.push(msg.format("kr-poor").text("seats", msg.seats(view.poor)).build());
    }
    lines
}

fn seat_lines(msg: &MessageContext<'_>, seat: &SeatView) -> Vec<String> {
    let of_cards = |id: &'static str, held: Cards| msg.format(id).text("cards", cards(msg, held)).build();
    let fief = msg.format("kr-seat").seat("seat", seat.seat).count("vp", seat.vp);
    let fief = fief.count("farms", seat.outer).count("workers", seat.inner);
    let mut lines = vec![fief.count("reserve", seat.reserve).build()];
    if !seat.privileges.is_empty() {
        lines.push(msg.format("kr-seat-privileges").text("tiles", tiles(msg, seat.privileges)).build());
    }
    lines.push(hand(msg, seat));
    if seat.hand.is_some() && !seat.known.is_empty() {
        lines.push(of_cards("kr-seat-seen", seat.known));
    }
    lines.push(agenda_hand(msg, seat));
    if !seat.raises.is_empty() {
        lines.push(bid(msg, seat));
    }
    for seen in seat.has_seen.iter().filter(|seen| !seen.cards.is_empty()) {
        let sentence = msg.format("kr-seat-has-seen").seat("of", seen.of);
        lines.push(sentence.text("cards", cards(msg, seen.cards)).build());
    }
    lines[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    lines
}

fn hand(msg: &MessageContext<'_>, seat: &SeatView) -> String {
    let sentence = match seat.hand {
        Some(hand) if !hand.is_empty() => msg.format("kr-seat-hand").text("cards", cards(msg, hand)),
        Some(_) | None if seat.known.is_empty() => msg.format("kr-seat-hand-hidden"),
        Some(_) | None => msg.format("kr-seat-hand-known").text("cards", cards(msg, seat.known)),
    };
    sentence.text("size", counted(msg, seat.hand_size)).build()
}

fn agenda_hand(msg: &MessageContext<'_>, seat: &SeatView) -> String {
    let sentence = match seat.matters {
        Some(held) if !held.is_empty() => msg.format("kr-seat-matters").text("matters", matters(msg, held)),
        Some(_) | None if seat.known_matters.is_empty() => msg.format("kr-seat-matters-hidden"),
        Some(_) | None => {
            msg.format("kr-seat-matters-known").text("matters", matters(msg, seat.known_matters))
        }
    };
    sentence.count("n", seat.matters_size).build()
}

fn bid(msg: &MessageContext<'_>, seat: &SeatView) -> String {
    let raises: Vec<String> = seat.raises.iter().map(|&raise| cards(msg, raise)).collect();
    let sentence = msg.format("kr-seat-bid").count("total", seat.bid);
    sentence.text("raises", raises.join(&msg.text("kr-then"))).build()
}
