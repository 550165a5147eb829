//! The terminal: reading lines, and what may be written to it.

use crate::output;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, IsTerminal};

/// What came of asking for a line.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Ctrl-C, Ctrl-D, or nothing more to read.
    Gone,
}

/// A terminal, or what stands in for one.
pub(crate) struct Console {
    editor: DefaultEditor,
    is_screen: bool,
    is_coloured: bool,
}

impl Console {
    pub(crate) fn new() -> anyhow::Result<Console> {
        let is_screen = io::stdout().is_terminal() && io::stdin().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Ok(Console { editor: DefaultEditor::new()?, is_screen, is_coloured: is_screen && !plain })
    }

    /// Asks for a line; it can be edited, and earlier ones can be had again.
    pub(crate) fn ask(&mut self, prompt: &str) -> anyhow::Result<Answer> {
        match self.editor.readline(prompt) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    self.editor.add_history_entry(&line)?;
                }
                Ok(Answer::Line(line))
            }
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(Answer::Gone),
            // Bytes that are no text are a line that nobody understands.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Answer::Line("\u{fffd}".into()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Says something, a line or more.
    pub(crate) fn say(&self, text: &str) -> anyhow::Result<()> {
        output::print(&format!("{}\n", text.trim_end_matches('\n')))
    }

    /// Shows a line that the next one replaces; nothing where there is no screen.
    pub(crate) fn flash(&self, text: &str) -> anyhow::Result<()> {
        if self.is_screen { output::print(&format!("\r\x1b[2K{text}\r")) } else { Ok(()) }
    }

    /// Takes away everything that can be read, also by scrolling back.
    pub(crate) fn wipe(&self) -> anyhow::Result<()> {
        if self.is_screen { output::print("\x1b[2J\x1b[3J\x1b[H") } else { output::print("\n") }
    }

    /// A heading.
    pub(crate) fn bold(&self, text: &str) -> String {
        if self.is_coloured { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Something of less importance.
    pub(crate) fn dim(&self, text: &str) -> String {
        if self.is_coloured { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }
}
