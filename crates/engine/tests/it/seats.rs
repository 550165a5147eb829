//! Seats and sets of seats.

use engine::{BySeat, MAX_SEATS, NoSuchSeat, Seat, Seats};

const ALL: [Seat; MAX_SEATS] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3), Seat::new(4)];

#[test]
fn a_seat_is_printed_and_read_as_its_number_from_one() {
    assert_eq!(ALL.map(|seat| seat.to_string()), ["1", "2", "3", "4", "5"]);
    assert_eq!(ALL.map(|seat| seat.to_string().parse()), ALL.map(Ok));
    assert_eq!(ALL.map(|seat| format!("{seat:?}"))[1], "seat 2");
    for word in ["", "0", "6", "11", "a", "-1", " 1"] {
        assert_eq!(word.parse::<Seat>(), Err(NoSuchSeat), "{word}");
    }
}

#[test]
fn no_table_has_six_seats() {
    assert!(std::panic::catch_unwind(|| Seat::new(5)).is_err());
}

#[test]
fn seats_follow_each_other_clockwise() {
    for seats in 2..=5 {
        for seat in Seats::all(seats).iter() {
            let left = seat.left(seats);
            assert_eq!(left.index(), (seat.index() + 1) % usize::from(seats));
            assert_eq!((seat.steps_to(left, seats), seat.steps_to(seat, seats)), (1, 0));
            assert_eq!(left.steps_to(seat, seats), seats - 1);
        }
    }
}

#[test]
fn a_set_has_what_was_put_into_it() {
    for (n, &seat) in ALL.iter().enumerate() {
        let others: Vec<Seat> = ALL.into_iter().filter(|&other| other != seat).collect();
        let only = Seats::only(seat);
        assert!(only.has(seat) && !others.iter().any(|&other| only.has(other)));
        assert_eq!((only.len(), only.single(), only.is_empty()), (1, Some(seat), false));
        assert_eq!((only.with(seat), only.without(seat)), (only, Seats::NONE));
        let rest = Seats::all(5).without(seat);
        assert!(!rest.has(seat) && rest.iter().eq(others.iter().copied()));
        assert_eq!((rest.len(), rest.single(), rest.without(seat)), (4, None, rest));
        assert_eq!(rest.with(seat), Seats::all(5));
        assert_eq!(Seats::all(n as u8 + 1).len(), n + 1);
    }
    assert!(Seats::NONE.is_empty() && Seats::NONE.single().is_none());
    assert_eq!(ALL.into_iter().collect::<Seats>(), Seats::all(5));
    assert_eq!(format!("{:?}", Seats::all(2)), "{seat 1, seat 2}");
}

#[test]
fn a_set_is_walked_clockwise_from_any_seat() {
    for start in ALL {
        for bits in 0..32usize {
            let among = |seat: &Seat| bits >> seat.index() & 1 == 1;
            let set: Seats = ALL.into_iter().filter(among).collect();
            let round = (0..MAX_SEATS).map(|n| ALL[(start.index() + n) % MAX_SEATS]).filter(among);
            let round: Vec<Seat> = round.collect();
            assert!(set.clockwise(start).eq(round.iter().copied()), "{set:?} from {start}");
            assert_eq!(set.first_from(start), round.first().copied(), "{set:?} from {start}");
            assert_eq!(set.iter().size_hint(), (round.len(), Some(round.len())));
        }
    }
}

#[test]
fn each_seat_has_its_own_value() {
    let mut values = BySeat::<u8, 3>::default();
    assert_eq!(values.0, [0; 3]);
    values[ALL[1]] = 7;
    assert_eq!((values[ALL[0]], values[ALL[1]], values.0), (0, 7, [0, 7, 0]));
}
