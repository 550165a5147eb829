//! `cargo xtask`: the tasks that need more than cargo.

mod check;
mod dist;
mod feature_set;
mod flags;
mod generate;
mod install;
mod laws;
mod no_std;
mod step;
mod test;

use flags::{Xtask, XtaskCmd};
use std::process::ExitCode;

fn main() -> ExitCode {
    let flags = Xtask::from_env_or_exit();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::env::set_current_dir(root).expect("the workspace is where it was compiled");
    let result = match flags.subcommand {
        XtaskCmd::Test(_) => test::run(),
        XtaskCmd::Check(flags) => check::run(&flags),
        XtaskCmd::Laws(flags) => laws::run(&flags),
        XtaskCmd::Dist(flags) => dist::run(&flags),
        XtaskCmd::Records(_) => generate::records(),
        XtaskCmd::Cards(_) => generate::cards(),
        XtaskCmd::Pictures(_) => generate::pictures(),
        XtaskCmd::Features(flags) => feature_set::run(flags.check),
        XtaskCmd::Axe(_) => install::axe::ensure_installed(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether this is a CI run, in which a check that cannot run is a failure.
fn is_ci() -> bool {
    std::env::var_os("CI").is_some()
}
