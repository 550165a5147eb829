//! Errors as text.

mod figures;

pub use figures::component_reason;

use crate::messages::Messages;
use crate::{MessageContext, game_text};
use games::fair_dice::ProofError;
use games::{ConfigError, HeaderError, RecordError, Rejection, Title};

/// Returns the reason of a rejected action in a game of this title. Cards have the names of the component set of the context.
#[must_use]
pub fn rejection(msg: &MessageContext<'_>, title: Title, rejection: &Rejection) -> String {
    let prefix = game_text(title).prefix();
    match rejection.expected {
        None => msg.text(&format!("{prefix}-reason-{}", rejection.code)),
        Some(code) => {
            msg.format("ht-bad-unreadable").text("expected", readable(msg.messages(), prefix, code)).build()
        }
    }
}

/// Returns the expected input as text, by its code in the notation of the game or in that of records.
fn readable(words: &Messages, prefix: &str, code: &str) -> String {
    let own = format!("{prefix}-expected-{code}");
    if words.contains(&own) { words.get(&own) } else { words.get(&format!("ht-expected-{code}")) }
}

/// Returns the text of an invalid configuration.
#[must_use]
pub fn config(words: &'static Messages, bad: &ConfigError) -> String {
    let msg = MessageContext::new(words, &[]);
    let sentence = match bad {
        ConfigError::UnknownGame { name, possible } => {
            msg.format("ht-bad-game").text("name", name.as_str()).text("possible", possible.as_str())
        }
        ConfigError::NoValue { word } => msg.format("ht-bad-no-value").text("word", word.as_str()),
        ConfigError::Twice { key } => msg.format("ht-bad-twice").text("key", key.as_str()),
        ConfigError::UnknownOption { key, possible } => {
            msg.format("ht-bad-option").text("key", key.as_str()).text("possible", possible.as_str())
        }
        ConfigError::BadValue { key, value, possible } => {
            let sentence = msg.format("ht-bad-value").text("key", key.as_str()).text("value", value.as_str());
            sentence.text("possible", possible.as_str())
        }
        ConfigError::Seats { title, least, most, seats } => {
            let sentence = msg.format("ht-bad-seats").text("title", *title).count("least", *least);
            sentence.count("most", *most).count("seats", *seats)
        }
        ConfigError::NobodyThere { key, seats } => {
            msg.format("ht-bad-nobody").text("key", *key).count("seats", *seats)
        }
        ConfigError::AdviserIsDealt => msg.format("ht-bad-adviser"),
        ConfigError::VariantWithoutModule => msg.format("ht-bad-variant"),
        ConfigError::OtherRules { game, found, known } => {
            let sentence = msg.format("ht-bad-rules").text("game", game.id());
            sentence.text("found", found.to_string()).text("known", known.to_string())
        }
        ConfigError::OtherFigures { found, known } => {
            msg.format("ht-bad-figures").text("found", found.as_str()).text("known", known.as_str())
        }
        ConfigError::Components(bad) => {
            let sentence = msg.format("ht-bad-components").text("line", bad.line.to_string());
            sentence.text("why", figures::file_problem(words, &bad.reason))
        }
        ConfigError::InvalidFigures(why) => {
            msg.format("ht-bad-other").text("why", figures::invalid_figures(words, why))
        }
    };
    sentence.build()
}

/// Returns an error of a record.
#[must_use]
pub fn record(words: &'static Messages, flaw: &RecordError) -> String {
    let msg = MessageContext::new(words, &[]);
    let sentence = match flaw {
        RecordError::Empty => msg.format("ht-bad-empty"),
        RecordError::Header { line, reason } => {
            msg.format("ht-bad-header").text("line", line.to_string()).text("why", header(words, reason))
        }
        RecordError::Config { line, reason } => {
            msg.format("ht-bad-header").text("line", line.to_string()).text("why", config(words, reason))
        }
        RecordError::Entry { game, components, line, entry, rejection: why, expected } => {
            let why = rejection(&msg.with_components(components), *game, why);
            let sentence = msg.format("ht-bad-entry").text("line", line.to_string());
            let sentence = sentence.text("entry", entry.as_str()).text("why", why);
            sentence.text("expected", crate::expected_text(words, expected))
        }
    };
    sentence.build()
}

/// Returns the text of an invalid fairness proof.
#[must_use]
pub fn proof(words: &'static Messages, bad: &ProofError) -> String {
    let msg = MessageContext::new(words, &[]);
    let sentence = match bad {
        ProofError::Missing { key } => msg.format("ht-bad-proof-missing").text("key", *key),
        ProofError::Twice { line, key } => {
            msg.format("ht-bad-proof-twice").text("line", line.to_string()).text("key", *key)
        }
        ProofError::NoHex { line, key, value } => {
            let sentence = msg.format("ht-bad-proof-hex").text("line", line.to_string()).text("key", *key);
            sentence.text("value", value.as_str())
        }
        ProofError::NoWords { line, value } => {
            msg.format("ht-bad-proof-words").text("line", line.to_string()).text("value", value.as_str())
        }
        ProofError::WordsPerSeat { words, seats } => {
            let sentence = msg.format("ht-bad-proof-seats").text("words", words.to_string());
            sentence.text("seats", seats.to_string())
        }
        ProofError::NoNumbers { line, value } => {
            msg.format("ht-bad-proof-spent").text("line", line.to_string()).text("value", value.as_str())
        }
    };
    sentence.build()
}

fn header(words: &'static Messages, bad: &HeaderError) -> String {
    let msg = MessageContext::new(words, &[]);
    let sentence = match bad {
        HeaderError::Game(reason) => msg.format("ht-bad-header-game").text("why", config(words, reason)),
        HeaderError::Option(reason) => return config(words, reason),
        HeaderError::Missing { key } => msg.format("ht-bad-header-missing").text("key", *key),
        HeaderError::NoNumber { key, value } => {
            msg.format("ht-bad-header-number").text("key", *key).text("value", value.as_str())
        }
        HeaderError::TooMany { seats } => msg.format("ht-bad-header-seats").text("seats", seats.to_string()),
    };
    sentence.build()
}
