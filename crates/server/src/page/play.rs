//! A table: what an eye sees of it, what it may do, and those around it.

mod around;
mod deeds;
mod sight;
mod waiting;

pub(crate) use deeds::{
    act, add_word, answer, come_back, join, joined, leave, let_look, rematch, say, start, to_table, undo,
    vote,
};
pub(crate) use sight::{Sight, look};

use super::layout::Layout;
use super::lobby::title;
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::Asked;
use crate::room::{Game, Snapshot, Stage};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use engine::Eye;
use lang::{Projection, Question, Teller};
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
    /// Anything keeps a page without a script from loading itself again.
    pub(crate) still: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Markup, Wrong> {
    show(&house, &visitor, &id, &wish, None).await.told(visitor.tongue)
}

/// The page of a table, perhaps with what was refused just now.
pub(super) async fn show(
    house: &House,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
    wrong: Option<&Refused>,
) -> Result<Markup, Refused> {
    let now = house.room(id).await?.now();
    let sight = look(&now, visitor, wish)?;
    let chat = house.store.chat(id, (now.said - SHOWN_TALK).max(0)).await?;
    let again = now.is_over() && house.room(&format!("{id}r")).await.is_ok();
    let page = Page { house, visitor, now: &now, sight: &sight, wish, chat: &chat, again };
    Ok(page.show(wrong))
}

/// Lines of talk that are shown.
const SHOWN_TALK: i64 = 30;
/// Plies whose events are shown unless all are asked for.
const SHOWN_PLIES: usize = 30;
/// With more choices than this they become a list to select from.
const MOST_BUTTONS: usize = 24;

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
}

impl Page<'_> {
    fn show(&self, wrong: Option<&Refused>) -> Markup {
        let words = self.visitor.words();
        let game = self.now.row.header.split(' ').next().unwrap_or_default();
        let layout = Layout::new(words, self.visitor.tongue, title(words, game)).about(game);
        let layout = if self.waits() { layout.again(self.address("")) } else { layout };
        layout.show(&html! {
            @if let Some(wrong) = wrong { p.refused role="alert" { (wrong.tell(words)) } }
            @match &self.now.stage {
                Stage::SettingUp => (self.set_up()),
                Stage::Frozen(_) => p.refused { (words.say("web-frozen-about")) },
                Stage::Playing(game) => @if self.sight.is_behind_curtain() { (self.curtain()) } @else { (self.play(game)) },
            }
            (self.talk())
        })
    }

    /// Whether there is nothing to do here for now.
    fn waits(&self) -> bool {
        let own = self.sight.own;
        let mine = self.now.turn().is_some_and(|turn| own.iter().any(|seat| turn.is_for(seat)));
        !mine && !self.now.is_over() && self.wish.still.is_none()
    }

    fn play(&self, game: &Game) -> Markup {
        let names = self.now.names();
        let tell = Teller::new(self.visitor.words(), &names);
        let plies = game.table().plies();
        let told = if self.wish.log.is_some() { 0 } else { plies.saturating_sub(SHOWN_PLIES) };
        let shown = Projection::of(&tell, game.table(), self.sight.eye, told);
        html! {
            p.quiet { (shown.moment) }
            p.turn role="status" { (shown.next) }
            @if self.waits() {
                noscript { p.quiet { (tell.say("web-again")) " " a href=(self.address("still=yes")) { (tell.say("web-still")) } } }
            }
            @if game.was_undone() { p.quiet { (tell.say("web-undone")) } }
            @if let Some(question) = &shown.question { (self.ask(game, question)) }
            (self.agreements(game))
            @if self.now.is_over() { (self.final_scores(game)) }
            section {
                h2 { (tell.say("web-table")) }
                pre aria-hidden="true" { (shown.board.join("\n")) }
                @for part in &shown.sections {
                    h3 { (part.title) }
                    ul { @for line in &part.lines { li { (line) } } }
                }
            }
            details open {
                summary { (tell.say("web-log")) }
                ul { @for event in shown.events.iter().rev() { li { (event) } } }
                @if told > 0 { p { a href=(self.address("log=all")) { (tell.say("web-whole-log")) } } }
            }
            (self.company())
            (self.luck())
        }
    }

    /// The question with all that may be done, and why other things may not.
    fn ask(&self, game: &Game, question: &Question) -> Markup {
        let words = self.visitor.words();
        let rule = |id: &str| format!("/rules/{}#{id}", game.header().game);
        html! {
            section {
                h2 { (question.text) " " a href=(rule(question.rule)) { small { (words.say("web-rule")) } } }
                form method="post" action=(self.deed("act")) {
                    (self.hidden(game))
                    @if question.choices.len() > MOST_BUTTONS {
                        select name="action" aria-label=(question.text) size="12" required {
                            @for choice in &question.choices { option value=(choice.notation) { (choice.text) } }
                        }
                        p { button.deed { (words.say("web-do-it")) } }
                    } @else {
                        div.choices {
                            @for choice in &question.choices {
                                button name="action" value=(choice.notation) { (choice.text) }
                            }
                        }
                    }
                }
                @if !question.refused.is_empty() {
                    details {
                        summary { (words.say("web-not-possible")) }
                        ul {
                            @for refused in &question.refused {
                                li { (refused.choice.text) ": " (refused.reason) " " a href=(rule(refused.rule)) { small { (words.say("web-rule")) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn final_scores(&self, game: &Game) -> Markup {
        let names = self.now.names();
        let tell = Teller::new(self.visitor.words(), &names);
        let scores = game.table().scores();
        let mut seats: Vec<_> = self.now.chairs.iter().map(|chair| chair.seat).collect();
        seats.sort_by_key(|seat| scores.place(*seat));
        let line = |seat| {
            let line = tell.tell("ht-place").text("place", scores.place(seat).to_string()).seat("name", seat);
            line.count("points", scores.points(seat)).end()
        };
        html! {
            section {
                h2 { (tell.say("ht-final")) }
                ul { @for seat in seats { li { (line(seat)) } } }
                p { a href=(self.address_of("/record", "")) { (tell.say("web-record")) } }
                @if self.again {
                    p { a.deed href={ "/t/" (self.now.row.id) "r" } { (tell.say("web-rematch-there")) } }
                } @else if !self.sight.own.is_empty() {
                    form method="post" action=(self.deed("rematch")) { button.deed { (tell.say("web-rematch")) } }
                }
            }
        }
    }

    /// Where a deed is sent, so that the answer looks from the same eye.
    fn deed(&self, verb: &str) -> String {
        self.address_of(&format!("/{verb}"), "")
    }

    fn address(&self, more: &str) -> String {
        self.address_of("", more)
    }

    fn address_of(&self, path: &str, more: &str) -> String {
        let seat = self.sight.seat.map(|seat| format!("seat={seat}"));
        let watch = self.wish.watch.as_ref().map(|watch| format!("watch={watch}"));
        let more = (!more.is_empty()).then(|| more.to_string());
        let query: Vec<String> = [seat, watch, more].into_iter().flatten().collect();
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
    let text = record_text(&house, &visitor, &id, &wish).await.told(visitor.tongue)?;
    let file = format!("attachment; filename=\"{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)], text))
}

/// The record as text.
pub(crate) async fn record_text(
    house: &House,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
) -> Result<String, Refused> {
    let now = house.room(id).await?.now();
    let sight = look(&now, visitor, wish)?;
    let eye = if sight.is_behind_curtain() { Eye::Table } else { sight.eye };
    now.playing()?;
    now.record(eye).ok_or(Refused::Unfit("not-started"))
}
