//! Modules 1, 5 and 6: rulings 14, 15, 16.

use crate::rulebook::play::{A, B, C, D, Play, scene, with};
use engine::Game;
use kingsburg::invaders::Race;
use kingsburg::plan::{Season, Step};
use kingsburg::{Advisor, Building, Event, Kingsburg, Modules, Reason, module};

#[test]
fn ruling_14_workshops_work_once_at_the_end_of_summer_in_any_order() {
    engine::proves!("rows.workshops", "rows.row-a", "close.order");
    let rules = with(3, Modules::ROWS);
    let scene = scene(&rules).built(A, &[Building::Goldsmith]).goods(A, 0, 2, 1);
    let mut play = Play::new(&rules, scene.season_end(Season::Summer));
    assert_eq!(play.choices(A), ["done", "sawmill", "quarry"]);
    // Gold of the Sawmill may pay the Goldsmith at once.
    play.does(A, "sawmill")
        .does(A, "goldsmith")
        .may_not(A, "sawmill", Reason::UsedThisSeason)
        .does(A, "quarry");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([4, 1, 0], 1, 1));
    assert!(play.is_over());
}

#[test]
fn ruling_14_the_mint_opens_them_in_spring_and_autumn() {
    engine::proves!("rows.mint");
    let rules = with(3, Modules::ROWS);
    let before = scene(&rules).built(A, &[Building::Goldsmith, Building::TownHall]).goods(A, 1, 1, 1);
    let mut play = Play::new(&rules, before.clone().season_end(Season::Spring));
    play.may_not(A, "sawmill", Reason::OtherSeason);
    let mut play = Play::new(&rules, before.built(A, &[Building::Mint]).season_end(Season::Autumn));
    play.does(A, "sawmill").does(A, "quarry");
    assert_eq!(play.goods(A), [6, 0, 0]);
}

#[test]
fn ruling_14_row_a_is_destroyed_before_the_rows_below() {
    engine::proves!("rows.seven");
    let rules = with(2, Modules::ROWS);
    let scene = scene(&rules).year(2).built(A, &[Building::Sawmill, Building::Statue, Building::Inn]);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 4).winter());
    play.chance("die 1");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Sawmill }));
}

#[test]
fn ruling_14_the_training_camp_gives_a_soldier_to_one_who_has_fewer_than_two() {
    engine::proves!("rows.training", "rows.row-g");
    let rules = with(3, Modules::ROWS);
    let camp = [Building::TrainingCamp];
    let scene = scene(&rules).built(A, &camp).built(B, &camp).built(C, &camp).soldiers(B, 1).soldiers(C, 2);
    let state = scene.recruiting();
    assert_eq!([A, B, C].map(|seat| state.lords[seat].soldiers), [1, 2, 2]);
}

#[test]
fn ruling_14_tokens_pay_at_the_recruiting_centre() {
    engine::proves!("rows.recruiting");
    let rules = with(3, Modules::ROWS);
    let scene = scene(&rules).built(A, &[Building::RecruitingCentre]).goods(A, 1, 0, 0).tokens(A, 3);
    let mut play = Play::new(&rules, scene.recruiting());
    play.does(A, "recruit gold+token").does(A, "recruit token+token");
    assert_eq!((play.lord(A).soldiers, play.lord(A).tokens), (2, 0));
}

#[test]
fn ruling_14_improvised_defences_look_at_the_printed_strength() {
    engine::proves!("rows.defences");
    let rules = with(2, Modules::ROWS);
    for (year, race, strength, total) in
        [(1, Race::Orcs, 3, 2), (3, Race::Orcs, 5, 2), (3, Race::Demons, 6, 1)]
    {
        let scene =
            scene(&rules).year(year).built(A, &[Building::ImprovisedDefences]).invader(race, strength);
        let mut play = Play::new(&rules, scene.winter());
        play.chance("die 1");
        let fought = play
            .events
            .iter()
            .any(|event| matches!(event, Event::Fought { by, total: t, .. } if *by == A && *t == total));
        assert!(fought, "{race:?} {strength}");
    }
}

