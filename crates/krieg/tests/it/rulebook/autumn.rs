//! Autumn: rulings 10 to 13.

use crate::rulebook::play::{self, A, B, C, D, Play, cards, classic, with};
use engine::{Eye, FastRng, Game, NoPlayers, run};
use krieg::plan::Season;
use krieg::{Event, Good, Krieg, Reason, Scene, Variants};

/// A scene with an agenda card left for the winter that follows.
fn scene(rules: &Krieg) -> Scene<'_> {
    play::scene(rules).matters(A, "revolt/cathedral")
}

#[test]
fn ruling_10_income_is_one_and_one_for_each_full_pair_of_farms() {
    engine::proves!("autumn.land");
    for (outer, due) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)] {
        let rules = classic();
        let mut play = Play::new(&rules, scene(&rules).houses(A, outer, 0).autumn());
        play.expects_chance().draws(&"K".repeat(due));
        assert!(play.has_event(Event::Drew { by: A, count: due as u8 }), "{outer} farms");
    }
}

#[test]
fn ruling_10_workers_houses_bring_no_income() {
    engine::proves!("autumn.land");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).houses(A, 3, 3).autumn());
    play.refuses_chance("draw KKK", Reason::WrongCount).draws("KK");
}

#[test]
fn ruling_10_each_privilege_brings_a_card_of_its_kind_from_the_discards() {
    engine::proves!("autumn.privileges");
    let rules = classic();
    let state = scene(&rules).privileges(A, "KG").discards("KKG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("CC");
    assert_eq!(play.hand(A), "KCCG");
    assert_eq!(play.state.discards, cards("K"));
    assert!(play.has_event(Event::Recovered { by: A, good: Good::Knights }));
}

#[test]
fn ruling_10_a_random_card_from_the_deck_if_the_discards_have_none() {
    engine::proves!("autumn.privileges-deck");
    let rules = classic();
    let state = scene(&rules).privileges(A, "KK").discards("K").autumn();
    let mut play = Play::new(&rules, state);
    // Two tiles and one such card in the discards: one from there, one from the deck.
    play.draws("CC").expects_chance().refuses_chance("draw KK", Reason::WrongCount).draws("H");
    assert_eq!(play.hand(A), "KCCH");
}

#[test]
fn ruling_10_player_by_player_clockwise_from_the_adviser() {
    engine::proves!("autumn.order", "autumn.decline");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).adviser(C).autumn());
    for seat in [C, D, A, B] {
        play.expects_chance().draws("KG");
        assert!(play.has_event(Event::Drew { by: seat, count: 2 }));
    }
    assert_eq!(play.state.year, 3);
}

#[test]
fn ruling_10_privileges_pay_in_the_order_knights_wealth_workers_grain() {
    engine::proves!("autumn.privileges");
    let rules = classic();
    // The deck is empty after the land's cards: the first missing tile card makes the discards the deck.
    let state = scene(&rules).privileges(A, "KCHG").deck("KK").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("KK");
    let recovered: Vec<Event> =
        play.events.iter().copied().filter(|e| matches!(e, Event::Recovered { .. })).collect();
    let expected = Good::ALL.map(|good| Event::Recovered { by: A, good });
    assert_eq!(recovered, expected);
}

#[test]
fn ruling_10_global_the_first_card_is_chosen_by_kind_among_those_left_in_the_deck() {
    engine::proves!("options.global", "options.global-card", "secrets.seen-by-all");
    let rules = with(Variants::GLOBAL);
    let mut play = Play::new(&rules, scene(&rules).deck("KKKHHHHHHHHHH").autumn());
    play.asks(A);
    assert_eq!(play.choices(A), ["choose K", "choose H"]);
    play.may_not(A, "choose G", Reason::NotInDeck).does(A, "choose K");
    // The chooser learns which kinds the deck holds; the others see which card he took.
    assert!(play.has_event(Event::Chose { by: A, good: Good::Knights }));
    assert_eq!(play.view(Eye::Seat(B)).seats[0].known, cards("K"));
    // One more for the pair of farms.
    play.expects_chance().draws("H").asks(B);
}

#[test]
fn global_the_chooser_alone_sees_the_kinds() {
    engine::proves!("options.global-card");
    let rules = with(Variants::GLOBAL);
    let play = Play::new(&rules, scene(&rules).deck("KKKHHHH").autumn());
    assert!(play.view(Eye::Seat(A)).deck_kinds.is_some());
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Public] {
        assert!(play.view(eye).deck_kinds.is_none());
    }
    for seed in 0..100 {
        let world = rules.redeal(&play.state, A, &mut FastRng::new(seed));
        assert_eq!(rules.view(&world, Eye::Seat(A)), play.view(Eye::Seat(A)));
    }
}

