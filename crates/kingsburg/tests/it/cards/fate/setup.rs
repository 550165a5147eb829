//! How fates come into play.

use super::help::{three, until};
use crate::rulebook::play::{A, Play, scene};
use engine::{Eye, Game, Turn};
use kingsburg::invaders::Race;
use kingsburg::module::{Event as ModuleEvent, Fate};
use kingsburg::plan::Step;
use kingsburg::{Event, Reason};

#[test]
fn module_4_a_card_is_turned_up_as_phase_1_begins_and_none_comes_twice() {
    engine::proves!("fate.draw");
    let rules = three();
    let mut play = Play::new(&rules, scene(&rules).at(&[Step::Year]));
    play.expects_chance().refuses_chance("die 3", Reason::OtherDraw).chance("fate topsy-turvy-court");
    assert!(play.has_event(Event::Module { module: ModuleEvent::Fated(Fate::TopsyTurvyCourt) }));
    assert_eq!(play.view(Eye::Public).modules.fate, Some(Fate::TopsyTurvyCourt));
    // Only now the king's aid of a year in which all are equal.
    play.asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
    until(&mut play, |play| play.state.year == 2 && play.rules.turn(&play.state) == Turn::Chance);
    assert_eq!(play.view(Eye::Public).modules.fate, None);
    play.refuses_chance("fate topsy-turvy-court", Reason::NotInPile).chance("fate famine");
    assert_eq!(play.view(Eye::Public).modules.fate, Some(Fate::Famine));
}

#[test]
fn module_4_the_card_is_in_force_to_the_end_of_phase_8() {
    engine::proves!("fate.term");
    let rules = three();
    let scene = scene(&rules).fate(Fate::Bandits).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, scene.winter());
    assert_eq!(play.view(Eye::Public).modules.fate, Some(Fate::Bandits));
    play.chance("die 1");
    assert_eq!(play.view(Eye::Public).modules.fate, None);
}
