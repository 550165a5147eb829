//! The governors: what each of them does. Their set-up, limits and encounters stand in the other files.

#[path = "governors_help.rs"]
mod help;
#[path = "governors_last.rs"]
mod last;
#[path = "governors_more.rs"]
mod more;
#[path = "governors_setup.rs"]
mod setup;

use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Game, Seat};
use help::{SEASONS, game, offers, rolled, steps, total, vp, year_end};
use kingsburg::invaders::Race;
use kingsburg::module::Governor::{self, *};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Kingsburg, Reason, Scene};

#[test]
fn thief_takes_a_good_of_a_kind_he_chooses_from_one_who_has_more() {
    let rules = game(3);
    for season in [Season::Spring, Season::Summer] {
        let scene = scene(&rules).governor(A, Thief).goods(A, 1, 0, 0).goods(B, 2, 1, 0).goods(C, 0, 0, 1);
        let mut play = Play::new(&rules, scene.season_end(season));
        assert_eq!(play.choices(A), ["done", "steal gold 2", "steal wood 2"]);
        play.may_not(A, "steal stone 3", Reason::NotRicher).may_not(A, "steal stone 2", Reason::NoSuchGood);
        play.may_not(A, "steal gold 1", Reason::NotRicher).does(A, "steal wood 2");
        assert_eq!((play.goods(A), play.goods(B)), ([1, 1, 0], [2, 0, 0]));
        assert!(play.is_over(), "once a season, and the victim chooses nothing");
    }
}

/// Every year they bring a good to their player alone.
fn brings_a_good_every_year(governor: Governor, good: [u8; 3]) {
    let rules = game(3);
    for year in 1..=5 {
        let state = year_end(&rules, scene(&rules).governor(A, governor), year);
        assert_eq!((state.lords[A].goods.0, state.lords[B].goods.0), (good, [0; 3]), "year {year}");
    }
}

/// Once in a game a building is cheaper if one wants it; with `goods`, `dear` can just be built for `price`.
fn makes_one_building_cheaper(governor: Governor, goods: [u8; 3], dear: &str, price: &str) {
    let rules = game(3);
    let [gold, wood, stone] = goods;
    let scene = scene(&rules).governor(A, governor).goods(A, gold, wood, stone).envoy(A);
    let scene = scene.built(A, &[Building::Barricade]);
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    play.may_not(A, &format!("build {dear}"), Reason::CannotPay);
    play.does(A, &format!("build {dear} for {price}"));
    assert_eq!((play.goods(A), play.lord(A).province.count()), ([0; 3], 2));
    // Whoever has one more of everything need not use it, and has it for the envoy's second building.
    let rich = scene.goods(A, 9, 9, 9);
    let mut play = Play::new(&rules, rich.clone().building(Season::Spring));
    play.does(A, &format!("build {dear}")).asks(A);
    assert!(play.choices(A).iter().any(|choice| choice.contains(" for ")), "it was not used");
    let mut play = Play::new(&rules, rich.building(Season::Spring));
    play.does(A, &format!("build {dear} for {price}")).asks(A);
    assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "once");
}

#[test]
fn miner_a_gold_every_year_and_once_a_gold_less() {
    brings_a_good_every_year(Miner, [1, 0, 0]);
    makes_one_building_cheaper(Miner, [1, 0, 0], "statue", "gold");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Miner).goods(A, 0, 1, 0);
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "build inn for wood", "build barricade"], "no gold, no discount");
}

#[test]
fn carpenter_a_wood_every_year_and_once_a_wood_less() {
    brings_a_good_every_year(Carpenter, [0, 1, 0]);
    makes_one_building_cheaper(Carpenter, [0, 1, 0], "palisade", "wood");
    let rules = game(3);
    let mut play = Play::new(&rules, scene(&rules).governor(A, Carpenter).building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "build barricade for none"], "no kind falls below nothing");
    play.does(A, "build barricade for none");
    assert!(play.lord(A).province.has(Building::Barricade));
}

