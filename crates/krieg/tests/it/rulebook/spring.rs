//! Spring: rulings 5, 6 and 7, and the auction of the books.

use crate::rulebook::play::{A, B, C, D, Play, cards, classic, matter, scene, spada, with};
use engine::Game;
use krieg::plan::Season;
use krieg::{Cards, Event, Good, Part, Reason, Variants};

/// Fritz (or Fabio) is adviser; Klaus (Guido) sits to his left, then Wolfgang (Silvio), then Peter (Valerio).
fn the_auction(rules: &krieg::Krieg, problem: &str) -> krieg::State {
    scene(rules)
        .adviser(A)
        .table(A, problem)
        .hand(A, "KKK")
        .hand(B, "HHHCCGGG")
        .hand(C, "KC")
        .hand(D, "GGGHHK")
        .spring()
}

#[test]
fn example_klaus_and_peter_bid_for_the_famine() {
    engine::proves!("spring.order", "spring.raise", "spring.back", "spring.win", "year.discards");
    let rules = classic();
    let mut play = Play::new(&rules, the_auction(&rules, "famine/privilege"));
    // The Italian book lets Fritz pass after Peter, the French one in the first round: he is asked first and passes.
    play.asks(A).does(A, "pass");
    play.does(B, "bid HHH");
    assert!(play.has_event(Event::Raised { by: B, cards: cards("HHH"), total: 9 }));
    play.does(C, "pass").does(D, "bid GGG");
    assert!(play.has_event(Event::Raised { by: D, cards: cards("GGG"), total: 12 }));
    play.asks(B).does(B, "bid CC");
    assert!(play.has_event(Event::Raised { by: B, cards: cards("CC"), total: 13 }));
    play.asks(D).does(D, "bid H");
    assert!(play.has_event(Event::Raised { by: D, cards: cards("H"), total: 15 }));
    play.asks(B).does(B, "bid GGG");
    assert!(play.has_event(Event::Raised { by: B, cards: cards("GGG"), total: 25 }));
    // Peter takes back the hammer of his latest raise and loses the rest.
    play.asks(D).does(D, "pass");
    assert!(play.has_event(Event::Folded { by: D, back: cards("H"), lost: cards("GGG") }));
    assert_eq!(play.hand(D), "KHH");
    // Klaus is the new adviser and discards all eight cards.
    assert!(play.has_event(Event::Won { by: B, lost: cards("CCHHHGGG"), total: 25 }));
    assert_eq!(play.state.adviser, B);
    assert_eq!(play.hand(B), "-");
    assert_eq!(play.state.discards, cards("CCHHHGGGGGG"));
}

#[test]
fn example_if_peter_had_won_klaus_would_take_back_the_three_grain() {
    engine::proves!("spring.back");
    let rules = classic();
    let state = scene(&rules)
        .adviser(A)
        .table(A, "famine/privilege")
        .hand(B, "HHHCCGGG")
        .hand(D, "GGGHGGGG")
        .spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass")
        .does(B, "bid HHH")
        .does(C, "pass")
        .does(D, "bid GGG")
        .does(B, "bid CC")
        .does(D, "bid H");
    play.does(B, "bid GGG").does(D, "bid GGGG").does(B, "pass");
    assert_eq!(play.hand(B), "GGG");
    assert!(play.has_event(Event::Folded { by: B, back: cards("GGG"), lost: cards("CCHHH") }));
    assert_eq!(play.state.adviser, D);
}

#[test]
fn example_guido_and_valerio_bid_for_the_famine_in_la_spada() {
    engine::proves!("spring.win", "spring.privilege", "options.editions");
    let rules = spada();
    let mut play = Play::new(&rules, the_auction(&rules, "famine/privilege"));
    play.does(A, "pass").does(B, "bid HHH").does(C, "pass").does(D, "bid GGG");
    play.does(B, "bid CC").does(D, "bid H").does(B, "bid GGG").does(D, "pass");
    assert_eq!(play.hand(D), "KHH");
    assert_eq!(play.state.adviser, B);
    assert!(
        play.has_event(Event::Sealed { by: B, vp: 2 }),
        "in La Spada e la Fede the seal is worth two points"
    );
}

#[test]
fn ruling_5_fritz_the_adviser_may_bid_first_and_pass_later() {
    engine::proves!("spring.order", "spring.back");
    let rules = classic();
    let state = scene(&rules)
        .adviser(A)
        .table(A, "famine/privilege")
        .hand(A, "HH")
        .hand(B, "HHHCCGGG")
        .hand(D, "GGGHH")
        .spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "bid H").does(B, "bid HHH").does(C, "pass").does(D, "bid GGG").asks(A).does(A, "pass");
    assert_eq!(play.hand(A), "HH", "a first bid counts as a raise: who bid once takes all back");
    play.asks(B);
}

