//! What is printed on a building: its cost, its VP and its strength in battle.

use super::help::{ALL, laid, plain, total, vp};
use crate::rulebook::play::{A, B, Play, scene};
use kingsburg::buildings::Row;
use kingsburg::invaders::Race;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Kingsburg};

/// A building costs exactly this, scores this and adds this to its owner's battle total.
#[track_caller]
pub(super) fn is_printed(building: Building, cost: [u8; 3], points: i16, battle: i32) {
    costs(building, cost, points);
    needs_every_good_of(building, cost);
    if building.row() != Building::Crane.row() {
        costs_a_gold_less_with_the_crane(building, cost);
    }
    assert_eq!(strength(building), battle, "{building:?}");
}

#[track_caller]
fn costs(building: Building, cost: [u8; 3], points: i16) {
    let rules = plain();
    let mut play = site(&rules, cost, building, false);
    play.asks(A).does(A, &build(building));
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], points), "{building:?}");
}

#[track_caller]
fn needs_every_good_of(building: Building, cost: [u8; 3]) {
    let rules = plain();
    for kind in (0..3).filter(|&kind| cost[kind] > 0) {
        let mut less = cost;
        less[kind] -= 1;
        assert!(!may_build(&site(&rules, less, building, false), building), "{building:?} for {less:?}");
    }
}

/// Columns III and IV are cheaper with the Crane, columns I and II are not.
#[track_caller]
fn costs_a_gold_less_with_the_crane(building: Building, cost: [u8; 3]) {
    let Some(gold) = cost[0].checked_sub(1) else { return };
    let rules = plain();
    let play = site(&rules, [gold, cost[1], cost[2]], building, true);
    assert_eq!(may_build(&play, building), building.column() > 1, "{building:?} with the Crane");
}

/// A build turn of A, who has laid the strip of a building and everything to the left of it.
fn site<'a>(rules: &'a Kingsburg, goods: [u8; 3], building: Building, crane: bool) -> Play<'a> {
    let [gold, wood, stone] = goods;
    // B may build as well, so that there is somebody to ask if A cannot.
    let mut scene = scene(rules).goods(A, gold, wood, stone).goods(B, 9, 9, 9);
    if crane {
        scene = scene.built(A, &[Building::Crane]);
    }
    if let Some(left) = left_of(building) {
        scene = scene.built(A, &[left]);
    }
    let row = Row::new(building.row()).letter().to_string();
    laid(rules, scene, &row, Season::Spring, &[Step::Builds(ALL)])
}

fn left_of(building: Building) -> Option<Building> {
    (building.column() > 0).then(|| Building::ALL[building as usize - 1])
}

fn build(building: Building) -> String {
    format!("build {}", building.word())
}

fn may_build(play: &Play<'_>, building: Building) -> bool {
    play.choices(A).iter().any(|choice| choice.starts_with(&build(building)))
}

/// What a building adds to the battle total.
fn strength(building: Building) -> i32 {
    battle_total(Some(building)) - battle_total(left_of(building))
}

/// The battle total of a seat with a building and everything to the left of it.
fn battle_total(building: Option<Building>) -> i32 {
    let rules = plain();
    let built: &[Building] = building.as_slice();
    // Goblins meet no Signal Fires and no Lookout Post; the king sends three.
    let mut play = Play::new(&rules, scene(&rules).built(A, built).invader(Race::Goblins, 2).winter());
    play.chance("die 3");
    // A Bombard rolls a 2, which adds as much with and without the buildings to its right.
    let bombard = [Building::Bombard, Building::GriffinRanch, Building::NecromancersTower];
    let bombard = i32::from(built.iter().any(|built| bombard.contains(built)));
    if bombard > 0 {
        play.chance("die 2");
    }
    if building == Some(Building::Keep) {
        play.does(A, "take gold");
    }
    total(&play, A).expect("A has fought") - bombard
}
