//! The history: earlier positions, the log, and the scores over time.

use super::Page;
use crate::journal::JournaledGame;
use engine::Seat;
use games::DynMatch;
use i18n::{MessageContext, game_text};
use maud::{Markup, html};

/// The number of plies that the log shows unless all are requested.
const SHOWN_PLIES: usize = 30;

impl Page<'_> {
    /// The requested earlier position; `None` if the current one is shown.
    pub(super) fn past_position(&self, game: &JournaledGame) -> Option<Box<dyn DynMatch>> {
        let ply = self.query.ply.filter(|ply| *ply < game.game_match().ply_count())?;
        Some(game.game_match().at_ply(ply))
    }

    /// The steps through all positions, and the choice of the observer when the game is over.
    pub(super) fn timeline(&self, game: &JournaledGame) -> Markup {
        let messages = self.user.messages();
        let plies = game.game_match().ply_count();
        let now = self.shown_ply(game);
        html! {
            form #past.row method="get" action={ "/t/" (self.snapshot.row.id) } data-live {
                @if let Some(seat) = self.viewpoint.seat { input type="hidden" name="seat" value=(seat); }
                @if let Some(watch) = &self.query.watch { input type="hidden" name="watch" value=(watch); }
                @if let Some(eye) = &self.query.eye { input type="hidden" name="eye" value=(eye); }
                (self.tutorial_field())
                label { (messages.get("web-past")) " " span.quiet { (now) " / " (plies) }
                    input type="range" name="ply" min="0" max=(plies) value=(now);
                }
                noscript { button { (messages.get("web-do-it")) } }
                (self.step("web-step-first", "«", 0, game))
                (self.step("web-step-back", "‹", now.saturating_sub(1), game))
                (self.step("web-step-on", "›", (now + 1).min(plies), game))
                (self.step("web-step-last", "»", plies, game))
                @if now < plies { a href=(self.url("")) { (messages.get("web-now")) } }
                @if self.snapshot.is_revealed() { (self.observers(now)) }
            }
            @if self.snapshot.is_revealed() && (now < plies || !self.snapshot.is_over()) { (self.continue_form(now)) }
        }
    }

    /// The number of plies of the shown position.
    fn shown_ply(&self, game: &JournaledGame) -> usize {
        let plies = game.game_match().ply_count();
        self.query.ply.unwrap_or(plies).min(plies)
    }

    /// A link from the shown position to another one. The last one leads to the current position, which follows the game.
    fn step(&self, name: &str, sign: &str, to: usize, game: &JournaledGame) -> Markup {
        let messages = self.user.messages();
        let eye = self.query.eye.as_ref().map(|eye| format!("eye={eye}"));
        let ply = (to < game.game_match().ply_count()).then(|| format!("ply={to}"));
        let query: Vec<String> = eye.into_iter().chain(ply).collect();
        let still = (to == self.shown_ply(game)).then_some("true");
        html! {
            a.step data-step href=(self.url(&query.join("&"))) aria-label=(messages.get(name)) title=(messages.get(name)) aria-disabled=[still] { (sign) }
        }
    }

    /// The form that continues from the shown position at another table.
    fn continue_form(&self, ply: usize) -> Markup {
        let messages = self.user.messages();
        html! {
            form.row method="post" action=(self.url_of("/on", "")) {
                input type="hidden" name="ply" value=(ply);
                label { (messages.get("web-play-on-as")) " "
                    select name="seat" {
                        @for assignment in &self.snapshot.seats {
                            option value=(assignment.seat) selected[self.viewpoint.seat == Some(assignment.seat)] { (assignment.name) }
                        }
                    }
                }
                button { (messages.get("web-play-on")) }
            }
        }
    }

    fn observers(&self, ply: usize) -> Markup {
        let messages = self.user.messages();
        let at = |eye: &str| format!("/t/{}?{eye}&ply={ply}{}", self.snapshot.row.id, self.watch_query());
        html! {
            span.quiet { (messages.get("web-eyes")) }
            @for assignment in &self.snapshot.seats { a href=(at(&format!("seat={}", assignment.seat))) { (assignment.name) } }
            a href=(at("eye=open")) { (messages.get("web-eye-open")) }
        }
    }

    fn watch_query(&self) -> String {
        self.query.watch.as_ref().map(|watch| format!("&watch={watch}")).unwrap_or_default()
    }

    /// The sources of all points.
    pub(super) fn score_breakdown(&self, msg: &MessageContext<'_>, game: &JournaledGame) -> Markup {
        let table = game.game_match();
        let board = boards::board(table.header().game);
        let scores = table.scores();
        html! {
            table.earnings tabindex="0" {
                caption { (msg.text("web-earnings")) }
                thead {
                    tr { th scope="col" {} @for assignment in &self.snapshot.seats { th scope="col" aria-label=(assignment.name) title=(assignment.name) { (boards::seat_badge(assignment.seat)) " " span.name { (assignment.name) } } } }
                }
                tbody {
                    @for (source, points) in board.score_breakdown(table) {
                        tr { th scope="row" { (msg.text(source)) } @for points in points { td { (points) } } }
                    }
                }
                tfoot {
                    tr { th scope="row" { (msg.text("web-sum")) } @for assignment in &self.snapshot.seats { td { (scores.points(assignment.seat)) } } }
                }
            }
        }
    }

    /// The scores over the whole game.
    pub(super) fn score_chart(&self, game: &JournaledGame) -> Markup {
        let names = self.snapshot.names();
        let msg = MessageContext::new(self.user.messages(), &names);
        let board = boards::board(game.header().game);
        board.score_chart(&msg, game.game_match())
    }

    /// The events until the shown position, the latest first; those since the own last decision are set apart.
    pub(super) fn log(&self, msg: &MessageContext<'_>, game: &JournaledGame) -> Markup {
        let table = game.game_match();
        let plies = self.shown_ply(game);
        let from = if self.query.log.is_some() { 0 } else { plies.saturating_sub(SHOWN_PLIES) };
        let own =
            (from + 1..=plies).rev().find(|ply| self.is_own(&table.observed_entry(*ply, self.viewpoint.eye)));
        let since = own.unwrap_or(from);
        html! {
            section #log {
                h2 { (msg.text("web-log")) }
                @if plies == 0 { p.quiet { (msg.text("web-log-empty")) } }
                @if since < plies && own.is_some() { h3 { (msg.text("ht-since")) } }
                ul.new { @for ply in (since + 1..=plies).rev() { (self.line(msg, table, ply)) } }
                @if own.is_some() && since < plies {
                    h3 { (msg.text("web-earlier")) }
                }
                ul { @for ply in (from + 1..=since).rev() { (self.line(msg, table, ply)) } }
                p.row {
                    @if from > 0 { a href=(self.url("log=all")) { (msg.text("web-whole-log")) } }
                    a href=(self.url_of("/record", "")) { (msg.text("web-record")) }
                }
            }
        }
    }

    fn is_own(&self, line: &str) -> bool {
        let by = line.split(' ').next().and_then(|word| word.parse::<Seat>().ok());
        by.is_some() && by == self.viewpoint.own_seat()
    }

    /// The events of a ply, with the spots of its action.
    fn line(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, ply: usize) -> Markup {
        let game = table.header().game;
        let events = game_text(game).events(msg, table, ply, self.viewpoint.eye);
        let seen = table.observed_entry(ply, self.viewpoint.eye);
        let done = seen.split_once(' ').and_then(|(by, action)| Some((by.parse::<Seat>().ok()?, action)));
        let board = boards::board(game);
        let spots = done.map(|(by, action)| board.spots(&*table.at_ply(ply - 1), by, action).join(" "));
        let other = done.map(|(by, _)| by).filter(|by| self.viewpoint.seat != Some(*by));
        html! {
            @if !events.is_empty() {
                li data-ply=(ply) data-spots=[&spots] data-by=[other] tabindex=[spots.is_some().then_some("0")] {
                    @for event in events.iter().rev() { div { (event) } }
                }
            }
        }
    }
}
