//! Tests of the card Silver Tongues.

use super::help::{and, begun, idle, listed, rolled, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;
use kingsburg::state::Marks;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_token_at_once_and_tokens_add_one_two_or_three() {
    let rules = three();
    let play = begun(&rules, scene(&rules), "silver-tongues");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [1, 1, 1]);
    let scene = scene(&rules).fate(Fate::SilverTongues).tokens(A, 2);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:116 2:666 3:666");
    play.may_not(A, "place 1+t>1", Reason::OutOfReach).may_not(A, "place 1+t>5", Reason::OutOfReach);
    let choices = play.choices(A);
    assert!(["place 1+t>2", "place 1+t>3", "place 1+t>4"].iter().all(|&one| choices.contains(&one.into())));
    // Still one token a season.
    play.does(A, "place 1+t>4").does(B, "pass").does(C, "pass").may_not(A, "place 1+t>2", Reason::TokenUsed);
    assert_eq!(play.lord(A).tokens, 1);
}

#[test]
fn leave_tokens_paid_elsewhere_alone_and_end_with_the_year() {
    let rules = and(Modules::ROWS);
    let before = scene(&rules).fate(Fate::SilverTongues).tokens(A, 2);
    let scene_ = before.clone().built(A, &[Building::RecruitingCentre]);
    let mut play = Play::new(&rules, scene_.recruiting());
    play.may_not(A, "recruit token", Reason::WrongPrice).does(A, "recruit token+token");
    let mut play = idle(&rules, before.clone().built(A, &[Building::TownHall]), Season::Spring);
    play.does(A, "town-hall token");
    assert_eq!((play.lord(A).vp, play.lord(A).tokens), (1, 1));
    // In another year a token adds two.
    let mut play = rolled(
        &rules,
        scene(&rules).fate(Fate::Bandits).tokens(A, 1),
        Season::Spring,
        "roll 1:116 2:666 3:666",
    );
    play.may_not(A, "place 1+t>2", Reason::OutOfReach).does(A, "place 1+t>3");
}

#[test]
fn with_the_market_which_is_not_used_where_the_token_reaches() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SilverTongues).tokens(A, 1).built(A, &[Building::Market]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:355 2:666 3:666");
    let reach = ["place 3+t>3", "place 3+t>4", "place 3+t>5", "place 3+t>6", "place 3+t>7"];
    assert_eq!(listed(&play, A, "place 3+t"), reach);
    play.may_not(A, "place 3+t>8", Reason::OutOfReach).does(A, "place 3+t>6");
    assert!(!play.lord(A).marks.contains(Marks::MARKET));
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:666 3:666");
    play.does(A, "place 3+t>7");
    assert!(play.lord(A).marks.contains(Marks::MARKET));
}

#[test]
fn ruling_20_silver_tongues_save_the_market_where_the_token_is_enough() {
    engine::proves!("fate.locales");
    let rules = three();
    let before = scene(&rules).fate(Fate::SilverTongues).tokens(A, 1).built(A, &[Building::Market]);
    for (group, market) in [("place 4+t>5", false), ("place 4+t>7", false), ("place 4+t>8", true)] {
        let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:444 2:666 3:666");
        play.does(A, group);
        assert_eq!(play.lord(A).marks.contains(Marks::MARKET), market, "{group}");
    }
}
