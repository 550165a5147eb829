//! The rulebook sentence by sentence, its played round to the card, and every ruling by its number.

mod common;

use common::*;
use engine::{Eye, Game, Quick, Seat, Seats, Turn};
use table::games::verraeter::{figures, standard};
use verraeter::plan::{Phase, Step};
use verraeter::{
    Ask, Border, Edition, Event, Face, Impossible, Kind, NoGame, Options, Place, Reason, Role, Roles, Scene,
    Side, State, Value, Verraeter,
};

const BROWN: Seat = ONE;
const BLUE: Seat = TWO;
const GREEN: Seat = THREE;
const ORANGE: Seat = FOUR;

/// A ring in which the eagle's river lies beside the rose's city.
const RING: &str = "ring start=1 city/eagle wasteland/rose river/eagle city/rose village/eagle meadow/rose \
                    meadow/eagle village/rose forest/eagle river/rose wasteland/eagle forest/rose";

fn at(number: usize) -> Place {
    Place::new(number - 1)
}

fn roles(words: &str) -> Roles {
    words.split(' ').map(|word| word.parse::<Role>().expect("action cards are written by name")).collect()
}

/// Everyone shows an action card, the others lie face down.
fn shown<'a>(scene: Scene<'a>, cards: &[(Seat, Role)]) -> Scene<'a> {
    let taken: Roles = cards.iter().map(|&(_, role)| role).collect();
    let aside = taken.others().iter().next().expect("not all six are taken");
    cards.iter().fold(scene.aside(aside), |scene, &(seat, role)| scene.drafted(seat, role))
}

#[test]
fn the_round_of_the_rulebook() {
    let rules = first(4);
    let mut game = Report::new(&rules);

    // Preparation: brown begins and stands for the eagle, the others in turn for rose, eagle, rose.
    game.says(RING);
    let sides = [BROWN, BLUE, GREEN, ORANGE].map(|seat| game.state.nobles[seat].side);
    assert_eq!(sides, [Side::Eagle, Side::Rose, Side::Eagle, Side::Rose]);
    game.play(BROWN, "estate 1").play(BLUE, "estate 3").play(GREEN, "estate 5").play(ORANGE, "estate 8");
    let under = |number| (game.state.kind(at(number)), game.state.side(at(number)));
    assert_eq!(under(1), (Kind::City, Side::Eagle));
    assert_eq!(under(3), (Kind::River, Side::Eagle));
    assert_eq!(under(5), (Kind::Village, Side::Eagle));
    assert_eq!(under(8), (Kind::Village, Side::Rose));
    assert!(game.state.nobles.0.iter().all(|noble| noble.hand == cards("3+4+5") && noble.reserve() == 2));

    // Phase 1: blue has the strategy card; the eagle's river (5) against the rose's city (15).
    assert_eq!(game.turn(), Turn::Seat(BLUE));
    game.play(BLUE, "conflict 3");
    assert!(game.has(Event::ConflictPlaced { by: BLUE, border: Border(at(3)), eagle: at(3), rose: at(4) }));

    // Phase 2: Diplomat +2 is set aside; the farmer is left over.
    game.says("aside diplomat2").play(BROWN, "pick builder").play(BLUE, "pick traitor");
    game.play(GREEN, "pick strategist").play(ORANGE, "pick diplomat5");
    assert_eq!(game.view(Eye::Seat(ORANGE)).untaken, Some(roles("farmer")));

    // Phase 3.
    game.play(BROWN, "supply 3+4+5").play(BLUE, "supply 4").play(GREEN, "supply -").play(ORANGE, "supply 3");

    // Phase 4: blue goes over to the eagle.
    assert!(game.has(Event::Switched { by: BLUE, role: Role::Traitor, side: Side::Eagle }));
    let eagles = game.state.on_side(Seats::all(4), Side::Eagle);
    assert!(eagles.iter().eq([BROWN, BLUE, GREEN]));

    // Phases 5 and 6: 21 against 23; orange alone scores the river, which goes over to the rose.
    assert!(game.has(Event::Totalled { eagle: 21, rose: 23 }));
    assert!(game.has(Event::Won { side: Side::Rose, winners: 1 }));
    assert!(game.has(Event::Scored { by: ORANGE, vp: 5 }));
    assert!(game.has(Event::Bonus { by: BLUE, role: Role::Traitor, vp: 1 }));
    assert!(game.has(Event::Bonus { by: GREEN, role: Role::Strategist, vp: 2 }));
    assert!(game.has(Event::Flipped { at: at(3), side: Side::Rose }));
    assert_eq!(game.vp(), [0, 1, 2, 5]);
    assert_eq!(game.state.side(at(3)), Side::Rose);

    // Phase 7: brown places an estate under the eagle's meadow.
    assert_eq!(game.turn(), Turn::Seat(BROWN));
    game.play(BROWN, "build estate 7");
    assert_eq!((game.state.kind(at(7)), game.state.side(at(7))), (Kind::Meadow, Side::Eagle));
    assert_eq!(game.state.nobles[BROWN].estates.len(), 2);

    // Phases 8 and 9.
    assert_eq!(game.state.strategy, GREEN);
    assert_eq!(game.state.discards, cards("3+3+4+4+5"));

    // Phase 10: brown two, blue none, green one, orange one.
    game.says("draw 2+2");
    assert!(game.has(Event::Drew { by: BROWN, count: 2 }));
    game.says("draw 6");
    assert!(game.has(Event::Drew { by: GREEN, count: 1 }));
    game.says("draw 8");
    assert!(game.has(Event::Drew { by: ORANGE, count: 1 }));
    let hands = [BROWN, BLUE, GREEN, ORANGE].map(|seat| game.state.nobles[seat].hand.to_string());
    assert_eq!(hands, ["2+2", "3+5", "3+4+5+6", "4+5+8"]);

    // Phases 11 to 13: the cards return, blue is start player, green chooses the next conflict.
    assert!(game.has(Event::RolesReturned));
    assert!(game.has(Event::StartPassed { to: BLUE }));
    assert!(game.has(Event::RoundBegan { round: 2, start: BLUE }));
    assert!(game.state.nobles.0.iter().all(|noble| noble.card().is_none()) && game.state.aside.is_none());
    assert_eq!(game.turn(), Turn::Seat(GREEN));
    assert_eq!(game.rules.ask(&game.state, GREEN), Some(Ask::Conflict));
}