#[test]
fn ruling_14_the_academys_die_replaces_a_lower_reinforcement() {
    engine::proves!("rows.academy");
    let rules = with(2, Modules::ROWS);
    let scene = scene(&rules).built(A, &[Building::MilitaryAcademy]).invader(Race::Orcs, 3);
    for (die, total) in [("die 2", 4), ("die 4", 4), ("die 6", 6)] {
        let mut play = Play::new(&rules, scene.clone().winter());
        play.chance("die 4").expects_chance().chance(die);
        // The rows G to the left of the Academy: Improvised Defences add one against strength 3.
        let expected = total + 1;
        assert!(
            play.events.iter().any(
                |event| matches!(event, Event::Fought { by, total, .. } if *by == A && *total == expected)
            ),
            "{die}"
        );
    }
}

#[test]
fn ruling_14_with_module_5_half_the_die_rounded_up_may_replace_the_token() {
    engine::proves!("rows.academy-troops");
    let rules = with(2, Modules::ROWS | Modules::TROOPS);
    let scene = scene(&rules).built(A, &[Building::MilitaryAcademy]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.winter());
    play.does(A, "troops 1").does(B, "troops 0").chance("die 5");
    assert!(
        play.has_event(Event::Fought { by: A, total: 4, won: true, lost: false }),
        "three, and the Improvised Defences"
    );
    assert_eq!(play.state.extra.troops.left[A], [1, 1, 1, 1, 1], "the token is spent all the same");
}

#[test]
fn ruling_15_a_used_token_is_gone_and_the_last_one_scores() {
    engine::proves!("troops.tokens", "troops.show", "troops.last");
    let rules = with(2, Modules::TROOPS);
    let mut play = Play::new(&rules, scene(&rules).invader(Race::Orcs, 3).winter());
    play.does(A, "troops 4").does(B, "troops 0");
    assert_eq!(play.state.extra.troops.left[A], [1, 2, 1, 1, 0]);
    let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
    state.extra.troops.left[A] = [1, 0, 0, 1, 0];
    state.extra.troops.left[B] = [1, 1, 0, 0, 0];
    let mut play = Play::new(&rules, state);
    play.chance("invader 1").may_not(A, "troops 4", Reason::NotLeft).does(A, "troops 0").does(B, "troops 1");
    assert!(play.is_over());
    assert!(play.has_event(Event::Vp { by: A, vp: 3, source: module::Source::Troops.into() }));
}

#[test]
fn ruling_15_who_has_only_equal_tokens_left_is_not_asked() {
    engine::proves!("troops.choose");
    let rules = with(2, Modules::TROOPS);
    let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
    state.extra.troops.left[A] = [0, 2, 0, 0, 0];
    state.extra.troops.left[B] = [1, 1, 0, 0, 0];
    let mut play = Play::new(&rules, state);
    play.chance("invader 1").may_not(A, "troops 1", Reason::NotYourTurn).does(B, "troops 0");
    assert!(play.is_over());
    assert!(
        play.has_event(Event::Reinforced { seat: A, soldiers: 1 })
            && play.has_event(Event::Vp { by: A, vp: 1, source: module::Source::Troops.into() })
    );
}

/// Pays the aid of a whim to the first seat.
fn whim<'a>(rules: &'a Kingsburg, number: u8, scene: kingsburg::Scene<'a>) -> Play<'a> {
    let advisor = Advisor::new(number).expect("an advisor");
    let draw = rules.plans(&rules.initial_state()).season.steps()[1];
    let mut play = Play::new(rules, scene.at(&[draw, Step::Pay { to: A, advisor }, Step::End]));
    play.chance(&format!("whim {number}"));
    play
}

fn whims(seats: u8) -> Kingsburg {
    with(seats, Modules::WHIMS)
}

#[test]
fn ruling_16_whim_1_copies_the_lowest_advisor_nobody_influenced() {
    engine::proves!("whims.jester", "whims.draw");
    let rules = whims(3);
    let mut play = Play::new(&rules, scene(&rules).season(Season::Spring));
    play.chance("whim 1").chance("roll 1:122 2:333 3:666");
    play.does(A, "place 1>1").does(B, "place 3>3").does(C, "pass").does(A, "place 2>2").does(B, "pass");
    // 1, 2 and 3 are influenced: the Merchant is copied.
    play.asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood"]);
}

