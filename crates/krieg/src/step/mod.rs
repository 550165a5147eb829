//! The chapters of the rules: who decides, which actions are legal, and what they do.
//!
//! Each file has the steps of one chapter and, for each of its questions, three functions: what may be done
//! (`legal_…`), why something may not (`against_…`), and what it does (`do_…`).

mod auction;
pub(crate) mod deal;
mod income;
mod mobilisation;
pub(crate) mod piles;
mod plea;
mod reward;
mod summer;
mod tithe;
mod winter;
