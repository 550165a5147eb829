//! The forms of the page of a table: each executes one command and shows the table again.

use super::{TableQuery, render};
use crate::app::App;
use crate::auth;
use crate::commands::{self, Command};
use crate::error::ApiError;
use crate::extract::{Form, Path, Query};
use crate::layout::Layout;
use crate::queries::{self, TableView};
use crate::session::CurrentUser;
use crate::web::titles::table_title;
use crate::web::{ErrorPage, IntoErrorPage, redirect_to_table};
use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use i18n::MessageContext;
use maud::html;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// The fields that any form of the page may have.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableForm {
    /// The sequence number of the journal for which the page was made; for `continue_from`, a number of plies.
    #[serde(rename = "ply")]
    seq: Option<i64>,
    action: Option<String>,
    against: Option<String>,
    seat: Option<String>,
    #[serde(rename = "shown")]
    is_shown: Option<String>,
    #[serde(rename = "word")]
    seed_contribution: Option<String>,
    text: Option<String>,
}

/// A form that was sent, with the table as its user may see it.
struct Submission {
    app: Arc<App>,
    view: TableView,
    form: TableForm,
}

impl Submission {
    async fn new(
        app: &Arc<App>,
        user: &CurrentUser,
        id: &str,
        query: &TableQuery,
        form: TableForm,
    ) -> Result<Submission, ApiError> {
        let view = queries::table_view(app, user, id, &query.view()).await?;
        Ok(Submission { app: app.clone(), view, form })
    }

    /// The seat that acts.
    fn seat(&self) -> Result<Seat, ApiError> {
        self.view.viewpoint.acting_seat()
    }

    /// The idempotency key: the same button of the same page is executed once.
    fn key(&self, name: &str) -> String {
        format!("{}-{name}", self.form.seq.unwrap_or_default())
    }

    fn command<'a>(&self, key: &'a str) -> Result<Command<'a>, ApiError> {
        let seq = self.form.seq.ok_or(ApiError::Invalid("bad-ply"))?;
        Ok(Command { seat: self.seat()?, seq, key: Some(key) })
    }
}

