//! The terminal in plain lines.

use super::frontend::{Answer, Frontend};
use crate::output;
use i18n::TextView;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, IsTerminal};

/// A terminal, or a pipe in its place.
pub(crate) struct Console {
    editor: DefaultEditor,
    is_screen: bool,
    is_coloured: bool,
}

impl Console {
    pub(crate) fn new() -> anyhow::Result<Console> {
        let is_screen = io::stdout().is_terminal() && io::stdin().is_terminal();
        Ok(Console { editor: DefaultEditor::new()?, is_screen, is_coloured: is_screen && !is_colourless() })
    }

    /// A heading.
    pub(crate) fn bold(&self, text: &str) -> String {
        if self.is_coloured { format!("\x1b[1;33m{text}\x1b[0m") } else { text.to_owned() }
    }
}

impl Frontend for Console {
    fn ask(&mut self, page: &TextView, fresh: bool) -> anyhow::Result<Answer> {
        if fresh {
            self.say(&format!("\n{}", page.plain(true, &|title| self.bold(title))))?;
        }
        self.prompt("> ")
    }

    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer> {
        if !self.is_screen && prompt != "> " {
            self.say(prompt)?;
        }
        match self.editor.readline(prompt) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    self.editor.add_history_entry(&line)?;
                }
                Ok(Answer::Line(line))
            }
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(Answer::Gone),
            // Bytes that are no UTF-8 are an invalid command.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Answer::Line("\u{fffd}".into()))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        output::print(&format!("{}\n", text.trim_end_matches('\n')))
    }

    fn flash(&mut self, text: &str) -> anyhow::Result<()> {
        if self.is_screen { output::print(&format!("\r\x1b[2K{text}\r")) } else { Ok(()) }
    }

    fn hand_over(&mut self, text: &str) -> anyhow::Result<Answer> {
        if self.is_screen {
            output::print("\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.prompt(&format!("\n{text} "))
    }
}

/// Whether the user wants no colours.
pub(super) fn is_colourless() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}
