//! Tests of the card Good Year.

use super::help::{ALL_ROWS, GOVERNORS, and, begun, three, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Event, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_white_die_or_a_good_in_spring_and_summer() {
    let rules = three();
    let before = scene(&rules).fate(Fate::GoodYear).built(B, &[Building::Farms]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = Play::new(&rules, before.clone().season(season));
        // Barbara has the Farms' die and takes a good; she is the only one to be asked.
        play.asks(B);
        assert_eq!(play.choices(B), ["take gold", "take wood", "take stone"]);
        play.does(B, "take wood").refuses_chance("roll 1:123 2:123/4 3:123", Reason::WrongDice);
        play.chance("roll 1:123/1 2:123/4 3:123/6");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [0, 1, 0], [0, 0, 0]]);
    }
    Play::new(&rules, before.season(Season::Autumn)).chance("roll 1:123 2:123/4 3:123");
}

#[test]
fn comes_after_the_fixed_dice() {
    let rules = and(GOVERNORS | ALL_ROWS);
    let mut state = scene(&rules).fate(Fate::GoodYear).governor(A, Governor::Fairy);
    state = state.built(B, &[Building::Vineyard]);
    // In summer the Fairy and the Vineyard have a die: a good each.
    let mut play = Play::new(&rules, state.clone().season(Season::Summer));
    play.does(A, "take gold").does(B, "take stone").chance("roll 1:123/1 2:123/2 3:123/3");
    // In spring neither has one.
    Play::new(&rules, state.season(Season::Spring)).chance("roll 1:123/1 2:123/2 3:123/3");
}

#[test]
fn the_kings_aid_is_a_white_die() {
    let rules = three();
    let scene = scene(&rules).year(2).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let mut play = begun(&rules, scene, "good-year");
    assert!(play.has_event(Event::Aided { seat: C }));
    play.asks(C).does(C, "take gold").chance("roll 1:123/1 2:123/2 3:123/3");
}

#[test]
fn each_player_orders_the_year_and_the_blessing() {
    engine::proves!("fate.bounty");
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::GoodYear).governor(A, Governor::Priest).built(C, &[Building::Farms]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.asks(A).does(A, "bless");
    assert_eq!(play.choices(A), ["die-from blessing", "die-from year"]);
    // The die from the year, then the blessing's point; or the blessing's die, then the year's good.
    play.does(A, "die-from year").does(B, "die-from blessing").does(B, "take wood").does(C, "take stone");
    play.chance("roll 1:123/1 2:123/2 3:123/3");
    assert_eq!((vps(&play), play.goods(B)), ([2, 0, 1], [0, 1, 0]), "the Priest has a point of his own");
    assert_eq!((play.goods(A), play.goods(C)), ([0, 0, 0], [0, 0, 1]), "with a die already: both");
}
