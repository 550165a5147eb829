//! What goes wrong, to be told in the user's language.

mod bots;

use crate::Speech;
use games::fair_dice::ProofError;
use games::{ConfigError, RecordError};
use i18n::{Locale, MessageContext, Messages, error_text, messages};
use std::error::Error;
use std::fmt;

/// Something that went wrong: a message with what it is filled with.
#[derive(Debug)]
pub(crate) struct Trouble {
    id: &'static str,
    args: Vec<(&'static str, String)>,
    cause: Option<Box<dyn Error + Send + Sync>>,
}

impl Trouble {
    /// The message with this id.
    pub(crate) fn new(id: &'static str) -> Trouble {
        Trouble { id, args: Vec::new(), cause: None }
    }

    /// Fills something in.
    pub(crate) fn with(mut self, key: &'static str, value: impl fmt::Display) -> Trouble {
        self.args.push((key, value.to_string()));
        self
    }

    /// Says what it comes from; that is told after it.
    pub(crate) fn because(mut self, cause: impl Error + Send + Sync + 'static) -> Trouble {
        self.cause = Some(Box::new(cause));
        self
    }

    fn tell(&self, words: &'static Messages) -> String {
        let sentence = MessageContext::new(words, &[]).format(self.id);
        self.args.iter().fold(sentence, |sentence, (key, value)| sentence.text(key, value.as_str())).build()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(messages(Locale::English)))
    }
}

impl Error for Trouble {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.cause {
            Some(cause) => Some(&**cause),
            None => None,
        }
    }
}

/// An error and all its causes, in words.
pub(crate) fn explain(speech: Speech, error: &anyhow::Error) -> String {
    let causes = error.chain().map(|cause| explain_one(speech.words(), cause));
    causes.collect::<Vec<_>>().join(" ")
}

fn explain_one(words: &'static Messages, cause: &(dyn Error + 'static)) -> String {
    if let Some(trouble) = cause.downcast_ref::<Trouble>() {
        trouble.tell(words)
    } else if let Some(bad) = cause.downcast_ref::<ConfigError>() {
        error_text::config(words, bad)
    } else if let Some(flaw) = cause.downcast_ref::<RecordError>() {
        error_text::record(words, flaw)
    } else if let Some(bad) = cause.downcast_ref::<ProofError>() {
        error_text::proof(words, bad)
    } else {
        bots::explain(words, cause).unwrap_or_else(|| cause.to_string())
    }
}
