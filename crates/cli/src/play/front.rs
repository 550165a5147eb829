//! What stands between the host and people: plain lines or a drawn screen.

use lang::{Question, Section};

/// What came of asking.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Ctrl-C, Ctrl-D, or nothing more to read.
    Gone,
}

/// Everything that a person is shown when asked.
pub(crate) struct Page {
    /// Where the game stands.
    pub(crate) moment: String,
    /// What the list of events is called.
    pub(crate) since: String,
    /// What happened since the person was asked last.
    pub(crate) events: Vec<String>,
    /// The table, drawn.
    pub(crate) board: Vec<String>,
    /// The table, in words.
    pub(crate) sections: Vec<Section>,
    /// Whose turn it is.
    pub(crate) turn: String,
    /// The question with its choices.
    pub(crate) question: Question,
    /// What stands above the choices that are refused.
    pub(crate) refused: String,
    /// What is said of refused choices that are not listed.
    pub(crate) more: Option<String>,
}

/// How many of the refused choices are listed.
pub(crate) const REFUSED: usize = 6;

/// Plain lines or a drawn screen.
pub(crate) trait Front {
    /// Shows a page and asks for a command. A page that is not `fresh` has been shown before.
    fn ask(&mut self, page: &Page, fresh: bool) -> anyhow::Result<Answer>;

    /// Asks for a line.
    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer>;

    /// Says something, a line or more, to be read before anything else.
    fn say(&mut self, text: &str) -> anyhow::Result<()>;

    /// Shows something until something else is shown.
    fn flash(&mut self, text: &str) -> anyhow::Result<()>;

    /// Takes away everything that can be read and waits until the right person looks.
    fn curtain(&mut self, text: &str) -> anyhow::Result<Answer>;
}
