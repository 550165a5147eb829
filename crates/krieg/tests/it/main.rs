//! The integration tests of `krieg`, in one binary.

engine::rulebook!("../../../i18n/rules/krieg/en.md");

mod figures;
mod laws;
mod records;
mod rulebook;
mod sizes;
mod smoke;
