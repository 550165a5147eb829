//! Summer: rulings 8 and 9, and the burned house of the books.

use crate::rulebook::play::{A, B, C, D, Play, cards, classic, scene, spada, three};
use engine::{Eye, Seat};
use krieg::plan::Season;
use krieg::{Event, Reason, Site};

#[test]
fn ruling_8_a_farm_costs_a_grain_and_comes_from_the_reserve() {
    engine::proves!("summer.farm", "summer.costs");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "GG").houses(A, 5, 0).hand(B, "K").summer());
    play.does(A, "farm").may_not(A, "farm", Reason::NoReserve);
    assert_eq!(play.lord(A).outer, 6);
    assert_eq!(play.hand(A), "G");
    assert_eq!(play.state.discards, cards("G"));
    play.does(A, "done").may_not(B, "farm", Reason::NoGrain);
}

#[test]
fn ruling_8_a_worker_costs_a_hammer_and_never_more_inner_than_outer() {
    engine::proves!("summer.worker", "summer.balance", "summer.costs");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "HHHHG").houses(A, 3, 0).summer());
    play.does(A, "worker");
    assert_eq!([play.lord(A).outer, play.lord(A).inner], [2, 1]);
    play.may_not(A, "worker", Reason::TooFewFarms).does(A, "farm").may_not(A, "attack 2", Reason::NoKnights);
    assert_eq!([play.lord(A).outer, play.lord(A).inner], [3, 1]);
    play.does(A, "worker");
    assert_eq!([play.lord(A).outer, play.lord(A).inner], [2, 2]);
    play.may_not(A, "worker", Reason::TooFewFarms);
}

#[test]
fn ruling_8_there_are_three_inner_sites() {
    engine::proves!("summer.worker");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "H").houses(A, 3, 3).summer());
    play.may_not(A, "worker", Reason::NoInnerSite);
    let mut play = Play::new(&rules, scene(&rules).hand(B, "K").houses(A, 3, 3).summer());
    play.may_not(A, "worker", Reason::NoWorkers);
}

#[test]
fn ruling_8_actions_come_in_any_order_and_number() {
    engine::proves!("summer.turn");
    let rules = classic();
    let state = scene(&rules).hand(A, "GGCC").hand(B, "K").hand(C, "G").summer();
    let mut play = Play::new(&rules, state);
    // The book's own example: a farm, then a bribe, then another farm.
    play.does(A, "farm").does(A, "bribe 2").does(A, "farm").does(A, "bribe 3").does(A, "done").asks(B);
}

#[test]
fn ruling_8_summer_goes_clockwise_from_the_adviser() {
    engine::proves!("summer.turn", "year.turns");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).adviser(C).summer());
    for seat in [C, D, A, B] {
        play.asks(seat).does(seat, "done");
    }
    assert_eq!(play.state.season(), Some(Season::Autumn));
}

#[test]
fn ruling_8_two_knights_cancel_each_other() {
    engine::proves!("summer.attack", "summer.defend", "summer.costs");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "KK").hand(C, "KG").summer());
    play.does(A, "attack 3").asks(C).does(C, "defend").asks(A);
    assert_eq!([play.hand(A), play.hand(C)], ["K", "G"]);
    assert_eq!(play.lord(C).outer, 2);
    assert_eq!(play.state.discards, cards("KK"));
    // The attacker may go on, even against the same player.
    play.does(A, "attack 3").asks(C);
    play.may_not(C, "defend", Reason::NoKnights);
}

#[test]
fn ruling_8_defence_is_not_an_obligation() {
    engine::proves!("summer.defend", "summer.burn");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").hand(B, "K").summer());
    play.does(A, "attack 2").does(B, "lose outer").draws("KG");
    assert_eq!(play.hand(B), "K");
    assert_eq!(play.lord(B).outer, 1);
    assert_eq!(play.state.reserve(B, rules.figures()), 5);
}

#[test]
fn ruling_8_a_defender_without_knights_is_asked_all_the_same() {
    engine::proves!("summer.asked");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").summer());
    play.does(A, "attack 2").asks(B);
    assert_eq!(play.choices(B), ["lose outer"]);
}

