//! Kingsburg in words.

use crate::games::kingsburg::cards;
use kingsburg::module::{Favour, OwnView, TroopsView, View as Modules};
use kingsburg::plan::Season;
use kingsburg::secret::{SeatView, View};
use kingsburg::{Good, Reason};
use std::fmt::Write;

/// A reason in words.
#[must_use]
pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "the game is over",
        Reason::NotYourTurn => "it is not this seat's turn",
        Reason::NobodyThere => "nobody sits there",
        Reason::OtherQuestion => "this does not answer the question that is open",
        Reason::NoSuchBuilding => "the building that does this does not stand",
        Reason::UsedThisSeason => "it has been used this season",
        Reason::OtherSeason => "it works in another season",
        Reason::DiceDiffer => "the dice do not all show the same",
        Reason::TotalTooHigh => "the dice total too much",
        Reason::NoSuchDice => "the seat has no such dice left",
        Reason::NoColouredDie => "a group needs at least one coloured die",
        Reason::NoToken => "the seat has no +2 token",
        Reason::TokenUsed => "a +2 token has been used in a group this season",
        Reason::OutOfReach => "the dice do not add up to that advisor",
        Reason::Occupied => "that advisor has been influenced this season, and the seat has no envoy",
        Reason::TooManyDice => "no group may have so many dice this year",
        Reason::Closed => "that advisor cannot be influenced now",
        Reason::NobodyYet => "nobody is with that advisor whom one could join",
        Reason::NoSeal => "the seat does not have the regent's seal",
        Reason::OtherGovernor => "another governor can do this",
        Reason::NotThisYear => "it belongs to another year",
        Reason::UsedThisYear => "it has been used this year",
        Reason::NotOnOffer => "that good is not on offer",
        Reason::NoSuchGood => "the seat does not have that good",
        Reason::Stands => "it stands already",
        Reason::NotNextInRow => "the buildings to its left must stand first",
        Reason::NoSuchRow => "that row is not in this game",
        Reason::CannotPay => "the seat cannot pay for it",
        Reason::PriceIsOpen => {
            "the year makes it cheaper by one good: say for which price, as in build inn for gold"
        }
        Reason::PlainPrice => "that is its plain price, which is not named",
        Reason::NotColumnOne => "only buildings of column I are had for nothing",
        Reason::HasGoods => "the seat still has goods",
        Reason::NotRicher => "one steals only from a player who has more goods",
        Reason::BadBid => "a bid must be higher than the last, and at most 20",
        Reason::WrongPrice => "that is not its price",
        Reason::TokensDoNotPay => "+2 tokens pay for soldiers only with the Recruiting Centre",
        Reason::NotLeft => "that is not among what can be chosen",
        Reason::Oneself => "one cannot name oneself",
        Reason::NoSoldier => "the seat has no soldier to pay with",
        Reason::NoVp => "the seat has no victory point to pay with",
        Reason::NotTheBox => "the box has nothing to say now",
        Reason::OtherDraw => "the box was asked for something else",
        Reason::WrongDice => "the box was asked for another number of dice",
        Reason::WrongOrder => "the order of play names every seat once",
        Reason::NotInPile => "that is not in the pile",
        Reason::WrongCards => "the box was asked for other cards",
    }
}

/// A position in words, for the eye whose view it is.
#[must_use]
pub fn position(view: &View) -> String {
    let mut text = String::new();
    let order: Vec<String> = view.order.iter().map(ToString::to_string).collect();
    let _ =
        writeln!(text, "Year {}, {}. Order of play: {}.", view.year, season(view.season), order.join(", "));
    match (&view.invader, view.invader_seen.is_empty()) {
        (Some(invader), _) => {
            let _ = writeln!(text, "Invader: {} of strength {}.", invader.race.word(), invader.strength);
        }
        (None, true) => text.push_str("Invader: nobody has seen it.\n"),
        (None, false) => {
            let _ = writeln!(text, "Invader: seen by {:?}.", view.invader_seen);
        }
    }
    for audience in &view.court {
        let neutral = audience.neutral.then(|| "nobody's dice".to_string());
        let seats = audience.groups.iter().map(|seat| format!("seat {seat}"));
        let who: Vec<String> = neutral.into_iter().chain(seats).collect();
        let _ = writeln!(text, "Advisor {}: {}.", audience.advisor, who.join(" and "));
    }
    describe_cards(&mut text, &view.modules);
    if !view.modules.whims.is_empty() {
        let whims: Vec<String> = view.modules.whims.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "Whims on the advisors {}.", whims.join(", "));
        let stall: Vec<&str> = view.modules.stall.kinds().map(Good::word).collect();
        if !stall.is_empty() {
            let _ = writeln!(text, "On the tile of advisor 4: {}.", stall.join(", "));
        }
        if let Some(good) = view.modules.lot {
            let _ = writeln!(text, "On the tile of advisor 5: {good}.");
        }
    }
    if let Some(seat) = view.envoy {
        let _ = writeln!(text, "The envoy is with seat {seat}.");
    }
    view.seats.iter().for_each(|seat| describe_seat(&mut text, seat));
    view.modules.troops.iter().for_each(|troops| describe_troops(&mut text, troops));
    view.modules.own.iter().for_each(|own| describe_own(&mut text, own));
    if text.contains("*") {
        let _ = writeln!(text, "{}", cards::RECONSTRUCTED);
    }
    text
}

/// A card by its id: its title, starred if it is not the printed card.
fn card(id: &str) -> String {
    cards::all().find(id).map_or_else(|| id.to_string(), cards::Card::title)
}

