//! What a seat is asked.

use super::Page;
use crate::page::layout::rules_address;
use crate::room::Game;
use engine::Seat;
use i18n::{ActionText, MessageContext, QuestionText};
use maud::{Markup, html};

impl Page<'_> {
    /// The question with all that may be done, and why other things may not.
    pub(super) fn ask(&self, game: &Game, question: &QuestionText) -> Markup {
        let words = self.visitor.words();
        let rule =
            |id: &str| format!("{}#{id}", rules_address(game.header().game, self.rules_of().as_deref()));
        html! {
            section {
                h2 tabindex="-1" { (question.text) " " a href=(rule(question.rule)) { small { (words.get("web-rule")) } } }
                form method="post" action=(self.deed("act")) data-live {
                    (self.hidden(game))
                    div #decide {
                        ul #choices data-confirm=(words.get("web-confirm")) {
                            @for choice in &question.choices {
                                li {
                                    button name="action" value=(choice.notation) data-spots=(self.spots(game, choice)) data-final[self.is_final(game, choice)] {
                                        (choice.text)
                                    }
                                }
                            }
                        }
                        (self.chosen())
                    }
                }
                div.row.deeds {
                    (self.hint(game, question))
                    (self.agreements(game))
                    @if !question.refused.is_empty() {
                        details {
                            summary { (words.get("web-not-possible")) }
                            ul #refused {
                                @for refused in &question.refused {
                                    li data-spots=(self.spots(game, &refused.choice)) {
                                        (refused.choice.text) ": " (refused.reason) " " a href=(rule(refused.rule)) { small { (words.get("web-rule")) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What a script fills: why not, what is chosen so far, and how many ways there are.
    fn chosen(&self) -> Markup {
        let words = self.visitor.words();
        html! {
            div.chosen-so-far {
                p #why aria-live="polite" {}
                p #picked hidden {
                    (words.get("web-picked")) " " output {} " "
                    button type="button" data-clear { (words.get("web-clear")) }
                }
                p #ways.quiet hidden {
                    (words.get("web-ways")) " " b {} " "
                    button type="button" data-unfold { (words.get("web-unfold")) }
                }
            }
        }
    }

    /// The spots that a choice is made of.
    fn spots(&self, game: &Game, choice: &ActionText) -> String {
        let seat = self.sight.own_seat().unwrap_or(Seat::new(0));
        let board = boards::board(game.header().game);
        board.spots(game.table(), seat, &choice.notation).join(" ")
    }

    /// Whether a choice cannot be taken back just like that: others go on after it, and there are people among them who
    /// would have to agree.
    fn is_final(&self, game: &Game, choice: &ActionText) -> bool {
        let ends_turn = |seat| game.table().ends_turn(seat, &choice.notation);
        self.sight
            .own_seat()
            .is_some_and(|seat| !self.now.present().without(seat).is_empty() && ends_turn(seat))
    }

    /// What a bot would do, or how to ask it.
    fn hint(&self, game: &Game, question: &QuestionText) -> Markup {
        let words = self.visitor.words();
        let known = self.hint.as_ref();
        let advised = known.and_then(|hint| question.choices.iter().find(|choice| choice.notation == *hint));
        html! {
            @match advised {
                Some(choice) => p.hint role="status" data-action=(choice.notation) data-spots=(self.spots(game, choice)) { (MessageContext::new(words, &[]).format("web-hint-is").text("choice", choice.text.clone()).build()) },
                None => form method="get" action={ "/t/" (self.now.row.id) } data-live {
                    @if let Some(seat) = self.sight.seat { input type="hidden" name="seat" value=(seat); }
                    (self.keep_guide())
                    button name="hint" value="yes" data-key="?" { (words.get("web-hint")) }
                },
            }
        }
    }
}
