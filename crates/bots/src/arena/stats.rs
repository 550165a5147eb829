//! Statistics of an arena.

use super::rating::{Rating, Ratings};
use super::{Arena, DealResult, sprt};
use crate::factory::GameOutcome;
use crate::play::BotStats;
use crate::stats::{ClusteredMean, Estimate};
use engine::Seat;
use games::WIN_UNITS;

/// The statistics of all deals so far.
#[derive(Clone, Debug)]
pub struct ArenaStats {
    /// The challenger, then one column for each label.
    columns: Vec<Column>,
    ratings: Ratings,
    games: u64,
    deals: u64,
}

#[derive(Clone, Debug)]
struct Column {
    label: String,
    /// The bots of the column.
    specs: Vec<usize>,
    wins: ClusteredMean,
    places: ClusteredMean,
    margins: ClusteredMean,
    stats: BotStats,
}

/// The result of a bot.
#[derive(Clone, Debug, PartialEq)]
pub struct BotResult {
    /// The level and the budget.
    pub label: String,
    /// The number of games, counted once for each seat of the bot.
    pub games: u64,
    /// The win share; a shared win is divided.
    pub wins: Estimate,
    /// The mean rank.
    pub place: Estimate,
    /// The mean of its points above the mean of the other seats.
    pub margin: Estimate,
    /// The rating.
    pub rating: Rating,
    /// The statistics of its decisions.
    pub stats: BotStats,
}

impl Column {
    fn new(label: &str, specs: Vec<usize>) -> Column {
        let empty = ClusteredMean::default();
        Column {
            label: label.into(),
            specs,
            wins: empty,
            places: empty,
            margins: empty,
            stats: BotStats::default(),
        }
    }

    /// Adds a deal as one cluster.
    fn add(&mut self, arena: &Arena, deal: &DealResult) {
        let (mut count, mut wins, mut places, mut margins) = (0, 0, 0, 0);
        for (challenger, game) in deal.games.iter().enumerate() {
            for (seat, spec) in arena.seat_order(challenger).enumerate() {
                if self.specs.contains(&spec) {
                    let seat = Seat::new(seat);
                    count += 1;
                    wins += won(game, seat);
                    places += i64::from(game.scores.rank(seat));
                    margins += margin(game, seat, deal.games.len());
                    self.stats = self.stats.merge(game.stats[seat]);
                }
            }
        }
        self.wins.add(count, wins);
        self.places.add(count, places);
        self.margins.add(count, margins);
    }

    fn bot_result(&self, seats: usize, rating: Rating) -> Option<BotResult> {
        Some(BotResult {
            label: self.label.clone(),
            games: self.wins.count(),
            wins: self
                .wins
                .estimate_with(self.wins.mean()?, sprt::variance(&self.wins))
                .per(WIN_UNITS as f64),
            place: self.places.estimate()?,
            margin: self.margins.estimate()?.per((seats - 1) as f64),
            rating,
            stats: self.stats,
        })
    }
}

/// The win share of a seat, in units of [`WIN_UNITS`].
fn won(game: &GameOutcome, seat: Seat) -> i64 {
    let winners = game.scores.winners();
    if winners.contains(seat) { (WIN_UNITS / winners.len() as u64) as i64 } else { 0 }
}

/// The points of a seat above the mean of the others, times their number.
fn margin(game: &GameOutcome, seat: Seat, seats: usize) -> i64 {
    let points = |seat: usize| i64::from(game.scores.points(Seat::new(seat)));
    let all: i64 = (0..seats).map(points).sum();
    points(seat.index()) * seats as i64 - all
}

impl ArenaStats {
    /// No deals.
    #[must_use]
    pub fn new(arena: &Arena) -> ArenaStats {
        let labels: Vec<String> = arena.specs().iter().map(ToString::to_string).collect();
        let mut columns = vec![Column::new(&labels[0], vec![0])];
        for (at, label) in labels.iter().enumerate() {
            if !labels[..at].contains(label) {
                let own = (0..labels.len()).filter(|other| labels[*other] == *label).collect();
                columns.push(Column::new(label, own));
            }
        }
        ArenaStats { columns, ratings: Ratings::new(labels), games: 0, deals: 0 }
    }

    /// Adds a deal; the order of deals matters to the ratings only.
    pub fn add(&mut self, arena: &Arena, deal: &DealResult) {
        self.columns.iter_mut().for_each(|column| column.add(arena, deal));
        for (challenger, game) in deal.games.iter().enumerate() {
            let seated: Vec<usize> = arena.seat_order(challenger).collect();
            self.ratings.add(&seated, &game.scores);
        }
        self.games += deal.games.len() as u64;
        self.deals += 1;
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The number of deals.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The win shares of the challenger, clustered by deal, in units of [`WIN_UNITS`].
    #[must_use]
    pub fn challenger_wins(&self) -> &ClusteredMean {
        &self.columns[0].wins
    }

    /// The result of the challenger; nothing before the first deal.
    #[must_use]
    pub fn challenger(&self) -> Option<BotResult> {
        self.bot_result(&self.columns[0])
    }

    /// The results of all labels, the best rating first.
    #[must_use]
    pub fn ranking(&self) -> Vec<BotResult> {
        let mut all: Vec<BotResult> =
            self.columns[1..].iter().filter_map(|column| self.bot_result(column)).collect();
        all.sort_by(|one, other| other.rating.mean.total_cmp(&one.rating.mean));
        all
    }

    fn bot_result(&self, column: &Column) -> Option<BotResult> {
        let seats = self.games.checked_div(self.deals)? as usize;
        column.bot_result(seats, self.ratings.of(column.specs[0]))
    }
}
