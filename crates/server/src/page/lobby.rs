//! The lobby: one's own tables, those that are open, and the games.

use super::layout::Layout;
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::room::{Snapshot, Stage};
use axum::extract::State;
use engine::Turn;
use games::{GameInfo, Title};
use i18n::{MessageContext, Messages, game_text};
use maud::{Markup, html};
use std::sync::Arc;
use store::TableRow;

/// The lobby.
pub(crate) async fn lobby(State(house): State<Arc<House>>, visitor: Visitor) -> Result<Markup, Wrong> {
    let words = visitor.words();
    let (own, open) = tables(&house, &visitor).await.told(visitor.locale)?;
    Ok(Layout::new(words, visitor.locale, words.get("web-lobby")).show(&html! {
        @if !own.is_empty() {
            section {
                h2 { (words.get("web-my-tables")) }
                ul { @for now in &own { li { (line(words, now, visitor.id())) } } }
            }
        }
        div.games { @for game in Title::ALL.map(Title::info) { (cover(&visitor, game)) } }
        p { a href="/open" { (words.get("web-open-record")) } }
        @if !open.is_empty() {
            section {
                h2 { (words.get("web-open-tables")) }
                ul { @for now in &open { li { (line(words, now, visitor.id())) } } }
            }
        }
    }))
}

async fn tables(
    house: &Arc<House>,
    visitor: &Visitor,
) -> Result<(Vec<Arc<Snapshot>>, Vec<Arc<Snapshot>>), Refused> {
    let rows = match &visitor.person {
        Some(person) => house.store.tables_of(&person.id).await?,
        None => Vec::new(),
    };
    let mut own = snapshots(house, &rows).await?;
    own.sort_by_key(|now| (!waits_for(now, visitor.id()), now.is_open()));
    let listed = snapshots(house, &house.store.listed().await?).await?;
    let strange = |now: &Arc<Snapshot>| now.seats_of(visitor.id()).is_empty() && !now.is_over();
    Ok((own, listed.into_iter().filter(strange).collect()))
}

async fn snapshots(house: &Arc<House>, rows: &[TableRow]) -> Result<Vec<Arc<Snapshot>>, Refused> {
    let mut all = Vec::new();
    for row in rows.iter().take(40) {
        all.push(house.room(&row.id).await?.now());
    }
    Ok(all)
}

fn waits_for(now: &Snapshot, person: &str) -> bool {
    let own = now.seats_of(person);
    now.turn().is_some_and(|turn| own.iter().any(|seat| turn.is_for(seat)))
}

/// A table in a line: its game, who plays, and what it waits for.
fn line(words: &'static Messages, now: &Snapshot, person: &str) -> Markup {
    let names: Vec<String> = now.names().into_iter().filter(|name| !name.is_empty()).collect();
    html! {
        a href={ "/t/" (now.row.id) } { (table_title(words, now)) }
        " · " (words.list(&names)) " · "
        @if waits_for(now, person) { span.turn { (words.get("web-your-turn")) } }
        @else { span.quiet { (state(words, now)) } }
    }
}

fn state(words: &'static Messages, now: &Snapshot) -> String {
    let names = now.names();
    let msg = MessageContext::new(words, &names);
    match (&now.stage, now.turn()) {
        (Stage::SettingUp, _) => words.get("web-waits-for-people"),
        (Stage::Frozen(_), _) => words.get("web-frozen"),
        (Stage::Playing(_), _) if now.is_study() => words.get("web-study"),
        (Stage::Playing(_), Some(Turn::Over)) => words.get("ht-over"),
        (Stage::Playing(_), turn) => {
            let seats = turn.map(Turn::seats).unwrap_or_default();
            msg.format("web-waits-for").text("names", msg.seats(seats)).build()
        }
    }
}

/// The name of a game.
pub(super) fn title(words: &Messages, game: Title) -> String {
    words.get(&format!("{}-title", game_text(game).prefix()))
}

/// The name of the game at a table.
pub(super) fn table_title(words: &Messages, now: &Snapshot) -> String {
    now.title().map_or_else(|| now.game_id().to_string(), |game| title(words, game))
}

fn cover(visitor: &Visitor, game: &GameInfo) -> Markup {
    let words = visitor.words();
    let msg = MessageContext::new(words, &[]);
    let (least, most) = (*game.seats.start(), *game.seats.end());
    html! {
        section.game {
            (boards::board(game.title).cover())
            h2 { (title(words, game.title)) }
            p { (words.get(&format!("web-about-{}", game.id()))) }
            p.quiet {
                (msg.format("web-players").count("least", least).count("most", most).build()) ", "
                (msg.format("web-minutes").count("n", game.typical_minutes).build())
            }
            (at_once(visitor, game, "knight", &html! { button.deed { (words.get("web-at-once")) } }))
            (at_once(visitor, game, "squire", &html! { button name="guide" value="yes" { (words.get("web-guide")) } }))
            p.row {
                a href={ "/new/" (game.id()) } { (words.get("web-set-up")) }
                a href={ "/rules/" (game.id()) } { (words.get("web-rules")) }
                a href={ "/rules/" (game.id()) "/quick" } { (words.get("ht-quick-start")) }
            }
        }
    }
}

/// One click, and one plays against bots of a level.
fn at_once(visitor: &Visitor, game: &GameInfo, level: &str, button: &Markup) -> Markup {
    html! {
        form method="post" action={ "/new/" (game.id()) } {
            input type="hidden" name="name" value=(visitor.name_or_guest());
            input type="hidden" name="seat1" value="me";
            @for seat in 2..=game.default_seats { input type="hidden" name={ "seat" (seat) } value=(level); }
            (button)
        }
    }
}
