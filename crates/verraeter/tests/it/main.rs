//! The integration tests of `verraeter`, in one binary.

mod laws;
mod notation;
mod records;
mod rulebook;
mod secret;
mod sizes;
