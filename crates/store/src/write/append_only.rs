//! Append-only tables: journal and chat.

use super::{Result, WriteResult};
use crate::connection::{AnyConnection, execute, on_each};
use crate::row::{NewChatMessage, NewJournalEntry};
use sqlx::{QueryBuilder, query_scalar};

/// How many entries a statement inserts at most: databases limit the number of bound values.
const MAX_ROWS_PER_INSERT: usize = 1000;

/// The insert is the lock: of two writers that append the same sequence number, the second waits for the first and finds it
/// taken. Entries are never deleted, so that the last number never decreases and no gap can occur.
pub(super) async fn append_journal(
    connection: &mut AnyConnection<'_>,
    table: &str,
    first: i64,
    entries: &[NewJournalEntry],
) -> Result<WriteResult> {
    if let Some(seq) = duplicate_entry(connection, table, entries).await? {
        return Ok(WriteResult::Duplicate(seq));
    }
    if first != last_seq(connection, table).await? + 1 {
        return Ok(WriteResult::Conflict);
    }
    for (first, entries) in (first..).step_by(MAX_ROWS_PER_INSERT).zip(entries.chunks(MAX_ROWS_PER_INSERT)) {
        if insert(connection, table, first, entries).await? != entries.len() as u64 {
            return Ok(WriteResult::Conflict);
        }
    }
    Ok(WriteResult::Done)
}

/// The number of the first entry with one of these idempotency keys.
async fn duplicate_entry(
    connection: &mut AnyConnection<'_>,
    table: &str,
    entries: &[NewJournalEntry],
) -> Result<Option<i64>> {
    let sql = "SELECT seq FROM journal WHERE table_id = $1 AND idempotency_key = $2";
    for key in entries.iter().filter_map(|entry| entry.idempotency_key.as_deref()) {
        let found = on_each!(AnyConnection, connection, one => {
            query_scalar(sql).bind(table).bind(key).fetch_optional(&mut **one).await?
        });
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

async fn last_seq(connection: &mut AnyConnection<'_>, table: &str) -> Result<i64> {
    let sql = "SELECT coalesce(max(seq), 0) FROM journal WHERE table_id = $1";
    on_each!(AnyConnection, connection, one => query_scalar(sql).bind(table).fetch_one(&mut **one).await)
}

/// Inserts what has a free number and a free key, and returns how many rows that were. One statement for all entries: each
/// would cost a round trip.
async fn insert(
    connection: &mut AnyConnection<'_>,
    table: &str,
    first: i64,
    entries: &[NewJournalEntry],
) -> Result<u64> {
    let sql = "INSERT INTO journal (table_id, seq, seat, entry, idempotency_key, at) ";
    Ok(on_each!(AnyConnection, connection, one => {
        let mut query = QueryBuilder::new(sql);
        query.push_values((first..).zip(entries), |mut row, (seq, new)| {
            let NewJournalEntry { seat, entry, idempotency_key, at } = new;
            row.push_bind(table).push_bind(seq).push_bind(seat).push_bind(entry).push_bind(idempotency_key).push_bind(at);
        });
        query.push(" ON CONFLICT DO NOTHING").build().execute(&mut **one).await?.rows_affected()
    }))
}

/// Incrementing the table's message count is the lock: concurrent messages wait for their numbers.
pub(super) async fn add_chat_message(
    connection: &mut AnyConnection<'_>,
    table: &str,
    message: &NewChatMessage,
) -> Result<WriteResult> {
    let sql = "UPDATE tables SET chat_count = chat_count + 1 WHERE id = $1 RETURNING chat_count";
    let seq: i64 = on_each!(AnyConnection, connection, one => query_scalar(sql).bind(table).fetch_one(&mut **one).await?);
    if let Some(earlier) = duplicate_message(connection, table, message).await? {
        return Ok(WriteResult::Duplicate(earlier));
    }
    let NewChatMessage { seat, name, text, idempotency_key, at } = message;
    let sql = "INSERT INTO chat (table_id, seq, seat, name, text, idempotency_key, at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    execute!(connection, sql, table, seq, seat, name, text, idempotency_key, at);
    Ok(WriteResult::Numbered(seq))
}

/// The number of the message with the same idempotency key.
async fn duplicate_message(
    connection: &mut AnyConnection<'_>,
    table: &str,
    message: &NewChatMessage,
) -> Result<Option<i64>> {
    let Some(key) = &message.idempotency_key else {
        return Ok(None);
    };
    let sql = "SELECT seq FROM chat WHERE table_id = $1 AND idempotency_key = $2";
    on_each!(AnyConnection, connection, one => {
        query_scalar(sql).bind(table).bind(key).fetch_optional(&mut **one).await
    })
}
