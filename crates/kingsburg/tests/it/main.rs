//! The integration tests of `kingsburg`, in one binary.

engine::rulebook!("../../../i18n/rules/kingsburg/en.md");

mod cards;
mod figures;
mod laws;
mod modules;
mod records;
mod rulebook;
mod sizes;
mod smoke;
