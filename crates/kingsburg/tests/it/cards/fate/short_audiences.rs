//! Tests of the card Short Audiences.

use super::help::{neutral, rolled, three, two};
use crate::rulebook::play::{A, Play, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn no_more_than_two_dice_in_a_group() {
    engine::proves!("fate.audience");
    let rules = three();
    let scene = scene(&rules).fate(Fate::ShortAudiences).built(A, &[Building::Farms]).tokens(A, 1);
    let mut play = rolled(&rules, scene, Season::Summer, "roll 1:124/2 2:666 3:666");
    play.may_not(A, "place 1+2+4>7", Reason::TooManyDice).may_not(A, "place 1+4+2w>7", Reason::TooManyDice);
    let choices = play.choices(A);
    // Tokens and the Market are no dice.
    for group in ["place 1+4>5", "place 4+2w>6", "place 1+4+t>7", "place 1+4+t>8"] {
        assert!(choices.contains(&group.to_string()), "{group}");
    }
}

#[test]
fn leave_neutral_dice_alone() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::ShortAudiences).season(Season::Spring));
    play.chance("neutral 246,35");
    assert_eq!(neutral(&play), [8, 12]);
}
