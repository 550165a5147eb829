//! A table as a user may see it.

use crate::app::App;
use crate::auth::{self, ViewQuery, Viewpoint};
use crate::error::ApiError;
use crate::journal::Snapshot;
use crate::live_table::LiveTable;
use crate::session::CurrentUser;
use engine::Eye;
use std::sync::Arc;
use store::ChatMessageRow;

/// A table, its snapshot, and what the user may see of it.
pub(crate) struct TableView {
    pub(crate) table: Arc<LiveTable>,
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) viewpoint: Viewpoint,
}

/// The table with this id as the user may see it.
pub(crate) async fn table_view(
    app: &App,
    user: &CurrentUser,
    id: &str,
    query: &ViewQuery,
) -> Result<TableView, ApiError> {
    let table = app.table(id).await?;
    let snapshot = table.snapshot();
    let viewpoint = auth::authorize_view(&snapshot, user, query)?;
    Ok(TableView { table, snapshot, viewpoint })
}

/// The record of a table: as the user has seen it while the game runs, complete when it is over.
pub(crate) async fn record(
    app: &App,
    user: &CurrentUser,
    id: &str,
    query: &ViewQuery,
) -> Result<String, ApiError> {
    let TableView { snapshot, viewpoint, .. } = table_view(app, user, id, query).await?;
    let eye = if viewpoint.is_hotseat_hidden() { Eye::Public } else { viewpoint.eye };
    snapshot.playing()?;
    snapshot.record(eye).ok_or(ApiError::Conflict("not-started"))
}

/// The chat messages of a table after this number.
pub(crate) async fn chat_after(
    app: &App,
    snapshot: &Snapshot,
    after: i64,
) -> Result<Vec<ChatMessageRow>, ApiError> {
    Ok(app.store.chat(&snapshot.row.id, after).await?)
}
