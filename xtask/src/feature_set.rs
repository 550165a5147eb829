//! `cargo xtask features`: the manifest of the package `feature-set`.
//!
//! Cargo resolves features for the packages that a command selects. A dependency that another package uses with more features is then
//! compiled a second time. `-p feature-set` selects the features of the whole workspace, and compiles nothing new.

use crate::step;
use anyhow::{Context, ensure};
use cargo_metadata::MetadataCommand;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

/// The package that is generated.
pub(crate) const PACKAGE: &str = "feature-set";

const MANIFEST: &str = "crates/feature-set/Cargo.toml";

/// What the generated part of the manifest begins with.
const GENERATED: &str = "# Written by `cargo xtask features`.\n";

/// Dependencies of procedural macros and build scripts, whose features are resolved apart from all others.
const OF_MACROS: [&str; 3] = ["proc-macro2", "quote", "syn"];

/// The name and the version of a dependency.
type Version = (String, String);

/// A dependency with its version and the features that are selected.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Resolved {
    name: String,
    version: String,
    features: BTreeSet<String>,
}

/// Writes the manifest, or reports that it is not up to date.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    let text = fs::read_to_string(MANIFEST)?;
    let (head, _) = text.split_once(GENERATED).context("the manifest has a generated part")?;
    if check {
        return check_members();
    }
    // Dependencies of a dependency can differ as well once its features are selected: until nothing changes.
    let mut differing = BTreeSet::new();
    loop {
        let before = differing.len();
        fs::write(MANIFEST, format!("{head}{GENERATED}{}", dependencies(&differing)?))?;
        for member in members()? {
            differing.extend(differences(&member)?);
        }
        if differing.len() == before {
            println!("xtask: {before} dependencies in {MANIFEST}");
            return Ok(());
        }
    }
}

/// No member resolves other features together with the package than the workspace does.
fn check_members() -> anyhow::Result<()> {
    for member in members()? {
        let other = differences(&member)?;
        ensure!(other.is_empty(), "{member} compiles {other:?} again: run `cargo xtask features`");
    }
    Ok(())
}

fn members() -> anyhow::Result<Vec<String>> {
    let metadata = MetadataCommand::new().no_deps().exec()?;
    let names = metadata.packages.into_iter().map(|package| package.name.to_string());
    Ok(names.filter(|name| name != PACKAGE).collect())
}

/// Names and versions of the dependencies that a member, together with the package, resolves otherwise than the workspace.
fn differences(member: &str) -> anyhow::Result<BTreeSet<Version>> {
    let workspace = resolved(&["--workspace"])?;
    let selected = resolved(&["--package", member, "--package", PACKAGE])?;
    Ok(selected.difference(&workspace).map(Resolved::key).collect())
}

/// The dependencies of a selection of packages, as `cargo tree` resolves them.
fn resolved(selection: &[&str]) -> anyhow::Result<BTreeSet<Resolved>> {
    let mut tree = step::cargo(&["tree", "--offline", "--all-features", "--edges", "normal,dev,build"]);
    let output = tree.args(["--prefix", "none", "--format", "{p}|{f}|"]).args(selection).output()?;
    ensure!(output.status.success(), "cargo tree failed:\n{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout)?;
    // Our own packages have a folder behind their version.
    Ok(text.lines().filter(|line| !line.contains("(/")).filter_map(read).collect())
}

/// Reads `name v1.2.3 (proc-macro)|feature,feature|`.
fn read(line: &str) -> Option<Resolved> {
    let mut parts = line.split('|');
    let (package, features) = (parts.next()?, parts.next()?);
    let (name, version) = package.split_once(" v")?;
    let version = version.split([' ', '+']).next()?;
    let features = features.split(',').filter(|feature| !feature.is_empty()).map(Into::into).collect();
    Some(Resolved { name: name.into(), version: version.into(), features })
}

/// The tables of dependencies with the features of the workspace.
fn dependencies(differing: &BTreeSet<Version>) -> anyhow::Result<String> {
    let all = resolved(&["--workspace"])?;
    let wanted: Vec<Resolved> =
        all.into_iter().filter(|dependency| differing.contains(&dependency.key())).collect();
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    wanted.iter().for_each(|dependency| *versions.entry(&dependency.name).or_default() += 1);
    let table = |of_macros: bool| {
        let mut lines = String::new();
        for dependency in &wanted {
            if OF_MACROS.contains(&dependency.name.as_str()) == of_macros {
                lines.push_str(&dependency.line(versions[dependency.name.as_str()] > 1));
            }
        }
        lines
    };
    Ok(format!("[dependencies]\n{}\n[build-dependencies]\n{}", table(false), table(true)))
}

impl Resolved {
    fn key(&self) -> Version {
        (self.name.clone(), self.version.clone())
    }

    /// The line of the manifest; of several versions each has a key of its own.
    fn line(&self, has_other_versions: bool) -> String {
        let mut line = if has_other_versions {
            format!("{}-{} = {{ package = \"{}\", ", self.name, self.version.replace('.', "-"), self.name)
        } else {
            format!("{} = {{ ", self.name)
        };
        let _ = write!(line, "version = \"{}\"", self.version);
        if !self.features.contains("default") {
            line.push_str(", default-features = false");
        }
        let features = self.features.iter().filter(|feature| *feature != "default");
        let features: Vec<String> = features.map(|feature| format!("\"{feature}\"")).collect();
        let _ = writeln!(line, ", features = [{}] }}", features.join(", "));
        line
    }
}
