//! Whose turn it is, and who is looking.

use engine::notation::{Unreadable, text};
use engine::{Eye, NoSuchSeat, Seat, Seats, Turn};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

#[test]
fn a_turn_is_for_the_seats_that_may_act() {
    for (turn, seats) in [
        (Turn::Seat(SECOND), Seats::only(SECOND)),
        (Turn::Together(Seats::all(2)), Seats::all(2)),
        (Turn::Chance, Seats::NONE),
        (Turn::Over, Seats::NONE),
    ] {
        assert_eq!(turn.seats(), seats);
        for seat in [FIRST, SECOND] {
            assert_eq!(turn.is_for(seat), seats.has(seat), "{turn:?} {seat}");
        }
    }
}

#[test]
fn a_player_sees_his_own_secrets_a_bystander_none_and_a_referee_all() {
    let sees = |eye: Eye| [FIRST, SECOND].map(|seat| eye.sees(seat));
    assert_eq!(sees(Eye::Seat(FIRST)), [true, false]);
    assert_eq!(sees(Eye::Table), [false, false]);
    assert_eq!(sees(Eye::Open), [true, true]);
}

#[test]
fn an_eye_is_printed_and_read_as_a_seat_or_a_word() {
    for (eye, word) in [(Eye::Seat(SECOND), "2"), (Eye::Table, "table"), (Eye::Open, "open")] {
        assert_eq!((eye.to_string().as_str(), word.parse()), (word, Ok(eye)));
    }
    assert_eq!("nobody".parse::<Eye>(), Err(NoSuchSeat));
}

#[test]
fn an_entry_is_printed_without_a_heap() {
    assert_eq!(text(Eye::Seat(SECOND)).as_str(), "2");
    assert_eq!(Unreadable { expected: "cards" }.to_string(), "expected cards");
}
