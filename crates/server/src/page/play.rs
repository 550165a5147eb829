//! A table: what an eye sees of it, what it may do, and those around it.

mod around;
mod asked;
mod clock;
mod components;
mod deeds;
mod guide;
mod past;
mod sight;
mod waiting;

pub(crate) use deeds::{
    act, add_word, answer, come_back, join, joined, leave, let_look, play_on, rematch, say, start, to_room,
    to_table, undo, vote,
};
pub(crate) use sight::{Sight, look};

use super::layout::{Layout, Live};
use super::lobby::table_title;
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Asked, Path};
use crate::room::{Game, Snapshot, Stage};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::{Eye, Turn};
use games::DynMatch;
use i18n::{MessageContext, TextView};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::ChatRow;

/// How one wants to look at a table.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Wish {
    /// The seat from which.
    pub(crate) seat: Option<String>,
    /// What lets spectators in.
    pub(crate) watch: Option<String>,
    /// `all` shows the log from the beginning.
    pub(crate) log: Option<String>,
    /// How many plies are to be shown as played: the past.
    pub(crate) ply: Option<usize>,
    /// `open` shows everything, when the game is over.
    pub(crate) eye: Option<String>,
    /// Anything asks for a hint.
    pub(crate) hint: Option<String>,
    /// Anything keeps a page without a script from loading itself again.
    pub(crate) still: Option<String>,
    /// `yes` leads a newcomer through the game.
    pub(crate) guide: Option<String>,
    /// Anything lets who shares a screen look while another of them is to move.
    pub(crate) look: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Response, Wrong> {
    match show(&house, &visitor, &id, &wish, None).await {
        // Who gets no advice still sees the table.
        Err(busy @ Refused::Busy) => {
            let wish = Wish { hint: None, ..wish };
            let page = show(&house, &visitor, &id, &wish, Some(&busy)).await.told(visitor.locale)?;
            Ok((busy.status(), page).into_response())
        }
        shown => Ok(shown.told(visitor.locale)?.into_response()),
    }
}

/// The page of a table, perhaps with what was refused just now.
pub(super) async fn show(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
    wrong: Option<&Refused>,
) -> Result<Markup, Refused> {
    let now = house.room(id).await?.now();
    let sight = look(&now, visitor, wish)?.passed_on(&now, wish);
    let chat = house.store.chat(id, (now.said - SHOWN_TALK).max(0)).await?;
    let again = now.is_over() && house.room(&format!("{id}r")).await.is_ok();
    let hint = match sight.own_seat().filter(|_| wish.hint.is_some()) {
        Some(seat) => house.hint(&now, seat, visitor.id()).await?,
        None => None,
    };
    let page = Page { house, visitor, now: &now, sight: &sight, wish, chat: &chat, again, hint };
    Ok(page.show(wrong))
}

/// Lines of talk that are shown.
const SHOWN_TALK: i64 = 30;

/// What a page is made of.
struct Page<'a> {
    house: &'a House,
    visitor: &'a Visitor,
    now: &'a Snapshot,
    sight: &'a Sight,
    wish: &'a Wish,
    chat: &'a [ChatRow],
    /// Whether they play again already.
    again: bool,
    /// What a bot would do, in the notation of records.
    hint: Option<String>,
}