#[test]
fn global_an_empty_deck_is_made_of_the_discards_before_the_choice() {
    engine::proves!("options.global-deck");
    let rules = with(Variants::GLOBAL);
    let mut play = Play::new(&rules, scene(&rules).deck("-").autumn());
    play.asks(A);
    assert_eq!(play.choices(A).len(), 4);
    play.does(A, "choose G");
}

#[test]
fn ruling_11_the_plea_moves_half_the_cards_rounded_down_and_brings_a_privilege() {
    engine::proves!("autumn.giver", "autumn.alms", "autumn.thanks", "year.opponents");
    let rules = classic();
    let state = scene(&rules)
        .houses(A, 1, 0)
        .vp(A, 2)
        .vp(B, 2)
        .vp(C, 1)
        .hand(B, "KKKCCHH")
        .hand(C, "KK")
        .hand(D, "G")
        .autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("GG").draws("GG").draws("GG");
    // B has nine cards: the book's example gives four.
    play.asks(A).may_not(A, "plead 3", Reason::PoorerThanYou).may_not(A, "plead 1", Reason::Oneself);
    assert_eq!(play.choices(A), ["pass", "plead 2"]);
    play.does(A, "plead 2")
        .refuses_chance("draw KKK", Reason::WrongCount)
        .refuses_chance("draw KKKK", Reason::NotInHand);
    play.draws("KKCG");
    assert_eq!(play.hand(A), "KKCGG");
    assert_eq!(play.hand(B), "KCHHG");
    play.asks(B).does(B, "privilege G");
    assert_eq!(play.lord(B).privileges.to_string(), "G");
    assert_eq!(play.state.year, 3);
}

#[test]
fn ruling_11_the_plea_is_optional() {
    engine::proves!("autumn.plea");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).houses(A, 0, 0).hand(B, "KK").autumn());
    play.draws("G").draws("GG").draws("GG").draws("GG").asks(A).does(A, "pass");
    assert!(play.has_event(Event::Proud { by: A }));
    assert_eq!(play.hand(A), "G");
}

#[test]
fn ruling_11_only_with_an_income_of_exactly_one_and_fewer_than_five_cards() {
    engine::proves!("autumn.plea", "autumn.giver");
    let rules = classic();
    let poor = |seat_a: fn(Scene<'_>) -> Scene<'_>| {
        let state = seat_a(scene(&rules).houses(A, 1, 0).hand(B, "KKKK")).autumn();
        let mut play = Play::new(&rules, state);
        run(&rules, &mut play.state, &mut FastRng::new(1), &mut NoPlayers);
        play.state.year == 2
    };
    assert!(poor(|scene| scene), "income of one card, one card in hand");
    assert!(poor(|scene| scene.hand(A, "KKK")), "four cards in hand");
    assert!(!poor(|scene| scene.hand(A, "KKKK")), "five cards in hand");
    assert!(!poor(|scene| scene.privileges(A, "K")), "a privilege");
    assert!(!poor(|scene| scene.houses(A, 2, 0)), "a pair of farms");
    assert!(!poor(|scene| scene.vp(A, 1)), "nobody has as many points");
}

#[test]
fn ruling_11_an_opponent_with_fewer_than_two_cards_is_no_target() {
    engine::proves!("autumn.giver");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).houses(A, 1, 0).houses(B, 1, 0).hand(C, "KK").autumn());
    play.draws("G").draws("G").draws("GG").draws("GG");
    play.asks(A).may_not(A, "plead 2", Reason::TooFewCards).does(A, "plead 3");
}

#[test]
fn ruling_11_pleas_look_at_the_income_due_and_at_hands_and_points_of_the_moment() {
    engine::proves!("autumn.plea-moment");
    let rules = classic();
    let state = scene(&rules).houses(A, 1, 0).houses(B, 1, 0).hand(B, "KK").hand(C, "KKKK").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("G").draws("GG").draws("GG");
    // A pleads with B, who takes a privilege; B may still plead, for his income was one card.
    play.asks(A).does(A, "plead 2").draws("K").asks(B).does(B, "privilege K");
    play.asks(B).does(B, "plead 3").draws("KKG").asks(C).does(C, "privilege K");
    assert_eq!(play.state.year, 3, "each seat pleads once");
}

#[test]
fn ruling_11_a_giver_may_take_an_exhausted_privilege_from_an_opponent() {
    engine::proves!("autumn.thanks", "privilege.opponent");
    let rules = classic();
    let state = scene(&rules).houses(A, 1, 0).hand(B, "KK").privileges(C, "KK").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("GG").draws("GG").draws("H").draws("H").draws("GG");
    play.asks(A).does(A, "plead 2").draws("KK").asks(B).does(B, "privilege K from 3");
    assert_eq!(play.lord(C).privileges.to_string(), "K");
}

