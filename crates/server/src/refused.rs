//! Why something was not done, for programs and for people.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{ComponentSet, ConfigError, RecordError, Rejection, Title};
use i18n::{Locale, MessageContext, Messages, error_text};
use std::sync::Arc;
use store::StoreError;

/// Why something was not done. Nothing has changed.
#[derive(Debug)]
pub(crate) enum Refused {
    /// There is no such page, table, seat or paragraph.
    Unknown,
    /// Who asks has no name yet.
    Nameless,
    /// It is somebody else's.
    Foreign,
    /// It does not fit how things stand, by a code.
    Unfit(&'static str),
    /// It was made for a position that has passed.
    Stale,
    /// It is against the rules of this game, played with these component figures.
    Illegal { game: Title, components: Arc<ComponentSet>, refusal: Rejection },
    /// A table cannot be set up like that.
    Config(ConfigError),
    /// A record has a flaw.
    Record(RecordError),
    /// What was sent cannot be read, by a code.
    ParseError(&'static str),
    /// Something else may be done there, but not this.
    Verb,
    /// It is larger than anything that is meant for this house.
    TooLarge,
    /// More than the house can take.
    TooMuch,
    /// Nobody has time to give advice.
    Busy,
    /// It came from another site.
    Elsewhere,
    /// The store failed.
    Store,
}

impl Refused {
    /// As HTTP says it.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refused::Unknown => StatusCode::NOT_FOUND,
            Refused::Nameless => StatusCode::UNAUTHORIZED,
            Refused::Foreign | Refused::Elsewhere => StatusCode::FORBIDDEN,
            Refused::Unfit(_) | Refused::Stale => StatusCode::CONFLICT,
            Refused::Illegal { .. } | Refused::Config(_) | Refused::Record(_) | Refused::ParseError(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Refused::Verb => StatusCode::METHOD_NOT_ALLOWED,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooMuch | Refused::Busy => StatusCode::TOO_MANY_REQUESTS,
            Refused::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// A word for programs.
    pub(crate) fn code(&self) -> &str {
        match self {
            Refused::Unknown => "unknown",
            Refused::Nameless => "nameless",
            Refused::Foreign => "foreign",
            Refused::Unfit(code) | Refused::ParseError(code) => code,
            Refused::Stale => "stale",
            Refused::Illegal { refusal, .. } => &refusal.code,
            Refused::Config(_) => "set-up",
            Refused::Record(_) => "record",
            Refused::Verb => "verb",
            Refused::TooLarge => "too-large",
            Refused::TooMuch => "too-much",
            Refused::Busy => "busy",
            Refused::Elsewhere => "elsewhere",
            Refused::Store => "store",
        }
    }

    /// What to tell a person.
    pub(crate) fn tell(&self, words: &'static Messages) -> String {
        match self {
            Refused::Illegal { game, components, refusal } => {
                let msg = MessageContext::new(words, &[]);
                error_text::rejection(&msg.with_components(components), *game, refusal)
            }
            Refused::Config(bad) => error_text::config(words, bad),
            Refused::Record(flaw) => error_text::record(words, flaw),
            Refused::Unknown
            | Refused::Nameless
            | Refused::Foreign
            | Refused::Unfit(_)
            | Refused::Stale
            | Refused::ParseError(_)
            | Refused::Verb
            | Refused::TooLarge
            | Refused::TooMuch
            | Refused::Busy
            | Refused::Elsewhere
            | Refused::Store => MessageContext::new(words, &[]).text(&format!("web-refused-{}", self.code())),
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::Store
    }
}

impl From<ConfigError> for Refused {
    fn from(bad: ConfigError) -> Refused {
        Refused::Config(bad)
    }
}

/// Where no language is known, programs are told.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        crate::page::data(Locale::default(), &self)
    }
}
