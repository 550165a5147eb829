//! Tests of the card Commandery.

use super::help::{cards, plain, total, troops, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::Step;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Commandery, [2, 1, 1], 3, 0);
}

#[test]
fn recruits_two_when_the_king_sends_two_or_less() {
    let rules = plain();
    let commandery = scene(&rules).built(A, &[Building::Commandery]).invader(Race::Zombies, 4);
    for (die, strength) in [("1", 3), ("2", 4), ("3", 3), ("6", 6)] {
        let play = winter(&rules, commandery.clone(), &[die]);
        assert_eq!(total(&play, A), Some(strength), "{die}");
        assert_eq!(total(&play, B), die.parse().ok(), "nobody else");
    }
}

#[test]
fn with_troop_tokens_recruits_one_for_a_0_or_a_1() {
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
fn always_helps_in_heavy_snow_and_never_stands_beside_the_academy() {
    let rules = cards();
    let commandery = scene(&rules).built(A, &[Building::Commandery]).fate(Fate::HeavySnow);
    let snow = commandery.invader(Race::Zombies, 4).at(&[Step::DrawOrder, Step::Winter, Step::End]);
    let mut play = Play::new(&rules, snow);
    play.chance("order 1,2,3");
    assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(4), Some(2)], "no die is rolled");
    assert!(!play.lord(A).province.shows(Building::MilitaryAcademy));
}
