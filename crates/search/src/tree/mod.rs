//! The tree: one iteration is sampling, selection, expansion, evaluation and backpropagation.

mod info_set;
mod node;
mod regret;

use crate::config::{RegretMatching, SearchConfig};
use crate::evaluator::Evaluator;
use crate::info_state::InfoState;
use crate::opponent_model::{OpponentModel, Prediction};
use crate::policy::{ActionScores, Policy};
use crate::random::{bernoulli, unit_f32};
use crate::result::{RootAction, SearchResult};
use crate::utility::Utilities;
use engine::{Actions, Eye, FastRng, Game, Seat, SeatSet, Turn};
use info_set::{ObservationHashes, private_keys};
use node::Node;
use rustc_hash::FxHashMap;

/// The game, the parts and the configuration of a search, shared by its threads.
pub(crate) struct SearchContext<'a, G, P, E, M> {
    pub(crate) game: &'a G,
    pub(crate) policy: &'a P,
    pub(crate) evaluator: &'a E,
    pub(crate) opponents: &'a M,
    pub(crate) config: &'a SearchConfig,
}

/// Scratch space that is reused between iterations.
struct Scratch<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>> {
    legal: Actions<G::Action>,
    scores: ActionScores<P::Rationale>,
    priors: Vec<f32>,
    indices: Vec<u32>,
    evaluator: E::Scratch,
    opponents: M::Scratch,
}

/// The nodes of one thread.
pub(crate) struct Tree<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>> {
    nodes: Vec<Node<G::Action>>,
    node_by_key: FxHashMap<u64, u32>,
    observations: ObservationHashes,
    /// The key of the decision that was searched last.
    root: u64,
    path: Vec<PathEntry>,
    /// The legal actions at the mixed nodes of the path, one after the other.
    legal_on_path: Vec<u32>,
    /// The determinization of the last iteration and its likelihood.
    world: Option<(G::State, f32)>,
    scratch: Scratch<G, P, E, M>,
}

/// A selection on the way down.
#[derive(Copy, Clone, Debug)]
struct PathEntry {
    node: u32,
    index: u32,
    seat: Seat,
    /// How many actions were legal, at a mixed node.
    legal: u32,
}

/// A decision on the way down.
#[derive(Copy, Clone, Debug)]
struct NodeRequest {
    seat: Seat,
    key: u64,
    /// Whether it is a decision of the searching seat.
    is_own: bool,
}

/// Decisions in a path before the position is evaluated.
const MAX_DEPTH: usize = 200;

impl<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>> Tree<G, P, E, M> {
    pub(crate) fn new() -> Tree<G, P, E, M> {
        Tree {
            nodes: Vec::new(),
            node_by_key: FxHashMap::default(),
            observations: ObservationHashes::default(),
            root: 0,
            path: Vec::new(),
            legal_on_path: Vec::new(),
            world: None,
            scratch: Scratch {
                legal: Actions::new(),
                scores: ActionScores::new(),
                priors: Vec::new(),
                indices: Vec::new(),
                evaluator: E::Scratch::default(),
                opponents: M::Scratch::default(),
            },
        }
    }

