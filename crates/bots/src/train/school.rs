//! One face for the courses of every game.

use super::checkpoint::BadCheckpoint;
use super::course::{Course, Mark};
use super::subject::Subject;
use crate::Courtly;
use crate::games;
use crate::habits::Habits;
use crate::value::Weights;
use table::BadSetUp;

/// A course of a game.
pub trait School: Send {
    /// Plays a round of games and learns from it.
    fn round(&mut self) -> Mark;

    /// How many games have been played.
    fn games(&self) -> u64;

    /// How each round went.
    fn curve(&self) -> &[Mark];

    /// What has been learnt, as a file.
    fn learnt(&self) -> Vec<u8>;

    /// The course, as a file to go on with.
    fn course(&self) -> Vec<u8>;

    /// Goes on with a course that was written earlier.
    fn resume(&mut self, bytes: &[u8]) -> Result<(), BadCheckpoint>;
}

struct Class<G, S> {
    rules: Vec<G>,
    course: Course<S>,
}

impl<G: Courtly, S: Subject> School for Class<G, S> {
    fn round(&mut self) -> Mark {
        self.course.round(&self.rules)
    }

    fn games(&self) -> u64 {
        self.course.games
    }

    fn curve(&self) -> &[Mark] {
        &self.course.curve
    }

    fn learnt(&self) -> Vec<u8> {
        self.course.average.write()
    }

    fn course(&self) -> Vec<u8> {
        self.course.write()
    }

    fn resume(&mut self, bytes: &[u8]) -> Result<(), BadCheckpoint> {
        self.course = Course::read::<G>(bytes)?;
        Ok(())
    }
}

/// A new course of a game: who will win.
pub fn school(game: &str, seed: u64) -> Result<Box<dyn School>, BadSetUp> {
    games::send(game, Enrol(seed))
}

/// A new course of a game: what knights do. Nothing if nobody learns that of this game.
pub fn watch(game: &str, seed: u64) -> Result<Option<Box<dyn School>>, BadSetUp> {
    games::send(game, Watch(seed))
}

/// To begin a course with a seed.
struct Enrol(u64);

impl games::Errand for Enrol {
    type Result = Box<dyn School>;

    fn run<G: Courtly>(self) -> Box<dyn School> {
        Box::new(Class { rules: G::syllabus(), course: Course::<Weights>::new::<G>(self.0) })
    }
}

/// To watch knights, with a seed.
struct Watch(u64);

impl games::Errand for Watch {
    type Result = Option<Box<dyn School>>;

    fn run<G: Courtly>(self) -> Option<Box<dyn School>> {
        let class = || Class { rules: G::syllabus(), course: Course::<Habits>::new::<G>(self.0) };
        (G::TRAITS > 0).then(|| Box::new(class()) as Box<dyn School>)
    }
}
