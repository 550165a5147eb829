//! Tests of the card Second Thoughts.

use super::help::{GOVERNORS, SEASONS, and, rolled, three};
use crate::rulebook::play::{A, B, C, scene};
use engine::Eye;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn one_die_of_each_player_once_a_season() {
    let rules = three();
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::SecondThoughts).built(B, &[Building::Farms]);
        let mut play = rolled(&rules, scene, season, "roll 1:125 2:345/6 3:666");
        play.asks(A).may_not(A, "reroll 3", Reason::NoSuchDice).may_not(A, "reroll 5w", Reason::NoSuchDice);
        play.does(A, "reroll 1").refuses_chance("reroll 33", Reason::WrongDice).chance("reroll 3");
        assert_eq!(play.view(Eye::Public).seats[0].dice.as_slice(), [2, 3, 5]);
        // The second is done with it, the next is asked; white dice may be rolled too; all may decline.
        play.asks(B).does(B, "reroll 6w").chance("reroll /1").asks(C).does(C, "done");
        assert_eq!(play.view(Eye::Public).seats[1].white.as_slice(), [1]);
    }
}

#[test]
fn forfeit_the_philosophers_point() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SecondThoughts).governor(A, Governor::Philosopher);
    let with_second = |again: bool| {
        let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:244 2:666 3:666");
        play.does(A, "philosopher").chance("reroll 112");
        if again {
            play.does(A, "reroll 2").chance("reroll 1");
        } else {
            play.does(A, "done");
        }
        play.does(B, "done").does(C, "done");
        play.lord(A).vp
    };
    assert_eq!((with_second(false), with_second(true)), (1, 0));
}

#[test]
fn in_any_order_with_ones_own_powers() {
    engine::proves!("fate.reroll", "cards.order");
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecondThoughts).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:446 2:666 3:666");
    play.does(A, "reroll 6").chance("reroll 4").does(A, "statue 4").chance("reroll 5");
    play.asks(B);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "chapel").chance("reroll 456").may_not(A, "chapel", Reason::UsedThisSeason);
    play.does(A, "reroll 4").chance("reroll 6").asks(B).does(B, "reroll 6").chance("reroll 6");
    play.asks(C);
}

#[test]
fn only_once_a_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecondThoughts).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "reroll 4").chance("reroll 3").asks(A).may_not(A, "reroll 3", Reason::UsedThisSeason);
}
