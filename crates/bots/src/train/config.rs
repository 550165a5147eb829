//! How a game is taught.

/// Who plays the games that are learnt from, and what is learnt from them.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct TrainingConfig {
    /// Games after which one of eight players is greedy, and after which one more, and so on.
    pub greedy_after_games: &'static [u64],
    /// Decisions that a greedy pupil lets squires go on for, or until the box speaks, before it judges what an action leads
    /// to.
    pub rollout_depth: u16,
    /// How much the end of a game counts in each of its positions against what was thought of the position after, from 0 to
    /// 1: who looks at the end alone learns from much luck. The games that no pupil is greedy in are learnt from by their ends.
    pub td_lambda: f32,
}

impl TrainingConfig {
    /// Players that look at the next position and learn from how games end.
    pub const DEFAULT: TrainingConfig =
        TrainingConfig { greedy_after_games: &[20_000, 60_000], rollout_depth: 0, td_lambda: 1.0 };

    /// How many of eight players are greedy after so many games.
    pub(super) fn greedy(&self, played: u64) -> u32 {
        self.greedy_after_games.iter().filter(|age| played >= **age).count() as u32
    }

    /// How much the end counts after so many games.
    pub(super) fn td_lambda(&self, played: u64) -> f32 {
        if self.greedy(played) == 0 { 1.0 } else { self.td_lambda }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players become greedy one after the other; before the first has, games are learnt from by their ends.
    #[test]
    fn pupils_grow_up() {
        let config = TrainingConfig { greedy_after_games: &[10, 20], rollout_depth: 0, td_lambda: 0.9 };
        assert_eq!([0, 9, 10, 19, 20, 99].map(|played| config.greedy(played)), [0, 0, 1, 1, 2, 2]);
        assert_eq!([9, 10].map(|played| config.td_lambda(played)), [1.0, 0.9]);
    }
}
