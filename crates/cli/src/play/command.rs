//! The commands that a person types.

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// The choice with this number, from 1.
    Choose(usize),
    /// An action in the notation of records.
    Write(String),
    /// The rule of the question.
    Explain,
    /// Why something is not possible.
    Why(usize),
    /// A hint.
    Hint,
    /// Takes the last decision back.
    Undo,
    /// The table in words.
    Table,
    /// The last things that happened.
    Log(usize),
    /// A part of the rules, or their contents.
    Rules(Option<String>),
    /// A copy of the record.
    SaveFile(String),
    /// All commands.
    Help,
    /// Leaves the game as it is.
    Quit,
    /// Nothing.
    Empty,
}

/// The default number of events of a log.
const LOG: usize = 20;

impl Command {
    pub(crate) fn read(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Command::Empty,
            ("?" | "explain", "") => Command::Explain,
            ("why", number) if number.parse::<usize>().is_ok() => Command::Why(number.parse().unwrap_or(0)),
            ("hint", "") => Command::Hint,
            ("undo", "") => Command::Undo,
            ("table", "") => Command::Table,
            ("log", "") => Command::Log(LOG),
            ("log", number) if number.parse::<usize>().is_ok() => Command::Log(number.parse().unwrap_or(LOG)),
            ("rules", "") => Command::Rules(None),
            ("rules", id) => Command::Rules(Some(id.into())),
            ("save", file) if !file.is_empty() => Command::SaveFile(file.into()),
            ("help", "") => Command::Help,
            ("quit" | "exit" | "q", "") => Command::Quit,
            (number, "") if number.parse::<usize>().is_ok() => Command::Choose(number.parse().unwrap_or(0)),
            (_, _) => Command::Write(line.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read() {
        assert_eq!(Command::read(" 12 "), Command::Choose(12));
        assert_eq!(Command::read("?"), Command::Explain);
        assert_eq!(Command::read("why 3"), Command::Why(3));
        assert_eq!(Command::read("log 5"), Command::Log(5));
        assert_eq!(Command::read("rules spring.raise"), Command::Rules(Some("spring.raise".into())));
        assert_eq!(Command::read("save a b.txt"), Command::SaveFile("a b.txt".into()));
        assert_eq!(Command::read("bid KK"), Command::Write("bid KK".into()));
        assert_eq!(Command::read("why"), Command::Write("why".into()));
        assert_eq!(
            Command::read("99999999999999999999999"),
            Command::Write("99999999999999999999999".into())
        );
        assert_eq!(Command::read(""), Command::Empty);
    }
}
