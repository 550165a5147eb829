//! Extractors like those of axum, whose rejections are [`ApiError`]s: a page for browsers, JSON for programs.

use crate::error::ApiError;
use crate::layout::error_response;
use crate::session::request_locale;
use axum::extract::multipart::MultipartError;
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
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

/// The fields of a form that may contain files, with their names, in the order in which they were sent.
///
/// The form may be sent as `application/x-www-form-urlencoded` or as `multipart/form-data`. The text of a file is the value of its
/// field; a field without a chosen file is omitted. Bytes of a file that are not UTF-8 become replacement characters, which
/// the parser of the file then rejects with their line.
pub(crate) struct FormFields(pub(crate) Vec<(String, String)>);

/// The maximum number of fields of a multipart form.
const MAX_FIELDS: usize = 500;

impl<S: Send + Sync> FromRequest<S> for FormFields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<FormFields, Response> {
        let headers = request.headers().clone();
        let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("multipart/form-data") {
            let Form(fields) = Form::from_request(request, state).await?;
            return Ok(FormFields(fields));
        }
        let fields = match Multipart::from_request(request, state).await {
            Ok(parts) => read_parts(parts).await,
            Err(_) => Err(ApiError::Invalid("bad-form")),
        };
        fields.map(FormFields).map_err(|error| error_response(&headers, &error))
    }
}

async fn read_parts(mut parts: Multipart) -> Result<Vec<(String, String)>, ApiError> {
    let mut fields = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|error| multipart_error(&error))? {
        let Some(name) = part.name().map(String::from) else { continue };
        let is_file = part.file_name().is_some();
        let bytes = part.bytes().await.map_err(|error| multipart_error(&error))?;
        if is_file && bytes.is_empty() {
            continue;
        }
        if fields.len() == MAX_FIELDS {
            return Err(ApiError::TooLarge);
        }
        fields.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    Ok(fields)
}

fn multipart_error(error: &MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        _ => ApiError::Invalid("bad-form"),
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
