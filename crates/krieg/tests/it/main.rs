//! The integration tests of `krieg`, in one binary.

mod figures;
mod laws;
mod records;
mod rulebook;
mod sizes;
mod smoke;
