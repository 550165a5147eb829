//! Means with confidence intervals over many games.

//! Means over many games with confidence intervals.

/// Observations in clusters, one per game, because the players of one game are not independent of each other.
///
/// All sums are integers, so that the order in which threads add them does not matter.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ClusteredMean {
    clusters: u64,
    count: u64,
    sum: i64,
    sums_squared: i64,
    sums_by_counts: i64,
    counts_squared: i64,
}

/// A mean with a 95 % confidence interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval; `None` if there is only one game.
    pub error: Option<f64>,
}

/// The 97.5 % quantile of the standard normal distribution.
const NORMAL_95: f64 = 1.959_964;

/// The 97.5 % quantile of Student's t distribution with one, two and three degrees of freedom.
const STUDENT_95: [f64; 3] = [12.7062, 4.3027, 3.1824];

/// Returns the same with any number of them (Student's t; from four on by its expansion around the normal, within 0.3 %).
fn student_95(freedom: u64) -> f64 {
    let few = freedom.checked_sub(1).and_then(|nth| STUDENT_95.get(usize::try_from(nth).ok()?));
    let (z, n) = (NORMAL_95, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    few.copied().unwrap_or(z + first / n + second / n.powi(2) + third / n.powi(3))
}

impl ClusteredMean {
    /// Adds a cluster: the number of its observations and their sum.
    #[inline]
    pub fn add(&mut self, count: u32, sum: i64) {
        let n = i64::from(count);
        self.clusters += 1;
        self.count += u64::from(count);
        self.sum += sum;
        self.sums_squared += sum * sum;
        self.sums_by_counts += sum * n;
        self.counts_squared += n * n;
    }

    /// Returns the totals of both.
    #[must_use]
    pub fn merge(self, other: ClusteredMean) -> ClusteredMean {
        ClusteredMean {
            clusters: self.clusters + other.clusters,
            count: self.count + other.count,
            sum: self.sum + other.sum,
            sums_squared: self.sums_squared + other.sums_squared,
            sums_by_counts: self.sums_by_counts + other.sums_by_counts,
            counts_squared: self.counts_squared + other.counts_squared,
        }
    }

    /// Returns how many observations there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns how many games they come from.
    #[must_use]
    pub fn clusters(&self) -> u64 {
        self.clusters
    }

    /// Returns the mean of all observations, if there are any.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// Returns the variance of the mean: the linearised variance of a ratio of two sums over games.
    #[must_use]
    pub fn variance_of_mean(&self) -> Option<f64> {
        let mean = self.mean()?;
        let clusters = self.clusters as f64;
        let deviations = self.sums_squared as f64 - 2.0 * mean * self.sums_by_counts as f64
            + mean * mean * self.counts_squared as f64;
        let count = self.count as f64;
        (self.clusters > 1).then(|| deviations.max(0.0) * clusters / (clusters - 1.0) / (count * count))
    }

    /// Returns the mean with its interval, if there is any observation.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        Some(self.estimate_with(self.mean()?, self.variance_of_mean()))
    }

    /// Returns the mean with another variance. The interval depends on the number of games.
    #[must_use]
    pub fn estimate_with(&self, mean: f64, variance: Option<f64>) -> Estimate {
        let reach = student_95(self.clusters.saturating_sub(1));
        Estimate { mean, error: variance.map(|variance| reach * variance.sqrt()) }
    }
}

impl Estimate {
    /// Returns a mean with its variance, if that is known.
    #[must_use]
    pub fn new(mean: f64, variance: Option<f64>) -> Estimate {
        Estimate { mean, error: variance.map(|variance| NORMAL_95 * variance.sqrt()) }
    }

    /// Returns the same in another unit.
    #[must_use]
    pub fn per(self, unit: f64) -> Estimate {
        Estimate { mean: self.mean / unit, error: self.error.map(|error| error / unit) }
    }

    /// The bounds of the confidence interval.
    #[must_use]
    pub fn interval(self) -> Option<(f64, f64)> {
        self.error.map(|error| (self.mean - error, self.mean + error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn single_observations_have_the_usual_standard_error() {
        let mut coins = ClusteredMean::default();
        (0..100).for_each(|n| coins.add(1, i64::from(n % 4 == 0)));
        let variance = coins.variance_of_mean().unwrap();
        assert!(close(coins.mean().unwrap(), 0.25));
        assert!(close(variance, 0.25 * 0.75 / 99.0), "{variance}");
    }

    #[test]
    fn fully_correlated_players_of_one_game_count_as_one() {
        let (mut pairs, mut singles) = (ClusteredMean::default(), ClusteredMean::default());
        for n in 0..50 {
            pairs.add(2, 2 * (n % 5));
            singles.add(1, n % 5);
        }
        assert!(close(pairs.variance_of_mean().unwrap(), singles.variance_of_mean().unwrap()));
    }

    /// The known values are from a table of Student's t distribution.
    #[test]
    fn intervals_of_few_games_are_wider() {
        for (freedom, known) in
            [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)]
        {
            let found = student_95(freedom);
            assert!((found / known - 1.0).abs() < 3e-3, "{freedom}: {found}");
        }
        assert!(close(student_95(u64::MAX), NORMAL_95));
        let mut coins = ClusteredMean::default();
        (0..10).for_each(|n| coins.add(1, n % 2));
        let error = coins.estimate().unwrap().error.unwrap();
        assert!((error - 2.262 * (0.25 / 9.0_f64).sqrt()).abs() < 1e-3, "{error}");
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let game = |count, sum| {
            let mut one = ClusteredMean::default();
            one.add(count, sum);
            one
        };
        let (a, b, c) = (game(1, 7), game(2, -3), game(4, 12));
        assert_eq!(a.merge(b).merge(c), c.merge(a.merge(b)));
        assert_eq!(a.merge(b).merge(c).count(), 7);
    }

    #[test]
    fn no_observations_have_no_mean_and_one_game_has_no_interval() {
        let mut few = ClusteredMean::default();
        assert_eq!(few.estimate(), None);
        few.add(3, 6);
        assert_eq!(few.estimate(), Some(Estimate { mean: 2.0, error: None }));
    }
}
