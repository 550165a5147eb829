//! Tests of the card Quartermaster.

use super::help::{alternative, game};
use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::SeatSet;
use kingsburg::invaders::Race;
use kingsburg::module::Governor::{Damsel, Quartermaster};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Modules, Options, Scenario, ScenarioOption};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn keeps_two_soldiers_unless_he_lost() {
    let rules = game(3);
    for (soldiers, kept) in [(1, 0), (2, 2), (6, 2)] {
        let scene = scene(&rules).governor(A, Quartermaster).soldiers(A, soldiers).soldiers(B, soldiers);
        let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
        play.chance("die 1");
        let left = [A, B].map(|seat| play.lord(seat).soldiers);
        assert_eq!(left, [kept, 0], "{soldiers} soldiers and one more against three");
    }
}

#[test]
fn keeps_soldiers_of_the_king_but_no_more_than_there_are() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Quartermaster).built(A, &[Building::WizardsGuild]);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.chance("die 1");
    assert_eq!(play.lord(A).soldiers, 1);
}

#[test]
fn what_he_keeps_is_like_any_soldier() {
    let rules = alternative();
    let all = SeatSet::all(3);
    let keeper =
        scene(&rules).governor(A, Quartermaster).soldiers(A, 5).soldiers(B, 5).invader(Race::Orcs, 3);
    let lodge = keeper.clone().built(A, &[Building::VeteransLodge]);
    let mut play = Play::new(&rules, lodge.winter());
    play.chance("die 1");
    assert_eq!(play.lord(A).soldiers, 3, "two, and the Veterans' Lodge's");
    let brewery = keeper.clone().built(A, &[Building::Brewery]);
    let mut state = brewery.at(&[Step::Winter, Step::SeasonEnds(all), Step::End]);
    state.season = Season::Summer;
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    let gold = play.goods(A)[0];
    assert_eq!((play.lord(A).soldiers, gold), (0, 1 + 2), "a gold of the Orcs, two of the Brewery");
    let damsel = keeper.clone().governor(B, Damsel).at(&[Step::Winter, Step::Winter, Step::End]);
    let mut play = Play::new(&rules, damsel);
    play.chance("die 1").chance("invader 1");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).soldiers), [2, 2, 0], "B has none, as has C");
    let mut play = Play::new(&rules, keeper.year(5).invader(Race::Barbarians, 7).soldiers(A, 9).winter());
    play.chance("die 1");
    assert_eq!(play.lord(A).soldiers, 0, "not in year V");
}

#[test]
fn keeps_two_more_than_the_dragon_leaves() {
    let options = Options {
        modules: Modules::GOVERNORS,
        scenario: ScenarioOption::Fixed(Scenario::DragonsHoard),
        ..Options::base(3)
    };
    let rules = standard(options);
    for (soldiers, kept) in [(4, [4, 2]), (9, [5, 3])] {
        let scene = scene(&rules).governor(A, Quartermaster).soldiers(A, soldiers).soldiers(B, soldiers);
        let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
        play.chance("die 1");
        assert_eq!(
            [A, B].map(|seat| play.lord(seat).soldiers),
            kept,
            "half of one more, at most three, and two"
        );
    }
}
