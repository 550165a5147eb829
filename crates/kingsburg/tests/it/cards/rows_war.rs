//! Rows D to G and other cards: one test for each meeting that the cards name.

use super::help::{ALL, cards, from_phase_7, plain, rolled, soldiers, story, total, troops, vp, winter};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game};
use kingsburg::invaders::Race;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Scenario};

#[test]
fn armory_is_decided_after_all_bombards_in_turn_order() {
    engine::proves!("alternative.arms");
    let rules = plain();
    let state = scene(&rules).built(A, &[Building::Armory]).built(B, &[Building::Bombard]).order(&[B, C, A]);
    let state = state.goods(A, 1, 0, 0).goods(B, 1, 0, 0).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, state.winter());
    play.asks_the_box().settles("die 2").asks_the_box().settles("die 1");
    play.asks(B).does(B, "arm gold").asks(A);
    assert_eq!((play.goods(B), play.view(Eye::Seat(A)).seats[1].goods.0), ([0, 0, 0], [0, 0, 0]));
    play.does(A, "pass");
    assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(2), Some(2 - 1 + 2)]);
}

#[test]
fn armory_takes_no_tokens_recruiting_centre_or_not_and_comes_after_troop_tokens() {
    engine::proves!("alternative.arms");
    let rules = plain();
    let poor = scene(&rules).built(A, &[Building::Armory, Building::RecruitingCentre]).tokens(A, 2);
    let play = winter(&rules, poor.invader(Race::Zombies, 4), &["2"]);
    assert_eq!((total(&play, A), play.lord(A).tokens), (Some(2 + 1), 2), "the Improvised Defences add one");
    let rules = troops();
    let scene = scene(&rules).built(B, &[Building::Armory]).goods(B, 1, 0, 0).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, scene.winter());
    play.does(A, "troops 0").does(B, "troops 1").does(C, "troops 4").asks(B).does(B, "arm gold");
    assert_eq!(total(&play, B), Some(3));
}

#[test]
fn bombard_is_no_reinforcement() {
    let rules = plain();
    // A Bombard's 2 does not wake the Commandery, and its 6 adds no soldier that a Lodge could keep.
    let both = scene(&rules).built(A, &[Building::Bombard, Building::Commandery]).invader(Race::Zombies, 4);
    let play = winter(&rules, both, &["3", "2"]);
    assert_eq!(total(&play, A), Some(3 + 1));
    // The Academy's die is rolled before it and replaces the king's alone.
    let academy = scene(&rules).built(A, &[Building::Bombard, Building::MilitaryAcademy]);
    let play = winter(&rules, academy.year(3).invader(Race::Zombies, 6), &["2", "5", "6"]);
    assert_eq!(total(&play, A), Some(5 + 2));
    // Troop token 0, no soldier: the Bombard brings none to keep.
    let rules = troops();
    let lodge = scene(&rules).built(A, &[Building::Bombard, Building::VeteransLodge]);
    let lodge = lodge.built(A, &[Building::GuardTower]).invader(Race::Barbarians, 2);
    let mut play = Play::new(&rules, lodge.winter());
    play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0").settles("die 6");
    assert_eq!((total(&play, A), soldiers(&play)), (Some(2), 0), "a draw, and nobody to keep");
    let bombard = scene(&rules).built(A, &[Building::Bombard]).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, bombard.winter());
    play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0").settles("die 1");
    assert_eq!(total(&play, A), Some(-1));
}

#[test]
fn griffin_ranch_gets_nothing_from_the_stables() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::GriffinRanch, Building::Stables]);
    assert_eq!(soldiers(&rolled(&rules, both, Season::Spring, "125")), 1);
}

#[test]
fn necromancers_tower_wins_a_draw_with_the_stone_wall() {
    let rules = plain();
    let both = scene(&rules).year(3).built(A, &[Building::NecromancersTower, Building::StoneWall]);
    // Tower 3, Ranch 1, Bombard -1, Palisade 1, Stone Wall 1 and the king's 1 are six.
    let both = both.invader(Race::Demons, 6);
    let play = winter(&rules, both.clone(), &["1", "1"]);
    assert_eq!((total(&play, A), vp(&play)), (Some(6), 1 + 1), "the demons' point and the best victor's");
    let rules = plain();
    let lost = scene(&rules).year(4).built(A, &[Building::NecromancersTower, Building::StoneWall]);
    let play = winter(&rules, lost.invader(Race::Orcs, 7), &["1", "1"]);
    assert!(play.told(Event::Destroyed { of: A, building: Building::NecromancersTower }));
    assert_eq!(vp(&play), -6 - 1, "the Tower's own points, and its price");
}

