//! The integration tests of `bots`, in one binary.

mod kingsburg_policy;
mod krieg_policy;
mod laws;
mod moves;
mod training;
mod verraeter_policy;
