//! `hightable train`.

mod curve;
mod objective;

use crate::locale_context::count;
use crate::output::OutputFile;
use crate::{CliError, LocaleContext, Outcome, input, output, parallel, progress};
use bots::train::{EpochStats, Trainer, opponent_model_trainer, value_trainer};
use clap::Args;
use games::Title;
use i18n::MessageBuilder;
use objective::Objective;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

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

/// The interval of checkpoints.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// The files of a training run.
struct Files {
    /// The weights.
    out: PathBuf,
    /// The checkpoint.
    checkpoint: PathBuf,
}

impl Train {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let objective = if self.habits { Objective::OpponentModel } else { Objective::Value };
        let game: Title = self.game.parse()?;
        let mut trainer = self.trainer(ctx, objective, game)?;
        let files = Files::of(self.out.clone().unwrap_or_else(|| objective.file(game)));
        if !self.fresh {
            self.resume(&mut *trainer, &files)?;
        }
        files.check_writable()?;
        let plot = self.plot.as_deref().map(OutputFile::create).transpose()?;
        let pool = parallel::thread_pool(usize::from(self.threads))?;
        pool.install(|| self.train(ctx, objective, &mut *trainer, &files))?;
        if let Some(file) = plot {
            file.write(curve::of(ctx, objective, game, trainer.curve()))?;
        }
        report(ctx, objective, &*trainer, &files.out)
    }

    fn trainer(
        &self,
        ctx: LocaleContext,
        objective: Objective,
        game: Title,
    ) -> anyhow::Result<Box<dyn Trainer>> {
        let seed = self.seed.unwrap_or(1);
        match objective {
            Objective::Value => Ok(value_trainer(game, seed)),
            Objective::OpponentModel => {
                let none = || CliError::new("tool-bad-no-habits").with("game", ctx.title(game));
                Ok(opponent_model_trainer(game, seed).ok_or_else(none)?)
            }
        }
    }

    /// Resumes from the checkpoint if there is one. Weights without a checkpoint are not overwritten.
    fn resume(&self, trainer: &mut dyn Trainer, files: &Files) -> Result<(), CliError> {
        let told = |id| CliError::new(id).with("file", files.checkpoint.display());
        if !files.checkpoint.exists() {
            let taken = || CliError::new("tool-bad-taken").with("file", files.out.display());
            return if files.out.exists() { Err(taken()) } else { Ok(()) };
        }
        if self.seed.is_some() {
            return Err(told("tool-bad-course-seed"));
        }
        let bytes = fs::read(&files.checkpoint).map_err(|error| told("ht-bad-no-game").with("why", error))?;
        trainer.resume(&bytes).map_err(|bad| told("tool-bad-course").caused_by(bad))
    }

    fn train(
        &self,
        ctx: LocaleContext,
        objective: Objective,
        trainer: &mut dyn Trainer,
        files: &Files,
    ) -> Result<(), CliError> {
        let began = Instant::now();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = progress::minutes(ctx, time);
        // The first epoch is saved at once, so that an interrupted run can be resumed.
        let mut saved: Option<Instant> = None;
        let is_wanted = |games: u64| self.games.is_none_or(|most| games < most);
        while began.elapsed() < time && is_wanted(trainer.games()) {
            let mark = trainer.epoch();
            bar.set_position(began.elapsed().as_secs());
            bar.set_message(progress_text(ctx, ctx.format(objective.bar()), &mark));
            if saved.is_none_or(|saved| saved.elapsed() > SAVE_EVERY) {
                files.save(trainer)?;
                saved = Some(Instant::now());
            }
        }
        bar.finish_and_clear();
        files.save(trainer)
    }
}

impl Files {
    fn of(out: PathBuf) -> Files {
        Files { checkpoint: output::sibling_path(&out, ".course"), out }
    }

    /// Checks that the files can be written, before training.
    fn check_writable(&self) -> Result<(), CliError> {
        OutputFile::create(&self.checkpoint)?;
        OutputFile::create(&self.out)?;
        Ok(())
    }

    /// Writes both files, unless no game was played. The checkpoint is written first: training can be resumed from it alone.
    fn save(&self, trainer: &dyn Trainer) -> Result<(), CliError> {
        if trainer.games() == 0 {
            return Ok(());
        }
        OutputFile::create(&self.checkpoint)?.write(trainer.checkpoint())?;
        OutputFile::create(&self.out)?.write(trainer.weights())
    }
}

fn report(
    ctx: LocaleContext,
    objective: Objective,
    trainer: &dyn Trainer,
    out: &Path,
) -> anyhow::Result<Outcome> {
    let told = match trainer.curve().last() {
        None => ctx.message("tool-train-nothing"),
        Some(mark) => {
            let course = progress_text(ctx, ctx.format(objective.played()), mark);
            let weights = ctx.format("tool-train-weights").text("file", out.display().to_string()).build();
            format!("{course}\n{weights}")
        }
    };
    output::print(&format!("{told}\n"))?;
    Ok(Outcome::Done)
}

/// The number of games and the losses of the last epoch.
fn progress_text(ctx: LocaleContext, words: MessageBuilder<'_>, mark: &EpochStats) -> String {
    let words = words.count("n", count(mark.games)).text("net", ctx.number(mark.cross_entropy.into(), 4));
    words.text("linear", ctx.number(mark.baseline.into(), 4)).build()
}
