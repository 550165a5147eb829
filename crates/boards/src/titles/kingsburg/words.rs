//! Names, texts and symbols of the pieces of Kingsburg.

use crate::icon::VP;
use crate::{DrawContext, icon};
use i18n::kingsburg_text;
use kingsburg::invaders::Toll;
use kingsburg::module::Prize;
use kingsburg::{Good, View};
use maud::Markup;

/// Returns a piece by its name.
pub(super) fn name(ctx: &DrawContext<'_>, word: &str) -> String {
    ctx.msg.text(&format!("kb-{word}"))
}

/// Returns a card by its name, with its mark.
pub(super) fn card(ctx: &DrawContext<'_>, word: &str) -> String {
    ctx.msg.card(word)
}

/// Returns the text of a card with the options of this match.
pub(super) fn text(ctx: &DrawContext<'_>, view: &View, word: &str) -> String {
    kingsburg_text(&ctx.msg, &view.open.options, word)
}

/// Returns a message about a number.
pub(super) fn counted<'a>(ctx: &DrawContext<'a>, id: &'a str, n: impl Into<i32>) -> String {
    ctx.msg.format(id).count("n", n).build()
}

/// Returns an amount of a good.
pub(super) fn goods(ctx: &DrawContext<'_>, good: Good, n: impl Into<i32>) -> String {
    ctx.msg.format("kb-goods").text("good", good.word()).count("n", n).build()
}

/// Returns a number of pieces.
pub(super) fn pieces(ctx: &DrawContext<'_>, prize: Prize, n: u16) -> String {
    match prize {
        Prize::Gold => goods(ctx, Good::Gold, n),
        Prize::Wood => goods(ctx, Good::Wood, n),
        Prize::Stone => goods(ctx, Good::Stone, n),
        Prize::Token => counted(ctx, "kb-tokens", n),
        Prize::Soldier => counted(ctx, "kb-soldiers", n),
        Prize::Vp => counted(ctx, "ht-vp", n),
    }
}

/// Returns the losses or rewards of a battle.
pub(super) fn toll(ctx: &DrawContext<'_>, toll: Toll) -> String {
    let some = |id: &'static str, n: u8| (n > 0).then(|| counted(ctx, id, n));
    let kinds = toll.goods.kinds().map(|good| goods(ctx, good, toll.goods[good]));
    let rest =
        [some("kb-any-goods", toll.any_goods), some("kb-buildings", toll.buildings), some("ht-vp", toll.vp)];
    let all: Vec<String> = kinds.chain(rest.into_iter().flatten()).collect();
    if all.is_empty() { name(ctx, "nothing") } else { ctx.msg.list(all) }
}

/// Returns a die as text.
pub(super) fn die(ctx: &DrawContext<'_>, face: u8, white: bool) -> String {
    let id = if white { "kb-white" } else { "kb-die" };
    ctx.msg.format(id).count("face", face).build()
}

/// Renders a symbol of this game; victory points have the same in all games.
pub(super) fn symbol(name: &str) -> Markup {
    if name == VP { icon(VP, "") } else { icon(&format!("kb-{name}"), "") }
}

/// Returns a year by its number.
pub(super) fn roman(number: usize) -> &'static str {
    ["I", "II", "III", "IV", "V"][number - 1]
}
