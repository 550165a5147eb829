//! The integration tests of `kingsburg`, in one binary.

mod cards;
mod figures;
mod laws;
mod modules;
mod records;
mod rulebook;
mod sizes;
mod smoke;
