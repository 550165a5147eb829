//! Extractors like those of axum, whose rejections are [`ApiError`]s: a page for browsers, JSON for programs.

use crate::error::ApiError;
use crate::layout::error_response;
use crate::session::request_locale;
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

/// The query string.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Response> {
        match extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(extract::Query(query)) => Ok(Query(query)),
            Err(_) => Err(error_response(&parts.headers, &ApiError::Invalid("bad-query"))),
        }
    }
}

/// The parameters of the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Response> {
        match extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(extract::Path(path)) => Ok(Path(path)),
            Err(_) => Err(error_response(&parts.headers, &ApiError::NotFound)),
        }
    }
}

/// The fields of a form.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Form<T>, Response> {
        let headers = request.headers().clone();
        let error = |rejection: FormRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => ApiError::Invalid("bad-form"),
        };
        match axum::Form::<T>::from_request(request, state).await {
            Ok(axum::Form(form)) => Ok(Form(form)),
            Err(rejection) => Err(error_response(&headers, &error(rejection))),
        }
    }
}

/// The JSON body of a request.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, Response> {
        let locale = request_locale(request.headers());
        let error = |rejection: JsonRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => ApiError::Invalid("bad-json"),
        };
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(rejection) => Err(error(rejection).json_response(locale)),
        }
    }
}
