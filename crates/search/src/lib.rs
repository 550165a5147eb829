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
//! [`SearchConfig`] documents every parameter with its formula; [`Utility`] says what is maximised; [`Budget`] limits a search by
//! iterations or by time.
//!
//! # A bot for a game of your own
//!
//! A game implements [`engine::Game`]; then [`IsMcts::search`] finds a move for what a seat knows, an [`InfoState`]. Tic-tac-toe as an
//! example:
//!
//! ```
//! use engine::laws::{self, Lawful};
//! use engine::{Actions, EventSink, Eye, FastRng, Game, Scores, Seat, Turn, run};
//! use search::{Budget, InfoState, IsMcts, SearchConfig};
//!
//! engine::word_enum! { // an action, with its text in records
//!     pub enum Square ("square") {
//!         A3 = "a3", B3 = "b3", C3 = "c3",
//!         A2 = "a2", B2 = "b2", C2 = "c2",
//!         A1 = "a1", B1 = "b1", C1 = "c1",
//!     }
//! }
//!
//! /// The squares of each seat, one bit per square.
//! #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
//! struct Board { marks: [u16; 2], to_move: usize }
//!
//! const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];
//!
//! impl Board {
//!     fn has_line(&self, seat: usize) -> bool { LINES.iter().any(|line| self.marks[seat] & line == *line) }
//!     fn is_free(&self, square: Square) -> bool { (self.marks[0] | self.marks[1]) & 1 << square as u16 == 0 }
//! }
//!
//! struct TicTacToe;
//!
//! impl Game for TicTacToe {
//!     type State = Board;
//!     type Action = Square;
//!     type Event = ();
//!     type View = Board;
//!     engine::no_chance!();
//!     engine::open_actions!();
//!     engine::plain_questions!();
//!
//!     fn seats(&self) -> u8 { 2 }
//!     fn initial_state(&self) -> Board { Board { marks: [0; 2], to_move: 0 } }
//!     fn turn(&self, board: &Board) -> Turn {
//!         let is_full = board.marks[0] | board.marks[1] == 0o777;
//!         let is_over = is_full || board.has_line(0) || board.has_line(1);
//!         if is_over { Turn::Over } else { Turn::Seat(Seat::new(board.to_move)) }
//!     }
//!     fn legal_actions(&self, board: &Board, seat: Seat, out: &mut Actions<Square>) {
//!         if self.turn(board).is_for(seat) {
//!             out.extend(Square::ALL.into_iter().filter(|&square| board.is_free(square)));
//!         }
//!     }
//!     fn apply_unchecked(&self, board: &mut Board, seat: Seat, square: Square, _: &mut impl EventSink<()>) {
//!         board.marks[seat.index()] |= 1 << square as u16;
//!         board.to_move = 1 - board.to_move;
//!     }
//!     fn view(&self, board: &Board, _: Eye) -> Board { *board } // nothing is hidden
//!     fn scores(&self, board: &Board) -> Scores {
//!         Scores::by_points(2, |seat| board.has_line(seat.index()).into(), |_| 0)
//!     }
//! }
//!
//! // Check the rules before you search: a violated law is reported with its name.
//! impl Lawful for TicTacToe {
//!     const MAX_PLIES: u32 = 9;
//!     const HAS_HIDDEN_INFORMATION: bool = false;
//! }
//! laws::check(&TicTacToe, 1, 100);
//!
//! // The best move of a position: the second seat must prevent the line a3, b3, c3.
//! let (first, second) = (Seat::new(0), Seat::new(1));
//! let mut board = TicTacToe.initial_state();
//! for (seat, square) in [(first, Square::A3), (second, Square::B2), (first, Square::B3)] {
//!     TicTacToe.apply(&mut board, seat, square, &mut ()).expect("the square is free");
//! }
//! let mut bot = IsMcts::new(SearchConfig::default());
//! let (root, mut rng) = (InfoState::new(&TicTacToe, &board, second), FastRng::new(1));
//! let result = bot.search(&root, Budget::Iterations(1_000), &mut rng).expect("there are several legal actions");
//! assert_eq!(result.best(), Square::C3);
//!
//! // A whole game: both seats are bots, and neither wins.
//! let mut board = TicTacToe.initial_state();
//! run(&TicTacToe, &mut board, &mut rng, &mut |board: &Board, seat, legal: &[Square], rng: &mut FastRng| {
//!     let mut bot = IsMcts::new(SearchConfig::default());
//!     let result = bot.search(&InfoState::new(&TicTacToe, board, seat), Budget::Iterations(1_000), rng);
//!     result.map_or(legal[0], |result| result.best()) // there is no result if only one action is legal
//! });
//! assert!(!board.has_line(0) && !board.has_line(1));
//! ```
//!
//! A game with hidden information implements [`Game::redeal`](engine::Game::redeal) as well; the search then samples a determinization
//! in every iteration. The example `kuhn` of the repository is Kuhn poker.
//!
//! # Which decisions share a node
//!
//! A node is an information set: the decisions of one seat that has observed the same since the tree was built. Observations are
//! the actions of all seats as the seat sees them ([`Game::observed_action`](engine::Game::observed_action)). Chance outcomes are sampled anew in every
//! iteration and are not part of the key (open loop); that chance acted is. Decisions of other seats are told apart by
//! [`OpponentModel::private_key`] as well, by default a hash of all that the seat sees at the root of the search. A game with large
//! private hands returns something coarser there, or every determinization has nodes of its own.

mod budget;
mod config;
mod evaluator;
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
