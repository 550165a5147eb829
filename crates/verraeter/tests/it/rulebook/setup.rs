//! Preparation: rulings 1, 2 and 3.

use crate::rulebook::play::{FOUR, ONE, RING, Report, THREE, TWO, at, cards, first, revised, shown};
use engine::{Eye, FastRng, Game, SeatSet, Turn};
use games::titles::verraeter::{figures, standard};
use verraeter::figures::BUILDINGS;
use verraeter::plan::{Phase, Step};
use verraeter::ring::LANDS;
use verraeter::{
    Edition, Event, Face, Impossible, Kind, NoGame, Options, Place, Reason, Role, Scene, Side, Value,
    Verraeter,
};

#[test]
fn ruling_1_two_lands_of_each_kind_one_for_each_house_in_a_ring() {
    engine::proves!("setup.ring");
    let rules = revised(4);
    for seed in 0..200 {
        let mut state = rules.initial_state();
        let ring = rules.sample_chance(&state, &mut FastRng::new(seed));
        rules.apply_chance(&mut state, ring, &mut ());
        for kind in Kind::ALL {
            let both: Vec<Side> =
                Place::all().filter(|&at| state.kind(at) == kind).map(|at| state.side(at)).collect();
            assert!(
                both == [Side::Eagle, Side::Rose] || both == [Side::Rose, Side::Eagle],
                "{kind:?} {both:?}"
            );
        }
    }
    let game = Report::new(&rules);
    let two_eagles = RING.replace("city/rose", "city/eagle");
    assert_eq!(game.chance_refused(&two_eagles), Reason::WrongRing);
    let three_cities = RING.replace("village/rose", "city/rose");
    assert_eq!(game.chance_refused(&three_cities), Reason::WrongRing);
    assert_eq!(game.chance_refused("draw 2"), Reason::OtherDraw);
}

#[test]
fn ruling_1_both_sides_of_a_land_carry_the_same_figures() {
    engine::proves!("box.sides");
    // The figures are by kind alone; a land that has gone over and back is worth what it was.
    let rules = revised(4);
    for side in Side::ALL {
        let scene = Scene::new(&rules).all_lands(side.other()).land(9, side).conflict(8);
        let scene =
            scene.side(ONE, side).side(TWO, side.other()).side(THREE, side.other()).side(FOUR, side.other());
        let state = shown(scene, &[(ONE, Role::Farmer), (TWO, Role::Builder)]).phase(Phase::Reveal);
        assert_eq!((state.kind(at(8)), state.kind(at(9))), (Kind::Forest, Kind::Village));
        assert_eq!(state.nobles[ONE].vp, 6, "the forest for one");
    }
}

#[test]
fn ruling_2_the_start_player_is_drawn_or_named() {
    engine::proves!("setup.start", "options.start");
    let drawn = revised(4);
    let mut starts = SeatSet::NONE;
    for seed in 0..100 {
        let mut state = drawn.initial_state();
        let ring = drawn.sample_chance(&state, &mut FastRng::new(seed));
        drawn.apply_chance(&mut state, ring, &mut ());
        starts = starts.with(state.start);
    }
    assert_eq!(starts, SeatSet::all(4));

    let named = standard(Options { start: Some(THREE), ..Options::usual(3) });
    let mut game = Report::new(&named);
    assert_eq!(game.chance_refused(RING), Reason::WrongStart);
    game.chance(&RING.replace("start=1", "start=3"));
    assert_eq!(game.turn(), Turn::Seat(THREE));
    assert_eq!(
        Report::new(&revised(3)).chance_refused(&RING.replace("start=1", "start=4")),
        Reason::WrongStart
    );

    let absent = Options { start: Some(FOUR), ..Options::usual(3) };
    let refused = Verraeter::new(absent, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::NoSuchStart)));
}

