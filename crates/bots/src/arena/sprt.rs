//! When enough has been seen.

use games::{ClusteredMean, WIN_UNITS};

/// A sequential test: is the challenger's share even, or as high as hoped? It may stop as soon as one of the two is
/// nineteen times as likely as the other.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The share of those who are no better than the others.
    pub even: f64,
    /// The share that is hoped for.
    pub hoped: f64,
}

/// What the test says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The challenger is as good as hoped.
    Better,
    /// It is not.
    NotBetter,
    /// Nobody knows yet.
    Open,
}

impl SprtDecision {
    /// A word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SprtDecision::Better => "better",
            SprtDecision::NotBetter => "not-better",
            SprtDecision::Open => "open",
        }
    }
}

/// The variance of the mean of wins, in units of [`WIN_UNITS`] squared. One half of a win is added, so that a row of equal deals
/// does not look like certainty.
pub(super) fn variance(wins: &ClusteredMean) -> Option<f64> {
    let half = 0.5 * WIN_UNITS as f64 / wins.count() as f64;
    wins.variance_of_mean().map(|variance| variance + half * half)
}

/// How likely either error may be.
const ERROR: f64 = 0.05;
/// Deals before which nothing is decided: the variance must be known a little.
pub const MIN_DEALS: u64 = 12;

impl Sprt {
    /// By how much the hoped-for share explains the wins better than the even one: the logarithm of the likelihood
    /// ratio, with the mean of all deals taken as normal (a generalised test, as chess programs use it).
    #[must_use]
    pub fn log_likelihood_ratio(&self, wins: &ClusteredMean) -> f64 {
        let share = wins.mean().zip(variance(wins));
        let likelier = |(mean, variance): (f64, f64)| {
            let unit = WIN_UNITS as f64;
            let between = (self.hoped + self.even) / 2.0;
            (self.hoped - self.even) * (mean / unit - between) * (unit * unit / variance)
        };
        share.map_or(0.0, likelier)
    }

    /// What is known by now.
    #[must_use]
    pub fn decision(&self, wins: &ClusteredMean) -> SprtDecision {
        let enough = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio(wins) {
            _ if wins.clusters() < MIN_DEALS => SprtDecision::Open,
            evidence if evidence >= enough => SprtDecision::Better,
            evidence if evidence <= -enough => SprtDecision::NotBetter,
            _ => SprtDecision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { even: 0.25, hoped: 0.35 };

    /// Deals of four games in which the challenger wins as many as the list says, over and over.
    fn wins(deals: u64, won: &[i64]) -> ClusteredMean {
        let mut wins = ClusteredMean::default();
        (0..deals).for_each(|n| wins.add(4, won[n as usize % won.len()] * WIN_UNITS as i64));
        wins
    }

    #[test]
    fn clear_shares_are_decided_and_unclear_ones_stay_open() {
        assert_eq!(TEST.decision(&wins(40, &[2, 3, 1])), SprtDecision::Better);
        assert_eq!(TEST.decision(&wins(40, &[0, 1, 0])), SprtDecision::NotBetter);
        assert_eq!(TEST.decision(&wins(40, &[0, 1, 2, 1, 2])), SprtDecision::Open);
    }

    #[test]
    fn nothing_is_decided_on_a_few_deals() {
        assert_eq!(TEST.decision(&wins(11, &[4])), SprtDecision::Open);
        assert_eq!(TEST.decision(&ClusteredMean::default()), SprtDecision::Open);
    }
}
