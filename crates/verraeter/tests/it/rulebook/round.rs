//! The round that the rulebook plays, to the card.

use crate::rulebook::play::{FOUR, ONE, RING, Report, THREE, TWO, at, cards, first, roles, shown};
use engine::{Eye, Game, Seat, SeatSet, Turn};
use verraeter::plan::Phase;
use verraeter::{Ask, Border, Event, Kind, Role, Scene, Side};

const BROWN: Seat = ONE;
const BLUE: Seat = TWO;
const GREEN: Seat = THREE;
const ORANGE: Seat = FOUR;

#[test]
fn the_round_of_the_rulebook() {
    engine::proves!(
        "setup.sides",
        "setup.strategy",
        "setup.estates",
        "reveal.traitor",
        "battle.total",
        "battle.points",
        "battle.bonus",
        "strategist.take",
        "draw.discard",
        "draw.estates",
        "next.actions",
        "next.start",
        "next.round",
    );
    let rules = first(4);
    let mut game = Report::new(&rules);

    // Preparation: brown begins and stands for the eagle, the others in turn for rose, eagle, rose.
    game.chance(RING);
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
    game.chance("aside diplomat2").play(BROWN, "pick builder").play(BLUE, "pick traitor");
    game.play(GREEN, "pick strategist").play(ORANGE, "pick diplomat5");
    assert_eq!(game.view(Eye::Seat(ORANGE)).untaken, Some(roles("farmer")));

    // Phase 3.
    game.play(BROWN, "supply 3+4+5").play(BLUE, "supply 4").play(GREEN, "supply -").play(ORANGE, "supply 3");

    // Phase 4: blue goes over to the eagle.
    assert!(game.has(Event::Switched { by: BLUE, role: Role::Traitor, side: Side::Eagle }));
    let eagles = game.state.on_side(SeatSet::all(4), Side::Eagle);
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
    game.chance("draw 2+2");
    assert!(game.has(Event::Drew { by: BROWN, count: 2 }));
    game.chance("draw 6");
    assert!(game.has(Event::Drew { by: GREEN, count: 1 }));
    game.chance("draw 8");
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
    engine::proves!("battle.winner", "battle.points");
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