#[test]
fn had_the_eagles_won_each_of_the_three_would_have_scored_four() {
    let rules = first(4);
    let roles =
        [(BROWN, Role::Builder), (BLUE, Role::Traitor), (GREEN, Role::Strategist), (ORANGE, Role::Diplomat5)];
    let scene =
        Scene::new(&rules).ring(RING.strip_prefix("ring start=1 ").expect("it begins so")).conflict(3);
    let scene = scene.played(BROWN, "3+4+5").played(BLUE, "4+5").played(ORANGE, "3");
    let state = shown(scene, &roles).phase(Phase::Reveal);
    let game = Report::from(&rules, state);
    assert_eq!(game.vp(), [4, 5, 6, 0]);
    assert_eq!((state.kind(at(4)), state.side(at(4))), (Kind::City, Side::Eagle));
}

// The rulings, each by its number.

#[test]
fn ruling_1_two_lands_of_each_kind_one_for_each_house_in_a_ring() {
    let rules = revised(4);
    for seed in 0..200 {
        let mut state = rules.start();
        let ring = rules.draw(&state, &mut Quick::new(seed));
        rules.settle(&mut state, ring, &mut ());
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
    assert_eq!(game.cannot_say(&two_eagles), Reason::WrongRing);
    let three_cities = RING.replace("village/rose", "city/rose");
    assert_eq!(game.cannot_say(&three_cities), Reason::WrongRing);
    assert_eq!(game.cannot_say("draw 2"), Reason::OtherDraw);
}

#[test]
fn ruling_1_both_sides_of_a_land_carry_the_same_figures() {
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
    let drawn = revised(4);
    let mut starts = Seats::NONE;
    for seed in 0..100 {
        let mut state = drawn.start();
        let ring = drawn.draw(&state, &mut Quick::new(seed));
        drawn.settle(&mut state, ring, &mut ());
        starts = starts.with(state.start);
    }
    assert_eq!(starts, Seats::all(4));

    let named = standard(Options { start: Some(THREE), ..Options::usual(3) });
    let mut game = Report::new(&named);
    assert_eq!(game.cannot_say(RING), Reason::WrongStart);
    game.says(&RING.replace("start=1", "start=3"));
    assert_eq!(game.turn(), Turn::Seat(THREE));
    assert_eq!(Report::new(&revised(3)).cannot_say(&RING.replace("start=1", "start=4")), Reason::WrongStart);

    let absent = Options { start: Some(FOUR), ..Options::usual(3) };
    let refused = Verraeter::new(absent, figures::standard()).err();
    assert_eq!(refused, Some(NoGame::Options(Impossible::NoSuchStart)));
}

#[test]
fn ruling_2_sides_alternate_from_the_start_player_and_strategy_begins_to_his_left() {
    for (seats, start, sides) in [
        (4, TWO, [Side::Rose, Side::Eagle, Side::Rose, Side::Eagle].as_slice()),
        (3, TWO, &[Side::Eagle, Side::Eagle, Side::Rose]),
        (3, THREE, &[Side::Rose, Side::Eagle, Side::Eagle]),
    ] {
        let rules = revised(seats);
        let mut game = Report::new(&rules);
        game.says(&RING.replace("start=1", &format!("start={start}")));
        let stand: Vec<Side> = Seats::all(seats).iter().map(|seat| game.state.nobles[seat].side).collect();
        assert_eq!(stand, sides);
        assert_eq!(game.state.strategy, start.left(seats));
    }
}

#[test]
fn ruling_2_first_estates_are_placed_before_supply_is_dealt() {
    let rules = revised(3);
    let mut game = Report::new(&rules);
    game.says(RING).play(ONE, "estate 1").play(TWO, "estate 2");
    assert!(game.state.nobles.0.iter().all(|noble| noble.hand.is_empty()));
    game.play(THREE, "estate 3");
    assert_eq!(game.turn(), Turn::Chance);
    game.says("deal 1:2+3+5 2:2+2+8 3:4+4+6");
    assert_eq!(game.state.nobles[TWO].hand, cards("2+2+8"));
    assert_eq!(game.turn(), Turn::Seat(TWO), "whoever has the strategy card");
}

#[test]
fn ruling_3_first_estates_in_turn_under_any_land_without_building_of_either_side() {
    let rules = revised(4);
    let mut game = Report::new(&rules);
    game.says(&RING.replace("start=1", "start=3"));
    assert_eq!(game.refused(ONE, "estate 1"), Reason::NotYourTurn);
    game.play(THREE, "estate 2"); // the rose's, though he stands for the eagle
    assert_eq!(game.state.side(at(2)), Side::Rose);
    assert_eq!(game.refused(FOUR, "estate 2"), Reason::HasBuilding);
    assert_eq!(game.choices(FOUR).len(), 11);
    assert_eq!(game.refused(FOUR, "build office 1"), Reason::OtherQuestion);
    game.play(FOUR, "estate 1").play(ONE, "estate 12").play(TWO, "estate 7");
    let building = game.view(Eye::Table).lands[1].building.expect("an estate stands there");
    assert_eq!((building.owner, building.face), (THREE, Face::Estate));
}

#[test]
fn ruling_4_one_of_six_aside_then_one_of_five_four_three_two() {
    let rules = revised(4);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").says("aside farmer");
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
    let rules = revised(3);
    let mut game = Report::from(&rules, Scene::new(&rules).start(TWO).strategy(ONE).phase(Phase::Conflict));
    game.play(ONE, "conflict 2").says("aside traitor").play(TWO, "pick builder").play(THREE, "pick farmer");
    assert_eq!(game.choices(ONE), ["pick diplomat2", "pick diplomat5", "pick strategist"]);
    game.play(ONE, "pick diplomat2");
    assert!(game.has(Event::LeftOver { by: ONE, count: 2 }));
    assert!(game.has(Event::LeftOverRoles { by: ONE, roles: roles("diplomat5 strategist") }));
}

#[test]
fn ruling_4_each_drafter_knows_what_he_received_and_passed_on_and_nobody_else_does() {
    let rules = revised(4);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").says("aside farmer").play(ONE, "pick traitor").play(TWO, "pick builder");
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
    assert_eq!(of(Eye::Table, ONE), nothing);
    assert_eq!(of(Eye::Seat(THREE), THREE), (None, Some(roles("diplomat2 diplomat5 strategist")), None));
    assert_eq!(of(Eye::Seat(FOUR), FOUR), nothing, "nothing has been passed to him yet");
    assert_eq!(of(Eye::Open, ONE).0, Some(Role::Traitor));
}

#[test]
fn ruling_5_supply_from_the_start_player_none_to_five_face_up() {
    let rules = revised(3);
    let scene = Scene::new(&rules).start(TWO).conflict(1);
    let scene = scene.hand(TWO, "2+3+4+5+6").hand(THREE, "2+2+3").hand(ONE, "8");
    let scene = shown(scene, &[(ONE, Role::Farmer), (TWO, Role::Traitor), (THREE, Role::Builder)]);
    let mut game = Report::from(&rules, scene.phase(Phase::Supply));
    assert_eq!(game.turn(), Turn::Seat(TWO));
    assert_eq!(game.choices(TWO).len(), 32, "every set of five different cards");
    game.play(TWO, "supply 2+3+4+5+6");
    assert_eq!(game.view(Eye::Table).seats[1].played, cards("2+3+4+5+6"), "for all to see");
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
    let rules = revised(3);
    let scene = Scene::new(&rules).conflict(1).hand(THREE, "2");
    let scene = shown(scene, &[(ONE, Role::Builder), (TWO, Role::Traitor), (THREE, Role::Farmer)]);
    let game = Report::from(&rules, scene.phase(Phase::Supply));
    assert_eq!(game.turn(), Turn::Seat(THREE));
}

#[test]
fn ruling_6_all_reveal_together_and_the_traitor_switches_at_once() {
    let rules = revised(4);
    let scene = Scene::new(&rules).conflict(1).hand(FOUR, "2");
    let roles = [(ONE, Role::Farmer), (TWO, Role::Traitor), (THREE, Role::Diplomat5), (FOUR, Role::Builder)];
    let mut game = Report::from(&rules, shown(scene, &roles).phase(Phase::Supply));
    assert!(game.view(Eye::Table).seats.iter().all(|seat| seat.role.is_none() && seat.has_role));
    game.play(FOUR, "supply -");
    assert!(game.view(Eye::Table).seats.iter().all(|seat| seat.role.is_some() && seat.revealed));
    assert_eq!(game.state.nobles[TWO].side, Side::Eagle);
    assert_eq!(game.state.nobles[THREE].side, Side::Eagle, "not all stood on one side: Diplomat +5 stays");
    // Three stand for the eagle now: 0 + 5 against 0 + 0.
    assert!(game.has(Event::Totalled { eagle: 5, rose: 0 }));
    assert!(game.has(Event::Won { side: Side::Eagle, winners: 3 }));
}

#[test]
fn ruling_6_without_the_traitor_nobody_switches() {
    let rules = revised(3);
    let scene = Scene::new(&rules).side(ONE, Side::Rose).conflict(1);
    let roles = [(ONE, Role::Builder), (TWO, Role::Diplomat2), (THREE, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    let sides = [ONE, TWO, THREE].map(|seat| state.nobles[seat].side);
    assert_eq!(sides, [Side::Rose, Side::Rose, Side::Eagle]);
}

#[test]
fn ruling_6_whoever_has_switched_stays_until_he_switches_again() {
    let rules = revised(3);
    let roles = [(ONE, Role::Traitor), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let mut game = Report::from(&rules, shown(Scene::new(&rules).conflict(1), &roles).phase(Phase::Reveal));
    game.play(TWO, "pass");
    assert_eq!((game.state.round, game.state.nobles[ONE].side), (3, Side::Rose));
    game.play(THREE, "conflict 5").says("aside farmer");
    game.play(TWO, "pick builder").play(THREE, "pick strategist").play(ONE, "pick traitor");
    assert_eq!(game.state.nobles[ONE].side, Side::Eagle);
}

fn all_eagles(rules: &Verraeter, roles: &[(Seat, Role)]) -> State {
    let scene = Scene::new(rules).side(TWO, Side::Eagle).side(FOUR, Side::Eagle).conflict(5);
    shown(scene, roles).phase(Phase::Reveal)
}

#[test]
fn ruling_6_in_2008_diplomat_5_switches_too_when_all_stand_on_one_side() {
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
    let rules = revised(4);
    let roles =
        [(ONE, Role::Farmer), (TWO, Role::Diplomat5), (THREE, Role::Strategist), (FOUR, Role::Builder)];
    let state = all_eagles(&rules, &roles);
    assert_eq!(state.nobles[TWO].side, Side::Rose);
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [0, 5, 2, 0], "no point for switching, the river alone");
}

#[test]
fn ruling_6_in_1998_diplomat_5_never_switches() {
    let rules = first(4);
    let roles =
        [(ONE, Role::Traitor), (TWO, Role::Diplomat5), (THREE, Role::Strategist), (FOUR, Role::Builder)];
    let state = all_eagles(&rules, &roles);
    let sides = [ONE, TWO, THREE, FOUR].map(|seat| state.nobles[seat].side);
    assert_eq!(sides, [Side::Rose, Side::Eagle, Side::Eagle, Side::Eagle]);
}

#[test]
fn ruling_7_land_supply_and_diplomats_of_a_side_are_added_up() {
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
    let rules = revised(3);
    let scene = Scene::new(&rules).conflict(3); // meadow against meadow
    let roles = [(ONE, Role::Traitor), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!((state.side(at(3)), state.side(at(4))), (Side::Eagle, Side::Rose));
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [1, 0, 2, 0]);
}

#[test]
fn ruling_7_the_loser_can_be_a_stronger_land() {
    let rules = revised(4);
    // Wasteland (0) of the eagle beats the city (15) of the rose; ONE and THREE score the city for two: 6.
    let scene = Scene::new(&rules).land(1, Side::Eagle).land(12, Side::Rose).conflict(12).played(ONE, "8+6");
    let roles =
        [(ONE, Role::Diplomat2), (TWO, Role::Builder), (THREE, Role::Farmer), (FOUR, Role::Strategist)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!((state.kind(at(12)), state.side(at(12))), (Kind::City, Side::Eagle));
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [6, 0, 6, 2]);
}

/// The first seat is builder; the conflict between two meadows is a draw.
fn building<'a>(rules: &'a Verraeter, scene: Scene<'a>) -> Report<'a> {
    let roles = [(ONE, Role::Builder), (TWO, Role::Farmer), (THREE, Role::Strategist)];
    Report::from(rules, shown(scene.conflict(3), &roles).phase(Phase::Reveal))
}

#[test]
fn ruling_8_the_builder_places_an_estate_or_an_office_under_a_free_land() {
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
    let rules = revised(3);
    let mut game = building(&rules, Scene::new(&rules));
    game.play(ONE, "pass");
    assert!(game.has(Event::DidNotBuild { by: ONE }));
}

#[test]
fn ruling_8_at_most_two_offices_at_any_time_but_three_estates() {
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
fn ruling_10_the_farmer_draws_first_exactly_three_and_nothing_for_his_estates() {
    let rules = revised(3);
    let scene = Scene::new(&rules).building(THREE, Face::Estate, 1).building(ONE, Face::Estate, 3);
    let scene = scene.role(ONE, Role::Traitor).role(TWO, Role::Diplomat5).role(THREE, Role::Farmer);
    let mut game = Report::from(&rules, scene.aside(Role::Builder).phase(Phase::Draw));
    assert_eq!(game.state.agenda.top(), Some(Step::Draw { to: THREE, due: 3 }));
    assert_eq!(game.cannot_say("draw 2+2"), Reason::WrongCount);
    game.says("draw 2+3+4");
    assert_eq!(game.state.agenda.top(), Some(Step::Draw { to: ONE, due: 1 }), "then from the start player");
    game.says("draw 8");
    assert_eq!(game.state.phase(), Phase::Conflict, "and no more for the farmer");
}

#[test]
fn ruling_10_one_card_for_each_estate_on_a_land_of_ones_present_side() {
    let rules = revised(4);
    // Odd lands are the eagle's. Offices bring nothing, nor do estates on the other side.
    let scene = Scene::new(&rules)
        .start(TWO)
        .building(ONE, Face::Estate, 1)
        .building(ONE, Face::Estate, 2)
        .building(ONE, Face::Office, 3)
        .building(TWO, Face::Estate, 4)
        .building(TWO, Face::Estate, 6)
        .building(THREE, Face::Estate, 8);
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    assert_eq!(game.state.agenda.top(), Some(Step::Draw { to: TWO, due: 2 }));
    game.says("draw 2+2");
    assert_eq!(game.state.agenda.top(), Some(Step::Draw { to: ONE, due: 1 }));
    game.says("draw 3");
    assert_eq!(game.state.phase(), Phase::Conflict);
}

#[test]
fn ruling_10_diplomat_2_draws_one_more_within_the_cap_of_three() {
    let rules = revised(3);
    let scene = Scene::new(&rules).role(ONE, Role::Diplomat2).aside(Role::Farmer);
    let top = |scene: Scene<'_>| scene.phase(Phase::Draw).agenda.top();
    assert_eq!(top(scene.clone()), Some(Step::Draw { to: ONE, due: 1 }));
    let scene = scene.building(ONE, Face::Estate, 1).building(ONE, Face::Estate, 3);
    assert_eq!(top(scene.clone()), Some(Step::Draw { to: ONE, due: 3 }));
    let scene = scene.building(ONE, Face::Estate, 5);
    assert_eq!(top(scene), Some(Step::Draw { to: ONE, due: 3 }), "never more than three");
}

#[test]
fn ruling_10_whoever_would_exceed_five_discards_first_or_draws_fewer() {
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2+3+8").role(ONE, Role::Farmer).aside(Role::Builder);
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    assert_eq!(game.rules.ask(&game.state, ONE), Some(Ask::Limit { due: 3, excess: 2 }));
    assert_eq!(
        game.choices(ONE),
        [
            "discard -",
            "discard 2",
            "discard 2+2",
            "discard 3",
            "discard 2+3",
            "discard 8",
            "discard 2+8",
            "discard 3+8"
        ],
        "every set of at most two, each once"
    );
    assert_eq!(game.refused(ONE, "discard 2+2+3"), Reason::TooManyDiscarded);
    assert_eq!(game.refused(ONE, "discard 4"), Reason::NotInHand);
    assert_eq!(game.refused(ONE, "pass"), Reason::OtherQuestion);

    // As many as find no room: all three are drawn.
    game.play(ONE, "discard 2+2");
    assert!(game.has(Event::MadeRoom { by: ONE, cards: cards("2+2"), draws: 3 }));
    assert_eq!(game.state.discards, cards("2+2"), "in the pile before the draw");
    game.says("draw 4+4+5");
    assert_eq!(game.state.nobles[ONE].hand, cards("3+4+4+5+8"));
}

#[test]
fn ruling_10_one_may_discard_some_and_draw_some_fewer() {
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2+3+8").role(ONE, Role::Farmer).aside(Role::Builder);
    let state = scene.phase(Phase::Draw);
    let mut game = Report::from(&rules, state);
    game.play(ONE, "discard 3").says("draw 4+4");
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+4+4+8"));

    let mut game = Report::from(&rules, state);
    game.play(ONE, "discard -").says("draw 4");
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+3+4+8"));
}

#[test]
fn ruling_10_a_full_hand_may_draw_nothing_at_all() {
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2+3+3+8").building(ONE, Face::Estate, 1);
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    assert_eq!(game.rules.ask(&game.state, ONE), Some(Ask::Limit { due: 1, excess: 1 }));
    game.play(ONE, "discard -");
    assert_eq!(game.state.phase(), Phase::Conflict);
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+3+3+8"));
}

#[test]
fn ruling_10_whoever_does_not_exceed_five_is_not_asked() {
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2").role(ONE, Role::Farmer).aside(Role::Builder);
    assert_eq!(scene.phase(Phase::Draw).agenda.top(), Some(Step::Draw { to: ONE, due: 3 }));
}

#[test]
fn ruling_10_a_card_due_from_an_empty_stock_shuffles_the_discards_then_and_not_earlier() {
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 1).building(TWO, Face::Estate, 2).stock("8");
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    let discards = game.state.discards;
    assert_eq!(game.cannot_say("draw 2"), Reason::NotInBox, "the last card of the stock comes first");
    game.says("draw 8");
    assert!(game.state.stock.is_empty() && game.state.discards == discards, "nothing is due yet");
    assert!(!game.has(Event::Reshuffled));
    game.says("draw 2");
    assert!(game.has(Event::Reshuffled));
    assert_eq!(game.state.stock, discards - cards("2"));
    assert!(game.state.discards.is_empty());
}

#[test]
fn ruling_10_a_draw_goes_on_through_the_shuffle_and_discards_for_the_limit_are_in_it() {
    let rules = revised(3);
    let scene =
        Scene::new(&rules).hand(ONE, "2+2+3+8").role(ONE, Role::Farmer).aside(Role::Builder).stock("6");
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    game.play(ONE, "discard 3+8");
    assert_eq!(game.cannot_say("draw 3+4+8"), Reason::NotInBox);
    game.says("draw 3+6+8");
    let told = [
        Event::Drew { by: ONE, count: 1 },
        Event::DrewCards { by: ONE, cards: cards("6") },
        Event::Reshuffled,
        Event::Drew { by: ONE, count: 2 },
        Event::DrewCards { by: ONE, cards: cards("3+8") },
    ];
    assert_eq!(game.events[..5], told);
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+3+6+8"));
}

#[test]
fn ruling_11_the_game_ends_after_eight_rounds_with_four_and_nine_with_three() {
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
    let rules = revised(3);
    // The rose owns its last wasteland; the eagle takes it.
    let scene = Scene::new(&rules).all_lands(Side::Eagle).land(2, Side::Rose).conflict(2);
    let scene = scene.building(ONE, Face::Estate, 3);
    let roles = [(ONE, Role::Diplomat2), (TWO, Role::Builder), (THREE, Role::Strategist)];
    let mut game = Report::from(&rules, shown(scene, &roles).phase(Phase::Reveal));
    game.play(TWO, "build office 12");
    assert_eq!(game.turn(), Turn::Chance, "the round goes on to its tenth phase");
    game.says("draw 2+2");
    assert!(game.has(Event::OneHouse { side: Side::Eagle }) && game.has(Event::Ended));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.state.round, 2);
    assert_eq!(game.refused(ONE, "conflict 1"), Reason::GameOver);
    assert_eq!(game.cannot_say("aside farmer"), Reason::NotTheBox);
}

#[test]
fn ruling_11_offices_up_to_two_times_cards_in_hand_up_to_three() {
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
    assert_eq!([ONE, TWO, THREE, FOUR].map(|seat| scores.place(seat)), [1, 3, 4, 2]);
}

#[test]
fn ruling_11_during_play_scores_are_as_if_the_game_ended_now() {
    let rules = revised(3);
    let scene = Scene::new(&rules).vp(ONE, 4).building(ONE, Face::Office, 1).hand(ONE, "2+2");
    let scores = rules.scores(&scene.phase(Phase::Conflict));
    assert_eq!(scores.points(ONE), 6);
}

#[test]
fn ruling_11_a_tie_is_a_shared_victory() {
    let rules = revised(3);
    let scene = Scene::new(&rules).round(9).vp(ONE, 7).vp(TWO, 9).vp(THREE, 9).hand(THREE, "2");
    let scores = rules.scores(&scene.phase(Phase::Draw));
    assert!(scores.winners().iter().eq([TWO, THREE]));
    assert_eq!(scores.place(ONE), 3);
}

#[test]
fn ruling_12_what_is_public_and_what_is_secret() {
    let rules = revised(4);
    let mut game = Report::new(&rules);
    game.says(RING)
        .play(ONE, "estate 1")
        .play(TWO, "estate 3")
        .play(THREE, "estate 5")
        .play(FOUR, "estate 8");
    game.says("deal 1:2+3+5 2:2+2+8 3:4+4+6 4:3+5+5").play(TWO, "conflict 3").says("aside diplomat2");
    game.play(ONE, "pick builder").play(TWO, "pick traitor").play(THREE, "pick strategist");
    game.play(FOUR, "pick diplomat5").play(ONE, "supply 2");

    let table = game.view(Eye::Table);
    assert_eq!(table.lands.len(), 12);
    assert_eq!((table.start, table.strategy), (Some(ONE), Some(TWO)));
    assert_eq!((table.stock_size, table.stock, table.aside, table.untaken), (11, None, None, None));
    assert!(table.is_set_aside);
    assert_eq!(table.seats.iter().map(|seat| seat.hand_size).collect::<Vec<_>>(), [2, 3, 3, 3]);
    assert!(table.seats.iter().all(|seat| seat.hand.is_none() && seat.role.is_none() && seat.side.is_some()));
    assert_eq!(table.seats[0].played, cards("2"));

    let own = game.view(Eye::Seat(TWO));
    assert_eq!(own.seats[1].hand, Some(cards("2+2+8")));
    assert_eq!(own.seats[1].role, Some(Role::Traitor));
    assert_eq!((own.aside, own.untaken, own.seats[0].hand), (None, None, None));
    assert_eq!(game.view(Eye::Seat(FOUR)).untaken, Some(roles("farmer")), "he left it");

    let open = game.view(Eye::Open);
    assert_eq!((open.aside, open.untaken), (Some(Role::Diplomat2), Some(roles("farmer"))));
    assert_eq!(open.stock, Some(cards("2+2+3+3+3+4+4+4+5+5+6")));
    assert!(
        open.seats.iter().all(|seat| seat.hand.is_some() && seat.role.is_some() && seat.received.is_some())
    );
}

#[test]
fn ruling_12_what_the_box_and_the_others_do_in_secret_is_seen_as_such() {
    let rules = revised(3);
    let state = Scene::new(&rules).at(&[Step::ShuffleRoles, Step::OpenDraft, Step::Draw { to: TWO, due: 2 }]);
    let aside = "aside farmer".parse().expect("a draw");
    assert_eq!(rules.glimpse(&state, aside, Eye::Seat(ONE)).to_string(), "aside ?");
    assert_eq!(rules.glimpse(&state, aside, Eye::Open).to_string(), "aside farmer");
    let pick = "pick builder".parse().expect("an action");
    assert_eq!(rules.seen(&state, pick, ONE, Eye::Seat(TWO)).to_string(), "pick ?");
    assert_eq!(rules.seen(&state, pick, ONE, Eye::Seat(ONE)).to_string(), "pick builder");
    let state = Scene::new(&rules).at(&[Step::Draw { to: TWO, due: 2 }]);
    let draw = "draw 3+8".parse().expect("a draw");
    assert_eq!(rules.glimpse(&state, draw, Eye::Seat(ONE)).to_string(), "draw ?+?");
    assert_eq!(rules.glimpse(&state, draw, Eye::Seat(TWO)).to_string(), "draw 3+8");
    let state = Scene::new(&rules).at(&[Step::Deal]);
    let deal = "deal 1:2+3+5 2:2+2+8 3:4+4+6".parse().expect("a draw");
    assert_eq!(rules.glimpse(&state, deal, Eye::Seat(TWO)).to_string(), "deal 1:?+?+? 2:2+2+8 3:?+?+?");
    assert_eq!(rules.glimpse(&state, deal, Eye::Table).to_string(), "deal 1:?+?+? 2:?+?+? 3:?+?+?");
}

// What else the rulebook says.

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    let figures = figures::standard();
    let supply = Value::ALL.map(|value| (value.cp(), figures.supply[value]));
    assert_eq!(supply, [(2, 5), (3, 5), (4, 5), (5, 5), (6, 2), (8, 1)]);
    assert_eq!(figures.supply.total(), 23);
    assert_eq!(Role::ALL.len(), 6);
    assert_eq!(figures.land(Kind::River).cp, 5);
    assert_eq!(figures.land(Kind::City).cp, 15);
    assert_eq!(figures.land(Kind::River).vp[..2], [5, 4]);
    assert_eq!(figures.land(Kind::City).vp[2], 4);
}

#[test]
fn in_1998_everyone_begins_with_3_4_and_5_and_all_know_it() {
    let rules = first(3);
    let mut game = Report::new(&rules);
    game.says(RING).play(ONE, "estate 1").play(TWO, "estate 2").play(THREE, "estate 3");
    assert!(game.has(Event::HandedOut { cards: cards("3+4+5") }));
    assert_eq!(game.turn(), Turn::Seat(TWO), "no deal: whoever has the strategy card begins");
    let view = game.view(Eye::Seat(ONE));
    assert_eq!((view.seats[1].hand, view.seats[1].known), (None, cards("3+4+5")));
    assert_eq!(game.state.stock, cards("2+2+2+2+2+3+3+4+4+5+5+6+6+8"));
}

#[test]
fn in_1998_what_is_played_of_the_known_hand_is_no_longer_known_in_it() {
    let rules = first(3);
    let mut game = Report::new(&rules);
    game.says(RING).play(ONE, "estate 1").play(TWO, "estate 2").play(THREE, "estate 3");
    game.play(TWO, "conflict 1").says("aside farmer");
    game.play(ONE, "pick traitor").play(TWO, "pick builder").play(THREE, "pick diplomat2");
    game.play(ONE, "supply 3+5");
    assert_eq!(game.view(Eye::Seat(TWO)).seats[0].known, cards("4"));
    let mut dice = Quick::new(1);
    for _ in 0..100 {
        let world = game.rules.redeal(&game.state, TWO, &mut dice);
        assert_eq!(world.nobles[ONE].hand, cards("4"));
        assert_eq!(world.nobles[THREE].hand, cards("3+4+5"));
    }
}

#[test]
fn the_conflict_is_between_adjacent_lands_of_opposite_houses() {
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
fn the_start_player_card_passes_to_the_left_even_to_the_strategist() {
    let rules = revised(3);
    let state = Scene::new(&rules).start(THREE).strategy(ONE).phase(Phase::Draw);
    assert_eq!((state.start, state.strategy), (ONE, ONE));
    assert_eq!(rules.turn(&state), Turn::Seat(ONE));
}

#[test]
fn everyone_is_start_player_equally_often() {
    for (seats, times) in [(4u8, 2), (3, 3)] {
        let options = Options::usual(seats);
        assert_eq!(options.rounds(), seats * times);
    }
}

#[test]
fn the_strategist_scores_two_and_the_traitor_one_even_when_they_lose() {
    let rules = revised(4);
    // Village (10) of the eagle against city (15) of the rose; the rose wins.
    let scene = Scene::new(&rules).land(10, Side::Eagle).land(11, Side::Rose).conflict(10);
    let roles = [(ONE, Role::Strategist), (TWO, Role::Traitor), (THREE, Role::Farmer), (FOUR, Role::Builder)];
    let state = shown(scene, &roles).phase(Phase::Reveal);
    assert_eq!(state.nobles.0.map(|noble| noble.vp), [2, 1, 0, 7], "one winner: the village for one");
}

#[test]
fn the_fewer_have_won_the_more_each_scores() {
    let rules = first(4);
    let mut scored = Vec::new();
    for winners in 1..=4 {
        let mut scene = Scene::new(&rules).land(10, Side::Eagle).land(11, Side::Rose).conflict(10);
        for (n, seat) in Seats::all(4).iter().enumerate() {
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
fn an_estate_brings_nothing_once_its_land_has_gone_over_or_its_owner_has() {
    let rules = revised(4);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 3).building(TWO, Face::Estate, 4);
    let next = |scene: Scene<'_>| scene.phase(Phase::Draw).agenda.top();
    assert_eq!(next(scene.clone()), Some(Step::Draw { to: ONE, due: 1 }));
    assert_eq!(next(scene.clone().land(3, Side::Rose)), Some(Step::Draw { to: TWO, due: 1 }));
    assert_eq!(next(scene.side(ONE, Side::Rose)), Some(Step::Draw { to: TWO, due: 1 }));
}

#[test]
fn the_final_round_ends_with_phase_10() {
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
fn editions_differ_only_in_their_plans() {
    let (old, new) = (first(4), revised(4));
    let without: Vec<Step> =
        new.plans().round.iter().copied().filter(|&step| step != Step::DiplomatSwitches).collect();
    assert_eq!(old.plans().round, without);
    assert_eq!(old.options().edition, Edition::Edition1998);
    assert_eq!((old.plans().between, old.plans().end), (new.plans().between, new.plans().end));
}

#[test]
fn the_phases_of_a_round_come_in_the_order_of_the_rulebook() {
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
