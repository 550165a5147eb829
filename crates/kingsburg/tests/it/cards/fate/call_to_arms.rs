//! Tests of the card Call to Arms.

use super::help::{ALL_ROWS, GOVERNORS, and, rolled, soldiers, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_soldier_more_from_advisors_and_a_good_more_for_mercenaries() {
    let rules = three();
    let before = scene(&rules).fate(Fate::CallToArms).built(B, &[Building::Stables]);
    let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:555 2:556 3:666");
    play.does(A, "place 5+5>10").does(B, "place 5>5").does(C, "place 6+6+6>18").does(B, "pass");
    play.chance("invader 1");
    assert_eq!(soldiers(&play), [3, 3, 2], "the Stables add their own");
    let scene = before.goods(A, 4, 0, 0).built(B, &[Building::Barracks]).goods(B, 3, 0, 0).goods(C, 2, 0, 0);
    let mut play = Play::new(&rules, scene.recruiting());
    play.may_not(A, "recruit gold+gold", Reason::WrongPrice).does(A, "recruit gold+gold+gold");
    // With the Barracks two goods; Carlo cannot pay three and is not asked.
    play.asks(B).may_not(B, "recruit gold", Reason::WrongPrice).does(B, "recruit gold+gold");
    assert_eq!(soldiers(&play), [1, 1, 0]);
    assert!(play.is_over());
}

#[test]
fn a_whim_without_a_soldier_brings_none() {
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::CallToArms).season(Season::Spring));
    play.chance("whim 10").chance("roll 1:466 2:566 3:666").does(A, "place 4+6>10").does(B, "place 5>5");
    play.does(C, "pass").does(A, "pass").does(B, "pass").does(A, "pick gold");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], [0, 2, 0]));
}

#[test]
fn leaves_private_advisors_and_the_levy_office_alone() {
    engine::proves!("fate.arms");
    let rules = and(GOVERNORS | ALL_ROWS);
    let before = scene(&rules).fate(Fate::CallToArms);
    let mut play = rolled(
        &rules,
        before.clone().governor(A, Governor::Politician),
        Season::Spring,
        "roll 1:566 2:666 3:666",
    );
    play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "want soldier");
    assert_eq!(soldiers(&play), [1, 0, 0]);
    let mut play = Play::new(&rules, before.built(A, &[Building::LevyOffice]).recruiting());
    play.does(A, "levy");
    assert_eq!((play.lord(A).vp, play.lord(A).soldiers), (-1, 1));
}

#[test]
fn ruling_20_a_copy_by_whim_1_brings_the_soldiers_of_the_call_to_arms() {
    engine::proves!("fate.arms");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::CallToArms).season(Season::Spring));
    play.chance("whim 1").chance("roll 1:123 2:466 3:666").does(A, "place 1>1").does(B, "place 4>4");
    play.does(C, "pass").does(A, "place 2>2").does(B, "pass").does(A, "place 3>3");
    assert_eq!(play.lord(A).soldiers, 2, "one of the fifth advisor, and one more");
}
