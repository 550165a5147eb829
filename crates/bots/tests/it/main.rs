//! The integration tests of `bots`, in one binary.

mod kingsburg_squire;
mod krieg_squire;
mod laws;
mod moves;
mod training;
mod verraeter_squire;
