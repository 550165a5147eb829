//! What lies beside the board: deck, discards, privileges, loot, and agenda cards out of the game.

use super::spots::Spot;
use super::words;
use super::{cards, pieces};
use crate::{Pen, icon};
use krieg::{Good, View};
use maud::{Markup, html};

/// The panel of the stores.
pub(super) fn panel(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        section .panel .kr-stores {
            div .kr-piles {
                (pile(pen, "kr-draw-deck", &deck(pen, view)))
                (pile(pen, "kr-draw-discards", &discards(pen, view)))
                (pile(pen, "kr-draw-supply", &supply(pen, view)))
                @if view.loot_size > 0 { (pile(pen, "kr-draw-loot", &loot(pen, view))) }
                @if !view.retired.is_empty() { (pile(pen, "kr-draw-retired", &retired(pen, view))) }
            }
        }
    }
}

fn pile(pen: &Pen<'_>, name: &str, what: &Markup) -> Markup {
    html! {
        div .kr-pile { h4 { (pen.tell.say(name)) } (what) }
    }
}

/// The deck; who chooses from it sees the kinds that it holds.
fn deck(pen: &Pen<'_>, view: &View) -> Markup {
    let worth = words::present_values(view);
    html! {
        div .kr-row { (icon("back", "back")) b { (words::cards(pen, view.deck_size)) } }
        @if let Some(deck) = view.deck { div .kr-row { (kinds(pen, deck)) } }
        @if let Some(kinds) = &view.deck_kinds {
            ul .cards {
                @for &kind in kinds { (cards::resource(pen, kind, worth[kind], Some(Spot::Deck(kind)), None)) }
            }
        }
    }
}

fn discards(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @if view.discards.is_empty() { span .kr-quiet { (words::cards(pen, 0)) } }
            (kinds(pen, view.discards))
        }
    }
}

fn kinds(pen: &Pen<'_>, held: krieg::Cards) -> Markup {
    html! {
        @for kind in Good::ALL.into_iter().filter(|&kind| held[kind] > 0) { (cards::small(pen, kind, held[kind])) }
    }
}

fn supply(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        ul .kr-tiles {
            @for kind in Good::ALL {
                @for piece in pieces::tiles(view, None, kind) { (cards::tile(pen, kind, Some(Spot::Supply(kind)), &piece)) }
            }
        }
        @if view.supply.is_empty() { p .kr-quiet { (pen.tell.say("kr-board-no-privilege")) } }
    }
}

fn loot(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @match view.loot {
                Some(loot) => (kinds(pen, loot)),
                None => (cards::backs(view.loot_size, "back")),
            }
            b { (words::cards(pen, view.loot_size)) }
        }
    }
}

fn retired(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @for card in view.retired.kinds() { (cards::small_matter(pen, card, view.retired[card])) }
        }
    }
}
