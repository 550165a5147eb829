//! The figure editor: component figures that people enter, check, save, download and upload.

mod draft;
mod fields;
mod view;

use super::{Told, Wrong};
use crate::component_sets::{ComponentChoice, read_file};
use crate::house::House;
use crate::page::component_choice::{ComponentSets, file_text};
use crate::person::{COOKIE_NAME, Visitor, keep};
use crate::refused::Refused;
use crate::request::{Asked, Path, Sent, SentFields};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use draft::Draft;
use games::components::ComponentSet;
use games::{GameInfo, Title};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use view::{Message, Page};

/// The most bytes of the form: each figure has a field, and each card texts in four languages.
pub(crate) const MOST_BYTES: usize = 512 << 10;

/// Which figures are to be edited.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    /// The id of a set that the visitor has saved.
    set: Option<String>,
    /// The name of a set of the server.
    server: Option<String>,
    /// Anything if the set has just been saved.
    saved: Option<String>,
}

/// The editor with a set that was saved before, or with the standard figures.
pub(crate) async fn form(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Markup, Wrong> {
    let info = find(&game).told(visitor.locale)?;
    let shown = async {
        let sets = ComponentSets::load(&house, &visitor, info.id()).await?;
        let own =
            wanted.set.as_ref().map(|id| sets.own.iter().find(|set| set.id == *id).ok_or(Refused::Unknown));
        let own = own.transpose()?;
        let choice = match (own, wanted.server) {
            (Some(set), _) => ComponentChoice::Own(set.id.clone()),
            (None, Some(name)) => ComponentChoice::Server(name),
            (None, None) => ComponentChoice::Standard,
        };
        let text = house.component_file(info, visitor.person.as_ref(), &choice).await?;
        let draft = Draft::of_set(read_file(info, &text.unwrap_or_default())?);
        let name = own.map_or("", |set| &set.name);
        let saved = own.filter(|_| wanted.saved.is_some());
        let message = saved.map(|set| Message::Saved { name: &set.name, set: &set.id });
        Ok::<_, Refused>(Page { visitor: &visitor, info, sets: &sets, draft: &draft, name, message }.show())
    };
    shown.await.told(visitor.locale)
}

fn find(game: &str) -> Result<&'static GameInfo, Refused> {
    Ok(game.parse::<Title>().map_err(|_| Refused::Unknown)?.info())
}

fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// Checks, saves or downloads what was entered, or begins with another file.
pub(crate) async fn send(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    SentFields(fields): SentFields,
) -> Result<Response, Wrong> {
    let info = find(&game).told(visitor.locale)?;
    let sets = ComponentSets::load(&house, &visitor, info.id()).await.told(visitor.locale)?;
    let is_file = field(&fields, "action") == "load";
    let draft = if is_file {
        of_file(info, &fields)
    } else {
        Draft::of_form(info, &fields).map(|draft| (draft, None))
    };
    let (draft, refused) = draft.told(visitor.locale)?;
    let name = field(&fields, "name");
    let page = |message: Option<Message<'_>>| {
        Page { visitor: &visitor, info, sets: &sets, draft: &draft, name, message }.show()
    };
    if let Some(refused) = refused {
        let text = file_text(&fields, "file");
        return Ok((refused.status(), page(Some(Message::BadFile(&refused, text)))).into_response());
    }
    let set = match &draft.set {
        Ok(set) => set,
        Err(refused) => return Ok((refused.status(), page(Some(Message::Refused(refused)))).into_response()),
    };
    match field(&fields, "action") {
        "save" => match save(&house, &visitor, info, name, set).await {
            Ok(response) => Ok(response),
            Err(refused) => Ok((refused.status(), page(Some(Message::Refused(&refused)))).into_response()),
        },
        "download" => Ok(download(info, name, set)),
        _ => Ok(page(Some(Message::Valid)).into_response()),
    }
}

/// The figures of a file that was sent; the standard ones and the reason if it cannot be used.
fn of_file(info: &GameInfo, fields: &[(String, String)]) -> Result<(Draft, Option<Refused>), Refused> {
    match read_file(info, file_text(fields, "file")) {
        Ok(set) => Ok((Draft::of_set(set), None)),
        Err(refused) => Ok((Draft::of_set(info.component_file.standard_set()), Some(refused))),
    }
}

async fn save(
    house: &Arc<House>,
    visitor: &Visitor,
    info: &GameInfo,
    name: &str,
    set: &ComponentSet,
) -> Result<Response, Refused> {
    if !crate::component_sets::is_set_name(name.trim()) {
        return Err(Refused::ParseError("bad-figure-name"));
    }
    let (person, key) = house.name(visitor, &visitor.name_or_guest()).await?;
    let id = house.save_set(&person, info, name, set).await?;
    let cookie = key.map(|key| (SET_COOKIE, keep(COOKIE_NAME, &key, house.settings.is_secure())));
    let page = Redirect::to(&format!("/figures/{}?set={id}&saved=yes", info.id()));
    Ok((AppendHeaders(cookie), page).into_response())
}

/// The component file, to be kept by the visitor.
fn download(info: &GameInfo, name: &str, set: &ComponentSet) -> Response {
    let plain =
        name.trim().chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_ ".contains(*letter));
    let plain: String = plain.take(crate::component_sets::MAX_SET_NAME).collect();
    let name = if plain.trim().is_empty() { "figures" } else { plain.trim() };
    let file = format!("attachment; filename=\"{}-{name}.toml\"", info.id());
    let headers =
        [(CONTENT_TYPE, "application/toml; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)];
    (headers, set.differences().to_string()).into_response()
}

/// What is wrong with what was entered, for the script of the page.
pub(crate) async fn check(
    State(_): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Sent(fields): Sent<Vec<(String, String)>>,
) -> Result<Json<Value>, Wrong> {
    let info = find(&game).told(visitor.locale)?;
    let draft = Draft::of_form(info, &fields).told(visitor.locale)?;
    let words = visitor.words();
    let errors: Value =
        draft.errors.iter().map(|(key, refused)| (key.clone(), view::reason(words, refused))).collect();
    let state = match &draft.set {
        Ok(_) => words.get("web-figures-valid"),
        Err(refused) => view::invalid(words, &draft, refused),
    };
    Ok(Json(json!({ "valid": draft.set.is_ok(), "state": state, "errors": errors })))
}

/// What is to be done with a saved set.
#[derive(Deserialize)]
pub(crate) struct SetChange {
    action: String,
    #[serde(default)]
    name: String,
}

/// Renames or deletes a set of the visitor.
pub(crate) async fn change_set(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    Sent(change): Sent<SetChange>,
) -> Result<Redirect, Wrong> {
    let changed = async {
        let (info, person) = (find(&game)?, visitor.person()?);
        match change.action.as_str() {
            "rename" => house.rename_set(person, &id, &change.name).await?,
            "delete" => house.delete_set(person, &id).await?,
            _ => return Err(Refused::ParseError("bad-form")),
        }
        Ok(Redirect::to(&format!("/figures/{}", info.id())))
    };
    changed.await.told(visitor.locale)
}
