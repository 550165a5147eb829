//! Tests of the card Architects' Guild.

use super::help::{ALL, plain, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, Play, scene, with};
use engine::Game;
use kingsburg::module::Governor;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Modules};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::ArchitectsGuild, [4, 1, 3], 5, 0);
}

#[test]
fn gives_a_point_for_every_later_building_and_for_column_iv_at_the_end() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild]);
    let mut play = Play::new(&rules, guild.clone().goods(A, 0, 3, 0).envoy(A).building(Season::Spring));
    play.does(A, "build barricade");
    assert_eq!(vp(&play), 1);
    play.does(A, "build palisade");
    assert_eq!(vp(&play), 2);
    // Not for itself.
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 4, 1, 3);
    let mut play = Play::new(&rules, lodge.clone().building(Season::Spring));
    play.does(A, "build architects-guild");
    assert_eq!(vp(&play), 5);
    // At the end: the Guild and the Embassy, nothing for column III; nothing without the Guild.
    let end = guild.built(A, &[Building::Embassy, Building::Barracks]);
    let end = end.built(B, &[Building::BuildersLodge, Building::Embassy]);
    let play = Play::new(&rules, end.at(rules.plans(&rules.initial_state()).end.steps()));
    assert_eq!([A, B].map(|seat| play.lord(seat).vp), [2, 0]);
}

#[test]
fn not_for_a_rebuilt_guild_nor_while_it_lies_in_ruins() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild, Building::TownHall]).goods(A, 9, 9, 9);
    let fall = Step::Destroy { seat: A, buildings: 1 };
    let build = [Step::OpenSeason, Step::Builds(ALL)];
    let plan = [&[fall], &build[..], &build, &build, &[Step::End]].concat();
    let mut play = Play::new(&rules, guild.at(&plan));
    assert_eq!(vp(&play), -5);
    // The Lodge builds once more, if he likes.
    play.does(A, "build inn").does(A, "pass");
    assert_eq!(vp(&play), -5, "built while the Guild lies in ruins");
    play.does(A, "build architects-guild");
    assert_eq!(vp(&play), 0, "the Guild's printed five");
    play.does(A, "build palisade");
    assert_eq!(vp(&play), 1, "and then again");
}

#[test]
fn counts_what_the_lodge_builds_after_it() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 4, 2, 3);
    let mut play = Play::new(&rules, lodge.building(Season::Spring));
    play.does(A, "build architects-guild").does(A, "build barricade");
    assert_eq!(vp(&play), 5 + 1);
}

#[test]
fn points_are_kept_when_buildings_fall() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild, Building::TownHall]).goods(A, 1, 2, 2);
    let plan = [Step::Builds(ALL), Step::Destroy { seat: A, buildings: 2 }];
    let plan: Vec<Step> =
        plan.iter().chain(rules.plans(&rules.initial_state()).end.steps()).copied().collect();
    let mut play = Play::new(&rules, guild.at(&plan));
    play.does(A, "build embassy");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::ArchitectsGuild }));
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Embassy }));
    assert_eq!(vp(&play), 4 + 1 - 5 - 4, "and no award at the end");
}

#[test]
fn gives_nothing_for_the_sorcerers_buildings() {
    let rules = with(3, Modules::ROWS | Modules::ALTERNATIVE | Modules::GOVERNORS);
    let scene = scene(&rules).year(3).built(A, &[Building::ArchitectsGuild]).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.at(&[Step::Year]));
    play.does(A, "free inn").does(A, "free statue").does(A, "free barricade");
    assert_eq!((vp(&play), play.lord(A).province.count()), (0, 7));
}
