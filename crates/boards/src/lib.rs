//! The boards of High Table: views of matches as HTML and SVG.
//!
//! A [`DynBoard`] is a pure function of a view: HTML for text and SVG for pictures, for wide
//! screens and phones. All pictures come from one sprite ([`sprite`]), all colours from one style sheet ([`stylesheet`]).
//!
//! Places that can be selected are *spots*: elements with `data-spot`, with the same name on the board and in actions
//! ([`DynBoard::spots`]). An action is a multiset of spots, so that a player
//! selects pieces until one action remains. Pieces that move have `data-piece` with a unique name.

mod assets;
mod chart;
mod diagram;
mod draw_context;
mod dynamic;
mod game_board;
mod icon;
mod seat_style;
mod titles;

pub use assets::{sprite, stylesheet};
pub use diagram::{Diagram, DiagramLabel};
pub use draw_context::DrawContext;
pub use dynamic::{DynBoard, board};
pub use game_board::{GameBoard, ScoreChange};
pub use icon::{SPRITE_PATH, icon};
pub use seat_style::{seat_badge, seat_class, seat_emblem};
