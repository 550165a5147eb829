//! The assets of pages: style sheets, symbols, icons, and the script.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::LazyLock;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
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

/// The script.
pub(crate) async fn script() -> impl IntoResponse {
    file("text/javascript; charset=utf-8", SCRIPT)
}

/// The icon.
pub(crate) async fn icon() -> impl IntoResponse {
    file("image/svg+xml", ICON)
}

/// The icon while a seat of the user is to move.
pub(crate) async fn icon_turn() -> impl IntoResponse {
    file("image/svg+xml", ICON_TURN)
}
