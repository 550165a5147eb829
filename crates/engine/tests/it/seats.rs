//! Seats and sets of seats.

use engine::{MAX_SEATS, ParseSeatError, PerSeat, Seat, SeatSet};

const ALL: [Seat; MAX_SEATS] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3), Seat::new(4)];

#[test]
fn a_seat_is_printed_and_read_as_its_number_from_one() {
    assert_eq!(ALL.map(|seat| seat.to_string()), ["1", "2", "3", "4", "5"]);
    assert_eq!(ALL.map(|seat| seat.to_string().parse()), ALL.map(Ok));
    assert_eq!(ALL.map(|seat| format!("{seat:?}"))[1], "seat 2");
    for word in ["", "0", "6", "11", "a", "-1", " 1"] {
        assert_eq!(word.parse::<Seat>(), Err(ParseSeatError), "{word}");
    }
}

#[test]
fn no_game_has_six_seats() {
    assert!(std::panic::catch_unwind(|| Seat::new(5)).is_err());
}

#[test]
fn seats_follow_each_other_clockwise() {
    for seats in 2..=5 {
        for seat in SeatSet::all(seats).iter() {
            let left = seat.next_clockwise(seats);
            assert_eq!(left.index(), (seat.index() + 1) % usize::from(seats));
            assert_eq!((seat.clockwise_distance(left, seats), seat.clockwise_distance(seat, seats)), (1, 0));
            assert_eq!(left.clockwise_distance(seat, seats), seats - 1);
        }
    }
}

#[test]
fn a_set_contains_the_seats_that_were_added() {
    for (n, &seat) in ALL.iter().enumerate() {
        let others: Vec<Seat> = ALL.into_iter().filter(|&other| other != seat).collect();
        let only = SeatSet::singleton(seat);
        assert!(only.contains(seat) && !others.iter().any(|&other| only.contains(other)));
        assert_eq!((only.len(), only.as_singleton(), only.is_empty()), (1, Some(seat), false));
        assert_eq!((only.with(seat), only.without(seat)), (only, SeatSet::NONE));
        let rest = SeatSet::all(5).without(seat);
        assert!(!rest.contains(seat) && rest.iter().eq(others.iter().copied()));
        assert_eq!((rest.len(), rest.as_singleton(), rest.without(seat)), (4, None, rest));
        assert_eq!(rest.with(seat), SeatSet::all(5));
        assert_eq!(SeatSet::all(n as u8 + 1).len(), n + 1);
    }
    assert!(SeatSet::NONE.is_empty() && SeatSet::NONE.as_singleton().is_none());
    assert_eq!(ALL.into_iter().collect::<SeatSet>(), SeatSet::all(5));
    assert_eq!(format!("{:?}", SeatSet::all(2)), "{seat 1, seat 2}");
}

#[test]
fn a_set_is_iterated_clockwise_from_any_seat() {
    for start in ALL {
        for bits in 0..32usize {
            let among = |seat: &Seat| bits >> seat.index() & 1 == 1;
            let set: SeatSet = ALL.into_iter().filter(among).collect();
            let round = (0..MAX_SEATS).map(|n| ALL[(start.index() + n) % MAX_SEATS]).filter(among);
            let round: Vec<Seat> = round.collect();
            assert!(set.iter_clockwise_from(start).eq(round.iter().copied()), "{set:?} from {start}");
            assert_eq!(set.first_clockwise_from(start), round.first().copied(), "{set:?} from {start}");
            assert_eq!(set.iter().size_hint(), (round.len(), Some(round.len())));
        }
    }
}

#[test]
fn each_seat_has_its_own_value() {
    let mut values = PerSeat::<u8, 3>::default();
    assert_eq!(values.0, [0; 3]);
    values[ALL[1]] = 7;
    assert_eq!((values[ALL[0]], values[ALL[1]], values.0), (0, 7, [0, 7, 0]));
}
