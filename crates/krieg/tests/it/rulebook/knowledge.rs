//! What is public, what is secret, and what stays known: ruling 16.

use crate::rulebook::play::{A, B, C, D, Play, cards, classic, scene};
use engine::laws::Lawful;
use engine::{Eye, FastRng, Game};
use krieg::Event;
use krieg::secret::Glimpse;

#[test]
fn ruling_16_public_are_points_privileges_houses_sizes_and_discards() {
    engine::proves!("secrets.open");
    let rules = classic();
    let state = scene(&rules)
        .hand(A, "KKG")
        .hand(B, "HH")
        .matters(B, "war/cathedral,tax/privilege")
        .privileges(B, "C")
        .vp(B, 4)
        .houses(B, 3, 1)
        .discards("KCH")
        .summer();
    let view = rules.view(&state, Eye::Public);
    let seat = &view.seats[1];
    assert_eq!((seat.vp, seat.outer, seat.inner, seat.reserve), (4, 3, 1, 2));
    assert_eq!((seat.hand_size, seat.matters_size), (2, 2));
    assert_eq!(seat.privileges, cards("C"));
    assert_eq!(view.discards, cards("KCH"));
    assert_eq!(view.deck_size, 68 - 8);
}

#[test]
fn ruling_16_secret_are_hands_agenda_hands_and_the_deck() {
    engine::proves!("secrets.hidden");
    let rules = classic();
    let state = scene(&rules).hand(A, "KKG").matters(A, "war/cathedral").summer();
    for eye in [Eye::Seat(B), Eye::Public] {
        let view = rules.view(&state, eye);
        assert_eq!((view.seats[0].hand, view.seats[0].matters, view.deck), (None, None, None));
    }
    let own = rules.view(&state, Eye::Seat(A));
    assert_eq!(own.seats[0].hand, Some(cards("KKG")));
    assert_eq!(own.deck, None);
    assert_eq!(rules.view(&state, Eye::Omniscient).deck, Some(state.deck));
}

#[test]
fn ruling_16_cards_taken_back_after_a_pass_stay_known_until_played() {
    engine::proves!("secrets.seen-by-all", "secrets.known");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "war/privilege").hand(A, "KKG").hand(B, "KKK").spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "bid KG")
        .does(B, "bid KK")
        .does(C, "pass")
        .does(D, "pass")
        .does(A, "pass")
        .does(B, "privilege K");
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Public] {
        assert_eq!(play.view(eye).seats[0].known, cards("KG"), "{eye}");
    }
    play.does(B, "done").does(C, "done").does(D, "done").does(A, "farm");
    assert_eq!(play.view(Eye::Seat(C)).seats[0].known, cards("K"));
}

#[test]
fn ruling_16_a_card_from_the_discards_is_known_one_from_the_deck_is_not() {
    engine::proves!("secrets.seen-by-all");
    let rules = classic();
    let state = scene(&rules).privileges(A, "KC").discards("K").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("HH").draws("G");
    assert_eq!(play.view(Eye::Seat(B)).seats[0].known, cards("K"));
}

#[test]
fn ruling_16_what_was_shown_after_a_failed_bribe_is_the_bribers_knowledge_in_every_redeal() {
    engine::proves!("secrets.seen-by-some");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").hand(B, "HHG").hand(C, "KKK").summer());
    play.does(A, "bribe 2");
    for seed in 0..200 {
        let world = rules.redeal(&play.state, A, &mut FastRng::new(seed));
        assert_eq!(world.lords[B].hand, cards("HHG"));
    }
    let hands: std::collections::HashSet<String> = (0..200)
        .map(|seed| rules.redeal(&play.state, C, &mut FastRng::new(seed)).lords[B].hand.to_string())
        .collect();
    assert!(hands.len() > 10, "to the others it is still any hand");
}

#[test]
fn ruling_16_new_cards_are_unknown_beside_those_shown() {
    engine::proves!("secrets.known");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").hand(B, "HH").summer());
    play.does(A, "bribe 2").does(A, "done").does(B, "done").does(C, "done").does(D, "done");
    play.draws("KG").draws("CG");
    let seat = &play.view(Eye::Seat(A)).seats[1];
    assert_eq!((seat.hand_size, seat.known), (4, cards("HH")));
}

