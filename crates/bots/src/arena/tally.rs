//! What came of a contest.

use super::rating::{Rating, Ratings};
use super::{Arena, Deal, sprt};
use crate::hall::Outcome;
use crate::play::Conduct;
use engine::Seat;
use table::{Clustered, Estimate, WIN};

/// What came of all deals so far.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The challenger, then every label once.
    columns: Vec<Column>,
    ratings: Ratings,
    games: u64,
    deals: u64,
}

#[derive(Clone, Debug)]
struct Column {
    label: String,
    /// Which entrants count here.
    entrants: Vec<usize>,
    wins: Clustered,
    places: Clustered,
    margins: Clustered,
    conduct: Conduct,
}

/// How a bot stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Its name, with its time.
    pub label: String,
    /// Games in which it sat, once for each of its seats.
    pub games: u64,
    /// Its share of wins; a shared win is divided.
    pub wins: Estimate,
    /// Its place on average.
    pub place: Estimate,
    /// Its points above the mean of the others, on average.
    pub margin: Estimate,
    /// Its rating over all who took part.
    pub rating: Rating,
    /// How it behaved.
    pub conduct: Conduct,
}

impl Column {
    fn new(label: &str, entrants: Vec<usize>) -> Column {
        let empty = Clustered::default();
        Column {
            label: label.into(),
            entrants,
            wins: empty,
            places: empty,
            margins: empty,
            conduct: Conduct::default(),
        }
    }

    /// Adds a deal as one cluster.
    fn add(&mut self, arena: &Arena, deal: &Deal) {
        let (mut count, mut wins, mut places, mut margins) = (0, 0, 0, 0);
        for (challenger, game) in deal.games.iter().enumerate() {
            for (seat, entrant) in arena.seating(challenger).enumerate() {
                if self.entrants.contains(&entrant) {
                    let seat = Seat::new(seat);
                    count += 1;
                    wins += won(game, seat);
                    places += i64::from(game.scores.place(seat));
                    margins += margin(game, seat, deal.games.len());
                    self.conduct = self.conduct.and(game.conduct[seat]);
                }
            }
        }
        self.wins.add(count, wins);
        self.places.add(count, places);
        self.margins.add(count, margins);
    }

    fn standing(&self, seats: usize, rating: Rating) -> Option<Standing> {
        Some(Standing {
            label: self.label.clone(),
            games: self.wins.count(),
            wins: self.wins.estimate_with(self.wins.mean()?, sprt::variance(&self.wins)).per(WIN as f64),
            place: self.places.estimate()?,
            margin: self.margins.estimate()?.per((seats - 1) as f64),
            rating,
            conduct: self.conduct,
        })
    }
}

/// A seat's share of the win in units of [`WIN`].
fn won(game: &Outcome, seat: Seat) -> i64 {
    let winners = game.scores.winners();
    if winners.has(seat) { (WIN / winners.len() as u64) as i64 } else { 0 }
}

/// Points above the mean of the others, times their number.
fn margin(game: &Outcome, seat: Seat, seats: usize) -> i64 {
    let points = |seat: usize| i64::from(game.scores.points(Seat::new(seat)));
    let all: i64 = (0..seats).map(points).sum();
    points(seat.index()) * seats as i64 - all
}

impl Tally {
    /// Nothing yet.
    #[must_use]
    pub fn new(arena: &Arena) -> Tally {
        let labels: Vec<String> = arena.entrants().iter().map(ToString::to_string).collect();
        let mut columns = vec![Column::new(&labels[0], vec![0])];
        for (at, label) in labels.iter().enumerate() {
            if !labels[..at].contains(label) {
                let own = (0..labels.len()).filter(|other| labels[*other] == *label).collect();
                columns.push(Column::new(label, own));
            }
        }
        Tally { columns, ratings: Ratings::new(labels), games: 0, deals: 0 }
    }

    /// Adds a deal; the order of deals matters to the ratings only.
    pub fn add(&mut self, arena: &Arena, deal: &Deal) {
        self.columns.iter_mut().for_each(|column| column.add(arena, deal));
        for (challenger, game) in deal.games.iter().enumerate() {
            let seated: Vec<usize> = arena.seating(challenger).collect();
            self.ratings.add(&seated, &game.scores);
        }
        self.games += deal.games.len() as u64;
        self.deals += 1;
    }

    /// Games so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Deals so far.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The challenger's shares of wins, deal by deal, in units of [`WIN`].
    #[must_use]
    pub fn challenger_wins(&self) -> &Clustered {
        &self.columns[0].wins
    }

    /// How the challenger stands; nothing before the first deal.
    #[must_use]
    pub fn challenger(&self) -> Option<Standing> {
        self.standing(&self.columns[0])
    }

    /// How everybody stands, the best first.
    #[must_use]
    pub fn ladder(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> =
            self.columns[1..].iter().filter_map(|column| self.standing(column)).collect();
        all.sort_by(|one, other| other.rating.mean.total_cmp(&one.rating.mean));
        all
    }

    fn standing(&self, column: &Column) -> Option<Standing> {
        let seats = self.games.checked_div(self.deals)? as usize;
        column.standing(seats, self.ratings.of(column.entrants[0]))
    }
}
