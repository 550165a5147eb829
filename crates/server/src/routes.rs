//! The routes of the server, and the middleware around them.

use crate::app::{App, AppState};
use crate::error::ApiError;
use crate::layout::error_response;
use crate::{api, connections, middleware, sse, web};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// All routes with their middleware.
pub(crate) fn router(state: AppState) -> Router {
    let app = state.app.clone();
    Router::new()
        .merge(web::router())
        .merge(api::router())
        .route("/t/{id}/events", get(sse::events))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(state)
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(DefaultBodyLimit::max(app.config.max_body_bytes))
        .layer(from_fn(connections::drain_body))
        .layer(from_fn_with_state(app.config.request_timeout, connections::request_timeout))
        .layer(CatchPanicLayer::new())
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), middleware::check_origin))
        .layer(from_fn_with_state(app.rate_limiter.clone(), middleware::rate_limit))
        .layer(from_fn_with_state(app, middleware::security_headers))
}

async fn not_found(headers: HeaderMap) -> Response {
    error_response(&headers, &ApiError::NotFound)
}

async fn method_not_allowed(headers: HeaderMap) -> Response {
    error_response(&headers, &ApiError::MethodNotAllowed)
}

/// Whether the server and its store work.
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, ApiError> {
    app.store.ping().await?;
    Ok("well\n")
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (live_tables, subscribers) = app.table_counts();
    let text = app.metrics.text(live_tables, subscribers);
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}
