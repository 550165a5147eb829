//! The script of the pages: ES modules, served as they are written.
//!
//! The path of a module contains a hash of all modules, so that browsers keep them until one of them changes, and a relative
//! import finds the module of the same version.

use crate::random_token;
use maud::{Markup, html};
use std::sync::LazyLock;

/// The path of a module.
pub(crate) const MODULE_PATH: &str = "/script/{version}/{module}";

/// The name and the text of each listed module.
macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("web/script/", $name)))),*]
    };
}

/// All modules. The first one is the entry point.
const MODULES: &[(&str, &str)] = modules![
    "main.mjs",
    "announcements.mjs",
    "clock.mjs",
    "dom.mjs",
    "forms.mjs",
    "keyboard.mjs",
    "morph.mjs",
    "motion.mjs",
    "notifications.mjs",
    "page.mjs",
    "preferences.mjs",
    "rules.mjs",
    "selection.mjs",
    "spots.mjs",
    "updates.mjs",
];

/// The first digits of a hash of all modules.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let text: String = MODULES.iter().map(|(_, text)| *text).collect();
    random_token::hash(&text)[..12].to_string()
});

fn path(name: &str) -> String {
    format!("/script/{}/{name}", *VERSION)
}

/// The elements of a page's head. All modules are preloaded: otherwise a browser learns of a module only from one that imports it.
pub(crate) fn elements() -> Markup {
    let (entry, imported) = MODULES.split_first().expect("there is an entry point");
    html! {
        script type="module" src=(path(entry.0)) {}
        @for (name, _) in imported { link rel="modulepreload" href=(path(name)); }
    }
}

/// The text of a module, and whether the version is the current one.
pub(crate) fn module(version: &str, name: &str) -> Option<(&'static str, bool)> {
    let (_, text) = MODULES.iter().find(|(known, _)| *known == name)?;
    Some((text, version == *VERSION))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    /// A module that is not listed would be missing from the server, and a name that is none would not be served.
    #[test]
    fn every_module_of_the_folder_is_served_and_short() {
        const MOST_LINES: usize = 250;
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/script");
        let files = fs::read_dir(folder).expect("the modules are in a folder");
        let files = files.map(|file| file.expect("the folder can be read").file_name().into_string());
        let files: BTreeSet<String> = files.map(|name| name.expect("a name is UTF-8")).collect();
        assert_eq!(files, MODULES.iter().map(|(name, _)| (*name).to_string()).collect());
        for (name, text) in MODULES {
            assert!(text.lines().count() <= MOST_LINES, "{name}: {} lines", text.lines().count());
        }
    }
}