#[test]
fn ruling_5_a_total_must_exceed_the_highest() {
    engine::proves!("spring.raise", "year.hand", "year.turns");
    let rules = classic();
    let mut play = Play::new(&rules, the_auction(&rules, "famine/privilege"));
    play.does(A, "bid KKK").may_not(B, "bid H", Reason::BidTooLow).may_not(B, "bid -", Reason::EmptyBid);
    play.may_not(B, "bid K", Reason::NotInHand).does(B, "bid G").may_not(C, "bid KC", Reason::BidTooLow);
    play.may_not(D, "bid G", Reason::NotYourTurn);
}

#[test]
fn ruling_5_ones_own_earlier_raises_count() {
    engine::proves!("spring.total");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "famine/privilege").hand(A, "GGK").hand(B, "GHK").spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "bid G").does(B, "bid GH").does(C, "pass").does(D, "pass");
    // 4 so far against 7: a second grain makes 8.
    play.may_not(A, "bid K", Reason::BidTooLow);
    assert_eq!(play.choices(A), ["pass", "bid G", "bid KG"]);
}

#[test]
fn every_set_of_cards_that_exceeds_the_highest_bid_is_listed() {
    engine::proves!("spring.raise");
    let rules = classic();
    for problem in ["war/privilege", "tax/privilege", "revolt/privilege", "famine/privilege"] {
        for bid in ["K", "H", "KKCH", "KKCCHHGG"] {
            let state = scene(&rules).adviser(A).table(A, problem).hand(A, bid).hand(B, "KKCCHHGG");
            let mut play = Play::new(&rules, state.spring());
            play.does(A, &format!("bid {bid}"));
            let may = |bid: &String| rules.why_not(&play.state, B, bid.parse().expect("a bid")).is_none();
            let mut listed: Vec<String> =
                play.choices(B).into_iter().filter(|choice| choice != "pass").collect();
            let mut accepted: Vec<String> = bids_of_two_each().into_iter().filter(may).collect();
            listed.sort();
            accepted.sort();
            assert_eq!(listed, accepted, "{problem} after {bid}");
        }
    }
}

/// All bids with up to two cards of each kind.
fn bids_of_two_each() -> Vec<String> {
    let bid = |n: u32| {
        let count = |good: u32| (n / 3u32.pow(good) % 3) as u8;
        let cards = Cards([0, 1, 2, 3].map(count));
        format!("bid {cards}")
    };
    (1..81).map(bid).collect()
}

#[test]
fn ruling_5_who_passes_is_out_for_the_year() {
    engine::proves!("spring.pass");
    let rules = classic();
    let mut play = Play::new(&rules, the_auction(&rules, "famine/privilege"));
    play.does(A, "pass").does(B, "bid H").does(C, "pass").does(D, "bid G").asks(B).does(B, "bid H").asks(D);
}

#[test]
fn ruling_5_if_all_before_him_pass_the_last_one_wins_with_no_cards() {
    engine::proves!("spring.free");
    let rules = classic();
    let mut play = Play::new(&rules, the_auction(&rules, "famine/privilege"));
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.has_event(Event::Won { by: D, lost: cards("-"), total: 0 }));
    assert_eq!(play.state.adviser, D);
    play.asks(D).does(D, "privilege K");
}

#[test]
fn ruling_5_every_seat_still_in_the_auction_is_asked_even_if_it_can_only_pass() {
    engine::proves!("spring.asked");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "war/privilege").hand(A, "K").spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "bid K").asks(B);
    assert_eq!(play.choices(B), ["pass"]);
}

#[test]
fn ruling_6_a_privilege_card_brings_its_points_and_a_privilege_of_choice() {
    engine::proves!(
        "spring.privilege",
        "spring.retire",
        "privilege.choice",
        "options.dagger",
        "options.editions"
    );
    for (rules, vp) in [(classic(), 1), (spada(), 2), (with(Variants::DAGGER), 2)] {
        let state = scene(&rules).adviser(A).table(A, "war/privilege").hand(B, "K").spring();
        let mut play = Play::new(&rules, state);
        play.does(A, "pass").does(B, "bid K").does(C, "pass").does(D, "pass");
        assert_eq!(play.choices(B), ["privilege K", "privilege C", "privilege H", "privilege G"]);
        play.does(B, "privilege C");
        assert_eq!(play.lord(B).vp, vp);
        assert_eq!(play.lord(B).privileges.to_string(), "C");
        assert_eq!(play.state.supply[Good::Wealth], 1);
        // Ruling 7: the agenda card leaves the game, and the new adviser leads summer.
        assert_eq!(play.state.table, None);
        assert_eq!(play.state.season(), Some(Season::Summer));
        play.asks(B);
    }
}

#[test]
fn ruling_6_only_an_exhausted_kind_is_taken_from_an_opponent() {
    engine::proves!("privilege.supply", "privilege.opponent", "privilege.own", "year.opponents");
    let rules = classic();
    let state = scene(&rules)
        .adviser(A)
        .table(A, "war/privilege")
        .privileges(B, "K")
        .privileges(C, "K")
        .privileges(A, "CC")
        .privileges(D, "HH")
        .spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "pass").asks(D);
    assert_eq!(
        play.choices(D),
        ["privilege K from 2", "privilege K from 3", "privilege C from 1", "privilege G"],
        "his own hammers cannot be chosen, grain comes from the supply"
    );
    play.may_not(D, "privilege K", Reason::Exhausted);
    play.may_not(D, "privilege G from 1", Reason::StillInSupply);
    play.may_not(D, "privilege K from 1", Reason::NoTileThere);
    play.may_not(D, "privilege H from 4", Reason::Oneself);
    play.may_not(D, "privilege K from 5", Reason::NobodyThere);
    play.does(D, "privilege K from 3");
    assert_eq!(play.lord(C).privileges.to_string(), "-");
    assert_eq!(play.lord(D).privileges.to_string(), "KHH");
}

