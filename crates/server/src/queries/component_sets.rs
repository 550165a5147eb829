//! The component sets of the server and of users.

use crate::app::App;
use crate::component_sets::{ComponentChoice, ServerComponents, read_file};
use crate::error::ApiError;
use games::GameInfo;
use store::{FigureSet, User};

/// The sets that the server offers for a game.
pub(crate) fn server_sets<'a>(app: &'a App, game: &str) -> impl Iterator<Item = &'a ServerComponents> {
    app.config.component_sets.iter().filter(move |set| set.game == game)
}

/// The sets that a user has saved for a game.
pub(crate) async fn saved_sets(
    app: &App,
    user: Option<&User>,
    game: &str,
) -> Result<Vec<FigureSet>, ApiError> {
    let Some(user) = user else { return Ok(Vec::new()) };
    let mut sets = app.store.figure_sets(&user.id).await?;
    sets.retain(|set| set.game == game);
    Ok(sets)
}

/// The text of the chosen component file; `None` for the standard figures.
pub(crate) async fn component_file(
    app: &App,
    info: &GameInfo,
    user: Option<&User>,
    choice: &ComponentChoice,
) -> Result<Option<String>, ApiError> {
    let text = match choice {
        ComponentChoice::Standard => return Ok(None),
        ComponentChoice::File(text) => Some(text.clone()),
        ComponentChoice::Server(name) => server_set(app, info, name),
        ComponentChoice::Saved(id) => saved_set(app, info, user, |set| set.id == *id).await?,
        ComponentChoice::Named(name) => match server_set(app, info, name) {
            Some(text) => Some(text),
            None => saved_set(app, info, user, |set| set.name == *name).await?,
        },
    };
    let text = text.ok_or(ApiError::Invalid("bad-figure-set"))?;
    read_file(info, &text)?;
    Ok(Some(text))
}

fn server_set(app: &App, info: &GameInfo, name: &str) -> Option<String> {
    server_sets(app, info.id()).find(|set| set.name == name).map(|set| set.text.clone())
}

async fn saved_set(
    app: &App,
    info: &GameInfo,
    user: Option<&User>,
    is_chosen: impl Fn(&FigureSet) -> bool,
) -> Result<Option<String>, ApiError> {
    let sets = saved_sets(app, user, info.id()).await?;
    Ok(sets.into_iter().find(is_chosen).map(|set| set.text))
}
