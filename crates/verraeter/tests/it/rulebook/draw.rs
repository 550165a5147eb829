//! Phases 9 and 10: ruling 10.

use crate::rulebook::play::{ONE, Report, THREE, TWO, cards, revised};
use engine::Game;
use verraeter::plan::{Phase, Step};
use verraeter::{Ask, Event, Face, Reason, Role, Scene, Side};

#[test]
fn ruling_10_the_farmer_draws_first_exactly_three_and_nothing_for_his_estates() {
    engine::proves!("draw.farmer");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(THREE, Face::Estate, 1).building(ONE, Face::Estate, 3);
    let scene = scene.role(ONE, Role::Traitor).role(TWO, Role::Diplomat5).role(THREE, Role::Farmer);
    let mut game = Report::from(&rules, scene.aside(Role::Builder).phase(Phase::Draw));
    assert_eq!(game.state.agenda.peek(), Some(Step::Draw { to: THREE, due: 3 }));
    assert_eq!(game.chance_refused("draw 2+2"), Reason::WrongCount);
    game.chance("draw 2+3+4");
    assert_eq!(game.state.agenda.peek(), Some(Step::Draw { to: ONE, due: 1 }), "then from the start player");
    game.chance("draw 8");
    assert_eq!(game.state.phase(), Phase::Conflict, "and no more for the farmer");
}

#[test]
fn ruling_10_one_card_for_each_estate_on_a_land_of_ones_present_side() {
    engine::proves!("draw.estates", "round.turns");
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
    assert_eq!(game.state.agenda.peek(), Some(Step::Draw { to: TWO, due: 2 }));
    game.chance("draw 2+2");
    assert_eq!(game.state.agenda.peek(), Some(Step::Draw { to: ONE, due: 1 }));
    game.chance("draw 3");
    assert_eq!(game.state.phase(), Phase::Conflict);
}

#[test]
fn ruling_10_diplomat_2_draws_one_more_within_the_cap_of_three() {
    engine::proves!("draw.diplomat", "draw.three");
    let rules = revised(3);
    let scene = Scene::new(&rules).role(ONE, Role::Diplomat2).aside(Role::Farmer);
    let top = |scene: Scene<'_>| scene.phase(Phase::Draw).agenda.peek();
    assert_eq!(top(scene.clone()), Some(Step::Draw { to: ONE, due: 1 }));
    let scene = scene.building(ONE, Face::Estate, 1).building(ONE, Face::Estate, 3);
    assert_eq!(top(scene.clone()), Some(Step::Draw { to: ONE, due: 3 }));
    let scene = scene.building(ONE, Face::Estate, 5);
    assert_eq!(top(scene), Some(Step::Draw { to: ONE, due: 3 }), "never more than three");
}

#[test]
fn ruling_10_whoever_would_exceed_five_discards_first_or_draws_fewer() {
    engine::proves!("draw.limit", "draw.room", "draw.farmer", "supply.hand");
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
    game.chance("draw 4+4+5");
    assert_eq!(game.state.nobles[ONE].hand, cards("3+4+4+5+8"));
}

#[test]
fn ruling_10_one_may_discard_some_and_draw_some_fewer() {
    engine::proves!("draw.limit", "draw.room");
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2+3+8").role(ONE, Role::Farmer).aside(Role::Builder);
    let state = scene.phase(Phase::Draw);
    let mut game = Report::from(&rules, state);
    game.play(ONE, "discard 3").chance("draw 4+4");
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+4+4+8"));

    let mut game = Report::from(&rules, state);
    game.play(ONE, "discard -").chance("draw 4");
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+3+4+8"));
}

#[test]
fn ruling_10_a_full_hand_may_draw_nothing_at_all() {
    engine::proves!("draw.limit");
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
    engine::proves!("draw.due");
    let rules = revised(3);
    let scene = Scene::new(&rules).hand(ONE, "2+2").role(ONE, Role::Farmer).aside(Role::Builder);
    assert_eq!(scene.phase(Phase::Draw).agenda.peek(), Some(Step::Draw { to: ONE, due: 3 }));
}

#[test]
fn ruling_10_a_card_due_from_an_empty_stock_shuffles_the_discards_then_and_not_earlier() {
    engine::proves!("draw.stock");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 1).building(TWO, Face::Estate, 2).stock("8");
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    let discards = game.state.discards;
    assert_eq!(game.chance_refused("draw 2"), Reason::NotInBox, "the last card of the stock comes first");
    game.chance("draw 8");
    assert!(game.state.stock.is_empty() && game.state.discards == discards, "nothing is due yet");
    assert!(!game.has(Event::Reshuffled));
    game.chance("draw 2");
    assert!(game.has(Event::Reshuffled));
    assert_eq!(game.state.stock, discards - cards("2"));
    assert!(game.state.discards.is_empty());
}

#[test]
fn ruling_10_a_draw_goes_on_through_the_shuffle_and_discards_for_the_limit_are_in_it() {
    engine::proves!("draw.stock", "draw.room");
    let rules = revised(3);
    let scene =
        Scene::new(&rules).hand(ONE, "2+2+3+8").role(ONE, Role::Farmer).aside(Role::Builder).stock("6");
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    game.play(ONE, "discard 3+8");
    assert_eq!(game.chance_refused("draw 3+4+8"), Reason::NotInBox);
    game.chance("draw 3+6+8");
    let expected = [
        Event::Drew { by: ONE, count: 1 },
        Event::DrewCards { by: ONE, cards: cards("6") },
        Event::Reshuffled,
        Event::Drew { by: ONE, count: 2 },
        Event::DrewCards { by: ONE, cards: cards("3+8") },
    ];
    assert_eq!(game.events[..5], expected);
    assert_eq!(game.state.nobles[ONE].hand, cards("2+2+3+6+8"));
}

#[test]
fn an_estate_brings_nothing_once_its_land_has_gone_over_or_its_owner_has() {
    engine::proves!("draw.estates", "box.buildings");
    let rules = revised(4);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 3).building(TWO, Face::Estate, 4);
    let next = |scene: Scene<'_>| scene.phase(Phase::Draw).agenda.peek();
    assert_eq!(next(scene.clone()), Some(Step::Draw { to: ONE, due: 1 }));
    assert_eq!(next(scene.clone().land(3, Side::Rose)), Some(Step::Draw { to: TWO, due: 1 }));
    assert_eq!(next(scene.side(ONE, Side::Rose)), Some(Step::Draw { to: TWO, due: 1 }));
}