#[test]
fn ruling_2_sides_alternate_from_the_start_player_and_strategy_begins_to_his_left() {
    engine::proves!("setup.sides", "setup.strategy", "options.players", "options.start");
    for (seats, start, sides) in [
        (4, TWO, [Side::Rose, Side::Eagle, Side::Rose, Side::Eagle].as_slice()),
        (3, TWO, &[Side::Eagle, Side::Eagle, Side::Rose]),
        (3, THREE, &[Side::Rose, Side::Eagle, Side::Eagle]),
    ] {
        let rules = revised(seats);
        let mut game = Report::new(&rules);
        game.chance(&RING.replace("start=1", &format!("start={start}")));
        let stand: Vec<Side> = SeatSet::all(seats).iter().map(|seat| game.state.nobles[seat].side).collect();
        assert_eq!(stand, sides);
        assert_eq!(game.state.strategy, start.next_clockwise(seats));
    }
}

#[test]
fn ruling_2_first_estates_are_placed_before_supply_is_dealt() {
    engine::proves!("setup.hands");
    let rules = revised(3);
    let mut game = Report::new(&rules);
    game.chance(RING).play(ONE, "estate 1").play(TWO, "estate 2");
    assert!(game.state.nobles.0.iter().all(|noble| noble.hand.is_empty()));
    game.play(THREE, "estate 3");
    assert_eq!(game.turn(), Turn::Chance);
    game.chance("deal 1:2+3+5 2:2+2+8 3:4+4+6");
    assert_eq!(game.state.nobles[TWO].hand, cards("2+2+8"));
    assert_eq!(game.turn(), Turn::Seat(TWO), "whoever has the strategy card");
}

#[test]
fn ruling_3_first_estates_in_turn_under_any_land_without_building_of_either_side() {
    engine::proves!("setup.estates", "setup.free-land", "round.turns");
    let rules = revised(4);
    let mut game = Report::new(&rules);
    game.chance(&RING.replace("start=1", "start=3"));
    assert_eq!(game.refused(ONE, "estate 1"), Reason::NotYourTurn);
    game.play(THREE, "estate 2"); // the rose's, though he stands for the eagle
    assert_eq!(game.state.side(at(2)), Side::Rose);
    assert_eq!(game.refused(FOUR, "estate 2"), Reason::HasBuilding);
    assert_eq!(game.choices(FOUR).len(), 11);
    assert_eq!(game.refused(FOUR, "build office 1"), Reason::OtherQuestion);
    game.play(FOUR, "estate 1").play(ONE, "estate 12").play(TWO, "estate 7");
    let building = game.view(Eye::Public).lands[1].building.expect("an estate stands there");
    assert_eq!((building.owner, building.face), (THREE, Face::Estate));
}

#[test]
fn the_components_are_those_of_the_rulebook() {
    engine::proves!("box.cards", "box.supply");
    let figures = figures::standard();
    let supply = Value::ALL.map(|value| (value.cp(), figures.supply[value]));
    assert_eq!(supply, [(2, 5), (3, 5), (4, 5), (5, 5), (6, 2), (8, 1)]);
    assert_eq!(figures.supply.total(), 23);
    assert_eq!((LANDS, Role::ALL.len(), BUILDINGS), (12, 6, 3));
    assert_eq!(figures.land(Kind::River).cp, 5);
    assert_eq!(figures.land(Kind::City).cp, 15);
    assert_eq!(figures.land(Kind::River).vp[..2], [5, 4]);
    assert_eq!(figures.land(Kind::City).vp[2], 4);
}

#[test]
fn in_1998_everyone_begins_with_3_4_and_5_and_all_know_it() {
    engine::proves!("options.hands", "knowledge.hands");
    let rules = first(3);
    let mut game = Report::new(&rules);
    game.chance(RING).play(ONE, "estate 1").play(TWO, "estate 2").play(THREE, "estate 3");
    assert!(game.has(Event::HandedOut { cards: cards("3+4+5") }));
    assert_eq!(game.turn(), Turn::Seat(TWO), "no deal: whoever has the strategy card begins");
    let view = game.view(Eye::Seat(ONE));
    assert_eq!((view.seats[1].hand, view.seats[1].known), (None, cards("3+4+5")));
    assert_eq!(game.state.stock, cards("2+2+2+2+2+3+3+4+4+5+5+6+6+8"));
}

