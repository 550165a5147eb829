//! What is wrong with component figures, in words.

use crate::words::Words;
use crate::{Teller, voice};
use table::components::{Complaint, Found, Misfit, Wanted};

/// What is wrong with a component file, as the end of a sentence.
pub(super) fn complaint(words: &'static Words, complaint: &Complaint) -> String {
    let tell = Teller::new(words, &[]);
    let sentence = match complaint {
        Complaint::Toml(why) => tell.tell("ht-figures-toml").text("why", why.as_str()),
        Complaint::Unknown { word, possible } => {
            tell.tell("ht-figures-unknown").text("word", word.as_str()).text("possible", possible.as_str())
        }
        Complaint::Missing { key } => tell.tell("ht-figures-missing").text("key", key.as_str()),
        Complaint::Wrong { found: stands, wanted: due } => tell
            .tell("ht-figures-wrong")
            .text("found", found(words, stands))
            .text("wanted", wanted(words, *due)),
        Complaint::Misfit(why) => return misfit(words, why),
    };
    sentence.end()
}

/// What is wrong with a component figure, as a sentence.
#[must_use]
pub fn component_reason(words: &'static Words, reason: &Complaint) -> String {
    let reason = complaint(words, reason);
    let mut letters = reason.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

/// Why there is no game with some figures, as the end of a sentence.
pub(super) fn misfit(words: &'static Words, misfit: &Misfit) -> String {
    let id = format!("{}-misfit-{}", voice(misfit.game).prefix(), misfit.code);
    let sentence = Teller::new(words, &[]).tell(&id);
    misfit.about.iter().fold(sentence, |sentence, (name, value)| sentence.text(name, value.as_str())).end()
}

fn found(words: &Words, found: &Found) -> String {
    match found {
        Found::Value(value) => value.clone(),
        Found::List => words.say("ht-figures-list"),
        Found::Table => words.say("ht-figures-table"),
    }
}

fn wanted(words: &Words, wanted: Wanted) -> String {
    words.say(match wanted {
        Wanted::Byte => "ht-figures-byte",
        Wanted::SignedByte => "ht-figures-signed-byte",
        Wanted::Number => "ht-figures-number",
        Wanted::Text => "ht-figures-text",
        Wanted::List => "ht-figures-list",
        Wanted::Table => "ht-figures-table",
    })
}
