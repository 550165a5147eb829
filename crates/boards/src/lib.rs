//! The boards of High Table: what an eye sees of a table, drawn.
//!
//! A [`DynBoard`] is a pure function of a view: fragments of a page, made of HTML for words and SVG for pictures, that fit a wide
//! screen and a telephone. All pictures come from one sheet of symbols ([`sprite`]), all colours from one style sheet ([`stylesheet`]).
//!
//! Places that can be pointed at are *spots*: elements with `data-spot`, named alike on the board and in actions
//! ([`DynBoard::spots`]). An action is the spots that it is made of, a spot named as often as it is needed, so that a person
//! points at pieces until one action remains. Pieces that move are `data-piece`, each with a name of its own.

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
