//! The JSON API, described by OpenAPI.

mod commands;
mod openapi;
mod queries;

use crate::app::AppState;
use crate::error::ApiError;
use crate::sse;
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
/// Create tables, take seats, read views, play actions. A user is identified by a key: `POST /api/me` returns one, and every
/// request carries it as `Authorization: Bearer KEY` (or as the cookie of the pages). Every error is JSON with `error`, a code
/// for programs, and `words`, a sentence for people in the requested language.
#[derive(OpenApi)]
#[openapi(
    info(title = "High Table", license(name = "MIT OR Apache-2.0")),
    modifiers(&Bearer),
    components(schemas(ErrorResponse)),
    security((), ("key" = []))
)]
struct Document;

/// Why a request failed. It has changed nothing.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used; `ApiError::json_response` writes it")]
struct ErrorResponse {
    /// The code for programs.
    error: String,
    /// The message for people, in the requested language.
    #[schema(rename = "words")]
    message: String,
}

/// Adds the bearer token to the document.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let key = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("key", key);
    }
}

/// The routes of the API and of its document.
pub(crate) fn router() -> Router<AppState> {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(queries::games))
        .routes(routes!(commands::register))
        .routes(
            routes!(queries::tables, commands::create_table)
                .layer(DefaultBodyLimit::max(commands::MAX_BODY_BYTES)),
        )
        .routes(routes!(queries::table))
        .routes(routes!(queries::view))
        .routes(routes!(queries::record))
        .routes(routes!(commands::join))
        .routes(routes!(commands::start))
        .routes(routes!(commands::act))
        .routes(routes!(commands::undo))
        .routes(routes!(commands::answer_undo_request))
        .routes(routes!(commands::vote))
        .routes(routes!(commands::leave_seat))
        .routes(routes!(commands::return_to_seat))
        .routes(routes!(commands::set_seed_contribution))
        .routes(routes!(commands::post_message))
        .routes(routes!(sse::events))
        .split_for_parts();
    openapi::complete(&mut document);
    let json = document.to_pretty_json().expect("the document can be serialized");
    let page = openapi::page(&document);
    router
        .route("/api/openapi.json", get(move || openapi::json(json.clone())))
        .route("/api", get(move || openapi::html(page.clone())))
        .route("/api/", get(|| async { Redirect::permanent("/api") }))
}

/// An error of the API, in the language of the request.
struct JsonError(Locale, ApiError);

impl IntoResponse for JsonError {
    fn into_response(self) -> Response {
        self.1.json_response(self.0)
    }
}

/// Adds the language to the error of a result.
trait IntoJsonError<T> {
    fn localized(self, locale: Locale) -> Result<T, JsonError>;
}

impl<T, E: Into<ApiError>> IntoJsonError<T> for Result<T, E> {
    fn localized(self, locale: Locale) -> Result<T, JsonError> {
        self.map_err(|error| JsonError(locale, error.into()))
    }
}
