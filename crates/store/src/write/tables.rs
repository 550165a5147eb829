//! Tables and their seats.

use super::{Outcome, Result};
use crate::link::{Link, execute, on_each};
use crate::row::{Millis, SeatRow, TableRow};

pub(super) async fn add(link: &mut Link<'_>, table: &TableRow, seats: &[SeatRow]) -> Result<Outcome> {
    insert(link, table).await?;
    put_seats(link, &table.id, seats).await?;
    Ok(Outcome::Kept)
}

async fn insert(link: &mut Link<'_>, table: &TableRow) -> Result<()> {
    let TableRow { id, header, components, host, status, listed, waits, limit, seed, watch, .. } = table;
    let TableRow { previous, created, started, version, .. } = table;
    let sql = "INSERT INTO tables (id, header, components, host, status, listed, waits, seconds, seed, watch, previous, \
               created, started, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
    execute!(
        link, sql, id, header, components, host, status, listed, waits, limit, seed, watch, previous,
        created, started, version
    );
    Ok(())
}

/// The version is the lock: of two who change the same version, the second finds no row.
pub(super) async fn change(
    link: &mut Link<'_>,
    table: &str,
    version: i64,
    seats: &[SeatRow],
    status: Option<&(String, Millis)>,
) -> Result<Outcome> {
    let sql = "UPDATE tables SET version = version + 1, status = coalesce($3, status), \
               started = CASE WHEN $3 = 'running' THEN coalesce(started, $4) ELSE started END WHERE id = $1 AND version = $2";
    let (status, at) = status.map(|(status, at)| (status, *at)).unzip();
    if execute!(link, sql, table, version, status, at) == 0 {
        return Ok(Outcome::Refused);
    }
    put_seats(link, table, seats).await?;
    Ok(Outcome::Kept)
}

async fn put_seats(link: &mut Link<'_>, table: &str, seats: &[SeatRow]) -> Result<()> {
    let sql = "INSERT INTO seats (table_id, seat, kind, person, bot, name, invite, word, shown, away) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (table_id, seat) DO UPDATE SET \
               kind = excluded.kind, person = excluded.person, bot = excluded.bot, name = excluded.name, \
               invite = excluded.invite, word = excluded.word, shown = excluded.shown, away = excluded.away";
    for SeatRow { seat, kind, person, bot, name, invite, word, shown, away } in seats {
        execute!(link, sql, table, seat, kind, person, bot, name, invite, word, shown, away);
    }
    Ok(())
}
