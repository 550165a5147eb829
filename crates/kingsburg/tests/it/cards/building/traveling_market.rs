//! Tests of the card Traveling Market.

use super::help::{cards, offers, plain, rolled};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::TravelingMarket, [2, 1, 1], 1, 0);
}

#[test]
fn steps_one_in_spring_two_in_summer_three_in_autumn() {
    let rules = plain();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    for (season, reach) in
        [(Season::Spring, [8, 9, 10]), (Season::Summer, [7, 9, 11]), (Season::Autumn, [6, 9, 12])]
    {
        let mut play = rolled(&rules, market.clone(), season, "144");
        for advisor in 5..=13 {
            let action = format!("place 1+4+4>{advisor}");
            assert_eq!(offers(&play, A, &action), reach.contains(&advisor), "{season:?} {action}");
        }
        // Once a season.
        let step = reach[2] - 9;
        play.does(A, &format!("place 4>{}", 4 + step)).does(B, "pass").does(C, "pass");
        play.may_not(A, &format!("place 1>{}", 1 + step), Reason::UsedThisSeason).does(A, "place 4>4");
    }
}

#[test]
fn adds_to_a_token_and_stays_from_1_to_18() {
    engine::proves!("alternative.market");
    let rules = plain();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    let places = |season, dice| {
        let play = rolled(&rules, market.clone().tokens(A, 1), season, dice);
        play.choices(A).into_iter().filter(|choice| choice.starts_with("place ")).collect::<Vec<_>>()
    };
    let has = |places: &[String], action: &str| places.iter().any(|place| place == action);
    let low = places(Season::Autumn, "113");
    for (dice, reach) in [("1", vec![1, 4]), ("3", vec![3, 6]), ("1+3", vec![1, 4, 7]), ("1+t", vec![3, 6])] {
        for advisor in 1..=18 {
            assert_eq!(
                has(&low, &format!("place {dice}>{advisor}")),
                reach.contains(&advisor),
                "{dice}>{advisor}"
            );
        }
    }
    let high = places(Season::Summer, "666");
    for (dice, reach) in [("6+6+6", vec![16, 18]), ("6+6+6+t", vec![18]), ("6+6+t", vec![12, 14, 16])] {
        for advisor in 1..=18 {
            assert_eq!(
                has(&high, &format!("place {dice}>{advisor}")),
                reach.contains(&advisor),
                "{dice}>{advisor}"
            );
        }
    }
}

#[test]
fn is_not_spent_where_a_silver_tongue_does_it() {
    let rules = cards();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]).tokens(A, 1).fate(Fate::SilverTongues);
    let mut play = rolled(&rules, market.clone(), Season::Spring, "144");
    // A token is worth up to three, and the market one more.
    assert!(offers(&play, A, "place 4+t>8") && !offers(&play, A, "place 4+t>9"));
    play.does(A, "place 4+t>7").does(B, "pass").does(C, "pass").does(A, "place 1>2");
    let mut play = rolled(&rules, market, Season::Spring, "144");
    play.does(A, "place 4+t>8").does(B, "pass").does(C, "pass").may_not(
        A,
        "place 1>2",
        Reason::UsedThisSeason,
    );
}

#[test]
fn works_for_envoy_ambassador_and_deals() {
    let rules = cards();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    // B sits on 6; in summer a 4 steps there.
    let court = |scene: kingsburg::Scene<'_>| {
        let state = scene.season(Season::Summer);
        let mut play = Play::new(&rules, state);
        play.chance("roll 1:445 2:123 3:666").does(B, "place 1+2+3>6").asks(A);
        play
    };
    court(market.clone()).may_not(A, "place 4>6", Reason::Occupied);
    let mut envoy = court(market.clone().envoy(A));
    envoy.does(A, "place 4>6");
    assert_eq!(envoy.state.envoy, None);
    court(market.clone().governor(A, Governor::Ambassador)).does(A, "place 4>6a");
    court(market.clone().fate(Fate::SecretDeals)).does(A, "place 4>6d").does(C, "pass").may_not(
        A,
        "place 4>2",
        Reason::UsedThisSeason,
    );
    // Private advisors, one's own and another's by a deal.
    let mut own = court(market.clone().governor(A, Governor::Politician));
    own.does(A, "place 5>3p");
    let politician = market.governor(B, Governor::Politician).fate(Fate::SecretDeals);
    let mut deal = Play::new(&rules, politician.season(Season::Summer));
    deal.chance("roll 1:335 2:123 3:666").does(B, "place 2+3>5p").does(A, "place 3>5pd");
}