fn the_burned_house(rules: &krieg::Krieg) {
    let state = scene(rules).hand(A, "KKK").houses(B, 2, 2).summer();
    let mut play = Play::new(rules, state);
    play.does(A, "attack 2").may_not(B, "lose outer", Reason::TooFewFarms);
    assert_eq!(play.choices(B), ["lose inner"]);
    play.does(B, "lose inner").draws("KG");
    assert!(play.has_event(Event::Burned { by: A, target: B, site: Site::Inner }));
    assert_eq!([play.lord(B).outer, play.lord(B).inner], [2, 1]);
}

#[test]
fn example_fritz_must_lose_a_workers_house() {
    engine::proves!("summer.burn", "summer.balance");
    the_burned_house(&classic());
}

#[test]
fn example_valerio_must_lose_a_workers_house_and_guido_loots() {
    engine::proves!("summer.burn", "summer.loot", "summer.loot-apart");
    let rules = spada();
    the_burned_house(&rules);
    let state = scene(&rules).hand(A, "KKKG").houses(B, 2, 2).summer();
    let mut play = Play::new(&rules, state);
    play.does(A, "attack 2").does(B, "lose inner").draws("KG");
    assert_eq!(play.hand(A), "KKG", "the loot lies apart");
    // A second house of Valerio's brings nothing more.
    play.does(A, "attack 2").does(B, "lose inner").asks(A);
    assert_eq!(play.state.spoils.cards.total(), 2);
    // Pietro's fief is looted too.
    play.does(A, "attack 3").does(C, "lose outer").draws("HH");
    assert_eq!(play.state.spoils.cards, cards("KHHG"));
    play.may_not(A, "attack 4", Reason::NoKnights).does(A, "done");
    assert_eq!(play.hand(A), "KHHGG");
    assert_eq!(play.state.spoils.cards, cards("-"));
}

#[test]
fn ruling_8_an_attack_needs_a_house_to_burn() {
    engine::proves!("summer.attack", "year.opponents");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").houses(B, 0, 0).summer());
    play.may_not(A, "attack 2", Reason::NothingToBurn);
    play.may_not(A, "attack 1", Reason::Oneself).may_not(A, "attack 5", Reason::NobodyThere);
    let three = three();
    let mut play = Play::new(&three, scene(&three).hand(A, "KC").summer());
    play.may_not(A, "attack 4", Reason::NobodyThere).may_not(A, "bribe 4", Reason::NobodyThere);
}

#[test]
fn ruling_8_the_last_house_may_be_burned() {
    engine::proves!("summer.burn", "summer.attack");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "KK").houses(B, 1, 0).summer());
    play.does(A, "attack 2").may_not(B, "lose inner", Reason::NoHouseThere).does(B, "lose outer").draws("KG");
    play.may_not(A, "attack 2", Reason::NothingToBurn);
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").houses(B, 1, 1).summer());
    play.does(A, "attack 2");
    assert_eq!(play.choices(B), ["lose inner"]);
}

#[test]
fn ruling_8_the_attackers_knight_and_the_bribers_cup_are_discarded_at_once() {
    engine::proves!("summer.costs", "year.discards");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "KC").summer());
    play.does(A, "attack 2");
    assert_eq!(play.state.discards, cards("K"));
    play.does(B, "lose outer").draws("KG").does(A, "bribe 2");
    assert_eq!(play.state.discards, cards("KC"));
}

#[test]
fn ruling_8_a_bribe_costs_the_target_a_knight_without_defence() {
    engine::proves!("summer.bribe", "summer.costs");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "CC").hand(B, "KKG").summer());
    play.does(A, "bribe 2").asks(A);
    assert_eq!(play.hand(B), "KG");
    assert_eq!(play.state.discards, cards("KC"));
    play.does(A, "bribe 2").may_not(A, "bribe 2", Reason::NoWealth);
    assert_eq!(play.hand(B), "G");
}

