//! Turns and observers.

use engine::notation::{ParseError, format_entry};
use engine::{Eye, ParseSeatError, Seat, SeatSet, Turn};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

#[test]
fn a_turn_is_for_the_seats_that_may_act() {
    for (turn, seats) in [
        (Turn::Seat(SECOND), SeatSet::singleton(SECOND)),
        (Turn::Simultaneous(SeatSet::all(2)), SeatSet::all(2)),
        (Turn::Chance, SeatSet::NONE),
        (Turn::Over, SeatSet::NONE),
    ] {
        assert_eq!(turn.seats(), seats);
        for seat in [FIRST, SECOND] {
            assert_eq!(turn.is_for(seat), seats.contains(seat), "{turn:?} {seat}");
        }
    }
}

#[test]
fn a_player_sees_the_own_secrets_a_spectator_none_and_a_referee_all() {
    let sees = |eye: Eye| [FIRST, SECOND].map(|seat| eye.sees(seat));
    assert_eq!(sees(Eye::Seat(FIRST)), [true, false]);
    assert_eq!(sees(Eye::Public), [false, false]);
    assert_eq!(sees(Eye::Omniscient), [true, true]);
}

#[test]
fn an_eye_is_printed_and_read_as_a_seat_or_a_word() {
    for (eye, word) in [(Eye::Seat(SECOND), "2"), (Eye::Public, "table"), (Eye::Omniscient, "open")] {
        assert_eq!((eye.to_string().as_str(), word.parse()), (word, Ok(eye)));
    }
    assert_eq!("nobody".parse::<Eye>(), Err(ParseSeatError));
}

#[test]
fn an_entry_is_printed_without_a_heap() {
    assert_eq!(format_entry(Eye::Seat(SECOND)).as_str(), "2");
    assert_eq!(ParseError { expected: "cards" }.to_string(), "expected cards");
}
