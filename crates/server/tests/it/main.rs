//! The integration tests of `server`, in one binary.

mod browser;
mod doors;
mod figures;
mod guide;
mod hostile;
mod live;
mod manners;
mod nodes;
mod pages;
mod secrecy;
mod served;
mod snapshots;
mod studies;
mod twins;
mod whole_games;
