//! Influencing, the advisors and the envoy: rulings 3, 4, 5, 9, 13.

use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, base, scene};
use kingsburg::plan::Season;
use kingsburg::{Advisor, Building, Event, Kingsburg, Options, Reason, Stables};

/// A season in which only the first seat has dice that matter.
fn rolled<'a>(rules: &'a Kingsburg, scene: kingsburg::Scene<'a>, roll: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.season(Season::Spring));
    play.chance(roll);
    play
}

#[test]
fn ruling_3_a_group_needs_a_coloured_die_and_any_white_dice() {
    engine::proves!("influence.coloured", "influence.group", "dice.white");
    let rules = base(3);
    let mut play = rolled(&rules, scene(&rules).built(A, &[Building::Farms]), "roll 1:125/4 2:666 3:666");
    play.may_not(A, "place 1+2+5w>8", Reason::NoSuchDice);
    let choices = play.choices(A);
    assert!(choices.contains(&"place 2+4w>6".to_string()));
    assert!(!choices.iter().any(|choice| choice.starts_with("place 4w")), "white dice never go alone");
}

#[test]
fn ruling_3_equal_dice_are_equal_and_no_action_is_listed_twice() {
    engine::proves!("influence.group");
    let rules = base(3);
    let play = rolled(&rules, scene(&rules), "roll 1:222 2:666 3:666");
    assert_eq!(play.choices(A), ["pass", "place 2>2", "place 2+2>4", "place 2+2+2>6"]);
}

#[test]
fn ruling_3_one_token_a_season_in_a_group() {
    engine::proves!("influence.token");
    let rules = base(3);
    let mut play = rolled(&rules, scene(&rules).tokens(A, 2), "roll 1:125 2:666 3:666");
    play.does(A, "place 1+t>3").does(B, "pass").does(C, "pass");
    assert_eq!(play.lord(A).tokens, 1);
    play.asks(A).may_not(A, "place 2+t>4", Reason::TokenUsed);
    let mut poor = rolled(&rules, scene(&rules), "roll 1:125 2:666 3:666");
    poor.may_not(A, "place 1+t>3", Reason::NoToken);
}

#[test]
fn ruling_3_the_market_moves_the_total_by_one_once_a_season_also_with_a_token() {
    engine::proves!("influence.market", "buildings.row-c");
    let rules = base(3);
    let scene = scene(&rules).built(A, &[Building::Market]).tokens(A, 1);
    let mut play = rolled(&rules, scene, "roll 1:144 2:666 3:666");
    // The book: a sum of 9 reaches 8 or 10.
    play.may_not(A, "place 1+4+4>11", Reason::OutOfReach);
    for number in ["8", "9", "10"] {
        assert!(play.choices(A).contains(&format!("place 1+4+4>{number}")));
    }
    assert!(play.choices(A).contains(&"place 1+4+4+t>12".to_string()), "+2 and the Market together");
    play.does(A, "place 4>5").does(B, "pass").does(C, "pass").asks(A).may_not(
        A,
        "place 1>2",
        Reason::UsedThisSeason,
    );
    let other = base(3);
    let mut without = rolled(&other, crate::rulebook::play::scene(&other), "roll 1:144 2:666 3:666");
    without.may_not(A, "place 4>5", Reason::OutOfReach);
}

#[test]
fn only_the_final_number_counts_so_that_nineteen_with_the_market_reaches_the_king() {
    engine::proves!("influence.number");
    let rules = base(3);
    let scene = scene(&rules).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene, "roll 1:666/1 2:111 3:222");
    play.does(B, "pass").does(C, "pass").asks(A);
    assert!(play.choices(A).contains(&"place 6+6+6+1w>18".to_string()));
    assert!(play.choices(A).contains(&"place 6+6+6>18".to_string()));
}

#[test]
fn ruling_3_a_pass_is_final_and_who_cannot_influence_passes_unasked() {
    engine::proves!("influence.pass", "influence.turn");
    let rules = base(3);
    let mut play = rolled(&rules, scene(&rules), "roll 1:111 2:555 3:666");
    play.does(A, "pass").does(B, "place 5>5").does(C, "place 6>6").asks(B);
}

