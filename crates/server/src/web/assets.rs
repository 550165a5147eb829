//! The assets of pages: style sheets, symbols, icons, and the script.

use crate::error::ApiError;
use crate::extract::Path;
use crate::layout::error_response;
use crate::script;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;

const STYLE: &str = include_str!("style.css");
const ICON: &str = include_str!("icon.svg");
const ICON_TURN: &str = include_str!("icon-turn.svg");

static BOARD_STYLE: LazyLock<String> = LazyLock::new(boards::stylesheet);
static SPRITE: LazyLock<String> = LazyLock::new(boards::sprite);

fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=300")], text)
}

/// The style sheet of pages.
pub(crate) async fn style() -> impl IntoResponse {
    file("text/css; charset=utf-8", STYLE)
}

/// The style sheet of boards.
pub(crate) async fn board_style() -> impl IntoResponse {
    file("text/css; charset=utf-8", &BOARD_STYLE)
}

/// The sprite with the symbols of boards.
pub(crate) async fn sprite() -> impl IntoResponse {
    file("image/svg+xml", &SPRITE)
}

/// The icon.
pub(crate) async fn icon() -> impl IntoResponse {
    file("image/svg+xml", ICON)
}

/// The icon while a seat of the user is to move.
pub(crate) async fn icon_turn() -> impl IntoResponse {
    file("image/svg+xml", ICON_TURN)
}

/// A module of the script.
///
/// Any version is answered with the current module; another than the current one is not cached: during an update of several
/// servers, a page may come from one server and its script from another.
pub(crate) async fn script_module(
    headers: HeaderMap,
    Path((version, name)): Path<(String, String)>,
) -> Response {
    let Some((text, is_current)) = script::module(&version, &name) else {
        return error_response(&headers, &ApiError::NotFound);
    };
    let caching = if is_current { "max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, caching)], text).into_response()
}
