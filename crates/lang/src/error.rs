//! What went wrong, in words.

mod figures;

pub use figures::component_reason;

use crate::words::Words;
use crate::{Teller, voice};
use table::fair::BadProof;
use table::{BadHeader, BadSetUp, Flaw, Refusal, Title};

/// Why something was refused at a table of this game.
#[must_use]
pub fn refusal(words: &'static Words, title: Title, refusal: &Refusal) -> String {
    let voice = voice(title);
    match refusal.expected {
        None => words.say(&format!("{}-reason-{}", voice.prefix(), refusal.code)),
        Some(code) => {
            let tell = Teller::new(words, &[]);
            tell.tell("ht-bad-unreadable").text("expected", readable(words, voice.prefix(), code)).end()
        }
    }
}

/// What could have been read, by the code of the game's notation or, where it has none such, of the house's.
fn readable(words: &Words, prefix: &str, code: &str) -> String {
    let own = format!("{prefix}-expected-{code}");
    if words.has(&own) { words.say(&own) } else { words.say(&format!("ht-expected-{code}")) }
}

/// Why a table cannot be set up.
#[must_use]
pub fn set_up(words: &'static Words, bad: &BadSetUp) -> String {
    let tell = Teller::new(words, &[]);
    let sentence = match bad {
        BadSetUp::UnknownGame { name, possible } => {
            tell.tell("ht-bad-game").text("name", name.as_str()).text("possible", possible.as_str())
        }
        BadSetUp::NoValue { word } => tell.tell("ht-bad-no-value").text("word", word.as_str()),
        BadSetUp::Twice { key } => tell.tell("ht-bad-twice").text("key", key.as_str()),
        BadSetUp::UnknownOption { key, possible } => {
            tell.tell("ht-bad-option").text("key", key.as_str()).text("possible", possible.as_str())
        }
        BadSetUp::BadValue { key, value, possible } => {
            let sentence = tell.tell("ht-bad-value").text("key", key.as_str()).text("value", value.as_str());
            sentence.text("possible", possible.as_str())
        }
        BadSetUp::Seats { title, least, most, seats } => {
            let sentence = tell.tell("ht-bad-seats").text("title", *title).count("least", *least);
            sentence.count("most", *most).count("seats", *seats)
        }
        BadSetUp::NobodyThere { key, seats } => {
            tell.tell("ht-bad-nobody").text("key", *key).count("seats", *seats)
        }
        BadSetUp::AdviserIsDealt => tell.tell("ht-bad-adviser"),
        BadSetUp::VariantWithoutModule => tell.tell("ht-bad-variant"),
        BadSetUp::OtherRules { game, found, known } => {
            let sentence = tell.tell("ht-bad-rules").text("game", game.id());
            sentence.text("found", found.to_string()).text("known", known.to_string())
        }
        BadSetUp::OtherFigures { found, known } => {
            tell.tell("ht-bad-figures").text("found", found.as_str()).text("known", known.as_str())
        }
        BadSetUp::Components(bad) => {
            let sentence = tell.tell("ht-bad-components").text("line", bad.line.to_string());
            sentence.text("why", figures::complaint(words, &bad.reason))
        }
        BadSetUp::Misfit(why) => tell.tell("ht-bad-other").text("why", figures::misfit(words, why)),
    };
    sentence.end()
}

/// What is wrong with a record.
#[must_use]
pub fn flaw(words: &'static Words, flaw: &Flaw) -> String {
    let tell = Teller::new(words, &[]);
    let sentence = match flaw {
        Flaw::Empty => tell.tell("ht-bad-empty"),
        Flaw::Header { line, reason } => {
            tell.tell("ht-bad-header").text("line", line.to_string()).text("why", header(words, reason))
        }
        Flaw::SetUp { line, reason } => {
            tell.tell("ht-bad-header").text("line", line.to_string()).text("why", set_up(words, reason))
        }
        Flaw::Entry { game, line, entry, refusal: why, expected } => {
            let sentence = tell.tell("ht-bad-entry").text("line", line.to_string());
            let sentence = sentence.text("entry", entry.as_str()).text("why", refusal(words, *game, why));
            sentence.text("expected", crate::expected(words, expected))
        }
    };
    sentence.end()
}

/// What is wrong with what a record says of its luck.
#[must_use]
pub fn proof(words: &'static Words, bad: &BadProof) -> String {
    let tell = Teller::new(words, &[]);
    let sentence = match bad {
        BadProof::Missing { key } => tell.tell("ht-bad-proof-missing").text("key", *key),
        BadProof::Twice { line, key } => {
            tell.tell("ht-bad-proof-twice").text("line", line.to_string()).text("key", *key)
        }
        BadProof::NoHex { line, key, value } => {
            let sentence = tell.tell("ht-bad-proof-hex").text("line", line.to_string()).text("key", *key);
            sentence.text("value", value.as_str())
        }
        BadProof::NoWords { line, value } => {
            tell.tell("ht-bad-proof-words").text("line", line.to_string()).text("value", value.as_str())
        }
        BadProof::WordsPerSeat { words, seats } => {
            let sentence = tell.tell("ht-bad-proof-seats").text("words", words.to_string());
            sentence.text("seats", seats.to_string())
        }
        BadProof::NoNumbers { line, value } => {
            tell.tell("ht-bad-proof-spent").text("line", line.to_string()).text("value", value.as_str())
        }
    };
    sentence.end()
}

fn header(words: &'static Words, bad: &BadHeader) -> String {
    let tell = Teller::new(words, &[]);
    let sentence = match bad {
        BadHeader::Game(reason) => tell.tell("ht-bad-header-game").text("why", set_up(words, reason)),
        BadHeader::Option(reason) => return set_up(words, reason),
        BadHeader::Missing { key } => tell.tell("ht-bad-header-missing").text("key", *key),
        BadHeader::NoNumber { key, value } => {
            tell.tell("ht-bad-header-number").text("key", *key).text("value", value.as_str())
        }
        BadHeader::TooMany { seats } => tell.tell("ht-bad-header-seats").text("seats", seats.to_string()),
    };
    sentence.end()
}