#[test]
fn sculptor_a_stone_every_year_and_once_a_stone_less() {
    brings_a_good_every_year(Sculptor, [0, 0, 1]);
    makes_one_building_cheaper(Sculptor, [1, 0, 0], "guard-tower", "gold");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Sculptor).goods(A, 1, 1, 0);
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(
        play.choices(A),
        ["pass", "build inn", "build guard-tower for gold", "build barricade"],
        "only a price with stone is lower"
    );
}

/// Plays the Minstrel at the end of a year with these scores.
fn song(rules: &Kingsburg, year: u8, [a, b, c]: [i16; 3]) -> Play<'_> {
    let scene = scene(rules).governor(A, Minstrel).vp(A, a).vp(B, b).vp(C, c);
    Play::new(rules, year_end(rules, scene, year))
}

#[test]
fn minstrel_a_point_for_an_equal_a_point_for_the_last_or_else_a_good() {
    let rules = game(3);
    for year in 1..=5 {
        for (scores, gain, good) in [
            ([2, 4, 6], 1, false),
            ([2, 3, 6], 1, false), // Both parts look at the scores before.
            ([2, 2, 6], 2, false),
            ([2, 2, 2], 2, false), // Two equals are no more than one.
            ([4, 4, 2], 1, true),
            ([4, 6, 2], 0, true),
            ([6, 4, 2], 0, true),
        ] {
            let mut play = song(&rules, year, scores);
            assert_eq!(play.is_over(), !good, "year {year} {scores:?}");
            if good {
                play.asks(A).does(A, "take wood");
            }
            let goods = if good { [0, 1, 0] } else { [0; 3] };
            assert_eq!((vp(&play), play.goods(A)), ([scores[0] + gain, scores[1], scores[2]], goods));
            assert!(play.is_over());
        }
    }
}

#[test]
fn politician_has_advisors_three_five_and_eight_of_his_own() {
    let rules = game(3);
    let mut play =
        rolled(&rules, scene(&rules).governor(A, Politician), Season::Spring, "roll 1:335 2:356 3:666");
    play.does(A, "place 3>3p").may_not(B, "place 3>3p", Reason::OtherGovernor);
    play.does(B, "place 3>3").does(C, "pass").may_not(A, "place 3>3p", Reason::UsedThisSeason);
    play.does(A, "place 3+5>8p").does(B, "pass");
    // Aid comes with the advisor of the same number: the Architect first, then the private one.
    assert_eq!(play.goods(B), [0, 1, 0]);
    assert_eq!(play.choices(A), ["take wood", "take stone"]);
    play.does(A, "take stone");
    assert_eq!(play.choices(A), ["want wood+stone", "want gold+stone", "want gold+wood"]);
    play.does(A, "want gold+stone");
    assert_eq!(play.goods(A), [1, 0, 2]);
    let mut play =
        rolled(&rules, scene(&rules).governor(A, Politician), Season::Spring, "roll 1:355 2:666 3:666");
    play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").may_not(
        A,
        "place 5>5p",
        Reason::UsedThisSeason,
    );
    play.does(A, "place 5>5").does(A, "pass");
    assert_eq!(play.lord(A).soldiers, 1, "the board's 5 before his own");
    assert_eq!(play.choices(A), ["want soldier", "want vp"]);
    play.does(A, "want vp");
    assert_eq!((play.lord(A).soldiers, play.lord(A).vp), (1, 1));
}

/// A build turn of the first seat, with so many buildings of each of the others.
fn architect(rules: &Kingsburg, others: &[u8]) -> bool {
    let rows = [Building::Inn, Building::GuardTower, Building::Palisade];
    let mut scene = scene(rules).governor(A, Architect).goods(A, 1, 0, 0).built(A, &[Building::Barricade]);
    for (seat, &count) in others.iter().enumerate() {
        scene = scene.built(Seat::new(seat + 1), &rows[..usize::from(count)]);
    }
    // A Statue for one gold.
    !offers(&Play::new(rules, scene.building(Season::Autumn)), A, "build statue").is_empty()
}

