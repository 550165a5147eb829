//! The profile of a user: name, language, and a personal link for other devices.

use super::{ErrorPage, IntoErrorPage, session_cookie};
use crate::app::App;
use crate::commands;
use crate::error::ApiError;
use crate::extract::{Form, Path};
use crate::layout::Layout;
use crate::queries;
use crate::session::{CurrentUser, LOCALE_COOKIE, set_cookie};
use axum::extract::State;
use axum::http::Uri;
use axum::http::header::{HeaderMap, REFERER, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect};
use i18n::{Locale, MessageContext};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The page.
pub(crate) async fn show(State(_): State<Arc<App>>, user: CurrentUser) -> Markup {
    render(&user, None)
}

fn render(user: &CurrentUser, link: Option<&str>) -> Markup {
    let messages = user.messages();
    let name = user.user.as_ref().map_or("", |user| &user.name);
    Layout::new(messages, user.locale, messages.get("web-me")).render(&html! {
        form method="post" action="/me" {
            p.row {
                label { (messages.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; }
                button { (messages.get("web-keep")) }
            }
        }
        @if user.user.is_some() {
            section {
                h2 { (messages.get("web-other-device")) }
                p { (messages.get("web-other-device-about")) }
                @match link {
                    Some(link) => p.link { (link) },
                    None => form method="post" action="/me/link" { button { (messages.get("web-make-link")) } },
                }
                p { (messages.get("web-forget-about")) }
                form method="post" action="/me/forget" { button { (messages.get("web-forget")) } }
            }
        }
    })
}

/// The form with a name.
#[derive(Deserialize)]
pub(crate) struct NameForm {
    name: String,
}

/// Sets the name of the user; registers a new one.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Form(form): Form<NameForm>,
) -> Result<impl IntoResponse, ErrorPage> {
    let (_, key) = commands::set_name(&app, &user, &form.name).await.localized(user.locale)?;
    Ok((session_cookie(&app, key), Redirect::to("/me")))
}

/// Creates and shows a personal link for another device.
pub(crate) async fn link(State(app): State<Arc<App>>, user: CurrentUser) -> Result<Markup, ErrorPage> {
    let registered = user.registered().localized(user.locale)?;
    let key = commands::create_session_key(&app, registered).await.localized(user.locale)?;
    Ok(render(&user, Some(&format!("{}/me/enter/{key}", app.config.public_url))))
}

/// Revokes the sessions of all other devices, and all personal links.
pub(crate) async fn revoke_sessions(
    State(app): State<Arc<App>>,
    user: CurrentUser,
) -> Result<Redirect, ErrorPage> {
    let registered = user.registered().localized(user.locale)?;
    let revoked = commands::revoke_other_sessions(&app, registered, &user.session).await;
    revoked.localized(user.locale)?;
    Ok(Redirect::to("/me"))
}

/// Asks for a confirmation before a personal link logs in.
pub(crate) async fn login_form(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(key): Path<String>,
) -> Result<Markup, ErrorPage> {
    let messages = user.messages();
    let owner = queries::user_by_key(&app, &key).await.localized(user.locale)?;
    let msg = MessageContext::new(messages, &[]);
    let question = msg.format("web-enter-as").text("name", owner.name.clone()).build();
    let other = user.user.as_ref().filter(|other| other.id != owner.id);
    Ok(Layout::new(messages, user.locale, messages.get("web-me")).render(&html! {
        p { (question) }
        @if let Some(other) = other {
            p.refused { (msg.format("web-enter-instead").text("name", other.name.clone()).build()) " " a href="/me" { (messages.get("web-me")) } }
        }
        form method="post" { button.deed { (messages.get("web-enter")) } }
    }))
}

/// Logs in with the key of a personal link.
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(key): Path<String>,
) -> Result<impl IntoResponse, ErrorPage> {
    queries::user_by_key(&app, &key).await.localized(user.locale)?;
    Ok((session_cookie(&app, Some(key)), Redirect::to("/")))
}

/// The form with a language.
#[derive(Deserialize)]
pub(crate) struct LanguageForm {
    lang: String,
}

/// Sets the language.
pub(crate) async fn set_language(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    headers: HeaderMap,
    Form(form): Form<LanguageForm>,
) -> Result<impl IntoResponse, ErrorPage> {
    let locale = Locale::parse_tag(&form.lang).ok_or(ApiError::Invalid("bad-lang")).localized(user.locale)?;
    if let Some(registered) = &user.user {
        commands::set_locale(&app, registered, locale).await.localized(user.locale)?;
    }
    let cookie = [(SET_COOKIE, set_cookie(LOCALE_COOKIE, locale.tag(), app.config.is_secure()))];
    Ok((AppendHeaders(cookie), Redirect::to(&referring_page(&headers))))
}

/// The page that a form was on; never one of another site.
fn referring_page(headers: &HeaderMap) -> String {
    let referer = headers.get(REFERER).and_then(|value| value.to_str().ok());
    let uri = referer.and_then(|referer| referer.parse::<Uri>().ok());
    let path = uri.and_then(|uri| uri.path_and_query().map(ToString::to_string));
    path.filter(|path| path.starts_with('/') && !path.starts_with("//")).unwrap_or_else(|| "/".into())
}
