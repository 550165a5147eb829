//! The frame of all pages, and the pages and JSON that errors become.

use crate::error::ApiError;
use crate::script;
use crate::session::request_locale;
use axum::http::header::{ACCEPT, HeaderMap};
use axum::response::{IntoResponse, Response};
use games::Title;
use i18n::{Locale, Messages};
use maud::{DOCTYPE, Markup, html};

/// The path of the style sheet of pages.
pub(crate) const STYLE_PATH: &str = "/style.css";
/// The path of the style sheet of boards.
pub(crate) const BOARD_STYLE_PATH: &str = "/board.css";

/// What the script needs to follow a table.
pub(crate) struct LiveUpdates {
    /// The path of the events.
    pub(crate) events: String,
    /// The sequence number of the last journal entry.
    pub(crate) seq: i64,
    /// Whether a seat of the user is to move.
    pub(crate) is_own_turn: bool,
}

/// The keys that the script handles, with the messages that describe them.
const KEYS: [(&str, &str); 6] = [
    ("Tab", "web-key-tab"),
    ("Enter", "web-key-enter"),
    ("1–9", "web-key-number"),
    ("Esc", "web-key-escape"),
    ("?", "web-hint"),
    ("u", "web-undo"),
];

/// Seconds after which a page that waits for others is reloaded without a script.
const REFRESH_SECONDS: u32 = 10;

/// The URL of the rules of a game; `query` names a table with its own component figures.
pub(crate) fn rules_url(game: Title, query: Option<&str>) -> String {
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    format!("/rules/{game}{query}")
}

/// A page without its content.
pub(crate) struct Layout {
    messages: &'static Messages,
    locale: Locale,
    title: String,
    /// The game that the page is about.
    game: Option<Title>,
    /// The query of the link to the rules: the table whose component figures they show.
    rules_query: Option<String>,
    /// What the script needs to follow a table.
    updates: Option<LiveUpdates>,
    /// The URL that is loaded after a while without a script.
    refresh_url: Option<String>,
}

impl Layout {
    pub(crate) fn new(messages: &'static Messages, locale: Locale, title: String) -> Layout {
        Layout { messages, locale, title, game: None, rules_query: None, updates: None, refresh_url: None }
    }

    /// Sets the game that the page is about.
    pub(crate) fn for_game(self, game: impl Into<Option<Title>>) -> Layout {
        Layout { game: game.into(), ..self }
    }

    /// Sets the query of the link to the rules.
    pub(crate) fn with_rules_query(self, query: Option<String>) -> Layout {
        Layout { rules_query: query, ..self }
    }

    /// The URL of the rules.
    fn rules(&self) -> String {
        let game = self.game.unwrap_or(Title::ALL[0]);
        rules_url(game, self.rules_query.as_deref())
    }

    /// Lets the script follow a table.
    pub(crate) fn with_updates(self, updates: LiveUpdates) -> Layout {
        Layout { updates: Some(updates), ..self }
    }

    /// Without a script, loads this URL after a while.
    pub(crate) fn with_refresh(self, url: String) -> Layout {
        Layout { refresh_url: Some(url), ..self }
    }

    /// The whole page.
    pub(crate) fn render(&self, content: &Markup) -> Markup {
        let messages = self.messages;
        html! {
            (DOCTYPE)
            html lang=(self.locale.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    @if let Some(url) = &self.refresh_url {
                        noscript { meta http-equiv="refresh" content={ (REFRESH_SECONDS) ";url=" (url) }; }
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
                            a href=(self.rules()) { (messages.get("web-rules")) }
                            a href="/me" { (messages.get("web-me")) }
                            (self.languages())
                            (self.settings())
                        }
                    }
                    p.lost role="alert" { (messages.get("web-lost")) }
                    main data-events=[self.updates.as_ref().map(|updates| &updates.events)] data-lines=[self.updates.as_ref().map(|updates| updates.seq)]
                        data-mine=[self.updates.as_ref().map(|updates| if updates.is_own_turn { "yes" } else { "no" })] {
                        h1 { (self.title) }
                        (content)
                    }
                    dialog #drawer aria-label=(messages.get("web-rules")) {
                        form method="dialog" { button { (messages.get("web-close")) } }
                        div {}
                    }
                }
            }
        }
    }

    /// The settings of the browser, which the script stores.
    fn settings(&self) -> Markup {
        let messages = self.messages;
        let choice = |setting: &str, values: [&str; 3]| {
            html! {
                label { (messages.get(&format!("web-{setting}"))) " "
                    select data-wish=(setting) {
                        @for value in values { option value=(if value == "own" { "" } else { value }) { (messages.get(&format!("web-{setting}-{value}"))) } }
                    }
                }
            }
        };
        html! {
            details.wishes {
                summary { (messages.get("web-wishes")) }
                div {
                    (choice("theme", ["own", "light", "dark"]))
                    (choice("size", ["usual", "large", "huge"]))
                    label { input type="checkbox" data-wish="sound"; " " (messages.get("web-sound")) }
                    label { input type="checkbox" data-wish="notify"; " " (messages.get("web-notify")) }
                    (self.keys())
                }
            }
        }
    }

    /// The keys of the page of a table.
    fn keys(&self) -> Markup {
        let messages = self.messages;
        html! {
            p { (messages.get("web-keys")) }
            dl.keys {
                @for (key, does) in KEYS { dt { kbd { (key) } } dd { (messages.get(does)) } }
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

/// The response that an error becomes: a page for a browser, JSON for a program.
pub(crate) fn error_response(headers: &HeaderMap, error: &ApiError) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let locale = request_locale(headers);
    if accepts.contains("text/html") { error_page(locale, error) } else { error.json_response(locale) }
}

/// The page that an error becomes.
pub(crate) fn error_page(locale: Locale, error: &ApiError) -> Response {
    let messages = i18n::messages(locale);
    let page = Layout::new(messages, locale, messages.get("web-refused")).render(&html! {
        p.refused { (error.message(messages)) }
        p { a href="/" { (messages.get("web-back")) } }
    });
    (error.status(), page).into_response()
}