#[test]
fn architect_a_gold_less_when_half_of_the_others_are_ahead() {
    for (seats, others, cheaper) in [
        (2, &[2][..], true),
        (2, &[1], false),
        (3, &[2, 0], true),
        (3, &[1, 1], false),
        (4, &[3, 1, 1], false),
        (4, &[2, 2, 0], true),
        (5, &[3, 1, 1, 1], false),
        (5, &[2, 2, 1, 0], true),
    ] {
        assert_eq!(architect(&game(seats), others), cheaper, "{others:?}");
    }
}

#[test]
fn paladin_is_strong_against_zombies_demons_and_dragons() {
    let rules = game(3);
    for (year, race, strength, stronger) in [
        (1, Race::Barbarians, 2, false),
        (1, Race::Goblins, 2, false),
        (1, Race::Orcs, 3, false),
        (1, Race::Zombies, 4, true),
        (3, Race::Demons, 6, true),
        (5, Race::Dragons, 9, true),
    ] {
        let scene = scene(&rules).year(year).governor(A, Paladin).invader(race, strength);
        let mut play = Play::new(&rules, scene.winter());
        play.settles("die 1");
        assert_eq!(
            [A, B].map(|seat| total(&play, seat)),
            [Some(1 + i32::from(stronger)), Some(1)],
            "{race:?}"
        );
    }
}

#[test]
fn prince_turns_a_poor_roll_into_three_four_and_six() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Prince);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:116 2:334 3:666");
    assert_eq!(play.choices(A), ["done", "prince 3+4+6"]);
    play.does(A, "prince 3+4+6");
    assert_eq!((play.lord(A).tokens, play.order()), (1, vec![B, A, C]), "thirteen, and after B's ten");
    play.does(B, "pass").does(A, "place 3+4>7");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:116 2:334 3:666");
    play.does(A, "done");
    assert_eq!((play.lord(A).tokens, play.order()[0]), (0, A), "he may, and the token is for doing it");
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:126 2:334 3:666");
    play.asks(A).may_not(A, "prince 3+4+6", Reason::OtherQuestion);
}

#[test]
fn philosopher_rolls_all_again_and_is_paid_for_less() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Inn]);
    for (again, points) in [("reroll 126", 1), ("reroll 136", 0), ("reroll 146", 0), ("reroll 111", 1)] {
        let mut play = rolled(&rules, scene.clone(), Season::Summer, "roll 1:334 2:666 3:666");
        assert_eq!(play.choices(A), ["done", "philosopher"]);
        play.does(A, "philosopher").settles(again);
        assert_eq!(play.lord(A).vp, points, "{again}");
        play.may_not(A, "philosopher", Reason::OtherQuestion);
    }
    let mut play = rolled(&rules, scene.clone(), Season::Summer, "roll 1:334 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut play = rolled(&rules, scene, Season::Summer, "roll 1:335 2:666 3:666");
    play.may_not(A, "philosopher", Reason::OtherQuestion);
}

/// The Preacher's points at the end of a season in which only these have built.
fn sermon(rules: &Kingsburg, season: Season, builders: &[Seat]) -> i16 {
    let mut scene = scene(rules).governor(A, Preacher);
    for &seat in builders {
        scene = scene.goods(seat, 0, 1, 0);
    }
    let mut play = Play::new(rules, scene.building(season));
    for &seat in builders {
        play.does(seat, "build barricade");
    }
    assert!(play.is_over());
    play.lord(A).vp
}

#[test]
fn preacher_a_point_if_anybody_built_nothing_in_summer_or_autumn() {
    let rules = game(3);
    for season in [Season::Summer, Season::Autumn] {
        assert_eq!(sermon(&rules, season, &[]), 1, "one point, however many are idle");
        assert_eq!(sermon(&rules, season, &[A, B]), 1);
        assert_eq!(sermon(&rules, season, &[A, B, C]), 0);
    }
    assert_eq!(sermon(&rules, Season::Spring, &[]), 0);
}

