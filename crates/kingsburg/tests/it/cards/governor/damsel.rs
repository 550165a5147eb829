//! Tests of the card Damsel.

use super::help::{alternative, game, steps};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Governor::Damsel;
use kingsburg::plan::Step;
use kingsburg::{Building, Kingsburg};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

/// The Damsel's soldiers at the start of a winter.
fn rescued(rules: &Kingsburg, soldiers: [u16; 3]) -> u16 {
    let [a, b, c] = soldiers;
    let scene = scene(rules).governor(A, Damsel).soldiers(A, a).soldiers(B, b).soldiers(C, c);
    scene.invader(Race::Orcs, 3).winter().lords[A].soldiers
}

#[test]
fn two_soldiers_if_nobody_has_fewer() {
    let rules = game(3);
    assert_eq!(rescued(&rules, [0, 0, 0]), 2);
    assert_eq!(rescued(&rules, [1, 1, 4]), 3);
    assert_eq!(rescued(&rules, [1, 3, 2]), 3);
    assert_eq!(rescued(&rules, [2, 1, 4]), 2);
    assert_eq!(rescued(&rules, [1, 0, 0]), 1);
}

#[test]
fn soldiers_just_recruited_count() {
    let rules = game(3);
    let plan = steps(&rules, Step::BeforeRecruit, Step::YearEnd);
    for (recruit, soldiers) in [("recruit gold+gold", 1), ("done", 2)] {
        let mut play = Play::new(&rules, scene(&rules).governor(A, Damsel).goods(A, 2, 0, 0).at(&plan));
        play.does(A, recruit).expects_chance();
        assert_eq!(play.lord(A).soldiers, soldiers, "{recruit}");
    }
}

#[test]
fn looks_at_the_muster_and_comes_before_the_small_palisade() {
    let rules = alternative();
    let palisade = [Building::SmallPalisade];
    let winter = |scene: kingsburg::Scene<'_>| {
        let state = scene.governor(A, Damsel).invader(Race::Orcs, 3).winter();
        [A, B].map(|seat| state.lords[seat].soldiers)
    };
    let damsel = || scene(&rules).order(&[B, A, C]).soldiers(C, 9);
    assert_eq!(winter(damsel().built(A, &palisade)), [3, 0], "her knights count for her Palisade");
    assert_eq!(winter(damsel().built(B, &palisade).soldiers(A, 2).soldiers(B, 1)), [2, 2], "B had fewer");
    assert_eq!(winter(damsel().built(B, &palisade).soldiers(A, 1).soldiers(B, 1)), [3, 2]);
}
