//! Tests of the card Monastery.

use super::help::{cards, ended, plain, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, Play, scene};
use kingsburg::module::Governor;
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Monastery, [3, 1, 2], 6, 0);
}

#[test]
fn gives_a_point_to_one_without_goods_at_the_end_of_each_season() {
    let rules = plain();
    let monastery = scene(&rules).built(A, &[Building::Monastery]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let play = Play::new(&rules, monastery.clone().season_end(season));
        assert!(play.is_over() && vp(&play) == 1, "{season:?}");
    }
    for goods in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
        let [gold, wood, stone] = goods;
        let play =
            Play::new(&rules, monastery.clone().goods(A, gold, wood, stone).season_end(Season::Spring));
        assert!(play.is_over() && vp(&play) == 0, "{goods:?}");
    }
    // It works in the season it is built in.
    let altar = scene(&rules).built(A, &[Building::Altar]).goods(A, 3, 1, 2);
    let mut play = Play::new(&rules, altar.building(Season::Spring));
    play.does(A, "build monastery");
    assert_eq!(vp(&play), 6 + 1);
}

#[test]
fn comes_after_the_town_hall_if_its_owner_likes() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::Monastery, Building::TownHall]).goods(A, 0, 1, 0);
    let mut play = Play::new(&rules, both.clone().season_end(Season::Spring));
    play.does(A, "town-hall wood");
    let mut play = ended(play);
    assert_eq!(vp(&play), 2, "a point each");
    play = Play::new(&rules, both.season_end(Season::Spring));
    play.may_not(A, "collect monastery", Reason::HasGoods).does(A, "done");
    assert_eq!((vp(&play), play.is_over()), (0, true));
}

#[test]
fn comes_before_the_goods_of_summer() {
    engine::proves!("alternative.collect");
    let rules = plain();
    for (other, goods) in [(Building::Depot, [0, 1, 1]), (Building::Brewery, [1, 0, 0])] {
        // Nothing is to be said for the other order, and nobody is asked.
        let both = scene(&rules).built(A, &[Building::Monastery, other]);
        let play = Play::new(&rules, both.season_end(Season::Summer));
        assert_eq!((vp(&play), play.goods(A), play.is_over()), (1, goods, true));
    }
    let three = scene(&rules).built(A, &[Building::Monastery, Building::Depot, Building::TownHall]);
    let summer = |answers: &[&str]| {
        let mut play = Play::new(&rules, three.clone().season_end(Season::Summer));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        let play = ended(play);
        (vp(&play), play.goods(A))
    };
    assert_eq!(summer(&["collect monastery", "collect depot", "town-hall wood"]), (2, [0, 0, 1]));
    assert_eq!(summer(&["collect depot", "town-hall wood"]), (1, [0, 0, 1]), "a stone is left");
    assert_eq!(summer(&["done"]), (1, [0, 1, 1]), "what is compulsory comes all the same");
}

#[test]
fn comes_before_the_thief_if_its_owner_likes() {
    let rules = cards();
    let thief = scene(&rules).built(A, &[Building::Monastery]).governor(A, Governor::Thief).goods(B, 2, 0, 0);
    for (answers, points) in [(vec!["collect monastery", "steal gold 2"], 1), (vec!["steal gold 2"], 0)] {
        let mut play = Play::new(&rules, thief.clone().season_end(Season::Spring));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        let play = ended(play);
        assert_eq!((vp(&play), play.goods(A)), (points, [1, 0, 0]));
    }
}

#[test]
fn alone_is_no_question_and_neither_is_the_brewery() {
    let rules = plain();
    let monks = scene(&rules).built(A, &[Building::Monastery, Building::TownHall]);
    assert!(Play::new(&rules, monks.season_end(Season::Spring)).is_over());
    let beer = scene(&rules).built(A, &[Building::Brewery, Building::Goldsmith]).goods(A, 1, 0, 0);
    let mut play = Play::new(&rules, beer.season_end(Season::Summer));
    play.does(A, "goldsmith");
    assert!(play.is_over());
}

#[test]
fn tokens_are_not_goods() {
    let rules = plain();
    let monks = scene(&rules).built(A, &[Building::Monastery]).tokens(A, 3);
    let play = Play::new(&rules, monks.season_end(Season::Autumn));
    assert_eq!((vp(&play), play.lord(A).tokens), (1, 3));
}
