//! The budget of a decision.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};
use thiserror::Error;

/// The budget of a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Iterations: the result is the same on every machine.
    Iterations(u32),
    /// Time.
    Time(Duration),
}

/// Iterations between two readings of the clock.
const CLOCK_INTERVAL: u64 = 8;

impl Budget {
    /// A budget in milliseconds.
    #[must_use]
    pub const fn ms(ms: u64) -> Budget {
        Budget::Time(Duration::from_millis(ms))
    }

    /// Starts the timer of one of `threads` threads.
    #[must_use]
    pub fn start(self, threads: u32) -> BudgetTimer {
        match self {
            Budget::Iterations(n) => {
                BudgetTimer { end: None, left: u64::from(n.div_ceil(threads).max(2)), count: 0 }
            }
            Budget::Time(time) => BudgetTimer { end: Some(Instant::now() + time), left: u64::MAX, count: 0 },
        }
    }
}

/// Counts iterations until the budget is used up. There are always at least two, so that the root has been visited.
#[derive(Copy, Clone, Debug)]
pub struct BudgetTimer {
    end: Option<Instant>,
    left: u64,
    count: u64,
}

impl BudgetTimer {
    /// Counts one more iteration; false if the budget is used up.
    pub fn tick(&mut self) -> bool {
        let read_clock = self.count >= 2 && self.count.is_multiple_of(CLOCK_INTERVAL);
        if self.left == 0 || (read_clock && self.end.is_some_and(|end| Instant::now() >= end)) {
            return false;
        }
        self.left -= 1;
        self.count += 1;
        true
    }

    /// The iterations so far.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }
}

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no budget: write it as 200ms, 1s or 5000it (iterations)")]
pub struct ParseBudgetError(pub String);

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Budget, ParseBudgetError> {
        let bad = || ParseBudgetError(text.chars().take(40).collect());
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

    #[test]
    fn iterations_are_counted_and_shared_among_threads() {
        let mut clock = Budget::Iterations(100).start(4);
        while clock.tick() {}
        assert_eq!(clock.count(), 25);
    }
}
