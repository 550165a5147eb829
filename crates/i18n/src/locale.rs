//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language of the texts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    English,
    /// Italian.
    Italian,
    /// French.
    French,
    /// German.
    German,
}

impl Locale {
    /// All of them.
    pub const ALL: [Locale; 4] = [Locale::English, Locale::Italian, Locale::French, Locale::German];

    /// Returns its tag of two letters.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::Italian => "it",
            Locale::French => "fr",
            Locale::German => "de",
        }
    }

    /// Returns its name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::Italian => "Italiano",
            Locale::French => "Français",
            Locale::German => "Deutsch",
        }
    }

    /// Returns the language of a locale such as `de_AT.UTF-8`, if it is supported.
    #[must_use]
    pub fn parse_tag(locale: &str) -> Option<Locale> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Locale::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(language))
    }

    /// Returns the language of the environment variables, or English.
    #[must_use]
    pub fn from_env() -> Locale {
        let named = |variable: &str| std::env::var(variable).ok().filter(|value| !value.is_empty());
        let locale = named("LC_ALL").or_else(|| named("LC_MESSAGES")).or_else(|| named("LANG"));
        locale.and_then(|locale| Locale::parse_tag(&locale)).unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The language is not supported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLocaleError;

impl fmt::Display for ParseLocaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Locale::ALL.map(|locale| format!("{} ({})", locale.tag(), locale.name()));
        write!(f, "the languages are: {}", codes.join(", "))
    }
}

impl std::error::Error for ParseLocaleError {}

impl FromStr for Locale {
    type Err = ParseLocaleError;

    fn from_str(code: &str) -> Result<Locale, ParseLocaleError> {
        Locale::parse_tag(code).ok_or(ParseLocaleError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_a_language() {
        assert_eq!(Locale::parse_tag("de_AT.UTF-8"), Some(Locale::German));
        assert_eq!(Locale::parse_tag("fr"), Some(Locale::French));
        assert_eq!(Locale::parse_tag("it-CH"), Some(Locale::Italian));
        assert_eq!(Locale::parse_tag("C.UTF-8"), None);
        assert_eq!(Locale::parse_tag(""), None);
    }
}
