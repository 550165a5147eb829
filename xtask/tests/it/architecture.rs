//! The architecture as it is written down: which crate may use which, and where there is no heap.

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Our own crates, and which of our own each may use. Tests may use more.
const ALLOWED_DEPENDENCIES: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("krieg", &["engine"]),
    ("verraeter", &["engine"]),
    ("kingsburg", &["engine"]),
    ("games", &["engine", "krieg", "verraeter", "kingsburg"]),
    ("search", &["engine"]),
    ("bots", &["engine", "krieg", "verraeter", "kingsburg", "games", "search"]),
    ("i18n", &["engine", "krieg", "verraeter", "kingsburg", "games"]),
    ("boards", &["engine", "krieg", "verraeter", "kingsburg", "games", "i18n"]),
    ("store", &[]),
    ("testkit", &[]),
    (
        "server",
        &["engine", "krieg", "verraeter", "kingsburg", "games", "bots", "i18n", "boards", "store", "testkit"],
    ),
    ("hightable", &["engine", "krieg", "verraeter", "kingsburg", "games", "bots", "i18n", "store", "server"]),
    ("kuhn", &["engine", "search"]),
    ("feature-set", &[]),
    ("xtask", &["testkit"]),
];

/// The crates whose rules know no heap, clock, thread or file.
const NO_ALLOC_CRATES: &[&str] = &["engine", "krieg", "verraeter", "kingsburg"];

/// What those crates may use of others.
const LIGHT: &[&str] = &["arrayvec", "bitflags", "serde"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn metadata() -> Metadata {
    MetadataCommand::new().current_dir(root()).no_deps().exec().expect("cargo can describe the workspace")
}

/// The name of a package without the prefix of our libraries.
fn short(package: &str) -> String {
    package.strip_prefix("hightable-").unwrap_or(package).to_string()
}

/// The ordinary dependencies of each of our crates.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let packages = metadata().packages;
    let used = |package: &cargo_metadata::Package| {
        let ordinary = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal);
        ordinary.map(|used| short(&used.name)).collect()
    };
    packages.iter().map(|package| (short(&package.name), used(package))).collect()
}

#[test]
fn crates_use_only_what_they_may() {
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED_DEPENDENCIES.iter().copied().collect();
    let dependencies = dependencies();
    let ours: BTreeSet<&str> = dependencies.keys().map(String::as_str).collect();
    assert_eq!(ours, allowed.keys().copied().collect(), "a crate is missing in the table");
    for (name, used) in &dependencies {
        for used in used.iter().filter(|used| ours.contains(used.as_str())) {
            assert!(allowed[name.as_str()].contains(&used.as_str()), "{name} may not use {used}");
        }
    }
}

#[test]
fn the_rules_use_no_heap() {
    for name in NO_ALLOC_CRATES {
        let folder = root().join("crates").join(name).join("src");
        let lib = fs::read_to_string(folder.join("lib.rs")).expect("a crate has a lib.rs");
        assert!(lib.contains("#![no_std]"), "{name} is not no_std");
        for (path, text) in sources(&folder) {
            assert!(!text.contains("extern crate"), "{}: links something", path.display());
        }
        for used in &dependencies()[*name] {
            let light = LIGHT.contains(&used.as_str()) || NO_ALLOC_CRATES.contains(&used.as_str());
            assert!(light, "{name} uses {used}");
        }
    }
}

/// What those crates use of others is without `std` as well: no default features, except of crates that have no `std` feature.
/// `cargo xtask test` also compiles them for a target without `std`.
#[test]
fn the_rules_use_no_std() {
    const WITHOUT_STD: [&str; 1] = ["bitflags"];
    let packages = metadata().packages;
    for package in packages.iter().filter(|package| NO_ALLOC_CRATES.contains(&short(&package.name).as_str()))
    {
        let ordinary = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal);
        for used in ordinary.filter(|used| LIGHT.contains(&used.name.as_str())) {
            let is_without = WITHOUT_STD.contains(&used.name.as_str()) || !used.uses_default_features;
            assert!(is_without, "{} uses {} with its default features", package.name, used.name);
            assert!(!used.features.iter().any(|feature| ["std", "alloc"].contains(&feature.as_str())));
        }
    }
}

#[test]
fn the_table_in_the_architecture_is_this_one() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there");
    for (name, used) in ALLOWED_DEPENDENCIES {
        let used = if used.is_empty() { "none of ours".to_string() } else { used.join(", ") };
        let row = format!("| `{name}` | {used} |");
        assert!(text.contains(&row), "ARCHITECTURE.md has no row {row}");
    }
}

#[test]
fn every_dependency_has_a_reason() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there");
    let first_cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    let reasons: BTreeSet<&str> = first_cells.flat_map(|cell| cell.split(", ")).collect();
    let packages = metadata().packages;
    let ours: BTreeSet<&str> = packages.iter().map(|package| package.name.as_str()).collect();
    let written = packages.iter().filter(|package| package.name.as_str() != "feature-set");
    for used in written.flat_map(|package| &package.dependencies) {
        let named = ours.contains(used.name.as_str()) || reasons.contains(used.name.as_str());
        assert!(named, "ARCHITECTURE.md gives no reason for {}", used.name);
    }
}

#[test]
fn ci_calls_the_test_command_of_the_readme() {
    let readme = fs::read_to_string(root().join("README.md")).expect("README.md is there");
    let ci = fs::read_to_string(root().join(".ci/run")).expect(".ci/run is there");
    let command = "cargo xtask test";
    assert!(readme.lines().any(|line| line == command), "the README does not show `{command}`");
    assert!(ci.lines().any(|line| line == command), ".ci/run does not call `{command}`");
    assert!(ci.contains("export CI=true"), ".ci/run does not set CI");
    let workflow =
        fs::read_to_string(root().join(".github/workflows/ci.yml")).expect("the workflow is there");
    assert!(workflow.contains("run: bash .ci/run"), "the public workflow does not call .ci/run");
}

#[test]
fn files_are_short_enough_to_read() {
    let folders = ["crates", "xtask"];
    for (path, text) in folders.iter().flat_map(|folder| sources(&root().join(folder))) {
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines", path.display());
    }
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources can be listed") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            found.push((path, text));
        }
    }
    found
}

/// Where the source of the program may have the id of a game as a string, and how often: in its title, and as the name of the
/// folders and files of its texts. The tests in modules are not the program.
const IDS_OF_GAMES: &[(&str, usize)] = &[
    ("games/src/title.rs", 3),
    ("i18n/src/titles/kingsburg.rs", 3),
    ("i18n/src/titles/krieg.rs", 3),
    ("i18n/src/titles/verraeter.rs", 3),
];

#[test]
fn a_game_is_named_in_its_title_only() {
    let ids = ["\"krieg\"", "\"verraeter\"", "\"kingsburg\""];
    let crates = root().join("crates");
    let mut found = BTreeMap::new();
    for (path, text) in sources(&crates) {
        let path = path.strip_prefix(&crates).expect("it is below").to_string_lossy().replace('\\', "/");
        let is_program = path.split('/').nth(1) == Some("src") && !path.ends_with("/tests.rs");
        let program = text.split("mod tests {").next().unwrap_or_default();
        let count: usize = ids.iter().map(|id| program.matches(id).count()).sum();
        if is_program && count > 0 {
            found.insert(path, count);
        }
    }
    let allowed = IDS_OF_GAMES.iter().map(|(path, count)| (path.to_string(), *count)).collect();
    assert_eq!(found, allowed, "other code asks `Title`");
}
