//! Information-set Monte Carlo tree search for every game that implements [`engine::Game`].
//!
//! [`IsMcts`] with its defaults is the textbook algorithm (Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree
//! Search*, 2012; the variant with one tree per player, MO-ISMCTS): each iteration samples a determinization of the hidden
//! information, descends the tree, expands one node, plays at random to the end of the game and backpropagates one utility per
//! seat. Three traits replace its parts, each with one job:
//!
//! | trait | job | default |
//! |---|---|---|
//! | [`Policy`] | prior over the actions of a decision | [`UniformPolicy`] |
//! | [`Evaluator`] | utility of the position at a leaf | [`RandomRollout`] |
//! | [`OpponentModel`] | how others act, and how likely a determinization is | [`NoOpponentModel`] |
//!
//! [`SearchConfig`] documents every parameter with its formula; [`Utility`] says what is maximised.
//!
//! ```
//! use engine::{FastRng, Seat};
//! use search::{Budget, InfoState, IsMcts, SearchConfig};
//! # use search::example::{Nim, Pile};
//! // `Nim` is a game of this crate's documentation: the player who takes the last match wins.
//! let (game, pile) = (Nim, Pile { matches: 5, to_move: 0 });
//! let mut search = IsMcts::new(SearchConfig::default());
//! let root = InfoState::new(&game, &pile, Seat::new(0));
//! let result = search.search(&root, Budget::Iterations(2_000), &mut FastRng::new(1)).expect("there is a decision");
//! assert_eq!(result.best().0, 2, "three matches are left, a lost position");
//! ```
//!
//! # Which decisions share a node
//!
//! A node is an information set: the decisions of one seat that has observed the same since the tree was built. Observations are
//! the actions of all seats as the seat sees them ([`Game::observed_action`](engine::Game::observed_action)). Chance outcomes are sampled anew in every
//! iteration and are not part of the key (open loop); the fact that a chance event happened is. Decisions of other seats are told apart by
//! [`OpponentModel::private_key`] as well, by default a hash of all that the seat sees at the root of the search. A game with large
//! private hands returns something coarser there, or every determinization has nodes of its own.

mod budget;
mod config;
mod evaluator;
#[doc(hidden)]
pub mod example;
mod info_state;
mod ismcts;
mod opponent_model;
mod policy;
pub mod random;
mod result;
mod tree;
mod utility;

pub use budget::{Budget, BudgetTimer, ParseBudgetError};
pub use config::{RegretMatching, SearchConfig, SearchConfigBuilder, Selection};
pub use evaluator::{Evaluator, PolicyRollout, RandomRollout, RolloutLimit, RolloutScratch, StateValue};
pub use info_state::InfoState;
pub use ismcts::IsMcts;
pub use opponent_model::{NoOpponentModel, OpponentModel, Prediction};
pub use policy::{ActionScore, ActionScores, Policy, PriorTemperature, UniformPolicy};
pub use result::{RootAction, SearchResult};
pub use utility::{Utilities, Utility};
