//! The parts around the board: players, undo requests and votes, fairness, chat.

use super::Page;
use crate::commands::is_vote_due;
use crate::journal::{JournaledGame, Occupant, UndoPolicy};
use engine::Seat;
use i18n::MessageContext;
use maud::{Markup, html};

impl Page<'_> {
    /// The players, and the settings of the own seat.
    pub(super) fn players(&self) -> Markup {
        let messages = self.user.messages();
        let names = self.snapshot.names();
        let msg = MessageContext::new(messages, &names);
        html! {
            section {
                h2 { (messages.get("ht-players")) }
                ol { @for assignment in &self.snapshot.seats { li { (self.describe(assignment)) } } }
                @if let Some(limit) = self.snapshot.row.move_limit { p.quiet { (self.move_limit(limit)) } }
                @if let Some(seat) = self.viewpoint.own_seat() {
                    @let assignment = self.snapshot.assignment(seat);
                    div.row {
                        @if self.viewpoint.own.len() > 1 {
                            a href={ "/t/" (self.snapshot.row.id) } { (messages.get("web-pass-screen")) }
                        }
                        @if assignment.is_some_and(|assignment| matches!(assignment.occupant, Occupant::User { away: true, .. })) {
                            form method="post" data-live action=(self.command("back")) { button.deed { (messages.get("web-come-back")) } }
                        } @else if !self.snapshot.is_over() {
                            form method="post" data-live action=(self.command("leave")) { button { (messages.get("web-leave")) } }
                        }
                        form method="post" data-live action=(self.command("look")) {
                            @let shown = assignment.is_some_and(|assignment| assignment.is_shown);
                            button name="shown" value=(if shown { "no" } else { "yes" }) {
                                (messages.get(if shown { "web-hide" } else { "web-show" }))
                            }
                        }
                    }
                    p { (messages.get("web-watch")) }
                    p.link { (self.app.config.public_url) "/t/" (self.snapshot.row.id) "?watch=" (self.snapshot.row.watch_key) }
                } @else if self.viewpoint.own.is_empty() {
                    @for assignment in self.snapshot.seats.iter().filter(|assignment| assignment.is_shown) {
                        p {
                            a href={ "/t/" (self.snapshot.row.id) "?watch=" (self.snapshot.row.watch_key) "&seat=" (assignment.seat) } {
                                (msg.format("web-look-over").seat("name", assignment.seat).build())
                            }
                        }
                    }
                }
            }
        }
    }

    /// Undoing, the pending undo request, and votes.
    pub(super) fn undo_and_votes(&self, game: &JournaledGame) -> Markup {
        let Some(own) = self.viewpoint.own_seat().filter(|_| !self.snapshot.is_over()) else {
            return html! {};
        };
        let names = self.snapshot.names();
        let msg = MessageContext::new(self.user.messages(), &names);
        let policy = game.undo_policy(own);
        let others = self.snapshot.present().without(own);
        let to_move = game.game_match().turn().seats();
        let may_vote = |seat: &Seat| {
            to_move.contains(*seat) && is_vote_due(self.app, game) && !game.votes(*seat).contains(own)
        };
        html! {
            @if let Some(request) = game.undo_request() {
                section {
                    p { (msg.format("web-asks-undo").seat("name", request.by).build()) }
                    div.row {
                        @if request.by != own && !request.granted.contains(own) {
                            form method="post" data-live action=(self.command("answer/grant")) { (self.seq_field(game)) button.deed { (msg.text("web-grant")) } }
                        }
                        form method="post" data-live action=(self.command("answer/refuse")) {
                            (self.seq_field(game))
                            button { (msg.text(if request.by == own { "web-withdraw" } else { "web-refuse" })) }
                        }
                    }
                }
            } @else if policy != UndoPolicy::Impossible && self.snapshot.present().contains(own) {
                form method="post" data-live action=(self.command("undo")) {
                    (self.seq_field(game))
                    @let free = matches!(policy, UndoPolicy::Free { .. }) || others.is_empty();
                    button data-key="u" { (msg.text(if free { "web-undo" } else { "web-ask-undo" })) }
                }
            }
            @if !game.votes(own).is_empty() {
                p.refused { (msg.format("web-voted").text("names", msg.seats(game.votes(own))).build()) }
            }
            @for seat in self.snapshot.present().without(own).iter().filter(may_vote) {
                form method="post" data-live action=(self.command("vote")) {
                    (self.seq_field(game))
                    input type="hidden" name="against" value=(seat);
                    button { (msg.format("web-vote").seat("name", seat).build()) }
                }
            }
        }
    }

    /// The move limit.
    pub(super) fn move_limit(&self, seconds: i64) -> String {
        let msg = MessageContext::new(self.user.messages(), &[]);
        let (id, unit) = match seconds {
            ..3600 => ("web-limited-minutes", 60),
            3600..86_400 => ("web-limited-hours", 3600),
            86_400.. => ("web-limited-days", 86_400),
        };
        msg.format(id).count("n", i32::try_from(seconds / unit).unwrap_or(i32::MAX)).build()
    }

    /// The fairness of chance: commitment, seed and seed contributions.
    pub(super) fn fairness(&self) -> Markup {
        let messages = self.user.messages();
        let is_setting_up = self.snapshot.game().is_none();
        if self.snapshot.game().is_some_and(JournaledGame::is_imported) {
            return html! { p.quiet { (messages.get("web-told")) } };
        }
        html! {
            details {
                summary { (messages.get("web-fair")) }
                p { (messages.get("web-fair-about")) }
                p.link { (self.snapshot.seed().commitment()) }
                @if self.snapshot.is_over() {
                    p { (messages.get("web-fair-seed")) }
                    p.link { (self.snapshot.seed().hex()) }
                }
                @if self.snapshot.seats.iter().any(|assignment| !assignment.seed_contribution.is_empty()) {
                    p { (messages.get("web-words")) }
                    ul {
                        @for assignment in self.snapshot.seats.iter().filter(|assignment| !assignment.seed_contribution.is_empty()) { li { b { (assignment.name) } ": " (assignment.seed_contribution) } }
                    }
                }
                @if is_setting_up {
                    @for assignment in self.snapshot.seats.iter().filter(|assignment| self.viewpoint.own.contains(assignment.seat)) {
                        form.row method="post" data-live action={ "/t/" (self.snapshot.row.id) "/word?seat=" (assignment.seat) } {
                            label { (assignment.name) " – " (messages.get("web-word")) " " input name="word" maxlength="40" value=(assignment.seed_contribution); }
                            button { (messages.get("web-keep")) }
                        }
                    }
                }
            }
        }
    }

    /// The chat.
    pub(super) fn chat(&self) -> Markup {
        let messages = self.user.messages();
        if self.chat.is_empty() && self.viewpoint.own.is_empty() {
            return html! {};
        }
        html! {
            section #talk {
                h2 { (messages.get("web-talk")) }
                ul { @for message in self.chat { li { b { (message.name) } ": " (message.text) } } }
                @if !self.viewpoint.own.is_empty() {
                    form.row method="post" data-live action=(self.command("say")) {
                        input name="text" maxlength="500" required aria-label=(messages.get("web-talk"));
                        button { (messages.get("web-say")) }
                    }
                }
            }
        }
    }
}
