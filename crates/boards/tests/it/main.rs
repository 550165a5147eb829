//! The integration tests of `draw`, in one binary.

mod golden;
mod laws;
