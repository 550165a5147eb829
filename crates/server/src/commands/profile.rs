//! Users: their names, languages and sessions.

use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::random_token;
use crate::session::CurrentUser;
use crate::validation::{MAX_NAME, is_printable};
use i18n::Locale;
use store::User;

/// Renames the user of a request, or registers a new one. Returns the user, and the session key of a new one.
pub(crate) async fn set_name(
    app: &App,
    current: &CurrentUser,
    name: &str,
) -> Result<(User, Option<String>), ApiError> {
    let name = name.trim();
    let is_valid = (1..=MAX_NAME).contains(&name.chars().count()) && is_printable(name);
    if !is_valid {
        return Err(ApiError::Invalid("bad-name"));
    }
    let locale = current.locale.tag().to_string();
    if let Some(known) = &current.user {
        let user = User { name: name.into(), locale, ..known.clone() };
        app.store.update_user(&user).await?;
        return Ok((user, None));
    }
    let user = User { id: random_token::id(), name: name.into(), locale };
    let key = random_token::key();
    app.store.add_user(&user, &random_token::hash(&key), now_millis()).await?;
    Ok((user, Some(key)))
}

/// Sets the language of a user.
pub(crate) async fn set_locale(app: &App, user: &User, locale: Locale) -> Result<(), ApiError> {
    let updated = User { locale: locale.tag().into(), ..user.clone() };
    Ok(app.store.update_user(&updated).await?)
}

/// Revokes all sessions of a user except the one with this hash.
pub(crate) async fn revoke_other_sessions(app: &App, user: &User, session: &str) -> Result<(), ApiError> {
    app.store.end_sessions(&user.id, session).await?;
    app.note_revocation();
    Ok(())
}

/// Creates another session of a user, for a personal link, and returns its key.
pub(crate) async fn create_session_key(app: &App, user: &User) -> Result<String, ApiError> {
    let key = random_token::key();
    app.store.add_session(&random_token::hash(&key), &user.id, now_millis()).await?;
    Ok(key)
}
