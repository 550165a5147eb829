//! Krieg und Frieden in words.

use krieg::plan::Season;
use krieg::secret::{SeatView, View};
use krieg::{Cards, Good, Matters, Part, Reason};
use std::fmt::Write;

/// A reason in words.
#[must_use]
pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "the game is over",
        Reason::NotYourTurn => "it is not this seat's turn",
        Reason::OtherQuestion => "this does not answer the question that is open",
        Reason::NoSuchMatter => "the seat does not hold that agenda card",
        Reason::NoSuchPrivilege => "the seat has no such privilege to pay with",
        Reason::HasMatters => {
            "only one who has no agenda card may take the one on the table; swap it instead"
        }
        Reason::EmptyBid => "a raise needs at least one card",
        Reason::NotInHand => "the seat does not hold these cards",
        Reason::BidTooLow => "the total of a bid must exceed the highest one",
        Reason::Exhausted => "the supply has no such privilege left",
        Reason::StillInSupply => {
            "the supply still has that privilege; it may be taken from a player only when it has none"
        }
        Reason::NoTileThere => "that player has no such privilege",
        Reason::FewerPoints => {
            "in the light variant a privilege is taken only from one with at least as many VP"
        }
        Reason::Oneself => "one cannot name oneself",
        Reason::NobodyThere => "nobody sits there",
        Reason::NoGrain => "a farm costs a grain card",
        Reason::NoReserve => "no house is left in the reserve",
        Reason::NoWorkers => "sending workers costs a workers card",
        Reason::NoInnerSite => "all workers' sites are taken",
        Reason::TooFewFarms => "there would be more workers' houses than farms",
        Reason::NoKnights => "this takes a knights card",
        Reason::NothingToBurn => "that player has no house to burn",
        Reason::NoWealth => "a bribe costs a wealth card",
        Reason::NoHouseThere => "no house stands there",
        Reason::NotInDeck => "the deck has no card of that kind",
        Reason::PoorerThanYou => "that player has fewer VP than the one who pleads",
        Reason::TooFewCards => "that player has too few cards to give half of them",
        Reason::WrongTithe => "the tithe brings the hand down to the limit, no more and no less",
        Reason::NotTheBox => "the box has nothing to say now",
        Reason::OtherDraw => "the box was asked for something else",
        Reason::WrongCount => "the box was asked for another number of cards",
        Reason::NotInBox => "the cards are not where they would have to come from",
        Reason::WrongAdviser => "the first adviser is settled otherwise",
    }
}

/// A position in words, for the eye whose view it is.
#[must_use]
pub fn position(view: &View) -> String {
    let mut text = String::new();
    let adviser = view.adviser.map_or("not yet chosen".into(), |seat| format!("seat {seat}"));
    let _ = writeln!(text, "Year {}, {}. Adviser: {adviser}.", view.year, season(view.season));
    let table = view.table.map_or("none".into(), |lying| lying.matter.to_string());
    let _ = writeln!(
        text,
        "Agenda card on the table: {table}. Problem of the latest spring: {}.",
        view.problem.word()
    );
    let next =
        view.next_part.map_or("it stands complete".into(), |part| format!("next the {}", part_name(part)));
    let _ = writeln!(text, "Cathedral: {} of {} parts, {next}.", view.parts, Part::ALL.len());
    let _ = writeln!(
        text,
        "Deck {}, discards {}, privileges left {}.",
        deck(view),
        pile(view.discards),
        view.supply
    );
    if view.loot_size > 0 {
        let _ = writeln!(text, "Loot lying apart: {}.", counted(view.loot_size));
    }
    if !view.bidding.is_empty() {
        let _ = writeln!(text, "Highest bid {}; still bidding: {:?}.", view.high_bid, view.bidding);
    }
    view.seats.iter().for_each(|seat| describe_seat(&mut text, seat));
    text.push_str("(K knights, C wealth, H workers, G grain)\n");
    text
}

fn describe_seat(text: &mut String, seat: &SeatView) {
    let _ = writeln!(
        text,
        "Seat {}: {} VP, farms {}, workers {}, reserve {}, privileges {}",
        seat.seat, seat.vp, seat.outer, seat.inner, seat.reserve, seat.privileges
    );
    let _ = writeln!(text, "  hand {}", hand(seat.hand_size, seat.hand, seat.known));
    let _ = writeln!(text, "  agenda cards {}", agenda(seat));
    if !seat.raises.is_empty() {
        let raises: Vec<String> = seat.raises.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "  bid {} in all: {}", seat.bid, raises.join(" then "));
    }
    for seen in seat.has_seen.iter().filter(|seen| !seen.cards.is_empty()) {
        let _ = writeln!(text, "  has seen in the hand of seat {}: {}", seen.of, seen.cards);
    }
}

fn hand(size: u8, hand: Option<Cards>, known: Cards) -> String {
    match hand {
        Some(hand) => hand.to_string(),
        None if known == Cards::NONE => counted(size),
        None => format!("{}, among them {known}", counted(size)),
    }
}

fn counted(cards: u8) -> String {
    if cards == 1 { "1 card".into() } else { format!("{cards} cards") }
}

fn agenda(seat: &SeatView) -> String {
    match seat.matters {
        Some(matters) => matters.to_string(),
        None if seat.known_matters == Matters::NONE => seat.matters_size.to_string(),
        None => format!("{}, among them {}", seat.matters_size, seat.known_matters),
    }
}

/// Cards of a large pile, counted: `14K 3G`.
fn pile(cards: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&good| cards[good] > 0);
    let counts: Vec<String> = kinds.map(|good| format!("{}{good}", cards[good])).collect();
    if counts.is_empty() { "empty".into() } else { counts.join(" ") }
}

fn deck(view: &View) -> String {
    match (view.deck, &view.deck_kinds) {
        (Some(deck), _) => pile(deck),
        (None, Some(kinds)) => {
            let kinds: String = kinds.iter().map(|good| good.letter()).collect();
            format!("{} of the kinds {kinds}", counted(view.deck_size))
        }
        (None, None) => counted(view.deck_size),
    }
}

fn season(season: Option<Season>) -> &'static str {
    match season {
        Some(Season::Winter) => "winter",
        Some(Season::Spring) => "spring",
        Some(Season::Summer) => "summer",
        Some(Season::Autumn) => "autumn",
        None => "outside the seasons",
    }
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Nave => "nave",
        Part::Aisle => "first aisle",
        Part::SecondAisle => "second aisle",
        Part::Choir => "choir",
        Part::Facade => "façade",
        Part::Roof => "roof",
    }
}
