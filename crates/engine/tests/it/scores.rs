//! Points and ranks.

use engine::{Scores, Seat};

#[test]
fn ranks_follow_points_and_only_seats_of_the_game_count() {
    let points = [3, -2, 5, 9, 9];
    let scores = Scores::by_points(3, |seat| points[seat.index()], |_| 0);
    let seats = [0, 1, 2].map(Seat::new);
    assert_eq!(seats.map(|seat| scores.points(seat)), [3, -2, 5]);
    assert_eq!(seats.map(|seat| scores.rank(seat)), [2, 3, 1]);
    assert!(scores.winners().iter().eq([Seat::new(2)]));
}
