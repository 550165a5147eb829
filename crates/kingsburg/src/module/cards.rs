//! The cards of the modules, by their ids: governors, fates, scenarios, favours and charters.

use crate::Kingsburg;
use crate::state::State;
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;

macro_rules! cards {
    (
        $(#[$about:meta])* $card:ident, expected: $expected:literal;
        $($(#[$doc:meta])* $name:ident $word:literal,)*
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $card {
            $($(#[$doc])* $name,)*
        }

        impl $card {
            /// All variants.
            pub const ALL: &'static [$card] = &[$($card::$name,)*];

            /// Returns the id in the notation and in component files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($card::$name => $word,)*
                }
            }
        }

        impl fmt::Display for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $card {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$card, ParseError> {
                let found = $card::ALL.iter().find(|card| card.word() == text);
                found.copied().ok_or(ParseError { expected: $expected })
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $card {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

cards! {
    /// Module 3: whom a player plays.
    Governor, expected: "governor";
    /// Begins with fewer VP and takes goods of others.
    Thief "thief",
    /// A gold every year, and once a gold less.
    Miner "miner",
    /// A wood every year, and once a wood less.
    Carpenter "carpenter",
    /// A stone every year, and once a stone less.
    Sculptor "sculptor",
    /// Points for being equal and last, or else a good.
    Minstrel "minstrel",
    /// Three advisors of his own.
    Politician "politician",
    /// Cheaper when behind; points for most buildings.
    Architect "architect",
    /// Strong against zombies, demons and dragons; points for victories.
    Paladin "paladin",
    /// Turns a poor roll into 3, 4 and 6.
    Prince "prince",
    /// Rolls again; a lower total brings a point.
    Philosopher "philosopher",
    /// A point when somebody builds nothing.
    Preacher "preacher",
    /// Goods when others build in column IV.
    TaxCollector "tax-collector",
    /// Three buildings for nothing in year III.
    Sorcerer "sorcerer",
    /// Moves to a free Duchess.
    Duke "duke",
    /// Blesses all with dice or points.
    Priest "priest",
    /// A white die in summer.
    Fairy "fairy",
    /// Strong in every battle, and looks at the invader.
    General "general",
    /// Knights come when nobody has fewer soldiers.
    Damsel "damsel",
    /// Turns twos and fives.
    Trickster "trickster",
    /// Tokens for a poor roll.
    Heiress "heiress",
    /// Once a year, in where others are.
    Ambassador "ambassador",
    /// Soldiers stay.
    Quartermaster "quartermaster",
    /// Exchanges goods before building.
    Moneychanger "moneychanger",
    /// A point for one audience alone.
    Hermit "hermit",
}

cards! {
    /// Module 4: an effect on everybody for a year.
    Fate, expected: "fate";
    /// A coloured die fewer.
    Famine "famine",
    /// A white die, or a good.
    GoodYear "good-year",
    /// One die may be rolled again.
    SecondThoughts "second-thoughts",
    /// The highest total plays first.
    TopsyTurvyCourt "topsy-turvy-court",
    /// Tokens add 1, 2 or 3.
    SilverTongues "silver-tongues",
    /// At most two dice in a group.
    ShortAudiences "short-audiences",
    /// The King cannot be influenced.
    IllKing "ill-king",
    /// Gifts lie on five advisors.
    RisingStars "rising-stars",
    /// Once in where another is.
    SecretDeals "secret-deals",
    /// Points from Queen and King.
    RoyalWedding "royal-wedding",
    /// Queen and King cannot be influenced, the lowest three give twice.
    FeastOfFools "feast-of-fools",
    /// More soldiers from advisors, dearer ones for hire.
    CallToArms "call-to-arms",
    /// Each season an advisor is away.
    AbsentAdvisor "absent-advisor",
    /// Two may go to each of the lowest six.
    OpenDoors "open-doors",
    /// Stone by a die.
    GenerousQuarries "generous-quarries",
    /// A good for everybody.
    RoyalGift "royal-gift",
    /// A good or a point is due in autumn.
    RoyalTithe "royal-tithe",
    /// Nobody keeps more than four goods.
    Bandits "bandits",
    /// One good may be exchanged before building.
    TradeFair "trade-fair",
    /// The first building of the year is cheaper.
    MasterMasons "master-masons",
    /// Columns III and IV are dearer and worth more.
    ScarceLabour "scarce-labour",
    /// A second king's reward.
    RoyalInspection "royal-inspection",
    /// Nobody builds in summer, and twice in autumn.
    SummerStrike "summer-strike",
    /// Invaders are stronger.
    FierceEnemies "fierce-enemies",
    /// Two reinforcements for everybody.
    HeavySnow "heavy-snow",
    /// Invaders are weaker, and there is no best victor.
    DividedEnemies "divided-enemies",
    /// A good for victors, a point less for losers.
    SpoilsOfWar "spoils-of-war",
    /// Soldiers cost one good.
    MercenaryBands "mercenary-bands",
    /// The invader is known.
    BeaconsLit "beacons-lit",
}

cards! {
    /// What a game is about beside its rules.
    Scenario, expected: "scenario";
    /// Favours instead of the king's help.
    Regency "the-regency",
    /// A dragon that grows.
    DragonsHoard "the-dragons-hoard",
    /// A short game with a head start.
    FourWinters "four-winters",
    /// Goals for everybody.
    RoyalCharters "royal-charters",
}

cards! {
    /// What the regent grants.
    Favour, expected: "favour";
    /// A white die.
    Die "die",
    /// Once in where others are.
    Seal "seal",
    /// A second building.
    Works "works",
    /// A good.
    Purse "purse",
    /// A soldier.
    Guard "guard",
    /// A victory point.
    Praise "praise",
}

cards! {
    /// A goal for everybody.
    Charter, expected: "charter";
    /// Column I is built.
    Frontier "frontier",
    /// Three buildings in column III.
    Skyline "skyline",
    /// A building in column IV.
    Masterwork "masterwork",
    /// Two of each good.
    Granary "granary",
    /// Five soldiers in winter.
    Host "host",
    /// Three battles won.
    Laurels "laurels",
    /// Queen and King influenced.
    Courtier "courtier",
    /// Three +2 tokens.
    Letters "letters",
}

/// Returns the id of a governor, fate, scenario or charter by its place among them all.
#[must_use]
pub(crate) fn card(place: usize) -> Option<&'static str> {
    let governors = Governor::ALL.iter().map(|card| card.word());
    let fates = Fate::ALL.iter().map(|card| card.word());
    let scenarios = Scenario::ALL.iter().map(|card| card.word());
    governors.chain(fates).chain(scenarios).chain(Charter::ALL.iter().map(|card| card.word())).nth(place)
}

impl Kingsburg {
    /// Returns the cards in play, a bit each, in the order of [`card`].
    pub(crate) fn cards_in_play(&self, s: &State) -> u128 {
        let fates = Governor::ALL.len();
        let scenarios = fates + Fate::ALL.len();
        let charters = scenarios + Scenario::ALL.len();
        let governors = self.everyone().iter().filter_map(|seat| s.extra.own[seat].governor);
        governors.fold(0u128, |all, governor| all | 1 << governor as u32)
            | s.extra.fate.now.map_or(0, |fate| 1 << (fates + fate as usize))
            | s.scenario().map_or(0, |scenario| 1 << (scenarios + scenario as usize))
            | s.extra
                .scenario
                .charters
                .iter()
                .fold(0, |all, charter| all | 1 << (charters + charter as usize))
    }
}

/// A set of governors.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Governors(u32);

impl Governors {
    /// None of them.
    pub const NONE: Governors = Governors(0);

    /// Returns all variants.
    #[must_use]
    pub fn all() -> Governors {
        Governor::ALL.iter().copied().collect()
    }

    /// Returns whether the set contains it.
    #[must_use]
    pub const fn has(self, governor: Governor) -> bool {
        self.0 >> governor as u32 & 1 != 0
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(self, governor: Governor) -> Governors {
        Governors(self.0 | 1 << governor as u32)
    }

    /// Returns the set without an element.
    #[must_use]
    pub const fn without(self, governor: Governor) -> Governors {
        Governors(self.0 & !(1 << governor as u32))
    }

    /// Returns the union.
    #[must_use]
    pub const fn or(self, others: Governors) -> Governors {
        Governors(self.0 | others.0)
    }

    /// Returns the difference.
    #[must_use]
    pub const fn but(self, others: Governors) -> Governors {
        Governors(self.0 & !others.0)
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

    /// Iterates over the elements in order.
    pub fn iter(self) -> impl Iterator<Item = Governor> {
        Governor::ALL.iter().copied().filter(move |&governor| self.has(governor))
    }
}

impl FromIterator<Governor> for Governors {
    fn from_iter<I: IntoIterator<Item = Governor>>(governors: I) -> Governors {
        governors.into_iter().fold(Governors::NONE, Governors::with)
    }
}
