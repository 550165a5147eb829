//! Rules of turn-based games with chance and hidden information, as small values without a heap.
//!
//! A game is a value that implements [`Game`]: the rules with their options and components fixed, shared by reference. Everything
//! that changes is in its [`State`](Game::State), a small `Copy` value without history, randomness or text. Chance is a player:
//! [`Game::draw`] samples an outcome and [`Game::settle`] applies it, so that a record of actions and outcomes replays without a
//! seed. What a seat sees is its [`View`](Game::View), and [`Game::redeal`] is a determinization: another state that the seat cannot
//! tell from the true one.
//!
//! A complete game, Nim with one pile: in turn the seats take one match or two, and who takes the last wins.
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
//!     engine::no_chance!();        // no dice, no cards
//!     engine::open_actions!();     // everybody sees what is done
//!     engine::plain_questions!();  // "what do you do?" and "that is not legal"
//!
//!     fn seats(&self) -> u8 { 2 }
//!     fn start(&self) -> Pile { Pile { matches: 7, to_move: 0 } }
//!     fn turn(&self, pile: &Pile) -> Turn {
//!         if pile.matches == 0 { Turn::Over } else { Turn::Seat(Seat::new(pile.to_move)) }
//!     }
//!     fn legal(&self, pile: &Pile, seat: Seat, out: &mut Actions<Take>) {
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
//! // The laws: what holds between these methods, checked in random games.
//! impl Lawful for Nim {
//!     const MAX_PLIES: u32 = 7;
//!     const HAS_HIDDEN_INFORMATION: bool = false;
//! }
//! laws::check(&Nim, 1, 100);
//!
//! // A random game.
//! let mut pile = Nim.start();
//! let plies = run(&Nim, &mut pile, &mut FastRng::new(1), &mut RandomPlayers);
//! assert!((4..=7).contains(&plies) && Nim.scores(&pile).winners().len() == 1);
//! ```
//!
//! The example `kuhn` of the repository is a game with chance and hidden information, searched by the crate `search`.
//!
//! # Limits
//! [`MAX_SEATS`] seats, [`MAX_ACTIONS`] legal actions per decision, [`MAX_CHANCE_OUTCOMES`] listed outcomes per chance event (more
//! need not be listed), [`notation::MAX_ENTRY_LEN`] bytes per entry of a record, 128 events per ply in the laws. Beyond them the
//! first list that overflows panics with a message that names the limit.
//!
//! # No heap
//! The crate is `no_std` and does not link `alloc`: in the rules a heap, a clock, a thread or a file is a compile error.
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