fn list<T>(items: impl IntoIterator<Item = T>, word: impl Fn(T) -> String) -> String {
    items.into_iter().map(word).collect::<Vec<_>>().join(", ")
}

/// What the modules show to everybody.
fn describe_cards(text: &mut String, modules: &Modules) {
    if let Some(fate) = modules.fate {
        let known = cards::all().find(fate.word());
        let about = known.map_or_else(String::new, |card| card.text.clone());
        let _ = writeln!(text, "The year's fate: {}. {about}", card(fate.word()));
    }
    if let Some(advisor) = modules.absent {
        let _ = writeln!(text, "Advisor {advisor} is away this season.");
    }
    if !modules.gifts.is_empty() {
        let _ = writeln!(text, "Gifts on the advisors {}.", list(&modules.gifts, ToString::to_string));
    }
    if !modules.lots.is_empty() {
        let _ = writeln!(text, "Auctioned: {}.", list(&modules.lots, |governor| card(governor.word())));
    }
    if let Some(bidding) = modules.bidding {
        let playing = list(bidding.playing.iter(), |seat| format!("seat {seat}"));
        let governor = card(bidding.governor.word());
        let _ = writeln!(text, "Bidding for {governor}: {} VP; still in: {playing}.", bidding.high);
    }
    for (advisor, seats) in &modules.private {
        let _ = writeln!(
            text,
            "Private advisor {advisor}: {}.",
            list(seats.iter(), |seat| format!("seat {seat}"))
        );
    }
    for (what, seats) in [("seal", modules.seals), ("works", modules.works)] {
        if let Some(seat) = seats.single() {
            let _ = writeln!(text, "The regent's {what}: seat {seat}.");
        }
    }
    if modules.hoard > 0 {
        let _ = writeln!(text, "The dragon's hoard: {} goods.", modules.hoard);
    }
    if !modules.charters.is_empty() {
        let _ = writeln!(text, "Charters: {}.", list(&modules.charters, ToString::to_string));
    }
}

/// What a player has of the modules.
fn describe_own(text: &mut String, own: &OwnView) {
    let mut parts = Vec::new();
    if let Some(governor) = own.governor {
        parts.push(card(governor.word()));
    }
    match (own.chosen_governor, own.chosen) {
        (Some(governor), _) => parts.push(format!("has chosen {}", card(governor.word()))),
        (None, true) => parts.push("has chosen a governor".into()),
        (None, false) => {}
    }
    if !own.hand.is_empty() {
        parts.push(format!("may be {}", list(&own.hand, |governor| card(governor.word()))));
    } else if own.dealt > 0 {
        parts.push(format!("chooses among {} governors", own.dealt));
    }
    if !own.strips.is_empty() {
        parts.push(format!(
            "strips {}",
            list(&own.strips, |row| row.letter().to_ascii_uppercase().to_string())
        ));
    }
    if !own.alternative.is_empty() {
        let rows = list(&own.alternative, |row| row.letter().to_ascii_uppercase().to_string());
        parts.push(format!("alternative rows {rows}*"));
    }
    let favours = Favour::ALL.iter().zip(own.favours).filter(|(_, count)| *count > 0);
    let favours = list(favours, |(favour, count)| format!("{favour} {count}"));
    if !favours.is_empty() {
        parts.push(format!("favours {favours}"));
    }
    if !own.charters.is_empty() {
        parts.push(format!("charters {}", list(&own.charters, ToString::to_string)));
    }
    if !parts.is_empty() {
        let _ = writeln!(text, "Seat {}: {}", own.seat, parts.join("; "));
    }
}

fn describe_seat(text: &mut String, seat: &SeatView) {
    let goods: Vec<String> = Good::ALL.iter().map(|&good| format!("{} {good}", seat.goods[good])).collect();
    let _ = writeln!(
        text,
        "Seat {}: {} VP, {}, +2 tokens {}, soldiers {}",
        seat.seat,
        seat.vp,
        goods.join(", "),
        seat.tokens,
        seat.soldiers
    );
    let buildings: Vec<&str> = seat.buildings.iter().map(|building| building.word()).collect();
    let _ = writeln!(
        text,
        "  buildings: {}",
        if buildings.is_empty() { "none".into() } else { buildings.join(", ") }
    );
    if !seat.dice.is_empty() || !seat.white.is_empty() {
        let _ = writeln!(text, "  dice {:?}, white {:?}", seat.dice, seat.white);
    }
}

fn describe_troops(text: &mut String, troops: &TroopsView) {
    let left: Vec<String> = (0..)
        .zip(troops.left)
        .flat_map(|(value, count)| (0..count).map(move |_| u8::to_string(&value)))
        .collect();
    if left.is_empty() {
        return;
    }
    let chosen = match (troops.chosen, troops.chosen_value) {
        (_, Some(value)) => format!(", chosen {value}"),
        (true, None) => ", one chosen".into(),
        (false, None) => String::new(),
    };
    let put_back = match (troops.put_back, troops.put_back_value) {
        (_, Some(value)) => format!(", of which {value} is back in the box"),
        (true, None) => ", of which one is back in the box".into(),
        (false, None) => String::new(),
    };
    let _ = writeln!(text, "Troop tokens of seat {}: {}{put_back}{chosen}", troops.seat, left.join(" "));
}

fn season(season: Season) -> &'static str {
    match season {
        Season::Spring => "spring",
        Season::Summer => "summer",
        Season::Autumn => "autumn",
    }
}
