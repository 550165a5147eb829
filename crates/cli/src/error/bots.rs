//! Errors of bots.

use bots::eval::WeightsError;
use bots::titles::kingsburg::balance::{CardSet, StudyError};
use bots::train::CheckpointError;
use bots::{BotSpecError, Level, ParseBudgetError};
use i18n::{MessageBuilder, MessageContext, Messages, error_text};
use std::error::Error;

/// The message of an error of bots; `None` for other errors.
pub(super) fn message_of(messages: &'static Messages, cause: &(dyn Error + 'static)) -> Option<String> {
    let msg = MessageContext::new(messages, &[]);
    if let Some(bad) = cause.downcast_ref::<BotSpecError>() {
        Some(no_such_bot(&msg, bad))
    } else if let Some(bad) = cause.downcast_ref::<WeightsError>() {
        Some(weights(&msg, bad))
    } else if let Some(bad) = cause.downcast_ref::<CheckpointError>() {
        Some(checkpoint(&msg, bad))
    } else {
        cause.downcast_ref::<StudyError>().map(|bad| study(&msg, bad))
    }
}

fn no_such_bot(msg: &MessageContext<'_>, bad: &BotSpecError) -> String {
    match bad {
        BotSpecError::Level(name) => {
            let levels = Level::ALL.map(|level| described(msg, level)).join(", ");
            msg.format("tool-bad-bot").text("name", name.as_str()).text("possible", levels).build()
        }
        BotSpecError::Budget(ParseBudgetError(text)) => {
            msg.format("tool-bad-budget").text("text", text.as_str()).build()
        }
        BotSpecError::NoBudget(bot) => msg.format("tool-bad-thoughtless").text("bot", *bot).build(),
    }
}

fn described(msg: &MessageContext<'_>, level: Level) -> String {
    let about = msg.text(&format!("tool-level-{}", level.name()));
    msg.format("tool-level").text("name", level.name()).text("about", about).build()
}

fn weights(msg: &MessageContext<'_>, bad: &WeightsError) -> String {
    let numbers = |sentence: MessageBuilder<'_>, found: &dyn ToString, expected: &dyn ToString| {
        sentence.text("found", found.to_string()).text("expected", expected.to_string()).build()
    };
    match bad {
        WeightsError::UnknownFormat => msg.text("tool-bad-foreign"),
        WeightsError::Features { found, expected } => numbers(msg.format("tool-bad-shape"), found, expected),
        WeightsError::ActionFeatures { found, expected } => {
            numbers(msg.format("tool-bad-traits"), found, expected)
        }
        WeightsError::NotFinite => msg.text("tool-bad-no-number"),
        WeightsError::Length { found, expected } => numbers(msg.format("tool-bad-length"), found, expected),
    }
}

fn checkpoint(msg: &MessageContext<'_>, bad: &CheckpointError) -> String {
    match bad {
        CheckpointError::UnknownFormat => msg.text("tool-bad-foreign-course"),
        CheckpointError::Weights(bad) => weights(msg, bad),
    }
}

fn study(msg: &MessageContext<'_>, bad: &StudyError) -> String {
    match bad {
        StudyError::Config(bad) => error_text::config(msg.messages(), bad),
        StudyError::NoCards => {
            let sets = CardSet::ALL.map(CardSet::name).join(", ");
            msg.format("tool-bad-module").text("possible", sets).build()
        }
        StudyError::Bots { bots, seats } => {
            let sentence = msg.format("tool-bad-company").text("bots", bots.to_string());
            sentence.text("seats", seats.to_string()).build()
        }
    }
}
