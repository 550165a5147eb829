//! The decision of a seat: its legal actions, rejected ones with reasons, and hints.

use super::Page;
use crate::journal::JournaledGame;
use crate::layout::rules_url;
use engine::Seat;
use i18n::{ActionText, MessageContext, QuestionText};
use maud::{Markup, html};

impl Page<'_> {
    /// The question with the legal actions, and the rejected ones with their reasons.
    pub(super) fn decision(&self, game: &JournaledGame, question: &QuestionText) -> Markup {
        let messages = self.user.messages();
        let rule =
            |id: &str| format!("{}#{id}", rules_url(game.header().game, self.rules_query().as_deref()));
        html! {
            section {
                h2 tabindex="-1" { (question.text) " " a href=(rule(question.rule)) { small { (messages.get("web-rule")) } } }
                form method="post" action=(self.command("act")) data-live {
                    (self.seq_field(game))
                    div #decide {
                        ul #choices data-confirm=(messages.get("web-confirm")) {
                            @for choice in &question.choices {
                                li {
                                    button name="action" value=(choice.notation) data-spots=(self.spots(game, choice)) data-final[self.is_final(game, choice)] {
                                        (choice.text)
                                    }
                                }
                            }
                        }
                        (self.selection())
                    }
                }
                div.row.decision-actions {
                    (self.hint(game, question))
                    (self.undo_and_votes(game))
                    @if !question.refused.is_empty() {
                        details {
                            summary { (messages.get("web-not-possible")) }
                            ul #refused {
                                @for refused in &question.refused {
                                    li data-spots=(self.spots(game, &refused.choice)) {
                                        (refused.choice.text) ": " (refused.reason) " " a href=(rule(refused.rule)) { small { (messages.get("web-rule")) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The elements that the script fills: a reason, what is selected so far, and the number of matching actions.
    fn selection(&self) -> Markup {
        let messages = self.user.messages();
        html! {
            div.chosen-so-far {
                p #why aria-live="polite" {}
                p #picked hidden {
                    (messages.get("web-picked")) " " output {} " "
                    button type="button" data-clear { (messages.get("web-clear")) }
                }
                p #ways.quiet hidden {
                    (messages.get("web-ways")) " " b {} " "
                    button type="button" data-unfold { (messages.get("web-unfold")) }
                }
            }
        }
    }

    /// The spots of an action.
    fn spots(&self, game: &JournaledGame, choice: &ActionText) -> String {
        let seat = self.viewpoint.own_seat().unwrap_or(Seat::new(0));
        let board = boards::board(game.header().game);
        board.spots(game.game_match(), seat, &choice.notation).join(" ")
    }

    /// Whether an action ends the turn while other users are present, who would have to consent to an undo.
    fn is_final(&self, game: &JournaledGame, choice: &ActionText) -> bool {
        let ends_turn = |seat| game.game_match().ends_turn(seat, &choice.notation);
        self.viewpoint
            .own_seat()
            .is_some_and(|seat| !self.snapshot.present().without(seat).is_empty() && ends_turn(seat))
    }

    /// The hint, or the button that requests one.
    fn hint(&self, game: &JournaledGame, question: &QuestionText) -> Markup {
        let messages = self.user.messages();
        let hint = self.hint.as_ref();
        let advised = hint.and_then(|hint| question.choices.iter().find(|choice| choice.notation == *hint));
        html! {
            @match advised {
                Some(choice) => p.hint role="status" data-action=(choice.notation) data-spots=(self.spots(game, choice)) { (MessageContext::new(messages, &[]).format("web-hint-is").text("choice", choice.text.clone()).build()) },
                None => form method="get" action={ "/t/" (self.snapshot.row.id) } data-live {
                    @if let Some(seat) = self.viewpoint.seat { input type="hidden" name="seat" value=(seat); }
                    (self.tutorial_field())
                    button name="hint" value="yes" data-key="?" { (messages.get("web-hint")) }
                },
            }
        }
    }
}
