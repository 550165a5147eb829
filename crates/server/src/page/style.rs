//! What pages are dressed with: style sheets, symbols and icons.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::LazyLock;

/// Where the style sheet of pages is.
pub(super) const STYLE_PATH: &str = "/style.css";
/// Where the style sheet of boards is.
pub(super) const BOARD_STYLE_PATH: &str = "/board.css";

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

/// The sheet of symbols.
pub(crate) async fn sprite() -> impl IntoResponse {
    file("image/svg+xml", &SPRITE)
}

/// The icon.
pub(crate) async fn icon() -> impl IntoResponse {
    file("image/svg+xml", ICON)
}

/// The icon while it is one's turn.
pub(crate) async fn icon_turn() -> impl IntoResponse {
    file("image/svg+xml", ICON_TURN)
}