#[test]
fn ruling_16_whim_2_two_tokens_or_a_token_for_gold_and_soldier() {
    engine::proves!("whims.squire", "whims.stables");
    let rules = whims(3);
    let play = whim(&rules, 2, scene(&rules));
    assert_eq!(play.lord(A).tokens, 2, "without a token there is no choice");
    let mut play = whim(&rules, 2, scene(&rules).tokens(A, 1).built(A, &[Building::Stables]));
    play.does(A, "pick soldier");
    assert_eq!(
        (play.lord(A).tokens, play.goods(A), play.lord(A).soldiers),
        (0, [1, 0, 0], 2),
        "the Stables help"
    );
}

#[test]
fn ruling_16_whims_3_and_8_others_name_the_goods() {
    engine::proves!("whims.architect", "whims.treasurer", "whims.others", "terms.order");
    let rules = whims(3);
    let mut play = whim(&rules, 3, scene(&rules));
    play.asks(B).may_not(B, "pick vp", Reason::NotLeft).does(B, "pick wood");
    assert_eq!(play.goods(A), [0, 1, 0]);
    let mut play = whim(&rules, 8, scene(&rules));
    play.asks(B).does(B, "pick stone").asks(C).does(C, "pick stone");
    assert_eq!(play.goods(A), [0, 0, 2]);
    let two = whims(2);
    let mut play = whim(&two, 8, scene(&two));
    play.asks(B).does(B, "pick gold").asks(B).does(B, "pick wood");
    assert_eq!(play.goods(A), [1, 1, 0]);
}

#[test]
fn ruling_16_whim_4_a_stall_of_three_that_is_filled_when_empty() {
    engine::proves!("whims.merchant");
    let rules = whims(3);
    let mut play = whim(&rules, 4, scene(&rules));
    play.does(A, "pick gold");
    assert_eq!(play.state.extra.whims.stall.0, [0, 1, 1]);
    let mut state = play.state;
    state.agenda =
        engine::Agenda::new(&[Step::Pay { to: B, advisor: Advisor::new(4).expect("an advisor") }, Step::End]);
    state.agenda.push(Step::Choose { seat: B, kinds: kingsburg::goods::Kinds::ANY });
    let mut play = Play::new(&rules, state);
    play.does(B, "take gold").may_not(B, "pick gold", Reason::NotLeft).does(B, "pick wood");
    assert_eq!(play.state.extra.whims.stall.0, [0, 0, 1]);
    // The last good is taken unasked, and the stall is filled again.
    let mut state = play.state;
    state.agenda =
        engine::Agenda::new(&[Step::Pay { to: C, advisor: Advisor::new(4).expect("an advisor") }, Step::End]);
    state.agenda.push(Step::Choose { seat: C, kinds: kingsburg::goods::Kinds::ANY });
    let mut play = Play::new(&rules, state);
    play.does(C, "take gold");
    assert!(play.is_over());
    assert_eq!((play.goods(C), play.state.extra.whims.stall.0), ([1, 0, 1], [1, 1, 1]));
}

#[test]
fn ruling_16_whim_5_the_good_on_the_tile_and_another_at_once() {
    engine::proves!("whims.sergeant");
    let rules = whims(3);
    let advisor = Advisor::new(5).expect("an advisor");
    let draw = rules.plans(&rules.initial_state()).season.steps()[1];
    let mut play = Play::new(&rules, scene(&rules).at(&[draw, Step::Pay { to: A, advisor }, Step::End]));
    play.chance("whim 5").chance("lot stone").chance("lot gold");
    assert_eq!((play.goods(A), play.state.extra.whims.lot), ([0, 0, 1], Some(kingsburg::Good::Gold)));
}

