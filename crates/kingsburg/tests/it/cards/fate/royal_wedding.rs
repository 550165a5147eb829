//! Tests of the card Royal Wedding.

use super::help::{passes, rolled, three, vps};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn two_points_more_from_queen_and_king_for_every_group() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::RoyalWedding).envoy(C);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").does(B, "place 6+6+6>18").does(C, "place 6+6+6>18");
    play.does(A, "take gold").does(A, "take gold").chance("invader 1");
    assert_eq!(vps(&play), [5, 2, 2]);
    let scene = crate::rulebook::play::scene(&rules).fate(Fate::RoyalWedding);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4+6+6>16");
    passes(&mut play, &[B, C]);
    assert_eq!(vps(&play), [0, 0, 0]);
}
