//! Phases 1, 4, 5 and 6: rulings 6 and 7.

use crate::rulebook::play::{FOUR, ONE, Report, THREE, TWO, at, first, revised, shown};
use engine::{Eye, Seat, SeatSet};
use games::titles::verraeter::figures;
use verraeter::plan::Phase;
use verraeter::ring::LANDS;
use verraeter::{Border, Event, Face, Kind, Reason, Role, Scene, Side, State, Verraeter};

#[test]
fn ruling_6_all_reveal_together_and_the_traitor_switches_at_once() {
    engine::proves!("reveal.all", "reveal.traitor");
    let rules = revised(4);
    let scene = Scene::new(&rules).conflict(1).hand(FOUR, "2");
    let roles = [(ONE, Role::Farmer), (TWO, Role::Traitor), (THREE, Role::Diplomat5), (FOUR, Role::Builder)];
    let mut game = Report::from(&rules, shown(scene, &roles).phase(Phase::Supply));
    assert!(game.view(Eye::Public).seats.iter().all(|seat| seat.role.is_none() && seat.has_role));
    game.play(FOUR, "supply -");
    assert!(game.view(Eye::Public).seats.iter().all(|seat| seat.role.is_some() && seat.revealed));
    assert_eq!(game.state.nobles[TWO].side, Side::Eagle);
    assert_eq!(game.state.nobles[THREE].side, Side::Eagle, "not all stood on one side: Diplomat +5 stays");
    // Three stand for the eagle now: 0 + 5 against 0 + 0.
    assert!(game.has(Event::Totalled { eagle: 5, rose: 0 }));
    assert!(game.has(Event::Won { side: Side::Eagle, winners: 3 }));
}

