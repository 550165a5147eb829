//! The choice of component figures on the page of a new table.

use crate::app::App;
use crate::component_sets::ComponentChoice;
use crate::error::ApiError;
use crate::queries;
use crate::session::CurrentUser;
use games::GameInfo;
use i18n::{MessageContext, Messages};
use maud::{Markup, html};
use store::FigureSet;

/// The name of the field with the choice.
const CHOICE: &str = "figures";
/// The name of the field with the text of a component file.
const FILE: &str = "figures-file";
/// The suffix of the name of the field with a chosen file.
const CHOSEN: &str = "-chosen";

/// The component sets that a user may choose for a game.
pub(super) struct ComponentSets {
    /// The names of those that the server offers.
    pub(super) server: Vec<String>,
    /// Those that the user has saved.
    pub(super) saved: Vec<FigureSet>,
}

impl ComponentSets {
    /// The sets of a game.
    pub(super) async fn load(app: &App, user: &CurrentUser, game: &str) -> Result<ComponentSets, ApiError> {
        let server = queries::server_sets(app, game).map(|set| set.name.clone()).collect();
        Ok(ComponentSets { server, saved: queries::saved_sets(app, user.user.as_ref(), game).await? })
    }

    /// The choices, each with its value in the form and its label.
    fn choices(&self, messages: &'static Messages) -> Vec<(String, String)> {
        let named =
            |id: &str, name: &str| MessageContext::new(messages, &[]).format(id).text("name", name).build();
        let standard = [("standard".to_string(), messages.get("web-figures-standard"))];
        let server =
            self.server.iter().map(|name| (format!("server:{name}"), named("web-figures-server", name)));
        let saved =
            self.saved.iter().map(|set| (format!("own:{}", set.id), named("web-figures-own", &set.name)));
        standard.into_iter().chain(server).chain(saved).collect()
    }
}

/// The group of the form, filled in as it was sent.
pub(super) fn group(
    messages: &'static Messages,
    info: &GameInfo,
    sets: &ComponentSets,
    sent: &[(String, String)],
) -> Markup {
    let chosen = choice(sent);
    html! {
        fieldset.figures-choice {
            legend { (messages.get("web-figures")) }
            p.quiet { (reconstructed(messages, info.id())) }
            @for (value, label) in sets.choices(messages) {
                label.row { input type="radio" name=(CHOICE) value=(value) checked[value == chosen]; span { (label) } }
            }
            label.row {
                input #figures-from-file type="radio" name=(CHOICE) value="file" checked[chosen == "file"];
                span { (messages.get("web-figures-upload")) }
            }
            details open[chosen == "file"] {
                summary { (messages.get("web-figures-file")) }
                (file_fields(messages, FILE, file_text(sent, FILE)))
            }
            p { a href={ "/figures/" (info.id()) } { (messages.get("web-figures-edit")) } }
        }
    }
}

/// The sentence that figures are reconstructed, with a link to those of a game.
pub(super) fn reconstructed(messages: &Messages, game: &str) -> Markup {
    html! {
        (messages.get("web-figures-about")) " "
        a href={ "/figures/" (game) "#sources" } { (messages.get("web-figures-which")) }
    }
}

/// A file input, and a field for the text of the file. With a script the file is read into the text and not sent itself.
pub(super) fn file_fields(messages: &Messages, name: &str, text: &str) -> Markup {
    html! {
        p {
            label {
                (messages.get("web-figures-file")) " "
                input type="file" name={ (name) (CHOSEN) } accept=".toml,text/plain" data-into=(name);
            }
        }
        p { label for=(name) { (messages.get("web-figures-text")) } }
        textarea id=(name) name=(name) rows="6" spellcheck="false" { (text) }
    }
}

/// The text of a component file: of the chosen file or, if none was chosen, the entered text.
pub(super) fn file_text<'a>(sent: &'a [(String, String)], name: &str) -> &'a str {
    let chosen = field(sent, &format!("{name}{CHOSEN}")).filter(|text| !text.is_empty());
    chosen.or_else(|| field(sent, name)).unwrap_or_default()
}

/// The component figures that the form selects. A chosen file takes precedence over the default choice.
pub(super) fn read(sent: &[(String, String)]) -> Result<ComponentChoice, ApiError> {
    ComponentChoice::from_form(choice(sent), file_text(sent, FILE))
}

/// The value of the choice.
fn choice(sent: &[(String, String)]) -> &str {
    let is_file = field(sent, &format!("{FILE}{CHOSEN}")).is_some_and(|text| !text.is_empty());
    match field(sent, CHOICE) {
        None | Some("" | "standard") if is_file => "file",
        None => "standard",
        Some(choice) => choice,
    }
}

fn field<'a>(sent: &'a [(String, String)], name: &str) -> Option<&'a str> {
    sent.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}
