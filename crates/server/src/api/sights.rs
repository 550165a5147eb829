//! What programs may look at.

use super::{Told, Wrong};
use crate::house::House;
use crate::page::play::{Wish, look, record_text};
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Asked, Path};
use crate::room::{Chair, Sitter, Snapshot};
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use engine::Seat;
use games::Title;
use games::components::Figure;
use i18n::{MessageContext, TextView};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// A game of the house.
#[derive(Serialize, ToSchema)]
pub(super) struct GameData {
    name: &'static str,
    title: &'static str,
    least_seats: u8,
    most_seats: u8,
    options: Vec<OptionData>,
    /// The component sets that the server offers, by name.
    component_sets: Vec<String>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionData {
    key: &'static str,
    usual: &'static str,
    /// Whether several values may be joined by `+`.
    several: bool,
    values: Vec<&'static str>,
}

/// The games and their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameData>)))]
pub(super) async fn games(State(house): State<Arc<House>>) -> Json<Vec<GameData>> {
    let option = |option: &games::OptionInfo| OptionData {
        key: option.key,
        usual: option.default,
        several: option.several,
        values: option.values.to_vec(),
    };
    let game = |game: &&'static games::GameInfo| GameData {
        name: game.id(),
        title: game.display_name,
        least_seats: *game.seats.start(),
        most_seats: *game.seats.end(),
        options: game.options.iter().map(option).collect(),
        component_sets: house.server_sets(game.id()).map(|set| set.name.clone()).collect(),
    };
    Json(Title::ALL.map(Title::info).iter().map(game).collect())
}

/// A table.
#[derive(Serialize, ToSchema)]
pub(super) struct TableData {
    id: String,
    /// The first line of its record: the game and its options.
    header: String,
    /// The component figures.
    components: ComponentsData,
    /// `open`, `waiting`, `running`, `over`, `frozen` or `study`.
    status: String,
    seats: Vec<SeatData>,
    /// Your seats.
    yours: Vec<u8>,
    /// Who is to move.
    turn: Vec<u8>,
    /// What lets friends sit down; only for those at the table.
    invite: Option<String>,
    /// What lets spectators in; only for those at the table.
    watch: Option<String>,
    /// The SHA-256 of the seed that the table's luck comes from.
    commitment: String,
    /// The seed, when the game is over.
    seed: Option<String>,
    /// What each seat has added to the seed.
    words: Vec<String>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
struct SeatData {
    seat: u8,
    name: String,
    /// `nobody`, `person`, `away` or the level of a bot.
    sitter: String,
}

/// The component figures of a table.
#[derive(Serialize, ToSchema)]
struct ComponentsData {
    /// The short name of the figures, as in the header; empty if the header cannot be read.
    digest: String,
    /// The figures that differ from the standard ones.
    differences: Vec<DifferenceData>,
    /// A component file with all that differs: figures, and names and texts of cards. Null for the standard figures.
    file: Option<String>,
}

/// A component figure that differs from the standard one.
#[derive(Serialize, ToSchema)]
struct DifferenceData {
    /// Its path in the component file.
    key: String,
    /// The value with which the table plays.
    value: String,
    /// The standard value.
    standard: String,
}

fn components_data(now: &Snapshot) -> ComponentsData {
    let digest = now.row.header.split(' ').find_map(|word| word.strip_prefix("components="));
    let set = now.changed_components();
    let changed = set.iter().flat_map(|set| set.figures()).filter(|figure| figure.is_changed());
    let difference = |figure: &Figure| DifferenceData {
        key: figure.key.clone(),
        value: figure.value.to_string(),
        standard: figure.standard.to_string(),
    };
    ComponentsData {
        digest: digest.unwrap_or_default().into(),
        differences: changed.map(difference).collect(),
        file: now.row.components.clone(),
    }
}

/// A seat's number for people.
pub(crate) fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

fn seat_data(chair: &Chair) -> SeatData {
    let sitter = match &chair.sitter {
        Sitter::Nobody => "nobody".to_string(),
        Sitter::Person { away: false, .. } => "person".into(),
        Sitter::Person { away: true, .. } => "away".into(),
        Sitter::Bot(level) => level.word().into(),
    };
    SeatData { seat: number(chair.seat), name: chair.name.clone(), sitter }
}

pub(super) fn table_data(now: &Snapshot, visitor: &Visitor) -> TableData {
    let own = now.seats_of(visitor.id());
    let inside = !own.is_empty() || now.row.host == visitor.id();
    let invite = now.chairs.first().map(|chair| chair.invite.clone());
    TableData {
        id: now.row.id.clone(),
        header: now.row.header.clone(),
        components: components_data(now),
        status: now.row.status.clone(),
        seats: now.chairs.iter().map(seat_data).collect(),
        yours: own.iter().map(number).collect(),
        turn: now.turn().map_or_else(Vec::new, |turn| turn.seats().iter().map(number).collect()),
        invite: invite.filter(|_| inside),
        watch: inside.then(|| now.row.watch.clone()),
        commitment: now.seed().commitment(),
        seed: now.is_over().then(|| now.seed().hex()),
        words: now.words(),
    }
}

/// Your tables and those that are listed.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableData>)))]
pub(super) async fn tables(
    State(house): State<Arc<House>>,
    visitor: Visitor,
) -> Result<Json<Vec<TableData>>, Wrong> {
    let found = async {
        let mut rows = match &visitor.person {
            Some(person) => house.store.tables_of(&person.id).await?,
            None => Vec::new(),
        };
        let listed = house.store.listed().await?;
        rows.extend(listed);
        let mut found: Vec<TableData> = Vec::new();
        for row in rows {
            if !found.iter().any(|known| known.id == row.id) {
                found.push(table_data(&house.room(&row.id).await?.now(), &visitor));
            }
        }
        Ok::<_, Refused>(found)
    };
    Ok(Json(found.await.told(visitor.locale)?))
}

/// A table, if you may look at it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("watch" = Option<String>, Query)),
    responses((status = 200, body = TableData), (status = 403), (status = 404), (status = 429)))]
