//! The players of a session.

use crate::CliError;
use bots::{BotSpec, Budget, Level};
use i18n::Messages;
use std::fmt;
use std::time::Duration;

/// The player of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PlayerSpec {
    /// A person by name.
    Person(String),
    /// A bot.
    Bot(BotSpec),
}

/// The players of all seats, in order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Players(pub(crate) Vec<PlayerSpec>);

/// The names of bots, by seat.
const BOTS: [&str; 5] = ["Aldric", "Brunhild", "Conrad", "Dietlind", "Eberhard"];

/// The longest name of a person.
const LONGEST: usize = 20;

/// The default budget of bots.
pub(crate) const DEFAULT_BUDGET: Budget = Budget::Time(Duration::from_millis(1000));

impl PlayerSpec {
    /// Reads a name, or the level of a bot with its time, as in `knight:500ms`.
    pub(crate) fn read(text: &str) -> anyhow::Result<Option<PlayerSpec>> {
        let text = text.trim();
        let level = text.split(':').next().unwrap_or_default();
        if Level::ALL.iter().any(|known| known.name() == level) {
            return Ok(Some(PlayerSpec::Bot(BotSpec::parse(text, DEFAULT_BUDGET)?)));
        }
        let is_plain = |letter: char| letter.is_alphanumeric() || [' ', '-', '\'', '.'].contains(&letter);
        let is_name = !text.is_empty() && text.chars().count() <= LONGEST && text.chars().all(is_plain);
        Ok(is_name.then(|| PlayerSpec::Person(text.into())))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Person(name) => f.write_str(name),
            PlayerSpec::Bot(spec) => spec.fmt(f),
        }
    }
}

impl Players {
    /// Reads all seats, with commas between them.
    pub(crate) fn read(text: &str) -> anyhow::Result<Players> {
        let mut players = Players(Vec::new());
        for word in text.split(',') {
            match PlayerSpec::read(word)? {
                Some(player) if players.has(&player) => {
                    return Err(CliError::new("ht-setup-name-taken").into());
                }
                Some(player) => players.0.push(player),
                None => return Err(CliError::new("ht-setup-bad-name").into()),
            }
        }
        Ok(players)
    }

    /// Whether there is a person of that name already.
    pub(crate) fn has(&self, player: &PlayerSpec) -> bool {
        matches!(player, PlayerSpec::Person(_)) && self.0.contains(player)
    }

    /// The number of people.
    pub(crate) fn people(&self) -> usize {
        self.0.iter().filter(|player| matches!(player, PlayerSpec::Person(_))).count()
    }

    /// The names of all players.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(nth, player): (usize, &PlayerSpec)| match player {
            PlayerSpec::Person(name) => name.clone(),
            PlayerSpec::Bot(_) => BOTS[nth % BOTS.len()].into(),
        };
        self.0.iter().enumerate().map(name).collect()
    }

    /// The names of all players, with the levels of bots.
    pub(crate) fn described(&self, words: &'static Messages) -> String {
        let names = self.names();
        let each = self.0.iter().zip(&names).map(|(player, name)| match player {
            PlayerSpec::Person(_) => name.clone(),
            PlayerSpec::Bot(spec) => {
                format!("{name} ({})", words.get(&format!("ht-{}", spec.level.name())))
            }
        });
        words.list(&each.collect::<Vec<_>>())
    }
}

impl fmt::Display for Players {
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
        let players = Players::read("Anna, knight:500ms,squire").expect("it can be read");
        assert_eq!(Players::read(&players.to_string()).expect("it can be read"), players);
        assert_eq!(players.people(), 1);
        assert_eq!(players.names(), ["Anna", "Brunhild", "Conrad"]);
    }

    #[test]
    fn names_are_names() {
        assert!(Players::read("Anna,Anna").is_err());
        assert!(Players::read("Anna,,Bruno").is_err());
        assert!(Players::read("Anna\u{1b}[2J").is_err());
        assert!(Players::read("squire:50ms").is_err());
    }
}
