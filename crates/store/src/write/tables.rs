//! Tables and their seats.

use super::{Result, WriteResult};
use crate::connection::{AnyConnection, execute, on_each};
use crate::row::{Millis, SeatRow, TableRow};

pub(super) async fn add(
    connection: &mut AnyConnection<'_>,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<WriteResult> {
    insert(connection, table).await?;
    upsert_seats(connection, &table.id, seats).await?;
    Ok(WriteResult::Done)
}

async fn insert(connection: &mut AnyConnection<'_>, table: &TableRow) -> Result<()> {
    let TableRow { id, header, components, host, status, listed, manual_start, move_limit, .. } = table;
    let TableRow { seed, watch_key, previous, created, started, version, .. } = table;
    let sql = "INSERT INTO tables (id, header, components, host, status, listed, manual_start, move_limit, seed, \
               watch_key, previous, created, started, version) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
    execute!(
        connection,
        sql,
        id,
        header,
        components,
        host,
        status,
        listed,
        manual_start,
        move_limit,
        seed,
        watch_key,
        previous,
        created,
        started,
        version
    );
    Ok(())
}

/// The version is the lock: of two updates of the same version, the second finds no row.
pub(super) async fn update(
    connection: &mut AnyConnection<'_>,
    table: &str,
    version: i64,
    seats: &[SeatRow],
    status: Option<&(String, Millis)>,
) -> Result<WriteResult> {
    let sql = "UPDATE tables SET version = version + 1, status = coalesce($3, status), \
               started = CASE WHEN $3 = 'running' THEN coalesce(started, $4) ELSE started END WHERE id = $1 AND version = $2";
    let (status, at) = status.map(|(status, at)| (status, *at)).unzip();
    if execute!(connection, sql, table, version, status, at) == 0 {
        return Ok(WriteResult::Conflict);
    }
    upsert_seats(connection, table, seats).await?;
    Ok(WriteResult::Done)
}

async fn upsert_seats(connection: &mut AnyConnection<'_>, table: &str, seats: &[SeatRow]) -> Result<()> {
    let sql = "INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite, seed_contribution, is_shown, is_away) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (table_id, seat) DO UPDATE SET \
               kind = excluded.kind, user_id = excluded.user_id, bot = excluded.bot, name = excluded.name, \
               invite = excluded.invite, seed_contribution = excluded.seed_contribution, \
               is_shown = excluded.is_shown, is_away = excluded.is_away";
    for row in seats {
        let SeatRow { seat, kind, user_id, bot, name, invite, seed_contribution, is_shown, is_away } = row;
        execute!(
            connection,
            sql,
            table,
            seat,
            kind,
            user_id,
            bot,
            name,
            invite,
            seed_contribution,
            is_shown,
            is_away
        );
    }
    Ok(())
}
