//! `hightable train`.

mod curve;
mod subject;

use crate::output::Sheet;
use crate::speech::count;
use crate::{Outcome, Speech, Trouble, chunks, input, output, progress};
use bots::train::{EpochStats, Trainer, opponent_model_trainer, value_trainer};
use clap::Args;
use games::Title;
use i18n::MessageBuilder;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use subject::Subject;

/// Train the evaluation of marshals and knights by self-play: predict who will win
///
/// The weights are written to the output file, and a checkpoint for resuming the training next to it, with the suffix
/// `.course`.
#[derive(Args)]
pub(crate) struct Train {
    /// The game, as listed by `hightable games`
    game: String,
    /// Train the opponent model instead, which predicts the moves of knights for marshals. Default output: GAME.habits.bin
    #[arg(long)]
    habits: bool,
    /// Duration in minutes
    #[arg(long, value_name = "N", default_value_t = 10.0, value_parser = input::minutes)]
    minutes: f64,
    /// Stop after this many games in total, if that is earlier; the result then depends only on the seed
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Output file for the weights; default: GAME.bin
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Seed of a new training run; default: 1
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Start a new training run, even if there is a checkpoint to resume or the file holds other weights
    #[arg(long)]
    fresh: bool,
    /// Number of threads; does not affect the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Also write a chart of the training curve to this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// How often the course is saved while it goes on.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// The files of a course.
struct Files {
    /// The weights.
    out: PathBuf,
    /// What is needed to go on.
    course: PathBuf,
}

impl Train {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let subject = if self.habits { Subject::Opponents } else { Subject::Winning };
        let game: Title = self.game.parse()?;
        let mut school = self.enrol(speech, subject, game)?;
        let files = Files::of(self.out.clone().unwrap_or_else(|| subject.file(game)));
        if !self.fresh {
            self.go_on(&mut *school, &files)?;
        }
        files.try_out()?;
        let picture = self.plot.as_deref().map(Sheet::open).transpose()?;
        let pool = chunks::pool(usize::from(self.threads))?;
        pool.install(|| self.learn(speech, subject, &mut *school, &files))?;
        if let Some(sheet) = picture {
            sheet.fill(curve::of(speech, subject, game, school.curve()))?;
        }
        report(speech, subject, &*school, &files.out)
    }

    fn enrol(&self, speech: Speech, subject: Subject, game: Title) -> anyhow::Result<Box<dyn Trainer>> {
        let seed = self.seed.unwrap_or(1);
        match subject {
            Subject::Winning => Ok(value_trainer(game, seed)),
            Subject::Opponents => {
                let none = || Trouble::new("tool-bad-no-habits").with("game", speech.title(game));
                Ok(opponent_model_trainer(game, seed).ok_or_else(none)?)
            }
        }
    }

    /// Goes on with the course that is there, if one is; weights without a course are somebody's, and not written over.
    fn go_on(&self, school: &mut dyn Trainer, files: &Files) -> Result<(), Trouble> {
        let told = |id| Trouble::new(id).with("file", files.course.display());
        if !files.course.exists() {
            let taken = || Trouble::new("tool-bad-taken").with("file", files.out.display());
            return if files.out.exists() { Err(taken()) } else { Ok(()) };
        }
        if self.seed.is_some() {
            return Err(told("tool-bad-course-seed"));
        }
        let bytes = fs::read(&files.course).map_err(|error| told("ht-bad-no-game").with("why", error))?;
        school.resume(&bytes).map_err(|bad| told("tool-bad-course").because(bad))
    }

    fn learn(
        &self,
        speech: Speech,
        subject: Subject,
        school: &mut dyn Trainer,
        files: &Files,
    ) -> Result<(), Trouble> {
        let began = Instant::now();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = progress::minutes(speech, time);
        // The first round is saved at once: from then on whoever is interrupted can go on.
        let mut saved: Option<Instant> = None;
        let wanted = |games: u64| self.games.is_none_or(|most| games < most);
        while began.elapsed() < time && wanted(school.games()) {
            let mark = school.epoch();
            bar.set_position(began.elapsed().as_secs());
            bar.set_message(learnt(speech, speech.tell(subject.bar()), &mark));
            if saved.is_none_or(|saved| saved.elapsed() > SAVE_EVERY) {
                files.save(school)?;
                saved = Some(Instant::now());
            }
        }
        bar.finish_and_clear();
        files.save(school)
    }
}

impl Files {
    fn of(out: PathBuf) -> Files {
        Files { course: output::beside(&out, ".course"), out }
    }

    /// Finds out whether they can be written, before anything is learnt.
    fn try_out(&self) -> Result<(), Trouble> {
        Sheet::open(&self.course)?;
        Sheet::open(&self.out)?;
        Ok(())
    }

    /// Writes both, unless nothing has been learnt yet: newborn weights are worth nobody's file. The course comes first: with
    /// it alone one can go on, with weights alone one cannot.
    fn save(&self, school: &dyn Trainer) -> Result<(), Trouble> {
        if school.games() == 0 {
            return Ok(());
        }
        Sheet::open(&self.course)?.fill(school.checkpoint())?;
        Sheet::open(&self.out)?.fill(school.weights())
    }
}

fn report(speech: Speech, subject: Subject, school: &dyn Trainer, out: &Path) -> anyhow::Result<Outcome> {
    let told = match school.curve().last() {
        None => speech.say("tool-train-nothing"),
        Some(mark) => {
            let course = learnt(speech, speech.tell(subject.played()), mark);
            let weights = speech.tell("tool-train-weights").text("file", out.display().to_string()).build();
            format!("{course}\n{weights}")
        }
    };
    output::print(&format!("{told}\n"))?;
    Ok(Outcome::Done)
}

/// How far the course is and what the last round was like.
fn learnt(speech: Speech, words: MessageBuilder<'_>, mark: &EpochStats) -> String {
    let words = words.count("n", count(mark.games)).text("net", speech.number(mark.cross_entropy.into(), 4));
    words.text("linear", speech.number(mark.baseline.into(), 4)).build()
}
