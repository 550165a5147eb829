//! Creating tables, and rematches.

use super::start::start_if_full;
use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::{Occupant, SUBSTITUTE_LEVEL, SeatAssignment, Snapshot, status};
use crate::live_table::LiveTable;
use crate::random_token;
use crate::validation::{MAX_NAME, is_printable};
use bots::Level;
use engine::Seat;
use games::components::ComponentSet;
use games::{GameConfig, Header, OptionValues, Title};
use i18n::Messages;
use std::ops::RangeInclusive;
use std::sync::Arc;
use store::{TableRow, User};

/// A table to be created.
pub(crate) struct NewTable {
    /// The game.
    pub(crate) game: Title,
    /// Its options.
    pub(crate) options: OptionValues,
    /// A component file with figures that differ from the standard ones.
    pub(crate) components: Option<String>,
    /// The occupants of the seats.
    pub(crate) seats: Vec<SeatRequest>,
    /// Whether the lobby lists it.
    pub(crate) listed: bool,
    /// Seconds after which a bot takes over a seat that does not move.
    pub(crate) move_limit: Option<i64>,
    /// Whether it starts only when the host starts it, even if all seats are taken.
    pub(crate) manual_start: bool,
}

/// The seconds that a move limit may have: from a minute to a month.
const MOVE_LIMITS: RangeInclusive<i64> = 60..=31 * 24 * 60 * 60;

/// The requested occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatRequest {
    /// The host.
    Host,
    /// A person with this name who shares the host's screen.
    Guest(String),
    /// Whoever has the invitation.
    Friend,
    /// A bot.
    Bot(Level),
}

impl SeatRequest {
    /// Parses `me`, `friend`, `guest` with the name of the guest, or the level of a bot.
    pub(crate) fn parse(
        text: &str,
        guest: Option<&str>,
        messages: &Messages,
    ) -> Result<SeatRequest, ApiError> {
        match text {
            "me" => Ok(SeatRequest::Host),
            "friend" => Ok(SeatRequest::Friend),
            "guest" => match guest {
                None => Ok(SeatRequest::Guest(messages.get("web-guest"))),
                Some(name) if name.chars().count() <= MAX_NAME && is_printable(name) => {
                    Ok(SeatRequest::Guest(name.into()))
                }
                Some(_) => Err(ApiError::Invalid("bad-name")),
            },
            level => level.parse().map(SeatRequest::Bot).map_err(|_| ApiError::Invalid("bad-place")),
        }
    }
}

/// Creates a table.
pub(crate) async fn create_table(
    app: &Arc<App>,
    host: &User,
    new: &NewTable,
) -> Result<Arc<LiveTable>, ApiError> {
    if new.move_limit.is_some_and(|limit| !MOVE_LIMITS.contains(&limit)) {
        return Err(ApiError::Invalid("bad-limit"));
    }
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let config =
        GameConfig { seats: Some(seats), options: new.options.clone(), components: new.components.clone() };
    let rules = new.game.info().configure(&config)?;
    let invite = random_token::key();
    let mut seats: Vec<SeatAssignment> = Vec::new();
    for (index, request) in new.seats.iter().enumerate() {
        seats.push(assign(Seat::new(index), request, host, &invite, &seats));
    }
    let row = TableRow {
        listed: new.listed,
        manual_start: new.manual_start,
        move_limit: new.move_limit,
        ..new_row(host, &rules.header(), rules.components(), initial_status(new.manual_start))
    };
    add(app, row, &seats).await
}

/// The id of the rematch of a table: there is at most one.
pub(crate) fn rematch_id(snapshot: &Snapshot) -> String {
    format!("{}r", snapshot.row.id)
}

/// Creates the next game of the users who are present and of the bots, each one seat further. The user who requests it
/// counts as present. If the rematch exists already, it is returned.
pub(crate) async fn rematch(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    by: &User,
) -> Result<Arc<LiveTable>, ApiError> {
    let snapshot = table.snapshot();
    if !snapshot.is_over() {
        return Err(ApiError::Conflict("not-over"));
    }
    let id = rematch_id(&snapshot);
    if let Ok(rematch) = app.table(&id).await {
        return Ok(rematch);
    }
    let hosts_seats = snapshot.seats_of(&snapshot.row.host);
    let is_host_present = snapshot.present().iter().any(|seat| hosts_seats.contains(seat));
    let row = TableRow {
        id,
        host: if is_host_present { snapshot.row.host.clone() } else { by.id.clone() },
        status: initial_status(snapshot.row.manual_start).into(),
        seed: random_token::table_seed().to_vec(),
        watch_key: random_token::key(),
        previous: Some(snapshot.row.id.clone()),
        created: now_millis(),
        started: None,
        version: 0,
        ..snapshot.row.clone()
    };
    add(app, row, &rotated(&snapshot, by)).await
}

