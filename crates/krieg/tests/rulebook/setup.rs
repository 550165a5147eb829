//! Preparation: ruling 1 and the fine points of the deal.

use crate::play::{A, B, C, D, Play, classic, spada, three, with};
use engine::{Game, Quick, Seat, Seats};
use krieg::{Chance, Edition, Impossible, Krieg, NoGame, Options, Problem, Reason, Symbol, Variants};
use table::games::krieg::{figures, standard};

fn dealt(rules: &Krieg, seed: u64) -> Play<'_> {
    let mut play = Play::start(rules);
    let chance = rules.draw(&play.state, &mut Quick::new(seed)).to_string();
    play.settles(&chance);
    play
}

#[test]
fn components_are_those_of_the_list() {
    let figures = figures::standard();
    assert_eq!(figures.resources.total(), 68);
    assert_eq!(figures.resources.0, [17; 4]);
    assert_eq!(figures.matters.total(), 16);
    assert_eq!(figures.privileges.total(), 8);
    assert_eq!(figures.houses, 6);
    assert_eq!([figures.outer_sites, figures.inner_sites], [6, 3]);
}

#[test]
fn knights_are_worth_four_in_war_and_one_in_famine() {
    let figures = figures::standard();
    assert_eq!(figures.values_for(Problem::War)[krieg::Good::Knights], 4);
    assert_eq!(figures.values_for(Problem::Famine)[krieg::Good::Knights], 1);
}

#[test]
fn ruling_1_with_four_the_receiver_of_the_start_card_is_adviser_and_plays_it() {
    let rules = classic();
    for seed in 0..50 {
        let play = dealt(&rules, seed);
        let adviser = play.state.adviser;
        let lying = play.state.table.expect("the start card lies on the table");
        assert_eq!(lying.by, Some(adviser));
        assert_eq!(play.table(), "revolt/privilege");
        for seat in Seats::all(4).iter() {
            let matters = play.lord(seat).matters.total();
            assert_eq!(matters, if seat == adviser { 3 } else { 4 });
            assert_eq!(play.lord(seat).hand.total(), 8);
            assert_eq!([play.lord(seat).outer, play.lord(seat).inner], [2, 0]);
            assert_eq!(play.state.reserve(seat, rules.figures()), 4);
        }
        assert_eq!(play.state.deck.total(), 68 - 32);
    }
}

#[test]
fn ruling_1_with_three_the_start_card_lies_on_the_table_and_fifteen_are_dealt() {
    let rules = three();
    let play = dealt(&rules, 1);
    assert_eq!(play.state.table.map(|lying| lying.by), Some(None));
    for seat in Seats::all(3).iter() {
        assert_eq!(play.lord(seat).matters.total(), 5);
        assert_eq!(play.lord(seat).hand.total(), 8);
    }
    assert_eq!(play.state.deck.total(), 68 - 24);
}

#[test]
fn the_first_adviser_is_drawn_evenly() {
    for rules in [classic(), three(), with(Variants::STRATEGIC)] {
        let mut times = [0u32; 4];
        for seed in 0..4_000 {
            times[dealt(&rules, seed).state.adviser.index()] += 1;
        }
        let even = 4_000 / u32::from(rules.seats());
        for &time in &times[..usize::from(rules.seats())] {
            assert!(time.abs_diff(even) < 160, "{times:?}");
        }
    }
}

#[test]
fn a_named_adviser_is_taken_with_three_seats_or_strategic() {
    let three = standard(Options { adviser: Some(B), ..Options::classic(3) });
    let strategic =
        standard(Options { adviser: Some(D), variants: Variants::STRATEGIC, ..Options::classic(4) });
    for seed in 0..20 {
        assert_eq!(dealt(&three, seed).state.adviser, B);
        assert_eq!(dealt(&strategic, seed).state.adviser, D);
    }
}

