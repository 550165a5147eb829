//! Tests of the card Armory.

use super::help::{plain, total, troops, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::Building;
use kingsburg::invaders::Race;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Armory, [1, 0, 1], 1, 0);
}

#[test]
fn sells_two_strength_for_a_good_once_in_a_winter() {
    let rules = plain();
    let armory = scene(&rules).built(A, &[Building::Armory]).invader(Race::Zombies, 4);
    for (pay, strength, left) in [
        ("arm gold", 5, [1, 1, 1]),
        ("arm wood", 5, [2, 0, 1]),
        ("arm stone", 5, [2, 1, 0]),
        ("pass", 3, [2, 1, 1]),
    ] {
        let mut play = winter(&rules, armory.clone().goods(A, 2, 1, 1), &["3"]);
        play.asks(A).does(A, pay);
        assert_eq!((total(&play, A), play.goods(A)), (Some(strength), left), "{pay}");
    }
    // Who has no goods is not asked, whatever his tokens.
    let play = winter(&rules, armory.tokens(A, 3), &["3"]);
    assert_eq!(total(&play, A), Some(3));
}

#[test]
fn is_decided_after_all_bombards_in_turn_order() {
    engine::proves!("alternative.arms");
    let rules = plain();
    let state = scene(&rules).built(A, &[Building::Armory]).built(B, &[Building::Bombard]).order(&[B, C, A]);
    let state = state.goods(A, 1, 0, 0).goods(B, 1, 0, 0).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, state.winter());
    play.expects_chance().chance("die 2").expects_chance().chance("die 1");
    play.asks(B).does(B, "arm gold").asks(A);
    assert_eq!((play.goods(B), play.view(Eye::Seat(A)).seats[1].goods.0), ([0, 0, 0], [0, 0, 0]));
    play.does(A, "pass");
    assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(2), Some(2 - 1 + 2)]);
}

#[test]
fn takes_no_tokens_recruiting_centre_or_not_and_comes_after_troop_tokens() {
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
