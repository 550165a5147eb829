//! The page of a table: the view of one observer, the decision of its seat, and everything around them.

mod clock;
mod components;
mod decision;
pub(super) mod forms;
mod history;
mod set_up;
mod sidebar;
mod tutorial;

use super::titles::table_title;
use super::{ErrorPage, IntoErrorPage};
use crate::app::App;
use crate::auth::{ViewQuery, Viewpoint};
use crate::commands;
use crate::error::ApiError;
use crate::extract::{Path, Query};
use crate::journal::{JournaledGame, Snapshot, TableState};
use crate::layout::{Layout, LiveUpdates};
use crate::queries::{self, TableView};
use crate::session::CurrentUser;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::Turn;
use games::DynMatch;
use i18n::{MessageContext, TextView};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::ChatMessageRow;

/// The query string of the page.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    /// The number of the seat whose view is shown.
    seat: Option<String>,
    /// The key of the spectator link.
    watch: Option<String>,
    /// `all` shows the log from the beginning.
    log: Option<String>,
    /// The number of plies after which the position is shown.
    ply: Option<usize>,
    /// `open` shows everything, if nothing is secret any more.
    eye: Option<String>,
    /// Any value requests a hint.
    hint: Option<String>,
    /// Any value keeps a page without a script from reloading itself.
    still: Option<String>,
    /// `yes` shows the tutorial.
    #[serde(rename = "guide")]
    tutorial: Option<String>,
    /// Any value shows the view of a seat although another own seat is to move.
    look: Option<String>,
}

impl TableQuery {
    /// The part of the query that selects a view.
    fn view(&self) -> ViewQuery {
        ViewQuery { seat: self.seat.clone(), watch: self.watch.clone(), eye: self.eye.clone() }
    }
}

/// The page of a table.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, ErrorPage> {
    match render(&app, &user, &id, &query, None).await {
        // Without a hint, the table is shown all the same.
        Err(busy @ ApiError::Busy) => {
            let query = TableQuery { hint: None, ..query };
            let page = render(&app, &user, &id, &query, Some(&busy)).await.localized(user.locale)?;
            Ok((busy.status(), page).into_response())
        }
        page => Ok(page.localized(user.locale)?.into_response()),
    }
}

/// Renders the page of a table, with the error of a command if there is one.
async fn render(
    app: &Arc<App>,
    user: &CurrentUser,
    id: &str,
    query: &TableQuery,
    error: Option<&ApiError>,
) -> Result<Markup, ApiError> {
    let TableView { snapshot, viewpoint, .. } = queries::table_view(app, user, id, &query.view()).await?;
    let viewpoint = if query.look.is_some() { viewpoint } else { viewpoint.hand_over(&snapshot) };
    let chat = queries::chat_after(app, &snapshot, (snapshot.chat_count - SHOWN_MESSAGES).max(0)).await?;
    let has_rematch = snapshot.is_over() && app.table(&commands::rematch_id(&snapshot)).await.is_ok();
    let hint = match viewpoint.own_seat().filter(|_| query.hint.is_some()) {
        Some(seat) => app.hints.hint(&app.bots, &snapshot, seat, user.id()).await?,
        None => None,
    };
    let (snapshot, viewpoint, chat) = (&*snapshot, &viewpoint, &*chat);
    Ok(Page { app, user, snapshot, viewpoint, query, chat, has_rematch, hint }.render(error))
}

/// The number of chat messages that the page shows.
const SHOWN_MESSAGES: i64 = 30;

/// The data of the page.
struct Page<'a> {
    app: &'a App,
    user: &'a CurrentUser,
    snapshot: &'a Snapshot,
    viewpoint: &'a Viewpoint,
    query: &'a TableQuery,
    chat: &'a [ChatMessageRow],
    /// Whether the rematch exists.
    has_rematch: bool,
    /// The action of a bot, in the notation of records.
    hint: Option<String>,
}

