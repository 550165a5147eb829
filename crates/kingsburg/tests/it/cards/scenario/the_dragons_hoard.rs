//! Tests of the card The Dragon's Hoard.

use super::help::rules;
use crate::cards::fate::help::{fought, passes, somebody_may_look, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::invaders::Race;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Kingsburg, Modules, Scenario, Scene};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

fn hoard(modules: Modules) -> Kingsburg {
    rules(3, Scenario::DragonsHoard, modules)
}

/// A winter in which the invader is turned up by its place, with so many soldiers and a king's die of 1.
fn winter<'a>(rules: &'a Kingsburg, year: u8, place: u8, soldiers: [u16; 3]) -> Play<'a> {
    let [a, b, c] = soldiers;
    let scene = scene(rules).year(year).soldiers(A, a).soldiers(B, b).soldiers(C, c);
    let mut play = Play::new(rules, scene.winter());
    play.chance(&format!("invader {place}")).chance("die 1");
    play
}

/// The winter of year V over a hoard; B has one soldier more than A, and C one more than B.
fn dragon<'a>(rules: &'a Kingsburg, scene: Scene<'a>, hoard: u16, least: u16) -> Play<'a> {
    let scene = scene
        .year(5)
        .invader(Race::Dragons, 9)
        .soldiers(A, least)
        .soldiers(B, least + 1)
        .soldiers(C, least + 2);
    let mut state = scene.at(&[Step::Season(Season::Autumn), Step::Winter, Step::End]);
    state.extra.scenario.hoard = hoard;
    let mut play = Play::new(rules, state);
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    play
}

#[test]
fn invaders_of_the_middle_years_are_two_stronger() {
    engine::proves!("hoard.strength");
    let rules = hoard(Modules::empty());
    // Printed: zombies 4, 5, 6 and 7.
    for (year, place, strength) in [(1, 5, 4), (2, 5, 7), (3, 4, 8), (4, 5, 9)] {
        let play = winter(&rules, year, place, [strength - 2, strength - 1, strength]);
        let total = i32::from(strength);
        assert!(play.has_event(fought(A, total - 1, false, true)), "year {year}");
        assert!(
            play.has_event(fought(B, total, false, false))
                && play.has_event(fought(C, total + 1, true, false))
        );
    }
}

#[test]
fn half_the_soldiers_stay_but_no_more_than_three() {
    engine::proves!("hoard.armies");
    let rules = hoard(Modules::empty());
    let kept = |soldiers| {
        let play = winter(&rules, 1, 5, soldiers);
        [A, B, C].map(|seat| play.lord(seat).soldiers)
    };
    // The king's reinforcement is a soldier too.
    assert_eq!(kept([0, 1, 2]), [0, 1, 1]);
    assert_eq!(kept([4, 5, 9]), [2, 3, 3]);
}

#[test]
fn grows_by_the_printed_strength_and_by_what_is_raided() {
    engine::proves!("hoard.grows");
    let rules = hoard(Modules::empty());
    assert_eq!(winter(&rules, 1, 5, [9, 9, 9]).state.extra.scenario.hoard, 4);
    assert_eq!(winter(&rules, 4, 5, [9, 9, 9]).state.extra.scenario.hoard, 7, "printed");
    // Goblins 3 of year II take two wood and two stone, as far as there are any.
    let scene = scene(&rules).year(2).goods(A, 4, 3, 1).soldiers(B, 9).soldiers(C, 9).goods(B, 5, 5, 5);
    let mut play = Play::new(&rules, scene.winter());
    play.chance("invader 1").chance("die 1");
    assert_eq!((play.goods(A), play.view(Eye::Public).modules.hoard), ([4, 1, 0], 3 + 3));
    // Goods of one's own choice as well.
    let scene = crate::rulebook::play::scene(&rules).goods(A, 1, 1, 1).soldiers(B, 9).soldiers(C, 9);
    let mut play = Play::new(&rules, scene.winter());
    play.chance("invader 4").chance("die 1").does(A, "give-up gold").does(A, "give-up wood");
    assert_eq!(play.view(Eye::Public).modules.hoard, 3 + 2);
}

#[test]
fn makes_the_dragon_stronger_by_one_for_every_four_goods() {
    engine::proves!("hoard.growing");
    let rules = hoard(Modules::empty());
    for (goods, strength) in [(0, 9), (3, 9), (4, 10), (19, 13)] {
        let mut play = dragon(&rules, scene(&rules), goods, strength - 2);
        play.chance("die 1");
        let total = i32::from(strength);
        assert!(play.has_event(fought(A, total - 1, false, true)), "{goods} goods");
        assert!(
            play.has_event(fought(B, total, false, false))
                && play.has_event(fought(C, total + 1, true, false))
        );
        assert_eq!(play.state.extra.scenario.hoard, goods, "nothing is added in year V");
    }
}

#[test]
fn with_troop_tokens_by_one_for_every_six() {
    let rules = hoard(Modules::TROOPS);
    for (goods, strength) in [(5, 9), (6, 10), (12, 11)] {
        let mut play = dragon(&rules, scene(&rules), goods, strength - 1);
        play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0");
        let total = i32::from(strength);
        assert!(play.has_event(fought(A, total - 1, false, true)), "{goods} goods");
        assert!(
            play.has_event(fought(B, total, false, false))
                && play.has_event(fought(C, total + 1, true, false))
        );
        // The points are unchanged: one for every four.
        assert_eq!(play.lord(C).vp, 3 + 1 + (goods / 4) as i16);
    }
}

