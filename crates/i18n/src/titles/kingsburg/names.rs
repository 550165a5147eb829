//! Names, amounts and dice of Kingsburg.

use crate::MessageContext;
use kingsburg::buildings::Row;
use kingsburg::faces::Faces;
use kingsburg::module::Way;
use kingsburg::notation::{Coin, Group, Payment};
use kingsburg::secret::View;
use kingsburg::{Advisor, Building, Good, Goods, Modules, Options, Stables};

/// Returns a card or piece by its name; a card with its mark.
pub(super) fn name(msg: &MessageContext<'_>, word: &str) -> String {
    msg.card(word)
}

/// Returns a building or governor as something to which something is done, with its mark.
pub(super) fn the(msg: &MessageContext<'_>, word: &str) -> String {
    msg.the_card(word)
}

/// Returns the text of a card with these options.
#[must_use]
pub fn text(msg: &MessageContext<'_>, options: &Options, word: &str) -> String {
    let agreed = [
        ("purist", options.modules.contains(Modules::PURIST)),
        ("general", options.stables == Stables::General),
    ];
    let other = agreed.into_iter().filter(|(_, holds)| *holds).map(|(side, _)| format!("kb-{word}.{side}"));
    let other = other.into_iter().find(|id| msg.messages().contains(id));
    msg.text(&other.unwrap_or_else(|| format!("kb-{word}.text")))
}

/// What the messages of an advisor, on the board or a private one, end with.
fn word_of(advisor: Advisor, is_private: bool) -> String {
    format!("{}-{advisor}", if is_private { "private" } else { "advisor" })
}

/// Returns the object form of an advisor.
pub(super) fn the_advisor(msg: &MessageContext<'_>, advisor: Advisor, is_private: bool) -> String {
    the(msg, &word_of(advisor, is_private))
}

/// Returns the subject form of an advisor at the start of a sentence.
pub(super) fn who(msg: &MessageContext<'_>, advisor: Advisor, is_private: bool) -> String {
    msg.text(&format!("kb-who.{}", word_of(advisor, is_private)))
}

/// Returns the advisor of a group.
pub(super) fn advisor_of(msg: &MessageContext<'_>, group: &Group) -> String {
    the_advisor(msg, group.advisor, matches!(group.way, Way::Private | Way::PrivateDeal))
}

/// Returns the argument of messages for how a group reaches its advisor.
pub(super) fn way(group: &Group, is_envoy: bool) -> &'static str {
    match group.way {
        Way::Usual if is_envoy => "envoy",
        Way::Usual | Way::Private => "usual",
        Way::Ambassador => "ambassador",
        Way::Seal => "seal",
        Way::Deal | Way::PrivateDeal => "deal",
    }
}

/// Returns the argument of messages for the market that a group uses.
pub(super) fn market(view: &View, seat: engine::Seat, is_used: bool) -> &'static str {
    let owned = view.seats.get(seat.index()).map_or(&[][..], |seat| &seat.buildings);
    if !is_used {
        "none"
    } else if owned.contains(&Building::TravelingMarket) {
        Building::TravelingMarket.word()
    } else {
        Building::Market.word()
    }
}

/// One of a good.
pub(super) fn one(msg: &MessageContext<'_>, good: Good) -> String {
    some(msg, good, 1)
}

/// Returns an amount of a good.
pub(super) fn some(msg: &MessageContext<'_>, good: Good, n: u8) -> String {
    msg.format("kb-goods").text("good", good.word()).count("n", n).build()
}

fn each(msg: &MessageContext<'_>, goods: Goods) -> impl Iterator<Item = String> {
    goods.kinds().map(move |good| some(msg, good, goods[good]))
}

/// Goods, each kind with its number.
pub(super) fn goods(msg: &MessageContext<'_>, goods: Goods) -> String {
    if goods == Goods::NONE { msg.text("kb-nothing") } else { msg.list(each(msg, goods)) }
}

/// Goods and tokens, for each of which there is a number.
pub(super) fn things(msg: &MessageContext<'_>, payment: Payment) -> Vec<String> {
    let tokens = (payment.tokens > 0).then(|| tokens(msg, payment.tokens));
    each(msg, payment.goods).chain(tokens).collect()
}

/// What is paid.
pub(super) fn payment(msg: &MessageContext<'_>, payment: Payment) -> String {
    let things = things(msg, payment);
    if things.is_empty() { msg.text("kb-nothing") } else { msg.list(things) }
}

/// Returns a good or a token.
pub(super) fn coin(msg: &MessageContext<'_>, coin: Coin) -> String {
    payment(msg, Payment::of(coin))
}

/// Returns a number of tokens.
pub(super) fn tokens(msg: &MessageContext<'_>, n: u8) -> String {
    msg.format("kb-tokens").count("n", n).build()
}

/// Returns a number of soldiers.
pub(super) fn soldiers(msg: &MessageContext<'_>, n: impl Into<i32>) -> String {
    msg.format("kb-soldiers").count("n", n).build()
}

/// Returns a single die.
pub(super) fn die(msg: &MessageContext<'_>, face: u8, is_white: bool) -> String {
    let id = if is_white { "kb-white" } else { "kb-die" };
    msg.format(id).count("face", face).build()
}

/// Dice, each by what it shows.
pub(super) fn dice(msg: &MessageContext<'_>, dice: Faces, white: Faces) -> Vec<String> {
    let is_single = dice.count() == 1;
    let coloured = dice.each().map(|face| if is_single { die(msg, face, false) } else { face.to_string() });
    coloured.chain(white.each().map(|face| die(msg, face, true))).collect()
}

/// Returns the dice of a group, and its token.
pub(super) fn group(msg: &MessageContext<'_>, group: &Group) -> String {
    let token = group.token.then(|| msg.text("kb-one-token"));
    msg.list(dice(msg, group.dice, group.white).into_iter().chain(token))
}

/// Dice that lie together, in short.
pub(super) fn short_dice(msg: &MessageContext<'_>, dice: &[u8], white: &[u8]) -> String {
    let faces = |dice: &[u8]| dice.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
    if white.is_empty() {
        return faces(dice);
    }
    let id = if dice.is_empty() { "kb-dice-only-white" } else { "kb-dice-white" };
    let sentence = msg.format(id).count("n", white.len() as i32);
    sentence.text("dice", faces(dice)).text("white", faces(white)).build()
}

/// Returns a row by its name.
pub(super) fn row(msg: &MessageContext<'_>, row: Row) -> String {
    name(msg, &format!("row-{}", row.letter()))
}

/// Returns the buildings of the strip of a row.
pub(super) fn strip(msg: &MessageContext<'_>, row: Row) -> String {
    name(msg, &format!("row-{}.alternative", row.letter()))
}

/// Returns the number of a year.
pub(super) fn roman(year: u8) -> &'static str {
    ["I", "II", "III", "IV", "V"][usize::from(year.clamp(1, 5)) - 1]
}

/// Returns the players from first to last.
pub(super) fn order(msg: &MessageContext<'_>, view: &View) -> String {
    view.order.iter().map(|&seat| msg.seat(seat)).collect::<Vec<_>>().join(", ")
}
