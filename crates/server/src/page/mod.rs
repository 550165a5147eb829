//! The pages, as plain HTML: everything works without a script.

mod component_choice;
pub(crate) mod figures;
mod layout;
mod lobby;
pub(crate) mod opening;
pub(crate) mod own;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod rulebook;
pub(crate) mod script;
mod style;

pub(crate) use lobby::lobby;
pub(crate) use style::{board_style, icon, icon_turn, sprite, style};

use crate::person::locale;
use crate::refused::Refused;
use axum::Json;
use axum::http::header::{ACCEPT, HeaderMap};
use axum::response::{IntoResponse, Response};
use i18n::Locale;
use layout::Layout;
use maud::html;
use serde_json::json;

/// What a refusal looks like: a page for people, JSON for programs.
pub(crate) fn refusal(headers: &HeaderMap, refused: &Refused) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("text/html") {
        page(locale(headers), refused)
    } else {
        data(locale(headers), refused)
    }
}

/// A refusal as a page.
pub(crate) fn page(locale: Locale, refused: &Refused) -> Response {
    let words = i18n::messages(locale);
    let page = Layout::new(words, locale, words.get("web-refused")).show(&html! {
        p.refused { (refused.tell(words)) }
        p { a href="/" { (words.get("web-back")) } }
    });
    (refused.status(), page).into_response()
}

/// A refusal as JSON.
pub(crate) fn data(locale: Locale, refused: &Refused) -> Response {
    let said = json!({ "error": refused.code(), "words": refused.tell(i18n::messages(locale)) });
    (refused.status(), Json(said)).into_response()
}

/// Refusals of pages speak the language of their request.
pub(crate) struct Wrong(pub(crate) Locale, pub(crate) Refused);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        page(self.0, &self.1)
    }
}

/// Adds the language to a refusal.
pub(crate) trait Told<T> {
    fn told(self, locale: Locale) -> Result<T, Wrong>;
}

impl<T, E: Into<Refused>> Told<T> for Result<T, E> {
    fn told(self, locale: Locale) -> Result<T, Wrong> {
        self.map_err(|error| Wrong(locale, error.into()))
    }
}
