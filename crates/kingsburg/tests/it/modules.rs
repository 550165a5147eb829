//! Modules plug in through plans and hooks, and nowhere else.

use engine::Game;
use games::titles::kingsburg::standard;
use kingsburg::{Modules, Options, ScenarioOption};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_file_outside_the_folder_of_modules_names_a_module() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in files(&source) {
        let text = fs::read_to_string(&path).expect("a source can be read");
        for word in [
            "whim",
            "troop",
            "restoration",
            "modules::rows",
            "additional rows",
            "auction",
            "purist",
            "regency",
        ] {
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
        ("1, 5 and 6", 4, Modules::ROWS | Modules::TROOPS | Modules::WHIMS),
        ("alternative", 4, Modules::ALTERNATIVE),
        ("governors", 4, Modules::GOVERNORS),
        ("fate for two", 2, Modules::FATE),
        ("all", 4, Modules::every()),
        ("all with every variant", 2, Modules::all()),
    ];
    let scenes =
        ScenarioOption::all().skip(1).map(|scenario| (scenario.word(), 4, Modules::every(), scenario));
    let plain = sets.into_iter().map(|(name, seats, modules)| (name, seats, modules, ScenarioOption::None));
    let games = plain.chain(scenes);
    let plans: Vec<String> = games
        .map(|(name, seats, modules, scenario)| {
            let rules = standard(Options { modules, scenario, ..Options::base(seats) });
            let plans = rules.plans(&rules.initial_state());
            let all = [&plans.game, &plans.year, &plans.season, &plans.winter, &plans.end];
            let lines = all.map(|plan| format!("  {:?}", plan.steps()));
            format!("{name}\n{}", lines.join("\n"))
        })
        .collect();
    insta::assert_snapshot!(plans.join("\n"));
}
