//! What requests carry. What cannot be read is refused as everything else is: in words, as a page or as JSON.

use crate::page::refusal;
use crate::refused::Refused;
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use axum::{Form, Json};
use serde::de::DeserializeOwned;

/// What stands after the question mark of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Response> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(_) => Err(refusal(&parts.headers, &Refused::ParseError("bad-query"))),
        }
    }
}

/// What stands in the path of an address.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Response> {
        match extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(extract::Path(path)) => Ok(Path(path)),
            // Nothing has a name that cannot be read.
            Err(_) => Err(refusal(&parts.headers, &Refused::Unknown)),
        }
    }
}

/// What a form sends.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Response> {
        let headers = request.headers().clone();
        let wrong = |rejection: FormRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
            _ => Refused::ParseError("bad-form"),
        };
        match Form::<T>::from_request(request, state).await {
            Ok(Form(sent)) => Ok(Sent(sent)),
            Err(rejection) => Err(refusal(&headers, &wrong(rejection))),
        }
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        let locale = crate::person::locale(request.headers());
        let wrong = |rejection: JsonRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
            _ => Refused::ParseError("bad-json"),
        };
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(crate::page::data(locale, &wrong(rejection))),
        }
    }
}
