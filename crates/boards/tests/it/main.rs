//! The integration tests of `boards`, in one binary.

mod golden;
mod laws;
