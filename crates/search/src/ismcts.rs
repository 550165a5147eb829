//! Information-set Monte Carlo tree search.

use crate::budget::{Budget, BudgetTimer};
use crate::config::SearchConfig;
use crate::evaluator::{Evaluator, RandomRollout};
use crate::info_state::InfoState;
use crate::opponent_model::{NoOpponentModel, OpponentModel};
use crate::policy::{Policy, UniformPolicy};
use crate::result::SearchResult;
use crate::tree::{SearchContext, Tree};
use engine::{Actions, FastRng, Game, Seat};

/// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).
///
/// Each iteration samples a determinization of the hidden information, descends the tree, expands one node, evaluates the leaf and
/// backpropagates one utility per seat. With several threads each has a tree of its own, and their results are merged (root
/// parallelisation).
///
/// With the observations of the seat ([`observe_action`](IsMcts::observe_action), [`observe_chance`](IsMcts::observe_chance)) it keeps
/// the nodes of positions that follow; otherwise create a new search for each decision.
pub struct IsMcts<G, P = UniformPolicy, E = RandomRollout, M = NoOpponentModel>
where
    G: Game,
    P: Policy<G>,
    E: Evaluator<G>,
    M: OpponentModel<G>,
{
    policy: P,
    evaluator: E,
    opponents: M,
    config: SearchConfig,
    trees: Vec<Tree<G, P, E, M>>,
}

impl<G: Game> IsMcts<G> {
    /// A search with the textbook parts: uniform policy, random rollouts, no opponent model.
    #[must_use]
    pub fn new(config: SearchConfig) -> IsMcts<G> {
        IsMcts::with_parts(UniformPolicy, RandomRollout, NoOpponentModel, config)
    }
}

impl<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>> IsMcts<G, P, E, M>
where
    P::Rationale: Send,
{
    /// A search with these parts, on one thread.
    #[must_use]
    pub fn with_parts(policy: P, evaluator: E, opponents: M, config: SearchConfig) -> IsMcts<G, P, E, M> {
        IsMcts { policy, evaluator, opponents, config, trees: vec![Tree::new()] }
    }

    /// The same search with another policy.
    #[must_use]
    pub fn with_policy<Q: Policy<G>>(self, policy: Q) -> IsMcts<G, Q, E, M>
    where
        Q::Rationale: Send,
    {
        IsMcts::with_parts(policy, self.evaluator, self.opponents, self.config)
    }

    /// The same search with another evaluator.
    #[must_use]
    pub fn with_evaluator<F: Evaluator<G>>(self, evaluator: F) -> IsMcts<G, P, F, M> {
        IsMcts::with_parts(self.policy, evaluator, self.opponents, self.config)
    }

    /// The same search with an opponent model.
    #[must_use]
    pub fn with_opponent_model<N: OpponentModel<G>>(self, opponents: N) -> IsMcts<G, P, E, N> {
        IsMcts::with_parts(self.policy, self.evaluator, opponents, self.config)
    }

    /// The same search on so many threads.
    #[must_use]
    pub fn with_threads(self, threads: u16) -> Self {
        let trees = (0..threads.max(1)).map(|_| Tree::new()).collect();
        IsMcts { trees, ..self }
    }

    /// The policy.
    #[must_use]
    pub fn policy(&self) -> &P {
        &self.policy
    }

    /// The number of nodes in all trees.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.trees.iter().map(Tree::len).sum()
    }

    /// Searches the decision of a seat; nothing if it has fewer than two legal actions.
    pub fn search(
        &mut self,
        root: &InfoState<'_, G>,
        budget: Budget,
        rng: &mut FastRng,
    ) -> Option<SearchResult<G::Action>> {
        let timer = budget.start(self.trees.len() as u32);
        let seeds: Vec<u64> = self.trees.iter().map(|_| rng.next_u64()).collect();
        let context = &SearchContext {
            game: root.game(),
            policy: &self.policy,
            evaluator: &self.evaluator,
            opponents: &self.opponents,
            config: &self.config,
        };
        let mut jobs = self.trees.iter_mut().zip(seeds);
        let (first, seed) = jobs.next()?;
        let merged = std::thread::scope(|scope| {
            let others: Vec<_> = jobs
                .map(|(tree, seed)| scope.spawn(move || search_tree(tree, root, context, timer, seed)))
                .collect();
            let first = search_tree(first, root, context, timer, seed);
            let rest = others.into_iter().map(|other| other.join().expect("a search does not panic"));
            rest.fold(first, |sum, more| match (sum, more) {
                (Some(sum), Some(more)) => Some(sum.merge(&more)),
                (one, other) => one.or(other),
            })
        });
        merged.map(|mut result| {
            result.sort();
            result
        })
    }

    /// The seat has observed an action: nodes after it are kept.
    pub fn observe_action(&mut self, by: Seat, seen: &G::ObservedAction) {
        self.trees.iter_mut().for_each(|tree| tree.observe(by, seen));
    }

    /// A chance event happened: values in the trees are averages over its outcomes, so they are cleared.
    pub fn observe_chance(&mut self) {
        self.clear();
    }

    /// Removes all nodes.
    pub fn clear(&mut self) {
        self.trees.iter_mut().for_each(Tree::clear);
    }
}

/// Runs iterations in a tree until the budget is used up.
fn search_tree<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>>(
    tree: &mut Tree<G, P, E, M>,
    root: &InfoState<'_, G>,
    context: &SearchContext<'_, G, P, E, M>,
    mut timer: BudgetTimer,
    seed: u64,
) -> Option<SearchResult<G::Action>> {
    if tree.len() >= context.config.max_nodes {
        tree.clear();
    }
    let mut rng = FastRng::new(seed);
    tree.start();
    while timer.tick() {
        tree.iterate(root, context, &mut rng);
    }
    let mut legal = Actions::new();
    root.legal(&mut legal);
    tree.result(&legal, timer.count())
}
