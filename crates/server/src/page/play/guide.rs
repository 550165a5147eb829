//! What a newcomer is told beside the question. Whether he wants it stands in the address and nowhere else.

use super::{Page, Wish};
use lang::{Teller, voice};
use maud::{Markup, html};
use table::Table;

impl Wish {
    /// What keeps the guide in an address, if it is wanted.
    pub(super) fn guided(&self) -> Option<&'static str> {
        (self.guide.as_deref() == Some("yes")).then_some("guide=yes")
    }
}

impl Page<'_> {
    /// What the question is about, or what the others do.
    pub(super) fn guide(&self, tell: &Teller<'_>, table: &dyn Table) -> Markup {
        let game = table.header().game;
        let voice = voice(&game).filter(|_| self.wish.guided().is_some());
        let lessons = voice.map(|voice| voice.guide(tell, table, self.sight.eye)).unwrap_or_default();
        html! {
            @if !lessons.is_empty() {
                aside.guide aria-label=(tell.say("web-guide-name")) {
                    @for lesson in &lessons {
                        h2 { (lesson.title) }
                        @for text in &lesson.text { p { (text) } }
                    }
                    p.row {
                        a href={ "/rules/" (game) } { (tell.say("web-rules")) }
                        a href=(self.address_with("", [None, None])) { (tell.say("web-guide-off")) }
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
