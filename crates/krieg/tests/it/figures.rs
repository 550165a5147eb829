//! Valid figures: every limit from both sides.

use games::titles::krieg::figures::standard;
use krieg::cards::{Cards, Matter, Matters, Problem, Symbol};
use krieg::{Figures, Unfit};

/// The error of the standard figures after a change.
fn wrong(change: impl FnOnce(&mut Figures)) -> Option<Unfit> {
    let mut figures = standard();
    change(&mut figures);
    figures.check().err()
}

fn matter(problem: Problem, symbol: Symbol) -> Matter {
    Matter::all()
        .find(|matter| matter.problem == problem && matter.symbol == symbol)
        .expect("every pair exists")
}

#[test]
fn the_standard_figures_make_a_game() {
    assert_eq!(standard().check(), Ok(()));
}

#[test]
fn the_hand_limit_is_from_one_to_ten() {
    for (limit, expected) in
        [(0, Some(Unfit::HandLimit)), (1, None), (10, None), (11, Some(Unfit::HandLimit))]
    {
        let change =
            |figures: &mut Figures| (figures.hand_limit, figures.start_hand) = (limit, limit.clamp(1, 8));
        assert_eq!(wrong(change), expected, "{limit}");
    }
}

#[test]
fn the_first_hand_has_a_card_and_no_more_than_the_limit() {
    for (hand, expected) in [(0, Some(Unfit::StartHand)), (1, None), (10, None), (11, Some(Unfit::StartHand))]
    {
        assert_eq!(wrong(|figures| figures.start_hand = hand), expected, "{hand}");
    }
}

#[test]
fn there_are_resource_cards_for_four_first_hands_and_at_most_forty_of_a_kind() {
    // Four hands of eight are 32 cards.
    for (cards, expected) in [
        ([8, 8, 8, 8], None),
        ([8, 8, 8, 7], Some(Unfit::Resources)),
        ([0, 40, 40, 40], Some(Unfit::Resources)),
        ([1, 40, 40, 40], None),
        ([41, 17, 17, 17], Some(Unfit::Resources)),
    ] {
        assert_eq!(wrong(|figures| figures.resources = Cards(cards)), expected, "{cards:?}");
    }
}

#[test]
fn a_house_in_reserve_finds_a_site() {
    let fief = |outer_sites, houses, start_farms| {
        wrong(|figures| {
            (figures.outer_sites, figures.houses, figures.start_farms) = (outer_sites, houses, start_farms);
        })
    };
    assert_eq!(fief(6, 0, 0), Some(Unfit::Houses));
    assert_eq!((fief(6, 1, 1), fief(6, 6, 6)), (None, None));
    assert_eq!(fief(6, 7, 2), Some(Unfit::Houses));
    assert_eq!((fief(30, 20, 2), fief(30, 21, 2)), (None, Some(Unfit::Houses)));
    assert_eq!(fief(6, 5, 6), Some(Unfit::StartFarms));
}

#[test]
fn a_kind_of_agenda_card_has_at_most_nine_cards() {
    let war = matter(Problem::War, Symbol::Cathedral);
    // Twelve more are dealt as evenly as before.
    assert_eq!(wrong(|figures| figures.matters[war] = 2 + 12), Some(Unfit::AgendaDeal));
    let spread = |figures: &mut Figures| {
        figures.matters[war] += 7;
        figures.matters[matter(Problem::Tax, Symbol::Privilege)] += 5;
    };
    assert_eq!(wrong(spread), None);
}

#[test]
fn the_start_card_is_an_agenda_card() {
    let none = |figures: &mut Figures| figures.matters[figures.start_card] = 0;
    assert_eq!(wrong(none), Some(Unfit::StartCard));
}

#[test]
fn the_strategic_variant_removes_cards_that_are_there() {
    let famine = matter(Problem::Famine, Symbol::Privilege);
    let three = |figures: &mut Figures| figures.strategic_removes = Matters::from_iter([famine; 3]);
    assert_eq!(wrong(three), Some(Unfit::StrategicRemoves));
    let start =
        |figures: &mut Figures| figures.strategic_removes = Matters::from_iter([figures.start_card; 2]);
    assert_eq!(wrong(start), Some(Unfit::StrategicRemoves), "the start card is dealt to nobody");
}

#[test]
fn the_agenda_cards_are_dealt_evenly_to_three_and_to_four() {
    let famine = matter(Problem::Famine, Symbol::Privilege);
    for (more, removed) in [(1, 3), (2, 3), (3, 3), (4, 3), (6, 3), (0, 2), (0, 0)] {
        let change = |figures: &mut Figures| {
            figures.matters[famine] += more;
            let removes: Vec<Matter> = figures.strategic_removes.kinds().take(removed).collect();
            figures.strategic_removes = Matters::from_iter(removes);
        };
        assert_eq!(wrong(change), Some(Unfit::AgendaDeal), "{more} more, {removed} removed");
    }
}

#[test]
fn the_cathedral_can_be_completed() {
    // Eight cathedral cards of which two are removed are as many as there are parts.
    let privilege = |figures: &mut Figures| {
        let (cathedral, other) =
            (matter(Problem::Tax, Symbol::Cathedral), matter(Problem::Tax, Symbol::Privilege));
        figures.matters[cathedral] -= 1;
        figures.matters[other] += 1;
    };
    assert_eq!(wrong(privilege), Some(Unfit::TooFewCathedrals));
    // Five are dealt, and the game begins with one.
    let start = matter(Problem::Revolt, Symbol::Cathedral);
    assert_eq!(wrong(|figures| figures.start_card = start), None);
}

#[test]
fn the_values_for_a_problem_are_one_to_four_each_once() {
    for (place, problem) in Problem::ALL.into_iter().enumerate() {
        for column in [[1, 2, 3, 3], [0, 1, 2, 3], [2, 3, 4, 5]] {
            let expected = Some(Unfit::Values(problem));
            assert_eq!(wrong(|figures| figures.values[place] = Cards(column)), expected, "{column:?}");
        }
    }
}

#[test]
fn there_are_at_most_nine_tiles_of_a_privilege() {
    assert_eq!(wrong(|figures| figures.privileges = Cards([9, 9, 9, 9])), None);
    assert_eq!(wrong(|figures| figures.privileges = Cards([2, 2, 2, 10])), Some(Unfit::Privileges));
}

#[test]
fn a_reward_is_at_most_nine_points() {
    let nine = |figures: &mut Figures| {
        (figures.classic.privilege, figures.spada.parts[5]) = (9, 9);
    };
    assert_eq!(wrong(nine), None);
    assert_eq!(wrong(|figures| figures.classic.privilege = 10), Some(Unfit::Points));
    assert_eq!(wrong(|figures| figures.classic.parts[0] = 10), Some(Unfit::Points));
    assert_eq!(wrong(|figures| figures.spada.privilege = 10), Some(Unfit::Points));
    assert_eq!(wrong(|figures| figures.spada.parts[5] = 10), Some(Unfit::Points));
}
