//! Wording that has been replaced does not return: `forbidden/LOCALE.txt` lists a phrase per line (docs/glossary has the
//! terms).

use games::Title;
use i18n::Locale;
use std::fs;
use std::path::{Path, PathBuf};

fn own(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the message files and rulebooks of a language.
fn texts(locale: Locale) -> Vec<PathBuf> {
    let folder = fs::read_dir(own(&format!("ftl/{locale}"))).expect("a language has messages");
    let messages = folder.map(|file| file.expect("a folder can be listed").path());
    let rulebooks = Title::ALL.into_iter().map(|title| own(&format!("rules/{title}/{locale}.md")));
    let quick = Title::ALL.into_iter().map(|title| own(&format!("rules/{title}/quick/{locale}.md")));
    messages.chain(rulebooks).chain(quick).collect()
}

#[test]
fn no_text_has_a_forbidden_phrase() {
    for locale in Locale::ALL {
        let phrases = fs::read_to_string(own(&format!("tests/it/forbidden/{locale}.txt")));
        let phrases = phrases.expect("a language has forbidden phrases");
        assert!(phrases.lines().count() >= 50, "{locale} has few forbidden phrases");
        for path in texts(locale) {
            let text = fs::read_to_string(&path).expect("a text can be read");
            let found: Vec<&str> = phrases.lines().filter(|phrase| text.contains(phrase)).collect();
            assert!(found.is_empty(), "{} has forbidden phrases: {found:#?}", path.display());
        }
    }
}
