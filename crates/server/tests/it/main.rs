//! The integration tests of `server`, in one binary.

mod browser;
mod cluster;
mod figures;
mod guide;
mod imports;
mod indistinguishable_pairs;
mod layers;
mod pages;
mod protocol_errors;
mod rejections;
mod secrecy;
mod security;
mod snapshots;
mod sse;
mod test_server;
mod whole_games;
