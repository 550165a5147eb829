//! The chapters of the rules: who decides, which actions are legal, and what they do.
//!
//! Each file has the steps of one chapter and, for each of its questions, three functions: what may be done
//! (`legal_…`), why something may not (`against_…`), and what it does (`do_…`).

mod aid;
pub(crate) mod build;
mod gains;
pub(crate) mod influence;
mod powers;
mod recruit;
pub(crate) mod roll;
mod winter;
mod year;
