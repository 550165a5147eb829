//! Tests of the card Beacons Lit.

use super::help::{ALL_ROWS, GOVERNORS, and, begun, somebody_may_look, three, until};
use crate::rulebook::play::{A, B, C, scene};
use engine::{Eye, FastRng, Game};
use kingsburg::module::Governor;
use kingsburg::plan::Season;
use kingsburg::{Building, Event};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn the_invader_lies_face_up_from_the_start_of_the_year() {
    let rules = three();
    let mut play = begun(&rules, scene(&rules), "beacons-lit");
    play.expects_chance().chance("invader 4");
    for eye in [Eye::Public, Eye::Seat(A), Eye::Seat(B), Eye::Seat(C)] {
        assert_eq!(play.view(eye).invader_card, Some(4));
    }
    until(&mut play, |play| play.has_event(Event::SeasonBegan { season: Season::Autumn }));
    assert_eq!(play.view(Eye::Public).invader_card, Some(4), "it stays");
    let mut sampled = (0..20).map(|seed| rules.redeal(&play.state, B, &mut FastRng::new(seed)).invader);
    assert!(sampled.all(|invader| invader == play.state.invader));
}

#[test]
fn peeks_show_nothing_new() {
    engine::proves!("fate.beacons");
    let rules = and(GOVERNORS | ALL_ROWS);
    for (fate, looks) in [("beacons-lit", false), ("bandits", true)] {
        let scene = scene(&rules).governor(A, Governor::General).built(B, &[Building::LookoutPost]);
        assert_eq!(somebody_may_look(&mut begun(&rules, scene, fate)), looks, "{fate}");
    }
}