#[test]
fn tax_collector_takes_goods_of_choice_when_another_builds_in_column_iv() {
    for (seats, goods) in [(2, 3), (3, 2), (4, 2), (5, 1)] {
        let rules = game(seats);
        let scene = scene(&rules).governor(A, TaxCollector).order(&[B, A]).goods(B, 2, 2, 2);
        let mut play = Play::new(&rules, scene.built(B, &[Building::TownHall]).building(Season::Spring));
        play.does(B, "build embassy");
        for _ in 0..goods {
            play.asks(A).does(A, "take wood");
        }
        assert_eq!(play.goods(A), [0, goods, 0]);
        // They are there at once, and pay for his own building.
        play.asks(A).does(A, "build barricade");
    }
}

#[test]
fn sorcerer_up_to_three_buildings_of_column_i_for_nothing_in_year_iii() {
    let rules = game(3);
    let spell = steps(&rules, rules.plans(&rules.start()).year.steps()[0], Step::KingsAid);
    let scene = scene(&rules).governor(A, Sorcerer).built(A, &[Building::Inn]);
    let mut play = Play::new(&rules, scene.clone().year(3).at(&spell));
    assert_eq!(
        play.choices(A),
        ["pass", "free statue", "free guard-tower", "free palisade", "free barricade"]
    );
    play.may_not(A, "free market", Reason::NotColumnOne).may_not(A, "free inn", Reason::Stands);
    play.does(A, "free statue").does(A, "free palisade").does(A, "free barricade");
    assert!(play.is_over(), "no fourth");
    assert_eq!((play.lord(A).province.count(), play.lord(A).vp), (4, 0), "and no points for the Statue");
    let mut play = Play::new(&rules, scene.clone().year(3).at(&spell));
    play.does(A, "free statue").does(A, "pass");
    assert!(play.is_over() && play.lord(A).province.count() == 2, "up to three");
    for year in [1, 2, 4, 5] {
        assert!(Play::new(&rules, scene.clone().year(year).at(&spell)).is_over(), "year {year}");
    }
}

/// The first seat with 4, 6 and 6 places the first as told, and nobody anything else.
fn duke<'a>(rules: &'a Kingsburg, scene: Scene<'a>, groups: &[&str]) -> Play<'a> {
    let mut play = rolled(rules, scene.governor(A, Duke), Season::Spring, "roll 1:466 2:666 3:666");
    for (turn, group) in groups.iter().enumerate() {
        play.does(A, group);
        if turn == 0 {
            play.does(B, "pass").does(C, "pass");
        }
    }
    play
}

#[test]
fn duke_may_move_his_highest_group_to_a_free_duchess() {
    let rules = game(3);
    let mut play = duke(&rules, scene(&rules), &["place 4+6>10", "place 6>6"]);
    assert_eq!(play.choices(A), ["pass", "move"]);
    play.does(A, "move").does(A, "take gold").does(A, "take stone");
    assert_eq!((play.goods(A), play.lord(A).tokens, play.lord(A).soldiers), ([1, 0, 1], 0, 0), "no token");
    let mut play = duke(&rules, scene(&rules), &["place 4+6>10", "place 6>6"]);
    play.does(A, "pass").settles("invader 1");
    assert_eq!((play.goods(A), play.lord(A).soldiers), ([0, 0, 0], 2), "he stayed");
    let mut play = duke(&rules, scene(&rules), &["place 4+6+6>16"]);
    play.does(A, "move").does(A, "take gold").does(A, "take stone");
    assert_eq!(play.goods(A), [1, 0, 1], "also down from above");
}

