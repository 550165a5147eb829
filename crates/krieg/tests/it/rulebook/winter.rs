//! Winter: rulings 2, 3 and 4.

use crate::rulebook::play::{A, B, C, D, Play, classic, matter, scene, spada, three};
use engine::{Eye, FastRng, Game};
use krieg::plan::Season;
use krieg::{Event, Good, Reason};

#[test]
fn ruling_2_in_the_first_year_nothing_happens_in_winter() {
    engine::proves!("winter.first", "year.moment");
    let rules = classic();
    let mut play = Play::start(&rules);
    let deal = rules.sample_chance(&play.state, &mut FastRng::new(1)).to_string();
    play.chance(&deal);
    assert_eq!(play.state.season(), Some(Season::Spring));
    let adviser = play.state.adviser;
    play.asks(adviser).may_not(adviser, "play war/cathedral", Reason::OtherQuestion);
}

#[test]
fn ruling_2_the_adviser_plays_an_agenda_card() {
    engine::proves!("winter.play", "year.turns");
    let rules = classic();
    let state = scene(&rules)
        .adviser(B)
        .matters(B, "war/cathedral,tax/privilege")
        .matters(C, "famine/privilege")
        .winter();
    let mut play = Play::new(&rules, state);
    assert_eq!(play.choices(B), ["play war/cathedral", "play tax/privilege"]);
    play.asks(B).may_not(B, "play famine/privilege", Reason::NoSuchMatter);
    play.may_not(C, "play famine/privilege", Reason::NotYourTurn);
    play.does(B, "play war/cathedral");
    assert_eq!(play.table(), "war/cathedral");
    assert_eq!(play.state.season(), Some(Season::Spring), "nobody has a privilege to swap with");
}

#[test]
fn ruling_2_an_adviser_without_agenda_cards_leaves_it_to_the_first_on_his_left_who_has_one() {
    engine::proves!("winter.stand-in");
    let rules = classic();
    let state = scene(&rules).adviser(B).matters(D, "tax/privilege").matters(A, "war/privilege").winter();
    let mut play = Play::new(&rules, state);
    play.asks(D).does(D, "play tax/privilege");
}

#[test]
fn ruling_3_a_swap_costs_a_privilege_and_the_replaced_card_goes_to_the_hand() {
    engine::proves!("winter.swap", "winter.price");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral")
        .matters(B, "tax/privilege,famine/privilege")
        .privileges(B, "KG")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").asks(B);
    play.may_not(B, "swap C tax/privilege", Reason::NoSuchPrivilege);
    play.may_not(B, "swap K war/cathedral", Reason::NoSuchMatter);
    play.does(B, "swap G tax/privilege");
    assert_eq!(play.table(), "tax/privilege");
    assert_eq!(play.lord(B).matters.to_string(), "war/cathedral,famine/privilege");
    assert_eq!(play.lord(B).privileges.to_string(), "K");
    assert_eq!(play.state.supply[Good::Grain], 2);
    let back = matter("war/cathedral");
    assert!(play.has_event(Event::Swapped {
        by: B,
        paid: Good::Grain,
        matter: matter("tax/privilege"),
        back
    }));
}

#[test]
fn ruling_3_whoever_passed_is_asked_again_only_after_a_swap() {
    engine::proves!("winter.again", "winter.end");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral,tax/cathedral")
        .matters(B, "tax/privilege")
        .matters(C, "famine/privilege")
        .privileges(A, "K")
        .privileges(B, "C")
        .privileges(C, "H")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral");
    play.asks(B).does(B, "pass");
    play.asks(C).does(C, "swap H famine/privilege");
    // D has no privilege; A's card lies there no more, so A is asked, then B again.
    play.asks(A).does(A, "pass");
    play.asks(B).does(B, "swap C tax/privilege");
    // C has no privilege left; D has none; A has one.
    play.asks(A).does(A, "swap K tax/cathedral");
    // Nobody has a privilege left.
    assert_eq!(play.state.season(), Some(Season::Spring));
    assert_eq!(play.table(), "tax/cathedral");
}