async fn add(app: &Arc<App>, row: TableRow, seats: &[SeatAssignment]) -> Result<Arc<LiveTable>, ApiError> {
    let rows: Vec<_> = seats.iter().map(SeatAssignment::to_row).collect();
    app.store.add_table(&row, &rows).await?;
    load_created(app, &row).await
}

/// Loads a table that was just created, and starts it if all seats are taken.
pub(super) async fn load_created(app: &Arc<App>, row: &TableRow) -> Result<Arc<LiveTable>, ApiError> {
    app.metrics.tables_created.inc();
    tracing::info!(table = %row.id, game = %row.header, "a table is created");
    let table = app.table(&row.id).await?;
    start_if_full(app, &table).await?;
    Ok(table)
}

/// The row of a new unlisted table.
pub(super) fn new_row(host: &User, header: &Header, components: &ComponentSet, status: &str) -> TableRow {
    TableRow {
        id: random_token::id(),
        header: header.to_string(),
        components: (!components.is_standard()).then(|| components.differences().to_string()),
        host: host.id.clone(),
        status: status.into(),
        listed: false,
        manual_start: false,
        move_limit: None,
        seed: random_token::table_seed().to_vec(),
        watch_key: random_token::key(),
        previous: None,
        created: now_millis(),
        started: None,
        version: 0,
    }
}

/// The status of a table before its game starts.
fn initial_status(manual_start: bool) -> &'static str {
    if manual_start { status::WAITING } else { status::SETTING_UP }
}

/// The seats of a rematch: each occupant one seat further, and bots in the place of users who are away.
fn rotated(snapshot: &Snapshot, by: &User) -> Vec<SeatAssignment> {
    let invite = random_token::key();
    let mut seats: Vec<SeatAssignment> = Vec::new();
    let moved = snapshot.seats.iter().cycle().skip(snapshot.seats.len().saturating_sub(1));
    for (SeatAssignment { seat, .. }, before) in snapshot.seats.iter().zip(moved) {
        let (occupant, name) = match &before.occupant {
            Occupant::User { id, away } if !away || *id == by.id => {
                (Occupant::User { id: id.clone(), away: false }, before.name.clone())
            }
            Occupant::User { .. } => {
                let name = unique_name(&snapshot.seats, BOT_NAMES[seat.index()]);
                (Occupant::Bot(SUBSTITUTE_LEVEL), name)
            }
            Occupant::Empty | Occupant::Bot(_) => (before.occupant.clone(), before.name.clone()),
        };
        let name = unique_name(&seats, &name);
        let vacated = SeatAssignment { seat: *seat, invite: invite.clone(), ..before.vacated() };
        seats.push(SeatAssignment { occupant, name, ..vacated });
    }
    seats
}

/// The assignment of a seat of a new table.
pub(super) fn assign(
    seat: Seat,
    request: &SeatRequest,
    host: &User,
    invite: &str,
    others: &[SeatAssignment],
) -> SeatAssignment {
    let user = || Occupant::User { id: host.id.clone(), away: false };
    let (occupant, name) = match request {
        SeatRequest::Host => (user(), host.name.clone()),
        SeatRequest::Guest(name) => (user(), name.clone()),
        SeatRequest::Friend => (Occupant::Empty, String::new()),
        SeatRequest::Bot(level) => (Occupant::Bot(*level), BOT_NAMES[seat.index()].to_string()),
    };
    let name = if name.is_empty() { name } else { unique_name(others, &name) };
    let (seed_contribution, is_shown) = (String::new(), false);
    SeatAssignment { seat, occupant, name, invite: invite.into(), seed_contribution, is_shown }
}

/// The names of bots, by seat.
pub(super) const BOT_NAMES: [&str; engine::MAX_SEATS] = ["Kunz", "Gisela", "Ruprecht", "Adelheid", "Wenzel"];

/// The name, with a number added if another seat has it.
pub(super) fn unique_name(others: &[SeatAssignment], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|assignment| assignment.name == name);
    let numbered = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_string())
        .chain(numbered)
        .find(|name| !is_taken(name))
        .expect("there are more numbers than seats")
}