#[test]
fn editions_differ_only_in_their_plans() {
    engine::proves!("options.edition");
    let (old, new) = (first(4), revised(4));
    let without: Vec<Step> =
        new.plans().round.iter().copied().filter(|&step| step != Step::DiplomatSwitches).collect();
    assert_eq!(old.plans().round, without);
    assert_eq!(old.options().edition, Edition::Edition1998);
    assert_eq!((old.plans().between, old.plans().end), (new.plans().between, new.plans().end));
}

#[test]
fn every_land_has_its_conflict_points_and_its_worth_to_one_two_three_and_four() {
    engine::proves!("box.lands");
    let figures = figures::standard();
    let lands = Kind::ALL.map(|kind| (kind, figures.land(kind).cp, figures.land(kind).vp));
    assert_eq!(
        lands,
        [
            (Kind::Wasteland, 0, [3, 2, 1, 1]),
            (Kind::Meadow, 3, [4, 3, 2, 1]),
            (Kind::River, 5, [5, 4, 3, 2]),
            (Kind::Forest, 7, [6, 5, 3, 2]),
            (Kind::Village, 10, [7, 5, 3, 2]),
            (Kind::City, 15, [8, 6, 4, 3]),
        ]
    );
}

#[test]
fn two_action_cards_bring_conflict_points_and_two_victory_points() {
    engine::proves!("box.actions");
    assert_eq!(
        Role::ALL.map(|role| (role, role.cp(), role.vp())),
        [
            (Role::Traitor, 0, 1),
            (Role::Diplomat2, 2, 0),
            (Role::Diplomat5, 5, 0),
            (Role::Builder, 0, 0),
            (Role::Strategist, 0, 2),
            (Role::Farmer, 0, 0),
        ]
    );
}

#[test]
fn the_game_is_for_three_or_four() {
    engine::proves!("options.players");
    for (seats, possible) in [(2, false), (3, true), (4, true), (5, false)] {
        assert_eq!(Options::usual(seats).check().is_ok(), possible, "{seats}");
    }
}

#[test]
fn figures_can_be_replaced_within_limits() {
    engine::proves!("options.figures");
    let own = figures::read("[lands.city]\nvp = [9, 7, 4, 2]\n[supply]\n8 = 2\n").expect("it is in order");
    assert_eq!((own.land(Kind::City).cp, own.land(Kind::City).vp), (15, [9, 7, 4, 2]));
    assert_eq!((own.supply[Value::Eight], own.supply.total()), (2, 24));
    for bad in [
        "[supply]\n2 = 1\n", // 19 cards
        "[supply]\n2 = 12\n3 = 3\n",
        "[supply]\n6 = 21\n",
        "[lands.city]\ncp = 51\n",
        "[lands.city]\nvp = [21, 6, 4, 3]\n",
        "[lands.city]\nvp = [3, 4, 4, 3]\n",
    ] {
        assert!(figures::read(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_deal_gives_everyone_three_cards_that_are_there() {
    engine::proves!("setup.hands");
    let rules = revised(3);
    let mut game = Report::new(&rules);
    game.chance(RING).play(ONE, "estate 1").play(TWO, "estate 2").play(THREE, "estate 3");
    for (deal, reason) in [
        ("deal 1:2+3 2:2+2+8 3:4+4+6", Reason::WrongCount),
        ("deal 1:2+3+5 2:2+2+8+3 3:4+4+6", Reason::WrongCount),
        ("deal 1:2+3+5 2:2+2+8 3:4+4+6 4:3+3+3", Reason::WrongCount),
        // There is one 8, and there are two 6s.
        ("deal 1:2+3+8 2:2+2+8 3:4+4+6", Reason::NotInBox),
        ("deal 1:6+3+5 2:2+6+8 3:4+4+6", Reason::NotInBox),
    ] {
        assert_eq!(game.chance_refused(deal), reason, "{deal}");
    }
}
