//! The registry of the games: the only list of them, and the only dispatch from a title to its typed game.

use crate::game_info::GameInfo;
use crate::options::{ConfigError, escape_input};
use crate::table_game::TableGame;
use std::fmt;
use std::str::FromStr;

/// Defines the enum of the titles, the list of them and their ids from one table.
macro_rules! titles {
    ($($(#[$doc:meta])* $title:ident = $id:literal,)+) => {
        /// The games that ship with High Table.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Title {
            $($(#[$doc])* $title,)+
        }

        impl Title {
            /// All titles, in the order in which they are shown.
            pub const ALL: [Title; [$($id),+].len()] = [$(Title::$title),+];

            /// Returns the id of the title in records, addresses and on the command line.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Title::$title => $id,)+
                }
            }
        }
    };
}

titles! {
    /// Krieg und Frieden, with its edition La Spada e la Fede.
    Krieg = "krieg",
    /// Verräter.
    Verraeter = "verraeter",
    /// Kingsburg, second edition.
    Kingsburg = "kingsburg",
}

/// Evaluates an expression with the type of a title's game: the only `match` from titles to games.
///
/// ```
/// use games::{TableGame, Title, with_game};
///
/// let rules_version = |title: Title| with_game!(title, G => G::RULES_VERSION);
/// assert!(Title::ALL.into_iter().all(|title| rules_version(title) > 0));
/// ```
#[macro_export]
macro_rules! with_game {
    ($title:expr, $Game:ident => $body:expr) => {
        match $title {
            $crate::Title::Krieg => {
                type $Game = $crate::titles::krieg::Krieg;
                $body
            }
            $crate::Title::Verraeter => {
                type $Game = $crate::titles::verraeter::Verraeter;
                $body
            }
            $crate::Title::Kingsburg => {
                type $Game = $crate::titles::kingsburg::Kingsburg;
                $body
            }
        }
    };
}

impl Title {
    /// Returns the properties of the game: seats, options, component figures.
    #[must_use]
    pub fn info(self) -> &'static GameInfo {
        with_game!(self, G => G::info())
    }

    /// Returns the ids of all titles, joined by commas.
    #[must_use]
    pub fn ids() -> String {
        Title::ALL.map(Title::id).join(", ")
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Title {
    type Err = ConfigError;

    fn from_str(id: &str) -> Result<Title, ConfigError> {
        let title = Title::ALL.into_iter().find(|title| title.id() == id);
        title.ok_or_else(|| ConfigError::UnknownGame { name: escape_input(id), possible: Title::ids() })
    }
}

impl serde::Serialize for Title {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
