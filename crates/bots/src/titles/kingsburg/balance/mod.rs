//! The strength of the cards of Kingsburg's modules, measured over many games among bots.

mod results;

pub use results::{ActivePeriods, CardResult, CardStats, PlayerResults};

use crate::bot::Bot;
use crate::game::TrainedGame;
use crate::play::play;
use crate::spec::{BotSpec, TrainedModels};
use crate::stats::ClusteredMean;
use ::kingsburg::buildings::{ROWS, Row};
use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::{Fate, Governor};
use ::kingsburg::state::Each;
use ::kingsburg::{Kingsburg, Modules, State};
use engine::{FastRng, Game, PerSeat, Scores, Seat, SeatSet};
use games::titles::kingsburg::{INFO, rules};
use games::{ConfigError, GameConfig, Header, WIN_UNITS};
use std::sync::Arc;
use thiserror::Error;

const GOVERNORS: usize = Governor::ALL.len();
const FATES: usize = Fate::ALL.len();

/// A module whose cards can be compared.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardSet {
    /// Module 3: each card belongs to one player.
    Governors,
    /// Module 2: players draw rows of alternative buildings and may use them.
    Alternative,
    /// Module 4: a card is in force for all players, for a year.
    Fate,
}

impl CardSet {
    /// All card sets.
    pub const ALL: [CardSet; 3] = [CardSet::Governors, CardSet::Alternative, CardSet::Fate];

    /// The name of the module in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CardSet::Governors => "governors",
            CardSet::Alternative => "alternative",
            CardSet::Fate => "fate",
        }
    }

    const fn module(self) -> Modules {
        match self {
            CardSet::Governors => Modules::GOVERNORS,
            CardSet::Alternative => Modules::ALTERNATIVE,
            CardSet::Fate => Modules::FATE,
        }
    }
}

/// A study cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StudyError {
    /// The configuration is invalid.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// No module in play has cards that can be compared.
    #[error("none of these modules has cards to compare")]
    NoCards,
    /// The number of bots is neither 1 nor the number of seats.
    #[error("{bots} bots for {seats} seats; name one bot or one for each seat")]
    Bots {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
}

/// A study of the strength of cards: a game and its bots.
pub struct BalanceStudy {
    rules: Arc<Kingsburg>,
    bots: Vec<BotSpec>,
    models: TrainedModels,
}

impl BalanceStudy {
    /// A study of a game with one bot for all seats or one for each.
    pub fn new(config: &GameConfig, bots: &[BotSpec]) -> Result<BalanceStudy, StudyError> {
        let rules = Arc::new(rules(&INFO.with_defaults(config)?)?);
        let study = BalanceStudy { bots: seated(bots, rules.seats())?, rules, models: Kingsburg::models() };
        if study.card_sets().next().is_none() {
            return Err(StudyError::NoCards);
        }
        Ok(study)
    }

    /// The header of records of the game.
    #[must_use]
    pub fn header(&self) -> Header {
        games::record_header(&*self.rules)
    }

    /// The bot of each seat.
    pub fn bots(&self) -> &[BotSpec] {
        &self.bots
    }

    /// The card sets in play.
    pub fn card_sets(&self) -> impl Iterator<Item = CardSet> {
        let modules = self.rules.options().modules;
        CardSet::ALL.into_iter().filter(move |card_set| modules.contains(card_set.module()))
    }

    /// Plays the games `from..to` of a seed. Each game has its own random stream, so that games can be divided among threads.
    #[must_use]
    pub fn play(&self, seed: u64, from: u64, to: u64) -> Balance {
        let mut sum = Balance::default();
        let mut bots: Vec<_> = self.bots.iter().map(|bot| bot.build(&self.models)).collect();
        for n in from..to {
            sum.play(&self.rules, &mut bots, seed, n);
        }
        sum
    }
}

/// The bot of each seat.
fn seated(bots: &[BotSpec], seats: u8) -> Result<Vec<BotSpec>, StudyError> {
    match bots {
        [all] => Ok(vec![*all; usize::from(seats)]),
        each if each.len() == usize::from(seats) => Ok(each.to_vec()),
        other => Err(StudyError::Bots { bots: other.len(), seats }),
    }
}

/// The wins of players, in units of [`WIN_UNITS`], and their final points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct PlayerStats {
    wins: ClusteredMean,
    points: ClusteredMean,
}

