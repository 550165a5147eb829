//! What all pages have around them.

use crate::page::script;
use crate::page::style::{BOARD_STYLE_PATH, STYLE_PATH};
use games::Title;
use i18n::{Locale, Messages};
use maud::{DOCTYPE, Markup, html};

/// What a script needs to know of a table that goes on.
pub(super) struct Live {
    /// Where news come from.
    pub(super) events: String,
    /// How many lines the journal has.
    pub(super) lines: i64,
    /// Whether it is one's turn.
    pub(super) mine: bool,
}

/// Keys that the script knows, and what they do.
const KEYS: [(&str, &str); 6] = [
    ("Tab", "web-key-tab"),
    ("Enter", "web-key-enter"),
    ("1–9", "web-key-number"),
    ("Esc", "web-key-escape"),
    ("?", "web-hint"),
    ("u", "web-undo"),
];

/// Seconds after which a page that waits for others is loaded again where there is no script.
const AGAIN: u32 = 10;

/// The address of the rules of a game; `query` says of which table with its own component figures.
pub(super) fn rules_address(game: Title, query: Option<&str>) -> String {
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    format!("/rules/{game}{query}")
}

/// A page without its content.
pub(super) struct Layout {
    words: &'static Messages,
    locale: Locale,
    title: String,
    /// The game that it is about.
    game: Option<Title>,
    /// The query of the link to the rules: the table whose component figures they are shown with.
    rules_of: Option<String>,
    /// What a script needs to know of a table.
    live: Option<Live>,
    /// The address that is loaded when nothing happens for a while and there is no script.
    again: Option<String>,
}

impl Layout {
    pub(super) fn new(words: &'static Messages, locale: Locale, title: String) -> Layout {
        Layout { words, locale, title, game: None, rules_of: None, live: None, again: None }
    }

    /// The page is about a game.
    pub(super) fn about(self, game: impl Into<Option<Title>>) -> Layout {
        Layout { game: game.into(), ..self }
    }

    /// The link to the rules has this query.
    pub(super) fn rules_of(self, query: Option<String>) -> Layout {
        Layout { rules_of: query, ..self }
    }

    /// The address of the rules.
    fn rules(&self) -> String {
        let game = self.game.unwrap_or(Title::ALL[0]);
        rules_address(game, self.rules_of.as_deref())
    }

    /// The page shows a table that goes on.
    pub(super) fn live(self, live: Live) -> Layout {
        Layout { live: Some(live), ..self }
    }

    /// Where there is no script, the page is followed by this one after a while.
    pub(super) fn again(self, address: String) -> Layout {
        Layout { again: Some(address), ..self }
    }

    pub(super) fn show(&self, content: &Markup) -> Markup {
        let words = self.words;
        html! {
            (DOCTYPE)
            html lang=(self.locale.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    @if let Some(address) = &self.again {
                        noscript { meta http-equiv="refresh" content={ (AGAIN) ";url=" (address) }; }
                    }
                    title { (self.title) " – High Table" }
                    link rel="stylesheet" href=(STYLE_PATH);
                    link rel="stylesheet" href=(BOARD_STYLE_PATH);
                    (script::elements())
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                }
                body {
                    header {
                        a.home href="/" { "High Table" }
                        nav {
                            a href=(self.rules()) { (words.get("web-rules")) }
                            a href="/me" { (words.get("web-me")) }
                            (self.languages())
                            (self.wishes())
                        }
                    }
                    p.lost role="alert" { (words.get("web-lost")) }
                    main data-events=[self.live.as_ref().map(|live| &live.events)] data-lines=[self.live.as_ref().map(|live| live.lines)]
                        data-mine=[self.live.as_ref().map(|live| if live.mine { "yes" } else { "no" })] {
                        h1 { (self.title) }
                        (content)
                    }
                    dialog #drawer aria-label=(words.get("web-rules")) {
                        form method="dialog" { button { (words.get("web-close")) } }
                        div {}
                    }
                }
            }
        }
    }

    /// What everybody may have as he likes; a script keeps it.
    fn wishes(&self) -> Markup {
        let words = self.words;
        let choice = |wish: &str, values: [&str; 3]| {
            html! {
                label { (words.get(&format!("web-{wish}"))) " "
                    select data-wish=(wish) {
                        @for value in values { option value=(if value == "own" { "" } else { value }) { (words.get(&format!("web-{wish}-{value}"))) } }
                    }
                }
            }
        };
        html! {
            details.wishes {
                summary { (words.get("web-wishes")) }
                div {
                    (choice("theme", ["own", "light", "dark"]))
                    (choice("size", ["usual", "large", "huge"]))
                    label { input type="checkbox" data-wish="sound"; " " (words.get("web-sound")) }
                    label { input type="checkbox" data-wish="notify"; " " (words.get("web-notify")) }
                    (self.keys())
                }
            }
        }
    }

    /// What the keyboard does at a table.
    fn keys(&self) -> Markup {
        let words = self.words;
        html! {
            p { (words.get("web-keys")) }
            dl.keys {
                @for (key, does) in KEYS { dt { kbd { (key) } } dd { (words.get(does)) } }
            }
        }
    }

    fn languages(&self) -> Markup {
        html! {
            form.locales method="post" action="/lang" {
                @for locale in Locale::ALL {
                    button name="lang" value=(locale.tag()) disabled[locale == self.locale] title=(locale.name()) {
                        (locale.tag())
                    }
                }
            }
        }
    }
}
