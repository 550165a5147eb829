//! Training samples of value functions.

use crate::BotGame;
use crate::eval::{LargeNet, ValueFunction, WinProbabilities, outcome_shares, softmax};
use engine::{FastRng, Rng, Seat, SeatSet, next_ply};

use super::self_play::SelfPlayers;

/// A position of a game with its target.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// The features of all seats, one after the other.
    pub(super) features: Vec<f32>,
    /// The result of the game.
    pub(super) shares: WinProbabilities,
    /// The target: the result, with λ below 1 mixed with the values of later positions.
    pub(super) target: WinProbabilities,
}

impl Sample {
    /// The features of each seat.
    pub(super) fn seats(&self, features: usize) -> impl Iterator<Item = &[f32]> {
        self.features.chunks_exact(features)
    }

    /// The win probabilities by a value function.
    pub(super) fn win_probabilities(&self, value: &impl ValueFunction, features: usize) -> Vec<f32> {
        let mut probabilities: Vec<f32> = self.seats(features).map(|seat| value.logit(seat)).collect();
        softmax(&mut probabilities);
        probabilities
    }
}

/// One position of so many is a sample: neighbouring positions are too similar.
const KEEP_ONE_IN: u32 = 6;

/// Plays a game and returns some of its positions as samples.
pub(super) fn generate_game<G: BotGame>(
    rules: &G,
    players: &mut SelfPlayers<'_, G>,
    rng: &mut FastRng,
) -> Vec<Sample> {
    let mut state = rules.initial_state();
    let mut kept = Vec::new();
    let mut choose = |state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut FastRng| {
        players.choose(rules, state, seat, legal, rng)
    };
    while !rules.is_over(&state) {
        if rng.below(KEEP_ONE_IN) == 0 {
            kept.push(features(rules, &state));
        }
        let ply = next_ply(rules, &state, rng, &mut choose).expect("the game is not over");
        ply.apply(rules, &mut state);
    }
    let shares = outcome_shares(rules.seats(), &rules.scores(&state));
    kept.into_iter().map(|features| Sample { features, shares, target: shares }).collect()
}

/// Sets the targets to the λ-returns (TD(λ); Sutton, 1988): from the last sample backwards, `target_t = r` for the last one and
/// `target_t = λ · target_{t+1} + (1 - λ) · v(x_{t+1})` before, with the result `r` and the values `v` of the network.
pub(super) fn bootstrap_targets(samples: &mut [Sample], td_lambda: f32, net: &LargeNet) {
    if td_lambda >= 1.0 {
        return;
    }
    let mut later = samples.last().map_or_else(WinProbabilities::default, |last| last.shares);
    for sample in samples.iter_mut().rev() {
        sample.target = later;
        for (target, value) in later.0.iter_mut().zip(sample.win_probabilities(net, net.features())) {
            *target = td_lambda * *target + (1.0 - td_lambda) * value;
        }
    }
}

/// The features of all seats.
fn features<G: BotGame>(rules: &G, state: &G::State) -> Vec<f32> {
    let mut all = vec![0.0; G::FEATURES * usize::from(rules.seats())];
    for (seat, features) in SeatSet::all(rules.seats()).iter().zip(all.chunks_exact_mut(G::FEATURES)) {
        rules.encode(state, seat, features);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::PerSeat;

    /// Three samples of a game that the first of two seats won.
    fn samples() -> Vec<Sample> {
        let shares = PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]);
        (0..3).map(|_| Sample { features: vec![0.0; 2], shares, target: shares }).collect()
    }

    #[test]
    fn with_lambda_below_1_the_result_counts_less_in_earlier_positions() {
        let mut samples = samples();
        bootstrap_targets(&mut samples, 0.5, &LargeNet::zeros(1));
        let targets: Vec<[f32; 2]> =
            samples.iter().map(|sample| [0, 1].map(|at| sample.target.0[at])).collect();
        assert_eq!(targets, [[0.625, 0.375], [0.75, 0.25], [1.0, 0.0]]);
        assert!(samples.iter().all(|sample| sample.shares.0[0] == 1.0), "results do not change");
    }

    #[test]
    fn with_lambda_1_targets_are_results() {
        let mut samples = samples();
        bootstrap_targets(&mut samples, 1.0, &LargeNet::zeros(1));
        assert!(samples.iter().all(|sample| sample.target == sample.shares));
    }
}
