//! Phases 11 to 13 and the end: ruling 11.

use crate::rulebook::play::{FOUR, ONE, Report, THREE, TWO, revised, rules, shown};
use engine::{Game, Turn};
use verraeter::plan::Phase;
use verraeter::{Edition, Event, Face, Options, Reason, Role, Scene, Side};

#[test]
fn ruling_11_the_game_ends_after_eight_rounds_with_four_and_nine_with_three() {
    engine::proves!("end.rounds", "options.players");
    for (seats, rounds) in [(4, 8), (3, 9)] {
        let rules = revised(seats);
        let last = Scene::new(&rules).round(rounds).phase(Phase::Draw);
        assert_eq!(rules.turn(&last), Turn::Over);
        let before = Scene::new(&rules).round(rounds - 1).phase(Phase::Draw);
        assert_eq!((before.round, before.phase()), (rounds, Phase::Conflict));
    }
}

#[test]
fn ruling_11_the_game_ends_after_phase_10_of_a_round_in_which_one_house_owns_all_lands() {
    engine::proves!("end.house", "end.last");
    let rules = revised(3);
    // The rose owns its last wasteland; the eagle takes it.
    let scene = Scene::new(&rules).all_lands(Side::Eagle).land(2, Side::Rose).conflict(2);
    let scene = scene.building(ONE, Face::Estate, 3);
    let roles = [(ONE, Role::Diplomat2), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let mut game = Report::from(&rules, shown(scene, &roles).phase(Phase::Reveal));
    game.play(TWO, "build office 12");
    assert_eq!(game.turn(), Turn::Chance, "the round goes on to its tenth phase");
    game.chance("draw 2+2");
    assert!(game.has(Event::OneHouse { side: Side::Eagle }) && game.has(Event::Ended));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.state.round, 2);
    assert_eq!(game.refused(ONE, "conflict 1"), Reason::GameOver);
    assert_eq!(game.chance_refused("aside farmer"), Reason::NotTheBox);
}

#[test]
fn ruling_11_offices_up_to_two_times_cards_in_hand_up_to_three() {
    engine::proves!("end.offices", "end.winner", "box.buildings");
    let rules = revised(4);
    // Both of ONE's offices count, though land 2 is the rose's; the number of cards counts, not their value.
    let scene = Scene::new(&rules)
        .round(8)
        .vp(FOUR, 5)
        .building(ONE, Face::Office, 1)
        .building(ONE, Face::Office, 2)
        .hand(ONE, "2+2+2+2+8")
        .building(TWO, Face::Office, 3)
        .hand(TWO, "6")
        .building(THREE, Face::Office, 5)
        .building(THREE, Face::Office, 7);
    let state = scene.hand(FOUR, "3+3+3").phase(Phase::Draw);
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [6, 1, 0, 5]);
    let scores = rules.scores(&state);
    assert_eq!([ONE, TWO, THREE, FOUR].map(|seat| scores.points(seat)), [6, 1, 0, 5]);
    assert_eq!([ONE, TWO, THREE, FOUR].map(|seat| scores.rank(seat)), [1, 3, 4, 2]);
}

#[test]
fn ruling_11_during_play_scores_are_as_if_the_game_ended_now() {
    engine::proves!("end.offices");
    let rules = revised(3);
    let scene = Scene::new(&rules).vp(ONE, 4).building(ONE, Face::Office, 1).hand(ONE, "2+2");
    let scores = rules.scores(&scene.phase(Phase::Conflict));
    assert_eq!(scores.points(ONE), 6);
}

#[test]
fn ruling_11_a_tie_is_a_shared_victory() {
    engine::proves!("end.winner", "end.tie");
    let rules = revised(3);
    let scene = Scene::new(&rules).round(9).vp(ONE, 7).vp(TWO, 9).vp(THREE, 9).hand(THREE, "2");
    let scores = rules.scores(&scene.phase(Phase::Draw));
    assert!(scores.winners().iter().eq([TWO, THREE]));
    assert_eq!(scores.rank(ONE), 3);
}

#[test]
fn the_start_player_card_passes_to_the_left_even_to_the_strategist() {
    engine::proves!("next.start");
    let rules = revised(3);
    let state = Scene::new(&rules).start(THREE).strategy(ONE).phase(Phase::Draw);
    assert_eq!((state.start, state.strategy), (ONE, ONE));
    assert_eq!(rules.turn(&state), Turn::Seat(ONE));
}

#[test]
fn everyone_is_start_player_equally_often() {
    engine::proves!("end.rounds");
    for (seats, times) in [(4u8, 2), (3, 3)] {
        let options = Options::usual(seats);
        assert_eq!(options.rounds(), seats * times);
    }
}

#[test]
fn the_final_round_ends_with_phase_10() {
    engine::proves!("end.last");
    let rules = revised(3);
    let state = Scene::new(&rules).round(9).role(ONE, Role::Builder).aside(Role::Farmer).phase(Phase::Draw);
    assert_eq!(rules.turn(&state), Turn::Over);
    assert_eq!(
        (state.start, state.nobles[ONE].role),
        (ONE, Some(Role::Builder)),
        "nothing is returned or passed on"
    );
}

#[test]
fn the_phases_of_a_round_come_in_the_order_of_the_rulebook() {
    engine::proves!("round.phases");
    for edition in Edition::ALL {
        let rules = rules(edition, 4);
        let plans = rules.plans();
        let phases: Vec<Phase> = plans.round.iter().chain(plans.between).map(|step| step.phase()).collect();
        assert!(phases.is_sorted());
        let mut different = phases;
        different.dedup();
        assert_eq!(different.len(), 13, "thirteen phases: {different:?}");
    }
}