#[test]
fn a_named_adviser_is_refused_where_the_deal_decides() {
    let options = Options { adviser: Some(A), ..Options::classic(4) };
    let refused = Krieg::new(options, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::DealtAdviser)));
    let options = Options { adviser: Some(D), ..Options::classic(3) };
    let refused = Krieg::new(options, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::NoSuchAdviser)));
}

#[test]
fn strategic_removes_one_copy_of_each_named_card() {
    for seats in [3, 4] {
        let rules = standard(Options { variants: Variants::STRATEGIC, ..Options::classic(seats) });
        let play = dealt(&rules, 3);
        assert_eq!(play.state.retired.to_string(), "war/cathedral,tax/privilege,famine/cathedral");
        assert_eq!(play.state.table.map(|lying| lying.by), Some(None));
        for seat in Seats::all(seats).iter() {
            assert_eq!(play.lord(seat).matters.total(), if seats == 3 { 4 } else { 3 });
        }
    }
}

#[test]
fn variant_strategic_leaves_six_cathedrals_so_that_the_last_card_may_decide() {
    let options = Options { variants: Variants::STRATEGIC, ..Options::classic(4) };
    assert_eq!(figures::standard().dealt_matters(&options).bearing(Symbol::Cathedral), 6);
}

#[test]
fn global_is_strategic_and_light_and_more() {
    let global = Options { variants: Variants::GLOBAL, ..Options::classic(4) };
    assert!(global.has(Variants::STRATEGIC) && global.has(Variants::LIGHT));
    let spelled_out = Variants::GLOBAL | Variants::STRATEGIC | Variants::LIGHT;
    assert_eq!(spelled_out.normal(), Variants::GLOBAL);
    assert_eq!((Variants::STRATEGIC | Variants::LIGHT).normal(), Variants::STRATEGIC | Variants::LIGHT);
}

#[test]
fn dagger_is_the_points_of_spada_and_changes_nothing_there() {
    let figures = figures::standard();
    let classic = Options::classic(4);
    let dagger = Options { variants: Variants::DAGGER, ..classic };
    let spada = Options { edition: Edition::Spada, ..classic };
    let both = Options { edition: Edition::Spada, ..dagger };
    assert_eq!((figures.points(&classic).privilege, figures.points(&classic).parts), (1, [1, 1, 1, 2, 2, 3]));
    assert_eq!((figures.points(&dagger).privilege, figures.points(&dagger).parts), (2, [2, 2, 2, 3, 3, 4]));
    assert_eq!(figures.points(&spada), figures.points(&dagger));
    assert_eq!(figures.points(&both), figures.points(&spada));
}

#[test]
fn the_box_cannot_deal_what_it_has_not() {
    let rules = classic();
    let mut play = Play::start(&rules);
    let truth = rules.draw(&play.state, &mut Quick::new(5));
    let Chance::Deal(deal) = truth else { panic!("the first draw is the deal") };
    play.cannot_settle("draw KG", Reason::OtherDraw);
    let mut short = deal;
    short.hands[A] = crate::play::cards("K");
    play.cannot_settle(&Chance::Deal(short).to_string(), Reason::WrongCount);
    let mut stacked = deal;
    for seat in [A, B, C] {
        stacked.hands[seat] = crate::play::cards("KKKKKKKK");
    }
    play.cannot_settle(&Chance::Deal(stacked).to_string(), Reason::NotInBox);
    let mut elsewhere = deal;
    elsewhere.adviser = Seat::new(4);
    play.cannot_settle(&Chance::Deal(elsewhere).to_string(), Reason::WrongAdviser);
    play.settles(&truth.to_string());
    play.cannot_settle("draw KG", Reason::NotTheBox);
}

#[test]
fn la_spada_deals_as_the_classic_edition_does() {
    let (spada, classic) = (spada(), classic());
    let deal = |rules: &Krieg| rules.draw(&rules.start(), &mut Quick::new(9)).to_string();
    assert_eq!(deal(&spada), deal(&classic));
}