#[test]
fn ruling_4_never_a_third_group_and_not_without_the_envoy() {
    engine::proves!("influence.envoy", "influence.free");
    let rules = base(4);
    let mut play = rolled(&rules, scene(&rules).envoy(B), "roll 1:134 2:344 3:345 4:666");
    play.does(A, "place 3>3").does(B, "place 3>3").may_not(C, "place 3>3", Reason::Occupied);
    let mut without = rolled(&rules, scene(&rules), "roll 1:134 2:344 3:345 4:666");
    without.does(A, "place 3>3").may_not(B, "place 3>3", Reason::Occupied);
}

#[test]
fn ruling_5_every_advisor_gives_what_is_printed() {
    engine::proves!("advisors.gifts", "advisors.alchemist", "advisors.spy", "terms.negative");
    let rules = base(3);
    let paid = |number: u8, answers: &[&str]| {
        let mut state = scene(&rules).season(Season::Spring);
        let advisor = Advisor::new(number).expect("an advisor");
        state.agenda =
            engine::Agenda::new(&[kingsburg::plan::Step::Pay { to: A, advisor }, kingsburg::plan::Step::End]);
        state.lords[A].goods = kingsburg::Goods([0, 0, 0]);
        // An idle step on top is played by nobody: run the payment through a harmless choice.
        state.agenda.push(kingsburg::plan::Step::Choose { seat: A, kinds: kingsburg::goods::Kinds::ANY });
        let mut play = Play::new(&rules, state);
        play.does(A, "take gold");
        for answer in answers {
            match answer.strip_prefix("box ") {
                Some(chance) => play.chance(chance),
                None => play.does(A, answer),
            };
        }
        assert!(play.is_over(), "advisor {number} asks for more");
        let lord = play.lord(A);
        let [gold, wood, stone] = lord.goods.0;
        ([gold, wood, stone], lord.tokens, lord.soldiers, lord.vp)
    };
    // The first gold is the test's own.
    assert_eq!(paid(1, &[]), ([1, 0, 0], 0, 0, 1));
    assert_eq!(paid(2, &[]), ([2, 0, 0], 0, 0, 0));
    assert_eq!(paid(3, &[]), ([1, 1, 0], 0, 0, 0));
    assert_eq!(paid(4, &["take wood"]), ([1, 1, 0], 0, 0, 0));
    assert_eq!(paid(5, &[]), ([1, 0, 0], 0, 1, 0));
    assert_eq!(paid(6, &["trade gold"]), ([0, 1, 1], 0, 0, 0));
    assert_eq!(paid(6, &["pass"]), ([1, 0, 0], 0, 0, 0), "the Alchemist may be declined");
    assert_eq!(paid(7, &["take stone"]), ([1, 0, 1], 1, 0, 0));
    assert_eq!(paid(8, &[]), ([3, 0, 0], 0, 0, 0));
    assert_eq!(paid(9, &["take stone"]), ([1, 1, 1], 0, 0, 0));
    assert_eq!(paid(10, &["box invader 2"]), ([1, 0, 0], 0, 2, 0));
    assert_eq!(paid(11, &["take wood"]), ([1, 1, 1], 0, 0, 0));
    assert_eq!(paid(12, &["take gold", "take stone"]), ([2, 0, 1], 1, 0, 0));
    assert_eq!(paid(13, &[]), ([1, 0, 3], 0, 0, 0));
    assert_eq!(paid(14, &["spy", "take gold", "take gold", "take wood"]), ([3, 1, 0], 0, 0, -1));
    assert_eq!(paid(14, &["pass"]), ([1, 0, 0], 0, 0, 0), "the Spy may be declined, and paid below zero");
    assert_eq!(paid(15, &[]), ([2, 1, 1], 0, 0, 0));
    assert_eq!(paid(16, &[]), ([5, 0, 0], 0, 0, 0));
    assert_eq!(paid(17, &["take gold", "take gold", "box invader 1"]), ([3, 0, 0], 0, 0, 3));
    assert_eq!(paid(18, &[]), ([2, 1, 1], 0, 1, 0));
}

