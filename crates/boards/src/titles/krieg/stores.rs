//! The piles: deck, discards, privileges, loot, and removed agenda cards.

use super::spots::Spot;
use super::words;
use super::{cards, pieces};
use crate::{DrawContext, icon};
use krieg::{Good, View};
use maud::{Markup, html};

/// Renders the panel of the stores.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section .panel .kr-stores {
            (ctx.label("stores"))
            div .kr-piles {
                (pile(ctx, "kr-draw-deck", &deck(ctx, view)))
                (pile(ctx, "kr-draw-discards", &discards(ctx, view)))
                (pile(ctx, "kr-draw-supply", &supply(ctx, view)))
                @if view.loot_size > 0 { (pile(ctx, "kr-draw-loot", &loot(ctx, view))) }
                @if !view.retired.is_empty() { (pile(ctx, "kr-draw-retired", &retired(ctx, view))) }
            }
        }
    }
}

fn pile(ctx: &DrawContext<'_>, name: &str, what: &Markup) -> Markup {
    html! {
        div .kr-pile { h4 { (ctx.msg.text(name)) } (what) }
    }
}

/// Renders the deck; a player who chooses from it sees its kinds.
fn deck(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let worth = words::present_values(view);
    html! {
        div .kr-row { (icon("back", "back")) b { (words::cards(ctx, view.deck_size)) } }
        @if let Some(deck) = view.deck { div .kr-row { (kinds(ctx, deck)) } }
        @if let Some(kinds) = &view.deck_kinds {
            ul .cards {
                @for &kind in kinds { (cards::resource(ctx, kind, worth[kind], Some(Spot::Deck(kind)), None)) }
            }
        }
    }
}

fn discards(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @if view.discards.is_empty() { span .kr-quiet { (words::cards(ctx, 0)) } }
            (kinds(ctx, view.discards))
        }
    }
}

fn kinds(ctx: &DrawContext<'_>, held: krieg::Cards) -> Markup {
    html! {
        @for kind in Good::ALL.into_iter().filter(|&kind| held[kind] > 0) { (cards::small(ctx, kind, held[kind])) }
    }
}

fn supply(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        ul .kr-tiles {
            @for kind in Good::ALL {
                @for piece in pieces::tiles(view, None, kind) { (cards::tile(ctx, kind, Some(Spot::Supply(kind)), &piece)) }
            }
        }
        @if view.supply.is_empty() { p .kr-quiet { (ctx.msg.text("kr-board-no-privilege")) } }
    }
}

fn loot(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @match view.loot {
                Some(loot) => (kinds(ctx, loot)),
                None => (cards::backs(view.loot_size, "back")),
            }
            b { (words::cards(ctx, view.loot_size)) }
        }
    }
}

fn retired(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        div .kr-row {
            @for card in view.retired.kinds() { (cards::small_matter(ctx, card, view.retired[card])) }
        }
    }
}
