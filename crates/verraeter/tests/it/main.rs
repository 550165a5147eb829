//! The integration tests of `verraeter`, in one binary.

engine::rulebook!("../../../i18n/rules/verraeter/en.md");

mod figures;
mod laws;
mod notation;
mod records;
mod rulebook;
mod secret;
mod sets;
mod sizes;
mod smoke;
