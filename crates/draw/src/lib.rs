//! The boards of High Table: what an eye sees of a table, drawn.
//!
//! A [`Board`] is a pure function of a view: fragments of a page, made of HTML for words and SVG for pictures, that fit a wide
//! screen and a telephone. All pictures come from one sheet of symbols ([`sprite`]), all colours from one style sheet ([`style`]).
//!
//! Places that can be pointed at are *spots*: elements with `data-spot`, named alike on the board and in actions
//! ([`Board::spots`]). An action is the spots that it is made of, a spot named as often as it is needed, so that a person
//! points at pieces until one action remains. Pieces that move are `data-piece`, each with a name of its own.

mod chart;
mod drawn;
mod face;
mod games;
mod heraldry;
mod icon;
mod pen;
mod sheet;

pub use drawn::{Drawn, Earned};
pub use face::{Board, board};
pub use heraldry::{banner, charge, livery};
pub use icon::{SPRITE_PATH, icon};
pub use pen::Pen;
pub use sheet::{sprite, style};