#[test]
fn ruling_16_whim_6_a_bargain_with_what_one_has() {
    engine::proves!("whims.alchemist");
    let rules = whims(3);
    let mut play = whim(&rules, 6, scene(&rules).goods(A, 1, 0, 0).vp(A, 0));
    play.may_not(A, "bargain vp", Reason::NoVp).may_not(A, "bargain soldier", Reason::NoSoldier);
    play.does(A, "bargain gold");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([0, 0, 0], 1, 1));
    let mut play = whim(&rules, 6, scene(&rules).vp(A, 1));
    play.does(A, "bargain vp").does(A, "take stone");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([0, 0, 1], 1, 0));
    let mut play = whim(&rules, 6, scene(&rules).soldiers(A, 1));
    play.does(A, "bargain soldier").does(A, "take wood");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([0, 1, 0], 0, 1));
    let mut play = whim(&rules, 6, scene(&rules).soldiers(A, 1));
    play.does(A, "pass");
    assert!(whim(&rules, 6, scene(&rules)).is_over(), "who has nothing to pay with is not asked");
}

#[test]
fn ruling_16_whim_7_another_takes_one_and_you_two() {
    engine::proves!("whims.astronomer", "whims.others");
    let rules = whims(3);
    let mut play = whim(&rules, 7, scene(&rules));
    play.may_not(A, "favour 1", Reason::Oneself).may_not(A, "favour 4", Reason::NobodyThere);
    play.does(A, "favour 3").asks(C).does(C, "pick stone");
    assert_eq!((play.goods(C), play.goods(A)), ([0, 0, 1], [0, 0, 2]));
    let two = whims(2);
    whim(&two, 7, scene(&two)).asks(B);
}

#[test]
fn ruling_16_whim_9_two_different_ones_of_four() {
    engine::proves!("whims.hunter");
    let rules = whims(3);
    let mut play = whim(&rules, 9, scene(&rules));
    play.does(A, "pick soldier").may_not(A, "pick soldier", Reason::NotLeft).does(A, "pick vp");
    assert_eq!((play.lord(A).soldiers, play.lord(A).tokens, play.lord(A).vp), (1, 1, 1));
}

#[test]
fn ruling_16_whims_10_13_and_16() {
    engine::proves!("whims.general", "whims.champion", "whims.wizard");
    let rules = whims(3);
    let mut play = whim(&rules, 10, scene(&rules));
    play.does(A, "pick wood");
    assert_eq!(play.goods(A), [0, 2, 0]);
    let mut play = whim(&rules, 13, scene(&rules));
    play.does(A, "take gold").chance("invader 2");
    assert_eq!(
        (play.goods(A), play.lord(A).tokens, play.lord(A).soldiers, play.lord(A).vp),
        ([1, 0, 0], 1, 1, 1)
    );
    assert!(play.state.invader.seen.contains(A));
    assert_eq!(whim(&rules, 16, scene(&rules)).lord(A).vp, 5);
}

#[test]
fn ruling_16_whim_11_one_who_has_fewest_may_exchange_one_unit() {
    engine::proves!("whims.swordsmith");
    let rules = whims(3);
    let play = whim(&rules, 11, scene(&rules).goods(A, 1, 0, 0).soldiers(A, 1).vp(A, 1));
    assert_eq!(
        (play.goods(A), play.lord(A).soldiers, play.lord(A).vp),
        ([1, 0, 1], 2, 2),
        "nothing fewest, no question"
    );
    let mut play = whim(&rules, 11, scene(&rules).soldiers(A, 1).vp(A, 1));
    assert_eq!(play.choices(A), ["pass", "exchange soldier stone", "exchange vp stone"]);
    play.does(A, "exchange vp stone");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([0, 0, 2], 2, 1));
    let mut play = whim(&rules, 11, scene(&rules).soldiers(A, 1).vp(A, 1));
    play.does(A, "pass");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).vp), ([0, 0, 1], 2, 2));
}

#[test]
fn ruling_16_whim_12_gold_or_points() {
    engine::proves!("whims.duchess");
    let rules = whims(3);
    let mut play = whim(&rules, 12, scene(&rules));
    play.does(A, "pick gold");
    assert_eq!((play.goods(A), play.lord(B).vp, play.lord(C).vp), ([3, 0, 0], 1, 1));
    let mut play = whim(&rules, 12, scene(&rules));
    play.does(A, "pick vp");
    assert_eq!((play.lord(A).vp, play.goods(B), play.goods(C)), (3, [1, 0, 0], [1, 0, 0]));
}

