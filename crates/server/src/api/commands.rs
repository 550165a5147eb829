//! The operations that change something.

use super::queries::TableResponse;
use super::{IntoJsonError, JsonError};
use crate::app::App;
use crate::auth::{self, ViewQuery};
use crate::commands::{self, Command, NewTable, SeatRequest};
use crate::component_sets::ComponentChoice;
use crate::error::ApiError;
use crate::extract::{Json, Path};
use crate::journal::seat_number;
use crate::live_table::LiveTable;
use crate::queries::{self, TableView};
use crate::session::CurrentUser;
use axum::extract::State;
use engine::Seat;
use games::{OptionValues, Title};
use i18n::Locale;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::User;
use utoipa::ToSchema;

/// Your name and language.
#[derive(Deserialize, ToSchema)]
pub(super) struct RegisterRequest {
    name: String,
    /// en, it, fr or de.
    lang: Option<String>,
}

/// A user.
#[derive(Serialize, ToSchema)]
pub(super) struct UserResponse {
    name: String,
    lang: &'static str,
    /// The session key of a new user. It is shown once.
    key: Option<String>,
}

/// Sets your name. Without a key, registers a new user and returns its key.
#[utoipa::path(post, path = "/api/me", request_body = RegisterRequest,
    responses((status = 200, body = UserResponse), (status = 422)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Json(request): Json<RegisterRequest>,
) -> Result<axum::Json<UserResponse>, JsonError> {
    let locale = match request.lang.as_deref() {
        None => user.locale,
        Some(lang) => Locale::parse_tag(lang).ok_or(ApiError::Invalid("bad-lang")).localized(user.locale)?,
    };
    let user = CurrentUser { locale, ..user };
    let (registered, key) = commands::set_name(&app, &user, &request.name).await.localized(locale)?;
    Ok(axum::Json(UserResponse { name: registered.name, lang: locale.tag(), key }))
}

/// The maximum size of a new table in bytes: it may contain a component file.
pub(super) const MAX_BODY_BYTES: usize = 128 << 10;

/// A table to be created.
#[derive(Deserialize, ToSchema)]
pub(super) struct CreateTableRequest {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// A component file (TOML) with figures that differ from the standard ones; at most 64 KiB.
    components: Option<String>,
    /// The name of a component set instead: one of the server (`component_sets` of the game) or one that you have saved.
    component_set: Option<String>,
    /// One for each seat: `me`, `friend` (whoever has the invitation), `guest` (somebody who shares your key), `page`,
    /// `squire`, `knight` or `marshal`.
    seats: Vec<String>,
    #[serde(default)]
    listed: bool,
    /// Seconds after which a bot takes over a seat that does not move.
    #[serde(rename = "limit")]
    move_limit: Option<i64>,
    /// Whether it starts only when you start it, even if all seats are taken, so that seats can contribute to the seed.
    #[serde(rename = "wait", default)]
    manual_start: bool,
}

/// Creates a table.
#[utoipa::path(post, path = "/api/tables", request_body = CreateTableRequest,
    responses((status = 200, body = TableResponse), (status = 401), (status = 422), (status = 429)))]
pub(super) async fn create_table(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Json(request): Json<CreateTableRequest>,
) -> Result<axum::Json<TableResponse>, JsonError> {
    let created = async {
        let host = user.registered()?;
        let mut options = OptionValues::none();
        request.options.iter().for_each(|(key, value)| options.push(key, value));
        let parse = |seat: &String| SeatRequest::parse(seat, None, user.messages());
        let seats = request.seats.iter().map(parse).collect::<Result<_, _>>()?;
        let CreateTableRequest { listed, move_limit, manual_start, .. } = request;
        let components = component_file(&app, host, &request).await?;
        let game = request.game.parse()?;
        let new = NewTable { game, options, components, seats, listed, move_limit, manual_start };
        let table = commands::create_table(&app, host, &new).await?;
        Ok::<_, ApiError>(TableResponse::new(&table.snapshot(), &user))
    };
    Ok(axum::Json(created.await.localized(user.locale)?))
}

/// The component file of a new table.
async fn component_file(
    app: &App,
    user: &User,
    request: &CreateTableRequest,
) -> Result<Option<String>, ApiError> {
    let choice = match (&request.components, &request.component_set) {
        (Some(_), Some(_)) => return Err(ApiError::Invalid("bad-figure-set")),
        (Some(text), None) => ComponentChoice::File(text.clone()),
        (None, Some(name)) => ComponentChoice::Named(name.clone()),
        (None, None) => ComponentChoice::Standard,
    };
    queries::component_file(app, request.game.parse::<Title>()?.info(), Some(user), &choice).await
}

/// An invitation.
#[derive(Deserialize, ToSchema)]
pub(super) struct JoinRequest {
    /// The key at the end of the invitation link; not needed at a listed table.
    #[serde(default)]
    invite: String,
    /// The seat; any if left out. If you have a seat already, naming another one gives you both.
    seat: Option<u8>,
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = JoinRequest,
    responses((status = 200, body = TableResponse), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Json(request): Json<JoinRequest>,
) -> Result<axum::Json<TableResponse>, JsonError> {
    let joined = async {
        let table = app.table(&id).await?;
        let seat = request.seat.map(parse_seat).transpose()?;
        commands::take_seat(&app, &table, user.registered()?, &request.invite, seat).await?;
        Ok::<_, ApiError>(TableResponse::new(&table.snapshot(), &user))
    };
    Ok(axum::Json(joined.await.localized(user.locale)?))
}

fn parse_seat(number: u8) -> Result<Seat, ApiError> {
    number.to_string().parse().map_err(|_| ApiError::Invalid("bad-seat"))
}

/// A command of a seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub(super) struct CommandRequest {
    /// The seat; may be left out if you have one only.
    seat: Option<u8>,
    /// The `ply` of the view that the command is for.
    #[serde(rename = "ply")]
    seq: Option<i64>,
    /// The action, as in `offer.choices`.
    action: Option<String>,
    /// Your idempotency key: a command sent twice with the same key is executed once.
    key: Option<String>,
    /// The seat that a bot should take over.
    against: Option<u8>,
    /// Whether you grant the undo request.
    #[serde(rename = "yes")]
    grant: Option<bool>,
    /// The text of a chat message.
    text: Option<String>,
    /// Your contribution to the seed.
    #[serde(rename = "word")]
    seed_contribution: Option<String>,
}

