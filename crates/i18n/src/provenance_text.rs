//! The provenance of component figures as text.

use crate::{Messages, game_text};
use games::Title;
use games::components::{Provenance, Source};

/// The provenance of some component figures in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenanceText {
    /// The figures, such as `Privilege tiles`.
    pub figures: String,
    /// The kind of source, such as `from the rulebook`.
    pub source: String,
    /// What is known about the source; empty if there is nothing to add.
    pub note: String,
}

/// Returns the text for an entry of the standard component file of a game.
#[must_use]
pub fn provenance_text(messages: &Messages, title: Title, provenance: &Provenance) -> ProvenanceText {
    let id = format!("{}-provenance-{}", game_text(title).prefix(), provenance.id);
    let note = format!("{id}.note");
    ProvenanceText {
        figures: messages.get(&id),
        source: messages.get(source_id(provenance.source)),
        note: if messages.contains(&note) { messages.get(&note) } else { String::new() },
    }
}

impl ProvenanceText {
    /// Returns the text in one line: figures, source and note.
    #[must_use]
    pub fn line(&self) -> String {
        let note = if self.note.is_empty() { String::new() } else { format!(" – {}", self.note) };
        format!("{}: {}{note}", self.figures, self.source)
    }
}

fn source_id(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "web-figures-source-rulebook",
        Source::Published => "web-figures-source-published",
        Source::Reconstructed => "web-figures-source-reconstructed",
    }
}
