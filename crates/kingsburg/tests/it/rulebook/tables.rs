//! The tables: every building of the province and every invader, figure by figure.

use crate::rulebook::play::{A, Play, scene, with};
use kingsburg::invaders::{Card, Race, Toll};
use kingsburg::plan::Season;
use kingsburg::{Building, Goods, Modules};

/// The path of these tests.
pub(crate) const TESTS: &str = module_path!();

/// A building: its price in gold, wood and stone, its VP, its strength in battle.
type Line = (Building, [u8; 3], u8, i8);

/// The buildings of the province, row by row.
const BUILDINGS: [Line; 28] = [
    (Building::Sawmill, [0, 2, 1], 1, 0),
    (Building::Stonecutter, [1, 1, 2], 2, 0),
    (Building::Goldsmith, [2, 2, 2], 3, 0),
    (Building::Mint, [6, 1, 1], 5, 0),
    (Building::Statue, [2, 0, 0], 3, 0),
    (Building::Chapel, [3, 0, 1], 5, 0),
    (Building::Church, [3, 1, 2], 7, 0),
    (Building::Cathedral, [5, 0, 3], 9, 0),
    (Building::Inn, [1, 1, 0], 0, 0),
    (Building::Market, [2, 2, 0], 1, 0),
    (Building::Farms, [2, 3, 1], 2, -1),
    (Building::MerchantsGuild, [3, 1, 2], 4, 0),
    (Building::GuardTower, [1, 0, 1], 1, 1),
    (Building::Blacksmith, [1, 2, 0], 2, 1),
    (Building::Barracks, [2, 2, 1], 4, 0),
    (Building::WizardsGuild, [3, 2, 2], 6, 2),
    (Building::Palisade, [0, 2, 0], 0, 1),
    (Building::Stables, [1, 1, 1], 2, 0),
    (Building::StoneWall, [2, 0, 2], 2, 1),
    (Building::Fortress, [3, 0, 2], 4, 1),
    (Building::Barricade, [0, 1, 0], 0, 0),
    (Building::Crane, [0, 1, 1], 1, 0),
    (Building::TownHall, [2, 1, 1], 2, 0),
    (Building::Embassy, [2, 2, 2], 4, 0),
    (Building::ImprovisedDefences, [0, 0, 1], 0, 0),
    (Building::RecruitingCentre, [1, 1, 0], 1, 0),
    (Building::TrainingCamp, [1, 2, 0], 2, 0),
    (Building::MilitaryAcademy, [2, 1, 1], 3, 0),
];

#[test]
fn every_building_costs_scores_and_fights_as_in_the_tables() {
    engine::proves!("buildings.row-b", "buildings.row-c", "buildings.row-d", "buildings.row-e");
    engine::proves!("buildings.row-f", "rows.row-a", "rows.row-g", "building.points", "building.price");
    let rules = with(3, Modules::ROWS);
    for (place, (building, cost, vp, battle)) in BUILDINGS.into_iter().enumerate() {
        let figures = rules.figures().building(building);
        assert_eq!((figures.cost.0, figures.vp, figures.battle), (cost, vp, battle), "{building:?}");
        assert_eq!((building.row(), building.column()), (place / 4, place % 4), "{building:?}");
        // With just these goods it can be built, unless the Crane stands to its left in its row.
        if building.row() == 5 {
            continue;
        }
        let [gold, wood, stone] = cost;
        let before: &[Building] = if place % 4 > 0 { &[BUILDINGS[place - 1].0] } else { &[] };
        let scene = scene(&rules).goods(A, gold, wood, stone).built(A, before);
        let mut play = Play::new(&rules, scene.building(Season::Spring));
        play.does(A, &format!("build {}", building.word()));
        assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], i16::from(vp)), "{building:?}");
    }
}

/// An invader: its strength and race; what a loser suffers in gold, wood, stone, goods, buildings and VP; what a winner
/// gets in gold, wood, stone, goods and VP.
type Enemy = (u8, Race, [u8; 6], [u8; 5]);

