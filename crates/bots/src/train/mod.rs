//! Learning who will win, from games that bots play among themselves.

mod checkpoint;
mod course;
mod gradient;
mod lesson;
mod pupil;
mod school;

pub use checkpoint::BadCheckpoint;
pub use course::{Course, Mark};
pub use school::{School, school};
