//! Errors of bots.

use bots::eval::WeightsError;
use bots::titles::kingsburg::balance::{BadStudy, Deck};
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
        cause.downcast_ref::<BadStudy>().map(|bad| study(&msg, bad))
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
    let about = msg.text(&format!("tool-level-{}", level.word()));
    msg.format("tool-level").text("name", level.word()).text("about", about).build()
}

fn weights(msg: &MessageContext<'_>, bad: &WeightsError) -> String {
    let numbers = |sentence: MessageBuilder<'_>, found: &dyn ToString, expected: &dyn ToString| {
        sentence.text("found", found.to_string()).text("expected", expected.to_string()).build()
    };
    match bad {
        WeightsError::Foreign => msg.text("tool-bad-foreign"),
        WeightsError::Shape { found, expected } => numbers(msg.format("tool-bad-shape"), found, expected),
        WeightsError::Traits { found, expected } => numbers(msg.format("tool-bad-traits"), found, expected),
        WeightsError::NoNumber => msg.text("tool-bad-no-number"),
        WeightsError::Length { found, expected } => numbers(msg.format("tool-bad-length"), found, expected),
    }
}

fn checkpoint(msg: &MessageContext<'_>, bad: &CheckpointError) -> String {
    match bad {
        CheckpointError::Foreign => msg.text("tool-bad-foreign-course"),
        CheckpointError::Weights(bad) => weights(msg, bad),
    }
}

fn study(msg: &MessageContext<'_>, bad: &BadStudy) -> String {
    match bad {
        BadStudy::Config(bad) => error_text::config(msg.messages(), bad),
        BadStudy::NoCards => {
            let decks = Deck::ALL.map(Deck::word).join(", ");
            msg.format("tool-bad-module").text("possible", decks).build()
        }
        BadStudy::Bots { bots, seats } => {
            let sentence = msg.format("tool-bad-company").text("bots", bots.to_string());
            sentence.text("seats", seats.to_string()).build()
        }
    }
}