#[test]
fn ruling_16_whim_14_the_favoured_takes_one_of_five_and_you_the_others() {
    engine::proves!("whims.spy", "whims.stables");
    let rules = whims(4);
    let mut play =
        whim(&rules, 14, scene(&rules).built(A, &[Building::Stables]).built(D, &[Building::Stables]));
    play.does(A, "favour 4").asks(D).does(D, "pick soldier");
    assert_eq!(play.lord(D).soldiers, 1, "his Stables add nothing: he has not influenced anybody");
    assert_eq!((play.goods(A), play.lord(A).tokens, play.lord(A).soldiers), ([1, 1, 1], 1, 0));
}

#[test]
fn ruling_16_whim_15_four_are_kept_and_two_given() {
    engine::proves!("whims.inventor");
    let rules = whims(3);
    let mut play = whim(&rules, 15, scene(&rules));
    play.may_not(A, "give gold 1", Reason::Oneself).does(A, "give gold 2").does(A, "give gold 3");
    assert_eq!((play.goods(A), play.goods(B), play.goods(C)), ([0, 2, 2], [1, 0, 0], [1, 0, 0]));
    assert!(play.is_over());
}

#[test]
fn restoration_removes_the_highest_influenced_whim_or_else_the_lowest() {
    engine::proves!("whims.restoration");
    let rules = with(3, Modules::WHIMS | Modules::RESTORATION);
    let mut play = Play::start(&rules);
    play.chance("order 1,2,3").chance("lot gold");
    assert_eq!(play.state.extra.whims.in_effect().count(), 16);
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").chance("roll 1:136 2:555 3:666");
    play.does(A, "place 3>3").does(B, "pass").does(C, "pass").does(A, "place 1+6>7").does(B, "pick gold");
    play.does(A, "favour 2").does(B, "pick gold");
    play.does(A, "pass").does(B, "pass");
    assert!(
        !play.state.extra.whims.covers(Advisor::new(7).expect("an advisor")),
        "7 is the highest influenced"
    );
    assert_eq!(play.state.extra.whims.in_effect().count(), 15);
}

#[test]
fn restoration_removes_the_lowest_whim_if_none_was_influenced_and_neutral_dice_influence() {
    engine::proves!("whims.restoration");
    let rules = with(3, Modules::WHIMS | Modules::RESTORATION);
    let mut play = Play::start(&rules);
    play.chance("order 1,2,3").chance("lot gold");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").chance("roll 1:466 2:555 3:666");
    play.does(B, "pass").does(A, "pass").does(C, "pass");
    assert!(!play.state.extra.whims.covers(Advisor::FIRST), "nobody was influenced");
    let rules = with(2, Modules::WHIMS | Modules::RESTORATION);
    let mut play = Play::start(&rules);
    play.chance("order 1,2").chance("lot gold").does(A, "take gold").does(B, "take gold");
    play.chance("neutral 445,11").chance("roll 1:466 2:566").does(A, "pass").does(B, "pass");
    assert!(!play.state.extra.whims.covers(Advisor::new(13).expect("an advisor")), "the neutral dice's");
    assert!(play.state.extra.whims.covers(Advisor::FIRST));
}

#[test]
fn whim_1_passes_neutral_dice_over_and_takes_from_the_tile_of_the_copied() {
    engine::proves!("whims.jester", "two.nobody");
    let rules = whims(2);
    let mut play = Play::new(&rules, scene(&rules).season(Season::Spring));
    play.chance("whim 1").chance("neutral 445,11").chance("roll 1:166 2:666");
    play.does(A, "place 1>1").does(B, "pass").does(A, "pass");
    assert_eq!(play.goods(A), [0, 1, 0], "the second advisor is not free, the third gives wood");
    let rules = whims(3);
    let both = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&both));
    play.chance("whim 4").chance("roll 1:466 2:666 3:666");
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    play.chance("whim 1").chance("roll 1:123 2:666 3:666");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3");
    play.does(A, "pick stone");
    assert_eq!(play.state.extra.whims.stall.0, [1, 1, 0]);
}
