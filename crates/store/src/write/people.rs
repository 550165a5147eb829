//! People and their sessions.

use super::{Outcome, Result};
use crate::link::{Link, execute, on_each};
use crate::row::{Millis, Person};

pub(super) async fn add_person(
    link: &mut Link<'_>,
    person: &Person,
    key: &str,
    at: Millis,
) -> Result<Outcome> {
    let Person { id, name, locale } = person;
    let sql = "INSERT INTO people (id, name, tongue, created) VALUES ($1, $2, $3, $4)";
    execute!(link, sql, id, name, locale, at);
    add_session(link, key, id, at).await
}

pub(super) async fn add_session(link: &mut Link<'_>, key: &str, person: &str, at: Millis) -> Result<Outcome> {
    let sql = "INSERT INTO sessions (key, person, created) VALUES ($1, $2, $3)";
    execute!(link, sql, key, person, at);
    Ok(Outcome::Kept)
}

pub(super) async fn end_sessions(link: &mut Link<'_>, person: &str, but: &str) -> Result<Outcome> {
    let sql = "DELETE FROM sessions WHERE person = $1 AND key <> $2";
    execute!(link, sql, person, but);
    Ok(Outcome::Kept)
}

pub(super) async fn change_person(link: &mut Link<'_>, person: &Person) -> Result<Outcome> {
    let Person { id, name, locale } = person;
    let sql = "UPDATE people SET name = $2, tongue = $3 WHERE id = $1";
    let changed = execute!(link, sql, id, name, locale);
    if changed == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(Outcome::Kept) }
}
