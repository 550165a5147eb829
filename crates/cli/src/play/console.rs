//! The terminal in plain lines.

use super::front::{Answer, Front, Page, REFUSED};
use crate::output;
use lang::{COLUMNS, wrap};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::fmt::Write;
use std::io::{self, IsTerminal};

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

    /// A heading.
    pub(crate) fn bold(&self, text: &str) -> String {
        if self.is_coloured { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Something of less importance.
    pub(crate) fn dim(&self, text: &str) -> String {
        if self.is_coloured { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }
}

impl Front for Console {
    fn ask(&mut self, page: &Page, fresh: bool) -> anyhow::Result<Answer> {
        if fresh {
            self.say(&self.compose(page))?;
        }
        self.prompt("> ")
    }

    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer> {
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

    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        output::print(&format!("{}\n", text.trim_end_matches('\n')))
    }

    fn flash(&mut self, text: &str) -> anyhow::Result<()> {
        if self.is_screen { output::print(&format!("\r\x1b[2K{text}\r")) } else { Ok(()) }
    }

    fn curtain(&mut self, text: &str) -> anyhow::Result<Answer> {
        if self.is_screen {
            output::print("\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.prompt(&format!("\n{text} "))
    }
}

impl Console {
    /// A page as lines of text.
    fn compose(&self, page: &Page) -> String {
        let mut text = format!("\n{}\n", self.rule(&page.moment));
        if !page.events.is_empty() {
            let _ = writeln!(text, "{}\n{}", self.bold(&page.since), super::page::events(&page.events));
        }
        let _ = writeln!(text, "{}\n", page.board.join("\n"));
        text.push_str(&super::page::sections(&page.sections));
        let _ = writeln!(text, "\n{} {}", self.bold(&page.turn), self.question(page));
        text
    }

    /// A line across the page with a title in it.
    fn rule(&self, title: &str) -> String {
        let left = COLUMNS.saturating_sub(title.chars().count() + 4);
        self.bold(&format!("── {title} {}", "─".repeat(left)))
    }

    /// The question with its numbered choices.
    fn question(&self, page: &Page) -> String {
        let question = &page.question;
        let mut text = format!("{}\n", wrap(&question.text, COLUMNS, ""));
        let choices = question.choices.iter().enumerate();
        choices.for_each(|(n, choice)| text.push_str(&numbered(n + 1, &choice.text)));
        if !question.refused.is_empty() {
            let _ = writeln!(text, "{}", self.dim(&format!("{}:", page.refused)));
        }
        let first = question.choices.len() + 1;
        for (n, refused) in question.refused.iter().take(REFUSED).enumerate() {
            text.push_str(&self.dim(&numbered(first + n, &refused.choice.text)));
        }
        if let Some(more) = &page.more {
            let _ = writeln!(text, "{}", self.dim(&format!("      {more}")));
        }
        text.trim_end().to_owned()
    }
}

/// A choice with its number.
fn numbered(n: usize, words: &str) -> String {
    wrap(&format!("{n:>5} {words}"), COLUMNS, "      ") + "\n"
}
