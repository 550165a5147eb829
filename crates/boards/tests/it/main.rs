//! The integration tests of `draw`, in one binary.

mod diagrams;
mod golden;
mod laws;
