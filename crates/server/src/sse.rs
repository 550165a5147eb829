//! Server-sent events: the updates of a table as one observer sees them.
//!
//! The id of an event is the version of the snapshot: three numbers that never decrease (journal, seats, chat). A client that
//! reconnects with the last id gets what it missed, or is told to reload. Nothing is queued: a slow reader gets fewer, larger
//! events.

use crate::app::App;
use crate::auth::{self, ViewQuery, Viewpoint};
use crate::error::ApiError;
use crate::extract::{Path, Query};
use crate::journal::{Snapshot, Version, seat_number};
use crate::live_table::LiveTable;
use crate::queries::{self, TableView};
use crate::session::CurrentUser;
use axum::extract::State;
use axum::http::header::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use i18n::{MessageContext, Messages, game_text};
use serde::Serialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::ChatMessageRow;
use tokio::sync::watch;
use utoipa::ToSchema;

/// A client that missed more plies is told to reload.
const MAX_MISSED_PLIES: usize = 60;
/// A client that missed more chat messages is told to reload.
const MAX_MISSED_MESSAGES: i64 = 60;
/// The interval of comments that keep a silent connection open.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// The interval in which the session of a stream is checked again: it may be revoked on another server.
const SESSION_CHECK: Duration = Duration::from_secs(10);

/// What has changed at a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableUpdate {
    /// The sequence number of the last journal entry: what commands carry as their `ply`.
    #[serde(rename = "lines")]
    seq: i64,
    /// Whether everything is to be loaded again: something was undone, or too much was missed.
    reload: bool,
    /// The plies since the last event.
    plies: Vec<PlyUpdate>,
    /// The seats that are to move.
    turn: Vec<u8>,
    /// Whether the game is over.
    over: bool,
    /// Whether the seats have changed.
    seats: bool,
    /// The chat messages since the last event.
    #[serde(rename = "talk")]
    chat: Vec<ChatUpdate>,
}

/// A ply, as the observer saw it.
#[derive(Debug, Serialize, ToSchema)]
struct PlyUpdate {
    /// Its number in the game, from 1.
    n: usize,
    /// The line of the record, without what is hidden from the observer.
    line: String,
    /// The events as sentences.
    events: Vec<String>,
}

/// A chat message.
#[derive(Debug, Serialize, ToSchema)]
struct ChatUpdate {
    /// Its number at the table, from 1.
    n: i64,
    name: String,
    text: String,
}

impl From<ChatMessageRow> for ChatUpdate {
    fn from(row: ChatMessageRow) -> ChatUpdate {
        ChatUpdate { n: row.seq, name: row.name, text: row.text }
    }
}

/// An open event stream.
struct Subscription {
    app: Arc<App>,
    table: Arc<LiveTable>,
    updates: watch::Receiver<Version>,
    shutdown: watch::Receiver<bool>,
    messages: &'static Messages,
    user: CurrentUser,
    query: ViewQuery,
    viewpoint: Viewpoint,
    /// The version of the last event.
    sent: Version,
    is_new: bool,
    /// When the session was checked last, and the number of revocations then.
    session_checked: (Instant, u64),
}

/// Server-sent events: what your observer sees as it happens. The first event comes at once; with `Last-Event-ID` it has what
/// was missed.
#[utoipa::path(get, path = "/api/tables/{id}/events",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query), ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, body = TableUpdate, content_type = "text/event-stream"), (status = 403), (status = 404), (status = 422), (status = 429)))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    State(shutdown): State<watch::Receiver<bool>>,
    user: CurrentUser,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Response {
    let locale = user.locale;
    match subscribe(app, shutdown, user, &headers, &id, query).await {
        Ok(subscription) => {
            let stream = Sse::new(stream(subscription)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
            ([(HeaderName::from_static("x-accel-buffering"), "no")], stream).into_response()
        }
        Err(error) => error.json_response(locale),
    }
}

async fn subscribe(
    app: Arc<App>,
    shutdown: watch::Receiver<bool>,
    user: CurrentUser,
    headers: &HeaderMap,
    id: &str,
    query: ViewQuery,
) -> Result<Subscription, ApiError> {
    let TableView { table, snapshot, viewpoint } = queries::table_view(&app, &user, id, &query).await?;
    // An id that cannot be parsed counts as one from before everything.
    let last = headers
        .get("last-event-id")
        .map(|value| value.to_str().ok().and_then(parse_event_id).unwrap_or(BEFORE_EVERYTHING));
    Ok(Subscription {
        updates: table.subscribe(),
        shutdown,
        messages: user.messages(),
        query,
        viewpoint,
        sent: last.unwrap_or_else(|| snapshot.version()),
        is_new: true,
        session_checked: (Instant::now(), app.revocations()),
        user,
        app,
        table,
    })
}

/// A version before all others: everything since it is to be reloaded.
const BEFORE_EVERYTHING: Version = Version { seq: -1, seats: -1, chat: -1 };

/// The version of an event id such as `41.3.7`.
fn parse_event_id(id: &str) -> Option<Version> {
    let numbers: Vec<i64> = id.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        [seq, seats, chat] => Some(Version { seq, seats, chat }),
        _ => None,
    }
}

