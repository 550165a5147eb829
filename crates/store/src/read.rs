//! Everything that reads.

use crate::link::{Readers, on_each};
use crate::row::{ChatRow, FigureSet, Millis, Person, PlyRow, SeatRow, TableRow};
use sqlx::{query_as, query_scalar};

type Result<T> = std::result::Result<T, sqlx::Error>;

/// Figure sets, of which the rest of the statement says which and in which order.
macro_rules! figure_sets {
    ($rest:literal) => {
        concat!("SELECT id, owner, game, name, text, created FROM figure_sets ", $rest)
    };
}

/// Tables, of which the rest of the statement says which and in which order.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, header, components, host, status, listed, waits, seconds AS \"limit\", seed, watch, previous, created, ",
            "started, version FROM tables ",
            $rest
        )
    };
}

pub(crate) async fn person_of(readers: Readers<'_>, key: &str) -> Result<Option<Person>> {
    let sql = "SELECT id, name, tongue AS locale FROM people JOIN sessions ON sessions.person = people.id \
               WHERE sessions.key = $1";
    on_each!(Readers, readers, pool => query_as(sql).bind(key).fetch_optional(pool).await)
}

pub(crate) async fn person(readers: Readers<'_>, id: &str) -> Result<Option<Person>> {
    let sql = "SELECT id, name, tongue AS locale FROM people WHERE id = $1";
    on_each!(Readers, readers, pool => query_as(sql).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn figure_sets(readers: Readers<'_>, owner: &str) -> Result<Vec<FigureSet>> {
    let sql = figure_sets!("WHERE owner = $1 ORDER BY game, name");
    on_each!(Readers, readers, pool => query_as(sql).bind(owner).fetch_all(pool).await)
}

pub(crate) async fn figure_set(readers: Readers<'_>, owner: &str, id: &str) -> Result<Option<FigureSet>> {
    let sql = figure_sets!("WHERE owner = $1 AND id = $2");
    on_each!(Readers, readers, pool => query_as(sql).bind(owner).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn table(readers: Readers<'_>, id: &str) -> Result<Option<TableRow>> {
    let sql = tables!("WHERE id = $1");
    on_each!(Readers, readers, pool => query_as(sql).bind(id).fetch_optional(pool).await)
}

pub(crate) async fn seats(readers: Readers<'_>, table: &str) -> Result<Vec<SeatRow>> {
    let sql = "SELECT seat, kind, person, bot, name, invite, word, shown, away FROM seats \
               WHERE table_id = $1 ORDER BY seat";
    on_each!(Readers, readers, pool => query_as(sql).bind(table).fetch_all(pool).await)
}

pub(crate) async fn tables_of(readers: Readers<'_>, person: &str) -> Result<Vec<TableRow>> {
    let sql = tables!(
        "WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
         ORDER BY created DESC, id DESC LIMIT 200"
    );
    on_each!(Readers, readers, pool => query_as(sql).bind(person).fetch_all(pool).await)
}

pub(crate) async fn listed(readers: Readers<'_>) -> Result<Vec<TableRow>> {
    let sql = tables!("WHERE listed ORDER BY created DESC, id DESC LIMIT 100");
    on_each!(Readers, readers, pool => query_as(sql).fetch_all(pool).await)
}

pub(crate) async fn with_status(readers: Readers<'_>, status: &str) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE status = $1 ORDER BY created, id";
    on_each!(Readers, readers, pool => query_scalar(sql).bind(status).fetch_all(pool).await)
}

pub(crate) async fn late(readers: Readers<'_>, status: &str, mark: char, now: Millis) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE status = $1 AND seconds IS NOT NULL AND seconds * 1000 + \
               coalesce((SELECT at FROM plies WHERE table_id = id AND substr(entry, 1, 1) <> $3 \
               ORDER BY n DESC LIMIT 1), started, created) <= $2 ORDER BY created, id";
    let mark = mark.to_string();
    on_each!(Readers, readers, pool => query_scalar(sql).bind(status).bind(now).bind(mark).fetch_all(pool).await)
}

pub(crate) async fn plies(readers: Readers<'_>, table: &str, after: i64) -> Result<Vec<PlyRow>> {
    let sql = "SELECT n, seat, entry, command, at FROM plies WHERE table_id = $1 AND n > $2 ORDER BY n";
    on_each!(Readers, readers, pool => query_as(sql).bind(table).bind(after).fetch_all(pool).await)
}

/// The ply that this command became.
pub(crate) async fn ply_of(readers: Readers<'_>, table: &str, command: &str) -> Result<Option<PlyRow>> {
    let sql = "SELECT n, seat, entry, command, at FROM plies WHERE table_id = $1 AND command = $2";
    on_each!(Readers, readers, pool => query_as(sql).bind(table).bind(command).fetch_optional(pool).await)
}

pub(crate) async fn chat(readers: Readers<'_>, table: &str, after: i64) -> Result<Vec<ChatRow>> {
    let sql = "SELECT n, seat, name, text, at FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n";
    on_each!(Readers, readers, pool => query_as(sql).bind(table).bind(after).fetch_all(pool).await)
}

pub(crate) async fn said(readers: Readers<'_>, table: &str) -> Result<i64> {
    let sql = "SELECT coalesce(max(n), 0) FROM chat WHERE table_id = $1";
    on_each!(Readers, readers, pool => query_scalar(sql).bind(table).fetch_one(pool).await)
}

pub(crate) async fn ping(readers: Readers<'_>) -> Result<()> {
    on_each!(Readers, readers, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))
}
