//! The standard figures of the game: the numbers that are printed on the buildings and the invader cards.
//!
//! Those of the cards of modules and scenarios are in [`module::figures`](crate::module::Figure). The component files of the crate
//! `games` hold the same figures with their provenance; a test there compares them.

use crate::buildings::{Building, BuildingFigures};
use crate::figures::Figures;
use crate::goods::Goods;
use crate::invaders::{CARDS_A_YEAR, Invader, Race, Toll, YEARS};
use crate::module;

impl Figures {
    /// The standard figures of the second edition.
    pub const STANDARD: Figures =
        Figures { buildings: in_order(BUILDINGS), invaders: INVADERS, modules: module::Figures::STANDARD };
}

impl Default for Figures {
    /// Returns the standard figures.
    fn default() -> Figures {
        Figures::STANDARD
    }
}

/// Cost in gold, wood and stone, victory points, and strength in battle.
const BUILDINGS: [(Building, BuildingFigures); Building::ALL.len()] = [
    (Building::Sawmill, building([0, 2, 1], 1, 0)),
    (Building::Stonecutter, building([1, 1, 2], 2, 0)),
    (Building::Goldsmith, building([2, 2, 2], 3, 0)),
    (Building::Mint, building([6, 1, 1], 5, 0)),
    (Building::Statue, building([2, 0, 0], 3, 0)),
    (Building::Chapel, building([3, 0, 1], 5, 0)),
    (Building::Church, building([3, 1, 2], 7, 0)),
    (Building::Cathedral, building([5, 0, 3], 9, 0)),
    (Building::Inn, building([1, 1, 0], 0, 0)),
    (Building::Market, building([2, 2, 0], 1, 0)),
    (Building::Farms, building([2, 3, 1], 2, -1)),
    (Building::MerchantsGuild, building([3, 1, 2], 4, 0)),
    (Building::GuardTower, building([1, 0, 1], 1, 1)),
    (Building::Blacksmith, building([1, 2, 0], 2, 1)),
    (Building::Barracks, building([2, 2, 1], 4, 0)),
    (Building::WizardsGuild, building([3, 2, 2], 6, 2)),
    (Building::Palisade, building([0, 2, 0], 0, 1)),
    (Building::Stables, building([1, 1, 1], 2, 0)),
    (Building::StoneWall, building([2, 0, 2], 2, 1)),
    (Building::Fortress, building([3, 0, 2], 4, 1)),
    (Building::Barricade, building([0, 1, 0], 0, 0)),
    (Building::Crane, building([0, 1, 1], 1, 0)),
    (Building::TownHall, building([2, 1, 1], 2, 0)),
    (Building::Embassy, building([2, 2, 2], 4, 0)),
    (Building::ImprovisedDefences, building([0, 0, 1], 0, 0)),
    (Building::RecruitingCentre, building([1, 1, 0], 1, 0)),
    (Building::TrainingCamp, building([1, 2, 0], 2, 0)),
    (Building::MilitaryAcademy, building([2, 1, 1], 3, 0)),
    (Building::MasonsYard, building([1, 1, 1], 0, 0)),
    (Building::Depot, building([2, 1, 2], 2, 0)),
    (Building::BuildersLodge, building([3, 2, 1], 3, 0)),
    (Building::ArchitectsGuild, building([4, 1, 3], 5, 0)),
    (Building::Bridge, building([0, 1, 1], 2, 0)),
    (Building::Altar, building([3, 0, 1], 4, 0)),
    (Building::Monastery, building([3, 1, 2], 6, 0)),
    (Building::Dome, building([5, 1, 2], 7, 0)),
    (Building::Brewery, building([1, 1, 0], 0, 0)),
    (Building::TravelingMarket, building([2, 1, 1], 1, 0)),
    (Building::Vineyard, building([2, 2, 1], 3, 0)),
    (Building::Caravanserai, building([3, 2, 1], 4, 0)),
    (Building::Armory, building([1, 0, 1], 1, 0)),
    (Building::Bombard, building([1, 1, 1], 2, 0)),
    (Building::GriffinRanch, building([2, 2, 1], 3, 1)),
    (Building::NecromancersTower, building([3, 1, 3], 6, 3)),
    (Building::SmallPalisade, building([0, 1, 0], 0, 0)),
    (Building::LookoutPost, building([1, 1, 1], 2, 0)),
    (Building::HiddenRefuge, building([2, 1, 1], 4, 0)),
    (Building::Keep, building([3, 0, 2], 5, 1)),
    (Building::Fountain, building([0, 0, 1], 0, 0)),
    (Building::School, building([0, 1, 1], 1, 0)),
    (Building::RidingArena, building([2, 1, 1], 3, 0)),
    (Building::University, building([2, 2, 2], 5, 0)),
    (Building::SignalFires, building([0, 1, 0], 0, 0)),
    (Building::LevyOffice, building([1, 0, 1], 1, 0)),
    (Building::VeteransLodge, building([1, 1, 1], 2, 0)),
    (Building::Commandery, building([2, 1, 1], 3, 0)),
];

