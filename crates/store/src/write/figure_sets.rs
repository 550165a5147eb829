//! Component files that people keep under a name.

use super::{Outcome, Result};
use crate::link::{Link, execute, on_each};
use crate::row::FigureSet;
use sqlx::query_scalar;

/// Adds a set, or replaces the text of the owner's set of the same game and name. Refused if it would be one more than the
/// limit.
pub(super) async fn save(link: &mut Link<'_>, set: &FigureSet, limit: i64) -> Result<Outcome> {
    let FigureSet { id, owner, game, name, text, created } = set;
    lock_owner(link, owner).await?;
    let sql = "UPDATE figure_sets SET text = $4 WHERE owner = $1 AND game = $2 AND name = $3";
    if execute!(link, sql, owner, game, name, text) > 0 {
        return Ok(Outcome::Kept);
    }
    if count(link, owner).await? >= limit {
        return Ok(Outcome::Refused);
    }
    let sql =
        "INSERT INTO figure_sets (id, owner, game, name, text, created) VALUES ($1, $2, $3, $4, $5, $6)";
    execute!(link, sql, id, owner, game, name, text, created);
    Ok(Outcome::Kept)
}

/// Refused if the owner has no such set, or another one of the same game with this name.
pub(super) async fn rename(link: &mut Link<'_>, owner: &str, id: &str, name: &str) -> Result<Outcome> {
    lock_owner(link, owner).await?;
    let sql = "UPDATE figure_sets SET name = $3 WHERE owner = $1 AND id = $2 AND NOT EXISTS (SELECT 1 FROM \
               figure_sets AS other WHERE other.owner = $1 AND other.game = figure_sets.game AND \
               other.name = $3 AND other.id <> $2)";
    Ok(kept_if(execute!(link, sql, owner, id, name) > 0))
}

/// Refused if the owner has no such set.
pub(super) async fn delete(link: &mut Link<'_>, owner: &str, id: &str) -> Result<Outcome> {
    let sql = "DELETE FROM figure_sets WHERE owner = $1 AND id = $2";
    Ok(kept_if(execute!(link, sql, owner, id) > 0))
}

fn kept_if(changed: bool) -> Outcome {
    if changed { Outcome::Kept } else { Outcome::Refused }
}

/// Changes of the sets of one owner wait for each other: two that count at once would both be below the limit.
async fn lock_owner(link: &mut Link<'_>, owner: &str) -> Result<()> {
    execute!(link, "UPDATE people SET name = name WHERE id = $1", owner);
    Ok(())
}

async fn count(link: &mut Link<'_>, owner: &str) -> Result<i64> {
    let sql = "SELECT count(*) FROM figure_sets WHERE owner = $1";
    on_each!(Link, link, one => query_scalar(sql).bind(owner).fetch_one(&mut **one).await)
}
