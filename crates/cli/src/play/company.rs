//! Who sits where.

use crate::Trouble;
use bots::{BotSpec, Budget, Level};
use i18n::Messages;
use std::fmt;
use std::time::Duration;

/// Who moves for a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sitter {
    /// A person by name.
    Person(String),
    /// A bot.
    Bot(BotSpec),
}

/// All seats in their order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Company(pub(crate) Vec<Sitter>);

/// What bots are called, by seat.
const BOTS: [&str; 5] = ["Aldric", "Brunhild", "Conrad", "Dietlind", "Eberhard"];

/// The longest name of a person.
const LONGEST: usize = 20;

/// How long a bot thinks if nothing is said.
pub(crate) const PATIENCE: Budget = Budget::Time(Duration::from_millis(1000));

impl Sitter {
    /// Reads a name, or the level of a bot with its time, as in `knight:500ms`.
    pub(crate) fn read(text: &str) -> anyhow::Result<Option<Sitter>> {
        let text = text.trim();
        let level = text.split(':').next().unwrap_or_default();
        if Level::ALL.iter().any(|known| known.name() == level) {
            return Ok(Some(Sitter::Bot(BotSpec::parse(text, PATIENCE)?)));
        }
        let is_plain = |letter: char| letter.is_alphanumeric() || [' ', '-', '\'', '.'].contains(&letter);
        let is_name = !text.is_empty() && text.chars().count() <= LONGEST && text.chars().all(is_plain);
        Ok(is_name.then(|| Sitter::Person(text.into())))
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person(name) => f.write_str(name),
            Sitter::Bot(entrant) => entrant.fmt(f),
        }
    }
}

impl Company {
    /// Reads all seats, with commas between them.
    pub(crate) fn read(text: &str) -> anyhow::Result<Company> {
        let mut company = Company(Vec::new());
        for word in text.split(',') {
            match Sitter::read(word)? {
                Some(sitter) if company.has(&sitter) => {
                    return Err(Trouble::new("ht-setup-name-taken").into());
                }
                Some(sitter) => company.0.push(sitter),
                None => return Err(Trouble::new("ht-setup-bad-name").into()),
            }
        }
        Ok(company)
    }

    /// Whether a person of that name sits there already.
    pub(crate) fn has(&self, sitter: &Sitter) -> bool {
        matches!(sitter, Sitter::Person(_)) && self.0.contains(sitter)
    }

    /// How many people there are.
    pub(crate) fn people(&self) -> usize {
        self.0.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count()
    }

    /// What everybody is called.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(nth, sitter): (usize, &Sitter)| match sitter {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(_) => BOTS[nth % BOTS.len()].into(),
        };
        self.0.iter().enumerate().map(name).collect()
    }

    /// What everybody is called, and the levels of bots.
    pub(crate) fn described(&self, words: &'static Messages) -> String {
        let names = self.names();
        let each = self.0.iter().zip(&names).map(|(sitter, name)| match sitter {
            Sitter::Person(_) => name.clone(),
            Sitter::Bot(entrant) => {
                format!("{name} ({})", words.get(&format!("ht-{}", entrant.level.name())))
            }
        });
        words.list(&each.collect::<Vec<_>>())
    }
}

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&each.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_company_is_read_as_it_is_written() {
        let company = Company::read("Anna, knight:500ms,squire").expect("it can be read");
        assert_eq!(Company::read(&company.to_string()).expect("it can be read"), company);
        assert_eq!(company.people(), 1);
        assert_eq!(company.names(), ["Anna", "Brunhild", "Conrad"]);
    }

    #[test]
    fn names_are_names() {
        assert!(Company::read("Anna,Anna").is_err());
        assert!(Company::read("Anna,,Bruno").is_err());
        assert!(Company::read("Anna\u{1b}[2J").is_err());
        assert!(Company::read("squire:50ms").is_err());
    }
}