    /// Removes all nodes.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.node_by_key.clear();
        self.observations = ObservationHashes::default();
    }

    /// The searching seat has observed an action: the nodes after it are kept.
    pub(crate) fn observe(&mut self, by: Seat, seen: &G::ObservedAction) {
        self.observations.record_observation::<G>(by, seen);
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Starts to search a decision.
    pub(crate) fn start(&mut self) {
        self.world = None;
    }

    /// Runs one iteration.
    pub(crate) fn iterate(
        &mut self,
        root: &InfoState<'_, G>,
        context: &SearchContext<'_, G, P, E, M>,
        rng: &mut FastRng,
    ) {
        let mut world = self.sample_world(root, context, rng);
        self.select_path(context, &mut world, root.seat(), rng);
        let utility = context.config.utility;
        let scratch = &mut self.scratch.evaluator;
        let utilities = context.evaluator.evaluate(context.game, &mut world, utility, scratch, rng);
        self.backpropagate(&utilities, context.config);
    }

    /// A determinization, the likelier ones more often: a new sample replaces the last one with probability
    /// `min(1, likelihood(new) / likelihood(last))` (Metropolis).
    fn sample_world(
        &mut self,
        root: &InfoState<'_, G>,
        context: &SearchContext<'_, G, P, E, M>,
        rng: &mut FastRng,
    ) -> G::State {
        let sample = root.determinize(rng);
        let scratch = &mut self.scratch.opponents;
        let likelihood = context.opponents.likelihood(root.game(), &sample, root.seat(), scratch);
        let threshold = 1.0 - unit_f32(rng);
        let kept = self.world.filter(|(_, last)| likelihood < threshold * last);
        self.world.insert(kept.unwrap_or((sample, likelihood))).0
    }

    /// Descends to a decision that has no node, and expands it.
    fn select_path(
        &mut self,
        context: &SearchContext<'_, G, P, E, M>,
        world: &mut G::State,
        own: Seat,
        rng: &mut FastRng,
    ) {
        let game = context.game;
        self.path.clear();
        self.legal_on_path.clear();
        let mut observations = self.observations;
        let private = private_keys(game, context.opponents, world, own);
        self.root = observations.key(own, &private);
        while self.path.len() < MAX_DEPTH {
            match game.turn(world) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample_chance(world, rng);
                    game.apply_chance(world, chance, &mut ());
                    observations.record_chance();
                }
                turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                    let seats = turn.seats();
                    let first = if seats.contains(own) { Some(own) } else { seats.iter().next() };
                    let seat = first.expect("a turn is somebody's");
                    let request =
                        NodeRequest { seat, key: observations.key(seat, &private), is_own: seat == own };
                    let Some(action) = self.act(context, world, request, rng) else { return };
                    observations.record_action(game, world, seat, action);
                    game.apply_unchecked(world, seat, action, &mut ());
                }
            }
        }
    }

    /// The action of a seat on the way down: by the opponent model or by the tree; nothing at a decision without a node.
    fn act(
        &mut self,
        context: &SearchContext<'_, G, P, E, M>,
        world: &G::State,
        request: NodeRequest,
        rng: &mut FastRng,
    ) -> Option<G::Action> {
        let SearchContext { game, opponents, config, .. } = *context;
        if !request.is_own && bernoulli(config.opponent_model_share, rng) {
            let scratch = &mut self.scratch.opponents;
            return Some(opponents.sample_action(game, world, request.seat, scratch, rng));
        }
        self.select(context, world, request, rng)
    }

    /// Selects an action at the node of a decision; expands the node and returns nothing if there is none.
    fn select(
        &mut self,
        context: &SearchContext<'_, G, P, E, M>,
        world: &G::State,
        request: NodeRequest,
        rng: &mut FastRng,
    ) -> Option<G::Action> {
        let SearchContext { game, config, .. } = *context;
        let NodeRequest { seat, key, is_own } = request;
        let scratch = &mut self.scratch;
        scratch.legal.clear();
        game.legal_actions(world, seat, &mut scratch.legal);
        if let [only] = scratch.legal[..] {
            return Some(only);
        }
        let Some(&at) = self.node_by_key.get(&key) else {
            self.expand(context, world, request);
            return None;
        };
        let node = &mut self.nodes[at as usize];
        let per_world = config.per_world_priors && !is_own;
        if node.align_legal(&scratch.legal, &mut scratch.indices) || per_world {
            if per_world {
                scratch.opponent_priors(context, world, seat);
            } else {
                scratch.policy_priors(context, world, seat, 1.0);
            }
            node.set_priors(&scratch.indices, &scratch.priors, per_world);
        }
        if !per_world && node.visits > 0 && node.visits == config.value_prior_after {
            scratch.multiply_by_values(context, world, seat, node);
        }
        let index = node.select(&scratch.indices, config, rng);
        let legal: &[u32] = if node.is_mixed { &scratch.indices } else { &[] };
        self.legal_on_path.extend(legal);
        self.path.push(PathEntry { node: at, index, seat, legal: legal.len() as u32 });
        Some(node.edges[index as usize].action)
    }

    /// Adds a node for a decision whose legal actions are in the scratch space, unless the tree is full.
    fn expand(&mut self, context: &SearchContext<'_, G, P, E, M>, world: &G::State, request: NodeRequest) {
        if self.nodes.len() >= context.config.max_nodes {
            return;
        }
        let scratch = &mut self.scratch;
        scratch.policy_priors(context, world, request.seat, 1.0);
        let is_mixed = match context.config.regret_matching {
            RegretMatching::Never => false,
            RegretMatching::HiddenActions => is_hidden(context.game, world, request.seat, &scratch.legal),
            RegretMatching::Always => true,
        };
        self.node_by_key.insert(request.key, self.nodes.len() as u32);
        self.nodes.push(Node::new(&scratch.legal, &scratch.priors, is_mixed));
    }

    fn backpropagate(&mut self, utilities: &Utilities, config: &SearchConfig) {
        let mut legal_on_path = &self.legal_on_path[..];
        for entry in &self.path {
            let (among, later) = legal_on_path.split_at(entry.legal as usize);
            legal_on_path = later;
            self.nodes[entry.node as usize].update(entry.index, utilities[entry.seat], among, config);
        }
    }

    /// The result at the root, among what is legal there: the same observations may lead to another decision in another
    /// determinization.
    pub(crate) fn result(&self, legal: &[G::Action], iterations: u64) -> Option<SearchResult<G::Action>> {
        let node = &self.nodes[*self.node_by_key.get(&self.root)? as usize];
        let edges = || node.edges.iter().filter(|edge| legal.contains(&edge.action));
        let sum: f32 = edges().map(|edge| edge.cumulative_strategy).sum();
        let policy = |strategy: f32, visits: u32| match node.is_mixed {
            true => strategy / sum.max(f32::MIN_POSITIVE),
            false => visits as f32 / node.visits.max(1) as f32,
        };
        let actions = edges().map(|edge| RootAction {
            action: edge.action,
            visits: edge.visits,
            value: (edge.visits > 0).then(|| edge.mean(0.0)),
            policy: policy(edge.cumulative_strategy, edge.visits),
        });
        Some(SearchResult { actions: actions.collect(), is_mixed: node.is_mixed, iterations })
    }
}

