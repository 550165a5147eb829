//! One face for the courses of every game.

use super::checkpoint::BadCheckpoint;
use super::course::{Course, Mark};
use crate::Courtly;
use table::{BadSetUp, catalogue, games};

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
    let name = catalogue::find(game)?.name;
    if name == games::krieg::INFO.name {
        Ok(class::<krieg::Krieg>(seed))
    } else if name == games::verraeter::INFO.name {
        Ok(class::<verraeter::Verraeter>(seed))
    } else {
        Ok(class::<kingsburg::Kingsburg>(seed))
    }
}

fn class<G: Courtly>(seed: u64) -> Box<dyn School> {
    Box::new(Class { rules: G::syllabus(), course: Course::new::<G>(seed) })
}
