//! Tests of the card Architect.

use super::help::{fated, game, offers, year_end};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::{Game, Seat, Turn};
use kingsburg::module::Fate;
use kingsburg::module::Governor::{Architect, Miner};
use kingsburg::plan::Season;
use kingsburg::{Building, Kingsburg, Modules};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

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
fn a_gold_less_when_half_of_the_others_are_ahead() {
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
fn the_builds_of_this_season_count() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Architect).goods(A, 1, 0, 0).goods(B, 0, 1, 0);
    let mut play = Play::new(&rules, scene.clone().order(&[B, A, C]).building(Season::Spring));
    play.does(B, "build barricade").asks(A);
    assert_eq!(offers(&play, A, "build statue").len(), 1, "one of two others is ahead now");
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(rules.turn(&play.state), Turn::Seat(B), "nobody was ahead in his turn");
}

#[test]
fn the_first_building_of_the_turn_alone_is_cheaper() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Architect).built(B, &[Building::Farms]).envoy(A);
    let mut play = Play::new(&rules, scene.clone().goods(A, 1, 1, 1).building(Season::Spring));
    let cheap = offers(&play, A, "build guard-tower");
    play.does(A, &cheap[0]);
    assert_eq!(play.goods(A), [1, 1, 0]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [0, 0, 0], "the envoy's building at full cost");
    let mut play = Play::new(&rules, scene.goods(A, 0, 1, 1).building(Season::Spring));
    play.does(A, "build barricade");
    assert!(play.is_over(), "a first building without gold uses it up");
}

#[test]
fn adds_to_the_crane_and_is_for_the_first_of_two_after_a_strike() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Architect).built(B, &[Building::Cathedral, Building::Farms]);
    let crane = scene.clone().built(A, &[Building::Market, Building::Crane]).goods(A, 0, 3, 1);
    let mut play = Play::new(&rules, crane.building(Season::Spring));
    let farms = offers(&play, A, "build farms");
    play.does(A, &farms[0]);
    assert_eq!(play.goods(A), [0, 0, 0]);
    let strike = scene.fate(Fate::SummerStrike).goods(A, 2, 1, 0);
    let mut play = Play::new(&rules, strike.building(Season::Autumn));
    let statue = offers(&play, A, "build statue");
    play.does(A, &statue[0]);
    assert_eq!(play.goods(A), [1, 1, 0]);
    play.asks(A).does(A, "build inn");
    assert_eq!(play.goods(A), [0, 0, 0]);
}

#[test]
fn two_points_at_the_end_if_nobody_has_more_buildings() {
    let rules = game(3);
    for (mine, theirs, points) in [
        (&[Building::Inn][..], &[Building::Inn][..], 2),
        (&[Building::Market], &[Building::Inn], 2),
        (&[Building::Inn], &[Building::Market], 0),
    ] {
        let scene = scene(&rules).governor(A, Architect).built(A, mine).built(C, theirs);
        assert_eq!(year_end(&rules, scene.clone(), 5).lords[A].vp, points);
        assert_eq!(year_end(&rules, scene, 4).lords[A].vp, 0, "at the end of the game only");
    }
}

#[test]
fn discount_is_offered_among_other_prices_as_the_miners_is() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE | Modules::ROWS);
    let architect = scene(&rules).governor(A, Architect).built(B, &[Building::Cathedral, Building::Farms]);
    // An Inn for a gold and a wood: the Architect takes the gold off, the Masons the wood.
    let mut play = Play::new(&rules, architect.clone().fate(Fate::MasterMasons).building(Season::Spring));
    play.does(A, "build inn");
    // Farms for 2 gold and one more in a year of scarce labour, and one less.
    let scarce = architect.fate(Fate::ScarceLabour).built(A, &[Building::Market]).goods(A, 2, 3, 1);
    let mut play = Play::new(&rules, scarce.building(Season::Spring));
    let farms = offers(&play, A, "build farms");
    play.does(A, &farms[0]);
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
    // A Statue for a gold less, and the Masons' Yard takes a wood for the other.
    let yard = scene(&rules).governor(A, Miner).built(A, &[Building::MasonsYard]).goods(A, 0, 1, 0);
    let mut play = Play::new(&rules, yard.building(Season::Spring));
    play.does(A, "build statue for wood");
}