/// The years of one fate card.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct FateStats {
    /// The points that players gained in these years, by the year of the game.
    gained: [ClusteredMean; YEARS],
    /// The final points of the players of these games.
    points: ClusteredMean,
}

/// The statistics of a study, by card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    games: u64,
    all_players: PlayerStats,
    governors: [PlayerStats; GOVERNORS],
    laid: [PlayerStats; ROWS],
    left: [PlayerStats; ROWS],
    fates: [FateStats; FATES],
    years: [ClusteredMean; YEARS],
}

/// The result of a game.
struct GameResult {
    seats: SeatSet,
    scores: Scores,
}

impl GameResult {
    /// The win share of a seat, in units of [`WIN_UNITS`].
    fn win(&self, seat: Seat) -> i64 {
        let winners = self.scores.winners();
        if winners.contains(seat) { (WIN_UNITS / winners.len() as u64) as i64 } else { 0 }
    }

    fn sum(seats: SeatSet, value: impl Fn(Seat) -> i64) -> i64 {
        seats.iter().map(value).sum()
    }

    /// The sum of the final points of all players.
    fn points(&self) -> i64 {
        GameResult::sum(self.seats, |seat| self.scores.points(seat).into())
    }
}

impl PlayerStats {
    /// Adds the players of a game who had the card.
    fn add(&mut self, players: SeatSet, game: &GameResult) {
        if !players.is_empty() {
            let count = players.len() as u32;
            self.wins.add(count, GameResult::sum(players, |seat| game.win(seat)));
            self.points.add(count, GameResult::sum(players, |seat| game.scores.points(seat).into()));
        }
    }

    fn merge(self, other: PlayerStats) -> PlayerStats {
        PlayerStats { wins: self.wins.merge(other.wins), points: self.points.merge(other.points) }
    }
}

impl FateStats {
    fn merge(self, other: FateStats) -> FateStats {
        FateStats { gained: merge_each(self.gained, other.gained), points: self.points.merge(other.points) }
    }
}

/// Statistics that can be merged.
trait Merge: Copy {
    fn merge_with(self, other: Self) -> Self;
}

impl Merge for ClusteredMean {
    fn merge_with(self, other: ClusteredMean) -> ClusteredMean {
        self.merge(other)
    }
}

impl Merge for PlayerStats {
    fn merge_with(self, other: PlayerStats) -> PlayerStats {
        self.merge(other)
    }
}

impl Merge for FateStats {
    fn merge_with(self, other: FateStats) -> FateStats {
        self.merge(other)
    }
}

/// Merges two arrays element by element.
fn merge_each<T: Merge, const N: usize>(one: [T; N], other: [T; N]) -> [T; N] {
    std::array::from_fn(|n| one[n].merge_with(other[n]))
}

/// The fate cards of a game by year.
struct FateHistory {
    now: Option<(Fate, usize)>,
    before: Each<i16>,
    past: [Option<(Fate, Each<i16>)>; YEARS],
}

impl FateHistory {
    fn new() -> FateHistory {
        FateHistory { now: None, before: PerSeat::default(), past: [None; YEARS] }
    }

    /// Updates the history with the state after a ply. A new card ends the year of the one before.
    #[inline]
    fn update(&mut self, s: &State) {
        let Some(fate) = s.extra.fate.now else {
            return;
        };
        if self.now.is_none_or(|(known, _)| known != fate) {
            self.close(s);
            self.now = Some((fate, usize::from(s.year) - 1));
            self.before = PerSeat(s.lords.0.map(|lord| lord.vp));
        }
    }

    fn close(&mut self, s: &State) {
        if let Some((fate, year)) = self.now.take() {
            let gained = std::array::from_fn(|seat| s.lords.0[seat].vp - self.before.0[seat]);
            self.past[year] = Some((fate, PerSeat(gained)));
        }
    }
}

impl Balance {
    fn play(&mut self, rules: &Kingsburg, bots: &mut [Box<dyn Bot<Kingsburg>>], seed: u64, n: u64) {
        let mut years = FateHistory::new();
        let mut own: Vec<_> =
            (1..).map(|at| FastRng::stream(seed.wrapping_add(at), n)).take(bots.len()).collect();
        let played = play(rules, bots, &mut FastRng::stream(seed, n), &mut own, |state| years.update(state));
        years.close(&played.last);
        self.count(rules, &played.last, &years);
    }

