//! Means of what many games show, with how far they can be trusted.

/// Observations that come in clusters, one a game: players at one table are not independent of each other.
///
/// All sums are whole numbers, so that it does not matter in which order threads add them up.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Clustered {
    clusters: u64,
    count: u64,
    sum: i64,
    sums_squared: i64,
    sums_by_counts: i64,
    counts_squared: i64,
}

/// A mean and the half of its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far the interval reaches to both sides; nothing if one game is all there is.
    pub error: Option<f64>,
}

/// Standard errors to both sides within which a normal variable stays in 95 of 100 cases.
const NORMAL_95: f64 = 1.959_964;

impl Clustered {
    /// Adds a game: so many observations and their sum.
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

    /// Both together.
    #[must_use]
    pub fn and(self, other: Clustered) -> Clustered {
        Clustered {
            clusters: self.clusters + other.clusters,
            count: self.count + other.count,
            sum: self.sum + other.sum,
            sums_squared: self.sums_squared + other.sums_squared,
            sums_by_counts: self.sums_by_counts + other.sums_by_counts,
            counts_squared: self.counts_squared + other.counts_squared,
        }
    }

    /// How many observations there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How many games they come from.
    #[must_use]
    pub fn clusters(&self) -> u64 {
        self.clusters
    }

    /// The mean of all observations, if there are any.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The variance of the mean: the linearised variance of a ratio of two sums over games.
    #[must_use]
    pub fn variance_of_mean(&self) -> Option<f64> {
        let mean = self.mean()?;
        let clusters = self.clusters as f64;
        let deviations = self.sums_squared as f64 - 2.0 * mean * self.sums_by_counts as f64
            + mean * mean * self.counts_squared as f64;
        let count = self.count as f64;
        (self.clusters > 1).then(|| deviations.max(0.0) * clusters / (clusters - 1.0) / (count * count))
    }

    /// The mean with its interval, if there is any observation.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        Some(Estimate::new(self.mean()?, self.variance_of_mean()))
    }
}

impl Estimate {
    /// A mean, and the variance of that mean if it is known.
    #[must_use]
    pub fn new(mean: f64, variance: Option<f64>) -> Estimate {
        Estimate { mean, error: variance.map(|variance| NORMAL_95 * variance.sqrt()) }
    }

    /// The same in another unit.
    #[must_use]
    pub fn per(self, unit: f64) -> Estimate {
        Estimate { mean: self.mean / unit, error: self.error.map(|error| error / unit) }
    }

    /// Both ends of the interval.
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
        let mut coins = Clustered::default();
        (0..100).for_each(|n| coins.add(1, i64::from(n % 4 == 0)));
        let variance = coins.variance_of_mean().unwrap();
        assert!(close(coins.mean().unwrap(), 0.25));
        assert!(close(variance, 0.25 * 0.75 / 99.0), "{variance}");
    }

    #[test]
    fn players_of_one_game_who_always_share_their_luck_count_as_one() {
        let (mut pairs, mut singles) = (Clustered::default(), Clustered::default());
        for n in 0..50 {
            pairs.add(2, 2 * (n % 5));
            singles.add(1, n % 5);
        }
        assert!(close(pairs.variance_of_mean().unwrap(), singles.variance_of_mean().unwrap()));
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let game = |count, sum| {
            let mut one = Clustered::default();
            one.add(count, sum);
            one
        };
        let (a, b, c) = (game(1, 7), game(2, -3), game(4, 12));
        assert_eq!(a.and(b).and(c), c.and(a.and(b)));
        assert_eq!(a.and(b).and(c).count(), 7);
    }

    #[test]
    fn nothing_has_no_mean_and_one_game_no_interval() {
        let mut few = Clustered::default();
        assert_eq!(few.estimate(), None);
        few.add(3, 6);
        assert_eq!(few.estimate(), Some(Estimate { mean: 2.0, error: None }));
    }
}
