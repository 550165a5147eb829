//! The page of the figure editor.

use super::draft::Draft;
use super::fields::Fields;
use crate::page::component_choice::{ComponentSets, file_fields};
use crate::page::layout::Layout;
use crate::page::lobby::title;
use crate::person::Visitor;
use crate::refused::Refused;
use games::{ConfigError, GameInfo, Title};
use i18n::{MessageContext, Messages, error_text, game_text};
use maud::{Markup, html};

/// The page.
pub(super) struct Page<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) info: &'a GameInfo,
    pub(super) sets: &'a ComponentSets,
    pub(super) draft: &'a Draft,
    /// The name under which the figures are to be saved.
    pub(super) name: &'a str,
    pub(super) message: Option<Message<'a>>,
}

/// What the page says at its head.
pub(super) enum Message<'a> {
    /// The figures were saved under a name, as the set with this id.
    Saved { name: &'a str, set: &'a str },
    /// The figures can be played with.
    Valid,
    /// Something was refused.
    Refused(&'a Refused),
    /// The text of a file cannot be used.
    BadFile(&'a Refused, &'a str),
}

/// Why a figure is refused: without the line, which is that of no file.
pub(super) fn reason(words: &'static Messages, refused: &Refused) -> String {
    if let Refused::Config(ConfigError::Components(bad)) = refused {
        return error_text::component_reason(words, &bad.reason);
    }
    refused.tell(words)
}

/// That the figures cannot be played with, and why if no figure is wrong by itself.
pub(super) fn invalid(words: &'static Messages, draft: &Draft, refused: &Refused) -> String {
    let invalid = words.get("web-figures-invalid");
    if draft.errors.is_empty() { format!("{invalid} {}", reason(words, refused)) } else { invalid }
}

impl Page<'_> {
    pub(super) fn show(&self) -> Markup {
        let words = self.visitor.words();
        let msg = MessageContext::new(words, &[]);
        let heading = msg.format("web-figures-title").text("game", title(words, self.info.title)).build();
        Layout::new(words, self.visitor.locale, heading).about(self.info.title).show(&html! {
            p.row {
                @for other in Title::ALL.map(Title::info) {
                    @if other.id() == self.info.id() { b { (title(words, other.title)) } }
                    @else { a href={ "/figures/" (other.id()) } { (title(words, other.title)) } }
                }
            }
            (self.message())
            p { (words.get("web-figures-editor-about")) }
            p #sources.quiet { (words.get("web-figures-mark")) }
            @let star = format!("{}-star", game_text(self.info.title).prefix());
            @if words.contains(&star) { p.quiet { (words.get(&star)) } }
            @let is_bad_file = matches!(self.message, Some(Message::BadFile(..)));
            @if is_bad_file { (self.upload()) }
            (self.saved_sets())
            form #figures method="post" action={ "/figures/" (self.info.id()) } data-figures={ "/figures/" (self.info.id()) "/check" } {
                (self.actions())
                (Fields { words, info: self.info, draft: self.draft }.show())
            }
            @if !is_bad_file { (self.upload()) }
        })
    }

    fn message(&self) -> Markup {
        let words = self.visitor.words();
        let msg = MessageContext::new(words, &[]);
        match &self.message {
            None => html! {},
            Some(Message::Saved { name, set }) => {
                let new_table =
                    msg.format("web-new-table").text("game", title(words, self.info.title)).build();
                html! {
                    p.done role="status" {
                        (msg.format("web-figures-saved").text("name", *name).build()) " "
                        a href={ "/new/" (self.info.id()) "?figures=own:" (set) } { (new_table) }
                    }
                }
            }
            Some(Message::Valid) => html! { p.done role="status" { (words.get("web-figures-valid")) } },
            Some(Message::BadFile(refused, _)) => html! { p.refused role="alert" { (refused.tell(words)) } },
            Some(Message::Refused(refused)) => {
                let text = if self.draft.set.is_err() {
                    invalid(words, self.draft, refused)
                } else {
                    refused.tell(words)
                };
                html! { p.refused role="alert" { (text) } }
            }
        }
    }

    fn actions(&self) -> Markup {
        let words = self.visitor.words();
        html! {
            div.actions {
                div.row {
                    label { (words.get("web-figures-name")) " " input name="name" value=(self.name) maxlength="40"; }
                    button.deed name="action" value="save" { (words.get("web-figures-save")) }
                    button name="action" value="check" { (words.get("web-figures-check")) }
                    button name="action" value="download" { (words.get("web-figures-download")) }
                    a href={ "/figures/" (self.info.id()) } { (words.get("web-figures-reset")) }
                }
                p #figures-state.quiet role="status" {}
            }
        }
    }

    /// The sets of the visitor and of the server.
    fn saved_sets(&self) -> Markup {
        let words = self.visitor.words();
        let game = self.info.id();
        html! {
            @if !self.sets.own.is_empty() {
                section.sets {
                    h2 { (words.get("web-figures-sets")) }
                    @for set in &self.sets.own {
                        form.row method="post" action={ "/figures/" (game) "/sets/" (set.id) } {
                            a href={ "/figures/" (game) "?set=" (set.id) } { (set.name) }
                            input name="name" value=(set.name) maxlength="40" aria-label=(words.get("web-figures-name"));
                            button name="action" value="rename" { (words.get("web-figures-rename")) }
                            button name="action" value="delete" { (words.get("web-figures-delete")) }
                        }
                    }
                }
            }
            @if !self.sets.server.is_empty() {
                section.sets {
                    h2 { (words.get("web-figures-server-sets")) }
                    ul { @for name in &self.sets.server { li { a href={ "/figures/" (game) "?server=" (query(name)) } { (name) } } } }
                }
            }
        }
    }

    fn upload(&self) -> Markup {
        let words = self.visitor.words();
        let text = match &self.message {
            Some(Message::BadFile(_, text)) => text,
            Some(Message::Saved { .. } | Message::Valid | Message::Refused(_)) | None => "",
        };
        html! {
            section {
                h2 { (words.get("web-figures-upload-title")) }
                form method="post" action={ "/figures/" (self.info.id()) } enctype="multipart/form-data" {
                    (file_fields(words, "file", text))
                    p { button name="action" value="load" { (words.get("web-figures-load")) } }
                }
            }
        }
    }
}

/// A name as a part of an address.
fn query(name: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    name.bytes()
        .map(|byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
