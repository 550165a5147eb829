//! Users and their sessions.

use crate::app::App;
use crate::error::ApiError;
use crate::random_token;
use crate::session::CurrentUser;
use store::User;

/// The user with this session key.
pub(crate) async fn user_by_key(app: &App, key: &str) -> Result<User, ApiError> {
    app.store.user_by_session(&random_token::hash(key)).await?.ok_or(ApiError::NotFound)
}

/// Whether the session of a request has not been revoked since.
pub(crate) async fn is_session_valid(app: &App, user: &CurrentUser) -> Result<bool, ApiError> {
    let Some(registered) = &user.user else {
        return Ok(true);
    };
    let known = app.store.user_by_session(&user.session).await?;
    Ok(known.is_some_and(|known| known.id == registered.id))
}