fn stream(subscription: Subscription) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(subscription, |mut subscription| async move {
        let event = subscription.next().await?;
        Some((Ok(event), subscription))
    })
}

impl Subscription {
    /// The next event. The first comes at once, so that the client knows the current version.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if !self.is_new {
                tokio::select! {
                    changed = self.updates.changed() => changed.ok()?,
                    _ = self.shutdown.wait_for(|is_stopping| *is_stopping) => return None,
                }
            }
            self.updates.mark_unchanged();
            let snapshot = self.table.snapshot();
            if snapshot.version() == self.sent && !self.is_new {
                continue;
            }
            self.is_new = false;
            if !self.has_valid_session().await.ok()? {
                return None;
            }
            // Permission to see a seat may have been withdrawn.
            self.viewpoint = auth::authorize_view(&snapshot, &self.user, &self.query).ok()?;
            let update = self.update(&snapshot).await.ok()?;
            self.sent = snapshot.version();
            let Version { seq, seats, chat } = self.sent;
            let event = Event::default().id(format!("{seq}.{seats}.{chat}"));
            return event.json_data(update).ok();
        }
    }

    /// Whether the session has not been revoked. It is not looked up for every event, to save queries.
    async fn has_valid_session(&mut self) -> Result<bool, ApiError> {
        let revocations = self.app.revocations();
        if self.session_checked.1 == revocations && self.session_checked.0.elapsed() < SESSION_CHECK {
            return Ok(true);
        }
        self.session_checked = (Instant::now(), revocations);
        queries::is_session_valid(&self.app, &self.user).await
    }

    async fn update(&self, snapshot: &Snapshot) -> Result<TableUpdate, ApiError> {
        let version = snapshot.version();
        // Of many messages only the last ones are sent.
        let after = self.sent.chat.max(version.chat - MAX_MISSED_MESSAGES);
        let chat = if version.chat <= after {
            Vec::new()
        } else {
            queries::chat_after(&self.app, snapshot, after).await?
        };
        let plies = self.plies(snapshot);
        Ok(TableUpdate {
            seq: version.seq,
            reload: plies.is_none() || after != self.sent.chat,
            plies: plies.unwrap_or_default(),
            turn: snapshot.seats_to_move().iter().map(seat_number).collect(),
            over: snapshot.is_over(),
            seats: version.seats != self.sent.seats,
            chat: chat.into_iter().map(ChatUpdate::from).collect(),
        })
    }

    /// The plies since the last event; `None` if the client has to reload.
    fn plies(&self, snapshot: &Snapshot) -> Option<Vec<PlyUpdate>> {
        let Some(game) = snapshot.game() else {
            return Some(Vec::new());
        };
        let since = game.plies_since(self.sent.seq)?;
        if since.clone().count() > MAX_MISSED_PLIES {
            return None;
        }
        let names = snapshot.names();
        let msg = MessageContext::new(self.messages, &names);
        let game_text = game_text(game.header().game);
        let eye = self.viewpoint.eye;
        let ply = |n: usize| PlyUpdate {
            n,
            line: game.game_match().observed_entry(n, eye),
            events: game_text.events(&msg, game.game_match(), n, eye),
        };
        Some(since.map(ply).collect())
    }
}