#[test]
fn ruling_3_whose_card_lies_there_is_not_asked() {
    engine::proves!("winter.own", "winter.end");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral,war/privilege")
        .privileges(A, "KK")
        .matters(B, "tax/privilege")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral");
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn ruling_3_a_swap_for_an_equal_card_counts_as_a_new_card() {
    engine::proves!("winter.equal");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral")
        .matters(B, "war/cathedral")
        .privileges(A, "K")
        .privileges(B, "K")
        .matters(C, "tax/privilege")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").does(B, "swap K war/cathedral");
    assert_eq!(play.lord(B).matters.to_string(), "war/cathedral");
    assert_eq!(
        play.view(Eye::Public).seats[1].known_matters.to_string(),
        "war/cathedral",
        "everyone saw it taken"
    );
    play.asks(A);
}

#[test]
fn ruling_3_the_first_chance_is_left_of_the_adviser_in_the_classic_edition() {
    engine::proves!("winter.order", "winter.adviser");
    let rules = classic();
    let state = scene(&rules)
        .adviser(A)
        .matters(C, "war/cathedral,tax/cathedral")
        .matters(D, "famine/privilege")
        .privileges(A, "G")
        .privileges(B, "K")
        .privileges(D, "C")
        .winter();
    let mut play = Play::new(&rules, state);
    play.asks(C).does(C, "play war/cathedral");
    play.asks(B).does(B, "pass").asks(D).does(D, "pass");
    // The adviser, who has no agenda card, is asked last.
    play.asks(A).does(A, "pass");
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn ruling_3_the_first_chance_is_left_of_whoever_played_in_la_spada() {
    engine::proves!("winter.order", "options.editions");
    let rules = spada();
    let state = scene(&rules)
        .adviser(A)
        .matters(C, "war/cathedral,tax/cathedral")
        .matters(D, "famine/privilege")
        .privileges(A, "G")
        .privileges(B, "K")
        .privileges(D, "C")
        .winter();
    let mut play = Play::new(&rules, state);
    play.asks(C).does(C, "play war/cathedral");
    play.asks(D).does(D, "pass").asks(A).does(A, "pass").asks(B).does(B, "pass");
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn ruling_4_special_rule_who_has_no_agenda_card_may_take_the_one_on_the_table() {
    engine::proves!("winter.take", "winter.replacement");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral")
        .privileges(B, "K")
        .matters(D, "tax/privilege,tax/cathedral")
        .privileges(D, "G")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").asks(B);
    assert_eq!(play.choices(B), ["pass", "take K"]);
    play.may_not(B, "take C", Reason::NoSuchPrivilege).does(B, "take K");
    assert_eq!(play.lord(B).matters.to_string(), "war/cathedral");
    assert_eq!(play.lord(B).privileges.to_string(), "-");
    // C has no agenda card, so D is the first to the left who must play one.
    play.asks(D).does(D, "play tax/cathedral");
    assert_eq!(play.table(), "tax/cathedral");
    // D's own card lies there; A and B have no privileges.
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn ruling_4_the_card_played_may_be_of_the_same_kind() {
    engine::proves!("winter.replacement");
    let rules = classic();
    let state =
        scene(&rules).matters(A, "war/cathedral").privileges(B, "K").matters(C, "war/cathedral").winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").does(B, "take K").asks(C).does(C, "play war/cathedral");
    assert_eq!(play.table(), "war/cathedral");
}

#[test]
fn ruling_4_after_it_everyone_but_the_player_of_the_new_card_is_asked_anew_from_his_left() {
    engine::proves!("winter.replacement", "winter.take");
    let rules = classic();
    let state = scene(&rules)
        .matters(A, "war/cathedral,war/privilege")
        .privileges(A, "C")
        .privileges(B, "KK")
        .matters(C, "tax/privilege,famine/privilege")
        .privileges(C, "G")
        .matters(D, "tax/cathedral")
        .privileges(D, "H")
        .winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").does(B, "take K").asks(C).does(C, "play tax/privilege");
    play.asks(D).does(D, "pass").asks(A).does(A, "pass");
    // The taker is asked too; now that he has an agenda card he must swap, not take.
    play.asks(B).may_not(B, "take K", Reason::HasMatters).does(B, "pass");
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn ruling_4_not_allowed_if_nobody_else_has_an_agenda_card() {
    engine::proves!("winter.no-replacement", "winter.end");
    let rules = classic();
    let state = scene(&rules).matters(A, "war/cathedral").privileges(B, "K").privileges(C, "K").winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral");
    assert_eq!(play.state.season(), Some(Season::Spring), "nobody can swap or take, so nobody is asked");
}

#[test]
fn ruling_4_the_adviser_without_agenda_cards_may_use_it_on_the_card_another_played() {
    engine::proves!("winter.adviser");
    let rules = classic();
    let state =
        scene(&rules).adviser(A).privileges(A, "K").matters(C, "war/cathedral,tax/cathedral").winter();
    let mut play = Play::new(&rules, state);
    play.asks(C).does(C, "play war/cathedral");
    play.asks(A).does(A, "take K");
    play.asks(C).does(C, "play tax/cathedral");
    assert_eq!(play.table(), "tax/cathedral");
}

#[test]
fn ruling_4_the_replacement_comes_from_the_left_of_the_taker_and_wraps_around() {
    engine::proves!("winter.replacement");
    let rules = three();
    let state =
        scene(&rules).adviser(A).matters(A, "war/cathedral,tax/cathedral").privileges(C, "K").winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral").asks(C).does(C, "take K").asks(A).does(A, "play tax/cathedral");
    assert_eq!(play.state.season(), Some(Season::Spring));
}

#[test]
fn which_privilege_is_paid_is_the_payers_choice() {
    engine::proves!("winter.price");
    let rules = classic();
    let state =
        scene(&rules).matters(A, "war/cathedral").matters(B, "tax/privilege").privileges(B, "KCG").winter();
    let mut play = Play::new(&rules, state);
    play.does(A, "play war/cathedral");
    let swaps = ["pass", "swap K tax/privilege", "swap C tax/privilege", "swap G tax/privilege"];
    assert_eq!(play.choices(B), swaps);
}
