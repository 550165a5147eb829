//! The integration tests of `bots`, in one binary.

mod kingsburg_squire;
mod krieg_squire;
mod laws;
mod training;
mod verraeter_squire;
