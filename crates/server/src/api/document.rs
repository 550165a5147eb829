//! The description of the interface, for programs and for people.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use maud::{DOCTYPE, Markup, html};
use utoipa::openapi::OpenApi;

/// The description as OpenAPI.
pub(super) async fn json(text: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

/// The description as a page.
pub(super) async fn html(page: Markup) -> Markup {
    page
}

/// The page: every address with what it does.
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
