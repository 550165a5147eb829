//! The operations that read.

use super::{IntoJsonError, JsonError};
use crate::app::App;
use crate::auth::{self, ViewQuery};
use crate::error::ApiError;
use crate::extract::{Path, Query};
use crate::journal::{Occupant, SeatAssignment, Snapshot, seat_number};
use crate::queries::{self, TableView};
use crate::session::CurrentUser;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use games::Title;
use games::components::Figure;
use i18n::{MessageContext, TextView};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// A game of the server.
#[derive(Serialize, ToSchema)]
pub(super) struct GameResponse {
    /// The id of the game.
    name: &'static str,
    title: &'static str,
    #[serde(rename = "least_seats")]
    min_seats: u8,
    #[serde(rename = "most_seats")]
    max_seats: u8,
    options: Vec<OptionResponse>,
    /// The component sets that the server offers, by name.
    component_sets: Vec<String>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionResponse {
    key: &'static str,
    /// The default value.
    #[serde(rename = "usual")]
    default: &'static str,
    /// Whether several values may be joined by `+`.
    several: bool,
    values: Vec<&'static str>,
}

/// The games and their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameResponse>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameResponse>> {
    let option = |option: &games::OptionInfo| OptionResponse {
        key: option.key,
        default: option.default,
        several: option.several,
        values: option.values.to_vec(),
    };
    let game = |game: &&'static games::GameInfo| GameResponse {
        name: game.id(),
        title: game.display_name,
        min_seats: *game.seats.start(),
        max_seats: *game.seats.end(),
        options: game.options.iter().map(option).collect(),
        component_sets: queries::server_sets(&app, game.id()).map(|set| set.name.clone()).collect(),
    };
    Json(Title::ALL.map(Title::info).iter().map(game).collect())
}

/// A table.
#[derive(Serialize, ToSchema)]
pub(super) struct TableResponse {
    id: String,
    /// The first line of the record: the game and its options.
    header: String,
    /// The component figures.
    components: ComponentsResponse,
    /// `open`, `waiting`, `running`, `over`, `frozen` or `study`.
    status: String,
    seats: Vec<SeatResponse>,
    /// Your seats.
    #[serde(rename = "yours")]
    your_seats: Vec<u8>,
    /// The seats that are to move.
    turn: Vec<u8>,
    /// The key of the invitation; only for users at the table.
    invite: Option<String>,
    /// The key of the spectator link; only for users at the table.
    #[serde(rename = "watch")]
    watch_key: Option<String>,
    /// The SHA-256 of the seed of the table's chance outcomes.
    commitment: String,
    /// The seed, when the game is over.
    seed: Option<String>,
    /// The seed contribution of each seat.
    #[serde(rename = "words")]
    seed_contributions: Vec<String>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
struct SeatResponse {
    seat: u8,
    name: String,
    /// `nobody`, `person`, `away` or the level of a bot.
    #[serde(rename = "sitter")]
    occupant: String,
}

/// The component figures of a table.
#[derive(Serialize, ToSchema)]
struct ComponentsResponse {
    /// The digest of the figures, as in the header; empty if the header cannot be read.
    digest: String,
    /// The figures that differ from the standard ones.
    differences: Vec<DifferenceResponse>,
    /// A component file with all that differs: figures, and names and texts of cards. Null for the standard figures.
    file: Option<String>,
}

/// A component figure that differs from the standard one.
#[derive(Serialize, ToSchema)]
struct DifferenceResponse {
    /// Its path in the component file.
    key: String,
    /// The value at this table.
    value: String,
    /// The standard value.
    standard: String,
}

impl ComponentsResponse {
    fn new(snapshot: &Snapshot) -> ComponentsResponse {
        let digest = snapshot.row.header.split(' ').find_map(|word| word.strip_prefix("components="));
        let set = snapshot.changed_components();
        let changed = set.iter().flat_map(|set| set.figures()).filter(|figure| figure.is_changed());
        let difference = |figure: &Figure| DifferenceResponse {
            key: figure.key.clone(),
            value: figure.value.to_string(),
            standard: figure.standard.to_string(),
        };
        ComponentsResponse {
            digest: digest.unwrap_or_default().into(),
            differences: changed.map(difference).collect(),
            file: snapshot.row.components.clone(),
        }
    }
}

impl SeatResponse {
    fn new(assignment: &SeatAssignment) -> SeatResponse {
        let occupant = match &assignment.occupant {
            Occupant::Empty => "nobody".to_string(),
            Occupant::User { away: false, .. } => "person".into(),
            Occupant::User { away: true, .. } => "away".into(),
            Occupant::Bot(level) => level.name().into(),
        };
        SeatResponse { seat: seat_number(assignment.seat), name: assignment.name.clone(), occupant }
    }
}

impl TableResponse {
    pub(super) fn new(snapshot: &Snapshot, user: &CurrentUser) -> TableResponse {
        let sees_links = auth::sees_links(snapshot, user);
        let invite = snapshot.seats.first().map(|assignment| assignment.invite.clone());
        TableResponse {
            id: snapshot.row.id.clone(),
            header: snapshot.row.header.clone(),
            components: ComponentsResponse::new(snapshot),
            status: snapshot.row.status.clone(),
            seats: snapshot.seats.iter().map(SeatResponse::new).collect(),
            your_seats: snapshot.seats_of(user.id()).iter().map(seat_number).collect(),
            turn: snapshot.seats_to_move().iter().map(seat_number).collect(),
            invite: invite.filter(|_| sees_links),
            watch_key: sees_links.then(|| snapshot.row.watch_key.clone()),
            commitment: snapshot.seed().commitment(),
            seed: snapshot.is_over().then(|| snapshot.seed().hex()),
            seed_contributions: snapshot.seed_contributions(),
        }
    }
}

/// Your tables and the listed ones.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableResponse>)))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    user: CurrentUser,
) -> Result<Json<Vec<TableResponse>>, JsonError> {
    let tables = queries::visible_tables(&app, &user).await.localized(user.locale)?;
    Ok(Json(tables.iter().map(|snapshot| TableResponse::new(snapshot, &user)).collect()))
}