#[test]
fn ruling_6_light_spares_those_with_fewer_points_and_counts_the_reward_first() {
    engine::proves!("options.light");
    let rules = with(Variants::LIGHT);
    let state = scene(&rules)
        .adviser(A)
        .table(A, "war/privilege")
        .privileges(A, "KK")
        .privileges(B, "CC")
        .privileges(C, "HG")
        .vp(A, 2)
        .vp(B, 3)
        .vp(C, 4)
        .vp(D, 2)
        .spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "pass").asks(D);
    // D has 3 points with the reward: A has fewer, B just as many.
    play.may_not(D, "privilege K from 1", Reason::FewerPoints);
    assert_eq!(play.choices(D), ["privilege C from 2", "privilege H", "privilege G"]);
}

#[test]
fn ruling_6_if_no_tile_can_be_taken_none_is() {
    engine::proves!("privilege.none");
    let rules = with(Variants::LIGHT);
    let state =
        scene(&rules).adviser(A).table(A, "war/privilege").privileges(A, "KKCCHHGG").vp(D, 5).spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.has_event(Event::NoPrivilege { by: D }));
    assert_eq!(play.state.season(), Some(Season::Summer));
}

#[test]
fn ruling_6_parts_of_the_cathedral_bring_their_points() {
    engine::proves!("components.cathedral", "spring.cathedral", "options.dagger", "options.editions");
    let expected = [
        (classic(), [1, 1, 1, 2, 2, 3]),
        (spada(), [2, 2, 2, 3, 3, 4]),
        (with(Variants::DAGGER), [2, 2, 2, 3, 3, 4]),
    ];
    for (rules, points) in expected {
        for (part, vp) in Part::ALL.into_iter().zip(points) {
            let state = scene(&rules).adviser(A).table(A, "war/cathedral").next_part(part).spring();
            let mut play = Play::new(&rules, state);
            play.does(A, "pass").does(B, "pass").does(C, "pass");
            assert!(play.has_event(Event::Built { by: D, part, vp, workers: 0 }));
            assert_eq!(play.lord(D).vp, vp);
            assert_eq!(play.state.parts, part as u8 + 1);
        }
    }
}

#[test]
fn ruling_6_each_own_worker_house_is_a_point_and_returns_to_the_reserve() {
    engine::proves!("spring.workers", "spring.others");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "war/cathedral").houses(D, 3, 2).houses(A, 2, 2).spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.has_event(Event::Built { by: D, part: Part::Nave, vp: 3, workers: 2 }));
    assert_eq!([play.lord(D).outer, play.lord(D).inner], [3, 0]);
    assert_eq!(play.state.reserve(D, rules.figures()), 3);
    assert_eq!(
        [play.lord(A).outer, play.lord(A).inner],
        [2, 2],
        "the others go out empty-handed and lose nothing"
    );
}

#[test]
fn ruling_6_strategic_the_builder_also_takes_a_privilege() {
    engine::proves!("options.strategic-privilege", "options.global");
    for (variants, takes) in
        [(Variants::empty(), false), (Variants::STRATEGIC, true), (Variants::GLOBAL, true)]
    {
        let rules = with(variants);
        let state = scene(&rules).adviser(A).table(A, "tax/cathedral").spring();
        let mut play = Play::new(&rules, state);
        play.does(A, "pass").does(B, "pass").does(C, "pass").asks(D);
        assert_eq!(play.choices(D).contains(&"privilege G".to_string()), takes, "{variants:?}");
    }
}

#[test]
fn ruling_7_the_winner_leads_summer_autumn_and_the_next_winter() {
    engine::proves!("year.adviser", "year.seasons", "spring.retire");
    let rules = classic();
    let scene = scene(&rules).adviser(A).table(A, "war/privilege").hand(C, "K");
    let state = scene.matters(C, "tax/cathedral").matters(A, "tax/privilege").spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "bid K").does(D, "pass").does(C, "privilege G");
    assert!(play.has_event(Event::Retired { matter: matter("war/privilege") }));
    for seat in [C, D, A, B] {
        play.asks(seat).does(seat, "done");
    }
    // His two farms pay first, then his privilege, for which the discards have no grain.
    play.draws("HH").draws("H");
    assert!(
        play.has_event(Event::Drew { by: C, count: 2 }) && play.has_event(Event::Drew { by: C, count: 1 })
    );
    play.draws("HH").draws("HH").draws("HH");
    assert_eq!((play.state.year, play.state.season()), (3, Some(Season::Winter)));
    play.asks(C);
}
