//! How strong the cards of Kingsburg's modules are: many games, and what their owners made of them.

mod findings;

pub use findings::{Finding, InForce, Measured, Players};

use crate::Courtly;
use crate::bot::Bot;
use crate::level::{BotSpec, TrainedModels};
use crate::play::play;
use ::kingsburg::buildings::{ROWS, Row};
use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::{Fate, Governor};
use ::kingsburg::state::Each;
use ::kingsburg::{Kingsburg, Modules, State};
use engine::{FastRng, Game, PerSeat, Scores, Seat, SeatSet};
use games::titles::kingsburg::{INFO, rules};
use games::{ClusteredMean, ConfigError, GameConfig, Header, WIN_UNITS};
use std::sync::Arc;
use thiserror::Error;

const GOVERNORS: usize = Governor::ALL.len();
const FATES: usize = Fate::ALL.len();

/// A module whose cards can be measured.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deck {
    /// Module 3: a card belongs to one player.
    Governors,
    /// Module 2: a row is laid by one or two players; others draw it and leave it.
    Alternative,
    /// Module 4: a card is in force for everybody, for a year.
    Fate,
}

impl Deck {
    /// All of them.
    pub const ALL: [Deck; 3] = [Deck::Governors, Deck::Alternative, Deck::Fate];

    /// The module's word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Deck::Governors => "governors",
            Deck::Alternative => "alternative",
            Deck::Fate => "fate",
        }
    }

    const fn module(self) -> Modules {
        match self {
            Deck::Governors => Modules::GOVERNORS,
            Deck::Alternative => Modules::ALTERNATIVE,
            Deck::Fate => Modules::FATE,
        }
    }
}

/// Why there is nothing to study.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadStudy {
    /// There is no such game.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// No module in play has cards that can be measured.
    #[error("none of these modules has cards to measure")]
    NoCards,
    /// There is neither one bot nor one for each seat.
    #[error("{bots} bots are named for {seats} seats")]
    Bots {
        /// How many bots there are.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
}

/// Games to be played for what they say about cards.
pub struct Study {
    rules: Arc<Kingsburg>,
    bots: Vec<BotSpec>,
    models: TrainedModels,
}

impl Study {
    /// A study of the game that a set-up asks for, with one bot for all seats or one for each.
    pub fn new(set_up: &GameConfig, bots: &[BotSpec]) -> Result<Study, BadStudy> {
        let rules = Arc::new(rules(&INFO.with_defaults(set_up)?)?);
        let study = Study { bots: seated(bots, rules.seats())?, rules, models: Kingsburg::models() };
        if study.decks().next().is_none() {
            return Err(BadStudy::NoCards);
        }
        Ok(study)
    }

    /// What a record of such a game begins with.
    #[must_use]
    pub fn header(&self) -> Header {
        games::record_header(&*self.rules)
    }

    /// Who plays, seat by seat.
    pub fn bots(&self) -> &[BotSpec] {
        &self.bots
    }

    /// The modules in play whose cards can be measured.
    pub fn decks(&self) -> impl Iterator<Item = Deck> {
        let modules = self.rules.options().modules;
        Deck::ALL.into_iter().filter(move |deck| modules.contains(deck.module()))
    }

    /// Plays the games `from..to` of a seed: each has a stream of its own, so that it does not matter which
    /// thread plays it.
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

/// The bots at their seats.
fn seated(bots: &[BotSpec], seats: u8) -> Result<Vec<BotSpec>, BadStudy> {
    match bots {
        [all] => Ok(vec![*all; usize::from(seats)]),
        each if each.len() == usize::from(seats) => Ok(each.to_vec()),
        other => Err(BadStudy::Bots { bots: other.len(), seats }),
    }
}

/// Players: how often they won, in units of [`WIN_UNITS`], and their final points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct ArenaStats {
    wins: ClusteredMean,
    points: ClusteredMean,
}

/// Years of one fate.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct FateTally {
    /// Points that players gained while it was in force, by the year of the game.
    gained: [ClusteredMean; YEARS],
    /// Final points of the players of these games.
    points: ClusteredMean,
}

/// What came of games, card by card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    games: u64,
    everybody: ArenaStats,
    governors: [ArenaStats; GOVERNORS],
    laid: [ArenaStats; ROWS],
    left: [ArenaStats; ROWS],
    fates: [FateTally; FATES],
    years: [ClusteredMean; YEARS],
}

/// How a game ended.
struct Ended {
    seats: SeatSet,
    scores: Scores,
}

impl Ended {
    /// The share of a seat in the win.
    fn win(&self, seat: Seat) -> i64 {
        let winners = self.scores.winners();
        if winners.contains(seat) { (WIN_UNITS / winners.len() as u64) as i64 } else { 0 }
    }

    fn sum(seats: SeatSet, value: impl Fn(Seat) -> i64) -> i64 {
        seats.iter().map(value).sum()
    }

    /// The final points of everybody.
    fn points(&self) -> i64 {
        Ended::sum(self.seats, |seat| self.scores.points(seat).into())
    }
}

impl ArenaStats {
    /// Adds those players of a game who had the card.
    fn add(&mut self, players: SeatSet, ended: &Ended) {
        if !players.is_empty() {
            let count = players.len() as u32;
            self.wins.add(count, Ended::sum(players, |seat| ended.win(seat)));
            self.points.add(count, Ended::sum(players, |seat| ended.scores.points(seat).into()));
        }
    }

