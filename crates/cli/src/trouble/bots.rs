//! What goes wrong with bots.

use bots::eval::WeightsError;
use bots::games::kingsburg::balance::{BadStudy, Deck};
use bots::train::CheckpointError;
use bots::{BotSpecError, Level, ParseBudgetError};
use lang::{Sentence, Teller, Words, error};
use std::error::Error;

/// An error of the bots in words; nothing if it is another.
pub(super) fn explain(words: &'static Words, cause: &(dyn Error + 'static)) -> Option<String> {
    let tell = Teller::new(words, &[]);
    if let Some(bad) = cause.downcast_ref::<BotSpecError>() {
        Some(no_such_bot(&tell, bad))
    } else if let Some(bad) = cause.downcast_ref::<WeightsError>() {
        Some(weights(&tell, bad))
    } else if let Some(bad) = cause.downcast_ref::<CheckpointError>() {
        Some(checkpoint(&tell, bad))
    } else {
        cause.downcast_ref::<BadStudy>().map(|bad| study(&tell, bad))
    }
}

fn no_such_bot(tell: &Teller<'_>, bad: &BotSpecError) -> String {
    match bad {
        BotSpecError::Level(name) => {
            let levels = Level::ALL.map(|level| described(tell, level)).join(", ");
            tell.tell("tool-bad-bot").text("name", name.as_str()).text("possible", levels).end()
        }
        BotSpecError::Budget(ParseBudgetError(text)) => {
            tell.tell("tool-bad-budget").text("text", text.as_str()).end()
        }
        BotSpecError::NoBudget(bot) => tell.tell("tool-bad-thoughtless").text("bot", *bot).end(),
    }
}

fn described(tell: &Teller<'_>, level: Level) -> String {
    let about = tell.say(&format!("tool-level-{}", level.word()));
    tell.tell("tool-level").text("name", level.word()).text("about", about).end()
}

fn weights(tell: &Teller<'_>, bad: &WeightsError) -> String {
    let numbers = |sentence: Sentence<'_>, found: &dyn ToString, expected: &dyn ToString| {
        sentence.text("found", found.to_string()).text("expected", expected.to_string()).end()
    };
    match bad {
        WeightsError::Foreign => tell.say("tool-bad-foreign"),
        WeightsError::Shape { found, expected } => numbers(tell.tell("tool-bad-shape"), found, expected),
        WeightsError::Traits { found, expected } => numbers(tell.tell("tool-bad-traits"), found, expected),
        WeightsError::NoNumber => tell.say("tool-bad-no-number"),
        WeightsError::Length { found, expected } => numbers(tell.tell("tool-bad-length"), found, expected),
    }
}

fn checkpoint(tell: &Teller<'_>, bad: &CheckpointError) -> String {
    match bad {
        CheckpointError::Foreign => tell.say("tool-bad-foreign-course"),
        CheckpointError::Weights(bad) => weights(tell, bad),
    }
}

fn study(tell: &Teller<'_>, bad: &BadStudy) -> String {
    match bad {
        BadStudy::SetUp(bad) => error::set_up(tell.words(), bad),
        BadStudy::NoCards => {
            let decks = Deck::ALL.map(Deck::word).join(", ");
            tell.tell("tool-bad-module").text("possible", decks).end()
        }
        BadStudy::Bots { bots, seats } => {
            let sentence = tell.tell("tool-bad-company").text("bots", bots.to_string());
            sentence.text("seats", seats.to_string()).end()
        }
    }
}
