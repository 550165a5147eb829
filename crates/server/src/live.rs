//! News of a table as server-sent events, for one eye.
//!
//! Every event has three numbers that only grow: lines of the journal, changes of seats, lines of talk. Who comes back with the
//! last of them gets what he missed, or is told to load everything anew. Nothing is queued for anybody: a reader who is slow
//! sees fewer, larger events.

use crate::api::number;
use crate::house::House;
use crate::page::data;
use crate::page::play::{Sight, Wish, look};
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Asked, Path};
use crate::room::{Room, Snapshot, Version};
use axum::extract::State;
use axum::http::header::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::Eye;
use futures_util::stream::{Stream, unfold};
use i18n::{MessageContext, Messages, game_text};
use serde::Serialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::ChatRow;
use tokio::sync::watch;
use utoipa::ToSchema;

/// Who missed more than so many plies loads everything anew.
const MOST_MISSED: usize = 60;
/// Who missed more than so many lines of talk, too.
const MOST_TALK: i64 = 60;
/// How often a silent connection is kept alive.
const PULSE: Duration = Duration::from_secs(15);

/// News of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct News {
    /// Lines of the journal: what commands carry as their `ply`.
    lines: i64,
    /// Whether everything is to be loaded anew: something was taken back, or too much was missed.
    reload: bool,
    /// What was played since.
    plies: Vec<PlyNews>,
    /// Who is to move.
    turn: Vec<u8>,
    /// Whether the game is over.
    over: bool,
    /// Whether who sits where has changed.
    seats: bool,
    /// What was said since.
    talk: Vec<TalkNews>,
}

/// A ply, as the eye saw it.
#[derive(Debug, Serialize, ToSchema)]
struct PlyNews {
    /// Its number in the game, from 1.
    n: usize,
    /// The line of the record, with what is hidden left out.
    line: String,
    /// What happened, in words.
    events: Vec<String>,
}

/// Something said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TalkNews {
    n: i64,
    name: String,
    text: String,
}

impl From<&ChatRow> for TalkNews {
    fn from(row: &ChatRow) -> TalkNews {
        TalkNews { n: row.n, name: row.name.clone(), text: row.text.clone() }
    }
}

/// A reader of news.
struct Reader {
    house: Arc<House>,
    room: Arc<Room>,
    news: watch::Receiver<Version>,
    end: watch::Receiver<bool>,
    words: &'static Messages,
    visitor: Visitor,
    wish: Wish,
    sight: Sight,
    told: Version,
    fresh: bool,
    /// When it was last made sure that he is still known, and how often somebody had been forgotten by then.
    known: (Instant, u64),
}

/// How long somebody who was forgotten at another server may go on hearing.
const TRUST: Duration = Duration::from_secs(10);

/// Server-sent events: what your eye sees as it happens. The first comes at once; with `Last-Event-ID` it tells what was missed.
#[utoipa::path(get, path = "/api/tables/{id}/events",
    params(("id" = String, Path), ("seat" = Option<String>, Query), ("watch" = Option<String>, Query), ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, body = News, content_type = "text/event-stream"), (status = 403), (status = 404), (status = 422), (status = 429)))]
