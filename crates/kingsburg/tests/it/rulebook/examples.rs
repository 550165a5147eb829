//! Every worked example of the rulebook, in the book's order: the first spring, the king, the envoy, the first winter, the
//! note on Statue and Chapel, and the examples I to VI at its end.

use crate::rulebook::play::{A, B, C, D, Play, base, scene, with};
use engine::SeatSet;
use kingsburg::invaders::Race;
use kingsburg::module::Governor;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scene};

/// A season in which these dice are rolled.
fn rolled<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season, roll: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.season(season));
    play.chance(roll);
    play
}

/// Andrea, Barbara, Carlo and Davide are the seats 1 to 4; the order drawn is Carlo, Andrea, Davide, Barbara.
#[test]
fn example_the_first_spring_of_andrea_barbara_carlo_and_davide() {
    engine::proves!("influence.turn", "influence.free", "advisors.order", "advisors.choice", "building.turn");
    let rules = base(4);
    let mut play = Play::start(&rules);
    play.chance("order 3,1,4,2");

    // King's aid: all are tied, everybody takes a good, in standing order.
    play.asks(C).does(C, "take gold").asks(A).does(A, "take wood");
    play.asks(D).does(D, "take gold").asks(B).does(B, "take stone");

    // Totals 9, 13, 10 and 10: Carlo was before Davide and stays so.
    play.chance("roll 1:135 2:445 3:226 4:235");
    assert_eq!(play.order(), [A, C, D, B]);

    play.does(A, "place 3+5>8");
    play.asks(C).may_not(C, "place 2+6>8", Reason::Occupied).does(C, "place 2+2>4");
    play.does(D, "place 2+5>7");
    play.may_not(B, "place 4+4>8", Reason::Occupied).does(B, "place 4+5>9");
    play.does(A, "place 1>1");
    play.does(C, "place 6>6").does(D, "place 3>3");
    // Barbara has a 4 left, and the Merchant is taken: she passes unasked, as do all who have no dice left.

    // The Jester, the Architect, the Merchant; the Alchemist turns Carlo's wood into gold and stone.
    assert_eq!(play.lord(A).vp, 1);
    assert_eq!(play.goods(D), [1, 1, 0]);
    play.asks(C).may_not(C, "take stone", Reason::NotOnOffer).does(C, "take wood");
    play.asks(C).does(C, "trade wood");
    assert_eq!(play.goods(C), [2, 0, 1]);
    // The Astronomer: a token and a second wood for Davide.
    play.asks(D).does(D, "take wood");
    assert_eq!((play.goods(D), play.lord(D).tokens), ([1, 2, 0], 1));
    // The Treasurer for Andrea, the Master Hunter for Barbara.
    play.asks(B).may_not(B, "take wood", Reason::NotOnOffer).does(B, "take gold");
    assert_eq!(play.goods(A), [2, 1, 0]);
    assert_eq!(play.goods(B), [1, 1, 1]);

    // Buildings are built in the order of play.
    play.asks(A).does(A, "build statue");
    assert_eq!((play.lord(A).vp, play.goods(A)), (4, [0, 1, 0]), "1 from the Jester and 3 for the Statue");
    play.asks(C).does(C, "build guard-tower");
    assert_eq!((play.lord(C).vp, play.goods(C)), (1, [1, 0, 0]));
    play.asks(D).does(D, "build palisade");
    assert_eq!((play.lord(D).vp, play.goods(D)), (0, [1, 0, 0]));
    play.asks(B).does(B, "build inn");
    assert_eq!(play.goods(B), [0, 0, 1]);

    // King's reward: one building each, all are tied.
    assert_eq!([A, B, C, D].map(|seat| play.lord(seat).vp), [5, 1, 2, 1]);
    play.expects_chance();
}

#[test]
fn example_the_kings_aid_of_the_third_year() {
    engine::proves!("king.aid");
    // Andrea has 6 buildings, Barbara 5 and two goods, Carlo 5 and no good, Davide 6 and one good.
    let rules = base(4);
    let six = [Building::Church, Building::Farms];
    let five = [Building::Church, Building::Market];
    let scene = scene(&rules).year(3).built(A, &six).built(B, &five).built(C, &five).built(D, &six);
    let state = scene.goods(B, 1, 1, 0).goods(D, 1, 0, 0).at(&[Step::KingsAid, Step::End]);
    assert_eq!(state.aided, Some(C), "as many buildings as Barbara, and fewer goods");
}

