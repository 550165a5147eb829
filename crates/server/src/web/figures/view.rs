//! The page of the figure editor.

use super::draft::Draft;
use super::fields::Fields;
use crate::error::ApiError;
use crate::layout::Layout;
use crate::session::CurrentUser;
use crate::web::component_choice::{ComponentSets, file_fields};
use crate::web::titles::game_title;
use games::{ConfigError, GameInfo, Title};
use i18n::{MessageContext, Messages, error_text, game_text};
use maud::{Markup, html};

/// The page.
pub(super) struct Page<'a> {
    pub(super) user: &'a CurrentUser,
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
    Rejected(&'a ApiError),
    /// The text of a file cannot be used.
    BadFile(&'a ApiError, &'a str),
}

/// Why a figure is refused: without the line, which is that of no file.
pub(super) fn reason(messages: &'static Messages, refused: &ApiError) -> String {
    if let ApiError::Config(ConfigError::Components(bad)) = refused {
        return error_text::component_reason(messages, &bad.reason);
    }
    refused.message(messages)
}

/// That the figures cannot be played with, and why if no figure is wrong by itself.
pub(super) fn invalid(messages: &'static Messages, draft: &Draft, refused: &ApiError) -> String {
    let invalid = messages.get("web-figures-invalid");
    if draft.errors.is_empty() { format!("{invalid} {}", reason(messages, refused)) } else { invalid }
}

impl Page<'_> {
    pub(super) fn show(&self) -> Markup {
        let messages = self.user.messages();
        let msg = MessageContext::new(messages, &[]);
        let heading =
            msg.format("web-figures-title").text("game", game_title(messages, self.info.title)).build();
        Layout::new(messages, self.user.locale, heading).for_game(self.info.title).render(&html! {
            p.row {
                @for other in Title::ALL.map(Title::info) {
                    @if other.id() == self.info.id() { b { (game_title(messages, other.title)) } }
                    @else { a href={ "/figures/" (other.id()) } { (game_title(messages, other.title)) } }
                }
            }
            (self.message())
            p { (messages.get("web-figures-editor-about")) }
            p #sources.quiet { (messages.get("web-figures-mark")) }
            @let star = format!("{}-star", game_text(self.info.title).prefix());
            @if messages.contains(&star) { p.quiet { (messages.get(&star)) } }
            @let is_bad_file = matches!(self.message, Some(Message::BadFile(..)));
            @if is_bad_file { (self.upload()) }
            (self.saved_sets())
            form #figures method="post" action={ "/figures/" (self.info.id()) } data-figures={ "/figures/" (self.info.id()) "/check" } {
                (self.actions())
                (Fields { words: messages, info: self.info, draft: self.draft }.show())
            }
            @if !is_bad_file { (self.upload()) }
        })
    }

    fn message(&self) -> Markup {
        let messages = self.user.messages();
        let msg = MessageContext::new(messages, &[]);
        match &self.message {
            None => html! {},
            Some(Message::Saved { name, set }) => {
                let new_table =
                    msg.format("web-new-table").text("game", game_title(messages, self.info.title)).build();
                html! {
                    p.done role="status" {
                        (msg.format("web-figures-saved").text("name", *name).build()) " "
                        a href={ "/new/" (self.info.id()) "?figures=own:" (set) } { (new_table) }
                    }
                }
            }
            Some(Message::Valid) => html! { p.done role="status" { (messages.get("web-figures-valid")) } },
            Some(Message::BadFile(refused, _)) => {
                html! { p.refused role="alert" { (refused.message(messages)) } }
            }
            Some(Message::Rejected(refused)) => {
                let text = if self.draft.set.is_err() {
                    invalid(messages, self.draft, refused)
                } else {
                    refused.message(messages)
                };
                html! { p.refused role="alert" { (text) } }
            }
        }
    }

    fn actions(&self) -> Markup {
        let messages = self.user.messages();
        html! {
            div.actions {
                div.row {
                    label { (messages.get("web-figures-name")) " " input name="name" value=(self.name) maxlength="40"; }
                    button.deed name="action" value="save" { (messages.get("web-figures-save")) }
                    button name="action" value="check" { (messages.get("web-figures-check")) }
                    button name="action" value="download" { (messages.get("web-figures-download")) }
                    a href={ "/figures/" (self.info.id()) } { (messages.get("web-figures-reset")) }
                }
                p #figures-state.quiet role="status" {}
            }
        }
    }

    /// The sets of the user and of the server.
    fn saved_sets(&self) -> Markup {
        let messages = self.user.messages();
        let game = self.info.id();
        html! {
            @if !self.sets.saved.is_empty() {
                section.sets {
                    h2 { (messages.get("web-figures-sets")) }
                    @for set in &self.sets.saved {
                        form.row method="post" action={ "/figures/" (game) "/sets/" (set.id) } {
                            a href={ "/figures/" (game) "?set=" (set.id) } { (set.name) }
                            input name="name" value=(set.name) maxlength="40" aria-label=(messages.get("web-figures-name"));
                            button name="action" value="rename" { (messages.get("web-figures-rename")) }
                            button name="action" value="delete" { (messages.get("web-figures-delete")) }
                        }
                    }
                }
            }
            @if !self.sets.server.is_empty() {
                section.sets {
                    h2 { (messages.get("web-figures-server-sets")) }
                    ul { @for name in &self.sets.server { li { a href={ "/figures/" (game) "?server=" (query(name)) } { (name) } } } }
                }
            }
        }
    }

    fn upload(&self) -> Markup {
        let messages = self.user.messages();
        let text = match &self.message {
            Some(Message::BadFile(_, text)) => text,
            Some(Message::Saved { .. } | Message::Valid | Message::Rejected(_)) | None => "",
        };
        html! {
            section {
                h2 { (messages.get("web-figures-upload-title")) }
                form method="post" action={ "/figures/" (self.info.id()) } enctype="multipart/form-data" {
                    (file_fields(messages, "file", text))
                    p { button name="action" value="load" { (messages.get("web-figures-load")) } }
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
