//! The user of a request: a random key in a cookie or a bearer token, a name and a language. There are no accounts.

use crate::app::App;
use crate::error::ApiError;
use crate::random_token;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HeaderMap};
use axum::http::request::Parts;
use i18n::{Locale, Messages};
use std::sync::Arc;
use store::User;

/// The user of a request, who may not be registered yet, and the language of the response.
#[derive(Clone, Debug)]
pub(crate) struct CurrentUser {
    /// The registered user.
    pub(crate) user: Option<User>,
    /// The hash of the session key; empty without a key.
    pub(crate) session: String,
    /// The language.
    pub(crate) locale: Locale,
}

impl CurrentUser {
    pub(crate) fn messages(&self) -> &'static Messages {
        i18n::messages(self.locale)
    }

    /// The registered user, or an error.
    pub(crate) fn registered(&self) -> Result<&User, ApiError> {
        self.user.as_ref().ok_or(ApiError::NotRegistered)
    }

    /// The name, or the default name of unregistered users.
    pub(crate) fn name_or_guest(&self) -> String {
        self.user.as_ref().map_or_else(|| self.messages().get("web-guest"), |user| user.name.clone())
    }

    /// The id of the registered user; empty if there is none, which is no user's id.
    pub(crate) fn id(&self) -> &str {
        self.user.as_ref().map_or("", |user| &user.id)
    }
}

/// The cookie with the session key.
pub(crate) const SESSION_COOKIE: &str = "hightable";
/// The cookie with the language of an unregistered user.
pub(crate) const LOCALE_COOKIE: &str = "hightable-lang";

impl<S: Sync> FromRequestParts<S> for CurrentUser
where
    Arc<App>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<CurrentUser, ApiError> {
        let app: Arc<App> = FromRef::from_ref(state);
        let session = session_key(&parts.headers).map(|key| random_token::hash(&key)).unwrap_or_default();
        let user = if session.is_empty() { None } else { app.store.user_by_session(&session).await? };
        let own = user.as_ref().and_then(|user| Locale::parse_tag(&user.locale));
        Ok(CurrentUser { user, session, locale: own.unwrap_or_else(|| request_locale(&parts.headers)) })
    }
}

/// The session key of a request: a bearer token, else a cookie.
fn session_key(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_string);
    bearer.or_else(|| cookie(headers, SESSION_COOKIE))
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
}

/// The language of a request: that of its cookie, else the best one of `Accept-Language`, else the default.
pub(crate) fn request_locale(headers: &HeaderMap) -> Locale {
    let own = cookie(headers, LOCALE_COOKIE).and_then(|tag| Locale::parse_tag(&tag));
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    own.or_else(|| best_locale(accepted)).unwrap_or_default()
}

/// The supported language with the highest weight: French for `es, fr;q=0.8, en;q=0.7`.
fn best_locale(accepted: &str) -> Option<Locale> {
    let mut supported: Vec<(Locale, f32)> = Vec::new();
    for one in accepted.split(',') {
        let (locale, rest) = one.split_once(';').unwrap_or((one, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
        supported.extend(Locale::parse_tag(locale.trim()).zip(weight).filter(|(_, weight)| *weight > 0.0));
    }
    supported.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    supported.first().map(|(locale, _)| *locale)
}

/// The value of a `Set-Cookie` header; the cookie lasts for a year.
pub(crate) fn set_cookie(name: &str, value: &str, secure: bool) -> String {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_supported_one_with_the_highest_weight() {
        assert_eq!(best_locale("xx,it;q=0.9"), Some(Locale::Italian));
        assert_eq!(best_locale("es-ES,es;q=0.9,fr;q=0.8,en;q=0.7"), Some(Locale::French));
        assert_eq!(best_locale("en;q=0.3, de-CH ; q=0.4"), Some(Locale::German));
        assert_eq!(best_locale("it;q=0, en"), Some(Locale::English));
        assert_eq!(best_locale("xx, *"), None);
    }
}
