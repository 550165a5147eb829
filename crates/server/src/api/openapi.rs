//! The OpenAPI document, as JSON and as a page.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use maud::{DOCTYPE, Markup, html};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response};

/// The document as JSON.
pub(super) async fn json(text: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

/// The document as a page.
pub(super) async fn html(page: Markup) -> Markup {
    page
}

/// The status codes that every operation may return in addition to its own.
const COMMON_STATUSES: [&str; 3] = ["422", "429", "503"];
/// The status codes that every operation with a body may return.
const BODY_STATUSES: [&str; 3] = ["403", "405", "413"];

/// Adds the common responses, a description to every response, and the schema of errors.
pub(super) fn complete(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations = [(&mut item.get, &[][..]), (&mut item.post, &BODY_STATUSES[..])];
        for (operation, more) in operations {
            let Some(operation) = operation else { continue };
            let responses = &mut operation.responses.responses;
            for status in COMMON_STATUSES.iter().chain(more) {
                responses.entry((*status).to_string()).or_insert_with(|| RefOr::T(Response::default()));
            }
            for (status, response) in responses {
                if let RefOr::T(response) = response {
                    describe(status, response);
                }
            }
        }
    }
}

/// Adds a description to a response, and the schema of errors.
fn describe(status: &str, response: &mut Response) {
    if response.description.is_empty() {
        response.description = meaning(status).into();
    }
    if !status.starts_with('2') && response.content.is_empty() {
        let content = Content::new(Some(Ref::from_schema_name("ErrorResponse")));
        response.content.insert("application/json".into(), RefOr::T(content));
    }
}

/// The meaning of a status code.
fn meaning(status: &str) -> &'static str {
    match status {
        "200" => "The command is done, or the requested data.",
        "401" => "The user is not registered: POST /api/me.",
        "403" => "The user may not do this, needs an invitation, or another site sent the request.",
        "404" => "It does not exist.",
        "405" => "The path does not support this method.",
        "409" => "It conflicts with the state of the table: read it again.",
        "413" => "The body is too large.",
        "422" => "It cannot be parsed, a value is invalid, or the action is illegal.",
        "429" => "Too many requests: wait a moment.",
        "503" => "The store failed; nothing has changed.",
        _ => "Another status.",
    }
}

/// The page: every operation with its summary.
pub(super) fn page(document: &OpenApi) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "High Table API" }
                link rel="stylesheet" href="/style.css";
            }
            body {
                main {
                    h1 { "High Table API" }
                    p { (document.info.description.as_deref().unwrap_or_default()) }
                    p { a href="/api/openapi.json" { "openapi.json" } }
                    table {
                        @for (path, item) in &document.paths.paths {
                            @for (method, operation) in [("GET", &item.get), ("POST", &item.post)] {
                                @if let Some(operation) = operation {
                                    tr {
                                        td { code { (method) " " (path) } }
                                        td { (operation.summary.as_deref().or(operation.description.as_deref()).unwrap_or_default()) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
