//! Kingsburg in words.

use kingsburg::module::TroopsView;
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
        Reason::OtherSeason => "it works at the end of summer, or with the Mint in every season",
        Reason::DiceDiffer => "the dice do not all show the same",
        Reason::TotalTooHigh => "the dice total more than 7",
        Reason::NoSuchDice => "the seat has no such dice left",
        Reason::NoColouredDie => "a group needs at least one coloured die",
        Reason::NoToken => "the seat has no +2 token",
        Reason::TokenUsed => "a +2 token has been used in a group this season",
        Reason::OutOfReach => "the dice do not add up to that advisor",
        Reason::Occupied => "that advisor has been influenced this season, and the seat has no envoy",
        Reason::Crowded => "that advisor has been influenced twice this season",
        Reason::NotOnOffer => "that good is not on offer",
        Reason::NoSuchGood => "the seat does not have that good",
        Reason::Stands => "it stands already",
        Reason::NotNextInRow => "the buildings to its left must stand first",
        Reason::NoSuchRow => "that row is not in this game",
        Reason::CannotPay => "the seat cannot pay for it",
        Reason::WrongPrice => "a soldier costs two goods, or one with the Barracks",
        Reason::TokensDoNotPay => "+2 tokens pay for soldiers only with the Recruiting Centre",
        Reason::NotLeft => "that is not among what can be chosen",
        Reason::Oneself => "one cannot name oneself",
        Reason::NoSoldier => "the seat has no soldier to pay with",
        Reason::NoVp => "the seat has no victory point to pay with",
        Reason::NotTheBox => "the box has nothing to say now",
        Reason::OtherDraw => "the box was asked for something else",
        Reason::WrongDice => "the box was asked for another number of dice",
        Reason::WrongOrder => "the order of play names every seat once",
        Reason::NotInPile => "that whim is not in the pile",
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
        let who =
            |seat: Option<engine::Seat>| seat.map_or("nobody's dice".into(), |seat| format!("seat {seat}"));
        let second = audience.second.map_or(String::new(), |seat| format!(" and seat {seat} with the envoy"));
        let _ = writeln!(text, "Advisor {}: {}{second}.", audience.advisor, who(audience.first));
    }
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
    text
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
    let _ = writeln!(text, "Troop tokens of seat {}: {}{chosen}", troops.seat, left.join(" "));
}

fn season(season: Season) -> &'static str {
    match season {
        Season::Spring => "spring",
        Season::Summer => "summer",
        Season::Autumn => "autumn",
    }
}
