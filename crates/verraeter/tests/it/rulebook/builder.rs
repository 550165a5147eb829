//! Phases 7 and 8: rulings 8 and 9.

use crate::rulebook::play::{ONE, Report, THREE, TWO, at, revised, shown};
use engine::Game;
use verraeter::plan::Phase;
use verraeter::{Ask, Event, Face, Reason, Role, Scene, Verraeter};

/// The first seat is builder; the conflict between two meadows is a draw.
fn building<'a>(rules: &'a Verraeter, scene: Scene<'a>) -> Report<'a> {
    let roles = [(ONE, Role::Builder), (TWO, Role::Farmer), (THREE, Role::Strategist)];
    Report::from(rules, shown(scene.conflict(3), &roles).phase(Phase::Reveal))
}

#[test]
fn ruling_8_the_builder_places_an_estate_or_an_office_under_a_free_land() {
    engine::proves!("builder.action", "builder.place", "setup.free-land", "box.buildings");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 1).building(TWO, Face::Estate, 2);
    let mut game = building(&rules, scene);
    assert_eq!(game.rules.ask(&game.state, ONE), Some(Ask::Build));
    // Pass, ten free lands for each face, and one's own estate to be turned over.
    assert_eq!(game.choices(ONE).len(), 1 + 2 * 10 + 1);
    assert_eq!(game.refused(ONE, "build estate 1"), Reason::HasBuilding);
    assert_eq!(game.refused(ONE, "build office 2"), Reason::HasBuilding);
    assert_eq!(game.refused(TWO, "build office 3"), Reason::NotYourTurn);
    game.play(ONE, "build office 9");
    assert_eq!(game.state.nobles[ONE].offices.len(), 1);
    assert_eq!(game.state.nobles[ONE].reserve(), 1);
    assert_eq!(game.state.phase(), Phase::Draw);
}

#[test]
fn ruling_8_a_building_is_turned_over_where_it_stands() {
    engine::proves!("builder.action", "builder.turn");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 1).building(TWO, Face::Estate, 2);
    let mut game = building(&rules, scene);
    assert_eq!(game.refused(ONE, "turn 2"), Reason::NotYours);
    assert_eq!(game.refused(ONE, "turn 3"), Reason::NoBuilding);
    game.play(ONE, "turn 1");
    assert!(game.has(Event::Turned { by: ONE, at: at(1), face: Face::Office }));
    let building = game.state.building(at(1)).expect("it still stands there");
    assert_eq!((building.owner, building.face), (ONE, Face::Office));
}

#[test]
fn ruling_8_building_is_optional() {
    engine::proves!("builder.action");
    let rules = revised(3);
    let mut game = building(&rules, Scene::new(&rules));
    game.play(ONE, "pass");
    assert!(game.has(Event::DidNotBuild { by: ONE }));
}

#[test]
fn ruling_8_at_most_two_offices_at_any_time_but_three_estates() {
    engine::proves!("builder.offices", "builder.reserve", "box.buildings");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Office, 1).building(ONE, Face::Office, 2);
    let mut game = building(&rules, scene.clone());
    assert_eq!(game.refused(ONE, "build office 3"), Reason::TooManyOffices);
    game.play(ONE, "build estate 3");

    let mut game = building(&rules, scene.building(ONE, Face::Estate, 3));
    assert_eq!(game.refused(ONE, "turn 3"), Reason::TooManyOffices);
    assert_eq!(game.refused(ONE, "build estate 4"), Reason::NoneInReserve);
    assert_eq!(game.choices(ONE), ["pass", "turn 1", "turn 2"]);
    game.play(ONE, "turn 2");

    let two = Scene::new(&rules).building(ONE, Face::Estate, 1).building(ONE, Face::Estate, 2);
    building(&rules, two).play(ONE, "build estate 3");
}

#[test]
fn ruling_9_the_strategist_takes_the_strategy_card_otherwise_it_stays() {
    engine::proves!("strategist.take", "strategist.stays");
    let rules = revised(3);
    let taken = [(ONE, Role::Builder), (TWO, Role::Farmer), (THREE, Role::Strategist)];
    let mut game = Report::from(&rules, shown(Scene::new(&rules).conflict(3), &taken).phase(Phase::Reveal));
    game.play(ONE, "pass");
    assert_eq!(game.state.strategy, THREE);

    let left = [(ONE, Role::Builder), (TWO, Role::Farmer), (THREE, Role::Diplomat2)];
    let mut game = Report::from(&rules, shown(Scene::new(&rules).conflict(3), &left).phase(Phase::Reveal));
    game.play(ONE, "pass");
    assert_eq!(game.state.strategy, TWO, "who had it");
    assert_eq!(game.state.nobles[TWO].vp, 0, "having the card is worth nothing, taking the strategist is");
    assert_eq!(game.state.conflict, None, "the conflict card goes with it");
}

#[test]
fn without_a_builder_nobody_builds() {
    engine::proves!("builder.action");
    let rules = revised(3);
    let roles = [(ONE, Role::Traitor), (TWO, Role::Diplomat5), (THREE, Role::Strategist)];
    let game = Report::from(&rules, shown(Scene::new(&rules).conflict(3), &roles).phase(Phase::Reveal));
    assert_eq!((game.state.round, game.state.phase()), (3, Phase::Conflict), "on to the next round");
}