#[test]
fn ruling_6_without_the_traitor_nobody_switches() {
    engine::proves!("reveal.traitor");
    let rules = revised(3);
    let scene = Scene::new(&rules).side(ONE, Side::Rose).conflict(1);
    let roles = [(ONE, Role::Builder), (TWO, Role::Diplomat2), (THREE, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    let sides = [ONE, TWO, THREE].map(|seat| state.nobles[seat].side);
    assert_eq!(sides, [Side::Rose, Side::Rose, Side::Eagle]);
}

#[test]
fn ruling_6_whoever_has_switched_stays_until_he_switches_again() {
    engine::proves!("reveal.loyal");
    let rules = revised(3);
    let roles = [(ONE, Role::Traitor), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let mut game = Report::from(&rules, shown(Scene::new(&rules).conflict(1), &roles).phase(Phase::Reveal));
    game.play(TWO, "pass");
    assert_eq!((game.state.round, game.state.nobles[ONE].side), (3, Side::Rose));
    game.play(THREE, "conflict 5").chance("aside farmer");
    game.play(TWO, "pick builder").play(THREE, "pick strategist").play(ONE, "pick traitor");
    assert_eq!(game.state.nobles[ONE].side, Side::Eagle);
}

fn all_eagles(rules: &Verraeter, roles: &[(Seat, Role)]) -> State {
    let scene = Scene::new(rules).side(TWO, Side::Eagle).side(FOUR, Side::Eagle).conflict(5);
    shown(scene, roles).phase(Phase::Reveal)
}

#[test]
fn ruling_6_in_2008_diplomat_5_switches_too_when_all_stand_on_one_side() {
    engine::proves!("reveal.diplomat", "options.edition");
    let rules = revised(4);
    let roles =
        [(ONE, Role::Traitor), (TWO, Role::Diplomat5), (THREE, Role::Strategist), (FOUR, Role::Builder)];
    let state = all_eagles(&rules, &roles);
    let sides = [ONE, TWO, THREE, FOUR].map(|seat| state.nobles[seat].side);
    assert_eq!(sides, [Side::Rose, Side::Rose, Side::Eagle, Side::Eagle]);
    // River 5 each: the rose has Diplomat +5's five points, and its two players score 4 for the river.
    // Only the traitor scores for switching.
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [5, 4, 2, 0]);
}

#[test]
fn ruling_6_in_2008_diplomat_5_switches_even_if_the_traitor_was_not_taken() {
    engine::proves!("reveal.diplomat");
    let rules = revised(4);
    let roles =
        [(ONE, Role::Farmer), (TWO, Role::Diplomat5), (THREE, Role::Strategist), (FOUR, Role::Builder)];
    let state = all_eagles(&rules, &roles);
    assert_eq!(state.nobles[TWO].side, Side::Rose);
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [0, 5, 2, 0], "no point for switching, the river alone");
}

#[test]
fn ruling_6_in_1998_diplomat_5_never_switches() {
    engine::proves!("options.diplomat", "options.edition");
    let rules = first(4);
    let roles =
        [(ONE, Role::Traitor), (TWO, Role::Diplomat5), (THREE, Role::Strategist), (FOUR, Role::Builder)];
    let state = all_eagles(&rules, &roles);
    let sides = [ONE, TWO, THREE, FOUR].map(|seat| state.nobles[seat].side);
    assert_eq!(sides, [Side::Rose, Side::Eagle, Side::Eagle, Side::Eagle]);
}

#[test]
fn ruling_7_land_supply_and_diplomats_of_a_side_are_added_up() {
    engine::proves!("battle.total", "battle.winner", "battle.points");
    let rules = revised(4);
    // Forest of the eagle (7) against forest of the rose (7).
    let scene = Scene::new(&rules).conflict(7).played(ONE, "2+8").played(TWO, "5").hand(FOUR, "6+6");
    let roles =
        [(ONE, Role::Diplomat2), (TWO, Role::Diplomat5), (THREE, Role::Farmer), (FOUR, Role::Builder)];
    let mut game = Report::from(&rules, shown(scene, &roles).phase(Phase::Supply));
    game.play(FOUR, "supply 6+6");
    assert!(game.has(Event::Totalled { eagle: 7 + 10 + 2, rose: 7 + 5 + 5 + 12 }));
    // Two stood for the rose and took a forest: 5 for each.
    assert_eq!(game.vp(), [0, 5, 0, 5]);
    assert_eq!(game.state.side(at(7)), Side::Rose);
}

#[test]
fn ruling_7_if_nobody_stands_on_the_winning_side_the_land_flips_and_no_one_scores() {
    engine::proves!("battle.nobody");
    let rules = first(3);
    // All stand for the eagle; meadow (3) against river (5) of the rose.
    let scene =
        Scene::new(&rules).side(TWO, Side::Eagle).land(4, Side::Eagle).land(5, Side::Rose).conflict(4);
    let roles = [(ONE, Role::Builder), (TWO, Role::Farmer), (THREE, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!((state.kind(at(4)), state.side(at(4))), (Kind::Meadow, Side::Rose));
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [0, 0, 2, 0]);
}

#[test]
fn ruling_7_equal_totals_flip_nothing_but_traitor_and_strategist_are_paid() {
    engine::proves!("battle.tie", "battle.bonus");
    let rules = revised(3);
    let scene = Scene::new(&rules).conflict(3); // meadow against meadow
    let roles = [(ONE, Role::Traitor), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!((state.side(at(3)), state.side(at(4))), (Side::Eagle, Side::Rose));
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [1, 0, 2, 0]);
}

#[test]
fn ruling_7_the_loser_can_be_a_stronger_land() {
    engine::proves!("battle.winner", "battle.points");
    let rules = revised(4);
    // Wasteland (0) of the eagle beats the city (15) of the rose; ONE and THREE score the city for two: 6.
    let scene = Scene::new(&rules).land(1, Side::Eagle).land(12, Side::Rose).conflict(12).played(ONE, "8+6");
    let roles =
        [(ONE, Role::Diplomat2), (TWO, Role::Builder), (THREE, Role::Farmer), (FOUR, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!((state.kind(at(12)), state.side(at(12))), (Kind::City, Side::Eagle));
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [6, 0, 6, 2]);
}

#[test]
fn the_conflict_is_between_adjacent_lands_of_opposite_houses() {
    engine::proves!("conflict.place", "conflict.lands", "round.turns");
    let rules = revised(3);
    let scene = Scene::new(&rules)
        .all_lands(Side::Eagle)
        .land(12, Side::Rose)
        .land(5, Side::Rose)
        .land(6, Side::Rose);
    let mut game = Report::from(&rules, scene.strategy(THREE).phase(Phase::Conflict));
    assert_eq!(game.choices(THREE), ["conflict 4", "conflict 6", "conflict 11", "conflict 12"]);
    assert_eq!(game.refused(THREE, "conflict 5"), Reason::SameHouse);
    assert_eq!(game.refused(THREE, "conflict 1"), Reason::SameHouse);
    assert_eq!(game.refused(ONE, "conflict 4"), Reason::NotYourTurn);
    game.play(THREE, "conflict 12");
    assert!(game.has(Event::ConflictPlaced {
        by: THREE,
        border: Border(at(12)),
        eagle: at(1),
        rose: at(12)
    }));
}

#[test]
fn the_strategist_scores_two_and_the_traitor_one_even_when_they_lose() {
    engine::proves!("battle.bonus");
    let rules = revised(4);
    // Village (10) of the eagle against city (15) of the rose; the rose wins.
    let scene = Scene::new(&rules).land(10, Side::Eagle).land(11, Side::Rose).conflict(10);
    let roles = [(ONE, Role::Strategist), (TWO, Role::Traitor), (THREE, Role::Farmer), (FOUR, Role::Builder)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [2, 1, 0, 7], "one winner: the village for one");
}

#[test]
fn the_fewer_have_won_the_more_each_scores() {
    engine::proves!("battle.points");
    let rules = first(4);
    let mut scored = Vec::new();
    for winners in 1..=4 {
        let mut scene = Scene::new(&rules).land(10, Side::Eagle).land(11, Side::Rose).conflict(10);
        for (n, seat) in SeatSet::all(4).iter().enumerate() {
            scene = scene.side(seat, if n < winners { Side::Rose } else { Side::Eagle });
        }
        let roles =
            [(ONE, Role::Farmer), (TWO, Role::Builder), (THREE, Role::Diplomat2), (FOUR, Role::Diplomat5)];
        let state = shown(scene.played(ONE, "8"), &roles).phase(Phase::Reveal);
        scored.push(state.nobles[ONE].vp);
    }
    assert_eq!(scored, figures::standard().land(Kind::Village).vp);
}

#[test]
fn while_neither_house_owns_all_lands_there_is_a_border_to_fight_at() {
    engine::proves!("conflict.lands");
    let rules = revised(3);
    for eagles in 1..(1 << LANDS) - 1 {
        let mut scene = Scene::new(&rules).all_lands(Side::Rose);
        for number in (1..=LANDS).filter(|number| eagles & (1 << (number - 1)) != 0) {
            scene = scene.land(number, Side::Eagle);
        }
        let game = Report::from(&rules, scene.phase(Phase::Conflict));
        assert!(!game.choices(TWO).is_empty(), "{eagles:b}");
    }
}

#[test]
fn a_building_stays_under_a_land_that_goes_over() {
    engine::proves!("battle.winner");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 4).conflict(3).played(ONE, "8");
    let roles = [(ONE, Role::Farmer), (TWO, Role::Builder), (THREE, Role::Diplomat2)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    let sides = [3, 4].map(|number| state.side(at(number)));
    assert_eq!(sides, [Side::Eagle, Side::Eagle], "the rose's meadow goes over, the eagle's stays");
    let building = state.building(at(4)).expect("it still stands there");
    assert_eq!((building.owner, building.face), (ONE, Face::Estate));
}
