//! The court and the provinces, drawn with characters.

use super::names::{name, short_dice, soldiers, things, tokens};
use crate::ascii_canvas::{Canvas, truncate, truncate_card};
use crate::{GameText, MessageContext};
use engine::Seat;
use kingsburg::buildings::{COLUMNS, ROWS, Row};
use kingsburg::module::OwnView;
use kingsburg::notation::Payment;
use kingsburg::secret::{SeatView, View};
use kingsburg::{Advisor, Building, Kingsburg};

/// Columns of the board.
const WIDE: usize = 78;

/// Advisors stand in three columns of six.
const FILES: usize = 3;
const RANKS: usize = 6;

/// Columns of an advisor's name and of a building.
const ADVISOR: usize = 17;
const BUILDING: usize = 19;

/// Returns the court above the provinces.
pub(super) fn draw(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = head(msg, view);
    lines.push(String::new());
    lines.extend(court(msg, view));
    lines.extend(legend(msg, view));
    for seat in &view.seats {
        lines.push(String::new());
        lines.extend(province(msg, view, seat));
    }
    lines
}

/// Returns the character of a player.
fn token(seat: Seat) -> char {
    ['①', '②', '③', '④', '⑤'][seat.index()]
}

/// Parts of a line.
fn line(parts: impl IntoIterator<Item = String>) -> String {
    truncate(&parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "), WIDE)
}

fn head(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let order: String = view.order.iter().map(|&seat| token(seat)).collect();
    let order = msg.format("kb-board-order").text("order", order).build();
    let invaders = match &view.invader {
        Some(invader) => {
            let race = msg.text(&format!("kb-race-{}", invader.race.word()));
            let sentence = msg.format("kb-board-invaders").text("race", race);
            sentence.count("strength", invader.strength).build()
        }
        None => msg.text("kb-board-invaders-unseen"),
    };
    let mut lines = vec![line([Kingsburg::phase_line(msg, view), order, invaders])];
    lines.extend(view.modules.fate.map(|fate| {
        truncate(&msg.format("kb-board-fate").text("fate", name(msg, fate.word())).build(), WIDE)
    }));
    lines
}

fn court(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut canvas = Canvas::new(WIDE, RANKS);
    for advisor in Advisor::all() {
        let (file, rank) = (advisor.index() / RANKS, advisor.index() % RANKS);
        canvas.write(file * (WIDE / FILES), rank, &desk(msg, view, advisor));
    }
    canvas.lines()
}

/// Returns the line of an advisor with the players whose dice are on it.
fn desk(msg: &MessageContext<'_>, view: &View, advisor: Advisor) -> String {
    let name = truncate(&name(msg, &format!("advisor-{advisor}")), ADVISOR - 1);
    let audience = view.court.iter().find(|audience| audience.advisor == advisor);
    let dice: String = audience.map_or_else(String::new, |audience| {
        audience
            .neutral
            .then_some('●')
            .into_iter()
            .chain(audience.groups.iter().map(|&seat| token(seat)))
            .collect()
    });
    format!("{:>2}{}{name:<ADVISOR$}{dice}", advisor.number(), mark(view, advisor))
}

/// Changes of an advisor: the sign before the name, and its name in the legend.
const MARKS: [(char, &str); 3] = [('×', "away"), ('+', "gift"), ('~', "whim")];

fn mark(view: &View, advisor: Advisor) -> char {
    let modules = &view.modules;
    let holds =
        [modules.absent == Some(advisor), modules.gifts.contains(&advisor), modules.whims.contains(&advisor)];
    MARKS.into_iter().zip(holds).find(|(_, holds)| *holds).map_or(' ', |((mark, _), _)| mark)
}

/// What the signs on this board mean, if there are any.
fn legend(msg: &MessageContext<'_>, view: &View) -> Option<String> {
    let shows = |sign: char| Advisor::all().any(|advisor| mark(view, advisor) == sign);
    let neutral = view.court.iter().any(|audience| audience.neutral);
    let marks = MARKS.into_iter().filter(|(sign, _)| shows(*sign)).map(|(_, word)| word);
    let words: Vec<&str> = marks.chain(neutral.then_some("neutral")).collect();
    let signs = words.iter().map(|word| msg.format("kb-board-mark").text("mark", *word).build());
    (!words.is_empty()).then(|| line(signs))
}

fn province(msg: &MessageContext<'_>, view: &View, seat: &SeatView) -> Vec<String> {
    let own = view.modules.own.get(seat.seat.index());
    let governor = own.and_then(|own| own.governor).map(|governor| name(msg, governor.word()));
    let envoy = (view.envoy == Some(seat.seat)).then(|| msg.text("kb-board-envoy"));
    let who = format!("{} {}", token(seat.seat), msg.seat(seat.seat));
    let vp = msg.format("ht-vp").count("n", seat.vp).build();
    let mut lines = vec![line([who, vp].into_iter().chain(governor).chain(envoy))];
    let belongings = line(belongings(msg, seat));
    if !belongings.is_empty() {
        lines.push(truncate(&format!("  {belongings}"), WIDE));
    }
    lines.extend(rows(view).map(|row| row_line(msg, seat, own, row)));
    lines
}

fn belongings(msg: &MessageContext<'_>, seat: &SeatView) -> Vec<String> {
    let mut parts = vec![things(msg, Payment { goods: seat.goods, tokens: 0 }).join(", ")];
    parts.extend((seat.soldiers > 0).then(|| soldiers(msg, seat.soldiers)));
    parts.extend((seat.tokens > 0).then(|| tokens(msg, seat.tokens)));
    if !seat.dice.is_empty() || !seat.white.is_empty() {
        let dice = short_dice(msg, &seat.dice, &seat.white);
        parts.push(msg.format("kb-board-dice").text("dice", dice).build());
    }
    parts
}

/// Returns rows B to F, and A and G if they are in play.
fn rows(view: &View) -> impl Iterator<Item = Row> {
    let is_outer = |row: usize| row == 0 || row == ROWS - 1;
    let built = view.seats.iter().flat_map(|seat| &seat.buildings).any(|building| is_outer(building.row()));
    let strips = view.modules.own.iter().flat_map(|own| &own.strips).any(|row| is_outer(row.index()));
    let all = built || strips;
    Row::all().filter(move |row| all || !is_outer(row.index()))
}

/// Returns the buildings of a row; a filled mark is a building that is built.
fn row_line(msg: &MessageContext<'_>, seat: &SeatView, own: Option<&OwnView>, row: Row) -> String {
    let is_alternative = own.is_some_and(|own| own.alternative.contains(&row));
    let mut text = format!("{} ", row.letter().to_ascii_uppercase());
    let here =
        |building: &&Building| building.row() == row.index() && building.is_alternative() == is_alternative;
    for building in Building::ALL.iter().filter(here).take(COLUMNS) {
        let mark = if seat.buildings.contains(building) { '■' } else { '·' };
        let cell = truncate_card(&format!("{mark} {}", name(msg, building.word())), BUILDING - 1);
        text.push_str(&format!("{cell:<BUILDING$}"));
    }
    text.trim_end().to_owned()
}
