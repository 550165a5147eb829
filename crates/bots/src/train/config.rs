//! Parameters of the training of value functions.

/// The parameters of the training of a game's value functions: who plays, and what the targets are.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct TrainingConfig {
    /// The numbers of games after which one more of eight players is greedy.
    pub greedy_after_games: &'static [u64],
    /// The maximum number of decisions that a greedy player rolls out by the policy after a candidate action, up to the next chance
    /// event, before it evaluates the position.
    pub rollout_depth: u16,
    /// λ of TD(λ) (Sutton, 1988), from 0 to 1: with 1 the target is the result of the game, with less it is mixed with the values of
    /// later positions, which reduces the variance. While no player is greedy, λ is 1.
    pub td_lambda: f32,
}

impl TrainingConfig {
    /// Greedy players without rollouts; targets are the results of the games.
    pub const DEFAULT: TrainingConfig =
        TrainingConfig { greedy_after_games: &[20_000, 60_000], rollout_depth: 0, td_lambda: 1.0 };

    /// The number of greedy players of eight after `played` games.
    pub(super) fn greedy_of_eight(&self, played: u64) -> u32 {
        self.greedy_after_games.iter().filter(|games| played >= **games).count() as u32
    }

    /// λ after `played` games.
    pub(super) fn td_lambda(&self, played: u64) -> f32 {
        if self.greedy_of_eight(played) == 0 { 1.0 } else { self.td_lambda }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_become_greedy_one_by_one_and_lambda_is_1_before() {
        let config = TrainingConfig { greedy_after_games: &[10, 20], rollout_depth: 0, td_lambda: 0.9 };
        assert_eq!([0, 9, 10, 19, 20, 99].map(|played| config.greedy_of_eight(played)), [0, 0, 1, 1, 2, 2]);
        assert_eq!([9, 10].map(|played| config.td_lambda(played)), [1.0, 0.9]);
    }
}
