//! An engine for the rules of turn-based games with chance and hidden information, without a heap.
//!
//! The rules of a game, with their options, are a value that implements [`Game`]. Everything that changes during a game is in its
//! [`State`](Game::State), a small `Copy` value without history, randomness or text:
//!
//! | question | method |
//! |---|---|
//! | Who must decide? | [`Game::turn`]: a [`Seat`], several seats at the same time, chance, or nobody |
//! | What may a seat do? | [`Game::legal_actions`]; [`Game::why_not`] gives the reason against any other action |
//! | What happens then? | [`Game::apply`] |
//! | What does chance do? | [`Game::sample_chance`] samples an outcome, [`Game::apply_chance`] applies it |
//! | What does a seat know? | [`Game::view`]; [`Game::redeal`] samples a state that it cannot distinguish from the true one |
//! | Who has won? | [`Game::scores`] |
//!
//! The view is the observation, and redealing is determinization. Chance is a player whose outcomes are recorded like actions, so that
//! a record replays without a seed.
//!
//! # Example
//!
//! A complete game, Nim with one pile: the seats take one match or two in turn, and the seat that takes the last match wins.
//!
//! ```
//! use engine::laws::{self, Lawful};
//! use engine::{Actions, Eye, FastRng, Game, EventSink, RandomPlayers, Scores, Seat, Turn, run};
//!
//! engine::word_enum! {
//!     /// How many matches a seat takes.
//!     pub enum Take ("take") {
//!         /// One.
//!         One = "one",
//!         /// Two.
//!         Two = "two",
//!     }
//! }
//!
//! #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
//! struct Pile { matches: u8, to_move: usize }
//!
//! struct Nim;
//!
//! impl Game for Nim {
//!     type State = Pile;
//!     type Action = Take;
//!     type Event = ();
//!     type View = Pile;
//!     engine::no_chance!();        // there are no chance events
//!     engine::open_actions!();     // every observer sees every action
//!     engine::plain_questions!();  // one kind of question, one reason for refusing an action
//!
//!     fn seats(&self) -> u8 { 2 }
//!     fn initial_state(&self) -> Pile { Pile { matches: 7, to_move: 0 } }
//!     fn turn(&self, pile: &Pile) -> Turn {
//!         if pile.matches == 0 { Turn::Over } else { Turn::Seat(Seat::new(pile.to_move)) }
//!     }
//!     fn legal_actions(&self, pile: &Pile, seat: Seat, out: &mut Actions<Take>) {
//!         if self.turn(pile).is_for(seat) {
//!             out.extend(Take::ALL.into_iter().take(pile.matches.into()));
//!         }
//!     }
//!     fn apply_unchecked(&self, pile: &mut Pile, _: Seat, take: Take, _: &mut impl EventSink<()>) {
//!         pile.matches -= 1 + take as u8;
//!         pile.to_move = 1 - pile.to_move;
//!     }
//!     fn view(&self, pile: &Pile, _: Eye) -> Pile { *pile } // nothing is hidden
//!     fn scores(&self, pile: &Pile) -> Scores {
//!         Scores::by_points(2, |seat| i16::from(seat.index() != pile.to_move), |_| 0)
//!     }
//! }
//!
//! // The laws relate these methods to each other; random games check them.
//! impl Lawful for Nim {
//!     const MAX_PLIES: u32 = 7;
//!     const HAS_HIDDEN_INFORMATION: bool = false;
//! }
//! laws::check(&Nim, 1, 100);
//!
//! // A random game.
//! let mut pile = Nim.initial_state();
//! let plies = run(&Nim, &mut pile, &mut FastRng::new(1), &mut RandomPlayers);
//! assert!((4..=7).contains(&plies) && Nim.scores(&pile).winners().len() == 1);
//! ```
//!
//! A bot for such a game is a few lines with the crate `search`, whose documentation has tic-tac-toe as an example. The example
//! `kuhn` of the repository is a game with chance and hidden information.
//!
//! # Limits
//! [`MAX_SEATS`] seats, [`MAX_ACTIONS`] legal actions per decision, [`MAX_CHANCE_OUTCOMES`] listed outcomes per chance event (a
//! game with more lists none), [`notation::MAX_ENTRY_LEN`] bytes per entry of a record, 128 events per ply in the laws. A list that
//! would exceed its limit panics.
//!
//! # No heap
//! The crate is `no_std` and does not link `alloc`. In rules that do the same, the use of a heap, a clock, a thread or a file is a
//! compile error.
#![no_std]

mod actions;
mod agenda;
mod chance;
mod defaults;
mod event_sink;
mod game;
pub mod laws;
pub mod notation;
mod ply;
mod proof;
mod rng;
mod run;
mod scores;
mod seat;
mod turn;

pub use actions::{Actions, MAX_ACTIONS};
pub use agenda::Agenda;
pub use chance::{ChanceOutcomes, MAX_CHANCE_OUTCOMES, NoChance, NotLegal};
pub use event_sink::EventSink;
pub use game::Game;
pub use ply::{ObservedPly, Ply};
pub use rng::{FastRng, Rng, ScriptedRng};
pub use run::{NoPlayers, Players, RandomPlayers, next_ply, run};
pub use scores::Scores;
pub use seat::{MAX_SEATS, ParseSeatError, PerSeat, Seat, SeatIter, SeatSet};
pub use turn::{Eye, Turn};