/// A table, if you may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("watch" = Option<String>, Query)),
    responses((status = 200, body = TableResponse), (status = 403), (status = 404), (status = 429)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Json<TableResponse>, JsonError> {
    let view = queries::table_view(&app, &user, &id, &query).await.localized(user.locale)?;
    Ok(Json(TableResponse::new(&view.snapshot, &user)))
}

/// What an observer sees.
#[derive(Serialize, ToSchema)]
pub(super) struct ViewResponse {
    /// The sequence number of the last journal entry: what a command carries as its `ply`.
    #[serde(rename = "ply")]
    seq: i64,
    /// The seats that are to move.
    turn: Vec<u8>,
    over: bool,
    /// The position as data; what is hidden is null.
    #[schema(value_type = Object)]
    view: Value,
    /// The decision of your seat: its legal actions, and rejected ones with reasons.
    #[serde(rename = "offer")]
    #[schema(value_type = Option<Object>)]
    decision: Option<Value>,
    /// The same as text, in your language.
    text: String,
    /// The record so far, as the observer saw it.
    record: Vec<String>,
    /// The scores when the game is over.
    scores: Option<Vec<ScoreResponse>>,
}

/// The score of a seat.
#[derive(Serialize, ToSchema)]
struct ScoreResponse {
    seat: u8,
    points: i32,
    #[serde(rename = "place")]
    rank: u8,
}

/// What your seat sees, and its legal actions. Spectators get the public view.
#[utoipa::path(get, path = "/api/tables/{id}/view",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = ViewResponse), (status = 403), (status = 404), (status = 429), (status = 409)))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Json<ViewResponse>, JsonError> {
    let view = async {
        let view = queries::table_view(&app, &user, &id, &query).await?;
        ViewResponse::new(&view, &user)
    };
    Ok(Json(view.await.localized(user.locale)?))
}

impl ViewResponse {
    fn new(view: &TableView, user: &CurrentUser) -> Result<ViewResponse, ApiError> {
        let (snapshot, viewpoint) = (&view.snapshot, &view.viewpoint);
        let game = snapshot.playing()?;
        let (names, game_match) = (snapshot.names(), game.game_match());
        let msg = MessageContext::new(user.messages(), &names);
        let decision = viewpoint.own_seat().and_then(|seat| game_match.decision(seat));
        let scores = game_match.scores();
        let score = |assignment: &SeatAssignment| ScoreResponse {
            seat: seat_number(assignment.seat),
            points: scores.points(assignment.seat).into(),
            rank: scores.rank(assignment.seat),
        };
        let text = TextView::new(&msg, game_match, viewpoint.eye, game_match.ply_count());
        Ok(ViewResponse {
            seq: game.seq(),
            turn: game_match.turn().seats().iter().map(seat_number).collect(),
            over: snapshot.is_over(),
            view: game_match.view(viewpoint.eye),
            decision: decision.and_then(|decision| serde_json::to_value(decision).ok()),
            text: text.plain(true, &str::to_string),
            record: game_match.observed_record(viewpoint.eye),
            scores: snapshot.is_over().then(|| snapshot.seats.iter().map(score).collect()),
        })
    }
}

/// The record: as you saw it while the game runs, complete and with the seed when it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<impl IntoResponse, JsonError> {
    let text = queries::record(&app, &user, &id, &query).await.localized(user.locale)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