pub(super) async fn table(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Json<TableData>, Wrong> {
    let found = async {
        let now = house.room(&id).await?.now();
        look(&now, &visitor, &wish)?;
        Ok::<_, Refused>(table_data(&now, &visitor))
    };
    Ok(Json(found.await.told(visitor.locale)?))
}

/// What an eye sees.
#[derive(Serialize, ToSchema)]
pub(super) struct ViewData {
    /// Lines of the journal: what a command carries as its `ply`.
    ply: i64,
    /// Who is to move.
    turn: Vec<u8>,
    over: bool,
    /// The position as data; what is hidden is null.
    #[schema(value_type = Object)]
    view: Value,
    /// What your seat is asked, what it may do, and what it may not and why.
    #[schema(value_type = Option<Object>)]
    offer: Option<Value>,
    /// The same as text, in your language.
    text: String,
    /// The record so far, as the eye saw it.
    record: Vec<String>,
    /// Points and places when the game is over.
    scores: Option<Vec<ScoreData>>,
}

/// How a seat ended.
#[derive(Serialize, ToSchema)]
struct ScoreData {
    seat: u8,
    points: i32,
    place: u8,
}

/// What your seat sees, and what it may do. Spectators see the table.
#[utoipa::path(get, path = "/api/tables/{id}/view",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = ViewData), (status = 403), (status = 404), (status = 429), (status = 409)))]
pub(super) async fn view(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Json<ViewData>, Wrong> {
    let found = async {
        let now = house.room(&id).await?.now();
        view_data(&now, &visitor, &wish)
    };
    Ok(Json(found.await.told(visitor.locale)?))
}

fn view_data(now: &Snapshot, visitor: &Visitor, wish: &Wish) -> Result<ViewData, Refused> {
    let sight = look(now, visitor, wish)?;
    let game = now.playing()?;
    let (names, table) = (now.names(), game.table());
    let msg = MessageContext::new(visitor.words(), &names);
    let offer = sight.own_seat().and_then(|seat| table.decision(seat));
    let scores = table.scores();
    let score = |chair: &Chair| ScoreData {
        seat: number(chair.seat),
        points: scores.points(chair.seat).into(),
        place: scores.rank(chair.seat),
    };
    Ok(ViewData {
        ply: game.lines(),
        turn: table.turn().seats().iter().map(number).collect(),
        over: now.is_over(),
        view: table.view(sight.eye),
        offer: offer.and_then(|offer| serde_json::to_value(offer).ok()),
        text: TextView::new(&msg, table, sight.eye, table.ply_count()).plain(true, &str::to_string),
        record: table.observed_record(sight.eye),
        scores: now.is_over().then(|| now.chairs.iter().map(score).collect()),
    })
}

/// The record: as you saw it while the game goes on, the whole with the seed when it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<impl IntoResponse, Wrong> {
    let text = record_text(&house, &visitor, &id, &wish).await.told(visitor.locale)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
