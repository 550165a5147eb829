//! The layers of the server: no module imports from a layer above its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The layers from bottom to top. Modules of one layer do not import each other.
const LAYERS: &[&[&str]] = &[
    &["validation", "random_token", "rate_limit", "metrics", "error"],
    &["component_sets", "script"],
    &["config"],
    &["journal", "connections"],
    &["live_table"],
    &["bots::engines"],
    &["bots::pool"],
    &["bots::hints"],
    &["app"],
    &["session"],
    &["auth", "layout"],
    &["extract", "middleware"],
    &["commands", "queries"],
    &["bots::runner", "cluster"],
    &["maintenance"],
    &["sse"],
    &["web", "api"],
    &["routes"],
    &["test_support"],
];

/// Modules whose parts are layers of their own.
const SPLIT: &[&str] = &["bots"];

#[test]
fn no_module_imports_from_a_layer_above_its_own() {
    let layer_of = layers();
    for (module, text) in sources() {
        for import in imports(&module, &text) {
            let (own, other) = (layer_of[module.as_str()], layer_of.get(import.as_str()));
            let Some(other) = other else { panic!("{module} imports {import}, which has no layer") };
            assert!(
                import == module || *other < own,
                "{module} imports {import} from a layer above or beside"
            );
        }
    }
}

#[test]
fn every_module_has_a_layer() {
    let found: BTreeSet<String> = sources().into_iter().map(|(module, _)| module).collect();
    let listed: BTreeSet<String> = layers().into_keys().map(String::from).collect();
    assert_eq!(found, listed);
}

#[test]
fn imports_are_found_however_they_are_written() {
    let text = "use crate::{api, web::{forms, table}};\nuse crate::app::App;\n/// See `crate::doc`.\nfn f() { crate::sse::g() }\n";
    assert_eq!(imports("routes", text), ["api", "web", "app", "sse"].map(String::from).into());
    let text = "use super::pool::BotPool;\nuse crate::bots::engines::FactoryCache;\n#[cfg(test)]\nmod tests { use crate::web; }";
    assert_eq!(imports("bots::hints", text), ["bots::pool", "bots::engines"].map(String::from).into());
}

fn layers() -> BTreeMap<&'static str, usize> {
    let numbered = LAYERS.iter().enumerate();
    numbered.flat_map(|(layer, modules)| modules.iter().map(move |module| (*module, layer))).collect()
}

/// The modules whose code a module uses outside of its tests.
fn imports(module: &str, text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut found: BTreeSet<String> = code.split("crate::").skip(1).flat_map(paths).collect();
    if let Some((parent, _)) = module.split_once("::") {
        let siblings = code.split("super::").skip(1).flat_map(first_names);
        found.extend(siblings.map(|sibling| format!("{parent}::{sibling}")));
    }
    found
}

/// The modules of a path, or of a list of paths, after `crate::`.
fn paths(rest: &str) -> Vec<String> {
    let names = first_names(rest);
    if let [name] = &names[..]
        && SPLIT.contains(&name.as_str())
    {
        let rest = &rest[name.len() + "::".len()..];
        return first_names(rest).iter().map(|part| format!("{name}::{part}")).collect();
    }
    names
}

/// The first names of a path such as `a::b`, or of a list of paths such as `{a::b, c}`.
fn first_names(rest: &str) -> Vec<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let name =
        |path: &str| path.trim().split(|letter| !is_name(letter)).next().unwrap_or_default().to_string();
    let Some(list) = rest.strip_prefix('{') else { return vec![name(rest)] };
    let (mut depth, mut names, mut start) = (0, Vec::new(), 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            ',' if depth == 0 => {
                names.push(name(&list[start..at]));
                start = at + 1;
            }
            '}' if depth == 0 => {
                names.push(name(&list[start..at]));
                break;
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// Each source file with its module: the first part of its path, or two where the parts are layers.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in files(&root) {
        let path = file.strip_prefix(&root).expect("the file is in the folder").with_extension("");
        let parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
        let module = match parts[..] {
            ["lib"] => continue,
            [first, "mod"] if SPLIT.contains(&first) => continue,
            [first, second, ..] if SPLIT.contains(&first) => format!("{first}::{second}"),
            [first, ..] => first.to_string(),
            [] => unreachable!("a file has a name"),
        };
        found.push((module, fs::read_to_string(&file).expect("a source is text")));
    }
    found
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder exists");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let nested = paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] });
    nested.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}