#[test]
fn necromancers_tower_and_spoils_of_war_take_points_from_a_hidden_refuge() {
    engine::proves!("cards.battle");
    let rules = cards();
    let refuge = [Building::HiddenRefuge];
    let zombies =
        |year, strength| scene(&rules).year(year).built(A, &refuge).invader(Race::Zombies, strength);
    let play = winter(&rules, zombies(1, 4), &["3"]);
    assert_eq!(vp(&play), 0);
    let tower = zombies(3, 6).built(A, &[Building::NecromancersTower]);
    let play = winter(&rules, tower, &["1", "1"]);
    assert_eq!((total(&play, A), vp(&play)), (Some(4), -1));
    let play = winter(&rules, zombies(1, 4).fate(Fate::SpoilsOfWar), &["3"]);
    assert_eq!(vp(&play), -1);
}

#[test]
fn small_palisade_counts_the_damsels_two() {
    let rules = cards();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).governor(A, Governor::Damsel);
    let play = Play::new(&rules, palisade.invader(Race::Zombies, 4).winter());
    assert_eq!(soldiers(&play), 3);
}

#[test]
fn lookout_post_has_nothing_to_look_at_by_lit_beacons() {
    let rules = cards();
    let year = rules.plans(&rules.start()).year.steps();
    let post = scene(&rules).built(A, &[Building::LookoutPost]);
    let plan = [year[0], year[1], Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, post.at(&plan));
    play.settles("fate beacons-lit").settles("invader 4").settles("roll 1:666 2:666 3:666");
    // Nor has one who has seen the card already.
    let post = scene(&rules).built(A, &[Building::LookoutPost]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, post.at(&[Step::Peek(A), Step::Season(Season::Autumn), Step::End]));
    play.settles("roll 1:666 2:666 3:666");
}

#[test]
fn hidden_refuge_keeps_protected_goods_out_of_the_hoard() {
    let rules = story(Scenario::DragonsHoard);
    let refuge = scene(&rules).built(A, &[Building::HiddenRefuge]).goods(A, 2, 2, 2).goods(B, 2, 0, 0);
    let play = winter(&rules, refuge.invader(Race::Orcs, 3), &["1"]);
    assert_eq!((play.goods(A), play.goods(B)), ([2, 2, 2], [0, 0, 0]));
    assert_eq!(play.state.extra.scenario.hoard, 2 + 3, "two goods of B and the orcs' strength in gold");
}

#[test]
fn keep_of_the_fifth_year_counts_for_the_cathedral_and_for_ties() {
    let rules = plain();
    let state = scene(&rules).year(5).built(A, &[Building::Keep, Building::Cathedral]).soldiers(A, 9);
    let state = state.goods(A, 1, 0, 0).invader(Race::Dragons, 9);
    let mut play = Play::new(&rules, state.at(&[Step::Winter, Step::YearEnd]));
    play.settles("die 1").does(A, "take wood");
    assert_eq!(vp(&play), 3 + 1 + 1, "the card, the best victor, and two goods");
    // Both draw with nine, and have a point: B has more buildings, but A has the good.
    let tie =
        scene(&rules).year(5).built(A, &[Building::Keep]).built(B, &[Building::Cathedral, Building::Market]);
    let tie = tie.soldiers(A, 6).soldiers(B, 8).vp(A, 1).vp(B, 1).vp(C, -9).invader(Race::Dragons, 9);
    let mut play = Play::new(&rules, tie.at(&[Step::Winter, Step::YearEnd]));
    play.settles("die 1").does(A, "take wood");
    assert_eq!([A, B].map(|seat| (total(&play, seat), play.lord(seat).vp)), [(Some(9), 1); 2]);
    assert!(rules.scores(&play.state).winners().iter().eq([A]));
}