/// The state of the table after a command.
#[derive(Serialize, ToSchema)]
pub(super) struct CommandResponse {
    /// The sequence number of the last journal entry.
    #[serde(rename = "ply")]
    seq: i64,
    /// The seats that are to move.
    turn: Vec<u8>,
    over: bool,
}

impl CommandResponse {
    fn new(table: &LiveTable) -> CommandResponse {
        let snapshot = table.snapshot();
        let turn = snapshot.seats_to_move().iter().map(seat_number).collect();
        CommandResponse { seq: snapshot.version().seq, turn, over: snapshot.is_over() }
    }
}

/// The table, and the seat that acts.
async fn authorize(
    app: &App,
    user: &CurrentUser,
    id: &str,
    request: &CommandRequest,
) -> Result<(Arc<LiveTable>, Seat), ApiError> {
    let query = ViewQuery { seat: request.seat.map(|seat| seat.to_string()), ..ViewQuery::default() };
    let TableView { table, viewpoint, .. } = queries::table_view(app, user, id, &query).await?;
    if viewpoint.is_hotseat_hidden() {
        return Err(ApiError::Invalid("bad-seat"));
    }
    Ok((table, viewpoint.acting_seat()?))
}

fn command(seat: Seat, request: &CommandRequest) -> Result<Command<'_>, ApiError> {
    let seq = request.seq.ok_or(ApiError::Invalid("bad-ply"))?;
    Ok(Command { seat, seq, key: request.key.as_deref() })
}

macro_rules! command_handler {
    ($(#[$doc:meta])* $name:ident, $path:literal, ($app:ident, $table:ident, $seat:ident, $request:ident) => $body:expr) => {
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)), request_body = CommandRequest,
            responses((status = 200, body = CommandResponse), (status = 401), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
        pub(super) async fn $name(
            State($app): State<Arc<App>>,
            user: CurrentUser,
            Path(id): Path<String>,
            Json($request): Json<CommandRequest>,
        ) -> Result<axum::Json<CommandResponse>, JsonError> {
            let response = async {
                let ($table, $seat) = authorize(&$app, &user, &id, &$request).await?;
                $body?;
                Ok::<_, ApiError>(CommandResponse::new(&$table))
            };
            Ok(axum::Json(response.await.localized(user.locale)?))
        }
    };
}

command_handler!(
    /// Plays an action.
    act, "/api/tables/{id}/act", (app, table, seat, request) => {
        let command = command(seat, &request)?;
        let action = request.action.as_deref().ok_or(ApiError::Invalid("bad-action"))?;
        commands::act(&app, &table, &command, action).await
    }
);
command_handler!(
    /// Undoes the last decision of your seat, or requests it from the others.
    undo, "/api/tables/{id}/undo", (app, table, seat, request) => {
        commands::undo(&app, &table, &command(seat, &request)?).await
    }
);
command_handler!(
    /// Grants or refuses the pending undo request of another seat.
    answer_undo_request, "/api/tables/{id}/answer", (app, table, seat, request) => {
        let command = command(seat, &request)?;
        let grant = request.grant.ok_or(ApiError::Invalid("bad-answer"))?;
        commands::answer_undo_request(&app, &table, &command, grant).await
    }
);
command_handler!(
    /// Votes for a bot in the place of a seat that does not move.
    vote, "/api/tables/{id}/vote", (app, table, seat, request) => {
        let command = command(seat, &request)?;
        let against = parse_seat(request.against.ok_or(ApiError::Invalid("bad-seat"))?)?;
        commands::vote(&app, &table, &command, against).await
    }
);
command_handler!(
    /// Leaves your seat: a bot takes it while the game runs.
    leave_seat, "/api/tables/{id}/leave", (app, table, seat, request) => {
        commands::leave_seat(&app, &table, seat).await
    }
);
command_handler!(
    /// Returns to your seat.
    return_to_seat, "/api/tables/{id}/back", (app, table, seat, request) => {
        commands::return_to_seat(&app, &table, seat).await
    }
);
command_handler!(
    /// Sets your contribution to the seed, before the game starts.
    set_seed_contribution, "/api/tables/{id}/word", (app, table, seat, request) => {
        let text = request.seed_contribution.as_deref().unwrap_or_default();
        commands::set_seed_contribution(&app, &table, seat, text).await
    }
);
command_handler!(
    /// Posts a chat message.
    post_message, "/api/tables/{id}/say", (app, table, seat, request) => {
        let text = request.text.as_deref().unwrap_or_default();
        commands::post_message(&app, &table, seat, text, request.key.as_deref()).await
    }
);

/// Starts the game; bots take the empty seats. Only for the host.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableResponse), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
) -> Result<axum::Json<TableResponse>, JsonError> {
    let started = async {
        let table = app.table(&id).await?;
        user.registered()?;
        auth::authorize_start(&table.snapshot(), &user)?;
        commands::start(&app, &table).await?;
        Ok::<_, ApiError>(TableResponse::new(&table.snapshot(), &user))
    };
    Ok(axum::Json(started.await.localized(user.locale)?))
}
