//! Regret matching: an action is selected in proportion to its positive regret, and the average of all strategies is played.

use super::node::{Edge, Node};
use crate::config::SearchConfig;
use crate::random::sample_weighted;
use engine::Rng;

/// Selects one of the actions with these indices.
pub(super) fn select<A: Copy + Eq>(
    node: &Node<A>,
    indices: &[u32],
    config: &SearchConfig,
    rng: &mut impl Rng,
) -> u32 {
    let edge = |index: &u32| &node.edges[*index as usize];
    let regrets: f32 = indices.iter().map(|index| edge(index).regret).sum();
    let priors: f32 = indices.iter().map(|index| edge(index).prior).sum();
    let uniform = config.exploration_rate / indices.len() as f32;
    let weight = |index: &u32| {
        let strategy = if regrets > 0.0 { edge(index).regret / regrets } else { edge(index).prior / priors };
        uniform + (1.0 - config.exploration_rate) * strategy
    };
    sample_weighted(indices, weight, rng)
}

/// The least weight of the latest utility in the moving average.
const MIN_STEP: f32 = 0.05;

/// Updates regrets and the cumulative strategy. Only actions that were legal in this determinization have a regret. Later visits
/// count more in the average, because the first strategies are uninformed (linear averaging; Tammelin, 2014).
pub(super) fn update<A: Copy + Eq>(
    node: &mut Node<A>,
    index: u32,
    value: f32,
    among: &[u32],
    config: &SearchConfig,
) {
    let edge = &mut node.edges[index as usize];
    edge.recent_value += (value - edge.recent_value) * MIN_STEP.max(1.0 / edge.visits as f32);
    let (unvisited, visits) = (node.fpu_value(config), node.visits as f32);
    let sum =
        |of: fn(&Edge<A>) -> f32| among.iter().map(|index| of(&node.edges[*index as usize])).sum::<f32>();
    let (regrets, priors) = (sum(|edge| edge.regret), sum(|edge| edge.prior));
    let strategy = |edge: &Edge<A>| if regrets > 0.0 { edge.regret / regrets } else { edge.prior / priors };
    let worth = |edge: &Edge<A>| if edge.visits == 0 { unvisited } else { edge.recent_value };
    let share = |index: &u32| strategy(&node.edges[*index as usize]) * worth(&node.edges[*index as usize]);
    let expected: f32 = among.iter().map(share).sum();
    for index in among {
        let edge = &mut node.edges[*index as usize];
        edge.cumulative_strategy += strategy(edge) * visits;
        edge.regret = (edge.regret + worth(edge) - expected).max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    /// Utilities of rock, paper and scissors against each other; scissors win twice as much.
    const UTILITIES: [[f32; 3]; 3] = [[0.5, 0.25, 1.0], [0.75, 0.5, 0.0], [0.0, 1.0, 0.5]];

    /// The average strategies of both seats approach an equilibrium: no answer beats them by much.
    #[test]
    fn hidden_choices_become_mixed_strategies() {
        let config = SearchConfig::default();
        let mut rng = FastRng::new(2);
        let mut seats = [(); 2].map(|()| Node::new(&[0, 1, 2], &[1.0, 0.1, 0.1], true));
        for _ in 0..20_000 {
            let [one, other] = [0, 1].map(|seat: usize| seats[seat].select(&[0, 1, 2], &config, &mut rng));
            let utility = UTILITIES[one as usize][other as usize];
            seats[0].update(one, utility, &[0, 1, 2], &config);
            seats[1].update(other, 1.0 - utility, &[0, 1, 2], &config);
        }
        let sum: f32 = seats[1].edges.iter().map(|edge| edge.cumulative_strategy).sum();
        let strategy: Vec<f32> = seats[1].edges.iter().map(|edge| edge.cumulative_strategy / sum).collect();
        let answers = UTILITIES
            .map(|row| row.iter().zip(&strategy).map(|(utility, share)| utility * share).sum::<f32>());
        let best = answers.into_iter().fold(0.0, f32::max);
        assert!(best < 0.56, "{strategy:?} can be beaten: {answers:?}");
        assert!(strategy.iter().all(|share| *share > 0.1), "{strategy:?}");
    }

    #[test]
    fn an_action_that_was_not_legal_has_no_regret() {
        let config = SearchConfig { fpu_reduction: 0.05, ..SearchConfig::default() };
        let mut rng = FastRng::new(4);
        let mut node = Node::new(&[0, 1, 2], &[1.0; 3], true);
        for round in 0..2_000 {
            let among: &[u32] = if round % 10 == 0 { &[0, 1, 2] } else { &[0, 1] };
            let index = node.select(among, &config, &mut rng);
            node.update(index, [0.2, 0.4, 0.6][index as usize], among, &config);
            let before = node.edges[2].regret;
            node.update(1, 0.4, &[0, 1], &config);
            assert_eq!(node.edges[2].regret, before, "its regret changed although it was not legal");
        }
        let share = |index: usize| node.edges[index].cumulative_strategy / node.edges[1].cumulative_strategy;
        assert!(share(0) < 0.1, "the worst action is played: {}", share(0));
        assert!(node.edges[2].regret > 0.0, "the best action has no regret");
    }
}
