//! What the games say about each card.

use super::{ArenaStats, Balance, Deck, FateTally, Study};
use ::kingsburg::Building;
use ::kingsburg::buildings::{COLUMNS, Row};
use ::kingsburg::module::{Fate, Governor};
use games::titles::kingsburg::cards::{self, Card};
use games::{ClusteredMean, Estimate, WIN_UNITS};

/// What came of players.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Players {
    /// How many there were.
    pub count: u64,
    /// Their share of wins; a shared win is divided.
    pub wins: Estimate,
    /// Their final points.
    pub points: Estimate,
}

/// What came of the years of a fate.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct InForce {
    /// How many there were.
    pub years: u64,
    /// What a player gained in such a year, more or less than in the same year of other games.
    pub gained: Estimate,
    /// The final points of a player.
    pub points: Estimate,
}

/// What has been measured of a card.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Finding {
    /// A card that one player has.
    Owned(Option<Players>),
    /// A row.
    Row {
        /// Those who laid it.
        laid: Option<Players>,
        /// Those who had drawn it and did not.
        left: Option<Players>,
    },
    /// A card for everybody.
    InForce(Option<InForce>),
}

impl Finding {
    /// By what cards are sorted: the higher, the better for the player.
    #[must_use]
    pub fn rank(&self) -> Option<f64> {
        match self {
            Finding::Owned(players) | Finding::Row { laid: players, .. } => {
                players.map(|players| players.wins.mean)
            }
            Finding::InForce(years) => years.map(|years| years.gained.mean),
        }
    }
}

/// A card and what has been measured of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// Its id: that of a card, or the letter of a row.
    pub id: String,
    /// Its name, with a star if it is reconstructed.
    pub title: String,
    /// What a row goes from and to.
    pub detail: Option<String>,
    /// The ids of the first and the last building of a row.
    pub ends: Option<[&'static str; 2]>,
    /// What has been measured.
    pub finding: Finding,
}

impl ArenaStats {
    fn players(&self) -> Option<Players> {
        let wins = self.wins.estimate()?.per(WIN_UNITS as f64);
        Some(Players { count: self.wins.count(), wins, points: self.points.estimate()? })
    }
}

impl Balance {
    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean of all players' final points.
    #[must_use]
    pub fn mean_points(&self) -> f64 {
        self.everybody.points.mean().unwrap_or_default()
    }

    /// What a player gains in a year on average, whatever its fate.
    #[must_use]
    pub fn mean_year(&self) -> f64 {
        let all = self.years.iter().fold(ClusteredMean::default(), |sum, year| sum.merge(*year));
        all.mean().unwrap_or_default()
    }

    /// The cards of a module, the best first; those that never came up are last.
    #[must_use]
    pub fn cards(&self, study: &Study, deck: Deck) -> Vec<Measured> {
        let mut cards: Vec<Measured> = match deck {
            Deck::Governors => Governor::ALL.iter().map(|&governor| self.governor(governor)).collect(),
            Deck::Alternative => {
                let rows = ::kingsburg::module::rows_in_play(study.rules.options());
                rows.map(|row| self.row(Row::new(row))).collect()
            }
            Deck::Fate => Fate::ALL.iter().map(|&fate| self.fate(fate)).collect(),
        };
        let rank = |card: &Measured| card.finding.rank().unwrap_or(f64::NEG_INFINITY);
        cards.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        cards
    }

    fn governor(&self, governor: Governor) -> Measured {
        let finding = Finding::Owned(self.governors[governor as usize].players());
        Measured {
            id: governor.word().into(),
            title: title(governor.word()),
            detail: None,
            ends: None,
            finding,
        }
    }

    fn row(&self, row: Row) -> Measured {
        let (laid, left) = (self.laid[row.index()].players(), self.left[row.index()].players());
        let cards = cards_of(row);
        let star = if cards.iter().all(|card| card.is_known()) { "" } else { "*" };
        let name = |at: usize| cards.get(at).map_or("", |card| card.names.en.as_str());
        Measured {
            id: row.letter().into(),
            title: format!("Row {}{star}", row.letter().to_ascii_uppercase()),
            detail: Some(format!("{} to {}", name(0), name(COLUMNS - 1))),
            ends: cards.first().zip(cards.last()).map(|(first, last)| [first.id.as_str(), last.id.as_str()]),
            finding: Finding::Row { laid, left },
        }
    }

    fn fate(&self, fate: Fate) -> Measured {
        let finding = Finding::InForce(self.in_force(&self.fates[fate as usize]));
        Measured { id: fate.word().into(), title: title(fate.word()), detail: None, ends: None, finding }
    }

    /// Every year is compared with the same year of all games: in later years everybody gains more.
    fn in_force(&self, tally: &FateTally) -> Option<InForce> {
        let points = tally.points.estimate()?;
        let (mut mean, mut variance) = (0.0, Some(0.0));
        for (fated, all) in tally.gained.iter().zip(&self.years) {
            if let (Some(gained), Some(usual)) = (fated.mean(), all.mean()) {
                let weight = fated.count() as f64 / tally.points.count() as f64;
                mean += weight * (gained - usual);
                variance =
                    variance.zip(fated.variance_of_mean()).map(|(sum, more)| sum + weight * weight * more);
            }
        }
        Some(InForce { years: tally.points.clusters(), gained: Estimate::new(mean, variance), points })
    }
}

fn title(id: &str) -> String {
    cards::all().find(id).map_or_else(|| id.to_string(), Card::title)
}

/// The four buildings of an alternative row.
fn cards_of(row: Row) -> Vec<&'static Card> {
    let in_row = |building: &&Building| building.is_alternative() && building.row() == row.index();
    let buildings = Building::ALL.iter().filter(in_row);
    buildings.filter_map(|building| cards::all().find(building.word())).collect()
}
