//! The buildings of a province, in rows from A on top to G at the bottom and columns from left to right.

use crate::goods::Goods;

macro_rules! buildings {
    ($($(#[$doc:meta])* $name:ident $word:literal,)*) => {
        /// A building.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Building {
            $($(#[$doc])* $name,)*
        }

        impl Building {
            /// All of them, row by row.
            pub const ALL: [Building; ROWS * COLUMNS] = [$(Building::$name,)*];

            /// Its word in the notation and in component files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Building::$name => $word,)*
                }
            }
        }
    };
}

/// Rows of a full province.
pub const ROWS: usize = 7;

/// Columns of a province.
pub const COLUMNS: usize = 4;

buildings! {
    /// A, I: end of summer, 1 wood for 2 gold.
    Sawmill "sawmill",
    /// A, II: end of summer, 1 stone for 3 gold.
    Stonecutter "quarry",
    /// A, III: end of summer, 1 gold for 1 soldier and 1 VP.
    Goldsmith "goldsmith",
    /// A, IV: the three before it work in every season.
    Mint "mint",
    /// B, I: if all dice show the same, one may be rolled again.
    Statue "statue",
    /// B, II: if the dice total 7 or less, all may be rolled again.
    Chapel "chapel",
    /// B, III: strong against demons.
    Church "church",
    /// B, IV: 1 VP for every two goods at the end.
    Cathedral "cathedral",
    /// C, I: a +2 token at the end of summer.
    Inn "inn",
    /// C, II: a group may influence the advisor next to its total.
    Market "market",
    /// C, III: a white die in every season.
    Farms "farms",
    /// C, IV: 1 gold before every roll.
    MerchantsGuild "merchants-guild",
    /// D, I.
    GuardTower "guard-tower",
    /// D, II.
    Blacksmith "blacksmith",
    /// D, III: soldiers cost one good.
    Barracks "barracks",
    /// D, IV.
    WizardsGuild "wizards-guild",
    /// E, I: strong against zombies.
    Palisade "palisade",
    /// E, II: a soldier more from advisors who give soldiers.
    Stables "stable",
    /// E, III: a draw is a victory.
    StoneWall "stone-wall",
    /// E, IV: 1 VP more for a battle won.
    Fortress "fortress",
    /// F, I: strong against goblins.
    Barricade "barricade",
    /// F, II: columns III and IV cost 1 gold less.
    Crane "crane",
    /// F, III: end of season, a good or a token for 1 VP.
    TownHall "town-hall",
    /// F, IV: end of season, 1 VP.
    Embassy "embassy",
    /// G, I: strong against invaders of strength 5 or less.
    ImprovisedDefences "improvised-defences",
    /// G, II: tokens pay for soldiers.
    RecruitingCentre "recruiting-centre",
    /// G, III: a soldier before recruiting for one who has fewer than two.
    TrainingCamp "training-camp",
    /// G, IV: a reinforcement die of one's own.
    MilitaryAcademy "military-academy",
}

impl Building {
    /// Its row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self as usize / COLUMNS
    }

    /// Its column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self as usize % COLUMNS
    }

    /// The building in this row and column, both from 0.
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Building {
        Building::ALL[row * COLUMNS + column]
    }

    /// Its bit in a [`Standing`].
    #[must_use]
    pub const fn bit(self) -> Standing {
        Standing(1 << self as u32)
    }
}

/// By its id, as everywhere outside.
#[cfg(feature = "serde")]
impl serde::Serialize for Building {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of buildings.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing(u32);

impl Standing {
    /// Whether a building is among them.
    #[must_use]
    pub const fn has(self, building: Building) -> bool {
        self.0 & building.bit().0 != 0
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, others: Standing) -> Standing {
        Standing(self.0 | others.0)
    }

    /// Whether any of those is among these: how a moment asks who answers it.
    #[must_use]
    pub const fn any(self, others: Standing) -> bool {
        self.0 & others.0 != 0
    }

    /// All of them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let first = (left != 0).then(|| Building::ALL[left.trailing_zeros() as usize])?;
            left &= left - 1;
            Some(first)
        })
    }
}

/// A province: how many buildings stand in each row.
///
/// Rows are built from left to right, and what is destroyed is always the last of its row, so that a height is all
/// there is to know of one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Province {
    heights: [u8; ROWS],
}

impl Province {
    /// All buildings that stand.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let row = |row: usize| ((1u32 << self.heights[row]) - 1) << (row * COLUMNS);
        Standing((0..ROWS).fold(0, |all, n| all | row(n)))
    }

    /// Whether a building stands.
    #[must_use]
    pub fn has(&self, building: Building) -> bool {
        usize::from(self.heights[building.row()]) > building.column()
    }

    /// How many buildings stand.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.heights.iter().sum()
    }

    /// The building to be built next in a row, if one is left.
    #[must_use]
    pub fn next_in(&self, row: usize) -> Option<Building> {
        let height = usize::from(self.heights[row]);
        (height < COLUMNS).then(|| Building::at(row, height))
    }

    /// Builds the next building of a row.
    pub fn build(&mut self, building: Building) {
        debug_assert_eq!(self.next_in(building.row()), Some(building), "rows are built from left to right");
        self.heights[building.row()] += 1;
    }

    /// The building that invaders destroy: of the right-most column, in it of the top row.
    #[must_use]
    pub fn most_exposed(&self) -> Option<Building> {
        let highest = *self.heights.iter().max().expect("a province has rows");
        let row = self.heights.iter().position(|&height| height == highest)?;
        (highest > 0).then(|| Building::at(row, usize::from(highest) - 1))
    }

    /// Takes down the last building of a row.
    pub fn destroy(&mut self, building: Building) {
        debug_assert!(self.has(building), "only what stands is destroyed");
        self.heights[building.row()] -= 1;
    }
}

/// The figures of a building.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BuildingFigures {
    /// What it costs.
    pub cost: Goods,
    /// Its victory points.
    pub vp: u8,
    /// Its strength in every battle.
    pub battle: i8,
}
