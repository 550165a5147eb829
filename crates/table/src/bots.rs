//! Who plays when no person does.

use crate::settings::quotable;
use engine::{Actions, Dice};
use thiserror::Error;

/// A bot, by its level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Random but legal: every choice is equally likely.
    Page,
}

impl Bot {
    /// All of them.
    pub const ALL: &'static [Bot] = &[Bot::Page];

    /// Its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Bot::Page => "page",
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Bot::Page => "random but legal",
        }
    }

    /// The bot with this name.
    pub fn find(name: &str) -> Result<Bot, NoSuchBot> {
        let found = Bot::ALL.iter().copied().find(|bot| bot.word() == name);
        found.ok_or_else(|| NoSuchBot {
            name: quotable(name),
            possible: Bot::ALL
                .iter()
                .map(|bot| format!("{} ({})", bot.word(), bot.about()))
                .collect::<Vec<_>>()
                .join(", "),
        })
    }

    /// What it plays; there is always something to choose.
    #[inline]
    pub fn choose<A: Copy>(self, legal: &Actions<A>, dice: &mut impl Dice) -> A {
        match self {
            Bot::Page => legal[dice.below(legal.len() as u32) as usize],
        }
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called '{name}'; the bots are: {possible}")]
pub struct NoSuchBot {
    name: String,
    possible: String,
}
