//! The integration tests of `boards`, in one binary.

mod diagrams;
mod golden;
mod laws;
