//! Phases 2 and 3: rulings 4 and 5.

use crate::rulebook::play::{FOUR, ONE, Report, THREE, TWO, cards, revised, roles, shown};
use engine::{Eye, Game, Seat, Turn};
use verraeter::plan::Phase;
use verraeter::{Event, Reason, Role, Scene};

#[test]
fn ruling_4_one_of_six_aside_then_one_of_five_four_three_two() {
    engine::proves!("draft.aside", "draft.take", "draft.rest");
    let rules = revised(4);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").chance("aside farmer");
    assert_eq!(
        game.choices(ONE),
        ["pick traitor", "pick diplomat2", "pick diplomat5", "pick builder", "pick strategist"]
    );
    assert_eq!(game.refused(ONE, "pick farmer"), Reason::NotOffered);
    game.play(ONE, "pick traitor");
    assert_eq!(game.choices(TWO).len(), 4);
    assert_eq!(game.refused(TWO, "pick traitor"), Reason::NotOffered);
    game.play(TWO, "pick builder");
    assert_eq!(game.choices(THREE).len(), 3);
    game.play(THREE, "pick diplomat5");
    assert_eq!(game.choices(FOUR), ["pick diplomat2", "pick strategist"]);
    game.play(FOUR, "pick strategist");
    assert!(game.has(Event::LeftOverRoles { by: FOUR, roles: roles("diplomat2") }));
}

#[test]
fn ruling_4_the_last_of_three_takes_one_of_three() {
    engine::proves!("draft.take", "draft.rest");
    let rules = revised(3);
    let mut game = Report::from(&rules, Scene::new(&rules).start(TWO).strategy(ONE).phase(Phase::Conflict));
    game.play(ONE, "conflict 2").chance("aside traitor").play(TWO, "pick builder").play(THREE, "pick farmer");
    assert_eq!(game.choices(ONE), ["pick diplomat2", "pick diplomat5", "pick strategist"]);
    game.play(ONE, "pick diplomat2");
    assert!(game.has(Event::LeftOver { by: ONE, count: 2 }));
    assert!(game.has(Event::LeftOverRoles { by: ONE, roles: roles("diplomat5 strategist") }));
}

#[test]
fn ruling_4_each_drafter_knows_what_he_received_and_passed_on_and_nobody_else_does() {
    engine::proves!("knowledge.draft", "knowledge.secret");
    let rules = revised(4);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").chance("aside farmer").play(ONE, "pick traitor").play(TWO, "pick builder");
    let of = |eye: Eye, seat: Seat| {
        let view = game.view(eye);
        let seat = &view.seats[seat.index()];
        (seat.role, seat.received, seat.passed_on)
    };
    let nothing = (None, None, None);
    let one = Some(roles("traitor diplomat2 diplomat5 builder strategist"));
    let two = Some(roles("diplomat2 diplomat5 builder strategist"));
    assert_eq!(of(Eye::Seat(ONE), ONE), (Some(Role::Traitor), one, two));
    assert_eq!(
        of(Eye::Seat(TWO), TWO),
        (Some(Role::Builder), two, Some(roles("diplomat2 diplomat5 strategist")))
    );
    assert_eq!(of(Eye::Seat(ONE), TWO), nothing);
    assert_eq!(of(Eye::Seat(TWO), ONE), nothing);
    assert_eq!(of(Eye::Seat(FOUR), ONE), nothing);
    assert_eq!(of(Eye::Public, ONE), nothing);
    assert_eq!(of(Eye::Seat(THREE), THREE), (None, Some(roles("diplomat2 diplomat5 strategist")), None));
    assert_eq!(of(Eye::Seat(FOUR), FOUR), nothing, "nothing has been passed to him yet");
    assert_eq!(of(Eye::Omniscient, ONE).0, Some(Role::Traitor));
}

#[test]
fn ruling_5_supply_from_the_start_player_none_to_five_face_up() {
    engine::proves!("supply.play", "supply.hand", "round.turns");
    let rules = revised(3);
    let scene = Scene::new(&rules).start(TWO).conflict(1);
    let scene = scene.hand(TWO, "2+3+4+5+6").hand(THREE, "2+2+3").hand(ONE, "8");
    let scene = shown(scene, &[(ONE, Role::Farmer), (TWO, Role::Traitor), (THREE, Role::Builder)]);
    let mut game = Report::from(&rules, scene.phase(Phase::Supply));
    assert_eq!(game.turn(), Turn::Seat(TWO));
    assert_eq!(game.choices(TWO).len(), 32, "every set of five different cards");
    game.play(TWO, "supply 2+3+4+5+6");
    assert_eq!(game.refused(TWO, "supply -"), Reason::NotYourTurn, "once and for all");
    assert_eq!(game.view(Eye::Public).seats[1].played, cards("2+3+4+5+6"), "for all to see");
    assert_eq!(
        game.choices(THREE),
        ["supply -", "supply 2", "supply 2+2", "supply 3", "supply 2+3", "supply 2+2+3"],
        "equal cards are equal"
    );
    assert_eq!(game.refused(THREE, "supply 4"), Reason::NotInHand);
    assert_eq!(game.refused(THREE, "supply 2+2+2"), Reason::NotInHand);
    game.play(THREE, "supply -").play(ONE, "supply 8");
    assert_eq!(game.state.phase(), Phase::Builder);
}

#[test]
fn ruling_5_whoever_holds_no_card_is_passed_over() {
    engine::proves!("supply.hand");
    let rules = revised(3);
    let scene = Scene::new(&rules).conflict(1).hand(THREE, "2");
    let scene = shown(scene, &[(ONE, Role::Builder), (TWO, Role::Traitor), (THREE, Role::Farmer)]);
    let game = Report::from(&rules, scene.phase(Phase::Supply));
    assert_eq!(game.turn(), Turn::Seat(THREE));
}

#[test]
fn the_drafter_alone_observes_what_is_taken_and_left() {
    engine::proves!("knowledge.draft", "knowledge.secret");
    let rules = revised(3);
    let mut game = Report::from(&rules, Scene::new(&rules).start(TWO).strategy(ONE).phase(Phase::Conflict));
    let hearers = |event: Event| {
        let eyes = [ONE, TWO, THREE].map(Eye::Seat).into_iter().chain([Eye::Public, Eye::Omniscient]);
        eyes.map(|eye| rules.observes_event(&event, eye)).collect::<Vec<_>>()
    };
    game.play(ONE, "conflict 2").chance("aside traitor").play(TWO, "pick builder");
    assert!(game.has(Event::PickedRole { by: TWO, role: Role::Builder }));
    assert_eq!(
        hearers(Event::PickedRole { by: TWO, role: Role::Builder }),
        [false, true, false, false, true]
    );
    assert_eq!(hearers(Event::Picked { by: TWO }), [true; 5], "everybody hears that he has taken one");
    game.play(THREE, "pick farmer").play(ONE, "pick diplomat2");
    let left = Event::LeftOverRoles { by: ONE, roles: roles("diplomat5 strategist") };
    assert!(game.has(left));
    assert_eq!(hearers(left), [true, false, false, false, true]);
    assert_eq!(hearers(Event::LeftOver { by: ONE, count: 2 }), [true; 5]);
}
