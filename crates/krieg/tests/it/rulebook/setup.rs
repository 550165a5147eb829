//! Preparation: ruling 1 and details of the deal.

use crate::rulebook::play::{A, B, C, D, Play, classic, spada, three, with};
use engine::{FastRng, Game, Seat, SeatSet};
use games::titles::krieg::{figures, standard};
use krieg::{Chance, Edition, Impossible, Krieg, Matter, NoGame, Options, Problem, Reason, Symbol, Variants};

fn dealt(rules: &Krieg, seed: u64) -> Play<'_> {
    let mut play = Play::start(rules);
    let chance = rules.sample_chance(&play.state, &mut FastRng::new(seed)).to_string();
    play.chance(&chance);
    play
}

#[test]
fn components_are_those_of_the_list() {
    engine::proves!("components.resources", "components.fief", "components.privileges");
    let figures = figures::standard();
    assert_eq!(figures.resources.total(), 68);
    assert_eq!(figures.resources.0, [17; 4]);
    assert_eq!(figures.matters.total(), 16);
    assert_eq!(figures.privileges.total(), 8);
    assert_eq!(figures.houses, 6);
    assert_eq!([figures.outer_sites, figures.inner_sites], [6, 3]);
}

#[test]
fn of_each_problem_two_cards_bear_the_cathedral_and_two_the_privilege() {
    engine::proves!("components.agenda", "components.start-card");
    let figures = figures::standard();
    assert!(Matter::all().all(|matter| figures.matters[matter] == 2));
    assert_eq!(figures.start_card, Matter::new(Problem::Revolt, Symbol::Privilege));
}

#[test]
fn knights_are_worth_four_in_war_and_one_in_famine() {
    engine::proves!("spring.values");
    let figures = figures::standard();
    assert_eq!(figures.values_for(Problem::War)[krieg::Good::Knights], 4);
    assert_eq!(figures.values_for(Problem::Famine)[krieg::Good::Knights], 1);
}

#[test]
fn every_problem_has_its_own_values() {
    engine::proves!("spring.values");
    let figures = figures::standard();
    let values = Problem::ALL.map(|problem| figures.values_for(problem).0);
    assert_eq!(values, [[4, 3, 2, 1], [2, 4, 1, 3], [3, 1, 4, 2], [1, 2, 3, 4]]);
}

#[test]
fn three_or_four_play() {
    engine::proves!("setup.players");
    for seats in 0..=6 {
        let game = Krieg::new(Options::classic(seats), figures::standard());
        let refused = (!(3..=4).contains(&seats)).then_some(NoGame::Options(Impossible::Seats));
        assert_eq!(game.err(), refused, "{seats} seats");
    }
}

#[test]
fn everyone_begins_with_two_farms_and_nothing_won() {
    engine::proves!("setup.fief");
    for rules in [classic(), three(), spada()] {
        let play = dealt(&rules, 2);
        for seat in SeatSet::all(rules.seats()).iter() {
            let lord = play.lord(seat);
            assert_eq!((lord.outer, lord.inner, lord.vp), (2, 0, 0));
            assert!(lord.privileges.is_empty());
            assert_eq!(play.state.reserve(seat, rules.figures()), 4);
        }
        assert_eq!(play.state.supply.total(), 8);
    }
}

#[test]
fn ruling_1_with_four_the_receiver_of_the_start_card_is_adviser_and_plays_it() {
    engine::proves!("setup.four", "setup.resources", "setup.fief");
    let rules = classic();
    for seed in 0..50 {
        let play = dealt(&rules, seed);
        let adviser = play.state.adviser;
        let lying = play.state.table.expect("the start card lies on the table");
        assert_eq!(lying.by, Some(adviser));
        assert_eq!(play.table(), "revolt/privilege");
        for seat in SeatSet::all(4).iter() {
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
    engine::proves!("setup.three", "setup.resources");
    let rules = three();
    let play = dealt(&rules, 1);
    assert_eq!(play.state.table.map(|lying| lying.by), Some(None));
    for seat in SeatSet::all(3).iter() {
        assert_eq!(play.lord(seat).matters.total(), 5);
        assert_eq!(play.lord(seat).hand.total(), 8);
    }
    assert_eq!(play.state.deck.total(), 68 - 24);
}

#[test]
fn the_first_adviser_is_drawn_evenly() {
    engine::proves!("options.adviser");
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
    engine::proves!("options.adviser", "setup.three");
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
    engine::proves!("options.adviser");
    let options = Options { adviser: Some(A), ..Options::classic(4) };
    let refused = Krieg::new(options, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::DealtAdviser)));
    let options = Options { adviser: Some(D), ..Options::classic(3) };
    let refused = Krieg::new(options, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::NoSuchAdviser)));
}

