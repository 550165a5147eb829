//! What all pages have around them.

use crate::page::style::STYLE_PATH;
use lang::{Tongue, Words};
use maud::{DOCTYPE, Markup, html};

/// A page without its content.
pub(super) struct Layout {
    words: &'static Words,
    tongue: Tongue,
    title: String,
    /// Seconds after which the page loads itself again.
    again: Option<u32>,
}

impl Layout {
    pub(super) fn new(words: &'static Words, tongue: Tongue, title: String) -> Layout {
        Layout { words, tongue, title, again: None }
    }

    /// The page loads itself again after so many seconds.
    pub(super) fn again(self, seconds: u32) -> Layout {
        Layout { again: Some(seconds), ..self }
    }

    pub(super) fn show(&self, content: &Markup) -> Markup {
        let words = self.words;
        html! {
            (DOCTYPE)
            html lang=(self.tongue.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    @if let Some(seconds) = self.again { meta http-equiv="refresh" content=(seconds); }
                    title { (self.title) " – High Table" }
                    link rel="stylesheet" href=(STYLE_PATH);
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                }
                body {
                    header {
                        a.home href="/" { "High Table" }
                        nav {
                            a href="/rules/krieg" { (words.say("web-rules")) }
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
