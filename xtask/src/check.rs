//! `cargo xtask check`: what a developer runs after every edit.

use crate::test::{WORKSPACE, lint, threads};
use crate::{feature_set, flags, install, step};

pub(crate) fn run(flags: &flags::Check) -> anyhow::Result<()> {
    let packages = selection(&flags.package);
    lint(&packages)?;
    if install::has_nextest() {
        let mut nextest = step::cargo(&[
            "nextest",
            "run",
            "--profile",
            "check",
            "--status-level",
            "fail",
            "--test-threads",
            &threads(),
        ]);
        step::run(nextest.args(&packages))?;
    } else {
        step::run(step::cargo(&["test", "--quiet", "--lib", "--bins"]).args(&packages))?;
        step::run(
            step::cargo(&["test", "--quiet", "--test", "it"]).args(&packages).args(["--", "rulebook::"]),
        )?;
    }
    step::print_durations();
    Ok(())
}

/// The whole workspace, or some packages with the features of the whole workspace.
fn selection(packages: &[String]) -> Vec<String> {
    if packages.is_empty() {
        return WORKSPACE.map(Into::into).to_vec();
    }
    let packages = packages.iter().map(|name| full_name(name)).chain([feature_set::PACKAGE.into()]);
    packages.flat_map(|name| ["--package".into(), name]).chain(["--all-features".into()]).collect()
}

/// The name of a package, which may be given as that of its folder: `krieg`, `cli`.
fn full_name(name: &str) -> String {
    let folder = std::path::Path::new("crates").join(name);
    match name {
        "cli" => "hightable".into(),
        name if folder.is_dir() => format!("hightable-{name}"),
        name => name.into(),
    }
}
