//! A table of Krieg und Frieden in words.

use super::{cards, good, matter, matters, part, present_problem, problem, tiles, values};
use crate::{Section, Teller};
use krieg::secret::{SeatView, View};
use krieg::{Cards, Good, Part};

pub(super) fn sections(tell: &Teller<'_>, view: &View) -> Vec<Section> {
    let mut realm = agenda(tell, view);
    realm.push(cathedral(tell, view));
    realm.extend(piles(tell, view));
    realm.extend(people(tell, view));
    let players = view.seats.iter().flat_map(|seat| seat_lines(tell, seat)).collect();
    vec![Section::new(tell.say("kr-table"), realm), Section::new(tell.say("ht-players"), players)]
}

/// The adviser, the card on the table and what it makes of resource cards.
fn agenda(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(adviser) = view.adviser {
        lines.push(tell.tell("kr-adviser").seat("adviser", adviser).end());
    }
    if let Some(lying) = view.table {
        let card = matter(tell, lying.matter);
        lines.push(match lying.by {
            Some(by) => tell.tell("kr-lying").text("matter", card).seat("by", by).end(),
            None => tell.tell("kr-lying-start").text("matter", card).end(),
        });
    }
    let worth = values(view, present_problem(view));
    let worth = Good::ALL.map(|kind| format!("{} {}", good(tell, kind), worth[kind]));
    let sentence = tell.tell("kr-values").text("problem", problem(tell, present_problem(view)));
    lines.push(sentence.text("values", worth.join(", ")).end());
    lines
}

fn cathedral(tell: &Teller<'_>, view: &View) -> String {
    match view.next_part {
        None => tell.say("kr-cathedral-complete"),
        Some(next) => {
            let sentence = tell.tell("kr-cathedral").count("parts", view.parts);
            sentence.count("all", Part::ALL.len() as i32).text("next", part(tell, next)).end()
        }
    }
}

fn piles(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![tell.tell("kr-deck").text("deck", deck(tell, view)).end()];
    lines.push(tell.tell("kr-discards").text("cards", cards(tell, view.discards)).end());
    lines.push(tell.tell("kr-supply").text("tiles", tiles(tell, view.supply)).end());
    if view.loot_size > 0 {
        let loot = view.loot.map_or_else(|| counted(tell, view.loot_size), |loot| cards(tell, loot));
        lines.push(tell.tell("kr-loot").text("loot", loot).end());
    }
    if !view.retired.is_empty() {
        lines.push(tell.tell("kr-retired").text("matters", matters(tell, view.retired)).end());
    }
    lines
}

fn deck(tell: &Teller<'_>, view: &View) -> String {
    match (view.deck, &view.deck_kinds) {
        (Some(deck), _) => cards(tell, deck),
        (None, Some(kinds)) => {
            let kinds = tell.list(kinds.iter().map(|&kind| good(tell, kind)));
            tell.tell("kr-deck-kinds").text("cards", counted(tell, view.deck_size)).text("kinds", kinds).end()
        }
        (None, None) => counted(tell, view.deck_size),
    }
}

fn counted(tell: &Teller<'_>, n: u8) -> String {
    tell.tell("kr-cards").count("n", n).end()
}

/// Those to whom something happens this season.
fn people(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.bidding.is_empty() {
        let sentence = tell.tell("kr-auction").count("high", view.high_bid);
        lines.push(sentence.text("seats", tell.seats(view.bidding)).end());
    }
    if !view.looted.is_empty() {
        lines.push(tell.tell("kr-looted").text("seats", tell.seats(view.looted)).end());
    }
    if !view.poor.is_empty() {
        lines.push(tell.tell("kr-poor").text("seats", tell.seats(view.poor)).end());
    }
    lines
}

fn seat_lines(tell: &Teller<'_>, seat: &SeatView) -> Vec<String> {
    let of_cards = |id: &'static str, held: Cards| tell.tell(id).text("cards", cards(tell, held)).end();
    let fief = tell.tell("kr-seat").seat("seat", seat.seat).count("vp", seat.vp);
    let fief = fief.count("farms", seat.outer).count("workers", seat.inner);
    let mut lines = vec![fief.count("reserve", seat.reserve).end()];
    if !seat.privileges.is_empty() {
        lines.push(tell.tell("kr-seat-privileges").text("tiles", tiles(tell, seat.privileges)).end());
    }
    lines.push(hand(tell, seat));
    if seat.hand.is_some() && !seat.known.is_empty() {
        lines.push(of_cards("kr-seat-seen", seat.known));
    }
    lines.push(agenda_hand(tell, seat));
    if !seat.raises.is_empty() {
        lines.push(bid(tell, seat));
    }
    for seen in seat.has_seen.iter().filter(|seen| !seen.cards.is_empty()) {
        let sentence = tell.tell("kr-seat-has-seen").seat("of", seen.of);
        lines.push(sentence.text("cards", cards(tell, seen.cards)).end());
    }
    lines[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    lines
}

fn hand(tell: &Teller<'_>, seat: &SeatView) -> String {
    let sentence = match seat.hand {
        Some(hand) if !hand.is_empty() => tell.tell("kr-seat-hand").text("cards", cards(tell, hand)),
        Some(_) | None if seat.known.is_empty() => tell.tell("kr-seat-hand-hidden"),
        Some(_) | None => tell.tell("kr-seat-hand-known").text("cards", cards(tell, seat.known)),
    };
    sentence.text("size", counted(tell, seat.hand_size)).end()
}

fn agenda_hand(tell: &Teller<'_>, seat: &SeatView) -> String {
    let sentence = match seat.matters {
        Some(held) if !held.is_empty() => tell.tell("kr-seat-matters").text("matters", matters(tell, held)),
        Some(_) | None if seat.known_matters.is_empty() => tell.tell("kr-seat-matters-hidden"),
        Some(_) | None => {
            tell.tell("kr-seat-matters-known").text("matters", matters(tell, seat.known_matters))
        }
    };
    sentence.count("n", seat.matters_size).end()
}

fn bid(tell: &Teller<'_>, seat: &SeatView) -> String {
    let raises: Vec<String> = seat.raises.iter().map(|&raise| cards(tell, raise)).collect();
    let sentence = tell.tell("kr-seat-bid").count("total", seat.bid);
    sentence.text("raises", raises.join(&tell.say("kr-then"))).end()
}
