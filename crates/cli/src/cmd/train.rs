//! `hightable train`.

mod curve;
mod subject;

use crate::speech::count;
use crate::{Outcome, Speech, Trouble, chunks, input, output, progress};
use bots::train::{Mark, School, school, watch};
use clap::Args;
use lang::Sentence;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use subject::Subject;

/// Learn from self-play who will win: what marshals and knights judge positions by
///
/// The weights are written to the file named, and beside it, with `.course` at the end, what is needed to go on
/// another day.
#[derive(Args)]
pub(crate) struct Train {
    /// The game, as `hightable games` lists it
    game: String,
    /// Learn what knights do instead, by watching them: what marshals foretell choices by. The file is GAME.habits.bin if
    /// left out
    #[arg(long)]
    habits: bool,
    /// How long
    #[arg(long, value_name = "N", default_value_t = 10.0, value_parser = input::minutes)]
    minutes: f64,
    /// Stop after so many games in all, if that is earlier: what is learnt then depends on the seed alone
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The file of the weights; GAME.bin if left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The seed of a new course
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Begin anew even if there is a course to go on with
    #[arg(long)]
    fresh: bool,
    /// Threads; what is learnt does not depend on them
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Draw the curve of learning, too
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// How often the course is saved while it goes on.
const SAVE_EVERY: Duration = Duration::from_secs(30);

impl Train {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let subject = if self.habits { Subject::Habits } else { Subject::Winning };
        let mut school = self.enrol(speech, subject)?;
        let out = self.out.clone().unwrap_or_else(|| subject.file(&self.game));
        let course = course_file(&out);
        if !self.fresh && course.exists() {
            let told = |id| Trouble::new(id).with("file", course.display());
            let bytes = fs::read(&course).map_err(|error| told("ht-bad-no-game").with("why", error))?;
            school.resume(&bytes).map_err(|bad| told("tool-bad-course").because(bad))?;
        }
        save(&*school, &out, &course)?;
        let pool = chunks::pool(usize::from(self.threads))?;
        pool.install(|| self.learn(speech, subject, &mut *school, &out, &course))?;
        if let Some(path) = &self.plot {
            let picture = curve::of(speech, subject, &self.game, school.curve());
            fs::write(path, picture).map_err(|error| output::unwritten(path, &error))?;
        }
        report(speech, subject, &*school, &out)
    }

    fn enrol(&self, speech: Speech, subject: Subject) -> anyhow::Result<Box<dyn School>> {
        match subject {
            Subject::Winning => Ok(school(&self.game, self.seed)?),
            Subject::Habits => {
                let none = || Trouble::new("tool-bad-no-habits").with("game", speech.title(&self.game));
                Ok(watch(&self.game, self.seed)?.ok_or_else(none)?)
            }
        }
    }

    fn learn(
        &self,
        speech: Speech,
        subject: Subject,
        school: &mut dyn School,
        out: &Path,
        course: &Path,
    ) -> Result<(), Trouble> {
        let began = Instant::now();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = progress::minutes(speech, time);
        let mut saved = Instant::now();
        let wanted = |games: u64| self.games.is_none_or(|most| games < most);
        while began.elapsed() < time && wanted(school.games()) {
            let mark = school.round();
            bar.set_position(began.elapsed().as_secs());
            bar.set_message(learnt(speech, speech.tell(subject.bar()), &mark));
            if saved.elapsed() > SAVE_EVERY {
                save(school, out, course)?;
                saved = Instant::now();
            }
        }
        bar.finish_and_clear();
        save(school, out, course)
    }
}

fn course_file(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".course");
    name.into()
}

/// Writes both files; each is whole or not there, even if the program is stopped in between.
fn save(school: &dyn School, out: &Path, course: &Path) -> Result<(), Trouble> {
    for (path, bytes) in [(out, school.learnt()), (course, school.course())] {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
        written.map_err(|error| output::unwritten(path, &error))?;
    }
    Ok(())
}

fn report(speech: Speech, subject: Subject, school: &dyn School, out: &Path) -> anyhow::Result<Outcome> {
    let course = match school.curve().last() {
        None => speech.say("tool-train-nothing"),
        Some(mark) => learnt(speech, speech.tell(subject.played()), mark),
    };
    let weights = speech.tell("tool-train-weights").text("file", out.display().to_string()).end();
    output::print(&format!("{course}\n{weights}\n"))?;
    Ok(Outcome::Done)
}

/// How far the course is and what the last round was like.
fn learnt(speech: Speech, words: Sentence<'_>, mark: &Mark) -> String {
    let words = words.count("n", count(mark.games)).text("net", speech.number(mark.learnt.into(), 4));
    words.text("linear", speech.number(mark.simpler.into(), 4)).end()
}