#[test]
fn fountain_counts_again_at_the_royal_inspection() {
    let rules = cards();
    let fountain = scene(&rules).built(A, &[Building::Fountain]).fate(Fate::RoyalInspection);
    let mut play = Play::new(&rules, fountain.at(&[Step::Season(Season::Autumn), Step::End]));
    play.settles("roll 1:666 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.is_over());
    assert_eq!([A, B].map(|seat| play.lord(seat).vp), [2, 0]);
}

#[test]
fn fountain_makes_three_points_in_four_winters_and_two_with_praise_in_phase_3() {
    let rules = story(Scenario::FourWinters);
    let play =
        Play::new(&rules, scene(&rules).built(A, &[Building::Fountain]).at(&[Step::KingsReward, Step::End]));
    assert_eq!(vp(&play), 3);
    let rules = story(Scenario::Regency);
    let year = rules.plans(&rules.start()).year.steps();
    let spring = year.iter().position(|&step| step == Step::Season(Season::Spring)).expect("phase 2");
    let summer = year.iter().position(|&step| step == Step::Season(Season::Summer)).expect("phase 4");
    for (phase, points) in [(spring - 1, 1), (summer - 1, 2), (summer + 1, 1)] {
        let fountain = scene(&rules).built(A, &[Building::Fountain]);
        let mut play = Play::new(&rules, fountain.at(&[year[phase], Step::End]));
        play.does(C, "request purse").does(C, "take gold").does(B, "request guard").does(A, "request praise");
        assert_eq!(vp(&play), points, "step {phase} of the year");
    }
}

#[test]
fn school_does_not_count_whom_winter_brings() {
    let rules = cards();
    let school = scene(&rules).built(A, &[Building::School, Building::SmallPalisade]);
    let damsel = school.governor(A, Governor::Damsel).soldiers(B, 9).soldiers(C, 9);
    let mut play = from_phase_7(&rules, damsel.soldiers(A, 2).invader(Race::Zombies, 4));
    assert_eq!((vp(&play), soldiers(&play)), (0, 5));
    play.settles("die 6");
    assert_eq!(vp(&play), 1, "the zombies' reward");
}

#[test]
fn riding_arena_counts_two_groups_on_one_advisor_once() {
    engine::proves!("cards.count");
    let rules = plain();
    let arena = scene(&rules).built(A, &[Building::RidingArena]).envoy(A);
    let mut play = rolled(&rules, arena, Season::Spring, "112");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 1>1").does(A, "place 2>2");
    assert!(play.is_over());
    assert_eq!(vp(&play), 2, "the Jester's points alone");
}

#[test]
fn riding_arena_counts_private_advisors_and_the_duchess_to_whom_the_duke_moved() {
    engine::proves!("cards.count");
    let rules = cards();
    let arena = scene(&rules).built(A, &[Building::RidingArena]);
    let mut play = rolled(&rules, arena.clone().governor(A, Governor::Politician), Season::Spring, "123");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3p");
    play.does(A, "take wood").does(A, "pass");
    assert!(play.is_over());
    assert_eq!(vp(&play), 1 + 1);
    // Two groups on 3 and one on 1: one moves to 12.
    for (answer, points) in [("move", 1 + 1), ("pass", 1)] {
        let duke = arena.clone().governor(A, Governor::Duke).envoy(A);
        let mut play = rolled(&rules, duke, Season::Spring, "133");
        play.does(A, "place 3>3").does(B, "pass").does(C, "pass").does(A, "place 3>3").does(A, "place 1>1");
        play.does(A, answer);
        while !play.is_over() {
            let first = play.choices(A).swap_remove(0);
            play.does(A, &first);
        }
        assert_eq!(vp(&play), points, "{answer}");
    }
}

#[test]
fn riding_arena_works_in_the_season_it_is_built_in() {
    let rules = plain();
    let school = scene(&rules).built(A, &[Building::School]).goods(A, 1, 0, 1);
    let mut play = rolled(&rules, school, Season::Spring, "123");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3");
    play.does(A, "build riding-arena");
    assert_eq!(vp(&play), 1 + 3 + 1);
}

#[test]
fn levy_office_is_not_changed_by_barracks_call_to_arms_or_mercenary_bands() {
    engine::proves!("alternative.levy");
    let rules = cards();
    for fate in [Fate::CallToArms, Fate::MercenaryBands] {
        for building in [Building::LevyOffice, Building::Barracks] {
            let office = scene(&rules).built(A, &[Building::LevyOffice, building]).fate(fate);
            let mut play = Play::new(&rules, office.recruiting());
            let before = soldiers(&play);
            play.does(A, "levy").does(A, "levy");
            assert_eq!((soldiers(&play) - before, vp(&play)), (2, -2), "{fate:?} {building:?}");
        }
    }
}

#[test]
fn levy_office_counts_for_school_and_small_palisade() {
    let rules = plain();
    let all = [Building::LevyOffice, Building::School, Building::SmallPalisade];
    let scene = scene(&rules).built(A, &all).soldiers(A, 1).invader(Race::Zombies, 4);
    let mut play = from_phase_7(&rules, scene);
    play.does(A, "levy").does(A, "levy");
    assert_eq!((vp(&play), soldiers(&play)), (-2 + 1, 1 + 2 + 1));
}

#[test]
fn levy_office_is_new_in_every_year() {
    let rules = plain();
    let scene = scene(&rules).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, scene.at(&[Step::Recruits(ALL), Step::YearEnd]));
    play.does(A, "levy").does(A, "levy").does(B, "take gold").does(C, "take gold");
    for _ in 0..3 {
        play.settles("roll 1:666 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    }
    play.does(A, "levy").does(A, "levy");
    assert_eq!(vp(&play), -4 + 1, "and the king's reward");
}

#[test]
fn veterans_lodge_adds_to_the_quartermaster_and_the_hoard_but_not_in_year_five() {
    engine::proves!("cards.stay", "hoard.armies");
    let rules = cards();
    let lodge =
        |rules| scene(rules).built(A, &[Building::VeteransLodge]).governor(A, Governor::Quartermaster);
    let play = winter(&rules, lodge(&rules).soldiers(A, 9).invader(Race::Zombies, 4), &["1"]);
    assert_eq!(soldiers(&play), 3);
    let rules = story(Scenario::DragonsHoard);
    let veterans = scene(&rules).built(A, &[Building::VeteransLodge]).invader(Race::Zombies, 4);
    // Half of five, and half of ten but at most three; and one more.
    for (count, kept) in [(4, 3), (9, 4)] {
        let play = winter(&rules, veterans.clone().soldiers(A, count), &["1"]);
        assert_eq!((soldiers(&play), play.lord(B).soldiers), (kept, 0));
    }
    let play = winter(&rules, lodge(&rules).soldiers(A, 9).invader(Race::Zombies, 4), &["1"]);
    assert_eq!(soldiers(&play), 3 + 2 + 1);
    let rules = plain();
    let last = scene(&rules).year(5).built(A, &[Building::VeteransLodge]).soldiers(A, 12);
    let play = winter(&rules, last.invader(Race::Dragons, 9), &["1"]);
    assert_eq!(soldiers(&play), 0);
}

#[test]
fn commandery_with_troop_tokens_recruits_one_for_a_0_or_a_1() {
    let rules = troops();
    for fate in [Fate::Bandits, Fate::HeavySnow] {
        for (token, strength) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
            let commandery = scene(&rules).built(A, &[Building::Commandery]).fate(fate);
            let mut play = Play::new(&rules, commandery.invader(Race::Zombies, 4).winter());
            play.does(A, &format!("troops {token}")).does(B, "troops 4").does(C, "troops 0");
            assert_eq!(total(&play, A), Some(strength), "token {token}");
            assert_eq!(total(&play, C), Some(0));
        }
    }
}

#[test]
fn commandery_always_helps_in_heavy_snow_and_never_stands_beside_the_academy() {
    let rules = cards();
    let commandery = scene(&rules).built(A, &[Building::Commandery]).fate(Fate::HeavySnow);
    let snow = commandery.invader(Race::Zombies, 4).at(&[Step::DrawOrder, Step::Winter, Step::End]);
    let mut play = Play::new(&rules, snow);
    play.settles("order 1,2,3");
    assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(4), Some(2)], "no die is rolled");
    assert!(!play.lord(A).province.shows(Building::MilitaryAcademy));
}
