//! The rulebooks: the same structure in every language, a test for each rule, a rule for each decision and rejection.

use games::Title;
use i18n::{Locale, Rulebook, book};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn books(title: Title) -> [&'static Rulebook; 4] {
    Locale::ALL.map(|locale| book(title, locale))
}

/// Chapters, paragraphs and what they are, in their order.
fn outline(book: &Rulebook) -> Vec<(String, bool)> {
    let chapters = book.chapters.iter().flat_map(|chapter| {
        let own = std::iter::once((chapter.id.clone(), false));
        own.chain(chapter.paragraphs.iter().map(|paragraph| (paragraph.id.clone(), paragraph.is_rule)))
    });
    chapters.collect()
}

#[test]
fn all_languages_have_the_same_paragraphs() {
    for title in Title::ALL {
        let [english, others @ ..] = books(title);
        for other in others {
            assert_eq!(outline(english), outline(other), "the books of {title} differ: {}", other.title);
        }
        let ids = outline(english);
        let distinct: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), distinct.len(), "an id of {title} stands twice");
    }
}

#[test]
fn no_paragraph_is_empty_or_untranslated() {
    for title in Title::ALL {
        let [english, others @ ..] = books(title);
        for other in others {
            for (one, other) in english.paragraphs().zip(other.paragraphs()) {
                assert!(!other.title.is_empty() && !other.text.is_empty(), "{title}: {} is empty", other.id);
                assert_ne!(one.text, other.text, "{title}: {} is not translated", other.id);
            }
        }
    }
}

/// Messages that need a number after them.
const SEE: [&str; 4] = ["see", "siehe", "vedi", "voir"];

/// Returns the text and the target of each reference in Markdown: `("see 3.1", "spring.swap")`.
fn references(markdown: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, String)> = None;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        if let Event::Start(Tag::Link { dest_url, .. }) = &event {
            open = Some((String::new(), dest_url.trim_start_matches('#').into()));
        } else if let (Event::Text(part), Some((text, _))) = (&event, &mut open) {
            text.push_str(part);
        } else if let Event::End(TagEnd::Link) = event {
            found.extend(open.take());
        }
    }
    found
}

/// Returns the Markdown of a book as it is written.
fn source(title: Title, locale: Locale) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/{title}/{locale}.md"));
    fs::read_to_string(file).expect("a book is a file")
}

#[test]
fn every_reference_ends_in_the_number_of_its_paragraph() {
    for title in Title::ALL {
        for locale in Locale::ALL {
            let book = book(title, locale);
            let found: Vec<_> = book.paragraphs().flat_map(|paragraph| references(&paragraph.text)).collect();
            assert_eq!(found.len(), references(&source(title, locale)).len(), "{title} in {locale}");
            for (text, id) in found {
                let target = book.find(&id).unwrap_or_else(|| panic!("{title} in {locale} links to {id}"));
                assert_eq!(
                    text.split(' ').next_back(),
                    Some(target.number.as_str()),
                    "{title} in {locale}: {id}"
                );
            }
        }
    }
}

#[test]
fn no_reference_is_written_with_a_number_of_its_own() {
    for title in Title::ALL {
        for locale in Locale::ALL {
            for (text, id) in references(&source(title, locale)) {
                assert!(
                    !text.contains(|letter: char| letter.is_ascii_digit()),
                    "{title} in {locale}: {text} ({id})"
                );
            }
        }
    }
}

#[test]
fn all_languages_refer_to_the_same_paragraphs() {
    let targets = |book: &Rulebook| -> Vec<(String, String)> {
        let paragraphs = book.paragraphs();
        let pairs = paragraphs
            .flat_map(|from| references(&from.text).into_iter().map(|(_, to)| (from.id.clone(), to)));
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort();
        pairs
    };
    for title in Title::ALL {
        let [english, others @ ..] = books(title);
        for other in others {
            assert_eq!(targets(english), targets(other), "{title}: {}", other.title);
        }
    }
}

#[test]
fn no_sentence_of_the_plain_text_ends_in_a_bare_reference() {
    for title in Title::ALL {
        for book in books(title) {
            for paragraph in book.paragraphs() {
                for part in paragraph.plain().split(['.', ';', ':', ')']) {
                    let last = part.trim_end().rsplit([' ', '\n', '(']).next();
                    let bare = last.is_some_and(|word| SEE.contains(&word));
                    assert!(!bare, "{title}: {} has a bare reference: {part}", paragraph.id);
                }
            }
        }
    }
}

#[test]
fn paragraphs_fit_eighty_columns() {
    for title in Title::ALL {
        for book in books(title) {
            for line in book.plain().lines().chain(book.contents().lines()) {
                assert!(line.chars().count() <= 80, "{title}: too wide: {line}");
            }
        }
    }
}

/// Every paragraph that states a rule is named by a test, and tests name only what there is.
#[test]
fn every_rule_is_proved_by_a_test() {
    for title in Title::ALL {
        let proofs = proofs(title);
        let [book, ..] = books(title);
        for (id, file) in &proofs {
            assert!(book.find(id).is_some(), "{} proves {id}, which {title} does not have", file.display());
        }
        let unproved: Vec<&str> = book
            .paragraphs()
            .filter(|paragraph| paragraph.is_rule && !proofs.contains_key(&paragraph.id))
            .map(|paragraph| paragraph.id.as_str())
            .collect();
        assert!(unproved.is_empty(), "no test of {title} proves {unproved:?}");
    }
}

/// Returns the paragraphs that the tests of a game name, each with a file that does.
fn proofs(title: Title) -> BTreeMap<String, PathBuf> {
    let mut found = BTreeMap::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![crates.join(title.id()).join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the tests of a game are there") {
            let path = entry.expect("a folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source can be read");
                for id in named(&text) {
                    found.insert(id, path.clone());
                }
            }
        }
    }
    found
}

/// Returns the ids in `proves!("one", "other")`.
fn named(text: &str) -> Vec<String> {
    let calls = text.split("proves!(").skip(1).filter_map(|rest| rest.split_once(')'));
    calls
        .flat_map(|(ids, _)| ids.split('"').skip(1).step_by(2).map(String::from).collect::<Vec<_>>())
        .collect()
}

/// The books as people read them, in plain text.
#[test]
fn books_as_plain_text() {
    for title in Title::ALL {
        for locale in Locale::ALL {
            let book = book(title, locale);
            insta::assert_snapshot!(format!("{title}_{locale}"), book.contents());
        }
    }
}
