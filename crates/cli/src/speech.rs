//! How the program speaks: its language, and how numbers are written in it.

use games::Title;
use i18n::{Locale, MessageBuilder, MessageContext, Messages, game_text};

/// How the program speaks.
#[derive(Copy, Clone)]
pub(crate) struct Speech {
    pub(crate) locale: Locale,
}

impl Speech {
    /// The messages.
    pub(crate) fn words(self) -> &'static Messages {
        i18n::messages(self.locale)
    }

    /// A message without arguments.
    pub(crate) fn say(self, id: &str) -> String {
        self.words().get(id)
    }

    /// A message with arguments.
    pub(crate) fn tell(self, id: &'static str) -> MessageBuilder<'static> {
        MessageContext::new(self.words(), &[]).format(id)
    }

    /// The name of a game.
    pub(crate) fn title(self, game: Title) -> String {
        self.say(&format!("{}-title", game_text(game).prefix()))
    }

    /// A number with so many decimals.
    pub(crate) fn number(self, value: f64, decimals: usize) -> String {
        self.decimal(&format!("{value:.decimals$}"))
    }

    /// A number with its sign.
    pub(crate) fn signed(self, value: f64, decimals: usize) -> String {
        self.decimal(&format!("{value:+.decimals$}"))
    }

    /// A number as the program writes it, with the decimal sign of the language.
    pub(crate) fn decimal(self, number: &str) -> String {
        number.replace('.', &self.say("ht-decimal"))
    }

    /// A number with its digits in groups of three.
    pub(crate) fn thousands(self, number: u64) -> String {
        let (digits, mark) = (number.to_string(), self.say("tool-thousands"));
        let mut text = String::new();
        for (n, digit) in digits.chars().enumerate() {
            if n > 0 && (digits.len() - n).is_multiple_of(3) {
                text.push_str(&mark);
            }
            text.push(digit);
        }
        text
    }
}

/// A number for which the language may have forms; there are none for what is larger than this.
pub(crate) fn count(n: u64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