impl Page<'_> {
    fn show(&self, wrong: Option<&Refused>) -> Markup {
        let words = self.visitor.words();
        let layout = Layout::new(words, self.visitor.locale, table_title(words, self.now))
            .about(self.now.title())
            .rules_of(self.rules_of());
        let layout = if self.waits() { layout.again(self.address("")) } else { layout };
        let layout = layout.live(Live {
            events: self.address_of("/events", ""),
            lines: self.now.version().lines,
            mine: self.is_mine(),
        });
        layout.show(&html! {
            @if let Some(wrong) = wrong { p.refused role="alert" { (wrong.tell(words)) } }
            @match &self.now.stage {
                Stage::SettingUp => { (self.set_up()) (self.talk()) },
                Stage::Frozen(_) => p.refused { (words.get("web-frozen-about")) },
                Stage::Playing(game) => @if self.sight.is_behind_curtain() { (self.curtain()) } @else { (self.play(game)) },
            }
        })
    }

    /// Whether there is nothing to do here for now.
    fn waits(&self) -> bool {
        !self.is_mine() && !self.now.is_open() && self.wish.still.is_none()
    }

    /// Whether it is the turn of a seat of who looks.
    fn is_mine(&self) -> bool {
        self.now.turn().is_some_and(|turn| self.sight.own.iter().any(|seat| turn.is_for(seat)))
    }

    fn play(&self, game: &Game) -> Markup {
        let names = self.now.names();
        let msg = MessageContext::new(self.visitor.words(), &names);
        let past = self.past(game);
        let table = past.as_deref().unwrap_or(game.table());
        let shown = TextView::new(&msg, table, self.sight.eye, table.ply_count());
        html! {
            p #news.unseen aria-live="polite" {}
            div #play.then[past.is_some()].open[self.now.is_open()] {
                div.middle {
                    (self.asked(&msg, game, table, &shown, past.is_some()))
                    @if self.now.is_over() && past.is_none() { (self.final_scores(game)) }
                    (self.board(&msg, table))
                }
                div.beside {
                    @if past.is_none() { (self.guide(&msg, table)) }
                    (self.time(game))
                    (self.log(&msg, game))
                    (self.talk())
                }
                div.below {
                    (self.company())
                    (self.components())
                    details {
                        summary { (msg.text("web-in-words")) }
                        @for part in &shown.sections {
                            h3 { (part.title) }
                            ul { @for line in &part.lines { li { (line) } } }
                        }
                    }
                    (self.luck())
                }
            }
        }
    }

    /// Where the game stands, what is asked, and what those at the table have to settle.
    fn asked(
        &self,
        msg: &MessageContext<'_>,
        game: &Game,
        table: &dyn DynMatch,
        shown: &TextView,
        past: bool,
    ) -> Markup {
        let by_luck = table.turn() == Turn::Chance;
        html! {
            div.ask {
                div.now {
                    p.turn role="status" aria-live="polite" tabindex="-1" {
                        @if by_luck { (msg.text("web-next-luck")) } @else { (shown.next) }
                    }
                    @if past || !self.now.is_over() { p.moment { (shown.moment) } }
                    @if !past && !self.now.is_open() { (self.clock(game)) }
                }
                @if self.waits() {
                    noscript { p.quiet { (msg.text("web-again")) " " a href=(self.address("still=yes")) { (msg.text("web-still")) } } }
                }
                @if game.was_frozen() { p.quiet { (msg.text("web-goes-on")) } }
                @if game.was_undone() { p.quiet { (msg.text("web-undone")) } }
                @if !past {
                    @match &shown.question {
                        Some(question) => (self.ask(game, question)),
                        None => (self.agreements(game)),
                    }
                }
            }
        }
    }

    /// The table, drawn.
    fn board(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup {
        let board = boards::board(table.header().game);
        html! { div #board { (board.render(msg, table, self.sight.eye)) } }
    }

    fn final_scores(&self, game: &Game) -> Markup {
        let names = self.now.names();
        let msg = MessageContext::new(self.visitor.words(), &names);
        let scores = game.table().scores();
        let mut seats: Vec<_> = self.now.chairs.iter().map(|chair| chair.seat).collect();
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
                div.tally { (self.earnings(&msg, game)) (self.points(game)) }
                @if self.again {
                    p { a.deed href={ "/t/" (self.now.row.id) "r" } { (msg.text("web-rematch-there")) } }
                } @else if !self.sight.own.is_empty() {
                    form method="post" action=(self.deed("rematch")) { button.deed { (msg.text("web-rematch")) } }
                }
            }
        }
    }

    /// The query of links to the rules: the table, if it has changed component figures, and what lets spectators in.
    fn rules_of(&self) -> Option<String> {
        self.now.row.components.as_ref()?;
        let watch = self.wish.watch.as_ref().map(|watch| format!("&watch={watch}")).unwrap_or_default();
        Some(format!("table={}{watch}", self.now.row.id))
    }

    /// Where a deed is sent, so that the answer looks from the same eye.
    fn deed(&self, verb: &str) -> String {
        self.address_of(&format!("/{verb}"), "")
    }

    fn address(&self, more: &str) -> String {
        self.address_of("", more)
    }

    fn address_of(&self, path: &str, more: &str) -> String {
        self.address_with(path, [self.wish.guided(), Some(more)])
    }

    fn address_with(&self, path: &str, more: [Option<&str>; 2]) -> String {
        let seat = self.sight.seat.map(|seat| format!("seat={seat}"));
        let watch = self.wish.watch.as_ref().map(|watch| format!("watch={watch}"));
        let more = more.into_iter().flatten().filter(|part| !part.is_empty()).map(String::from);
        let query: Vec<String> = [seat, watch].into_iter().flatten().chain(more).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/t/{}{path}{mark}{}", self.now.row.id, query.join("&"))
    }

    /// What every form about the game carries: for which position it was made.
    fn hidden(&self, game: &Game) -> Markup {
        html! { input type="hidden" name="ply" value=(game.lines()); }
    }
}

/// The record: as the asking eye saw it, or the whole when the game is over.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<impl IntoResponse, Wrong> {
    let text = record_text(&house, &visitor, &id, &wish).await.told(visitor.locale)?;
    let file = format!("attachment; filename=\"{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)], text))
}

/// The record as text.
pub(crate) async fn record_text(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
) -> Result<String, Refused> {
    let now = house.room(id).await?.now();
    let sight = look(&now, visitor, wish)?;
    let eye = if sight.is_behind_curtain() { Eye::Public } else { sight.eye };
    now.playing()?;
    now.record(eye).ok_or(Refused::Unfit("not-started"))
}