#[test]
fn is_shared_by_those_who_beat_the_dragon() {
    engine::proves!("hoard.share");
    let rules = hoard(Modules::empty());
    // Strength 13: 13 draws, 14 wins, 15 is the best; 19 goods.
    let mut play = dragon(&rules, scene(&rules), 19, 12);
    play.chance("die 1");
    assert_eq!(vps(&play), [0, 3 + 2, 3 + 1 + 4]);
    // Equals share nothing, they have it all.
    let mut play = dragon(&rules, scene(&rules).built(B, &[Building::GuardTower]), 7, 10);
    play.chance("die 1");
    assert_eq!(vps(&play), [3, 3 + 1 + 1, 3 + 1 + 1]);
}

#[test]
fn the_dragon_is_known_in_year_v() {
    engine::proves!("hoard.dragon");
    let rules = hoard(Modules::empty());
    let mut play = Play::new(&rules, scene(&rules).year(5).at(&[Step::Year]));
    let seen = play.view(Eye::Public).invader.expect("it lies face up");
    assert_eq!((seen.race, seen.strength), (Race::Dragons, 9));
    // A peek shows nothing new.
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.chance("roll 1:466 2:466 3:466").does(A, "place 4+6>10").does(B, "pass").does(C, "pass");
    play.does(A, "pass").expects_chance().chance("roll 1:466 2:466 3:466");
}

#[test]
fn the_enemies_fates_apply_to_the_dragon_too() {
    let rules = hoard(Modules::FATE);
    let mut play = dragon(&rules, scene(&rules).fate(Fate::FierceEnemies), 8, 10);
    play.chance("die 1");
    assert!(play.has_event(fought(A, 11, false, true)) && play.has_event(fought(B, 12, false, false)));
    let mut play = dragon(&rules, scene(&rules).fate(Fate::DividedEnemies), 8, 9);
    play.chance("die 1");
    assert!(play.has_event(fought(A, 10, false, false)) && play.has_event(fought(C, 12, true, false)));
    assert_eq!(vps(&play), [0, 3 + 1, 3 + 2], "no best victor, but the shares");
}

#[test]
fn printed_strength_is_what_fires_and_defences_look_at() {
    let rules = hoard(Modules::ROWS | Modules::ALTERNATIVE);
    let scene =
        scene(&rules).year(2).built(A, &[Building::ImprovisedDefences]).built(B, &[Building::SignalFires]);
    let mut play = Play::new(&rules, scene.soldiers(A, 4).soldiers(B, 5).winter());
    // Zombies 5, who count as 7.
    play.chance("invader 5").chance("die 1");
    assert!(play.has_event(fought(A, 6, false, true)) && play.has_event(fought(B, 6, false, true)));
}

#[test]
fn quartermaster_and_veterans_add_to_what_is_kept() {
    let rules = hoard(Modules::GOVERNORS | Modules::ROWS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Governor::Quartermaster).built(A, &[Building::VeteransLodge]);
    let scene = scene.built(B, &[Building::VeteransLodge]).soldiers(A, 9).soldiers(B, 9).soldiers(C, 9);
    let mut play = Play::new(&rules, scene.winter());
    play.chance("invader 5").chance("die 1");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).soldiers), [6, 4, 3]);
}

#[test]
fn the_refuge_keeps_its_goods() {
    let rules = hoard(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).built(A, &[Building::HiddenRefuge]).goods(A, 3, 3, 3);
    let mut play = Play::new(&rules, scene.soldiers(B, 9).soldiers(C, 9).winter());
    play.chance("invader 1").chance("die 1");
    assert_eq!((play.goods(A), play.view(Eye::Public).modules.hoard), ([3, 3, 3], 3));
}

#[test]
fn nobody_keeps_more_soldiers_than_he_has() {
    let rules = hoard(Modules::GOVERNORS);
    let scene = scene(&rules).governor(A, Governor::Quartermaster);
    let mut play = Play::new(&rules, scene.winter());
    // Barbarians 2 against two: a draw, one stays and two more might.
    play.chance("invader 1").chance("die 2");
    assert_eq!([A, B].map(|seat| play.lord(seat).soldiers), [2, 1]);
}

#[test]
fn nobody_is_asked_to_look_at_the_dragon() {
    let rules = hoard(Modules::GOVERNORS | Modules::ALTERNATIVE);
    for (year, looks) in [(4, true), (5, false)] {
        let scene =
            scene(&rules).year(year).governor(A, Governor::General).built(B, &[Building::LookoutPost]);
        let mut play = Play::new(&rules, scene.at(&[Step::Year]));
        assert_eq!(somebody_may_look(&mut play), looks, "year {year}");
    }
}

#[test]
fn beacons_have_nothing_to_show_in_year_v() {
    let rules = hoard(Modules::FATE);
    let mut play = Play::new(&rules, scene(&rules).year(5).at(&[Step::Year]));
    play.chance("fate beacons-lit").asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
}
