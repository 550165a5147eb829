//! The description of the interface, for programs and for people.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use maud::{DOCTYPE, Markup, html};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response};

/// The description as OpenAPI.
pub(super) async fn json(text: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

/// The description as a page.
pub(super) async fn html(page: Markup) -> Markup {
    page
}

/// What every address may answer beside what it names itself: who asks too often, sends what cannot be read, or finds the store shut.
const ALWAYS: [&str; 3] = ["422", "429", "503"];
/// What an address may answer that takes something.
const TAKEN: [&str; 3] = ["403", "405", "413"];

/// Says of every answer what it means, and of every refusal what it looks like.
pub(super) fn complete(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations = [(&mut item.get, &[][..]), (&mut item.post, &TAKEN[..])];
        for (operation, more) in operations {
            let Some(operation) = operation else { continue };
            let answers = &mut operation.responses.responses;
            for status in ALWAYS.iter().chain(more) {
                answers.entry((*status).to_string()).or_insert_with(|| RefOr::T(Response::default()));
            }
            for (status, answer) in answers {
                if let RefOr::T(answer) = answer {
                    describe(status, answer);
                }
            }
        }
    }
}

/// Says what an answer means.
fn describe(status: &str, answer: &mut Response) {
    if answer.description.is_empty() {
        answer.description = meaning(status).into();
    }
    if !status.starts_with('2') && answer.content.is_empty() {
        let content = Content::new(Some(Ref::from_schema_name("Rejection")));
        answer.content.insert("application/json".into(), RefOr::T(content));
    }
}

/// What a status means here.
fn meaning(status: &str) -> &'static str {
    match status {
        "200" => "It is done, or this is what was asked for.",
        "401" => "You have no name yet: POST /api/me.",
        "403" => "It is somebody else's, you need an invitation, or another site sent it.",
        "404" => "There is no such thing.",
        "405" => "Something else may be done there, but not this.",
        "409" => "It does not fit how things stand: look again.",
        "413" => "It is too large.",
        "422" => "It cannot be read, or the rules forbid it.",
        "429" => "Too many requests: wait a moment.",
        "503" => "The server cannot reach what it keeps; nothing was done.",
        _ => "Something else.",
    }
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