impl Page<'_> {
    fn render(&self, error: Option<&ApiError>) -> Markup {
        let messages = self.user.messages();
        let layout = Layout::new(messages, self.user.locale, table_title(messages, self.snapshot))
            .for_game(self.snapshot.title())
            .with_rules_query(self.rules_query());
        let layout = if self.is_waiting() { layout.with_refresh(self.url("")) } else { layout };
        let layout = layout.with_updates(LiveUpdates {
            events: self.url_of("/events", ""),
            seq: self.snapshot.version().seq,
            is_own_turn: self.is_own_turn(),
        });
        layout.render(&html! {
            @if let Some(error) = error { p.refused role="alert" { (error.message(messages)) } }
            @match &self.snapshot.state {
                TableState::SettingUp => { (self.set_up()) (self.chat()) },
                TableState::Suspended(_) => p.refused { (messages.get("web-frozen-about")) },
                TableState::Playing(game) => @if self.viewpoint.is_hotseat_hidden() { (self.hotseat_screen()) } @else { (self.play(game)) },
            }
        })
    }

    /// Whether the user can only wait.
    fn is_waiting(&self) -> bool {
        !self.is_own_turn() && !self.snapshot.is_revealed() && self.query.still.is_none()
    }

    /// Whether a seat of the user is to move.
    fn is_own_turn(&self) -> bool {
        self.snapshot.turn().is_some_and(|turn| self.viewpoint.own.iter().any(|seat| turn.is_for(seat)))
    }

    fn play(&self, game: &JournaledGame) -> Markup {
        let names = self.snapshot.names();
        let msg = MessageContext::new(self.user.messages(), &names);
        let past = self.past_position(game);
        let table = past.as_deref().unwrap_or(game.game_match());
        let shown = TextView::new(&msg, table, self.viewpoint.eye, table.ply_count());
        html! {
            p #news.unseen aria-live="polite" {}
            div #play.then[past.is_some()].open[self.snapshot.is_revealed()] {
                div.middle {
                    (self.status(&msg, game, table, &shown, past.is_some()))
                    @if self.snapshot.is_over() && past.is_none() { (self.final_scores(game)) }
                    (self.board(&msg, table))
                }
                div.beside {
                    @if past.is_none() { (self.tutorial(&msg, table)) }
                    (self.timeline(game))
                    (self.log(&msg, game))
                    (self.chat())
                }
                div.below {
                    (self.players())
                    (self.components())
                    details {
                        summary { (msg.text("web-in-words")) }
                        @for part in &shown.sections {
                            h3 { (part.title) }
                            ul { @for line in &part.lines { li { (line) } } }
                        }
                    }
                    (self.fairness())
                }
            }
        }
    }

    /// The state of the game, the decision of the seat, and undo requests and votes.
    fn status(
        &self,
        msg: &MessageContext<'_>,
        game: &JournaledGame,
        table: &dyn DynMatch,
        shown: &TextView,
        past: bool,
    ) -> Markup {
        let is_chance = table.turn() == Turn::Chance;
        html! {
            div.ask {
                div.now {
                    p.turn role="status" aria-live="polite" tabindex="-1" {
                        @if is_chance { (msg.text("web-next-luck")) } @else { (shown.next) }
                    }
                    @if past || !self.snapshot.is_over() { p.moment { (shown.moment) } }
                    @if !past && !self.snapshot.is_revealed() { (self.clock(game)) }
                }
                @if self.is_waiting() {
                    noscript { p.quiet { (msg.text("web-again")) " " a href=(self.url("still=yes")) { (msg.text("web-still")) } } }
                }
                @if game.was_suspended() { p.quiet { (msg.text("web-goes-on")) } }
                @if game.ends_with_undo() { p.quiet { (msg.text("web-undone")) } }
                @if !past {
                    @match &shown.question {
                        Some(question) => (self.decision(game, question)),
                        None => (self.undo_and_votes(game)),
                    }
                }
            }
        }
    }

    /// The board.
    fn board(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup {
        let board = boards::board(table.header().game);
        html! { div #board { (board.render(msg, table, self.viewpoint.eye)) } }
    }

    fn final_scores(&self, game: &JournaledGame) -> Markup {
        let names = self.snapshot.names();
        let msg = MessageContext::new(self.user.messages(), &names);
        let scores = game.game_match().scores();
        let mut seats: Vec<_> = self.snapshot.seats.iter().map(|assignment| assignment.seat).collect();
        seats.sort_by_key(|seat| scores.rank(*seat));
        let line = |seat| {
            let line = msg.format("ht-place").text("place", scores.rank(seat).to_string()).seat("name", seat);
            line.count("points", scores.points(seat)).build()
        };
        html! {
            section {
                h2 { (msg.text("ht-final")) }
                p.verdict { b { (i18n::result_text(&msg, &scores)) } }
                ol.scores { @for seat in seats { li { (boards::seat_badge(seat)) " " (line(seat)) } } }
                div.tally { (self.score_breakdown(&msg, game)) (self.score_chart(game)) }
                @if self.has_rematch {
                    p { a.deed href={ "/t/" (commands::rematch_id(self.snapshot)) } { (msg.text("web-rematch-there")) } }
                } @else if !self.viewpoint.own.is_empty() {
                    form method="post" action=(self.command("rematch")) { button.deed { (msg.text("web-rematch")) } }
                }
            }
        }
    }

    /// The query of links to the rules: the table, if it has its own component figures, and the spectator key.
    fn rules_query(&self) -> Option<String> {
        self.snapshot.row.components.as_ref()?;
        let watch = self.query.watch.as_ref().map(|watch| format!("&watch={watch}")).unwrap_or_default();
        Some(format!("table={}{watch}", self.snapshot.row.id))
    }

    /// The URL of a command; its result shows the same view.
    fn command(&self, name: &str) -> String {
        self.url_of(&format!("/{name}"), "")
    }

    fn url(&self, more: &str) -> String {
        self.url_of("", more)
    }

    fn url_of(&self, path: &str, more: &str) -> String {
        self.url_with(path, [self.query.tutorial(), Some(more)])
    }

    fn url_with(&self, path: &str, more: [Option<&str>; 2]) -> String {
        let seat = self.viewpoint.seat.map(|seat| format!("seat={seat}"));
        let watch = self.query.watch.as_ref().map(|watch| format!("watch={watch}"));
        let more = more.into_iter().flatten().filter(|part| !part.is_empty()).map(String::from);
        let query: Vec<String> = [seat, watch].into_iter().flatten().chain(more).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/t/{}{path}{mark}{}", self.snapshot.row.id, query.join("&"))
    }

    /// The hidden field with the sequence number for which a form was made.
    fn seq_field(&self, game: &JournaledGame) -> Markup {
        html! { input type="hidden" name="ply" value=(game.seq()); }
    }
}

/// The record: as the observer saw it, or complete when the game is over.
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<impl IntoResponse, ErrorPage> {
    let text = queries::record(&app, &user, &id, &query.view()).await.localized(user.locale)?;
    let file = format!("attachment; filename=\"{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)], text))
}
