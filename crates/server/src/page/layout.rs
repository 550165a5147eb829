//! What all pages have around them.

use crate::page::style::STYLE_PATH;
use lang::{Tongue, Words};
use maud::{DOCTYPE, Markup, html};

/// Seconds after which a page that waits for others is loaded again where there is no script.
const AGAIN: u32 = 10;

/// A page without its content.
pub(super) struct Layout {
    words: &'static Words,
    tongue: Tongue,
    title: String,
    /// The game that it is about.
    game: Option<String>,
    /// The address that is loaded when nothing happens for a while and there is no script.
    again: Option<String>,
}

impl Layout {
    pub(super) fn new(words: &'static Words, tongue: Tongue, title: String) -> Layout {
        Layout { words, tongue, title, game: None, again: None }
    }

    /// The page is about a game.
    pub(super) fn about(self, game: &str) -> Layout {
        Layout { game: Some(game.into()), ..self }
    }

    /// Where there is no script, the page is followed by this one after a while.
    pub(super) fn again(self, address: String) -> Layout {
        Layout { again: Some(address), ..self }
    }

    pub(super) fn show(&self, content: &Markup) -> Markup {
        let words = self.words;
        html! {
            (DOCTYPE)
            html lang=(self.tongue.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    @if let Some(address) = &self.again {
                        noscript { meta http-equiv="refresh" content={ (AGAIN) ";url=" (address) }; }
                    }
                    title { (self.title) " – High Table" }
                    link rel="stylesheet" href=(STYLE_PATH);
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                }
                body {
                    header {
                        a.home href="/" { "High Table" }
                        nav {
                            a href={ "/rules/" (self.game.as_deref().unwrap_or("krieg")) } { (words.say("web-rules")) }
                            a href="/me" { (words.say("web-me")) }
                            (self.languages())
                        }
                    }
                    main {
                        h1 { (self.title) }
                        (content)
                    }
                }
            }
        }
    }

    fn languages(&self) -> Markup {
        html! {
            form.tongues method="post" action="/lang" {
                @for tongue in Tongue::ALL {
                    button name="lang" value=(tongue.code()) disabled[tongue == self.tongue] title=(tongue.name()) {
                        (tongue.code())
                    }
                }
            }
        }
    }
}
