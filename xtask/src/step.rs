//! The steps of a task: commands that are printed, run and timed.

use anyhow::{Context, ensure};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The finished steps, for the table at the end.
static FINISHED: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// A command of the cargo that runs this program.
///
/// In CI nothing is compiled twice, so that incremental compilation would only cost time.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args);
    if crate::is_ci() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Runs a command of cargo as a step.
pub(crate) fn run_cargo(args: &[&str]) -> anyhow::Result<()> {
    run(&mut cargo(args))
}

/// Runs a command as a step.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = name_of(command);
    println!("xtask: {name}");
    time(&name, || {
        ensure!(command.status()?.success(), "{name} failed");
        Ok(())
    })
}

/// Runs a command as a step; its output is printed only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> anyhow::Result<()> {
    let name = name_of(command);
    println!("xtask: {name}");
    time(&name, || {
        let output = command.output().with_context(|| format!("{name} cannot be started"))?;
        let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{name} failed:\n{text}");
        Ok(())
    })
}

/// Runs and times a step.
pub(crate) fn time<T>(name: &str, work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    let start = Instant::now();
    let result = work()?;
    finished().push((name.to_string(), start.elapsed()));
    Ok(result)
}

/// Prints the steps with their durations.
pub(crate) fn print_durations() {
    println!("\nxtask: seconds per step");
    for (name, duration) in finished().iter() {
        println!("{:>6.1}  {name}", duration.as_secs_f64());
    }
}

fn finished() -> std::sync::MutexGuard<'static, Vec<(String, Duration)>> {
    FINISHED.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The program without its folder, and its arguments.
fn name_of(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
