//! The chapters of the rules: who decides, which actions are legal, and what they do.
//!
//! Each file has the steps of one chapter and, for each of its questions, three functions: what may be done
//! (`legal_…`), why something may not (`against_…`), and what it does (`do_…`).

mod builder;
mod conflict;
pub(crate) mod draft;
mod draw;
pub(crate) mod piles;
mod reveal;
mod rounds;
mod setup;
mod supply;
