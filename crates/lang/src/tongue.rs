//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language that High Table speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tongue {
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

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 4] = [Tongue::English, Tongue::Italian, Tongue::French, Tongue::German];

    /// Its code of two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Italian => "it",
            Tongue::French => "fr",
            Tongue::German => "de",
        }
    }

    /// Its name, as those who speak it call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tongue::English => "English",
            Tongue::Italian => "Italiano",
            Tongue::French => "Français",
            Tongue::German => "Deutsch",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8`, if it is one of ours.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Tongue> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Tongue::ALL.into_iter().find(|tongue| tongue.code().eq_ignore_ascii_case(language))
    }

    /// The language that the environment asks for, or English.
    #[must_use]
    pub fn of_environment() -> Tongue {
        let named = |variable: &str| std::env::var(variable).ok().filter(|value| !value.is_empty());
        let locale = named("LC_ALL").or_else(|| named("LC_MESSAGES")).or_else(|| named("LANG"));
        locale.and_then(|locale| Tongue::of_locale(&locale)).unwrap_or_default()
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No language of ours has this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTongue;

impl fmt::Display for NoSuchTongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Tongue::ALL.map(|tongue| format!("{} ({})", tongue.code(), tongue.name()));
        write!(f, "the languages are: {}", codes.join(", "))
    }
}

impl std::error::Error for NoSuchTongue {}

impl FromStr for Tongue {
    type Err = NoSuchTongue;

    fn from_str(code: &str) -> Result<Tongue, NoSuchTongue> {
        Tongue::of_locale(code).ok_or(NoSuchTongue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_a_language() {
        assert_eq!(Tongue::of_locale("de_AT.UTF-8"), Some(Tongue::German));
        assert_eq!(Tongue::of_locale("fr"), Some(Tongue::French));
        assert_eq!(Tongue::of_locale("it-CH"), Some(Tongue::Italian));
        assert_eq!(Tongue::of_locale("C.UTF-8"), None);
        assert_eq!(Tongue::of_locale(""), None);
    }
}
