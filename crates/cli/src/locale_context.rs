//! The language of the output: its messages, and how it writes numbers.

use games::Title;
use i18n::{Locale, MessageBuilder, MessageContext, Messages, game_text};

/// The language of the output.
#[derive(Copy, Clone)]
pub(crate) struct LocaleContext {
    pub(crate) locale: Locale,
}

impl LocaleContext {
    /// The messages.
    pub(crate) fn messages(self) -> &'static Messages {
        i18n::messages(self.locale)
    }

    /// A message without arguments.
    pub(crate) fn message(self, id: &str) -> String {
        self.messages().get(id)
    }

    /// A message with arguments.
    pub(crate) fn format(self, id: &'static str) -> MessageBuilder<'static> {
        MessageContext::new(self.messages(), &[]).format(id)
    }

    /// The name of a game.
    pub(crate) fn title(self, game: Title) -> String {
        self.message(&format!("{}-title", game_text(game).prefix()))
    }

    /// A number with this number of decimals.
    pub(crate) fn number(self, value: f64, decimals: usize) -> String {
        self.decimal(&format!("{value:.decimals$}"))
    }

    /// A number with its sign.
    pub(crate) fn signed(self, value: f64, decimals: usize) -> String {
        self.decimal(&format!("{value:+.decimals$}"))
    }

    /// A number as the program writes it, with the decimal sign of the language.
    pub(crate) fn decimal(self, number: &str) -> String {
        number.replace('.', &self.message("ht-decimal"))
    }

    /// A number with its digits in groups of three.
    pub(crate) fn thousands(self, number: u64) -> String {
        let (digits, mark) = (number.to_string(), self.message("tool-thousands"));
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

/// A number as an argument of a message, which selects a plural form.
pub(crate) fn count(n: u64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
