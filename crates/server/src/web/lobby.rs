//! The lobby: the tables of the user, the listed ones, and the games.

use super::titles::{game_title, table_title};
use super::{ErrorPage, IntoErrorPage};
use crate::app::App;
use crate::journal::{Snapshot, TableState};
use crate::layout::Layout;
use crate::queries;
use crate::session::CurrentUser;
use axum::extract::State;
use engine::Turn;
use games::{GameInfo, Title};
use i18n::{MessageContext, Messages, game_text};
use maud::{Markup, html};
use std::sync::Arc;

/// The lobby.
pub(crate) async fn lobby(State(app): State<Arc<App>>, user: CurrentUser) -> Result<Markup, ErrorPage> {
    let messages = user.messages();
    let (own, open) = queries::lobby_tables(&app, &user).await.localized(user.locale)?;
    Ok(Layout::new(messages, user.locale, messages.get("web-lobby")).render(&html! {
        @if !own.is_empty() {
            section {
                h2 { (messages.get("web-my-tables")) }
                ul { @for snapshot in &own { li { (line(messages, snapshot, user.id())) } } }
            }
        }
        div.games { @for game in Title::ALL.map(Title::info) { (cover(&user, game)) } }
        p { a href="/open" { (messages.get("web-open-record")) } }
        @if !open.is_empty() {
            section {
                h2 { (messages.get("web-open-tables")) }
                ul { @for snapshot in &open { li { (line(messages, snapshot, user.id())) } } }
            }
        }
    }))
}

/// Whether a seat of the user is to move.
fn is_turn_of(snapshot: &Snapshot, user: &str) -> bool {
    let own = snapshot.seats_of(user);
    snapshot.turn().is_some_and(|turn| own.iter().any(|seat| turn.is_for(seat)))
}

/// A table in one line: its game, its players, and its state.
fn line(messages: &'static Messages, snapshot: &Snapshot, user: &str) -> Markup {
    let names: Vec<String> = snapshot.names().into_iter().filter(|name| !name.is_empty()).collect();
    html! {
        a href={ "/t/" (snapshot.row.id) } { (table_title(messages, snapshot)) }
        " · " (messages.list(&names)) " · "
        @if is_turn_of(snapshot, user) { span.turn { (messages.get("web-your-turn")) } }
        @else { span.quiet { (state(messages, snapshot)) } }
    }
}

/// The state of a table as a text.
fn state(messages: &'static Messages, snapshot: &Snapshot) -> String {
    let names = snapshot.names();
    let msg = MessageContext::new(messages, &names);
    match (&snapshot.state, snapshot.turn()) {
        (TableState::SettingUp, _) => messages.get("web-waits-for-people"),
        (TableState::Suspended(_), _) => messages.get("web-frozen"),
        (TableState::Playing(_), _) if snapshot.is_study() => messages.get("web-study"),
        (TableState::Playing(_), Some(Turn::Over)) => messages.get("ht-over"),
        (TableState::Playing(_), turn) => {
            let seats = turn.map(Turn::seats).unwrap_or_default();
            msg.format("web-waits-for").text("names", msg.seats(seats)).build()
        }
    }
}

/// A game with its buttons.
fn cover(user: &CurrentUser, game: &GameInfo) -> Markup {
    let messages = user.messages();
    let msg = MessageContext::new(messages, &[]);
    let (least, most) = (*game.seats.start(), *game.seats.end());
    html! {
        section.game {
            (boards::board(game.title).cover())
            h2 { (game_title(messages, game.title)) }
            p { (messages.get(&format!("{}-about", game_text(game.title).prefix()))) }
            p.quiet {
                (msg.format("web-players").count("least", least).count("most", most).build()) ", "
                (msg.format("web-minutes").count("n", game.typical_minutes).build())
            }
            (quick_start(user, game, "knight", &html! { button.deed { (messages.get("web-at-once")) } }))
            (quick_start(user, game, "squire", &html! { button name="guide" value="yes" { (messages.get("web-guide")) } }))
            p.row {
                a href={ "/new/" (game.id()) } { (messages.get("web-set-up")) }
                a href={ "/rules/" (game.id()) } { (messages.get("web-rules")) }
                a href={ "/rules/" (game.id()) "/quick" } { (messages.get("ht-quick-start")) }
            }
        }
    }
}

/// A button that creates a table with bots of a level.
fn quick_start(user: &CurrentUser, game: &GameInfo, level: &str, button: &Markup) -> Markup {
    html! {
        form method="post" action={ "/new/" (game.id()) } {
            input type="hidden" name="name" value=(user.name_or_guest());
            input type="hidden" name="seat1" value="me";
            @for seat in 2..=game.default_seats { input type="hidden" name={ "seat" (seat) } value=(level); }
            (button)
        }
    }
}
