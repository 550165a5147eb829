//! Tests of the card Secret Deals.

use super::help::{GOVERNORS, and, passes, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Reason;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn once_a_year_in_where_another_is() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecretDeals);
    let mut play = Play::new(&rules, scene.at(&[Step::Season(Season::Spring), Step::Season(Season::Summer)]));
    play.chance("roll 1:223 2:233 3:666").may_not(A, "place 2>2d", Reason::NobodyYet);
    play.does(A, "place 2>2").may_not(B, "place 2>2", Reason::Occupied).does(B, "place 2>2d");
    // Not where only one's own group is.
    play.does(C, "pass").does(A, "place 3>3").may_not(B, "place 3>3", Reason::Occupied);
    play.may_not(B, "place 3>3d", Reason::UsedThisYear).does(B, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(B)), ([1, 1, 0], [1, 0, 0]), "both are paid");
    passes(&mut play, &[A]);
    // In summer Barbara's token is still gone.
    play.chance("roll 1:223 2:233 3:666").does(A, "place 2>2").may_not(B, "place 2>2d", Reason::UsedThisYear);
}

#[test]
fn not_where_only_ones_own_group_is() {
    engine::proves!("fate.deals");
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::SecretDeals), Season::Spring, "roll 1:225 2:666 3:666");
    play.does(A, "place 2>2").does(B, "pass").does(C, "pass").may_not(A, "place 2>2d", Reason::NobodyYet);
}

#[test]
fn not_where_only_neutral_dice_are() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::SecretDeals).season(Season::Spring));
    play.chance("neutral 111,14").chance("roll 1:366 2:666");
    play.may_not(A, "place 3>3d", Reason::NobodyYet);
}

#[test]
fn also_with_the_politicians_advisors_who_pay_him_first() {
    engine::proves!("fate.deals");
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::SecretDeals).governor(B, Governor::Politician);
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:335 2:366 3:566");
    play.may_not(A, "place 3>3pd", Reason::NobodyYet).does(A, "place 3>3");
    play.does(B, "place 3>3p").does(C, "pass").does(A, "place 3>3pd").does(B, "pass").does(A, "pass");
    // The board's third advisor pays Andrea a wood; then his private one Barbara, and Andrea after her.
    assert_eq!(play.goods(A), [0, 1, 0]);
    play.asks(B).does(B, "take stone").asks(A).does(A, "take stone");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 1], [0, 0, 1]));
    // Nobody else has private advisors of his own.
    let mut play = rolled(
        &rules,
        scene(&rules).governor(B, Governor::Politician).fate(Fate::SecretDeals),
        Season::Spring,
        "roll 1:335 2:366 3:566",
    );
    play.may_not(A, "place 3>3p", Reason::OtherGovernor);
}

#[test]
fn end_with_the_year() {
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::Bandits), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2>2").may_not(B, "place 2>2d", Reason::NotThisYear);
}
