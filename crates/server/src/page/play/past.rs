//! What was before: the log, and the table as it was after any ply.

use super::Page;
use crate::room::Game;
use engine::Seat;
use games::DynMatch;
use i18n::{MessageContext, game_text};
use maud::{Markup, html};

/// Plies whose events are shown unless all are asked for.
const SHOWN_PLIES: usize = 30;

impl Page<'_> {
    /// The table as it was when the wished number of plies had been played; nothing if that is now.
    pub(super) fn past(&self, game: &Game) -> Option<Box<dyn DynMatch>> {
        let ply = self.wish.ply.filter(|ply| *ply < game.table().ply_count())?;
        Some(game.table().at_ply(ply))
    }

    /// The way through time, and through all eyes when the game is over.
    pub(super) fn time(&self, game: &Game) -> Markup {
        let words = self.visitor.words();
        let plies = game.table().ply_count();
        let now = self.shown_ply(game);
        html! {
            form #past.row method="get" action={ "/t/" (self.now.row.id) } data-live {
                @if let Some(seat) = self.sight.seat { input type="hidden" name="seat" value=(seat); }
                @if let Some(watch) = &self.wish.watch { input type="hidden" name="watch" value=(watch); }
                @if let Some(eye) = &self.wish.eye { input type="hidden" name="eye" value=(eye); }
                (self.keep_guide())
                label { (words.get("web-past")) " " span.quiet { (now) " / " (plies) }
                    input type="range" name="ply" min="0" max=(plies) value=(now);
                }
                noscript { button { (words.get("web-do-it")) } }
                (self.step("web-step-first", "«", 0, game))
                (self.step("web-step-back", "‹", now.saturating_sub(1), game))
                (self.step("web-step-on", "›", (now + 1).min(plies), game))
                (self.step("web-step-last", "»", plies, game))
                @if now < plies { a href=(self.address("")) { (words.get("web-now")) } }
                @if self.now.is_open() { (self.eyes(now)) }
            }
            @if self.now.is_open() && (now < plies || !self.now.is_over()) { (self.play_on(now)) }
        }
    }

    /// How many plies have been played in what is shown.
    fn shown_ply(&self, game: &Game) -> usize {
        let plies = game.table().ply_count();
        self.wish.ply.unwrap_or(plies).min(plies)
    }

    /// A step through time, from the ply that is shown to another. The last leads to now, which goes on.
    fn step(&self, name: &str, sign: &str, to: usize, game: &Game) -> Markup {
        let words = self.visitor.words();
        let eye = self.wish.eye.as_ref().map(|eye| format!("eye={eye}"));
        let ply = (to < game.table().ply_count()).then(|| format!("ply={to}"));
        let wish: Vec<String> = eye.into_iter().chain(ply).collect();
        let still = (to == self.shown_ply(game)).then_some("true");
        html! {
            a.step data-step href=(self.address(&wish.join("&"))) aria-label=(words.get(name)) title=(words.get(name)) aria-disabled=[still] { (sign) }
        }
    }

    /// The game goes on from here, at another table.
    fn play_on(&self, ply: usize) -> Markup {
        let words = self.visitor.words();
        html! {
            form.row method="post" action=(self.address_of("/on", "")) {
                input type="hidden" name="ply" value=(ply);
                label { (words.get("web-play-on-as")) " "
                    select name="seat" {
                        @for chair in &self.now.chairs {
                            option value=(chair.seat) selected[self.sight.seat == Some(chair.seat)] { (chair.name) }
                        }
                    }
                }
                button { (words.get("web-play-on")) }
            }
        }
    }

    fn eyes(&self, ply: usize) -> Markup {
        let words = self.visitor.words();
        let at = |eye: &str| format!("/t/{}?{eye}&ply={ply}{}", self.now.row.id, self.watched());
        html! {
            span.quiet { (words.get("web-eyes")) }
            @for chair in &self.now.chairs { a href=(at(&format!("seat={}", chair.seat))) { (chair.name) } }
            a href=(at("eye=open")) { (words.get("web-eye-open")) }
        }
    }

    fn watched(&self) -> String {
        self.wish.watch.as_ref().map(|watch| format!("&watch={watch}")).unwrap_or_default()
    }

    /// Where every point came from.
    pub(super) fn earnings(&self, msg: &MessageContext<'_>, game: &Game) -> Markup {
        let table = game.table();
        let board = boards::board(table.header().game);
        let scores = table.scores();
        html! {
            table.earnings tabindex="0" {
                caption { (msg.text("web-earnings")) }
                thead {
                    tr { th scope="col" {} @for chair in &self.now.chairs { th scope="col" aria-label=(chair.name) title=(chair.name) { (boards::seat_badge(chair.seat)) " " span.name { (chair.name) } } } }
                }
                tbody {
                    @for (source, points) in board.score_breakdown(table) {
                        tr { th scope="row" { (msg.text(source)) } @for points in points { td { (points) } } }
                    }
                }
                tfoot {
                    tr { th scope="row" { (msg.text("web-sum")) } @for chair in &self.now.chairs { td { (scores.points(chair.seat)) } } }
                }
            }
        }
    }

    /// The points of all over the whole game.
    pub(super) fn points(&self, game: &Game) -> Markup {
        let names = self.now.names();
        let msg = MessageContext::new(self.visitor.words(), &names);
        let board = boards::board(game.header().game);
        board.score_chart(&msg, game.table())
    }

    /// What happened until the position that is shown, the latest first; what is new since one's own last decision stands apart.
    pub(super) fn log(&self, msg: &MessageContext<'_>, game: &Game) -> Markup {
        let table = game.table();
        let plies = self.shown_ply(game);
        let from = if self.wish.log.is_some() { 0 } else { plies.saturating_sub(SHOWN_PLIES) };
        let own =
            (from + 1..=plies).rev().find(|ply| self.is_own(&table.observed_entry(*ply, self.sight.eye)));
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
                    @if from > 0 { a href=(self.address("log=all")) { (msg.text("web-whole-log")) } }
                    a href=(self.address_of("/record", "")) { (msg.text("web-record")) }
                }
            }
        }
    }

    fn is_own(&self, line: &str) -> bool {
        let by = line.split(' ').next().and_then(|word| word.parse::<Seat>().ok());
        by.is_some() && by == self.sight.own_seat()
    }

    /// What happened with a ply, with the places on the board that it is about.
    fn line(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, ply: usize) -> Markup {
        let game = table.header().game;
        let events = game_text(game).events(msg, table, ply, self.sight.eye);
        let seen = table.observed_entry(ply, self.sight.eye);
        let done = seen.split_once(' ').and_then(|(by, action)| Some((by.parse::<Seat>().ok()?, action)));
        let board = boards::board(game);
        let spots = done.map(|(by, action)| board.spots(&*table.at_ply(ply - 1), by, action).join(" "));
        let other = done.map(|(by, _)| by).filter(|by| self.sight.seat != Some(*by));
        html! {
            @if !events.is_empty() {
                li data-ply=(ply) data-spots=[&spots] data-by=[other] tabindex=[spots.is_some().then_some("0")] {
                    @for event in events.iter().rev() { div { (event) } }
                }
            }
        }
    }
}