#[test]
fn example_the_envoy_of_the_second_year() {
    engine::proves!("king.envoy", "king.envoy-back");
    // Andrea has 5 buildings, Barbara 4 and two goods, Carlo 4 and one good, Davide 4 and no good.
    let rules = base(4);
    let four = [Building::Cathedral];
    let five = [Building::Cathedral, Building::Inn];
    let scene = scene(&rules).year(2).built(A, &five).built(B, &four).built(C, &four).built(D, &four);
    let state = scene.goods(B, 1, 1, 0).goods(C, 0, 0, 1).envoy(A).at(&[Step::KingsEnvoy, Step::End]);
    assert_eq!(state.envoy, Some(D));
}

#[test]
fn example_the_envoy_builds_barricade_and_blacksmith() {
    engine::proves!("building.second", "king.envoy-use", "king.envoy-back");
    // Davide has one gold and three wood.
    let rules = base(4);
    let scene = scene(&rules).goods(D, 1, 3, 0).built(D, &[Building::GuardTower]).envoy(D);
    let mut play = Play::new(&rules, scene.building(Season::Spring));
    play.does(D, "build barricade").asks(D).does(D, "build blacksmith");
    assert_eq!(play.goods(D), [0, 0, 0]);
    assert_eq!(play.state.envoy, None);
    assert!(play.has_event(Event::Built { by: D, building: Building::Blacksmith, envoy: true }));
}

#[test]
fn example_the_envoy_joins_barbara_at_the_architect() {
    engine::proves!("influence.envoy", "king.envoy-use", "king.envoy-back", "advisors.order");
    // Davide has a 3 left, and Barbara has influenced the Architect.
    let rules = base(4);
    let mut play = rolled(&rules, scene(&rules).envoy(D), Season::Spring, "roll 1:111 2:345 3:666 4:366");
    play.does(A, "pass").does(B, "place 3>3").does(D, "place 3>3");
    assert_eq!(play.state.envoy, None, "the envoy returns when it is used");
    play.does(C, "pass").does(B, "pass").does(D, "pass");
    assert_eq!((play.goods(B), play.goods(D)), ([0, 1, 0], [0, 1, 0]), "both are paid");
}

#[test]
fn example_the_goblins_of_the_first_winter() {
    engine::proves!("winter.reinforce", "winter.total", "winter.outcome", "winter.destroyed", "winter.home");
    let rules = base(4);
    let state = scene(&rules)
        .built(A, &[Building::Statue, Building::Palisade, Building::Barricade])
        .built(B, &[Building::Inn, Building::GuardTower])
        .soldiers(B, 1)
        .goods(B, 0, 1, 1)
        .built(C, &[Building::Blacksmith, Building::Barricade])
        .built(D, &[Building::Inn, Building::Crane])
        .goods(D, 0, 1, 0)
        .invader(Race::Goblins, 3)
        .winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    let fought = |by, total, won, lost| Event::Fought { by, total, won, lost };
    assert!(play.has_event(fought(A, 3, false, false)), "Andrea draws");
    assert!(play.has_event(fought(B, 3, false, false)), "Barbara draws");
    assert!(play.has_event(fought(C, 4, true, false)), "Carlo wins a stone");
    assert!(play.has_event(fought(D, 2, false, true)), "Davide loses");
    assert_eq!(play.goods(C), [0, 0, 1]);
    // Davide has no gold to lose; the Crane, in his right-most column, is destroyed with its VP.
    assert_eq!(play.goods(D), [0, 1, 0]);
    assert!(play.has_event(Event::Destroyed { of: D, building: Building::Crane }));
    assert!(!play.lord(D).province.has(Building::Crane) && play.lord(D).province.has(Building::Barricade));
    assert_eq!(play.lord(D).vp, -1);
    // Carlo is the best of the victors.
    assert!(play.has_event(Event::Best { seats: SeatSet::singleton(C) }));
    assert_eq!(play.lord(C).vp, 1);
    assert!([A, B, C, D].iter().all(|&seat| play.lord(seat).soldiers == 0));
}

#[test]
fn example_2_2_2_2_may_become_7_by_the_statue_and_be_rolled_again_by_the_chapel() {
    engine::proves!("dice.statue", "dice.chapel", "dice.change", "terms.once");
    let rules = base(3);
    let state = scene(&rules).built(A, &[Building::Chapel, Building::Farms]).season(Season::Spring);
    let mut play = Play::new(&rules, state);
    play.chance("roll 1:222/2 2:666 3:666").asks(A);
    assert_eq!(play.choices(A), ["done", "statue 2", "statue 2w"]);
    play.may_not(A, "chapel", Reason::TotalTooHigh).does(A, "statue 2").chance("reroll 1");
    play.asks(A).may_not(A, "statue 2", Reason::UsedThisSeason).does(A, "chapel").chance("reroll 111/1");
    // Whatever falls now must be accepted.
    assert_eq!(play.order()[0], A);
    play.asks(A).may_not(A, "chapel", Reason::OtherQuestion);
}

