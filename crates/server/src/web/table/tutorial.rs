//! The tutorial beside the decision. Whether it is shown is part of the URL and stored nowhere.

use super::{Page, TableQuery};
use crate::layout::rules_url;
use games::DynMatch;
use i18n::{MessageContext, TutorialStep, game_text};
use maud::{Markup, html};

impl TableQuery {
    /// The part of a query that shows the tutorial, if it is shown.
    pub(super) fn tutorial(&self) -> Option<&'static str> {
        (self.tutorial.as_deref() == Some("yes")).then_some("guide=yes")
    }
}

impl Page<'_> {
    /// The steps of the tutorial for the current position.
    pub(super) fn tutorial(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup {
        let game = table.header().game;
        let has_tutorial = self.query.tutorial().is_some();
        let steps =
            if has_tutorial { game_text(game).tutorial(msg, table, self.viewpoint.eye) } else { Vec::new() };
        html! {
            @if !steps.is_empty() {
                aside.guide aria-label=(msg.text("web-guide-name")) {
                    (self.tutorial_step(msg, &steps))
                    p.row {
                        a href=(rules_url(game, self.rules_query().as_deref())) { (msg.text("web-rules")) }
                        a href=(self.url_with("", [None, None])) { (msg.text("web-guide-off")) }
                    }
                }
            }
        }
    }

    /// The first paragraph, and the rest in a section that can be unfolded.
    fn tutorial_step(&self, msg: &MessageContext<'_>, steps: &[TutorialStep]) -> Markup {
        let Some((first, others)) = steps.split_first() else { return html! {} };
        html! {
            h2 { (first.title) }
            @for text in first.text.iter().take(1) { p { (text) } }
            @if first.text.len() > 1 || !others.is_empty() {
                details.more {
                    summary { (msg.text("web-guide-more")) }
                    @for text in first.text.iter().skip(1) { p { (text) } }
                    @for step in others {
                        h2 { (step.title) }
                        @for text in &step.text { p { (text) } }
                    }
                }
            }
        }
    }

    /// The hidden field that keeps the tutorial in a GET form.
    pub(super) fn tutorial_field(&self) -> Markup {
        html! { @if self.query.tutorial().is_some() { input type="hidden" name="guide" value="yes"; } }
    }
}
