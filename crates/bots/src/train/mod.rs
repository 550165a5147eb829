//! Learning from games that bots play among themselves: who will win, and what knights do.

mod checkpoint;
mod course;
mod gradient;
mod lesson;
mod pupil;
mod school;
mod schooling;
mod subject;
mod watching;
mod winning;

pub use checkpoint::BadCheckpoint;
pub use course::Mark;
pub use school::{School, school, watch};
pub use schooling::Schooling;
