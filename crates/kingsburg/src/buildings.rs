//! The buildings of a province, in rows from A on top to G at the bottom and columns from left to right.
//!
//! Each row has a second side, the alternative row, with four other buildings; a province shows one of the two.

use crate::goods::Goods;

macro_rules! buildings {
    ($($(#[$doc:meta])* $name:ident $word:literal,)*) => {
        /// A building.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Building {
            $($(#[$doc])* $name,)*
        }

        impl Building {
            /// All of them, row by row, first those printed on the province, then those of the alternative rows.
            pub const ALL: [Building; 2 * SIDE] = [$(Building::$name,)*];

            /// Returns the word in the notation and in component files.
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

/// Buildings of one side of all rows.
const SIDE: usize = ROWS * COLUMNS;

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

    /// A, I: one good of a price may be another.
    MasonsYard "masons-yard",
    /// A, II: wood and stone at the end of summer.
    Depot "depot",
    /// A, III: a second building once a year.
    BuildersLodge "builders-lodge",
    /// A, IV: 1 VP more for every later building, and for column IV at the end.
    ArchitectsGuild "architects-guild",
    /// B, I: a good for a poor roll.
    Bridge "bridge",
    /// B, II: any dice of a poor roll may be rolled again.
    Altar "altar",
    /// B, III: end of season, 1 VP for one who has no goods.
    Monastery "monastery",
    /// B, IV: 1 VP for every row with two buildings at the end.
    Dome "dome",
    /// C, I: gold at the end of summer, and no soldier stays.
    Brewery "brewery",
    /// C, II: a group may influence an advisor some way off its total.
    TravelingMarket "traveling-market",
    /// C, III: a white die in summer and autumn.
    Vineyard "vineyard",
    /// C, IV: a wood or a stone before every roll.
    Caravanserai "caravanserai",
    /// D, I: a good for strength in battle.
    Armory "armory",
    /// D, II: strength by a die.
    Bombard "bombard",
    /// D, III: a soldier for a poor roll.
    GriffinRanch "griffin-ranch",
    /// D, IV: strong, but costs victory points for a battle that is not won.
    NecromancersTower "necromancers-tower",
    /// E, I: a soldier in winter for one who has one.
    SmallPalisade "small-palisade",
    /// E, II: a look at the invader in autumn; strong against orcs and barbarians.
    LookoutPost "lookout-post",
    /// E, III: a defeat costs only buildings.
    HiddenRefuge "hidden-refuge",
    /// E, IV: a good for a battle not lost.
    Keep "keep",
    /// F, I: 1 VP more with the king's reward.
    Fountain "fountain",
    /// F, II: 1 VP for three soldiers.
    School "school",
    /// F, III: end of season, 1 VP for three advisors.
    RidingArena "riding-arena",
    /// F, IV: 2 VP for a poor roll.
    University "university",
    /// G, I: strong against invaders of strength 6 or more.
    SignalFires "signal-fires",
    /// G, II: soldiers for VP.
    LevyOffice "levy-office",
    /// G, III: a soldier stays after winter.
    VeteransLodge "veterans-lodge",
    /// G, IV: soldiers when the king sends few.
    Commandery "commandery",
}

/// A row of a province.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

impl Row {
    /// Returns the row with this place, from 0 at the top.
    #[must_use]
    pub const fn new(place: usize) -> Row {
        assert!(place < ROWS, "a province has seven rows");
        Row(place as u8)
    }

    /// Returns its place, from 0 at the top.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all of them, from the top.
    pub fn all() -> impl Iterator<Item = Row> {
        (0..ROWS).map(Row::new)
    }

    /// Returns its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Row {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A set of rows.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rows(u8);

impl Rows {
    /// No rows.
    pub const NONE: Rows = Rows(0);

    /// Returns whether a row is among them.
    #[must_use]
    pub const fn has(self, row: Row) -> bool {
        self.0 >> row.0 & 1 != 0
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(self, row: Row) -> Rows {
        Rows(self.0 | 1 << row.0)
    }

    /// Returns whether all of these are among `others`.
    #[must_use]
    pub const fn within(self, others: Rows) -> bool {
        self.0 & !others.0 == 0
    }

    /// Returns the number of elements.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns all of them, from the top.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::all().filter(move |&row| self.has(row))
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Rows {
        rows.into_iter().fold(Rows::NONE, Rows::with)
    }
}

impl Building {
    /// Returns its row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self as usize / COLUMNS % ROWS
    }

    /// Returns its column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self as usize % COLUMNS
    }

    /// Returns whether it belongs to an alternative row.
    #[must_use]
    pub const fn is_alternative(self) -> bool {
        self as usize >= SIDE
    }

    /// Returns its bit in a [`Standing`].
    #[must_use]
    pub const fn bit(self) -> Standing {
        Standing(1 << self as u64)
    }
}

/// Serialized by its id.
#[cfg(feature = "serde")]
impl serde::Serialize for Building {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of buildings.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing(u64);

impl Standing {
    /// Returns whether a building is among them.
    #[must_use]
    pub const fn has(self, building: Building) -> bool {
        self.0 & building.bit().0 != 0
    }

    /// Returns the union.
    #[must_use]
    pub const fn or(self, others: Standing) -> Standing {
        Standing(self.0 | others.0)
    }

    /// Returns whether any of those is among these: how a moment asks who answers it.
    #[must_use]
    pub const fn any(self, others: Standing) -> bool {
        self.0 & others.0 != 0
    }

    /// Returns all of them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let first = (left != 0).then(|| Building::ALL[left.trailing_zeros() as usize])?;
            left &= left - 1;
            Some(first)
        })
    }
}

/// A province: the buildings that stand in it.
///
/// Rows are built from left to right, and what is destroyed is always the last of its row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Province {
    standing: Standing,
    /// Rows that show their alternative side.
    alternative: Rows,
    /// Rows whose first building was a gift without victory points.
    gifts: Rows,
}

/// The places of the first column on one side of a province.
const FIRST_COLUMN: u64 = 0x111_1111;

impl Province {
    /// Returns all buildings that stand.
    #[inline]
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Returns whether a building stands.
    #[inline]
    #[must_use]
    pub const fn has(&self, building: Building) -> bool {
        self.standing.has(building)
    }

    /// Returns whether the row of a building shows the side on which it is.
    #[must_use]
    pub fn shows(&self, building: Building) -> bool {
        self.alternative.has(Row::new(building.row())) == building.is_alternative()
    }

    /// Returns the places that are built on, whichever side they show.
    #[inline]
    const fn places(&self) -> u64 {
        (self.standing.0 | self.standing.0 >> SIDE) & ((1 << SIDE) - 1)
    }

    /// Returns how many buildings stand.
    #[inline]
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.standing.0.count_ones() as u8
    }

    /// Returns how many buildings stand in a row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn height(&self, row: usize) -> u8 {
        (self.places() >> (row * COLUMNS) & 15).count_ones() as u8
    }

    /// Returns how many buildings stand in a column, from 0 at the left.
    #[must_use]
    pub const fn in_column(&self, column: usize) -> u8 {
        (self.places() & FIRST_COLUMN << column).count_ones() as u8
    }

    /// Returns the rows that show their alternative side.
    #[must_use]
    pub fn alternative(&self) -> Rows {
        self.alternative
    }

    /// Returns the rows whose first building was a gift.
    #[must_use]
    pub fn given(&self) -> Rows {
        self.gifts
    }

    /// Turns these rows to their alternative side, and the others to the printed one; nothing may stand in them yet.
    pub fn turn(&mut self, rows: Rows) {
        self.alternative = rows;
    }

    #[inline]
    fn at(&self, row: usize, column: usize) -> Building {
        let side = if self.alternative.has(Row::new(row)) { SIDE } else { 0 };
        Building::ALL[side + row * COLUMNS + column]
    }

    /// Returns the building to be built next in a row, if one is left.
    #[inline]
    #[must_use]
    pub fn next_in(&self, row: usize) -> Option<Building> {
        let height = usize::from(self.height(row));
        (height < COLUMNS).then(|| self.at(row, height))
    }

    /// Builds the next building of a row.
    pub fn build(&mut self, building: Building) {
        debug_assert_eq!(self.next_in(building.row()), Some(building), "rows are built from left to right");
        self.standing = self.standing.or(building.bit());
    }

    /// Builds the first building of a row as a gift: no victory points are lost with it.
    pub fn accept(&mut self, building: Building) {
        debug_assert_eq!(building.column(), 0, "only the first of a row is given");
        self.build(building);
        self.gifts = self.gifts.with(Row::new(building.row()));
    }

    /// Returns the building that invaders destroy: of the right-most column, in it of the top row.
    #[must_use]
    pub fn most_exposed(&self) -> Option<Building> {
        let column = (0..COLUMNS).rev().find(|&column| self.in_column(column) > 0)?;
        let top = (self.places() & FIRST_COLUMN << column).trailing_zeros() as usize;
        Some(self.at(top / COLUMNS, column))
    }

    /// Takes down the last building of a row; whether victory points are lost with it.
    pub fn destroy(&mut self, building: Building) -> bool {
        debug_assert!(self.has(building), "only what stands is destroyed");
        self.standing.0 &= !building.bit().0;
        let given = building.column() == 0 && self.gifts.has(Row::new(building.row()));
        if given {
            self.gifts.0 &= !(1 << building.row());
        }
        !given
    }
}

/// The figures of a building.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct BuildingFigures {
    /// What it costs.
    pub cost: Goods,
    /// Its victory points.
    pub vp: u8,
    /// Its strength in every battle.
    pub battle: i8,
}
