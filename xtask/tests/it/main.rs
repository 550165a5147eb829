//! The integration tests of `xtask`, in one binary.

mod architecture;