#[test]
fn ruling_8_a_bribe_that_finds_no_knight_shows_the_hand_to_the_briber_alone() {
    engine::proves!("summer.bribe-fails", "secrets.seen-by-some");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").hand(B, "HHG").summer());
    play.does(A, "bribe 2");
    assert_eq!([play.hand(A), play.hand(B)], ["-", "HHG"]);
    assert_eq!(play.view(Eye::Seat(A)).seats[1].known, cards("HHG"));
    for other in [Eye::Seat(C), Eye::Seat(D), Eye::Public] {
        assert_eq!(play.view(other).seats[1].known, cards("-"), "{other}");
    }
    let shown = Event::Shown { by: A, target: B, hand: cards("HHG") };
    assert!(play.has_event(shown));
    let hearers = |eye: &Eye| shown.is_observed_by(*eye);
    let eyes = [A, B, C, D].map(Eye::Seat);
    assert_eq!(eyes.iter().filter(|eye| hearers(eye)).count(), 2);
    assert!(!hearers(&Eye::Public));
}

#[test]
fn a_bribe_against_an_empty_hand_is_allowed() {
    engine::proves!("summer.bribe-fails");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "C").summer());
    play.does(A, "bribe 2");
    assert!(play.has_event(Event::BribeFailed { by: A, target: B }));
}

#[test]
fn ruling_9_loot_is_not_seen_by_anyone_until_the_turn_ends() {
    engine::proves!("summer.loot-apart", "secrets.hidden");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").summer());
    play.does(A, "attack 2").does(B, "lose outer").expects_chance().draws("KG");
    for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Public] {
        let view = play.view(eye);
        assert_eq!((view.loot_size, view.loot), (2, None), "{eye}");
    }
    play.may_not(A, "attack 3", Reason::NoKnights);
    play.does(A, "done");
    assert_eq!(play.hand(A), "KG");
    let taken = Event::LootTaken { by: A, cards: cards("KG") };
    assert!(
        play.has_event(taken) && taken.is_observed_by(Eye::Seat(A)) && !taken.is_observed_by(Eye::Seat(B))
    );
}

#[test]
fn ruling_9_loot_defends_and_can_be_bribed_once_in_hand() {
    engine::proves!("summer.loot-apart");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "K").hand(B, "KC").summer());
    play.does(A, "attack 2").does(B, "lose outer").draws("KK").does(A, "done");
    play.asks(B).does(B, "attack 1").asks(A).does(A, "defend");
    assert_eq!(play.hand(A), "K");
    play.does(B, "bribe 1");
    assert_eq!(play.hand(A), "-");
}

#[test]
fn ruling_9_each_opponent_is_looted_once_in_a_turn_and_again_in_the_next_players() {
    engine::proves!("summer.loot");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "KK").hand(C, "K").houses(B, 4, 0).summer());
    play.does(A, "attack 2")
        .does(B, "lose outer")
        .draws("KG")
        .does(A, "attack 2")
        .does(B, "lose outer")
        .asks(A);
    play.does(A, "done").does(B, "done").does(C, "attack 2").does(B, "lose outer").expects_chance();
}

#[test]
fn ruling_9_a_defended_attack_does_not_count_as_looted() {
    engine::proves!("summer.loot");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).hand(A, "KK").hand(B, "K").summer());
    play.does(A, "attack 2").does(B, "defend").does(A, "attack 2").does(B, "lose outer").expects_chance();
}

#[test]
fn fewer_loot_cards_if_fewer_can_be_had_and_the_opponent_counts_as_looted() {
    engine::proves!("summer.loot-short");
    let rules = classic();
    // All cards are in hands but for the one knight that the attack itself discards.
    let everything =
        "KKKKKKKKKKKKKKKK CCCCCCCCCCCCCCCCC HHHHHHHHHHHHHHHHH GGGGGGGGGGGGGGGGG".replace(' ', "");
    let state = scene(&rules).hand(A, "K").hand(D, &everything).houses(B, 4, 0).summer();
    let mut play = Play::new(&rules, state);
    play.does(A, "attack 2").does(B, "lose outer").draws("K");
    assert_eq!(play.state.spoils.cards, cards("K"));
    assert!(play.state.spoils.from.contains(B));
    assert!(play.has_event(Event::Reshuffled));
}

#[test]
fn one_may_attack_right_then_left() {
    engine::proves!("summer.attack", "year.opponents");
    let rules = classic();
    let mut play = Play::new(&rules, scene(&rules).adviser(B).hand(B, "KK").summer());
    let right: Seat = A;
    play.does(B, "attack 1").asks(right).does(right, "lose outer").draws("KG");
    play.does(B, "attack 3").asks(C);
}