    fn count(&mut self, rules: &Kingsburg, s: &State, years: &FateHistory) {
        let game = GameResult { seats: SeatSet::all(rules.seats()), scores: rules.scores(s) };
        self.games += 1;
        self.all_players.add(game.seats, &game);
        for seat in game.seats.iter() {
            if let Some(governor) = s.extra.own[seat].governor {
                self.governors[governor as usize].add(SeatSet::singleton(seat), &game);
            }
        }
        if rules.options().modules.contains(Modules::ALTERNATIVE) {
            Row::all().for_each(|row| self.count_row(s, row, &game));
        }
        for (year, past) in years.past.iter().enumerate() {
            if let Some((fate, gained)) = past {
                self.count_year(*fate, year, gained, &game);
            }
        }
    }

    fn count_row(&mut self, s: &State, row: Row, game: &GameResult) {
        let drawn = |seat: &Seat| s.extra.own[*seat].rows.has(row);
        let laid = |seat: &Seat| s.lords[*seat].province.alternative().has(row);
        self.laid[row.index()].add(game.seats.iter().filter(laid).collect(), game);
        self.left[row.index()]
            .add(game.seats.iter().filter(|seat| drawn(seat) && !laid(seat)).collect(), game);
    }

    fn count_year(&mut self, fate: Fate, year: usize, gained: &Each<i16>, game: &GameResult) {
        let count = game.seats.len() as u32;
        let sum = GameResult::sum(game.seats, |seat| gained[seat].into());
        let stats = &mut self.fates[fate as usize];
        stats.gained[year].add(count, sum);
        stats.points.add(count, game.points());
        self.years[year].add(count, sum);
    }

    /// The statistics of the games of both.
    #[must_use]
    pub fn merge(self, other: &Balance) -> Balance {
        Balance {
            games: self.games + other.games,
            all_players: self.all_players.merge(other.all_players),
            governors: merge_each(self.governors, other.governors),
            laid: merge_each(self.laid, other.laid),
            left: merge_each(self.left, other.left),
            fates: merge_each(self.fates, other.fates),
            years: merge_each(self.years, other.years),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Level};
    use games::OptionValues;

    fn study(options: &str) -> BalanceStudy {
        let config = GameConfig { options: OptionValues::parse(options).unwrap(), ..GameConfig::default() };
        let squire = BotSpec { level: Level::Squire, budget: Budget::Iterations(1), threads: 1 };
        BalanceStudy::new(&config, &[squire]).unwrap()
    }

    fn owned(card: &CardStats) -> Option<PlayerResults> {
        match card.result {
            CardResult::Owned(players) => players,
            CardResult::Row { .. } | CardResult::ActivePeriods(_) => None,
        }
    }

    #[test]
    fn results_do_not_depend_on_how_games_are_divided() {
        let study = study("modules=all");
        assert_eq!(study.play(3, 0, 60), study.play(3, 25, 60).merge(&study.play(3, 0, 25)));
    }

    #[test]
    fn everybody_has_a_governor_and_every_game_is_won_once() {
        let study = study("modules=governors");
        let sum = study.play(1, 0, 200);
        let governors: Vec<PlayerResults> =
            sum.cards(&study, CardSet::Governors).iter().filter_map(owned).collect();
        assert_eq!(governors.iter().map(|players| players.count).sum::<u64>(), 4 * 200);
        let wins: f64 = governors.iter().map(|players| players.count as f64 * players.wins.mean).sum();
        assert!((wins - 200.0).abs() < 1e-6, "{wins}");
    }

    #[test]
    fn five_fates_a_game_gain_together_what_the_players_have_in_the_end() {
        let study = study("modules=fate");
        let sum = study.play(1, 0, 200);
        let years: u64 = sum.fates.iter().map(|fate| fate.points.clusters()).sum();
        assert_eq!(years, 5 * 200);
        let start = f64::from(study.rules.initial_state().lords[Seat::new(0)].vp);
        assert!((start + 5.0 * sum.mean_year() - sum.mean_points()).abs() < 1e-9);
    }

    #[test]
    fn everybody_draws_two_rows_and_lays_or_leaves_each() {
        let study = study("modules=rows+alternative");
        let sum = study.play(1, 0, 100);
        let rows = sum.laid.iter().chain(&sum.left).map(|stats| stats.wins.count()).sum::<u64>();
        assert_eq!(rows, 2 * 4 * 100);
    }
}