#[test]
fn ruling_9_the_stables_give_a_soldier_more_with_every_advisor_who_gives_one() {
    engine::proves!("advisors.stables", "options.stables", "buildings.row-e");
    let general = standard(Options { stables: Stables::General, ..Options::base(3) });
    for (rules, expected) in [(base(3), [2, 3]), (general, [1, 3])] {
        let soldiers =
            [(5, "roll 1:555 2:666 3:666"), (10, "roll 1:555 2:666 3:666")].map(|(number, roll)| {
                let mut play = rolled(&rules, scene(&rules).built(A, &[Building::Stables]), roll);
                let group = if number == 5 { "place 5>5" } else { "place 5+5>10" };
                play.does(A, group).does(B, "pass").does(C, "pass").does(A, "pass");
                if number == 10 {
                    play.chance("invader 1");
                }
                play.lord(A).soldiers
            });
        assert_eq!(soldiers, expected);
    }
}

#[test]
fn ruling_13_two_players_neutral_dice_close_their_advisors() {
    engine::proves!("two.dice", "two.closed");
    let rules = base(2);
    let mut play = Play::new(&rules, scene(&rules).season(Season::Spring));
    play.refuses_chance("neutral 24,35", Reason::WrongDice).chance("neutral 246,35");
    let advisor = |number| Advisor::new(number).expect("an advisor");
    assert!(
        play.has_event(Event::NeutralOn { advisor: advisor(12), dice: [2, 4, 6].into_iter().collect() })
            && play.has_event(Event::NeutralOn { advisor: advisor(8), dice: [3, 5].into_iter().collect() })
    );
    play.chance("roll 1:134 2:666").may_not(A, "place 1+3+4>8", Reason::Occupied);
}

#[test]
fn ruling_13_equal_sums_go_to_the_single_values_and_equal_dice_once() {
    engine::proves!("two.same");
    let rules = base(2);
    let placed = |neutral: &str| {
        let mut play = Play::new(&rules, scene(&rules).season(Season::Spring));
        play.chance(neutral);
        let court = play.view(engine::Eye::Public).court;
        court.iter().map(|audience| audience.advisor.number()).collect::<Vec<_>>()
    };
    assert_eq!(placed("neutral 124,16"), [1, 6, 7]);
    assert_eq!(placed("neutral 114,33"), [3, 6]);
    assert_eq!(placed("neutral 114,34"), [6, 7]);
}

#[test]
fn ruling_13_only_the_envoy_passes_neutral_dice_and_ones_own_group_is_paid_once() {
    engine::proves!("two.closed", "two.nobody");
    let rules = base(2);
    let mut play = Play::new(&rules, scene(&rules).envoy(A).season(Season::Spring));
    play.chance("neutral 112,35")
        .chance("roll 1:134 2:666")
        .does(A, "place 4>4")
        .does(B, "pass")
        .does(A, "pass");
    play.does(A, "take gold");
    assert_eq!(play.goods(A), [1, 0, 0]);
}

#[test]
fn the_envoy_opens_an_advisor_to_a_second_group_of_ones_own_and_a_free_one_does_not_need_it() {
    engine::proves!("influence.envoy", "advisors.order");
    let rules = base(3);
    let mut play = rolled(&rules, scene(&rules).envoy(A), "roll 1:223 2:666 3:666");
    play.does(A, "place 2>2");
    assert_eq!(play.state.envoy, Some(A), "nobody was there");
    play.does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3");
    assert_eq!((play.goods(A), play.state.envoy), ([2, 1, 0], None));
}

#[test]
fn neutral_dice_are_taken_away_at_the_end_of_the_season() {
    engine::proves!("two.dice", "two.nobody");
    let rules = base(2);
    let seasons = [
        kingsburg::plan::Step::Season(Season::Spring),
        kingsburg::plan::Step::Season(Season::Summer),
        kingsburg::plan::Step::End,
    ];
    let mut play = Play::new(&rules, scene(&rules).at(&seasons));
    play.chance("neutral 246,35").chance("roll 1:466 2:666").does(A, "pass").does(B, "pass");
    assert!(play.view(engine::Eye::Public).court.is_empty());
    play.expects_chance().chance("neutral 111,11");
}