impl<G: Game, P: Policy<G>, E: Evaluator<G>, M: OpponentModel<G>> Scratch<G, P, E, M> {
    /// Fills in the policy's priors of the legal actions.
    fn policy_priors(
        &mut self,
        context: &SearchContext<'_, G, P, E, M>,
        world: &G::State,
        seat: Seat,
        sharpness: f32,
    ) {
        self.scores.clear();
        context.policy.score(context.game, world, seat, &self.legal, &mut self.scores);
        let temperature = context.config.temperature().sharpened(sharpness);
        temperature.priors(self.scores.as_slice(), &mut self.priors);
    }

    /// Fills in the opponent model's priors of the legal actions.
    fn opponent_priors(&mut self, context: &SearchContext<'_, G, P, E, M>, world: &G::State, seat: Seat) {
        let SearchContext { game, opponents, .. } = *context;
        match opponents.predict(game, world, seat, &self.legal, &mut self.opponents, &mut self.priors) {
            Prediction::Probabilities => {}
            Prediction::Prior { sharpness } => self.policy_priors(context, world, seat, sharpness),
        }
    }

    /// Multiplies the priors of a node by the values of the positions after its actions, the best counting as 1. Actions whose prior
    /// is hardly more than the floor are left out. Worth it only at nodes that have been visited a few times: most are visited once.
    fn multiply_by_values(
        &mut self,
        context: &SearchContext<'_, G, P, E, M>,
        world: &G::State,
        seat: Seat,
        node: &mut Node<G::Action>,
    ) {
        let floor = context.config.prior_floor;
        self.priors.clear();
        for (action, index) in self.legal.iter().zip(&self.indices) {
            let excluded = node.edges[*index as usize].prior <= floor * 1.05;
            let mut next = *world;
            let value = if excluded {
                0.0
            } else {
                context.game.apply_unchecked(&mut next, seat, *action, &mut ());
                let utilities = context.evaluator.value(context.game, &next, &mut self.evaluator);
                utilities.map_or(1.0, |utilities| utilities[seat])
            };
            self.priors.push(value);
        }
        let best = self.priors.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        for (index, value) in self.indices.iter().zip(&self.priors) {
            let edge = &mut node.edges[*index as usize];
            if *value > 0.0 {
                edge.prior = edge.prior * value / best + floor;
            }
        }
    }
}

/// Whether some other seat cannot tell the actions apart. Two of them are compared: all actions of one decision are either open or
/// hidden.
fn is_hidden<G: Game>(game: &G, world: &G::State, by: Seat, legal: &[G::Action]) -> bool {
    let &[one, other, ..] = legal else {
        return false;
    };
    let cannot_tell = |seat: Seat| {
        let eye = Eye::Seat(seat);
        game.observed_action(world, one, by, eye) == game.observed_action(world, other, by, eye)
    };
    SeatSet::all(game.seats()).without(by).iter().any(cannot_tell)
}
