//! The style sheet and the icon.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

/// Where the style sheet is.
pub(super) const STYLE_PATH: &str = "/style.css";

const STYLE: &str = include_str!("style.css");
const ICON: &str = include_str!("icon.svg");

/// The style sheet.
pub(crate) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "max-age=300")], STYLE)
}

/// The icon.
pub(crate) async fn icon() -> impl IntoResponse {
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=86400")], ICON)
}
