//! Tests of the card Sorcerer.

use super::help::{alternative, fated, game, offers, spell, steps, vp};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Game, SeatSet};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::module::Governor::Sorcerer;
use kingsburg::plan::Step;
use kingsburg::{Building, Event, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn up_to_three_buildings_of_column_i_for_nothing_in_year_iii() {
    let rules = game(3);
    let spell = steps(&rules, rules.plans(&rules.initial_state()).year.steps()[0], Step::KingsAid);
    let scene = scene(&rules).governor(A, Sorcerer).built(A, &[Building::Inn]);
    let mut play = Play::new(&rules, scene.clone().year(3).at(&spell));
    assert_eq!(
        play.choices(A),
        ["pass", "free statue", "free guard-tower", "free palisade", "free barricade"]
    );
    play.may_not(A, "free market", Reason::NotColumnOne).may_not(A, "free inn", Reason::Stands);
    play.does(A, "free statue").does(A, "free palisade").does(A, "free barricade");
    assert!(play.is_over(), "no fourth");
    assert_eq!((play.lord(A).province.count(), play.lord(A).vp), (4, 0), "and no points for the Statue");
    let mut play = Play::new(&rules, scene.clone().year(3).at(&spell));
    play.does(A, "free statue").does(A, "pass");
    assert!(play.is_over() && play.lord(A).province.count() == 2, "up to three");
    for year in [1, 2, 4, 5] {
        assert!(Play::new(&rules, scene.clone().year(year).at(&spell)).is_over(), "year {year}");
    }
}

#[test]
fn acts_before_the_kings_aid_and_his_buildings_count() {
    let rules = game(3);
    let scene = scene(&rules).built(B, &[Building::Inn]).built(C, &[Building::Inn, Building::Barricade]);
    let mut play = spell(&rules, scene, &[Step::KingsAid, Step::KingsReward]);
    play.does(A, "free inn").does(A, "free statue").does(A, "free palisade");
    assert_eq!((play.state.aided, vp(&play)), (Some(B), [1, 0, 0]), "B has fewest now, and A most");
}

#[test]
fn no_points_of_any_kind_and_none_are_lost() {
    engine::proves!("governors.sorcerer", "cards.points");
    let rules = alternative();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild]);
    let mut play = spell(&rules, guild, &[]);
    play.does(A, "free statue").does(A, "free inn").does(A, "pass");
    assert_eq!(play.lord(A).vp, 0, "the Guild's neither");
    // Orcs destroy a building.
    let rules = game(3);
    let scene = scene(&rules).year(3).goods(A, 4, 0, 0).invader(Race::Orcs, 5);
    let plan = [Step::Winter, Step::Builds(SeatSet::all(3))];
    let mut play = spell(&rules, scene, &plan);
    play.does(A, "free statue").does(A, "pass").chance("die 1");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Statue }));
    assert_eq!((play.lord(A).vp, play.goods(A)), (0, [2, 0, 0]));
    play.does(A, "build statue");
    assert_eq!(play.lord(A).vp, 3, "built again it is a building like any other");
}

#[test]
fn all_of_column_i_stands() {
    let rules = game(3);
    let column = [Building::Statue, Building::Inn, Building::GuardTower, Building::Palisade];
    let mut play = spell(&rules, scene(&rules).built(A, &column), &[]);
    play.does(A, "free barricade");
    assert!(play.is_over(), "there is no other");
    let play = spell(&rules, scene(&rules).built(A, &column).built(A, &[Building::Barricade]), &[]);
    assert!(play.is_over());
    let rules = alternative();
    let play = spell(&rules, scene(&rules).built(A, &[Building::Altar]), &[]);
    assert_eq!(offers(&play, A, "free").len(), 6, "rows A to G without the Bridge, which stands");
}

#[test]
fn his_buildings_are_not_the_first_of_the_year() {
    let rules = fated(3);
    let scene = scene(&rules).fate(Fate::MasterMasons).goods(A, 1, 0, 0);
    let mut play = spell(&rules, scene, &[Step::Builds(SeatSet::all(3))]);
    play.does(A, "free inn").does(A, "pass");
    assert!(!offers(&play, A, "build statue").is_empty(), "for one gold, as first building");
}

#[test]
fn a_building_that_was_given_and_built_again_has_points_to_lose() {
    let rules = game(3);
    let plan = [
        rules.plans(&rules.initial_state()).year.steps()[0],
        Step::Winter,
        Step::Builds(SeatSet::all(3)),
        Step::Winter,
        Step::End,
    ];
    let scene = scene(&rules).year(3).governor(A, Sorcerer).goods(A, 4, 0, 0).invader(Race::Orcs, 5);
    let mut play = Play::new(&rules, scene.at(&plan));
    play.does(A, "free statue").does(A, "pass").chance("die 1").does(A, "build statue");
    play.chance("invader 3").chance("die 1");
    assert_eq!((play.lord(A).vp, play.lord(A).province.count()), (0, 0), "three points, and lost again");
}
