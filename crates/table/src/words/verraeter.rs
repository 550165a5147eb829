//! Verräter in words.

use std::fmt::Write;
use verraeter::plan::Phase;
use verraeter::secret::{LandView, SeatView, View};
use verraeter::{Cards, Kind, Reason, Role, Roles, Side, Value};

/// A reason in words.
#[must_use]
pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "the game is over",
        Reason::NobodyThere => "nobody sits there",
        Reason::NotYourTurn => "it is not this seat's turn",
        Reason::OtherQuestion => "this does not answer the question that is open",
        Reason::HasBuilding => "there is a building under that land already",
        Reason::SameHouse => {
            "both lands there belong to one house; a conflict is between lands of opposite houses"
        }
        Reason::NotOffered => "that action card is not among those that were passed on",
        Reason::NotInHand => "the seat does not hold these cards",
        Reason::NoneInReserve => "all three building cards have been placed; they can only be turned over",
        Reason::TooManyOffices => "nobody may have more than two offices",
        Reason::NoBuilding => "there is no building under that land",
        Reason::NotYours => "the building there is another's",
        Reason::TooManyDiscarded => {
            "no more cards may be discarded than find no room in a hand of five; the rest is drawn up to five"
        }
        Reason::NotTheBox => "the box has nothing to say now",
        Reason::OtherDraw => "the box was asked for something else",
        Reason::WrongCount => "the box was asked for another number of cards",
        Reason::NotInBox => "the cards are not where they would have to come from",
        Reason::WrongRing => "the ring is made of each kind of land twice, once for each house",
        Reason::WrongStart => "the start player is settled otherwise",
    }
}

/// A position in words, for the eye whose view it is.
#[must_use]
pub fn position(view: &View) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "Round {} of {}, {}.", view.round, view.rounds, phase(view.phase));
    if let (Some(start), Some(strategy)) = (view.start, view.strategy) {
        let _ = writeln!(text, "Start player: seat {start}. Strategy card: seat {strategy}.");
    }
    view.lands.iter().for_each(|land| describe_land(&mut text, land));
    if let Some(border) = view.conflict {
        let [one, other] = border.lands();
        let _ = writeln!(text, "Conflict between land {one} and land {other}.");
    }
    let stock = view.stock.map_or_else(|| counted(view.stock_size), pile);
    let _ = writeln!(text, "Stock {stock}, discards {}.", pile(view.discards));
    let _ = writeln!(text, "The stock was last shuffled from {}.", pile(view.shuffled));
    if let Some(drawing) = view.drawing {
        let _ = writeln!(text, "Seat {} is due {} from the stock.", drawing.seat, counted(drawing.due));
    }
    if view.is_set_aside {
        let _ = writeln!(text, "Set aside: {}.", view.aside.map_or("an action card, unseen", role));
    }
    if let Some(untaken) = view.untaken {
        let _ = writeln!(text, "Action cards that nobody has taken: {}.", roles(untaken));
    }
    view.seats.iter().for_each(|seat| describe_seat(&mut text, seat));
    text
}

fn describe_land(text: &mut String, land: &LandView) {
    let _ = write!(text, "Land {}: {} of the {}", land.land, kind(land.kind), side(land.side));
    if let Some(building) = land.building {
        let _ = write!(text, ", {} of seat {}", building.face.word(), building.owner);
    }
    text.push('\n');
}

fn describe_seat(text: &mut String, seat: &SeatView) {
    let stands = seat.side.map_or(String::new(), |house| format!(" for the {}", side(house)));
    let _ = writeln!(
        text,
        "Seat {}{stands}: {} VP, estates {}, offices {}, buildings in reserve {}",
        seat.seat, seat.vp, seat.estates, seat.offices, seat.reserve
    );
    let _ = writeln!(text, "  hand {}", hand(seat));
    if let Some(drawn) = seat.drawn.filter(|drawn| !drawn.is_empty()) {
        let _ = writeln!(text, "  drawn since the last shuffle {drawn}");
    }
    if !seat.played.is_empty() {
        let _ = writeln!(text, "  played {}", seat.played);
    }
    if seat.has_role {
        let face = if seat.revealed { "" } else { ", face down" };
        let _ = writeln!(text, "  action card {}{face}", seat.role.map_or("unknown", role));
    }
    if let Some(received) = seat.received {
        let passed = seat.passed_on.map_or(String::new(), |passed| format!("; passed on {}", roles(passed)));
        let _ = writeln!(text, "  was offered {}{passed}", roles(received));
    }
}

fn hand(seat: &SeatView) -> String {
    match seat.hand {
        Some(hand) => hand.to_string(),
        None if seat.known.is_empty() => counted(seat.hand_size),
        None => format!("{}, among them {}", counted(seat.hand_size), seat.known),
    }
}

fn counted(cards: u8) -> String {
    if cards == 1 { "1 card".into() } else { format!("{cards} cards") }
}

/// Cards of a large pile, counted: `5x2 1x8`.
fn pile(cards: Cards) -> String {
    let values = Value::ALL.into_iter().filter(|&value| cards[value] > 0);
    let counts: Vec<String> = values.map(|value| format!("{}x{}", cards[value], value.cp())).collect();
    if counts.is_empty() { "empty".into() } else { counts.join(" ") }
}

fn roles(set: Roles) -> String {
    let names: Vec<&str> = set.iter().map(role).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Traitor => "traitor",
        Role::Diplomat2 => "diplomat +2",
        Role::Diplomat5 => "diplomat +5",
        Role::Builder => "builder",
        Role::Strategist => "strategist",
        Role::Farmer => "farmer",
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Eagle => "eagle",
        Side::Rose => "rose",
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Wasteland => "wasteland",
        Kind::Meadow => "meadow",
        Kind::River => "river",
        Kind::Forest => "forest",
        Kind::Village => "village",
        Kind::City => "city",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "the table is being set up",
        Phase::Conflict => "phase 1: where the conflict is",
        Phase::Roles => "phase 2: action cards are taken",
        Phase::Supply => "phase 3: supply cards are played",
        Phase::Reveal => "phase 4: action cards are shown",
        Phase::Resolution => "phase 5: the conflict is resolved",
        Phase::Points => "phase 6: victory points",
        Phase::Builder => "phase 7: the builder's action",
        Phase::Strategist => "phase 8: the strategist's action",
        Phase::Discard => "phase 9: supply cards are discarded",
        Phase::Draw => "phase 10: supply cards are drawn",
        Phase::Return => "phase 11: action cards are returned",
        Phase::StartPlayer => "phase 12: the new start player",
        Phase::RoundEnd => "phase 13: the end of the round",
        Phase::Over => "the game is over",
    }
}
