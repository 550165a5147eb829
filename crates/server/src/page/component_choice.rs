//! The choice of component figures on the set-up page.

use crate::component_sets::ComponentChoice;
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use games::GameInfo;
use i18n::{MessageContext, Messages};
use maud::{Markup, html};
use store::FigureSet;

/// The name of the field with the choice.
const CHOICE: &str = "figures";
/// The name of the field with the text of a component file.
const FILE: &str = "figures-file";
/// The end of the name of the field with a chosen file.
const CHOSEN: &str = "-chosen";

/// The component sets that a visitor may choose for a game.
pub(super) struct ComponentSets {
    /// The names of those that the server offers.
    pub(super) server: Vec<String>,
    /// Those that the visitor has saved.
    pub(super) own: Vec<FigureSet>,
}

impl ComponentSets {
    /// The sets of a game.
    pub(super) async fn load(house: &House, visitor: &Visitor, game: &str) -> Result<ComponentSets, Refused> {
        let server = house.server_sets(game).map(|set| set.name.clone()).collect();
        Ok(ComponentSets { server, own: house.own_sets(visitor.person.as_ref(), game).await? })
    }

    /// The choices, each with its value in the form and its label.
    fn choices(&self, words: &'static Messages) -> Vec<(String, String)> {
        let named =
            |id: &str, name: &str| MessageContext::new(words, &[]).format(id).text("name", name).build();
        let standard = [("standard".to_string(), words.get("web-figures-standard"))];
        let server =
            self.server.iter().map(|name| (format!("server:{name}"), named("web-figures-server", name)));
        let own = self.own.iter().map(|set| (format!("own:{}", set.id), named("web-figures-own", &set.name)));
        standard.into_iter().chain(server).chain(own).collect()
    }
}

/// The group of the form, filled in as it was sent.
pub(super) fn group(
    words: &'static Messages,
    info: &GameInfo,
    sets: &ComponentSets,
    sent: &[(String, String)],
) -> Markup {
    let chosen = choice(sent);
    html! {
        fieldset.figures-choice {
            legend { (words.get("web-figures")) }
            p.quiet { (reconstructed(words, info.id())) }
            @for (value, label) in sets.choices(words) {
                label.row { input type="radio" name=(CHOICE) value=(value) checked[value == chosen]; span { (label) } }
            }
            label.row {
                input #figures-from-file type="radio" name=(CHOICE) value="file" checked[chosen == "file"];
                span { (words.get("web-figures-upload")) }
            }
            details open[chosen == "file"] {
                summary { (words.get("web-figures-file")) }
                (file_fields(words, FILE, file_text(sent, FILE)))
            }
            p { a href={ "/figures/" (info.id()) } { (words.get("web-figures-edit")) } }
        }
    }
}

/// The sentence that figures are reconstructed, with a link to those of a game.
pub(super) fn reconstructed(words: &Messages, game: &str) -> Markup {
    html! {
        (words.get("web-figures-about")) " "
        a href={ "/figures/" (game) "#sources" } { (words.get("web-figures-which")) }
    }
}

/// A file to choose, and a field for its text. With a script the file is read into the text and not sent itself.
pub(super) fn file_fields(words: &Messages, name: &str, text: &str) -> Markup {
    html! {
        p {
            label {
                (words.get("web-figures-file")) " "
                input type="file" name={ (name) (CHOSEN) } accept=".toml,text/plain" data-into=(name);
            }
        }
        p { label for=(name) { (words.get("web-figures-text")) } }
        textarea id=(name) name=(name) rows="6" spellcheck="false" { (text) }
    }
}

/// The text of a component file: of the chosen file or, if none was chosen, the text that was entered.
pub(super) fn file_text<'a>(sent: &'a [(String, String)], name: &str) -> &'a str {
    let chosen = field(sent, &format!("{name}{CHOSEN}")).filter(|text| !text.is_empty());
    chosen.or_else(|| field(sent, name)).unwrap_or_default()
}

/// The component figures that the form chooses: a chosen file counts even if the choice above it was left as it was.
pub(super) fn read(sent: &[(String, String)]) -> Result<ComponentChoice, Refused> {
    ComponentChoice::of_form(choice(sent), file_text(sent, FILE))
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
