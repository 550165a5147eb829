//! Valid figures: every limit from both sides.

use games::titles::verraeter::figures::standard;
use verraeter::figures::Unfit;
use verraeter::ring::Kind;
use verraeter::{Cards, Figures};

/// The error of the standard figures after a change.
fn wrong(change: impl FnOnce(&mut Figures)) -> Option<Unfit> {
    let mut figures = standard();
    change(&mut figures);
    figures.check().err()
}

/// So many supply cards of the values 2, 3, 4, 5, 6 and 8.
fn supply(counts: [u8; 6]) -> Cards {
    let words = ["2", "3", "4", "5", "6", "8"];
    let all: Vec<&str> =
        words.iter().zip(counts).flat_map(|(word, count)| vec![*word; usize::from(count)]).collect();
    all.join("+").parse().expect("cards are written right")
}

#[test]
fn the_standard_figures_make_a_game() {
    assert_eq!(standard().check(), Ok(()));
}

#[test]
fn supply_cards_fill_four_hands_and_four_first_hands_of_1998() {
    for (counts, expected) in [
        ([8, 4, 4, 4, 0, 0], None),
        ([7, 4, 4, 4, 0, 0], Some(Unfit::Supply)),
        ([20, 20, 20, 20, 20, 20], None),
        ([9, 3, 4, 4, 0, 0], Some(Unfit::FirstHands)),
        ([9, 4, 3, 4, 0, 0], Some(Unfit::FirstHands)),
        ([9, 4, 4, 3, 0, 0], Some(Unfit::FirstHands)),
    ] {
        assert_eq!(wrong(|figures| figures.supply = supply(counts)), expected, "{counts:?}");
    }
}

#[test]
fn a_land_has_at_most_fifty_conflict_points() {
    for kind in Kind::ALL {
        let land = |cp| wrong(|figures| figures.lands[kind as usize].cp = cp);
        assert_eq!((land(50), land(51)), (None, Some(Unfit::Strength(kind))));
    }
}

#[test]
fn a_land_is_worth_at_most_twenty_points_and_no_more_to_each_of_many() {
    for kind in Kind::ALL {
        let land = |vp| wrong(|figures| figures.lands[kind as usize].vp = vp);
        assert_eq!((land([20, 20, 20, 20]), land([3, 2, 1, 0])), (None, None));
        for points in [[21, 1, 1, 1], [3, 4, 2, 1], [3, 2, 2, 3]] {
            assert_eq!(land(points), Some(Unfit::Points(kind)), "{points:?}");
        }
    }
}
