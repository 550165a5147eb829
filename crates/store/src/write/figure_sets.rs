//! Component files that users save under a name.

use super::{Result, WriteResult};
use crate::connection::{AnyConnection, execute, on_each};
use crate::row::FigureSet;
use sqlx::query_scalar;

/// Adds a set, or replaces the text of the owner's set of the same game and name. A conflict if the owner has as many sets as
/// the limit.
pub(super) async fn save(
    connection: &mut AnyConnection<'_>,
    set: &FigureSet,
    limit: i64,
) -> Result<WriteResult> {
    let FigureSet { id, owner, game, name, text, created } = set;
    lock_owner(connection, owner).await?;
    let sql = "UPDATE figure_sets SET text = $4 WHERE owner = $1 AND game = $2 AND name = $3";
    if execute!(connection, sql, owner, game, name, text) > 0 {
        return Ok(WriteResult::Done);
    }
    if count(connection, owner).await? >= limit {
        return Ok(WriteResult::Conflict);
    }
    let sql =
        "INSERT INTO figure_sets (id, owner, game, name, text, created) VALUES ($1, $2, $3, $4, $5, $6)";
    execute!(connection, sql, id, owner, game, name, text, created);
    Ok(WriteResult::Done)
}

/// A conflict if the owner has no such set, or another one of the same game with this name.
pub(super) async fn rename(
    connection: &mut AnyConnection<'_>,
    owner: &str,
    id: &str,
    name: &str,
) -> Result<WriteResult> {
    lock_owner(connection, owner).await?;
    let sql = "UPDATE figure_sets SET name = $3 WHERE owner = $1 AND id = $2 AND NOT EXISTS (SELECT 1 FROM \
               figure_sets AS other WHERE other.owner = $1 AND other.game = figure_sets.game AND \
               other.name = $3 AND other.id <> $2)";
    Ok(done_if(execute!(connection, sql, owner, id, name) > 0))
}

/// A conflict if the owner has no such set.
pub(super) async fn delete(connection: &mut AnyConnection<'_>, owner: &str, id: &str) -> Result<WriteResult> {
    let sql = "DELETE FROM figure_sets WHERE owner = $1 AND id = $2";
    Ok(done_if(execute!(connection, sql, owner, id) > 0))
}

fn done_if(changed: bool) -> WriteResult {
    if changed { WriteResult::Done } else { WriteResult::Conflict }
}

/// Locks the row of the owner: of two concurrent saves that both count the sets, both would be below the limit.
async fn lock_owner(connection: &mut AnyConnection<'_>, owner: &str) -> Result<()> {
    execute!(connection, "UPDATE users SET name = name WHERE id = $1", owner);
    Ok(())
}

async fn count(connection: &mut AnyConnection<'_>, owner: &str) -> Result<i64> {
    let sql = "SELECT count(*) FROM figure_sets WHERE owner = $1";
    on_each!(AnyConnection, connection, one => query_scalar(sql).bind(owner).fetch_one(&mut **one).await)
}