    fn and(self, other: ArenaStats) -> ArenaStats {
        ArenaStats { wins: self.wins.merge(other.wins), points: self.points.merge(other.points) }
    }
}

impl FateTally {
    fn and(self, other: FateTally) -> FateTally {
        FateTally { gained: each(self.gained, other.gained), points: self.points.merge(other.points) }
    }
}

/// Things that can be added up.
trait Sum: Copy {
    fn plus(self, other: Self) -> Self;
}

impl Sum for ClusteredMean {
    fn plus(self, other: ClusteredMean) -> ClusteredMean {
        self.merge(other)
    }
}

impl Sum for ArenaStats {
    fn plus(self, other: ArenaStats) -> ArenaStats {
        self.and(other)
    }
}

impl Sum for FateTally {
    fn plus(self, other: FateTally) -> FateTally {
        self.and(other)
    }
}

fn each<T: Sum, const N: usize>(one: [T; N], other: [T; N]) -> [T; N] {
    std::array::from_fn(|n| one[n].plus(other[n]))
}

/// The fates of a game, as they come.
struct Years {
    now: Option<(Fate, usize)>,
    before: Each<i16>,
    past: [Option<(Fate, Each<i16>)>; YEARS],
}

impl Years {
    fn new() -> Years {
        Years { now: None, before: PerSeat::default(), past: [None; YEARS] }
    }

    /// Looks at the table after a ply. A card that comes ends the year of the one before it.
    #[inline]
    fn look(&mut self, s: &State) {
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
        let mut years = Years::new();
        let mut own: Vec<_> =
            (1..).map(|at| FastRng::stream(seed.wrapping_add(at), n)).take(bots.len()).collect();
        let played = play(rules, bots, &mut FastRng::stream(seed, n), &mut own, |state| years.look(state));
        years.close(&played.last);
        self.count(rules, &played.last, &years);
    }

    fn count(&mut self, rules: &Kingsburg, s: &State, years: &Years) {
        let ended = Ended { seats: SeatSet::all(rules.seats()), scores: rules.scores(s) };
        self.games += 1;
        self.everybody.add(ended.seats, &ended);
        for seat in ended.seats.iter() {
            if let Some(governor) = s.extra.own[seat].governor {
                self.governors[governor as usize].add(SeatSet::singleton(seat), &ended);
            }
        }
        if rules.options().modules.contains(Modules::ALTERNATIVE) {
            Row::all().for_each(|row| self.count_row(s, row, &ended));
        }
        for (year, past) in years.past.iter().enumerate() {
            if let Some((fate, gained)) = past {
                self.count_year(*fate, year, gained, &ended);
            }
        }
    }

    fn count_row(&mut self, s: &State, row: Row, ended: &Ended) {
        let drawn = |seat: &Seat| s.extra.own[*seat].rows.has(row);
        let laid = |seat: &Seat| s.lords[*seat].province.alternative().has(row);
        self.laid[row.index()].add(ended.seats.iter().filter(laid).collect(), ended);
        self.left[row.index()]
            .add(ended.seats.iter().filter(|seat| drawn(seat) && !laid(seat)).collect(), ended);
    }

    fn count_year(&mut self, fate: Fate, year: usize, gained: &Each<i16>, ended: &Ended) {
        let count = ended.seats.len() as u32;
        let sum = Ended::sum(ended.seats, |seat| gained[seat].into());
        let tally = &mut self.fates[fate as usize];
        tally.gained[year].add(count, sum);
        tally.points.add(count, ended.points());
        self.years[year].add(count, sum);
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: &Balance) -> Balance {
        Balance {
            games: self.games + other.games,
            everybody: self.everybody.and(other.everybody),
            governors: each(self.governors, other.governors),
            laid: each(self.laid, other.laid),
            left: each(self.left, other.left),
            fates: each(self.fates, other.fates),
            years: each(self.years, other.years),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Level};
    use games::OptionValues;

    fn study(options: &str) -> Study {
        let set_up = GameConfig { options: OptionValues::parse(options).unwrap(), ..GameConfig::default() };
        let squire = BotSpec { level: Level::Squire, budget: Budget::Iterations(1), threads: 1 };
        Study::new(&set_up, &[squire]).unwrap()
    }

    fn owned(card: &Measured) -> Option<Players> {
        match card.finding {
            Finding::Owned(players) => players,
            Finding::Row { .. } | Finding::InForce(_) => None,
        }
    }

    #[test]
    fn it_does_not_matter_how_games_are_divided() {
        let study = study("modules=all");
        assert_eq!(study.play(3, 0, 60), study.play(3, 25, 60).and(&study.play(3, 0, 25)));
    }

    #[test]
    fn everybody_has_a_governor_and_every_game_is_won_once() {
        let study = study("modules=governors");
        let sum = study.play(1, 0, 200);
        let governors: Vec<Players> = sum.cards(&study, Deck::Governors).iter().filter_map(owned).collect();
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
        let rows = sum.laid.iter().chain(&sum.left).map(|tally| tally.wins.count()).sum::<u64>();
        assert_eq!(rows, 2 * 4 * 100);
    }
}
