//! The integration tests of `krieg`, in one binary.

mod laws;
mod records;
mod rulebook;
mod sizes;
