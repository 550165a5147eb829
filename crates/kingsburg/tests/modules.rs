//! Modules plug in through plans and hooks, and nowhere else.

use kingsburg::{Modules, Options};
use std::fs;
use std::path::{Path, PathBuf};
use table::games::kingsburg::standard;

#[test]
fn no_file_outside_the_folder_of_modules_names_a_module() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in files(&source) {
        let text = fs::read_to_string(&path).expect("a source can be read");
        for word in ["whim", "troop", "restoration", "modules::rows", "additional rows"] {
            assert!(!text.to_lowercase().contains(word), "{} names a module: {word}", path.display());
        }
    }
}

/// All sources but those of the modules.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources can be listed");
    let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
    let outside = paths.filter(|path| path.file_name().is_some_and(|name| name != "module"));
    outside.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn the_plans_after_arranging_are_these() {
    let sets = [
        ("base", 4, Modules::empty()),
        ("base for two", 2, Modules::empty()),
        ("rows", 4, Modules::ROWS),
        ("troops", 4, Modules::TROOPS),
        ("whims", 2, Modules::WHIMS),
        ("all", 4, Modules::ROWS | Modules::TROOPS | Modules::WHIMS),
        ("all, restoration", 4, Modules::all()),
    ];
    let plans = sets.map(|(name, seats, modules)| {
        let rules = standard(Options { modules, ..Options::base(seats) });
        let plans = rules.plans();
        let all = [&plans.game, &plans.year, &plans.season, &plans.winter, &plans.end];
        let lines = all.map(|plan| format!("  {:?}", plan.steps()));
        format!("{name}\n{}", lines.join("\n"))
    });
    insta::assert_snapshot!(plans.join("\n"));
}