#[test]
fn priest_blesses_once_a_year_with_a_die_or_a_point() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Priest).built(B, &[Building::Farms]);
    for season in SEASONS {
        let mut play = Play::new(&rules, scene.clone().season(season));
        assert_eq!(play.choices(A), ["pass", "bless"]);
        play.does(A, "bless");
        assert_eq!(vp(&play), [1, 1, 0], "1 for himself; who has a white die gains 1");
        play.settles("roll 1:666/1 2:666/1 3:666/1");
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "pass").settles("roll 1:666 2:666/1 3:666");
        assert_eq!(vp(&play), [0, 0, 0]);
    }
    let mut play = Play::new(&rules, scene.built(A, &[Building::Farms]).season(Season::Spring));
    play.does(A, "bless");
    assert_eq!(vp(&play), [2, 1, 0], "his own white die brings him the second");
}

#[test]
fn fairy_a_white_die_in_summer() {
    let rules = game(3);
    for (season, roll) in SEASONS.into_iter().zip(["1:111", "1:111/2", "1:111"]) {
        let scene = scene(&rules).governor(A, Fairy);
        rolled(&rules, scene, season, &format!("roll {roll} 2:666 3:666"));
    }
    let scene = scene(&rules).governor(A, Fairy).built(A, &[Building::Farms]);
    rolled(&rules, scene, Season::Summer, "roll 1:111/23 2:666 3:666");
}

#[test]
fn general_is_stronger_in_every_battle() {
    let rules = game(3);
    for (year, race, strength) in
        [(1, Race::Barbarians, 2), (1, Race::Goblins, 3), (1, Race::Orcs, 3), (1, Race::Zombies, 4)]
            .into_iter()
            .chain([(3, Race::Demons, 6), (5, Race::Dragons, 9)])
    {
        let scene = scene(&rules).year(year).governor(A, General).invader(race, strength);
        let mut play = Play::new(&rules, scene.winter());
        play.settles("die 1");
        assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(2), Some(1)], "{race:?}");
    }
}

/// The Damsel's soldiers at the start of a winter.
fn rescued(rules: &Kingsburg, soldiers: [u16; 3]) -> u16 {
    let [a, b, c] = soldiers;
    let scene = scene(rules).governor(A, Damsel).soldiers(A, a).soldiers(B, b).soldiers(C, c);
    scene.invader(Race::Orcs, 3).winter().lords[A].soldiers
}

#[test]
fn damsel_two_soldiers_if_nobody_has_fewer() {
    let rules = game(3);
    assert_eq!(rescued(&rules, [0, 0, 0]), 2);
    assert_eq!(rescued(&rules, [1, 1, 4]), 3);
    assert_eq!(rescued(&rules, [1, 3, 2]), 3);
    assert_eq!(rescued(&rules, [2, 1, 4]), 2);
    assert_eq!(rescued(&rules, [1, 0, 0]), 1);
}

#[test]
fn trickster_turns_twos_and_fives() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:226/5 2:666/ 3:666");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(
        choices.len(),
        1 + 6 * 3 - 1,
        "two 2s in six ways, a white 5 in three, but not all as they are"
    );
    for turned in ["1+3+6+4w", "1+1+6+6w", "2+3+6+5w", "3+3+6+5w", "2+2+6+6w"] {
        assert!(choices.contains(&format!("trickster {turned}")), "{turned}");
    }
    play.does(A, "trickster 1+3+6+6w").asks(A);
    assert_eq!(play.lord(A).dice.total() + play.lord(A).white.total(), 16);
    play.may_not(A, "trickster 1+3+6+6w", Reason::OtherQuestion);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:134/6 2:666 3:666");
    play.may_not(A, "trickster 1+3+4+6w", Reason::OtherQuestion);
}