/// The cards of the five years: strength, race, what a loser suffers, what a winner gets.
const INVADERS: [[Invader; CARDS_A_YEAR]; YEARS] = [
    [
        invader(
            2,
            Race::Barbarians,
            Toll { any_goods: 1, buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), ..Toll::NONE },
        ),
        invader(
            2,
            Race::Goblins,
            Toll { goods: Goods([0, 1, 1]), buildings: 1, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 1, 0]), ..Toll::NONE },
        ),
        invader(
            3,
            Race::Goblins,
            Toll { goods: Goods([1, 0, 0]), buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 0, 1]), ..Toll::NONE },
        ),
        invader(
            3,
            Race::Orcs,
            Toll { any_goods: 2, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), ..Toll::NONE },
        ),
        invader(4, Race::Zombies, Toll { vp: 2, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
    ],
    [
        invader(
            3,
            Race::Goblins,
            Toll { goods: Goods([0, 2, 2]), buildings: 1, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 1, 0]), ..Toll::NONE },
        ),
        invader(
            4,
            Race::Goblins,
            Toll { goods: Goods([2, 0, 0]), buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 0, 1]), ..Toll::NONE },
        ),
        invader(
            4,
            Race::Orcs,
            Toll { any_goods: 2, buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), ..Toll::NONE },
        ),
        invader(
            5,
            Race::Barbarians,
            Toll { any_goods: 2, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), ..Toll::NONE },
        ),
        invader(5, Race::Zombies, Toll { vp: 2, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
    ],
    [
        invader(
            4,
            Race::Goblins,
            Toll { goods: Goods([0, 3, 3]), buildings: 1, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 1, 0]), ..Toll::NONE },
        ),
        invader(
            5,
            Race::Goblins,
            Toll { goods: Goods([3, 0, 0]), buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 0, 1]), ..Toll::NONE },
        ),
        invader(
            5,
            Race::Orcs,
            Toll { any_goods: 2, buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), ..Toll::NONE },
        ),
        invader(6, Race::Zombies, Toll { vp: 2, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
        invader(
            6,
            Race::Demons,
            Toll { goods: Goods([2, 1, 1]), vp: 1, ..Toll::NONE },
            Toll { vp: 1, ..Toll::NONE },
        ),
    ],
    [
        invader(
            5,
            Race::Goblins,
            Toll { goods: Goods([0, 4, 4]), buildings: 1, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 1, 0]), ..Toll::NONE },
        ),
        invader(
            6,
            Race::Goblins,
            Toll { goods: Goods([4, 0, 0]), buildings: 1, ..Toll::NONE },
            Toll { goods: Goods([0, 0, 1]), ..Toll::NONE },
        ),
        invader(
            6,
            Race::Demons,
            Toll { any_goods: 4, vp: 1, ..Toll::NONE },
            Toll { goods: Goods([1, 0, 0]), vp: 1, ..Toll::NONE },
        ),
        invader(
            7,
            Race::Orcs,
            Toll { any_goods: 2, buildings: 1, ..Toll::NONE },
            Toll { any_goods: 1, ..Toll::NONE },
        ),
        invader(7, Race::Zombies, Toll { vp: 2, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
    ],
    [
        invader(7, Race::Barbarians, Toll { vp: 8, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
        invader(8, Race::Barbarians, Toll { buildings: 1, ..Toll::NONE }, Toll { vp: 1, ..Toll::NONE }),
        invader(8, Race::Demons, Toll { buildings: 1, vp: 2, ..Toll::NONE }, Toll { vp: 2, ..Toll::NONE }),
        invader(9, Race::Demons, Toll { buildings: 1, ..Toll::NONE }, Toll { vp: 2, ..Toll::NONE }),
        invader(9, Race::Dragons, Toll { vp: 5, ..Toll::NONE }, Toll { vp: 3, ..Toll::NONE }),
    ],
];

const fn building(cost: [u8; 3], vp: u8, battle: i8) -> BuildingFigures {
    BuildingFigures { cost: Goods(cost), vp, battle }
}

const fn invader(strength: u8, race: Race, lose: Toll, win: Toll) -> Invader {
    Invader { strength, race, lose, win }
}

/// The figures without the names, which must be in the order of [`Building::ALL`].
const fn in_order(
    named: [(Building, BuildingFigures); Building::ALL.len()],
) -> [BuildingFigures; Building::ALL.len()] {
    let mut figures = [building([0; 3], 0, 0); Building::ALL.len()];
    let mut n = 0;
    while n < figures.len() {
        let (building, own) = named[n];
        assert!(building as usize == n, "the buildings are in the order of Building::ALL");
        figures[n] = own;
        n += 1;
    }
    figures
}
