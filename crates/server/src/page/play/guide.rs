//! What a newcomer is told beside the question. Whether he wants it stands in the address and nowhere else.

use super::{Page, Wish};
use crate::page::layout::rules_address;
use games::DynMatch;
use i18n::{MessageContext, TutorialStep, game_text};
use maud::{Markup, html};

impl Wish {
    /// What keeps the guide in an address, if it is wanted.
    pub(super) fn guided(&self) -> Option<&'static str> {
        (self.guide.as_deref() == Some("yes")).then_some("guide=yes")
    }
}

impl Page<'_> {
    /// What the question is about, or what the others do.
    pub(super) fn guide(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup {
        let game = table.header().game;
        let is_guided = self.wish.guided().is_some();
        let lessons =
            if is_guided { game_text(game).tutorial(msg, table, self.sight.eye) } else { Vec::new() };
        html! {
            @if !lessons.is_empty() {
                aside.guide aria-label=(msg.text("web-guide-name")) {
                    (self.lesson(msg, &lessons))
                    p.row {
                        a href=(rules_address(game, self.rules_of().as_deref())) { (msg.text("web-rules")) }
                        a href=(self.address_with("", [None, None])) { (msg.text("web-guide-off")) }
                    }
                }
            }
        }
    }

    /// The first paragraph; all else can be unfolded where there is little room.
    fn lesson(&self, msg: &MessageContext<'_>, lessons: &[TutorialStep]) -> Markup {
        let Some((first, others)) = lessons.split_first() else { return html! {} };
        html! {
            h2 { (first.title) }
            @for text in first.text.iter().take(1) { p { (text) } }
            @if first.text.len() > 1 || !others.is_empty() {
                details.more {
                    summary { (msg.text("web-guide-more")) }
                    @for text in first.text.iter().skip(1) { p { (text) } }
                    @for lesson in others {
                        h2 { (lesson.title) }
                        @for text in &lesson.text { p { (text) } }
                    }
                }
            }
        }
    }

    /// What a form that asks for another look carries, so that the guide stays.
    pub(super) fn keep_guide(&self) -> Markup {
        html! { @if self.wish.guided().is_some() { input type="hidden" name="guide" value="yes"; } }
    }
}
