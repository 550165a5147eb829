//! The pages, as plain HTML: everything works without a script.

mod assets;
mod component_choice;
mod figures;
mod import;
mod lobby;
mod new_table;
mod profile;
mod rulebook;
mod table;
mod titles;

use crate::app::{App, AppState};
use crate::error::ApiError;
use crate::layout::error_page;
use crate::live_table::LiveTable;
use crate::session::{SESSION_COOKIE, set_cookie};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use games::Title;
use i18n::Locale;
use table::forms;

/// The routes of all pages.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/lang", post(profile::set_language))
        .route("/me", get(profile::show).post(profile::rename))
        .route("/me/link", post(profile::link))
        .route("/me/forget", post(profile::revoke_sessions))
        .route("/me/enter/{key}", get(profile::login_form).post(profile::login))
        .route("/rules", get(|| async { Redirect::to(&format!("/rules/{}", Title::ALL[0].id())) }))
        .route("/rules/{game}", get(rulebook::rules))
        .route("/rules/{game}/quick", get(rulebook::quick_start))
        .route(
            "/new/{game}",
            get(new_table::form)
                .post(new_table::create)
                .layer(DefaultBodyLimit::max(new_table::MAX_BODY_BYTES)),
        )
        .route(
            "/open",
            get(import::form).post(import::import).layer(DefaultBodyLimit::max(import::MAX_BODY_BYTES)),
        )
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/join/{invite}", get(forms::join_form).post(forms::join))
        .route("/figures", get(|| async { Redirect::to(&format!("/figures/{}", Title::ALL[0].id())) }))
        .route(
            "/figures/{game}",
            get(figures::form).post(figures::send).layer(DefaultBodyLimit::max(figures::MAX_BODY_BYTES)),
        )
        .route(
            "/figures/{game}/check",
            post(figures::check).layer(DefaultBodyLimit::max(figures::MAX_BODY_BYTES)),
        )
        .route("/figures/{game}/sets/{id}", post(figures::change_set))
        .merge(asset_routes())
        .merge(command_routes())
}

fn asset_routes() -> Router<AppState> {
    Router::new()
        .route(crate::layout::STYLE_PATH, get(assets::style))
        .route(crate::layout::BOARD_STYLE_PATH, get(assets::board_style))
        .route(boards::SPRITE_PATH, get(assets::sprite))
        .route(crate::script::MODULE_PATH, get(assets::script_module))
        .route("/icon.svg", get(assets::icon))
        .route("/icon-turn.svg", get(assets::icon_turn))
}

fn command_routes() -> Router<AppState> {
    Router::new()
        .route("/t/{id}/act", command(post(forms::act)))
        .route("/t/{id}/undo", command(post(forms::undo)))
        .route("/t/{id}/answer/{answer}", command(post(forms::answer)))
        .route("/t/{id}/vote", command(post(forms::vote)))
        .route("/t/{id}/leave", command(post(forms::leave_seat)))
        .route("/t/{id}/back", command(post(forms::return_to_seat)))
        .route("/t/{id}/look", command(post(forms::show_to_spectators)))
        .route("/t/{id}/word", command(post(forms::set_seed_contribution)))
        .route("/t/{id}/start", command(post(forms::start)))
        .route("/t/{id}/say", command(post(forms::post_message)))
        .route("/t/{id}/rematch", command(post(forms::rematch)))
        .route("/t/{id}/on", command(post(forms::continue_from)))
}

/// The route of a command. A GET of its path, as after a reload, redirects to the table.
fn command(form: MethodRouter<AppState>) -> MethodRouter<AppState> {
    form.get(forms::redirect_to_page)
}

/// An error of a page, in the language of the request.
struct ErrorPage(Locale, ApiError);

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        error_page(self.0, &self.1)
    }
}

/// Adds the language to the error of a result.
trait IntoErrorPage<T> {
    fn localized(self, locale: Locale) -> Result<T, ErrorPage>;
}

impl<T, E: Into<ApiError>> IntoErrorPage<T> for Result<T, E> {
    fn localized(self, locale: Locale) -> Result<T, ErrorPage> {
        self.map_err(|error| ErrorPage(locale, error.into()))
    }
}

/// The header that stores a new session key in the browser, if there is one.
fn session_cookie(app: &App, key: Option<String>) -> AppendHeaders<Option<(HeaderName, String)>> {
    let cookie = key.map(|key| (SET_COOKIE, set_cookie(SESSION_COOKIE, &key, app.config.is_secure())));
    AppendHeaders(cookie)
}

/// Redirects to a table, with a query, and stores the session key of a new user.
fn redirect_to_table(app: &App, table: &LiveTable, query: &str, key: Option<String>) -> Response {
    let url = format!("/t/{}{query}", table.snapshot().row.id);
    (session_cookie(app, key), Redirect::to(&url)).into_response()
}
