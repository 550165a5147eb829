//! Tests of the card Masons' Yard.

use super::help::{ALL, cards, laid, offers, plain, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, Play, scene};
use kingsburg::Building;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::MasonsYard, [1, 1, 1], 0, 0);
}

#[test]
fn pays_one_good_of_a_price_with_another_kind() {
    let rules = plain();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]);
    // The Guard Tower costs a gold and a stone.
    let mut play = Play::new(&rules, yard.clone().goods(A, 1, 1, 1).building(Season::Spring));
    let towers = |play: &Play<'_>| {
        play.choices(A).into_iter().filter(|choice| choice.contains("guard-tower")).collect::<Vec<_>>()
    };
    assert_eq!(
        towers(&play),
        ["build guard-tower", "build guard-tower for wood+stone", "build guard-tower for gold+wood"]
    );
    play.does(A, "build guard-tower for gold+wood");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 1], 1));
    // Two goods of another kind are one too many; +2 tokens are not goods.
    let two = Play::new(&rules, yard.clone().goods(A, 0, 2, 0).building(Season::Spring));
    assert!(towers(&two).is_empty());
    let token = Play::new(&rules, yard.goods(A, 1, 0, 0).tokens(A, 3).building(Season::Spring));
    assert!(towers(&token).is_empty());
    let without = Play::new(&rules, scene(&rules).goods(A, 1, 2, 0).building(Season::Spring));
    assert!(towers(&without).is_empty());
}

#[test]
fn comes_after_increases_and_discounts() {
    engine::proves!("alternative.yard", "cards.price");
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Crane]);
    // The Town Hall costs 2/1/1, with the Crane 1/1/1.
    let mut play = Play::new(&rules, yard.clone().goods(A, 0, 2, 1).building(Season::Spring));
    play.does(A, "build town-hall for wood+wood+stone");
    // Scarce labour: 3/1/1, with the Crane 2/1/1.
    let scarce = yard.fate(Fate::ScarceLabour);
    let mut play = Play::new(&rules, scarce.clone().goods(A, 0, 3, 1).building(Season::Spring));
    assert!(!offers(&play, A, "build town-hall for wood+wood+wood+stone"));
    play = Play::new(&rules, scarce.goods(A, 1, 2, 1).building(Season::Spring));
    play.does(A, "build town-hall for gold+wood+wood+stone");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 3), "two, and one for the labour");
}

#[test]
fn works_on_an_extra_build_but_on_one_good_a_season() {
    let rules = plain();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).goods(A, 1, 3, 1).envoy(A);
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, yard.clone().at(&twice));
    play.does(A, "build palisade").does(A, "build barricade for gold");
    let mut play = Play::new(&rules, yard.at(&twice));
    play.does(A, "build barricade for stone");
    assert!(offers(&play, A, "build inn"));
    assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "once a season");
    play.does(A, "pass").asks(A).does(A, "build palisade for gold+wood");
    assert_eq!(play.goods(A), [0, 2, 0], "and again in the next");
}

#[test]
fn is_not_spent_where_a_discount_does_it() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Palisade]).fate(Fate::MasterMasons);
    // The Stables cost 1/1/1, the first building a good less: the Yard is left for the Guard Tower.
    let mut play = Play::new(&rules, yard.clone().goods(A, 2, 2, 0).envoy(A).building(Season::Spring));
    play.does(A, "build stable for gold+wood").does(A, "build guard-tower for gold+wood");
    assert_eq!(play.goods(A), [0, 0, 0]);
    // A good less, and what is left paid with another.
    let mut play = Play::new(&rules, yard.goods(A, 0, 1, 0).building(Season::Spring));
    play.does(A, "build guard-tower for wood");
}

#[test]
fn does_not_pay_for_itself() {
    let rules = plain();
    let build = |gold, wood, stone| {
        laid(&rules, scene(&rules).goods(A, gold, wood, stone), "a", Season::Spring, &[Step::Builds(ALL)])
    };
    assert!(!build(1, 2, 0).choices(A).iter().any(|choice| choice.contains("masons-yard")));
    build(1, 1, 1).does(A, "build masons-yard");
    // But at once for what comes after it in the same turn.
    let rich = scene(&rules).goods(A, 2, 2, 1).envoy(A);
    let mut play = laid(&rules, rich, "a", Season::Spring, &[Step::Builds(ALL)]);
    play.does(A, "build masons-yard").does(A, "build guard-tower for gold+wood");
}

#[test]
fn adds_to_moneychanger_and_trade_fair() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Statue]).goods(A, 0, 4, 0);
    let both = yard.clone().governor(A, Governor::Moneychanger).fate(Fate::TradeFair);
    let mut play = Play::new(&rules, both.building(Season::Spring));
    for _ in 0..3 {
        play.asks(A).does(A, "swap wood gold");
    }
    play.does(A, "build chapel for gold+gold+gold+wood");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 5));
    // With the Moneychanger alone one good is missing.
    let one = yard.governor(A, Governor::Moneychanger);
    let mut play = Play::new(&rules, one.building(Season::Spring));
    play.does(A, "swap wood gold").does(A, "swap wood gold");
    assert!(!play.choices(A).iter().any(|choice| choice.contains("chapel")));
}

#[test]
fn adds_to_a_governors_discount() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).governor(A, Governor::Miner);
    // The Statue costs two gold, with the Miner's discount one.
    let mut play = Play::new(&rules, yard.clone().goods(A, 0, 1, 0).building(Season::Spring));
    play.does(A, "build statue for wood");
    // Without the discount, which is kept for later.
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, yard.goods(A, 1, 1, 1).at(&twice));
    play.does(A, "build statue for gold+wood").does(A, "build guard-tower for stone");
}
