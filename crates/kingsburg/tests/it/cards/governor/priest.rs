//! Tests of the card Priest.

use super::help::{SEASONS, fated, game, purist, vp};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use kingsburg::module::Fate;
use kingsburg::module::Governor::{Fairy, Priest};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Modules};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn blesses_once_a_year_with_a_die_or_a_point() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Priest).built(B, &[Building::Farms]);
    for season in SEASONS {
        let mut play = Play::new(&rules, scene.clone().season(season));
        assert_eq!(play.choices(A), ["pass", "bless"]);
        play.does(A, "bless");
        assert_eq!(vp(&play), [1, 1, 0], "1 for himself; who has a white die gains 1");
        play.chance("roll 1:666/1 2:666/1 3:666/1");
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "pass").chance("roll 1:666 2:666/1 3:666");
        assert_eq!(vp(&play), [0, 0, 0]);
    }
    let mut play = Play::new(&rules, scene.built(A, &[Building::Farms]).season(Season::Spring));
    play.does(A, "bless");
    assert_eq!(vp(&play), [2, 1, 0], "his own white die brings him the second");
}

#[test]
fn once_a_year_and_again_the_next() {
    engine::proves!("governors.blessing");
    let rules = game(3);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::YearEnd];
    let scene = scene(&rules).governor(A, Priest);
    let idle = |play: &mut Play<'_>| {
        play.does(A, "pass").does(B, "pass").does(C, "pass");
    };
    let mut play = Play::new(&rules, scene.clone().at(&seasons));
    play.does(A, "bless").chance("roll 1:444/6 2:555/6 3:666/6");
    idle(&mut play);
    play.expects_chance().chance("roll 1:444 2:555 3:666");
    idle(&mut play);
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.asks(A).does(A, "bless");
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.does(A, "pass").chance("roll 1:444 2:555 3:666");
    idle(&mut play);
    play.asks(A).does(A, "bless");
}

#[test]
fn every_fixed_white_die_counts_as_one() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Priest).governor(B, Fairy).built(C, &[Building::Vineyard]);
    for (season, points) in SEASONS.into_iter().zip([[1, 0, 0], [1, 1, 1], [1, 0, 1]]) {
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "bless").chance("roll 1:444/6 2:555/6 3:666/6");
        assert_eq!(vp(&play), points, "{season:?}");
    }
    let mut state = scene.season(Season::Spring);
    state.aided = Some(B);
    let mut play = Play::new(&rules, state);
    play.does(A, "bless").chance("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!(vp(&play), [1, 1, 0], "the king's die");
}

#[test]
fn in_a_good_year_everybody_orders_the_two() {
    engine::proves!("fate.bounty");
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Priest).fate(Fate::GoodYear).built(C, &[Building::Farms]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "bless").asks(A).does(A, "die-from year");
        play.asks(B).does(B, "die-from blessing").does(B, "take gold").asks(C).does(C, "take wood");
        play.chance("roll 1:444/6 2:555/6 3:666/6");
        assert_eq!(vp(&play), [2, 0, 1], "die then point; die then good; both for a white die");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [1, 0, 0], [0, 1, 0]]);
    }
    let mut play = Play::new(&rules, scene.season(Season::Autumn));
    play.does(A, "bless").chance("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!(vp(&play), [1, 0, 1], "a good year is over in autumn");
}

#[test]
fn has_for_purists_no_point_of_his_own() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Priest).built(B, &[Building::Farms]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.does(A, "bless").chance("roll 1:111/1 2:222/2 3:333/3");
    assert_eq!(vp(&play), [0, 1, 0]);
}
