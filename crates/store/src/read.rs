//! Queries.

use crate::connection::{ReadPool, on_each};
use crate::row::{ChatMessageRow, FigureSet, JournalRow, Millis, SeatRow, TableRow, User};
use sqlx::{query_as, query_scalar};

type Result<T> = std::result::Result<T, sqlx::Error>;

/// Selects figure sets; the rest of the statement has the condition and the order.
macro_rules! figure_sets {
    ($rest:literal) => {
        concat!("SELECT id, owner, game, name, text, created FROM figure_sets ", $rest)
    };
}

/// Selects tables; the rest of the statement has the condition and the order.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, header, components, host, status, listed, manual_start, move_limit, seed, watch_key, previous, ",
            "created, started, version FROM tables ",
            $rest
        )
    };
}

pub(crate) async fn user_by_session(readers: ReadPool<'_>, key: &str) -> Result<Option<User>> {
    let sql = "SELECT id, name, locale FROM users JOIN sessions ON sessions.user_id = users.id \
               WHERE sessions.key = $1";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(key).fetch_optional(pool).await)
}

pub(crate) async fn user(readers: ReadPool<'_>, id: &str) -> Result<Option<User>> {
    let sql = "SELECT id, name, locale FROM users WHERE id = $1";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn figure_sets(readers: ReadPool<'_>, owner: &str) -> Result<Vec<FigureSet>> {
    let sql = figure_sets!("WHERE owner = $1 ORDER BY game, name");
    on_each!(ReadPool, readers, pool => query_as(sql).bind(owner).fetch_all(pool).await)
}

pub(crate) async fn figure_set(readers: ReadPool<'_>, owner: &str, id: &str) -> Result<Option<FigureSet>> {
    let sql = figure_sets!("WHERE owner = $1 AND id = $2");
    on_each!(ReadPool, readers, pool => query_as(sql).bind(owner).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn table(readers: ReadPool<'_>, id: &str) -> Result<Option<TableRow>> {
    let sql = tables!("WHERE id = $1");
    on_each!(ReadPool, readers, pool => query_as(sql).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn seats(readers: ReadPool<'_>, table: &str) -> Result<Vec<SeatRow>> {
    let sql = "SELECT seat, kind, user_id, bot, name, invite, seed_contribution, is_shown, is_away FROM seats \
               WHERE table_id = $1 ORDER BY seat";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(table).fetch_all(pool).await)
}

pub(crate) async fn tables_of_user(readers: ReadPool<'_>, user: &str) -> Result<Vec<TableRow>> {
    let sql = tables!(
        "WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE user_id = $1) \
         ORDER BY created DESC, id DESC LIMIT 200"
    );
    on_each!(ReadPool, readers, pool => query_as(sql).bind(user).fetch_all(pool).await)
}

pub(crate) async fn listed_tables(readers: ReadPool<'_>) -> Result<Vec<TableRow>> {
    let sql = tables!("WHERE listed ORDER BY created DESC, id DESC LIMIT 100");
    on_each!(ReadPool, readers, pool => query_as(sql).fetch_all(pool).await)
}

pub(crate) async fn tables_with_status(readers: ReadPool<'_>, status: &str) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE status = $1 ORDER BY created, id";
    on_each!(ReadPool, readers, pool => query_scalar(sql).bind(status).fetch_all(pool).await)
}

pub(crate) async fn overdue_tables(
    readers: ReadPool<'_>,
    status: &str,
    mark: char,
    now: Millis,
) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE status = $1 AND move_limit IS NOT NULL AND move_limit * 1000 + \
               coalesce((SELECT at FROM journal WHERE table_id = id AND substr(entry, 1, 1) <> $3 \
               ORDER BY seq DESC LIMIT 1), started, created) <= $2 ORDER BY created, id";
    let mark = mark.to_string();
    on_each!(ReadPool, readers, pool => query_scalar(sql).bind(status).bind(now).bind(mark).fetch_all(pool).await)
}

pub(crate) async fn journal(readers: ReadPool<'_>, table: &str, after: i64) -> Result<Vec<JournalRow>> {
    let sql = "SELECT seq, seat, entry, idempotency_key, at FROM journal WHERE table_id = $1 AND seq > $2 ORDER BY seq";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(table).bind(after).fetch_all(pool).await)
}

/// The entry with this idempotency key.
pub(crate) async fn journal_entry_by_key(
    readers: ReadPool<'_>,
    table: &str,
    key: &str,
) -> Result<Option<JournalRow>> {
    let sql = "SELECT seq, seat, entry, idempotency_key, at FROM journal WHERE table_id = $1 AND idempotency_key = $2";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(table).bind(key).fetch_optional(pool).await)
}

pub(crate) async fn chat(readers: ReadPool<'_>, table: &str, after: i64) -> Result<Vec<ChatMessageRow>> {
    let sql = "SELECT seq, seat, name, text, at FROM chat WHERE table_id = $1 AND seq > $2 ORDER BY seq";
    on_each!(ReadPool, readers, pool => query_as(sql).bind(table).bind(after).fetch_all(pool).await)
}

pub(crate) async fn chat_count(readers: ReadPool<'_>, table: &str) -> Result<i64> {
    let sql = "SELECT coalesce(max(seq), 0) FROM chat WHERE table_id = $1";
    on_each!(ReadPool, readers, pool => query_scalar(sql).bind(table).fetch_one(pool).await)
}

pub(crate) async fn ping(readers: ReadPool<'_>) -> Result<()> {
    on_each!(ReadPool, readers, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))
}
