//! What is around the game: company, agreements, luck and talk.

use super::Page;
use crate::room::{Game, Sitter, Undo};
use engine::Seat;
use i18n::MessageContext;
use maud::{Markup, html};

impl Page<'_> {
    /// Who sits there, and what can be done about who does not move.
    pub(super) fn company(&self) -> Markup {
        let words = self.visitor.words();
        let names = self.now.names();
        let msg = MessageContext::new(words, &names);
        html! {
            section {
                h2 { (words.get("ht-players")) }
                ol { @for chair in &self.now.chairs { li { (self.describe(chair)) } } }
                @if let Some(limit) = self.now.row.limit { p.quiet { (self.limit(limit)) } }
                @if let Some(seat) = self.sight.own_seat() {
                    @let chair = self.now.chair(seat);
                    div.row {
                        @if self.sight.own.len() > 1 {
                            a href={ "/t/" (self.now.row.id) } { (words.get("web-pass-screen")) }
                        }
                        @if chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { away: true, .. })) {
                            form method="post" data-live action=(self.deed("back")) { button.deed { (words.get("web-come-back")) } }
                        } @else if !self.now.is_over() {
                            form method="post" data-live action=(self.deed("leave")) { button { (words.get("web-leave")) } }
                        }
                        form method="post" data-live action=(self.deed("look")) {
                            @let shown = chair.is_some_and(|chair| chair.shown);
                            button name="shown" value=(if shown { "no" } else { "yes" }) {
                                (words.get(if shown { "web-hide" } else { "web-show" }))
                            }
                        }
                    }
                    p { (words.get("web-watch")) }
                    p.link { (self.house.settings.public_url) "/t/" (self.now.row.id) "?watch=" (self.now.row.watch) }
                } @else if self.sight.own.is_empty() {
                    @for chair in self.now.chairs.iter().filter(|chair| chair.shown) {
                        p {
                            a href={ "/t/" (self.now.row.id) "?watch=" (self.now.row.watch) "&seat=" (chair.seat) } {
                                (msg.format("web-look-over").seat("name", chair.seat).build())
                            }
                        }
                    }
                }
            }
        }
    }

    /// Taking back, and voting about who is away.
    pub(super) fn agreements(&self, game: &Game) -> Markup {
        let Some(own) = self.sight.own_seat().filter(|_| !self.now.is_over()) else {
            return html! {};
        };
        let names = self.now.names();
        let msg = MessageContext::new(self.visitor.words(), &names);
        let undo = game.undo(own);
        let others = self.now.present().without(own);
        let late = game.table().turn().seats();
        let may_vote = |seat: &Seat| {
            late.contains(*seat) && self.house.is_late(game) && !game.votes(*seat).contains(own)
        };
        html! {
            @if let Some(ask) = game.ask() {
                section {
                    p { (msg.format("web-asks-undo").seat("name", ask.by).build()) }
                    div.row {
                        @if ask.by != own && !ask.granted.contains(own) {
                            form method="post" data-live action=(self.deed("answer/grant")) { (self.hidden(game)) button.deed { (msg.text("web-grant")) } }
                        }
                        form method="post" data-live action=(self.deed("answer/refuse")) {
                            (self.hidden(game))
                            button { (msg.text(if ask.by == own { "web-withdraw" } else { "web-refuse" })) }
                        }
                    }
                }
            } @else if undo != Undo::Nothing && self.now.present().contains(own) {
                form method="post" data-live action=(self.deed("undo")) {
                    (self.hidden(game))
                    @let free = matches!(undo, Undo::Free { .. }) || others.is_empty();
                    button data-key="u" { (msg.text(if free { "web-undo" } else { "web-ask-undo" })) }
                }
            }
            @if !game.votes(own).is_empty() {
                p.refused { (msg.format("web-voted").text("names", msg.seats(game.votes(own))).build()) }
            }
            @for seat in self.now.present().without(own).iter().filter(may_vote) {
                form method="post" data-live action=(self.deed("vote")) {
                    (self.hidden(game))
                    input type="hidden" name="against" value=(seat);
                    button { (msg.format("web-vote").seat("name", seat).build()) }
                }
            }
        }
    }

    /// How long one may think.
    pub(super) fn limit(&self, seconds: i64) -> String {
        let msg = MessageContext::new(self.visitor.words(), &[]);
        let (id, unit) = match seconds {
            ..3600 => ("web-limited-minutes", 60),
            3600..86_400 => ("web-limited-hours", 3600),
            86_400.. => ("web-limited-days", 86_400),
        };
        msg.format(id).count("n", i32::try_from(seconds / unit).unwrap_or(i32::MAX)).build()
    }

    /// What shows that the luck is fair.
    pub(super) fn luck(&self) -> Markup {
        let words = self.visitor.words();
        let open = self.now.game().is_none();
        if self.now.game().is_some_and(Game::is_told) {
            return html! { p.quiet { (words.get("web-told")) } };
        }
        html! {
            details {
                summary { (words.get("web-fair")) }
                p { (words.get("web-fair-about")) }
                p.link { (self.now.seed().commitment()) }
                @if self.now.is_over() {
                    p { (words.get("web-fair-seed")) }
                    p.link { (self.now.seed().hex()) }
                }
                @if self.now.chairs.iter().any(|chair| !chair.word.is_empty()) {
                    p { (words.get("web-words")) }
                    ul {
                        @for chair in self.now.chairs.iter().filter(|chair| !chair.word.is_empty()) { li { b { (chair.name) } ": " (chair.word) } }
                    }
                }
                @if open {
                    @for chair in self.now.chairs.iter().filter(|chair| self.sight.own.contains(chair.seat)) {
                        form.row method="post" data-live action={ "/t/" (self.now.row.id) "/word?seat=" (chair.seat) } {
                            label { (chair.name) " – " (words.get("web-word")) " " input name="word" maxlength="40" value=(chair.word); }
                            button { (words.get("web-keep")) }
                        }
                    }
                }
            }
        }
    }

    /// What is said.
    pub(super) fn talk(&self) -> Markup {
        let words = self.visitor.words();
        if self.chat.is_empty() && self.sight.own.is_empty() {
            return html! {};
        }
        html! {
            section #talk {
                h2 { (words.get("web-talk")) }
                ul { @for line in self.chat { li { b { (line.name) } ": " (line.text) } } }
                @if !self.sight.own.is_empty() {
                    form.row method="post" data-live action=(self.deed("say")) {
                        input name="text" maxlength="500" required aria-label=(words.get("web-talk"));
                        button { (words.get("web-say")) }
                    }
                }
            }
        }
    }
}