macro_rules! form_handler {
    ($(#[$doc:meta])* $name:ident, ($submission:ident, $user:ident) => $body:expr) => {
        $(#[$doc])*
        pub(crate) async fn $name(
            State(app): State<Arc<App>>,
            user: CurrentUser,
            Path(id): Path<String>,
            Query(query): Query<TableQuery>,
            Form(form): Form<TableForm>,
        ) -> Response {
            let result = async {
                let $submission = Submission::new(&app, &user, &id, &query, form).await?;
                let $user = &user;
                $body
            };
            let result: Result<(), ApiError> = result.await;
            show_result(&app, &user, &id, &query, result).await
        }
    };
}

form_handler!(
    /// Plays an action.
    act, (it, _user) => {
        let action = it.form.action.as_deref().ok_or(ApiError::Invalid("bad-action"))?;
        commands::act(&it.app, &it.view.table, &it.command(&it.key(action))?, action).await
    }
);
form_handler!(
    /// Undoes the last decision of a seat, or requests it.
    undo, (it, _user) => {
        commands::undo(&it.app, &it.view.table, &it.command(&it.key("!undo"))?).await
    }
);
form_handler!(
    /// Votes for a bot in the place of another seat.
    vote, (it, _user) => {
        let against = it.form.against.as_deref().and_then(|seat| seat.parse().ok());
        let against: Seat = against.ok_or(ApiError::Invalid("bad-seat"))?;
        let key = it.key(&format!("!vote {against}"));
        commands::vote(&it.app, &it.view.table, &it.command(&key)?, against).await
    }
);
form_handler!(
    /// Leaves a seat.
    leave_seat, (it, _user) => commands::leave_seat(&it.app, &it.view.table, it.seat()?).await
);
form_handler!(
    /// Returns to a seat.
    return_to_seat, (it, _user) => commands::return_to_seat(&it.app, &it.view.table, it.seat()?).await
);
form_handler!(
    /// Shows the view of a seat to spectators, or hides it.
    show_to_spectators, (it, _user) => {
        let is_shown = it.form.is_shown.as_deref() == Some("yes");
        commands::show_to_spectators(&it.app, &it.view.table, it.seat()?, is_shown).await
    }
);
form_handler!(
    /// Sets the seed contribution of a seat.
    set_seed_contribution, (it, _user) => {
        let text = it.form.seed_contribution.as_deref().unwrap_or_default();
        commands::set_seed_contribution(&it.app, &it.view.table, it.seat()?, text).await
    }
);
form_handler!(
    /// Starts the game.
    start, (it, user) => {
        auth::authorize_start(&it.view.snapshot, user)?;
        commands::start(&it.app, &it.view.table).await
    }
);
form_handler!(
    /// Posts a chat message.
    post_message, (it, _user) => {
        let seat = it.view.viewpoint.chat_seat()?;
        let text = it.form.text.as_deref().unwrap_or_default();
        commands::post_message(&it.app, &it.view.table, seat, text, None).await
    }
);

/// Grants or refuses the pending undo request.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path((id, answer)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
    Form(form): Form<TableForm>,
) -> Response {
    let result = async {
        let grant = match answer.as_str() {
            "grant" => true,
            "refuse" => false,
            _ => return Err(ApiError::NotFound),
        };
        let it = Submission::new(&app, &user, &id, &query, form).await?;
        let key = it.key(&format!("!{answer}"));
        commands::answer_undo_request(&it.app, &it.view.table, &it.command(&key)?, grant).await
    };
    let result = result.await;
    show_result(&app, &user, &id, &query, result).await
}

/// Starts a rematch.
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Redirect, ErrorPage> {
    let rematch = async {
        let view = queries::table_view(&app, &user, &id, &query.view()).await?;
        auth::authorize_rematch(&view.viewpoint)?;
        commands::rematch(&app, &view.table, user.registered()?).await
    };
    let table = rematch.await.localized(user.locale)?;
    Ok(Redirect::to(&format!("/t/{}", table.snapshot().row.id)))
}

/// Continues from a position of a revealed game, at another table.
pub(crate) async fn continue_from(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Form(form): Form<TableForm>,
) -> Result<Response, ErrorPage> {
    let continued = async {
        let view = queries::table_view(&app, &user, &id, &query.view()).await?;
        let plies = form.seq.and_then(|plies| usize::try_from(plies).ok());
        let plies = plies.ok_or(ApiError::Invalid("bad-ply"))?;
        let seat = form.seat.as_deref().and_then(|seat| seat.parse().ok());
        let seat = seat.ok_or(ApiError::Invalid("bad-seat"))?;
        let (host, key) = commands::set_name(&app, &user, &user.name_or_guest()).await?;
        Ok::<_, ApiError>((commands::continue_from(&app, &view.snapshot, &host, seat, plies).await?, key))
    };
    let (table, key) = continued.await.localized(user.locale)?;
    Ok(redirect_to_table(&app, &table, "", key))
}

/// Redirects a GET of the path of a command to the page of the table.
pub(crate) async fn redirect_to_page(Path(path): Path<HashMap<String, String>>, uri: Uri) -> Redirect {
    let id = path.get("id").map_or("", String::as_str);
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::to(&format!("/t/{id}{query}"))
}

/// Redirects to the table after a command, or shows it with the error.
async fn show_result(
    app: &Arc<App>,
    user: &CurrentUser,
    id: &str,
    query: &TableQuery,
    result: Result<(), ApiError>,
) -> Response {
    let error = match result {
        Ok(()) => {
            let seat = query.seat.as_ref().map(|seat| format!("seat={seat}"));
            let kept: Vec<String> = seat.into_iter().chain(query.tutorial().map(String::from)).collect();
            let mark = if kept.is_empty() { "" } else { "?" };
            return Redirect::to(&format!("/t/{id}{mark}{}", kept.join("&"))).into_response();
        }
        Err(error) => error,
    };
    match render(app, user, id, query, Some(&error)).await {
        Ok(page) => (error.status(), page).into_response(),
        Err(_) => ErrorPage(user.locale, error).into_response(),
    }
}

/// Asks for a name before a user takes a seat.
pub(crate) async fn join_form(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path((id, invite)): Path<(String, String)>,
) -> Result<Response, ErrorPage> {
    let messages = user.messages();
    let snapshot = app.table(&id).await.localized(user.locale)?.snapshot();
    if !snapshot.seats_of(user.id()).is_empty() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    auth::authorize_join(&snapshot, &invite).localized(user.locale)?;
    if snapshot.empty_seats().is_empty() {
        return Err(ErrorPage(user.locale, ApiError::Conflict("full")));
    }
    let name = user.user.as_ref().map_or("", |user| &user.name);
    let others: Vec<String> = snapshot.names().into_iter().filter(|name| !name.is_empty()).collect();
    let layout = Layout::new(messages, user.locale, table_title(messages, &snapshot));
    let page = layout.for_game(snapshot.title()).render(&html! {
        p { (MessageContext::new(messages, &[]).format("web-join").text("names", messages.list(&others)).build()) }
        form method="post" {
            p.row {
                label { (messages.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; }
                button.deed { (messages.get("web-sit-down")) }
            }
        }
    });
    Ok(page.into_response())
}

/// The form with which a user takes a seat.
#[derive(Deserialize)]
pub(crate) struct JoinForm {
    name: String,
}

/// Takes a seat.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path((id, invite)): Path<(String, String)>,
    Form(form): Form<JoinForm>,
) -> Result<Response, ErrorPage> {
    let joined = async {
        let table = app.table(&id).await?;
        auth::authorize_join(&table.snapshot(), &invite)?;
        let (named, key) = commands::set_name(&app, &user, &form.name).await?;
        if table.snapshot().seats_of(&named.id).is_empty() {
            commands::take_seat(&app, &table, &named, &invite, None).await?;
        }
        Ok::<_, ApiError>((table, key))
    };
    let (table, key) = joined.await.localized(user.locale)?;
    Ok(redirect_to_table(&app, &table, "", key))
}
