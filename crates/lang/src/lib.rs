//! The words of High Table: everything that it says to people, in English, Italian, French and German.
//!
//! The rules are silent: they name questions, events and reasons. Here each of them has a message in every language
//! ([`Words`]), each game a rulebook with numbered paragraphs ([`Book`]), and a table a face in plain text for one eye
//! ([`Voice`]): terminal, page, screen reader and tests show the same.

mod book;
mod draw;
pub mod error;
mod expected;
mod figure_label;
mod figures;
mod games;
mod guide;
mod plain;
mod projection;
mod sheet;
mod spoken;
mod tell;
mod tongue;
mod verdict;
mod voice;
mod why;
mod words;

pub use book::{Book, Chapter, Paragraph, book, book_with_components};
pub use expected::expected;
pub use figure_label::FigureLabel;
pub use figures::STAR;
pub use games::kingsburg::names::text as kingsburg_text;
pub use games::kingsburg::used as kingsburg_used;
pub use games::verraeter::strength as verraeter_strength;
pub use guide::Lesson;
pub use plain::{COLUMNS, plain};
pub use projection::{Projection, list};
pub use sheet::{Section, wrap};
pub use spoken::Spoken;
pub use tell::{Sentence, Teller};
pub use tongue::{NoSuchTongue, Tongue};
pub use verdict::verdict;
pub use voice::{Choice, Question, Refused, Voice, of, view, voice};
pub use why::why;
pub use words::{Words, words};
