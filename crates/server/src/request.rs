//! What requests carry. What cannot be read is refused as everything else is: in words, as a page or as JSON.

use crate::page::refusal;
use crate::refused::Refused;
use axum::extract::multipart::MultipartError;
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Multipart, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
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

/// The fields of a form that may contain files, by their names in the order in which they were sent.
///
/// The form may be sent as `application/x-www-form-urlencoded` or as `multipart/form-data`. The text of a file is the value of its
/// field; a field without a chosen file is left out. Bytes of a file that are no UTF-8 become replacement characters, which
/// the parser of the file then rejects with their line.
pub(crate) struct SentFields(pub(crate) Vec<(String, String)>);

/// The most fields of a multipart form.
const MOST_FIELDS: usize = 500;

impl<S: Send + Sync> FromRequest<S> for SentFields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<SentFields, Response> {
        let headers = request.headers().clone();
        let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("multipart/form-data") {
            let Sent(fields) = Sent::from_request(request, state).await?;
            return Ok(SentFields(fields));
        }
        let fields = match Multipart::from_request(request, state).await {
            Ok(parts) => read_parts(parts).await,
            Err(_) => Err(Refused::ParseError("bad-form")),
        };
        fields.map(SentFields).map_err(|refused| refusal(&headers, &refused))
    }
}

async fn read_parts(mut parts: Multipart) -> Result<Vec<(String, String)>, Refused> {
    let mut fields = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|error| of_multipart(&error))? {
        let Some(name) = part.name().map(String::from) else { continue };
        let is_file = part.file_name().is_some();
        let bytes = part.bytes().await.map_err(|error| of_multipart(&error))?;
        if is_file && bytes.is_empty() {
            continue;
        }
        if fields.len() == MOST_FIELDS {
            return Err(Refused::TooLarge);
        }
        fields.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    Ok(fields)
}

fn of_multipart(error: &MultipartError) -> Refused {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
        _ => Refused::ParseError("bad-form"),
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
