//! The rulebooks: chapters and numbered paragraphs with stable ids.

mod placeholder;
mod quick_start;
mod references;

use crate::{GameText, Locale, messages};
use games::components::ComponentSet;
use games::{TableGame, Title, with_game};
use std::sync::OnceLock;

pub use quick_start::quick_start;
pub(crate) use quick_start::quick_starts;

/// A game's rules in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The game's title.
    pub title: String,
    /// The introduction, in Markdown.
    pub about: String,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, from 1.
    pub number: usize,
    /// Its id: `spring`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// Its number in the book: `2.3`.
    pub number: String,
    /// Its id: `spring.raise`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether it states a rule. Otherwise it is an introduction, an example or advice.
    pub is_rule: bool,
    /// Its text in Markdown; references end in the number of their paragraph: `[see 3.1](#spring.swap)`.
    pub text: String,
}

/// The rulebooks of a game in the order of [`Locale::ALL`].
macro_rules! rulebooks {
    ($game:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/en.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/it.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/fr.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/de.md")),
        ]
    };
}

pub(crate) use rulebooks;

/// The books of all titles in all languages, read once.
type Books = [[OnceLock<Rulebook>; Locale::ALL.len()]; Title::ALL.len()];

/// Empty cells for all books.
const fn unread() -> Books {
    [const { [const { OnceLock::new() }; Locale::ALL.len()] }; Title::ALL.len()]
}

/// Returns the rulebook of a game in a language with the standard component figures, parsed once.
///
/// # Panics
/// If the rulebook has a syntax error: rulebooks are part of the program.
#[must_use]
pub fn book(title: Title, locale: Locale) -> &'static Rulebook {
    static BOOKS: Books = unread();
    let components = with_game!(title, G => G::standard_components());
    BOOKS[title as usize][locale as usize].get_or_init(|| book_with_components(title, locale, components))
}

/// Returns the rulebook of a game in a language with the figures and names of a component set.
///
/// # Panics
/// If the rulebook has a syntax error: rulebooks are part of the program.
#[must_use]
pub fn book_with_components(title: Title, locale: Locale, components: &ComponentSet) -> Rulebook {
    template(title, locale).filled(locale, components)
}

/// Returns the rulebook of a game as it is written, with placeholders.
fn template(title: Title, locale: Locale) -> &'static Rulebook {
    static TEMPLATES: Books = unread();
    let texts = with_game!(title, G => G::RULEBOOKS);
    TEMPLATES[title as usize][locale as usize].get_or_init(|| {
        let book = Rulebook::read(texts[locale as usize]);
        book.unwrap_or_else(|error| panic!("the rulebook of {title} in {locale}: {error}"))
    })
}

impl Rulebook {
    /// Returns the paragraph with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Paragraph> {
        self.paragraphs().find(|paragraph| paragraph.id == id)
    }

    /// Returns the chapter with this id.
    #[must_use]
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }

    /// Returns all paragraphs.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.chapters.iter().flat_map(|chapter| &chapter.paragraphs)
    }

    /// Returns the book with its placeholders filled.
    fn filled(&self, locale: Locale, components: &ComponentSet) -> Rulebook {
        let mut book = self.clone();
        let paragraphs = book.chapters.iter_mut().flat_map(|chapter| &mut chapter.paragraphs);
        let texts = std::iter::once(&mut book.about).chain(paragraphs.map(|paragraph| &mut paragraph.text));
        texts.for_each(|text| *text = placeholder::fill(messages(locale), components, text));
        book
    }

    fn read(text: &str) -> Result<Rulebook, String> {
        let mut book = Rulebook { title: String::new(), about: String::new(), chapters: Vec::new() };
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("### ") {
                let chapter =
                    book.chapters.last_mut().ok_or("a paragraph stands before the first chapter")?;
                chapter.begin(heading)?;
            } else if let Some(heading) = line.strip_prefix("## ") {
                let number = book.chapters.len() + 1;
                let (title, id, mark) = heading_of(heading)?;
                if !mark.is_empty() {
                    return Err(format!("a chapter has no mark: {heading}"));
                }
                book.chapters.push(Chapter {
                    number,
                    id: id.into(),
                    title: title.into(),
                    paragraphs: Vec::new(),
                });
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title.trim().into();
            } else {
                let place = match book.chapters.last_mut() {
                    None => &mut book.about,
                    Some(chapter) => match chapter.paragraphs.last_mut() {
                        Some(paragraph) => &mut paragraph.text,
                        None if line.trim().is_empty() => continue,
                        None => return Err(format!("text before the first paragraph of a chapter: {line}")),
                    },
                };
                place.push_str(line);
                place.push('\n');
            }
        }
        book.trim();
        references::number(&mut book)?;
        Ok(book)
    }

    fn trim(&mut self) {
        self.about = self.about.trim().into();
        let paragraphs = self.chapters.iter_mut().flat_map(|chapter| &mut chapter.paragraphs);
        paragraphs.for_each(|paragraph| paragraph.text = paragraph.text.trim().into());
    }
}

impl Chapter {
    fn begin(&mut self, heading: &str) -> Result<(), String> {
        let (title, id, mark) = heading_of(heading)?;
        if id.split_once('.').is_none_or(|(chapter, _)| chapter != self.id) {
            return Err(format!("the id of a paragraph begins with that of its chapter: {heading}"));
        }
        if !["", "aside"].contains(&mark) {
            return Err(format!("a paragraph has no mark but 'aside': {heading}"));
        }
        self.paragraphs.push(Paragraph {
            number: format!("{}.{}", self.number, self.paragraphs.len() + 1),
            id: id.into(),
            title: title.into(),
            is_rule: mark.is_empty(),
            text: String::new(),
        });
        Ok(())
    }
}

/// Returns the title, id and mark of `Title {id} mark`.
fn heading_of(heading: &str) -> Result<(&str, &str, &str), String> {
    let parts = heading.split_once('{').and_then(|(title, rest)| {
        let (id, mark) = rest.split_once('}')?;
        Some((title.trim(), id.trim(), mark.trim()))
    });
    parts.ok_or_else(|| format!("a heading has an id in braces: {heading}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_has_numbered_paragraphs() {
        let book = Rulebook::read("# Chess\n\nOld.\n\n## Moves {moves}\n\n### King {moves.king}\n\nOne step.\n\n### Why {moves.why} aside\nSo.\n").unwrap();
        assert_eq!((book.title.as_str(), book.about.as_str()), ("Chess", "Old."));
        let why = book.find("moves.why").unwrap();
        assert_eq!((why.number.as_str(), why.text.as_str(), why.is_rule), ("1.2", "So.", false));
        assert!(book.find("moves.king").unwrap().is_rule);
    }

    #[test]
    fn a_book_that_is_not_written_as_it_should_be_is_refused() {
        assert!(Rulebook::read("## Moves\n").is_err());
        assert!(Rulebook::read("### King {moves.king}\n").is_err());
        assert!(Rulebook::read("## Moves {moves}\n### King {other.king}\n").is_err());
        assert!(Rulebook::read("## Moves {moves}\n### King {moves.king} maybe\n").is_err());
        assert!(Rulebook::read("## Moves {moves}\nText.\n").is_err());
    }
}
