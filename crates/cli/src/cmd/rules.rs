//! `hightable rules`.

use crate::input::ComponentArgs;
use crate::output;
use crate::{CliError, LocaleContext, Outcome};
use clap::Args;
use games::components::ComponentSet;
use games::{ConfigError, GameInfo, Title};
use i18n::{Locale, MessageContext, Rulebook, book_with_components};

/// Read the rules of a game, or one chapter or paragraph
#[derive(Args)]
pub(crate) struct Rules {
    /// The game, as listed by `hightable games`
    game: String,
    /// The id of a chapter or paragraph, as in spring or spring.raise; `contents` prints the table of contents
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// Print how to play in 3 minutes, on one page
    #[arg(long, conflicts_with = "id")]
    quick: bool,
    /// Print the text without a pager
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    components: ComponentArgs,
}

impl Rules {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let game = self.game.parse::<Title>()?.info();
        let components = self.components_of(game)?;
        let book = book_with_components(game.title, ctx.locale, &components);
        let text = match self.id.as_deref() {
            None if self.quick => quick_start(ctx.locale, &book.title, game.title, &components),
            None => book.plain(),
            Some(id) => match find(&book, id) {
                Some(text) => text,
                None => return Err(CliError::new("ht-no-such-rule").with("id", id).into()),
            },
        };
        if self.plain {
            output::print(&text)?;
        } else {
            output::page(&text)?;
        }
        Ok(Outcome::Done)
    }

    /// The component figures that the rules are to show.
    fn components_of(&self, game: &GameInfo) -> anyhow::Result<ComponentSet> {
        match self.components.read()? {
            None => Ok(game.component_file.standard_set()),
            Some(text) => Ok(game.component_file.read_set(&text).map_err(ConfigError::Components)?),
        }
    }
}

/// The quick start with its heading, as plain text.
fn quick_start(locale: Locale, name: &str, title: Title, components: &ComponentSet) -> String {
    let words = i18n::messages(locale);
    let heading = MessageContext::new(words, &[]).format("ht-quick-start-of").text("game", name).build();
    let rule = "=".repeat(heading.chars().count());
    let text = i18n::quick_start(title, locale, components);
    format!("{heading}\n{rule}\n\n{}", i18n::plain_text(&text))
}

/// A part of the rules: `contents`, a chapter or a paragraph by its id or number.
pub(crate) fn find(book: &Rulebook, id: &str) -> Option<String> {
    if id == "contents" {
        return Some(book.contents());
    }
    let chapter = book.chapters.iter().find(|chapter| chapter.id == id || chapter.number.to_string() == id);
    let paragraph = || book.paragraphs().find(|paragraph| paragraph.id == id || paragraph.number == id);
    chapter.map(i18n::Chapter::plain).or_else(|| paragraph().map(i18n::Paragraph::plain))
}
