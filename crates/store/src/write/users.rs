//! Users and their sessions.

use super::{Result, WriteResult};
use crate::connection::{AnyConnection, execute, on_each};
use crate::row::{Millis, User};

pub(super) async fn add(
    connection: &mut AnyConnection<'_>,
    user: &User,
    key: &str,
    at: Millis,
) -> Result<WriteResult> {
    let User { id, name, locale } = user;
    let sql = "INSERT INTO users (id, name, locale, created) VALUES ($1, $2, $3, $4)";
    execute!(connection, sql, id, name, locale, at);
    add_session(connection, key, id, at).await
}

pub(super) async fn add_session(
    connection: &mut AnyConnection<'_>,
    key: &str,
    user: &str,
    at: Millis,
) -> Result<WriteResult> {
    let sql = "INSERT INTO sessions (key, user_id, created) VALUES ($1, $2, $3)";
    execute!(connection, sql, key, user, at);
    Ok(WriteResult::Done)
}

pub(super) async fn end_sessions(
    connection: &mut AnyConnection<'_>,
    user: &str,
    except: &str,
) -> Result<WriteResult> {
    let sql = "DELETE FROM sessions WHERE user_id = $1 AND key <> $2";
    execute!(connection, sql, user, except);
    Ok(WriteResult::Done)
}

pub(super) async fn update(connection: &mut AnyConnection<'_>, user: &User) -> Result<WriteResult> {
    let User { id, name, locale } = user;
    let sql = "UPDATE users SET name = $2, locale = $3 WHERE id = $1";
    let updated = execute!(connection, sql, id, name, locale);
    if updated == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(WriteResult::Done) }
}
