//! `hightable train`.

mod curve;

use crate::{Outcome, output, progress};
use anyhow::Context;
use bots::train::{School, school};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Learn from self-play who will win: what marshals and knights judge positions by
///
/// The weights are written to the file named, and beside it, with `.course` at the end, what is needed to go on
/// another day.
#[derive(Args)]
pub(crate) struct Train {
    /// The game, as `hightable games` lists it
    game: String,
    /// How long
    #[arg(long, value_name = "N", default_value_t = 10.0, value_parser = minutes)]
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

fn minutes(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "write a number of minutes, as in 10 or 0.5")?;
    if number > 0.0 && number <= 100_000.0 {
        Ok(number)
    } else {
        Err("more than 0 and at most 100000".into())
    }
}

/// How often the course is saved while it goes on.
const SAVE_EVERY: Duration = Duration::from_secs(30);

impl Train {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let mut school = school(&self.game, self.seed)?;
        let out = self.out.clone().unwrap_or_else(|| format!("{}.bin", self.game).into());
        let course = course_file(&out);
        if !self.fresh && course.exists() {
            let bytes = fs::read(&course).with_context(|| format!("{} cannot be read", course.display()))?;
            let resumed = school.resume(&bytes);
            resumed.with_context(|| format!("{}: use --fresh to begin anew", course.display()))?;
        }
        save(&*school, &out, &course)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(self.threads)).build();
        let pool = pool.context("the threads cannot be started; ask for fewer with --threads")?;
        pool.install(|| self.learn(&mut *school, &out, &course))?;
        if let Some(path) = &self.plot {
            let picture = curve::of(&self.game, school.course().curve());
            fs::write(path, picture).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        report(&*school, &out)
    }

    fn learn(&self, school: &mut dyn School, out: &Path, course: &Path) -> anyhow::Result<()> {
        let began = Instant::now();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = progress::minutes(time);
        let mut saved = Instant::now();
        let wanted = |games: u64| self.games.is_none_or(|most| games < most);
        while began.elapsed() < time && wanted(school.course().games()) {
            let mark = school.round();
            bar.set_position(began.elapsed().as_secs());
            bar.set_message(format!(
                "{} games, surprise {:.4} (knights {:.4})",
                mark.games, mark.net, mark.linear
            ));
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
fn save(school: &dyn School, out: &Path, course: &Path) -> anyhow::Result<()> {
    for (path, bytes) in [(out, school.course().weights().write()), (course, school.course().write())] {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
        written.with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

fn report(school: &dyn School, out: &Path) -> anyhow::Result<Outcome> {
    let last = school.course().curve().last().copied();
    let course = last.map_or_else(
        || "nothing was played".into(),
        |mark| {
            format!(
                "{} games; surprise of the last round {:.4} nats (knights {:.4})",
                mark.games, mark.net, mark.linear
            )
        },
    );
    output::print(&format!("{course}\n{} holds the weights\n", out.display()))?;
    Ok(Outcome::Done)
}
