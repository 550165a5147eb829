//! A table that is being set up, and the curtain between people who share a screen.

use super::Page;
use crate::room::{Chair, Sitter};
use engine::{Seat, SeatSet};
use i18n::MessageContext;
use maud::{Markup, html};

impl Page<'_> {
    /// Who sits where, and how others can.
    pub(super) fn set_up(&self) -> Markup {
        let words = self.visitor.words();
        let names = self.now.names();
        let msg = MessageContext::new(words, &names);
        let base = &self.house.settings.public_url;
        let invite = self.now.chairs.first().map_or("", |chair| &chair.invite);
        let empty = self.now.empty();
        html! {
            section {
                h2 { (words.get("web-seats")) }
                ol { @for chair in &self.now.chairs { li { (self.describe(chair)) } } }
                @if let Some(limit) = self.now.row.limit { p.quiet { (self.limit(limit)) } }
                @if !self.sight.own.is_empty() || self.sight.host {
                    p { (words.get("web-invite")) }
                    p.link { (base) "/t/" (self.now.row.id) "/join/" (invite) }
                    p { (words.get("web-watch")) }
                    p.link { (base) "/t/" (self.now.row.id) "?watch=" (self.now.row.watch) }
                }
                @if self.sight.host {
                    form method="post" data-live action=(self.deed("start")) {
                        button.deed { (msg.format("web-start").count("n", i32::try_from(empty.len()).unwrap_or(0)).build()) }
                    }
                }
                @if self.sight.own.is_empty() && self.now.row.listed && !empty.is_empty() {
                    p { a href={ "/t/" (self.now.row.id) "/join/open" } { (words.get("web-sit-down")) } }
                }
            }
            (self.components())
            (self.luck())
        }
    }

    /// Who has a chair.
    pub(super) fn describe(&self, chair: &Chair) -> Markup {
        let words = self.visitor.words();
        html! {
            @match &chair.sitter {
                Sitter::Nobody => span.quiet { (words.get("web-nobody")) },
                Sitter::Person { away: false, .. } => (chair.name),
                Sitter::Person { away: true, .. } => { (chair.name) " " span.quiet { (words.get("web-away")) } },
                Sitter::Bot(level) => { (chair.name) " " span.quiet { "(" (words.get(&format!("ht-{}", level.name()))) ")" } },
            }
        }
    }

    /// Who shares a screen takes it in turns.
    pub(super) fn curtain(&self) -> Markup {
        let names = self.now.names();
        let msg = MessageContext::new(self.visitor.words(), &names);
        let asked = self.now.turn().map_or(SeatSet::default(), engine::Turn::seats);
        let (asked, others): (Vec<Seat>, Vec<Seat>) =
            self.sight.own.iter().partition(|seat| asked.contains(*seat));
        let line = |id: &'static str, seat: Seat| msg.format(id).seat("name", seat).build();
        html! {
            section #curtain data-address=(self.address("")) {
                @for seat in asked {
                    h2 { (line("web-curtain-pass", seat)) }
                    p { a.deed.wide href=(self.address(&format!("seat={seat}"))) { (line("web-curtain-show", seat)) } }
                }
                p.quiet { (msg.text("web-curtain")) }
                ul { @for seat in others { li { a href=(self.address(&format!("seat={seat}&look=yes"))) { (line("web-look-as", seat)) } } } }
            }
            (self.company())
        }
    }
}
