//! The user interface of a session: plain lines or a full screen.

use i18n::TextView;

/// The answer to a prompt.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Ctrl-C, Ctrl-D, or nothing more to read.
    Gone,
}

/// Plain lines or a full screen.
pub(crate) trait Frontend {
    /// Shows a page and asks for a command. A page that is not `fresh` has been shown before.
    fn ask(&mut self, page: &TextView, fresh: bool) -> anyhow::Result<Answer>;

    /// Asks for a line.
    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer>;

    /// Shows a text that has to be read first.
    fn say(&mut self, text: &str) -> anyhow::Result<()>;

    /// Shows a text until the next output.
    fn flash(&mut self, text: &str) -> anyhow::Result<()>;

    /// Clears the screen and waits until the named person has taken over.
    fn hand_over(&mut self, text: &str) -> anyhow::Result<Answer>;
}