pub(crate) async fn events(
    State(house): State<Arc<House>>,
    State(end): State<watch::Receiver<bool>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Response {
    match open(house, end, &visitor, &headers, &id, wish).await {
        Ok(reader) => {
            let stream = Sse::new(stream(reader)).keep_alive(KeepAlive::new().interval(PULSE));
            ([(HeaderName::from_static("x-accel-buffering"), "no")], stream).into_response()
        }
        Err(refused) => data(visitor.locale, &refused),
    }
}

async fn open(
    house: Arc<House>,
    end: watch::Receiver<bool>,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &str,
    wish: Wish,
) -> Result<Reader, Refused> {
    let room = house.room(id).await?;
    let now = room.now();
    // Who shares a screen and has not said which seat hears what the table does.
    let sight = look(&now, visitor, &wish)?;
    // Who comes with a number that is none has missed everything.
    let last =
        headers.get("last-event-id").map(|value| value.to_str().ok().and_then(read).unwrap_or(NOWHERE));
    Ok(Reader {
        news: room.news(),
        end,
        words: visitor.words(),
        visitor: visitor.clone(),
        wish,
        sight,
        told: last.unwrap_or_else(|| now.version()),
        fresh: true,
        known: (Instant::now(), house.forgotten.load(Ordering::Relaxed)),
        house,
        room,
    })
}

/// The numbers of an event that never was: everything since it is to be loaded anew.
const NOWHERE: Version = Version { lines: -1, seats: -1, said: 0 };

/// The numbers of an event: `41.3.7`.
fn read(id: &str) -> Option<Version> {
    let numbers: Vec<i64> = id.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        [lines, seats, said] => Some(Version { lines, seats, said }),
        _ => None,
    }
}

fn stream(reader: Reader) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((Ok(event), reader))
    })
}

impl Reader {
    /// The next event; the first comes at once, so that a reader knows where he stands.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if !self.fresh {
                tokio::select! {
                    changed = self.news.changed() => changed.ok()?,
                    _ = self.end.wait_for(|end| *end) => return None,
                }
            }
            self.news.mark_unchanged();
            let now = self.room.now();
            if now.version() == self.told && !self.fresh {
                continue;
            }
            self.fresh = false;
            if !self.is_known().await.ok()? {
                return None;
            }
            // Somebody who was let look may no longer be.
            self.sight = look(&now, &self.visitor, &self.wish).ok()?;
            let news = self.gather(&now).await.ok()?;
            self.told = now.version();
            let Version { lines, seats, said } = self.told;
            let event = Event::default().id(format!("{lines}.{seats}.{said}"));
            return event.json_data(news).ok();
        }
    }

    /// Whether the device is still one of who listens. It is not looked up for every event: the store would be asked too often.
    async fn is_known(&mut self) -> Result<bool, Refused> {
        let forgotten = self.house.forgotten.load(Ordering::Relaxed);
        if self.known.1 == forgotten && self.known.0.elapsed() < TRUST {
            return Ok(true);
        }
        self.known = (Instant::now(), forgotten);
        self.house.knows(&self.visitor).await
    }

    async fn gather(&self, now: &Snapshot) -> Result<News, Refused> {
        let version = now.version();
        // Of much that was said only the end is told.
        let heard = self.told.said.max(version.said - MOST_TALK);
        let said = if version.said <= heard {
            Vec::new()
        } else {
            self.house.store.chat(&now.row.id, heard).await?
        };
        let plies = self.plies(now);
        Ok(News {
            lines: version.lines,
            reload: plies.is_none() || heard != self.told.said,
            plies: plies.unwrap_or_default(),
            turn: now.turn().map_or_else(Vec::new, |turn| turn.seats().iter().map(number).collect()),
            over: now.is_over(),
            seats: version.seats != self.told.seats,
            talk: said.iter().map(TalkNews::from).collect(),
        })
    }

    /// What was played since; nothing if it cannot be told ply by ply.
    fn plies(&self, now: &Snapshot) -> Option<Vec<PlyNews>> {
        let Some(game) = now.game() else {
            return Some(Vec::new());
        };
        let since = game.since(self.told.lines)?;
        if since.clone().count() > MOST_MISSED {
            return None;
        }
        let names = now.names();
        let msg = MessageContext::new(self.words, &names);
        let voice = game_text(game.header().game);
        let eye: Eye = self.sight.eye;
        let ply = |n: usize| PlyNews {
            n,
            line: game.table().observed_entry(n, eye),
            events: voice.events(&msg, game.table(), n, eye),
        };
        Some(since.map(ply).collect())
    }
}
