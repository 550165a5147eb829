//! The component sets that users save.

use crate::app::{App, now_millis};
use crate::component_sets::is_set_name;
use crate::error::ApiError;
use crate::random_token;
use games::GameInfo;
use games::components::ComponentSet;
use store::{FigureSet, SavedSet, User};

/// The maximum number of sets of a user.
const MAX_SETS: i64 = 50;

/// Saves a set under a name, and returns its id. A set of the same name is replaced.
pub(crate) async fn save_component_set(
    app: &App,
    owner: &User,
    info: &GameInfo,
    name: &str,
    set: &ComponentSet,
) -> Result<String, ApiError> {
    let set = FigureSet {
        id: random_token::id(),
        owner: owner.id.clone(),
        game: info.id().into(),
        name: valid_name(name)?.into(),
        text: set.differences().into(),
        created: now_millis(),
    };
    match app.store.save_figure_set(&set, MAX_SETS).await? {
        SavedSet::Done(id) => Ok(id),
        SavedSet::TooMany => Err(ApiError::Conflict("too-many-figure-sets")),
    }
}

/// Renames a set of a user.
pub(crate) async fn rename_component_set(
    app: &App,
    owner: &User,
    id: &str,
    name: &str,
) -> Result<(), ApiError> {
    let name = valid_name(name)?;
    app.store.figure_set(&owner.id, id).await?.ok_or(ApiError::NotFound)?;
    let is_renamed = app.store.rename_figure_set(&owner.id, id, name).await?;
    if is_renamed { Ok(()) } else { Err(ApiError::Conflict("figure-name-taken")) }
}

/// Deletes a set of a user.
pub(crate) async fn delete_component_set(app: &App, owner: &User, id: &str) -> Result<(), ApiError> {
    if app.store.delete_figure_set(&owner.id, id).await? { Ok(()) } else { Err(ApiError::NotFound) }
}

fn valid_name(name: &str) -> Result<&str, ApiError> {
    let name = name.trim();
    if is_set_name(name) { Ok(name) } else { Err(ApiError::Invalid("bad-figure-name")) }
}
