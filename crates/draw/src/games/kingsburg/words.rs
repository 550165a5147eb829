//! Names, texts and symbols of the pieces of Kingsburg.

use crate::icon::VP;
use crate::{Pen, icon};
use kingsburg::invaders::Toll;
use kingsburg::module::Prize;
use kingsburg::{Good, View};
use lang::kingsburg_text;
use maud::Markup;

/// A piece by its name.
pub(super) fn name(pen: &Pen<'_>, word: &str) -> String {
    pen.tell.say(&format!("kb-{word}"))
}

/// A card by its name, with its mark.
pub(super) fn card(pen: &Pen<'_>, word: &str) -> String {
    pen.tell.card(word)
}

/// What a card says, as it is played at this table.
pub(super) fn text(pen: &Pen<'_>, view: &View, word: &str) -> String {
    kingsburg_text(&pen.tell, &view.open.options, word)
}

/// A message about a number.
pub(super) fn counted<'a>(pen: &Pen<'a>, id: &'a str, n: impl Into<i32>) -> String {
    pen.tell.tell(id).count("n", n).end()
}

/// So many of a good.
pub(super) fn goods(pen: &Pen<'_>, good: Good, n: impl Into<i32>) -> String {
    pen.tell.tell("kb-goods").text("good", good.word()).count("n", n).end()
}

/// So many of something.
pub(super) fn pieces(pen: &Pen<'_>, prize: Prize, n: u16) -> String {
    match prize {
        Prize::Gold => goods(pen, Good::Gold, n),
        Prize::Wood => goods(pen, Good::Wood, n),
        Prize::Stone => goods(pen, Good::Stone, n),
        Prize::Token => counted(pen, "kb-tokens", n),
        Prize::Soldier => counted(pen, "kb-soldiers", n),
        Prize::Vp => counted(pen, "ht-vp", n),
    }
}

/// What a battle costs or brings.
pub(super) fn toll(pen: &Pen<'_>, toll: Toll) -> String {
    let some = |id: &'static str, n: u8| (n > 0).then(|| counted(pen, id, n));
    let kinds = toll.goods.kinds().map(|good| goods(pen, good, toll.goods[good]));
    let rest =
        [some("kb-any-goods", toll.any_goods), some("kb-buildings", toll.buildings), some("ht-vp", toll.vp)];
    let all: Vec<String> = kinds.chain(rest.into_iter().flatten()).collect();
    if all.is_empty() { name(pen, "nothing") } else { pen.tell.list(all) }
}

/// A die in words.
pub(super) fn die(pen: &Pen<'_>, face: u8, white: bool) -> String {
    let id = if white { "kb-white" } else { "kb-die" };
    pen.tell.tell(id).count("face", face).end()
}

/// A symbol of this game; victory points have the same in all games.
pub(super) fn symbol(name: &str) -> Markup {
    if name == VP { icon(VP, "") } else { icon(&format!("kb-{name}"), "") }
}

/// A year by its number.
pub(super) fn roman(number: usize) -> &'static str {
    ["I", "II", "III", "IV", "V"][number - 1]
}
