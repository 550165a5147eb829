//! Errors of component figures as text.

use crate::messages::Messages;
use crate::{MessageContext, game_text};
use games::components::{ExpectedType, FileProblem, FoundType, InvalidFigures};

/// Returns the text of an invalid component file, as the end of a sentence.
pub(super) fn file_problem(words: &'static Messages, complaint: &FileProblem) -> String {
    let msg = MessageContext::new(words, &[]);
    let sentence = match complaint {
        FileProblem::Toml(why) => msg.format("ht-figures-toml").text("why", why.as_str()),
        FileProblem::Unknown { word, possible } => {
            msg.format("ht-figures-unknown").text("word", word.as_str()).text("possible", possible.as_str())
        }
        FileProblem::Missing { key } => msg.format("ht-figures-missing").text("key", key.as_str()),
        FileProblem::Wrong { found: stands, wanted: due } => msg
            .format("ht-figures-wrong")
            .text("found", found(words, stands))
            .text("wanted", wanted(words, *due)),
        FileProblem::InvalidFigures(why) => return invalid_figures(words, why),
    };
    sentence.build()
}

/// Returns the text of an invalid component figure, as a sentence.
#[must_use]
pub fn component_reason(words: &'static Messages, reason: &FileProblem) -> String {
    let reason = file_problem(words, reason);
    let mut letters = reason.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

/// Returns the reason why figures are invalid, as the end of a sentence.
pub(super) fn invalid_figures(words: &'static Messages, misfit: &InvalidFigures) -> String {
    let id = format!("{}-misfit-{}", game_text(misfit.game).prefix(), misfit.code);
    let sentence = MessageContext::new(words, &[]).format(&id);
    misfit.about.iter().fold(sentence, |sentence, (name, value)| sentence.text(name, value.as_str())).build()
}

fn found(words: &Messages, found: &FoundType) -> String {
    match found {
        FoundType::Value(value) => value.clone(),
        FoundType::List => words.get("ht-figures-list"),
        FoundType::Table => words.get("ht-figures-table"),
    }
}

fn wanted(words: &Messages, wanted: ExpectedType) -> String {
    words.get(match wanted {
        ExpectedType::Byte => "ht-figures-byte",
        ExpectedType::SignedByte => "ht-figures-signed-byte",
        ExpectedType::Number => "ht-figures-number",
        ExpectedType::Text => "ht-figures-text",
        ExpectedType::List => "ht-figures-list",
        ExpectedType::Table => "ht-figures-table",
    })
}
