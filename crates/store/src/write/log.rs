//! What only grows: plies and chat.

use super::{Outcome, Result};
use crate::link::{Link, execute, on_each};
use crate::row::{NewLine, NewPly};
use sqlx::{QueryBuilder, query_scalar};

/// How many plies a statement inserts at most: databases limit the number of values.
const AT_ONCE: usize = 1000;

/// The insert is the lock: of two who append at the same number, the second waits for the first and finds it taken.
/// Plies are never deleted, so that the last one, once seen, stays, and no hole can come about.
pub(super) async fn append(
    link: &mut Link<'_>,
    table: &str,
    first: i64,
    plies: &[NewPly],
) -> Result<Outcome> {
    if let Some(n) = repeated(link, table, plies).await? {
        return Ok(Outcome::Repeated(n));
    }
    if first != last(link, table).await? + 1 {
        return Ok(Outcome::Refused);
    }
    for (first, plies) in (first..).step_by(AT_ONCE).zip(plies.chunks(AT_ONCE)) {
        if insert(link, table, first, plies).await? != plies.len() as u64 {
            return Ok(Outcome::Refused);
        }
    }
    Ok(Outcome::Kept)
}

/// The number of the first ply with one of these commands.
async fn repeated(link: &mut Link<'_>, table: &str, plies: &[NewPly]) -> Result<Option<i64>> {
    let sql = "SELECT n FROM plies WHERE table_id = $1 AND command = $2";
    for command in plies.iter().filter_map(|ply| ply.command.as_deref()) {
        let found = on_each!(Link, link, one => {
            query_scalar(sql).bind(table).bind(command).fetch_optional(&mut **one).await?
        });
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

async fn last(link: &mut Link<'_>, table: &str) -> Result<i64> {
    let sql = "SELECT coalesce(max(n), 0) FROM plies WHERE table_id = $1";
    on_each!(Link, link, one => query_scalar(sql).bind(table).fetch_one(&mut **one).await)
}

/// How many numbers and commands were free. One statement for all: each would be a way there and back.
async fn insert(link: &mut Link<'_>, table: &str, first: i64, plies: &[NewPly]) -> Result<u64> {
    let sql = "INSERT INTO plies (table_id, n, seat, entry, command, at) ";
    Ok(on_each!(Link, link, one => {
        let mut query = QueryBuilder::new(sql);
        query.push_values((first..).zip(plies), |mut row, (n, ply)| {
            let NewPly { seat, entry, command, at } = ply;
            row.push_bind(table).push_bind(n).push_bind(seat).push_bind(entry).push_bind(command).push_bind(at);
        });
        query.push(" ON CONFLICT DO NOTHING").build().execute(&mut **one).await?.rows_affected()
    }))
}

/// Raising the table's count of lines is the lock: whoever else says something waits for its number.
pub(super) async fn say(link: &mut Link<'_>, table: &str, line: &NewLine) -> Result<Outcome> {
    let sql = "UPDATE tables SET lines = lines + 1 WHERE id = $1 RETURNING lines";
    let n: i64 = on_each!(Link, link, one => query_scalar(sql).bind(table).fetch_one(&mut **one).await?);
    if let Some(before) = said_before(link, table, line).await? {
        return Ok(Outcome::Repeated(before));
    }
    let NewLine { seat, name, text, command, at } = line;
    let sql =
        "INSERT INTO chat (table_id, n, seat, name, text, command, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    execute!(link, sql, table, n, seat, name, text, command, at);
    Ok(Outcome::Numbered(n))
}

/// The number of the line with the same command.
async fn said_before(link: &mut Link<'_>, table: &str, line: &NewLine) -> Result<Option<i64>> {
    let Some(command) = &line.command else {
        return Ok(None);
    };
    let sql = "SELECT n FROM chat WHERE table_id = $1 AND command = $2";
    on_each!(Link, link, one => {
        query_scalar(sql).bind(table).bind(command).fetch_optional(&mut **one).await
    })
}
