//! The errors of requests, with their HTTP status, code and message.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{ComponentSet, ConfigError, RecordError, Rejection, Title};
use i18n::{Locale, MessageContext, Messages, error_text};
use serde_json::json;
use std::sync::Arc;
use store::StoreError;

/// Why a request failed. It has changed nothing.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// There is no such page, table, seat or paragraph.
    NotFound,
    /// The user has no name yet.
    NotRegistered,
    /// The user may not do or see it.
    Forbidden,
    /// It conflicts with the state of the table, by a code.
    Conflict(&'static str),
    /// The command refers to an earlier position.
    Stale,
    /// The action is illegal by the rules of this game with these component figures.
    Illegal { game: Title, components: Arc<ComponentSet>, rejection: Rejection },
    /// The configuration of a table is invalid.
    Config(ConfigError),
    /// A record is invalid.
    Record(RecordError),
    /// The request cannot be parsed or a value is invalid, by a code.
    Invalid(&'static str),
    /// The path does not support the method.
    MethodNotAllowed,
    /// The request is too large.
    TooLarge,
    /// The client has sent too many requests.
    RateLimited,
    /// No bot is free to compute a hint.
    Busy,
    /// The request was sent by a page of another site.
    CrossOrigin,
    /// The store failed.
    Store,
}

impl ApiError {
    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::NotRegistered => StatusCode::UNAUTHORIZED,
            ApiError::Forbidden | ApiError::CrossOrigin => StatusCode::FORBIDDEN,
            ApiError::Conflict(_) | ApiError::Stale => StatusCode::CONFLICT,
            ApiError::Illegal { .. } | ApiError::Config(_) | ApiError::Record(_) | ApiError::Invalid(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::RateLimited | ApiError::Busy => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The code for programs.
    pub(crate) fn code(&self) -> &str {
        match self {
            ApiError::NotFound => "unknown",
            ApiError::NotRegistered => "nameless",
            ApiError::Forbidden => "foreign",
            ApiError::Conflict(code) | ApiError::Invalid(code) => code,
            ApiError::Stale => "stale",
            ApiError::Illegal { rejection, .. } => &rejection.code,
            ApiError::Config(_) => "set-up",
            ApiError::Record(_) => "record",
            ApiError::MethodNotAllowed => "verb",
            ApiError::TooLarge => "too-large",
            ApiError::RateLimited => "too-much",
            ApiError::Busy => "busy",
            ApiError::CrossOrigin => "elsewhere",
            ApiError::Store => "store",
        }
    }

    /// The message for people.
    pub(crate) fn message(&self, messages: &'static Messages) -> String {
        match self {
            ApiError::Illegal { game, components, rejection } => {
                let msg = MessageContext::new(messages, &[]);
                error_text::rejection(&msg.with_components(components), *game, rejection)
            }
            ApiError::Config(error) => error_text::config(messages, error),
            ApiError::Record(error) => error_text::record(messages, error),
            ApiError::NotFound
            | ApiError::NotRegistered
            | ApiError::Forbidden
            | ApiError::Conflict(_)
            | ApiError::Stale
            | ApiError::Invalid(_)
            | ApiError::MethodNotAllowed
            | ApiError::TooLarge
            | ApiError::RateLimited
            | ApiError::Busy
            | ApiError::CrossOrigin
            | ApiError::Store => {
                MessageContext::new(messages, &[]).text(&format!("web-refused-{}", self.code()))
            }
        }
    }

    /// The JSON response, with the message in this language.
    pub(crate) fn json_response(&self, locale: Locale) -> Response {
        let body = json!({ "error": self.code(), "words": self.message(i18n::messages(locale)) });
        (self.status(), Json(body)).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        ApiError::Store
    }
}

impl From<ConfigError> for ApiError {
    fn from(error: ConfigError) -> ApiError {
        ApiError::Config(error)
    }
}

/// The response where the language is unknown: JSON in the default language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.json_response(Locale::default())
    }
}
