//! What is learnt from: positions of a game, and how it ended.

use crate::Courtly;
use crate::eval::{LargeNet, ValueFunction, WinProbabilities, outcome_shares, softmax};
use engine::{FastRng, Rng, Seat, SeatSet, next_ply};

use super::self_play::SelfPlayers;

/// A position: the features of each seat, and how the win was shared in the end.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// The features of the first seat, then those of the second, and so on.
    pub(super) features: Vec<f32>,
    /// How the win was shared.
    pub(super) shares: WinProbabilities,
    /// What is to be thought of the position: how the win was shared, and what was thought of the positions after.
    pub(super) target: WinProbabilities,
}

impl Sample {
    /// The features of each seat.
    pub(super) fn seats(&self, features: usize) -> impl Iterator<Item = &[f32]> {
        self.features.chunks_exact(features)
    }

    /// What a judge who looks at so many features thinks of each seat's chances.
    pub(super) fn odds(&self, judge: &impl ValueFunction, features: usize) -> Vec<f32> {
        let mut odds: Vec<f32> = self.seats(features).map(|seat| judge.evaluate(seat)).collect();
        softmax(&mut odds);
        odds
    }
}

/// A position of so many is kept: neighbours teach the same.
const KEEP_ONE_IN: u32 = 6;

/// Plays a game and keeps some of its positions.
pub(super) fn generate_game<G: Courtly>(
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

/// Lets the end of a game count for less the further away it is, and what the network thinks of the positions between for
/// the rest (temporal differences).
pub(super) fn bootstrap_targets(samples: &mut [Sample], td_lambda: f32, net: &LargeNet) {
    if td_lambda >= 1.0 {
        return;
    }
    let mut later = samples.last().map_or_else(WinProbabilities::default, |last| last.shares);
    for sample in samples.iter_mut().rev() {
        sample.target = later;
        for (chance, thought) in later.0.iter_mut().zip(sample.odds(net, net.features())) {
            *chance = td_lambda * *chance + (1.0 - td_lambda) * thought;
        }
    }
}

fn features<G: Courtly>(rules: &G, state: &G::State) -> Vec<f32> {
    let mut all = vec![0.0; G::FEATURES * usize::from(rules.seats())];
    for (seat, features) in SeatSet::all(rules.seats()).iter().zip(all.chunks_exact_mut(G::FEATURES)) {
        rules.features(state, seat, features);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::PerSeat;

    /// A game of three positions that the first of two seats won.
    fn samples() -> Vec<Sample> {
        let shares = PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]);
        (0..3).map(|_| Sample { features: vec![0.0; 2], shares, target: shares }).collect()
    }

    /// Who finds all positions even believes less in the end the further away it is.
    #[test]
    fn the_end_counts_less_the_further_away_it_is() {
        let mut samples = samples();
        bootstrap_targets(&mut samples, 0.5, &LargeNet::zeros(1));
        let targets: Vec<[f32; 2]> =
            samples.iter().map(|sample| [0, 1].map(|at| sample.target.0[at])).collect();
        assert_eq!(targets, [[0.625, 0.375], [0.75, 0.25], [1.0, 0.0]]);
        assert!(samples.iter().all(|sample| sample.shares.0[0] == 1.0), "how it ended is not changed");
    }

    /// Who is patient learns from the end alone.
    #[test]
    fn the_patient_look_at_the_end_alone() {
        let mut samples = samples();
        bootstrap_targets(&mut samples, 1.0, &LargeNet::zeros(1));
        assert!(samples.iter().all(|sample| sample.target == sample.shares));
    }
}
