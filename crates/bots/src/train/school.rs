//! One face for the courses of every game.

use super::checkpoint::BadCheckpoint;
use super::course::{Course, Mark};
use crate::Courtly;
use crate::games;
use table::BadSetUp;

/// A course of a game.
pub trait School: Send {
    /// Plays a round of games and learns from it.
    fn round(&mut self) -> Mark;

    /// Where the course stands.
    fn course(&self) -> &Course;

    /// Goes on with a course that was written earlier.
    fn resume(&mut self, bytes: &[u8]) -> Result<(), BadCheckpoint>;
}

struct Class<G> {
    rules: Vec<G>,
    course: Course,
}

impl<G: Courtly> School for Class<G> {
    fn round(&mut self) -> Mark {
        self.course.round(&self.rules)
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn resume(&mut self, bytes: &[u8]) -> Result<(), BadCheckpoint> {
        self.course = Course::read(bytes, G::FEATURES)?;
        Ok(())
    }
}

/// A new course of a game.
pub fn school(game: &str, seed: u64) -> Result<Box<dyn School>, BadSetUp> {
    games::send(game, Enrol(seed))
}

/// To begin a course with a seed.
struct Enrol(u64);

impl games::Errand for Enrol {
    type Result = Box<dyn School>;

    fn run<G: Courtly>(self) -> Box<dyn School> {
        Box::new(Class { rules: G::syllabus(), course: Course::new::<G>(self.0) })
    }
}
