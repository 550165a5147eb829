//! A sequential probability ratio test.

use crate::stats::ClusteredMean;
use games::WIN_UNITS;

/// A generalised sequential probability ratio test (GSPRT, as in chess engine testing) of the challenger's win share: null hypothesis
/// `even`, alternative `hoped`, both error probabilities 5 %.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The win share under the null hypothesis.
    pub even: f64,
    /// The win share under the alternative.
    pub hoped: f64,
}

/// The decision of the test.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The alternative is accepted.
    Better,
    /// The null hypothesis is accepted.
    NotBetter,
    /// More games are needed.
    Open,
}

impl SprtDecision {
    /// The name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SprtDecision::Better => "better",
            SprtDecision::NotBetter => "not-better",
            SprtDecision::Open => "open",
        }
    }
}

/// The variance of the mean of wins, in units of [`WIN_UNITS`] squared. Half a win is added, so that a series of equal deals does not
/// have the variance 0.
pub(super) fn variance(wins: &ClusteredMean) -> Option<f64> {
    let half = 0.5 * WIN_UNITS as f64 / wins.count() as f64;
    wins.variance_of_mean().map(|variance| variance + half * half)
}

/// The probability of either error.
const ERROR: f64 = 0.05;
/// The minimum number of deals: with fewer the estimate of the variance is too poor.
pub const MIN_DEALS: u64 = 12;

impl Sprt {
    /// The logarithm of the likelihood ratio, with a normal approximation for the mean `m` of all deals with variance `s²`:
    /// `(hoped - even) · (m - (hoped + even) / 2) / s²`.
    #[must_use]
    pub fn log_likelihood_ratio(&self, wins: &ClusteredMean) -> f64 {
        let share = wins.mean().zip(variance(wins));
        let ratio = |(mean, variance): (f64, f64)| {
            let unit = WIN_UNITS as f64;
            let between = (self.hoped + self.even) / 2.0;
            (self.hoped - self.even) * (mean / unit - between) * (unit * unit / variance)
        };
        share.map_or(0.0, ratio)
    }

    /// The decision with the games so far.
    #[must_use]
    pub fn decision(&self, wins: &ClusteredMean) -> SprtDecision {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio(wins) {
            _ if wins.clusters() < MIN_DEALS => SprtDecision::Open,
            ratio if ratio >= bound => SprtDecision::Better,
            ratio if ratio <= -bound => SprtDecision::NotBetter,
            _ => SprtDecision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { even: 0.25, hoped: 0.35 };

    /// Deals of four games of which the challenger wins the numbers in the list, repeated.
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
