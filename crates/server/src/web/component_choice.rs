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
    let chosen = field(sent, CHOICE).unwrap_or("standard");
    html! {
        fieldset.figures-choice {
            legend { (messages.get("web-figures")) }
            p.quiet {
                (messages.get("web-figures-about")) " "
                a href={ "/figures/" (info.id()) "#sources" } { (messages.get("web-figures-which")) }
            }
            @for (value, label) in sets.choices(messages) {
                label.row { input type="radio" name=(CHOICE) value=(value) checked[value == chosen]; span { (label) } }
            }
            label.row {
                input #figures-from-file type="radio" name=(CHOICE) value="file" checked[chosen == "file"];
                span { (messages.get("web-figures-upload")) }
            }
            details open[chosen == "file"] {
                summary { (messages.get("web-figures-file")) }
                (file_fields(messages, FILE, field(sent, FILE).unwrap_or_default()))
            }
            p { a href={ "/figures/" (info.id()) } { (messages.get("web-figures-edit")) } }
        }
    }
}

/// A file to choose, which a script reads into the text below it.
pub(super) fn file_fields(messages: &Messages, name: &str, text: &str) -> Markup {
    html! {
        p hidden data-scripted {
            label { (messages.get("web-figures-file")) " " input type="file" accept=".toml,text/plain" data-into=(name); }
        }
        p { label for=(name) { (messages.get("web-figures-text")) } }
        textarea id=(name) name=(name) rows="6" spellcheck="false" { (text) }
    }
}

/// What the form chooses.
pub(super) fn read(sent: &[(String, String)]) -> Result<ComponentChoice, ApiError> {
    ComponentChoice::from_form(field(sent, CHOICE).unwrap_or_default(), field(sent, FILE).unwrap_or_default())
}

fn field<'a>(sent: &'a [(String, String)], name: &str) -> Option<&'a str> {
    sent.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}