#[test]
fn strategic_removes_one_copy_of_each_named_card() {
    engine::proves!("options.strategic");
    for seats in [3, 4] {
        let rules = standard(Options { variants: Variants::STRATEGIC, ..Options::classic(seats) });
        let play = dealt(&rules, 3);
        assert_eq!(play.state.retired.to_string(), "war/cathedral,tax/privilege,famine/cathedral");
        assert_eq!(play.state.table.map(|lying| lying.by), Some(None));
        for seat in SeatSet::all(seats).iter() {
            assert_eq!(play.lord(seat).matters.total(), if seats == 3 { 4 } else { 3 });
        }
    }
}

#[test]
fn variant_strategic_leaves_six_cathedrals_so_that_the_last_card_may_decide() {
    engine::proves!("options.strategic");
    let options = Options { variants: Variants::STRATEGIC, ..Options::classic(4) };
    assert_eq!(figures::standard().dealt_matters(&options).bearing(Symbol::Cathedral), 6);
}

#[test]
fn global_is_strategic_and_light_and_more() {
    engine::proves!("options.global");
    let global = Options { variants: Variants::GLOBAL, ..Options::classic(4) };
    assert!(global.has(Variants::STRATEGIC) && global.has(Variants::LIGHT));
    let spelled_out = Variants::GLOBAL | Variants::STRATEGIC | Variants::LIGHT;
    assert_eq!(spelled_out.normal(), Variants::GLOBAL);
    assert_eq!((Variants::STRATEGIC | Variants::LIGHT).normal(), Variants::STRATEGIC | Variants::LIGHT);
}

#[test]
fn dagger_is_the_points_of_spada_and_changes_nothing_there() {
    engine::proves!("options.dagger", "options.editions");
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
fn variants_are_played_alone_or_together_in_either_edition() {
    engine::proves!("options.combine");
    for edition in Edition::ALL {
        for seats in [3, 4] {
            for variants in (0..=Variants::all().bits()).map(Variants::from_bits_retain) {
                let options = Options { edition, variants, ..Options::classic(seats) };
                let rules =
                    Krieg::new(options, figures::standard()).expect("variants never exclude each other");
                assert!(variants.iter().all(|variant| rules.options().has(variant)), "{variants:?}");
            }
        }
    }
}

#[test]
fn impossible_deals_are_refused() {
    engine::proves!("setup.resources");
    let rules = classic();
    let mut play = Play::start(&rules);
    let truth = rules.sample_chance(&play.state, &mut FastRng::new(5));
    let Chance::Deal(deal) = truth else { panic!("the first draw is the deal") };
    play.refuses_chance("draw KG", Reason::OtherDraw);
    let mut short = deal;
    short.hands[A] = crate::rulebook::play::cards("K");
    play.refuses_chance(&Chance::Deal(short).to_string(), Reason::WrongCount);
    let mut stacked = deal;
    for seat in [A, B, C] {
        stacked.hands[seat] = crate::rulebook::play::cards("KKKKKKKK");
    }
    play.refuses_chance(&Chance::Deal(stacked).to_string(), Reason::NotInBox);
    let mut elsewhere = deal;
    elsewhere.adviser = Seat::new(4);
    play.refuses_chance(&Chance::Deal(elsewhere).to_string(), Reason::WrongAdviser);
    play.chance(&truth.to_string());
    play.refuses_chance("draw KG", Reason::NotTheBox);
}

#[test]
fn la_spada_deals_as_the_classic_edition_does() {
    engine::proves!("options.editions");
    let (spada, classic) = (spada(), classic());
    let deal = |rules: &Krieg| rules.sample_chance(&rules.initial_state(), &mut FastRng::new(9)).to_string();
    assert_eq!(deal(&spada), deal(&classic));
}