/// The invaders of each year.
const INVADERS: [[Enemy; 5]; 5] = [
    [
        (2, Race::Barbarians, [0, 0, 0, 1, 1, 0], [1, 0, 0, 0, 0]),
        (2, Race::Goblins, [0, 1, 1, 0, 1, 1], [0, 1, 0, 0, 0]),
        (3, Race::Goblins, [1, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
        (3, Race::Orcs, [0, 0, 0, 2, 0, 1], [1, 0, 0, 0, 0]),
        (4, Race::Zombies, [0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 1]),
    ],
    [
        (3, Race::Goblins, [0, 2, 2, 0, 1, 1], [0, 1, 0, 0, 0]),
        (4, Race::Goblins, [2, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
        (4, Race::Orcs, [0, 0, 0, 2, 1, 0], [1, 0, 0, 0, 0]),
        (5, Race::Barbarians, [0, 0, 0, 2, 0, 1], [1, 0, 0, 0, 0]),
        (5, Race::Zombies, [0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 1]),
    ],
    [
        (4, Race::Goblins, [0, 3, 3, 0, 1, 1], [0, 1, 0, 0, 0]),
        (5, Race::Goblins, [3, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
        (5, Race::Orcs, [0, 0, 0, 2, 1, 0], [1, 0, 0, 0, 0]),
        (6, Race::Zombies, [0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 1]),
        (6, Race::Demons, [2, 1, 1, 0, 0, 1], [0, 0, 0, 0, 1]),
    ],
    [
        (5, Race::Goblins, [0, 4, 4, 0, 1, 1], [0, 1, 0, 0, 0]),
        (6, Race::Goblins, [4, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
        (6, Race::Demons, [0, 0, 0, 4, 0, 1], [1, 0, 0, 0, 1]),
        (7, Race::Orcs, [0, 0, 0, 2, 1, 0], [0, 0, 0, 1, 0]),
        (7, Race::Zombies, [0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 1]),
    ],
    [
        (7, Race::Barbarians, [0, 0, 0, 0, 0, 8], [0, 0, 0, 0, 1]),
        (8, Race::Barbarians, [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1]),
        (8, Race::Demons, [0, 0, 0, 0, 1, 2], [0, 0, 0, 0, 2]),
        (9, Race::Demons, [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 2]),
        (9, Race::Dragons, [0, 0, 0, 0, 0, 5], [0, 0, 0, 0, 3]),
    ],
];

#[test]
fn every_invader_is_as_in_the_tables() {
    engine::proves!(
        "invaders.first",
        "invaders.second",
        "invaders.third",
        "invaders.fourth",
        "invaders.fifth"
    );
    let rules = crate::rulebook::play::base(3);
    for (year, enemies) in (1..).zip(INVADERS) {
        for (card, (strength, race, lose, win)) in Card::all().zip(enemies) {
            let [gold, wood, stone, any_goods, buildings, vp] = lose;
            let lose = Toll { goods: Goods([gold, wood, stone]), any_goods, buildings, vp };
            let [gold, wood, stone, any_goods, vp] = win;
            let win = Toll { goods: Goods([gold, wood, stone]), any_goods, buildings: 0, vp };
            let invader = rules.figures().invader(year, card);
            assert_eq!((invader.strength, invader.race), (strength, race), "year {year}");
            assert_eq!((invader.lose, invader.win), (lose, win), "year {year}, {race:?} {strength}");
        }
    }
}

#[test]
fn the_backs_tell_what_strengths_may_come() {
    engine::proves!("invaders.backs");
    let rules = crate::rulebook::play::base(3);
    for (year, backs) in [(1, [2, 4]), (2, [3, 5]), (3, [4, 6]), (4, [5, 7]), (5, [7, 9])] {
        let strengths = || Card::all().map(|card| rules.figures().invader(year, card).strength);
        assert_eq!([strengths().min(), strengths().max()], backs.map(Some), "year {year}");
    }
}
