//! The integration tests of `store`, in one binary.

mod contract;
mod killed;
