//! The tables of a user, and the listed ones.

use crate::app::App;
use crate::error::ApiError;
use crate::journal::Snapshot;
use crate::session::CurrentUser;
use std::sync::Arc;
use store::TableRow;

/// The maximum number of tables in each list of the lobby.
const MAX_LOBBY_TABLES: usize = 40;

/// The tables of the user, those where the user is to move first, and the listed tables of others that are not over.
pub(crate) async fn lobby_tables(
    app: &App,
    user: &CurrentUser,
) -> Result<(Vec<Arc<Snapshot>>, Vec<Arc<Snapshot>>), ApiError> {
    let own = tables_of(app, user).await?;
    let mut own = snapshots(app, own.into_iter().take(MAX_LOBBY_TABLES)).await?;
    own.sort_by_key(|snapshot| {
        let to_move = snapshot.seats_to_move();
        let is_own_turn = snapshot.seats_of(user.id()).iter().any(|seat| to_move.contains(seat));
        (!is_own_turn, snapshot.is_revealed())
    });
    let listed = app.store.listed_tables().await?;
    let mut listed = snapshots(app, listed.into_iter().take(MAX_LOBBY_TABLES)).await?;
    listed.retain(|snapshot| snapshot.seats_of(user.id()).is_empty() && !snapshot.is_over());
    Ok((own, listed))
}

/// The tables of the user and the listed ones, each once.
pub(crate) async fn visible_tables(app: &App, user: &CurrentUser) -> Result<Vec<Arc<Snapshot>>, ApiError> {
    let mut rows = tables_of(app, user).await?;
    for listed in app.store.listed_tables().await? {
        if !rows.iter().any(|row| row.id == listed.id) {
            rows.push(listed);
        }
    }
    snapshots(app, rows.into_iter()).await
}

async fn tables_of(app: &App, user: &CurrentUser) -> Result<Vec<TableRow>, ApiError> {
    match &user.user {
        Some(user) => Ok(app.store.tables_of_user(&user.id).await?),
        None => Ok(Vec::new()),
    }
}

async fn snapshots(
    app: &App,
    rows: impl Iterator<Item = TableRow> + Send,
) -> Result<Vec<Arc<Snapshot>>, ApiError> {
    let mut snapshots = Vec::new();
    for row in rows {
        snapshots.push(app.table(&row.id).await?.snapshot());
    }
    Ok(snapshots)
}
