//! Errors with messages in the user's language.

mod bots;

use crate::LocaleContext;
use games::fair_dice::ProofError;
use games::{ConfigError, RecordError};
use i18n::{Locale, MessageContext, Messages, error_text};
use std::error::Error;
use std::fmt;

/// An error: a message with its arguments, and the cause.
#[derive(Debug)]
pub(crate) struct CliError {
    id: &'static str,
    args: Vec<(&'static str, String)>,
    cause: Option<Box<dyn Error + Send + Sync>>,
}

impl CliError {
    /// The message with this id.
    pub(crate) fn new(id: &'static str) -> CliError {
        CliError { id, args: Vec::new(), cause: None }
    }

    /// Adds an argument.
    pub(crate) fn with(mut self, key: &'static str, value: impl fmt::Display) -> CliError {
        self.args.push((key, value.to_string()));
        self
    }

    /// Adds the cause, whose message follows.
    pub(crate) fn caused_by(mut self, cause: impl Error + Send + Sync + 'static) -> CliError {
        self.cause = Some(Box::new(cause));
        self
    }

    /// The message in a language.
    fn message(&self, messages: &'static Messages) -> String {
        let sentence = MessageContext::new(messages, &[]).format(self.id);
        self.args.iter().fold(sentence, |sentence, (key, value)| sentence.text(key, value.as_str())).build()
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(i18n::messages(Locale::English)))
    }
}

impl Error for CliError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.cause {
            Some(cause) => Some(&**cause),
            None => None,
        }
    }
}

/// The messages of an error and all its causes.
pub(crate) fn to_message(ctx: LocaleContext, error: &anyhow::Error) -> String {
    let causes = error.chain().map(|cause| message_of(ctx.messages(), cause));
    causes.collect::<Vec<_>>().join(" ")
}

fn message_of(messages: &'static Messages, cause: &(dyn Error + 'static)) -> String {
    if let Some(error) = cause.downcast_ref::<CliError>() {
        error.message(messages)
    } else if let Some(bad) = cause.downcast_ref::<ConfigError>() {
        error_text::config(messages, bad)
    } else if let Some(flaw) = cause.downcast_ref::<RecordError>() {
        error_text::record(messages, flaw)
    } else if let Some(bad) = cause.downcast_ref::<ProofError>() {
        error_text::proof(messages, bad)
    } else {
        bots::message_of(messages, cause).unwrap_or_else(|| cause.to_string())
    }
}