#[test]
fn cards_that_pass_in_a_plea_are_known_to_both_and_to_nobody_else() {
    engine::proves!("secrets.seen-by-some");
    let rules = classic();
    let state = scene(&rules).houses(A, 1, 0).hand(B, "KKHH").hand(C, "GG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("GG").draws("GG").draws("GG").does(A, "plead 2").draws("KKH");
    assert_eq!(play.view(Eye::Seat(B)).seats[0].known, cards("KKH"));
    assert_eq!(play.view(Eye::Seat(C)).seats[0].known, cards("-"));
    assert_eq!(play.view(Eye::Public).seats[0].known, cards("-"));
    let gave = Event::GaveCards { from: B, to: A, cards: cards("KKH") };
    assert!(play.has_event(gave));
    let hears = |eye: Eye| rules.observes_event(&gave, eye);
    assert_eq!([A, B, C, D].map(|seat| hears(Eye::Seat(seat))), [true, true, false, false]);
    assert_eq!([Eye::Public, Eye::Omniscient].map(hears), [false, true]);
}

#[test]
fn the_cards_of_a_plea_are_drawn_from_the_hand_of_the_giver() {
    engine::proves!("secrets.hidden");
    let rules = classic();
    let state = scene(&rules).houses(A, 1, 0).hand(B, "KKHH").hand(C, "GG").autumn();
    let mut play = Play::new(&rules, state);
    play.draws("G").draws("GG").draws("GG").draws("GG").does(A, "plead 2").expects_chance();
    for seed in 0..50 {
        let drawn = rules.sample_chance(&play.state, &mut FastRng::new(seed));
        assert_eq!(rules.why_not_chance(&play.state, drawn), None, "{drawn}");
    }
    let drawn = "draw KKH".parse().expect("a draw");
    let glimpse = |eye| rules.observed_chance(&play.state, drawn, eye);
    let eyes = [A, B, C, D].map(Eye::Seat).map(glimpse);
    let (whole, three) = (Glimpse::Whole(drawn), Glimpse::Count(3));
    assert_eq!(eyes, [whole, whole, three, three], "giver and taker see what passes");
    assert_eq!([Eye::Public, Eye::Omniscient].map(glimpse), [three, whole]);
}

#[test]
fn a_redeal_keeps_what_is_known_of_a_hand_and_deals_the_rest_from_what_is_hidden() {
    engine::proves!("secrets.known", "secrets.hidden");
    let rules = classic();
    let state = scene(&rules).hand(A, "KKK").hand(B, "HHGK").hand(C, "GG").summer();
    let mut play = Play::new(&rules, state);
    play.state.known.all_saw(B, cards("HH"));
    for seed in 0..50 {
        let world = rules.redeal(&play.state, A, &mut FastRng::new(seed));
        rules.check_conservation(&world);
        assert!(world.lords[B].hand.contains(cards("HH")));
        assert_eq!([B, C].map(|seat| world.lords[seat].hand.total()), [4, 2]);
    }
}

#[test]
fn cards_that_are_played_are_no_longer_known_in_the_hand() {
    engine::proves!("secrets.known");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "war/privilege").hand(A, "KKG").hand(B, "KKK").spring();
    let mut play = Play::new(&rules, state);
    play.state.known.all_saw(A, cards("KKG"));
    play.does(A, "bid KG");
    assert_eq!(play.view(Eye::Seat(C)).seats[0].known, cards("K"));
}

#[test]
fn in_a_redeal_others_forget_what_they_saw_of_third_hands() {
    engine::proves!("secrets.seen-by-some");
    let rules = classic();
    let state = scene(&rules).hand(A, "C").hand(B, "HHG").hand(C, "C").summer();
    let mut play = Play::new(&rules, state);
    play.does(A, "bribe 2");
    let known = |seat, eye| {
        let world = rules.redeal(&play.state, seat, &mut FastRng::new(1));
        rules.view(&world, eye).seats[1].known
    };
    assert_eq!(known(A, Eye::Seat(A)), cards("HHG"), "the briber himself knows it");
    assert_eq!(known(B, Eye::Seat(A)), cards("HHG"), "and so does who was bribed");
    assert_eq!(known(C, Eye::Seat(A)), cards("-"), "to a third it is secret what the briber knows");
}

#[test]
fn after_a_plea_the_others_no_longer_know_what_may_have_passed() {
    engine::proves!("secrets.known");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").hand(B, "HHHH").houses(D, 1, 0).summer());
    play.does(A, "bribe 2").does(A, "done").does(B, "done").does(C, "done").does(D, "done");
    play.draws("GG").draws("GG").draws("GG").draws("G").does(D, "plead 2");
    assert_eq!(play.view(Eye::Seat(A)).seats[1].known, cards("HHHH"));
    play.draws("HGG");
    // Three cards passed: of the four that A had seen, all but one may be gone.
    assert_eq!(play.view(Eye::Seat(A)).seats[1].known, cards("H"));
}

#[test]
fn the_agenda_card_taken_back_in_a_swap_stays_known_to_all_in_every_redeal() {
    engine::proves!("secrets.seen-by-all");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral,revolt/cathedral")
        .matters(B, "tax/privilege,famine/privilege")
        .privileges(B, "G")
        .matters(C, "famine/cathedral,tax/cathedral")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").does(B, "swap G tax/privilege");
    assert_eq!(play.view(Eye::Seat(D)).seats[1].known_matters.to_string(), "war/cathedral");
    for seed in 0..100 {
        let world = rules.redeal(&play.state, C, &mut FastRng::new(seed));
        assert!(world.lords[B].matters[crate::rulebook::play::matter("war/cathedral")] > 0);
    }
}

#[test]
fn one_sees_what_others_have_seen_of_ones_own_hand() {
    engine::proves!("secrets.known");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").hand(B, "HHG").summer());
    play.does(A, "bribe 2");
    let view = play.view(Eye::Seat(B));
    assert_eq!(
        view.seats[0].has_seen.iter().map(|seen| (seen.of, seen.cards)).collect::<Vec<_>>(),
        [(B, cards("HHG"))]
    );
    assert!(
        play.view(Eye::Seat(C)).seats[0].has_seen.iter().all(|seen| seen.of == C && seen.cards.is_empty())
    );
}

#[test]
fn a_redeal_never_touches_what_is_open() {
    engine::proves!("secrets.open", "secrets.hidden");
    let rules = classic();
    let state =
        scene(&rules).hand(A, "KKG").hand(B, "HHC").hand(C, "GGKK").hand(D, "C").discards("KKKK").summer();
    for seed in 0..100 {
        let world = rules.redeal(&state, A, &mut FastRng::new(seed));
        assert_eq!(world.lords[A], state.lords[A]);
        assert_eq!(world.discards, state.discards);
        assert_eq!([B, C, D].map(|seat| world.lords[seat].hand.total()), [3, 4, 1]);
    }
}