#[test]
fn heiress_two_tokens_for_a_poor_roll() {
    let rules = game(3);
    for (roll, tokens) in [("116", 2), ("126", 0), ("111/5", 2), ("111/6", 0)] {
        let mut scene = scene(&rules).governor(A, Heiress).order(&[B, A, C]);
        if roll.len() > 3 {
            scene = scene.built(A, &[Building::Farms]);
        }
        let play = rolled(&rules, scene, Season::Autumn, &format!("roll 1:{roll} 2:111 3:666"));
        assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [tokens, 0], "{roll}");
    }
}

#[test]
fn ambassador_goes_once_a_year_where_somebody_is_and_takes_a_token() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:445 2:145 3:666");
    play.does(B, "place 4>4").may_not(A, "place 4>4", Reason::Occupied);
    play.may_not(A, "place 4>5a", Reason::OutOfReach).may_not(A, "place 4+t>6a", Reason::NoToken);
    play.does(A, "place 4>4a");
    assert_eq!(play.lord(A).tokens, 1);
    play.does(C, "pass").does(B, "place 5>5").may_not(A, "place 4>4a", Reason::UsedThisYear);
    // The token may serve a later group of the same season.
    play.does(A, "place 4+t>6").does(B, "pass");
    play.asks(B).does(B, "take gold").asks(A).does(A, "take wood");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [1, 0, 0]), "both are paid, in turn order");
}

#[test]
fn quartermaster_keeps_two_soldiers_unless_he_lost() {
    let rules = game(3);
    for (soldiers, kept) in [(1, 0), (2, 2), (6, 2)] {
        let scene = scene(&rules).governor(A, Quartermaster).soldiers(A, soldiers).soldiers(B, soldiers);
        let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
        play.settles("die 1");
        let left = [A, B].map(|seat| play.lord(seat).soldiers);
        assert_eq!(left, [kept, 0], "{soldiers} soldiers and one more against three");
    }
}

#[test]
fn moneychanger_up_to_two_goods_before_building() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Moneychanger).goods(A, 3, 0, 0);
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "swap gold wood", "swap gold stone"]);
    play.may_not(A, "swap wood gold", Reason::NoSuchGood).does(A, "swap gold wood").does(A, "swap gold wood");
    assert_eq!(play.goods(A), [1, 2, 0]);
    play.asks(A).may_not(A, "swap gold wood", Reason::OtherQuestion).does(A, "build palisade");
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    play.does(A, "swap gold stone").does(A, "pass").does(A, "pass");
    assert!(play.goods(A) == [2, 0, 1] && play.is_over(), "also without building");
    let mut play = Play::new(&rules, scene.goods(A, 0, 0, 1).building(Season::Spring));
    play.does(A, "swap stone wood").does(A, "pass").does(A, "build barricade");
}

/// The Hermit's point with these groups; the dice are 4, 6 and 6, and nobody else goes anywhere.
fn hermit(rules: &Kingsburg, envoy: bool, groups: &[&str]) -> i16 {
    let scene = scene(rules).governor(A, Hermit);
    let scene = if envoy { scene.envoy(A) } else { scene };
    let mut play = rolled(rules, scene, Season::Autumn, "roll 1:166 2:666 3:666");
    for (turn, group) in groups.iter().enumerate() {
        play.does(A, group);
        if turn == 0 {
            play.does(B, "pass").does(C, "pass");
        }
    }
    play.lord(A).vp
}

#[test]
fn hermit_a_point_for_exactly_one_advisor_up_to_twelve() {
    let rules = game(3);
    assert_eq!(hermit(&rules, false, &["place 6+6>12", "pass"]), 1, "dice left do not matter");
    assert_eq!(hermit(&rules, false, &["place 1+6+6>13"]), 0);
    assert_eq!(hermit(&rules, false, &["place 1+6>7", "pass"]), 1);
    assert_eq!(hermit(&rules, false, &["place 1+6>7", "place 6>6"]), 0);
    assert_eq!(hermit(&rules, false, &["pass"]), 0);
    assert_eq!(hermit(&rules, true, &["place 6>6", "place 6>6", "pass"]), 1, "two groups, one advisor");
}
