//! The integration tests of `kingsburg`, in one binary.

mod cards;
mod laws;
mod modules;
mod records;
mod rulebook;
mod sizes;
