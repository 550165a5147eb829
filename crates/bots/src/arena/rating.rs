//! Ratings after Weng and Lin: for games of several, where only the places count.

use engine::{Scores, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a bot is among those of its contest: 25 is the middle.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub mean: f64,
    /// How far it can be trusted: a standard deviation.
    pub deviation: f64,
}

/// The ratings of all labels of a contest.
#[derive(Clone, Debug)]
pub struct Ratings {
    labels: Vec<String>,
    /// The rating of each bot; those of one label are the same.
    each: Vec<WengLinRating>,
}

impl Ratings {
    /// All begin alike; those with the same label stay alike.
    #[must_use]
    pub fn new(labels: Vec<String>) -> Ratings {
        let each = vec![WengLinRating::new(); labels.len()];
        Ratings { labels, each }
    }

    /// Learns from a game: which bot sat in each seat, and the places.
    pub fn add(&mut self, seated: &[usize], scores: &Scores) {
        let before: Vec<[WengLinRating; 1]> = seated.iter().map(|spec| [self.each[*spec]]).collect();
        let place = |seat: usize| MultiTeamOutcome::new(usize::from(scores.rank(Seat::new(seat))));
        let teams: Vec<_> = before.iter().enumerate().map(|(seat, team)| (&team[..], place(seat))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let mut new = self.each.clone();
        for (seat, spec) in seated.iter().enumerate() {
            new[*spec] = after[seat][0];
        }
        self.each = (0..new.len()).map(|spec| self.shared(&new, spec)).collect();
    }

    /// The mean over all bots with the same label.
    fn shared(&self, new: &[WengLinRating], spec: usize) -> WengLinRating {
        let same = || (0..new.len()).filter(|other| self.labels[*other] == self.labels[spec]);
        let count = same().count() as f64;
        WengLinRating {
            rating: same().map(|other| new[other].rating).sum::<f64>() / count,
            uncertainty: same().map(|other| new[other].uncertainty).sum::<f64>() / count,
        }
    }

    /// The rating of a bot.
    #[must_use]
    pub fn of(&self, spec: usize) -> Rating {
        Rating { mean: self.each[spec].rating, deviation: self.each[spec].uncertainty }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_namesakes_stay_alike() {
        let names = ["strong", "weak", "weak"].map(String::from).to_vec();
        let mut ratings = Ratings::new(names);
        for n in 0..30usize {
            let seated: Vec<usize> = (0..3).map(|seat| (seat + 3 - n % 3) % 3).collect();
            let points = |seat: Seat| if seated[seat.index()] == 0 { 10 } else { seat.index() as i16 };
            ratings.add(&seated, &Scores::by_points(3, points, |_| 0));
        }
        assert!(ratings.of(0).mean > ratings.of(1).mean + 5.0, "{ratings:?}");
        assert_eq!(ratings.of(1), ratings.of(2));
        assert!(ratings.of(0).deviation < 8.0);
    }
}
