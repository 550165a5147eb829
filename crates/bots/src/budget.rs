//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};
use thiserror::Error;

/// How long a bot may think about a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same on every machine.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// The least time that is ample.
const AMPLE_TIME: Duration = Duration::from_millis(500);
/// The fewest iterations that are ample.
const AMPLE_ITERATIONS: u32 = 20_000;

/// Iterations between two looks at the clock.
const GLANCE: u64 = 8;

impl Budget {
    /// So many milliseconds.
    #[must_use]
    pub const fn ms(ms: u64) -> Budget {
        Budget::Time(Duration::from_millis(ms))
    }

    /// Whether that is enough to look closely: half a second, or about as many iterations as one in a hurry would make of it
    /// on a small machine.
    #[must_use]
    pub fn is_ample(self) -> bool {
        match self {
            Budget::Iterations(n) => n >= AMPLE_ITERATIONS,
            Budget::Time(time) => time >= AMPLE_TIME,
        }
    }

    /// Begins to think, on one of so many threads.
    pub(crate) fn start(self, threads: u32) -> Clock {
        match self {
            Budget::Iterations(n) => {
                Clock { end: None, left: u64::from(n.div_ceil(threads).max(2)), count: 0 }
            }
            Budget::Time(time) => Clock { end: Some(Instant::now() + time), left: u64::MAX, count: 0 },
        }
    }
}

/// Counts iterations until the budget is spent; there are always at least two, so that something is known.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Clock {
    end: Option<Instant>,
    left: u64,
    count: u64,
}

impl Clock {
    /// Whether there is time for one more iteration, and takes it.
    pub(crate) fn ticks(&mut self) -> bool {
        let look = self.count >= 2 && self.count.is_multiple_of(GLANCE);
        if self.left == 0 || (look && self.end.is_some_and(|end| Instant::now() >= end)) {
            return false;
        }
        self.left -= 1;
        self.count += 1;
        true
    }

    /// How many there were.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }
}

/// No budget reads like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no time to think: write it as 200ms, 1s or 5000it (iterations)")]
pub struct BadBudget(pub String);

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget(text.chars().take(40).collect());
        let number = |digits: &str, most: u64| {
            let number: u64 = digits.parse().map_err(|_| bad())?;
            if (1..=most).contains(&number) { Ok(number) } else { Err(bad()) }
        };
        if let Some(ms) = text.strip_suffix("ms") {
            Ok(Budget::ms(number(ms, 3_600_000)?))
        } else if let Some(iterations) = text.strip_suffix("it") {
            Ok(Budget::Iterations(number(iterations, 1 << 31)? as u32))
        } else {
            Ok(Budget::ms(1000 * number(text.strip_suffix('s').ok_or_else(bad)?, 3_600)?))
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}it"),
            Budget::Time(time) => match time.as_millis() {
                ms if ms % 1000 == 0 => write!(f, "{}s", ms / 1000),
                ms => write!(f, "{ms}ms"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_read_as_they_are_written() {
        for text in ["200ms", "1s", "5000it"] {
            assert_eq!(text.parse::<Budget>().map(|budget| budget.to_string()), Ok(text.to_string()));
        }
        assert_eq!("1000ms".parse(), Ok(Budget::ms(1000)));
        for text in ["", "200", "0ms", "-1s", "s", "1.5s", "99999999999999999999it"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }

    /// What arenas and servers give by themselves is not ample; a second, as in the terminal, is.
    #[test]
    fn half_a_second_is_ample() {
        let ample = |text: &str| text.parse().map(Budget::is_ample);
        assert_eq!(["50ms", "200ms", "499ms", "500it", "19999it"].map(ample), [(); 5].map(|()| Ok(false)));
        assert_eq!(["500ms", "1s", "20000it"].map(ample), [(); 3].map(|()| Ok(true)));
    }

    #[test]
    fn iterations_are_counted_and_shared_among_threads() {
        let mut clock = Budget::Iterations(100).start(4);
        while clock.ticks() {}
        assert_eq!(clock.count(), 25);
    }
}
