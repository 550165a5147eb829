//! The interface for programs: JSON, described by OpenAPI.

mod deeds;
mod document;
mod sights;

pub(crate) use sights::number;

use crate::page::data;
use crate::refused::Refused;
use crate::route::Shared;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use i18n::Locale;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// High Table
///
/// Set up tables, sit down, look, act. A person is a key: `POST /api/me` gives one, and every request carries it as
/// `Authorization: Bearer KEY` (or as the cookie of the pages). Every refusal is JSON with `error`, a code for programs, and
/// `words`, a sentence for people in the language that was asked for.
#[derive(OpenApi)]
#[openapi(
    info(title = "High Table", license(name = "MIT OR Apache-2.0")),
    modifiers(&Bearer),
    components(schemas(Rejection)),
    security((), ("key" = []))
)]
struct Document;

/// Why something was not done. Nothing has changed.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described here and made by `page::data`")]
struct Rejection {
    /// A code for programs.
    error: String,
    /// A sentence for people, in the language that was asked for.
    words: String,
}

/// Says that requests carry a key.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let key = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("key", key);
    }
}

/// All addresses of the interface, and their description.
pub(crate) fn router() -> Router<Shared> {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(sights::games))
        .routes(routes!(deeds::me))
        .routes(routes!(sights::tables, deeds::open).layer(DefaultBodyLimit::max(deeds::MOST_BYTES)))
        .routes(routes!(sights::table))
        .routes(routes!(sights::view))
        .routes(routes!(sights::record))
        .routes(routes!(deeds::sit))
        .routes(routes!(deeds::start))
        .routes(routes!(deeds::act))
        .routes(routes!(deeds::undo))
        .routes(routes!(deeds::answer))
        .routes(routes!(deeds::vote))
        .routes(routes!(deeds::leave))
        .routes(routes!(deeds::come_back))
        .routes(routes!(deeds::add_word))
        .routes(routes!(deeds::say))
        .routes(routes!(crate::live::events))
        .split_for_parts();
    document::complete(&mut document);
    let json = document.to_pretty_json().expect("the description becomes JSON");
    let page = document::page(&document);
    router
        .route("/api/openapi.json", get(move || document::json(json.clone())))
        .route("/api", get(move || document::html(page.clone())))
        .route("/api/", get(|| async { Redirect::permanent("/api") }))
}

/// Refusals of the interface, in the language of the request.
pub(crate) struct Wrong(Locale, Refused);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        data(self.0, &self.1)
    }
}

/// Adds the language to a refusal.
trait Told<T> {
    fn told(self, locale: Locale) -> Result<T, Wrong>;
}

impl<T, E: Into<Refused>> Told<T> for Result<T, E> {
    fn told(self, locale: Locale) -> Result<T, Wrong> {
        self.map_err(|error| Wrong(locale, error.into()))
    }
}
