//! Which address does what.

use crate::house::House;
use crate::page::{figures, lobby, opening, own, play, record, rulebook};
use crate::refused::Refused;
use crate::{api, connections, guard, live, page};
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, State};
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// What handlers are given.
#[derive(Clone)]
pub(crate) struct Shared {
    house: Arc<House>,
    end: watch::Receiver<bool>,
}

impl FromRef<Shared> for Arc<House> {
    fn from_ref(shared: &Shared) -> Arc<House> {
        shared.house.clone()
    }
}

impl FromRef<Shared> for watch::Receiver<bool> {
    fn from_ref(shared: &Shared) -> watch::Receiver<bool> {
        shared.end.clone()
    }
}

/// All addresses.
pub(crate) fn router(house: Arc<House>, end: watch::Receiver<bool>) -> Router {
    let (most_bytes, slowest) = (house.settings.most_bytes, house.settings.slowest);
    let limits = house.limits.clone();
    let shared = Shared { house: house.clone(), end };
    Router::new()
        .merge(pages())
        .merge(api::router())
        .with_state(shared)
        .fallback(unknown)
        .method_not_allowed_fallback(other_verb)
        .layer(DefaultBodyLimit::max(most_bytes))
        .layer(from_fn(connections::hear_out))
        .layer(from_fn_with_state(slowest, connections::in_time))
        .layer(CatchPanicLayer::new())
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(house.clone(), guard::origin))
        .layer(from_fn_with_state(limits, guard::limit))
        .layer(from_fn_with_state(house, guard::dress))
}

fn pages() -> Router<Shared> {
    Router::new()
        .route("/", get(lobby))
        .route("/style.css", get(page::style))
        .route("/board.css", get(page::board_style))
        .route(boards::SPRITE_PATH, get(page::sprite))
        .route("/script.js", get(page::script))
        .route("/icon.svg", get(page::icon))
        .route("/icon-turn.svg", get(page::icon_turn))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/lang", post(own::speak))
        .route("/me", get(own::me).post(own::rename))
        .route("/me/link", post(own::link))
        .route("/me/forget", post(own::forget))
        .route("/me/enter/{key}", get(own::enter).post(own::entered))
        .route("/rules", get(|| async { Redirect::to("/rules/krieg") }))
        .route("/rules/{game}", get(rulebook::rules))
        .route("/rules/{game}/quick", get(rulebook::quick_start))
        .route(
            "/new/{game}",
            get(opening::form).post(opening::open).layer(DefaultBodyLimit::max(opening::MOST_BYTES)),
        )
        .route("/open", get(record::form).post(record::open).layer(DefaultBodyLimit::max(record::MOST_BYTES)))
        .route("/t/{id}", get(play::table))
        .route("/t/{id}/record", get(play::record))
        .route("/t/{id}/events", get(live::events))
        .route("/t/{id}/join/{invite}", get(play::join).post(play::joined))
        .route("/figures", get(|| async { Redirect::to("/figures/krieg") }))
        .route(
            "/figures/{game}",
            get(figures::form).post(figures::send).layer(DefaultBodyLimit::max(figures::MOST_BYTES)),
        )
        .route(
            "/figures/{game}/check",
            post(figures::check).layer(DefaultBodyLimit::max(figures::MOST_BYTES)),
        )
        .route("/figures/{game}/sets/{id}", post(figures::change_set))
        .merge(deeds())
}

fn deeds() -> Router<Shared> {
    Router::new()
        .route("/t/{id}/act", deed(post(play::act)))
        .route("/t/{id}/undo", deed(post(play::undo)))
        .route("/t/{id}/answer/{answer}", deed(post(play::answer)))
        .route("/t/{id}/vote", deed(post(play::vote)))
        .route("/t/{id}/leave", deed(post(play::leave)))
        .route("/t/{id}/back", deed(post(play::come_back)))
        .route("/t/{id}/look", deed(post(play::let_look)))
        .route("/t/{id}/word", deed(post(play::add_word)))
        .route("/t/{id}/start", deed(post(play::start)))
        .route("/t/{id}/say", deed(post(play::say)))
        .route("/t/{id}/rematch", deed(post(play::rematch)))
        .route("/t/{id}/on", deed(post(play::play_on)))
}

/// Who comes to the address of a deed without one, as by a reload, finds the table.
fn deed(by_form: MethodRouter<Shared>) -> MethodRouter<Shared> {
    by_form.get(play::to_table)
}

async fn unknown(headers: HeaderMap) -> Response {
    page::refusal(&headers, &Refused::Unknown)
}

async fn other_verb(headers: HeaderMap) -> Response {
    page::refusal(&headers, &Refused::Verb)
}

/// Whether the server and its store are well.
async fn health(State(house): State<Arc<House>>) -> Result<&'static str, Refused> {
    house.store.ping().await?;
    Ok("well\n")
}

async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    let text = house.metrics.text(&house);
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}
