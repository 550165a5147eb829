//! What stands between the host and people: plain lines or a drawn screen.

use i18n::TextView;

/// What came of asking.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Ctrl-C, Ctrl-D, or nothing more to read.
    Gone,
}

/// Plain lines or a drawn screen.
pub(crate) trait Front {
    /// Shows a page and asks for a command. A page that is not `fresh` has been shown before.
    fn ask(&mut self, page: &TextView, fresh: bool) -> anyhow::Result<Answer>;

    /// Asks for a line.
    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer>;

    /// Says something, a line or more, to be read before anything else.
    fn say(&mut self, text: &str) -> anyhow::Result<()>;

    /// Shows something until something else is shown.
    fn flash(&mut self, text: &str) -> anyhow::Result<()>;

    /// Takes away everything that can be read and waits until the right person looks.
    fn curtain(&mut self, text: &str) -> anyhow::Result<Answer>;
}
