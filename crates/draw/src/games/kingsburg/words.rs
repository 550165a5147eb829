//! Names, texts and symbols of the pieces of Kingsburg.

use crate::icon::VP;
use crate::{Pen, icon};
use kingsburg::invaders::Toll;
use kingsburg::module::Prize;
use kingsburg::{Good, Modules, Stables, View};
use maud::Markup;
use table::games::kingsburg::cards;

/// A piece by its name.
pub(super) fn name(pen: &Pen<'_>, word: &str) -> String {
    pen.tell.say(&format!("kb-{word}"))
}

/// What marks a card that is not known to be as printed; nothing else on a board has it.
pub(super) const STAR: &str = "*";

/// A card by its name, with a star if it is not known to be as printed.
pub(super) fn card(pen: &Pen<'_>, word: &str) -> String {
    let star = if cards::all().find(word).is_none_or(cards::Card::is_known) { "" } else { STAR };
    name(pen, word) + star
}

/// What a card says, as it is played at this table.
pub(super) fn text(pen: &Pen<'_>, view: &View, word: &str) -> String {
    let options = &view.open.options;
    let agreed = [
        ("purist", options.modules.contains(Modules::PURIST)),
        ("general", options.stables == Stables::General),
    ];
    let other = agreed.into_iter().filter(|(_, holds)| *holds).map(|(side, _)| format!("kb-{word}.{side}"));
    let other = other.into_iter().find(|id| pen.tell.words().has(id));
    pen.tell.say(&other.unwrap_or_else(|| format!("kb-{word}.text")))
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