#[test]
fn example_i_the_inns_token_may_pay_the_town_hall() {
    engine::proves!("close.town-hall", "close.order");
    let rules = base(3);
    let scene = scene(&rules).built(A, &[Building::Inn, Building::TownHall]);
    let mut play = Play::new(&rules, scene.season_end(Season::Summer));
    assert_eq!(play.choices(A), ["done", "town-hall token"]);
    play.does(A, "town-hall token");
    assert_eq!((play.lord(A).vp, play.lord(A).tokens), (1, 0));
    assert!(play.is_over(), "one VP a season and no more");
}

#[test]
fn example_ii_the_statue_first_then_the_chapel() {
    engine::proves!("dice.change", "dice.chapel");
    let rules = base(3);
    let state = scene(&rules).built(A, &[Building::Chapel]).season(Season::Summer);
    let mut play = Play::new(&rules, state);
    play.chance("roll 1:333 2:666 3:666").may_not(A, "chapel", Reason::TotalTooHigh);
    play.does(A, "statue 3").chance("reroll 1").asks(A).does(A, "chapel").chance("reroll 456");
    assert_eq!(play.order(), [A, B, C]);
}

#[test]
fn example_iii_chapel_first_may_cost_the_statue() {
    engine::proves!("dice.statue", "dice.change");
    let rules = base(3);
    let state = scene(&rules).built(A, &[Building::Chapel]).season(Season::Summer);
    let mut play = Play::new(&rules, state);
    play.chance("roll 1:222 2:666 3:666");
    assert_eq!(play.choices(A), ["done", "statue 2", "chapel"]);
    let mut chapel = Play::new(&rules, play.state);
    chapel.does(A, "chapel").chance("reroll 245");
    assert_eq!(chapel.order()[0], A, "three different numbers: the Statue cannot be used, nobody is asked");
    let mut lucky = Play::new(&rules, play.state);
    lucky.does(A, "chapel").chance("reroll 444").asks(A).does(A, "statue 4");
    // The Statue first: the Chapel only if the die shows 3 or less.
    play.does(A, "statue 2").chance("reroll 4");
    play.may_not(A, "chapel", Reason::OtherQuestion);
}

#[test]
fn example_iv_statue_chapel_and_philosopher() {
    engine::proves!("governors.dice", "dice.change");
    let rules = with(3, Modules::GOVERNORS);
    let scene = scene(&rules).governor(A, Governor::Philosopher).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:222 2:666 3:666");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["chapel", "done", "philosopher", "statue 2"]);
    play.does(A, "statue 2").chance("reroll 6");
    assert_eq!(play.choices(A), ["done", "philosopher"]);
    play.does(A, "philosopher").chance("reroll 115");
    assert_eq!(play.choices(A), ["done", "chapel"]);
    let mut content = Play::new(&rules, play.state);
    content.does(A, "done");
    assert_eq!(content.lord(A).vp, 1, "he may take the point and leave the Chapel");
    play.does(A, "chapel").chance("reroll 444");
    assert_eq!(play.lord(A).vp, 0);
    // Neither the Statue again nor the Philosopher: his total is twelve.
    assert_eq!((play.lord(A).dice.total(), play.order()[0]), (12, A));
    play.asks(A).may_not(A, "philosopher", Reason::OtherQuestion);
}

#[test]
fn example_v_chapel_and_university() {
    engine::proves!("dice.look");
    let rules = with(3, Modules::ROWS | Modules::ALTERNATIVE);
    let both = scene(&rules).built(A, &[Building::Chapel, Building::University]);
    let mut kept = rolled(&rules, both.clone(), Season::Spring, "roll 1:123 2:666 3:666");
    assert_eq!(kept.lord(A).vp, 0, "the University comes last");
    kept.does(A, "done");
    assert_eq!(kept.lord(A).vp, 2);
    for (again, points) in [("reroll 234", 2), ("reroll 235", 0), ("reroll 112", 2)] {
        let mut play = rolled(&rules, both.clone(), Season::Spring, "roll 1:123 2:666 3:666");
        play.does(A, "chapel").chance(again);
        assert_eq!(play.lord(A).vp, points, "{again}");
    }
}

#[test]
fn example_vi_griffin_ranch_and_university() {
    engine::proves!("dice.look");
    let rules = with(3, Modules::ROWS | Modules::ALTERNATIVE);
    let both = scene(&rules).built(A, &[Building::GriffinRanch, Building::University]);
    let play = rolled(&rules, both, Season::Spring, "roll 1:123 2:666 3:666");
    assert_eq!((play.lord(A).soldiers, play.lord(A).vp), (1, 2));
}
