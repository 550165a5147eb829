//! The figure editor: component figures that people enter, check, save, download and upload.

mod draft;
mod fields;
mod view;

use super::{ErrorPage, IntoErrorPage, session_cookie};
use crate::app::App;
use crate::component_sets::{ComponentChoice, read_file};
use crate::error::ApiError;
use crate::extract::{Form, FormFields, Path, Query};
use crate::session::CurrentUser;
use crate::web::component_choice::{ComponentSets, file_text};
use crate::{commands, queries};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use draft::Draft;
use games::components::ComponentSet;
use games::{GameInfo, Title};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use view::{Message, Page};

/// The most bytes of the form: each figure has a field, and each card texts in four languages.
pub(crate) const MAX_BODY_BYTES: usize = 512 << 10;

/// Which figures are to be edited.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    /// The id of a set that the user has saved.
    set: Option<String>,
    /// The name of a set of the server.
    server: Option<String>,
    /// Anything if the set has just been saved.
    saved: Option<String>,
}

/// The editor with a set that was saved before, or with the standard figures.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, ErrorPage> {
    let info = find(&game).localized(user.locale)?;
    let shown = async {
        let sets = ComponentSets::load(&app, &user, info.id()).await?;
        let own = wanted
            .set
            .as_ref()
            .map(|id| sets.saved.iter().find(|set| set.id == *id).ok_or(ApiError::NotFound));
        let own = own.transpose()?;
        let choice = match (own, wanted.server) {
            (Some(set), _) => ComponentChoice::Saved(set.id.clone()),
            (None, Some(name)) => ComponentChoice::Server(name),
            (None, None) => ComponentChoice::Standard,
        };
        let text = queries::component_file(&app, info, user.user.as_ref(), &choice).await?;
        let draft = Draft::of_set(read_file(info, &text.unwrap_or_default())?);
        let name = own.map_or("", |set| &set.name);
        let saved = own.filter(|_| wanted.saved.is_some());
        let message = saved.map(|set| Message::Saved { name: &set.name, set: &set.id });
        Ok::<_, ApiError>(Page { user: &user, info, sets: &sets, draft: &draft, name, message }.show())
    };
    shown.await.localized(user.locale)
}

fn find(game: &str) -> Result<&'static GameInfo, ApiError> {
    Ok(game.parse::<Title>().map_err(|_| ApiError::NotFound)?.info())
}

fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// Checks, saves or downloads what was entered, or begins with another file.
pub(crate) async fn send(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let info = find(&game).localized(user.locale)?;
    let sets = ComponentSets::load(&app, &user, info.id()).await.localized(user.locale)?;
    let is_file = field(&fields, "action") == "load";
    let draft = if is_file {
        of_file(info, &fields)
    } else {
        Draft::of_form(info, &fields).map(|draft| (draft, None))
    };
    let (draft, refused) = draft.localized(user.locale)?;
    let name = field(&fields, "name");
    let page = |message: Option<Message<'_>>| {
        Page { user: &user, info, sets: &sets, draft: &draft, name, message }.show()
    };
    if let Some(refused) = refused {
        let text = file_text(&fields, "file");
        return Ok((refused.status(), page(Some(Message::BadFile(&refused, text)))).into_response());
    }
    let set = match &draft.set {
        Ok(set) => set,
        Err(refused) => return Ok((refused.status(), page(Some(Message::Rejected(refused)))).into_response()),
    };
    match field(&fields, "action") {
        "save" => match save(&app, &user, info, name, set).await {
            Ok(response) => Ok(response),
            Err(refused) => Ok((refused.status(), page(Some(Message::Rejected(&refused)))).into_response()),
        },
        "download" => Ok(download(info, name, set)),
        _ => Ok(page(Some(Message::Valid)).into_response()),
    }
}

/// The figures of a file that was sent; the standard ones and the reason if it cannot be used.
fn of_file(info: &GameInfo, fields: &[(String, String)]) -> Result<(Draft, Option<ApiError>), ApiError> {
    match read_file(info, file_text(fields, "file")) {
        Ok(set) => Ok((Draft::of_set(set), None)),
        Err(refused) => Ok((Draft::of_set(info.component_file.standard_set()), Some(refused))),
    }
}

async fn save(
    app: &Arc<App>,
    user: &CurrentUser,
    info: &GameInfo,
    name: &str,
    set: &ComponentSet,
) -> Result<Response, ApiError> {
    if !crate::component_sets::is_set_name(name.trim()) {
        return Err(ApiError::Invalid("bad-figure-name"));
    }
    let (owner, key) = commands::set_name(app, user, &user.name_or_guest()).await?;
    let id = commands::save_component_set(app, &owner, info, name, set).await?;
    let page = Redirect::to(&format!("/figures/{}?set={id}&saved=yes", info.id()));
    Ok((session_cookie(app, key), page).into_response())
}

/// The component file, to be kept by the user.
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
    State(_): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Json<Value>, ErrorPage> {
    let info = find(&game).localized(user.locale)?;
    let draft = Draft::of_form(info, &fields).localized(user.locale)?;
    let messages = user.messages();
    let errors: Value =
        draft.errors.iter().map(|(key, refused)| (key.clone(), view::reason(messages, refused))).collect();
    let state = match &draft.set {
        Ok(_) => messages.get("web-figures-valid"),
        Err(refused) => view::invalid(messages, &draft, refused),
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

/// Renames or deletes a set of the user.
pub(crate) async fn change_set(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path((game, id)): Path<(String, String)>,
    Form(change): Form<SetChange>,
) -> Result<Redirect, ErrorPage> {
    let changed = async {
        let (info, owner) = (find(&game)?, user.registered()?);
        match change.action.as_str() {
            "rename" => commands::rename_component_set(&app, owner, &id, &change.name).await?,
            "delete" => commands::delete_component_set(&app, owner, &id).await?,
            _ => return Err(ApiError::Invalid("bad-form")),
        }
        Ok(Redirect::to(&format!("/figures/{}", info.id())))
    };
    changed.await.localized(user.locale)
}
