//! Tests of the card Master Masons.

use super::help::{GOVERNORS, and, begun, idle, listed, passes, three, until};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Building;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn the_first_building_of_the_year_is_a_good_cheaper() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::MasterMasons).goods(A, 9, 9, 9);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer)];
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.chance("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    let prices = |play: &Play<'_>, word: &str| -> Vec<String> {
        let mut prices: Vec<_> = play.choices(A).into_iter().filter(|choice| choice.contains(word)).collect();
        prices.sort();
        prices
    };
    // A kind of its cost, at his choice; never the full price to save it for later.
    assert_eq!(prices(&play, "guard-tower"), ["build guard-tower for gold", "build guard-tower for stone"]);
    play.does(A, "build guard-tower for stone");
    assert_eq!((play.goods(A), play.lord(A).vp), ([9, 9, 8], 1));
    // Others have a barricade for nothing.
    passes(&mut play, &[B, C]);
    play.chance("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [8, 8, 8], "only the first");
}

#[test]
fn not_for_the_sorcerers_free_buildings() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer).goods(A, 4, 0, 0);
    let mut play = begun(&rules, scene, "master-masons");
    play.does(A, "free inn").does(A, "free barricade").does(A, "free palisade");
    until(&mut play, |play| !listed(play, A, "build").is_empty());
    let [gold, ..] = play.goods(A);
    play.does(A, "build statue");
    assert_eq!(play.goods(A)[0], gold - 1, "the discount is still there");
}

#[test]
fn only_the_first_of_a_turn_and_beside_the_crane() {
    engine::proves!("fate.building", "cards.prices");
    let rules = three();
    let before = scene(&rules).fate(Fate::MasterMasons).goods(A, 9, 9, 9);
    let mut play = idle(&rules, before.clone().envoy(A), Season::Spring);
    play.does(A, "build statue").does(A, "build inn");
    assert_eq!(play.goods(A), [7, 8, 9]);
    let cheap = before.built(A, &[Building::Market, Building::Crane]);
    let mut prices = listed(&idle(&rules, cheap, Season::Spring), A, "build farms");
    prices.sort();
    // Two gold, three wood and a stone: a gold less, and one good more.
    let fewer = ["gold+wood+wood+stone", "gold+wood+wood+wood", "wood+wood+wood+stone"];
    assert_eq!(prices, fewer.map(|price| format!("build farms for {price}")));
}
