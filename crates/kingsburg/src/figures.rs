//! The figures on the components. A component file may change them.

use crate::buildings::{Building, BuildingFigures};
use crate::invaders::{CARDS_A_YEAR, Card, Invader, YEARS};
use crate::module;

/// Every number that is printed on a component.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figures {
    /// The buildings, in the order of [`Building::ALL`].
    pub buildings: [BuildingFigures; Building::ALL.len()],
    /// The invader cards of each year.
    pub invaders: [[Invader; CARDS_A_YEAR]; YEARS],
    /// What the modules bring.
    pub modules: module::Figures,
}

/// The reason why no game can be played with some figures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unfit {
    /// A figure of a building is too large to be counted.
    Building(Building),
    /// A figure of an invader of this year, from 1, is too large to be counted.
    Invader(u8),
    /// A figure of a module.
    Module,
    /// A number on a card is out of its range.
    Card(module::Figure),
}

/// No figure is larger than this.
const MAX: u8 = 20;

impl Figures {
    /// Returns the figures of a building.
    #[must_use]
    pub fn building(&self, building: Building) -> &BuildingFigures {
        &self.buildings[building as usize]
    }

    /// Returns an invader card of a year, from 1.
    #[must_use]
    pub fn invader(&self, year: u8, card: Card) -> &Invader {
        &self.invaders[usize::from(year) - 1][card.place()]
    }

    /// Returns whether a game can be played with these figures.
    pub fn check(&self) -> Result<(), Unfit> {
        for building in Building::ALL {
            let figures = self.building(building);
            let fits = figures.cost.0.iter().all(|&cost| cost <= MAX)
                && figures.vp <= MAX
                && figures.battle.unsigned_abs() <= MAX;
            if !fits {
                return Err(Unfit::Building(building));
            }
        }
        for (year, cards) in (1..).zip(&self.invaders) {
            let small = |toll: &crate::invaders::Toll| {
                toll.goods.0.iter().all(|&count| count <= MAX)
                    && toll.any_goods <= MAX
                    && toll.buildings <= MAX
                    && toll.vp <= MAX
            };
            if !cards.iter().all(|card| card.strength <= MAX && small(&card.lose) && small(&card.win)) {
                return Err(Unfit::Invader(year));
            }
        }
        if let Some(figure) = self.modules.out_of_range() {
            return Err(Unfit::Card(figure));
        }
        if self.modules.fit() { Ok(()) } else { Err(Unfit::Module) }
    }
}
