//! The page before the game starts, and the hand-over screen of people who share a screen.

use super::Page;
use crate::journal::{Occupant, SeatAssignment};
use engine::{Seat, SeatSet};
use i18n::MessageContext;
use maud::{Markup, html};

impl Page<'_> {
    /// The seats, and the invitation.
    pub(super) fn set_up(&self) -> Markup {
        let messages = self.user.messages();
        let names = self.snapshot.names();
        let msg = MessageContext::new(messages, &names);
        let base = &self.app.config.public_url;
        let invite = self.snapshot.seats.first().map_or("", |assignment| &assignment.invite);
        let empty = self.snapshot.empty_seats();
        html! {
            section {
                h2 { (messages.get("web-seats")) }
                ol { @for assignment in &self.snapshot.seats { li { (self.describe(assignment)) } } }
                @if let Some(limit) = self.snapshot.row.move_limit { p.quiet { (self.move_limit(limit)) } }
                @if !self.viewpoint.own.is_empty() || self.viewpoint.is_host {
                    p { (messages.get("web-invite")) }
                    p.link { (base) "/t/" (self.snapshot.row.id) "/join/" (invite) }
                    p { (messages.get("web-watch")) }
                    p.link { (base) "/t/" (self.snapshot.row.id) "?watch=" (self.snapshot.row.watch_key) }
                }
                @if self.viewpoint.is_host {
                    form method="post" data-live action=(self.command("start")) {
                        button.deed { (msg.format("web-start").count("n", i32::try_from(empty.len()).unwrap_or(0)).build()) }
                    }
                }
                @if self.viewpoint.own.is_empty() && self.snapshot.row.listed && !empty.is_empty() {
                    p { a href={ "/t/" (self.snapshot.row.id) "/join/open" } { (messages.get("web-sit-down")) } }
                }
            }
            (self.components())
            (self.fairness())
        }
    }

    /// The occupant of a seat.
    pub(super) fn describe(&self, assignment: &SeatAssignment) -> Markup {
        let messages = self.user.messages();
        html! {
            @match &assignment.occupant {
                Occupant::Empty => span.quiet { (messages.get("web-nobody")) },
                Occupant::User { away: false, .. } => (assignment.name),
                Occupant::User { away: true, .. } => { (assignment.name) " " span.quiet { (messages.get("web-away")) } },
                Occupant::Bot(level) => { (assignment.name) " " span.quiet { "(" (messages.get(&format!("ht-{}", level.name()))) ")" } },
            }
        }
    }

    /// The hand-over screen: it names the seat to move, and shows no secret.
    pub(super) fn hotseat_screen(&self) -> Markup {
        let names = self.snapshot.names();
        let msg = MessageContext::new(self.user.messages(), &names);
        let asked = self.snapshot.turn().map_or(SeatSet::default(), engine::Turn::seats);
        let (asked, others): (Vec<Seat>, Vec<Seat>) =
            self.viewpoint.own.iter().partition(|seat| asked.contains(*seat));
        let line = |id: &'static str, seat: Seat| msg.format(id).seat("name", seat).build();
        html! {
            section #curtain data-address=(self.url("")) {
                @for seat in asked {
                    h2 { (line("web-curtain-pass", seat)) }
                    p { a.deed.wide href=(self.url(&format!("seat={seat}"))) { (line("web-curtain-show", seat)) } }
                }
                p.quiet { (msg.text("web-curtain")) }
                ul { @for seat in others { li { a href=(self.url(&format!("seat={seat}&look=yes"))) { (line("web-look-as", seat)) } } } }
            }
            (self.players())
        }
    }
}