#[test]
fn ruling_11_light_holds_for_the_privilege_of_a_giver_too() {
    engine::proves!("options.light", "autumn.thanks");
    let rules = with(Variants::LIGHT);
    let scene = scene(&rules).houses(A, 1, 0).hand(B, "KK").privileges(C, "KK").privileges(D, "CC");
    let mut play = Play::new(&rules, scene.vp(B, 3).vp(C, 2).vp(D, 3).autumn());
    play.draws("G").draws("GG").draws("GG").draws("H").draws("H").draws("GG").draws("H").draws("H");
    play.asks(A).does(A, "plead 2").draws("KK").asks(B).may_not(B, "privilege K from 3", Reason::FewerPoints);
    assert_eq!(play.choices(B), ["privilege C from 4", "privilege H", "privilege G"]);
}

#[test]
fn ruling_11_pleas_go_clockwise_from_the_adviser() {
    engine::proves!("autumn.order");
    let rules = classic();
    let state = scene(&rules).adviser(C).houses(A, 1, 0).houses(C, 1, 0).hand(B, "KK").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("GG").draws("G").draws("GG");
    play.asks(C).does(C, "pass").asks(A).does(A, "pass");
    assert_eq!(play.state.year, 3);
}

#[test]
fn ruling_12_the_tithe_leaves_ten_cards_of_ones_own_choice() {
    engine::proves!("autumn.tithe", "year.hand");
    let rules = classic();
    let state = scene(&rules).hand(A, "KKKKKCCCCH").hand(C, "GGGGGGGGG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("KK").draws("CC").draws("CC").draws("CC");
    play.asks(A).may_not(A, "discard K", Reason::WrongTithe).may_not(A, "discard GG", Reason::NotInHand);
    assert_eq!(play.choices(A), ["discard CH", "discard CC", "discard KH", "discard KC", "discard KK"]);
    play.does(A, "discard CH");
    assert_eq!(play.hand(A), "KKKKKKKCCC");
    play.asks(C).does(C, "discard C");
    assert_eq!(play.state.discards, cards("CCH"));
    assert_eq!(play.state.year, 3);
}

#[test]
fn ruling_12_the_tithe_comes_after_all_pleas() {
    engine::proves!("autumn.order");
    let rules = classic();
    let state = scene(&rules).houses(B, 1, 0).hand(A, "KKKKKKKKKK").vp(A, 1).autumn();
    let mut play = Play::new(&rules, state);
    play.draws("GG").draws("C").draws("CC").draws("CC");
    // A holds twelve cards, but gives six of them before the tithe is due.
    play.asks(B).does(B, "plead 1").draws("KKKKKK").asks(A).does(A, "privilege K");
    assert_eq!(play.state.year, 3);
    assert_eq!(play.lord(A).hand.total(), 6);
}

#[test]
fn ruling_12_the_tithe_goes_clockwise_from_the_adviser() {
    engine::proves!("autumn.order");
    let rules = classic();
    let state = scene(&rules).adviser(C).hand(A, "KKKKKKKKKK").hand(D, "GGGGGGGGGG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("CC").draws("CC").draws("CC").draws("CC");
    play.asks(D).does(D, "discard CC").asks(A).does(A, "discard CC");
    assert_eq!(play.state.year, 3);
}

#[test]
fn ruling_13_the_discards_become_the_deck_when_a_card_is_needed() {
    engine::proves!("year.deck");
    let rules = classic();
    let state = scene(&rules).houses(A, 4, 0).deck("KG").autumn();
    let mut play = Play::new(&rules, state);
    // Two from the old deck, both of them, and one from the discards.
    play.refuses_chance("draw KKC", Reason::NotInBox).draws("KCG");
    assert!(play.has_event(Event::Reshuffled));
    assert!(play.state.discards.is_empty());
    assert_eq!(play.state.deck.total(), 68 - 3);
}

#[test]
fn ruling_13_an_empty_deck_is_left_empty_until_a_card_is_needed() {
    engine::proves!("year.deck");
    let rules = classic();
    let state = scene(&rules).deck("KG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("KG");
    assert!(!play.has_event(Event::Reshuffled));
    assert_eq!(play.state.deck.total(), 0);
    play.draws("CC");
    assert!(play.has_event(Event::Reshuffled));
}

#[test]
fn ruling_13_if_both_are_empty_no_card() {
    engine::proves!("year.no-cards");
    let rules = classic();
    let all = ["K", "C", "H", "G"].map(|kind| kind.repeat(17)).concat();
    let state = scene(&rules).hand(D, &all).privileges(A, "K").autumn();
    let mut play = Play::new(&rules, state);
    // Nobody could be paid: the tithe is due at once.
    assert_eq!(play.state.season(), Some(Season::Autumn));
    play.asks(D);
    assert_eq!(play.hand(A), "-");
}
