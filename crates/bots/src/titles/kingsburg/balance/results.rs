//! Results of a study by card.

use super::{Balance, BalanceStudy, CardSet, FateStats, PlayerStats};
use crate::stats::{ClusteredMean, Estimate};
use ::kingsburg::Building;
use ::kingsburg::buildings::{COLUMNS, Row};
use ::kingsburg::module::{Fate, Governor};
use games::WIN_UNITS;
use games::titles::kingsburg::cards::{self, Card};

/// The results of the players with a card.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct PlayerResults {
    /// The number of players.
    pub count: u64,
    /// The win share; a shared win is divided.
    pub wins: Estimate,
    /// The final points.
    pub points: Estimate,
}

/// The results of the years in which a fate card was active.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct ActivePeriods {
    /// The number of years.
    pub years: u64,
    /// The points of a player in such a year, relative to the mean of the same year in all games.
    pub gained: Estimate,
    /// The final points of players in these games.
    pub points: Estimate,
}

/// The result of a card.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum CardResult {
    /// A card that belongs to one player.
    Owned(Option<PlayerResults>),
    /// A row of alternative buildings.
    Row {
        /// The players who used it.
        laid: Option<PlayerResults>,
        /// The players who drew it and did not use it.
        left: Option<PlayerResults>,
    },
    /// A card that affects all players for a year.
    ActivePeriods(Option<ActivePeriods>),
}

impl CardResult {
    /// The key by which cards are sorted, the best for players last.
    #[must_use]
    pub fn rank(&self) -> Option<f64> {
        match self {
            CardResult::Owned(players) | CardResult::Row { laid: players, .. } => {
                players.map(|players| players.wins.mean)
            }
            CardResult::ActivePeriods(years) => years.map(|years| years.gained.mean),
        }
    }
}

/// A card with its result.
#[derive(Clone, Debug, PartialEq)]
pub struct CardStats {
    /// The id of the card, or the letter of the row.
    pub id: String,
    /// The English name, with a star if the card is reconstructed.
    pub title: String,
    /// The first and the last building of a row, as text.
    pub detail: Option<String>,
    /// The ids of the first and the last building of a row.
    pub ends: Option<[&'static str; 2]>,
    /// The result.
    pub result: CardResult,
}

impl PlayerStats {
    fn players(&self) -> Option<PlayerResults> {
        let wins = self.wins.estimate()?.per(WIN_UNITS as f64);
        Some(PlayerResults { count: self.wins.count(), wins, points: self.points.estimate()? })
    }
}

impl Balance {
    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean of the final points of all players.
    #[must_use]
    pub fn mean_points(&self) -> f64 {
        self.all_players.points.mean().unwrap_or_default()
    }

    /// The mean of the points of a player in a year.
    #[must_use]
    pub fn mean_year(&self) -> f64 {
        let all = self.years.iter().fold(ClusteredMean::default(), |sum, year| sum.merge(*year));
        all.mean().unwrap_or_default()
    }

    /// The cards of a set, the best first; cards that were never in play are last.
    #[must_use]
    pub fn cards(&self, study: &BalanceStudy, card_set: CardSet) -> Vec<CardStats> {
        let mut cards: Vec<CardStats> = match card_set {
            CardSet::Governors => Governor::ALL.iter().map(|&governor| self.governor(governor)).collect(),
            CardSet::Alternative => {
                let rows = ::kingsburg::module::rows_in_play(study.rules.options());
                rows.map(|row| self.row(Row::new(row))).collect()
            }
            CardSet::Fate => Fate::ALL.iter().map(|&fate| self.fate(fate)).collect(),
        };
        let rank = |card: &CardStats| card.result.rank().unwrap_or(f64::NEG_INFINITY);
        cards.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        cards
    }

    fn governor(&self, governor: Governor) -> CardStats {
        let result = CardResult::Owned(self.governors[governor as usize].players());
        CardStats {
            id: governor.word().into(),
            title: title(governor.word()),
            detail: None,
            ends: None,
            result,
        }
    }

    fn row(&self, row: Row) -> CardStats {
        let (laid, left) = (self.laid[row.index()].players(), self.left[row.index()].players());
        let cards = cards_of(row);
        let star = if cards.iter().all(|card| card.is_known()) { "" } else { "*" };
        let name = |at: usize| cards.get(at).map_or("", |card| card.names.en.as_str());
        CardStats {
            id: row.letter().into(),
            title: format!("Row {}{star}", row.letter().to_ascii_uppercase()),
            detail: Some(format!("{} to {}", name(0), name(COLUMNS - 1))),
            ends: cards.first().zip(cards.last()).map(|(first, last)| [first.id.as_str(), last.id.as_str()]),
            result: CardResult::Row { laid, left },
        }
    }

    fn fate(&self, fate: Fate) -> CardStats {
        let result = CardResult::ActivePeriods(self.active_periods(&self.fates[fate as usize]));
        CardStats { id: fate.word().into(), title: title(fate.word()), detail: None, ends: None, result }
    }

    /// Compares each year with the same year of all games, because players gain more in later years.
    fn active_periods(&self, stats: &FateStats) -> Option<ActivePeriods> {
        let points = stats.points.estimate()?;
        let (mut mean, mut variance) = (0.0, Some(0.0));
        for (fated, all) in stats.gained.iter().zip(&self.years) {
            if let (Some(gained), Some(usual)) = (fated.mean(), all.mean()) {
                let weight = fated.count() as f64 / stats.points.count() as f64;
                mean += weight * (gained - usual);
                variance =
                    variance.zip(fated.variance_of_mean()).map(|(sum, more)| sum + weight * weight * more);
            }
        }
        Some(ActivePeriods { years: stats.points.clusters(), gained: Estimate::new(mean, variance), points })
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
