//! Ratings for games with more than two players (Weng and Lin, 2011).

use engine::{Scores, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The rating of a bot within one arena: 25 is the mean.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The mean of the skill.
    pub mean: f64,
    /// The standard deviation of the skill.
    pub deviation: f64,
}

/// The ratings of all labels of an arena.
#[derive(Clone, Debug)]
pub struct Ratings {
    labels: Vec<String>,
    /// The rating of each bot; equal for bots with the same label.
    each: Vec<WengLinRating>,
}

impl Ratings {
    /// All bots begin with the same rating.
    #[must_use]
    pub fn new(labels: Vec<String>) -> Ratings {
        let each = vec![WengLinRating::new(); labels.len()];
        Ratings { labels, each }
    }

    /// Updates the ratings with a game: the bot of each seat, and the ranks.
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
    fn winners_rise_and_bots_with_the_same_label_stay_equal() {
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
