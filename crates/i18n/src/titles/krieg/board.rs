//! The board of characters: the cathedral between the fiefs, and the table below.

use super::{cathedral, good, part, present_problem, problem, symbol, values};
use crate::MessageContext;
use crate::ascii_canvas::{Canvas, truncate};
use krieg::secret::{SeatView, View};
use krieg::{Cards, Good, Matter, Problem, Symbol};

/// Columns of the whole, of a fief and of the building site between two fiefs.
const WIDE: usize = 78;
const FIEF: usize = 26;
/// Lines of a fief, and of the map: two fiefs and a path between them.
const HIGH: usize = 6;
const MAP: usize = 2 * HIGH + 1;
/// The lines of the agenda card and of the text beside it.
const CARD: usize = 15;
const CARD_HIGH: usize = 5;
const BESIDE: usize = CARD + 2;

/// Where the fiefs lie, clockwise: column and first line.
const CORNERS: [(usize, usize); 4] = [(0, 0), (WIDE - FIEF, 0), (WIDE - FIEF, HIGH + 1), (0, HIGH + 1)];

/// Sites of a fief.
const OUTER: u8 = 6;
const INNER: u8 = 3;

pub(super) fn draw(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut canvas = Canvas::new(WIDE, MAP + 1 + CARD_HIGH + 2);
    for (seat, corner) in view.seats.iter().zip(CORNERS) {
        let mut lines = fief(msg, view, seat);
        if corner.1 == 0 {
            // Farms and workers' houses lie towards the cathedral, above it as below.
            lines.rotate_left(2);
            lines.swap(HIGH - 2, HIGH - 1);
        }
        for (n, line) in lines.iter().enumerate() {
            canvas.write(corner.0, corner.1 + n, &truncate(line, FIEF - 1));
        }
    }
    site(msg, view, &mut canvas);
    let below = MAP + 1;
    if let Some(lying) = view.table {
        agenda_card(msg, &mut canvas, below, lying.matter);
        beside_card(msg, view, &mut canvas, below);
    } else {
        value_table(msg, view, &mut canvas, below);
    }
    canvas.write(0, below + CARD_HIGH, &truncate(&piles(msg, view), WIDE));
    canvas.write(0, below + CARD_HIGH + 1, &truncate(&msg.text("kr-board-legend"), WIDE));
    canvas.lines()
}

/// Returns a fief from the cathedral outwards: workers' houses, farms, its lord, seals, privileges, cards.
fn fief(msg: &MessageContext<'_>, view: &View, seat: &SeatView) -> [String; HIGH] {
    let crown = if view.adviser == Some(seat.seat) { "♔ " } else { "" };
    let privileges: String = seat
        .privileges
        .to_string()
        .chars()
        .filter(|letter| *letter != '-')
        .map(|letter| format!("[{letter}]"))
        .collect();
    [
        format!("{}   {}", sites(seat.inner, INNER), msg.text("kr-board-workers")),
        format!("{} {}", sites(seat.outer, OUTER), msg.text("kr-board-farms")),
        format!("{crown}{}", msg.seat(seat.seat)),
        format!("{} {}", seals(seat.vp), msg.format("kr-board-vp").count("vp", seat.vp).build())
            .trim_start()
            .to_owned(),
        if privileges.is_empty() { msg.text("kr-board-no-privilege") } else { privileges },
        format!("{} {}", hand(seat), "▯".repeat(seat.matters_size.into())),
    ]
}

/// Returns the houses on sites of a kind, and the sites that are free.
fn sites(houses: u8, all: u8) -> String {
    "⌂".repeat(houses.into()) + &"·".repeat(all.saturating_sub(houses).into())
}

/// Royal seals: blue ones of five points, red ones of one.
fn seals(vp: u8) -> String {
    "◆".repeat((vp / 5).into()) + &"•".repeat((vp % 5).into())
}

/// Returns a hand: the cards that the observer knows, the backs of the others, and their number.
fn hand(seat: &SeatView) -> String {
    let known = seat.hand.unwrap_or(seat.known);
    let hidden = seat.hand_size.saturating_sub(known.total());
    let backs = "▮".repeat(hidden.into());
    format!("{} {}", seat.hand_size, truncate(&(letters(known) + &backs), 14))
}

fn letters(cards: Cards) -> String {
    if cards.is_empty() { String::new() } else { cards.to_string() }
}

/// The cathedral, how far it has grown and what comes next.
fn site(msg: &MessageContext<'_>, view: &View, canvas: &mut Canvas) {
    let grown = msg.format("kr-board-cathedral").count("parts", view.parts).build();
    canvas.write(FIEF, 0, &centred(&grown, FIEF));
    cathedral::draw(canvas, (FIEF + (FIEF - cathedral::WIDE) / 2, (MAP - cathedral::HIGH) / 2), view.parts);
    if let Some(next) = view.next_part {
        canvas.write(FIEF, MAP - 1, &centred(&format!("→ {}", part(msg, next)), FIEF));
    }
}

/// The agenda card with its symbol in the upper corners, as it is printed.
fn agenda_card(msg: &MessageContext<'_>, canvas: &mut Canvas, line: usize, card: Matter) {
    let sign = match card.symbol {
        Symbol::Cathedral => '†',
        Symbol::Privilege => '§',
    };
    let inner = CARD - 2;
    let rows = [
        format!("{sign}{}{sign}", " ".repeat(inner - 2)),
        centred(&problem(msg, card.problem), inner),
        centred(&symbol(msg, card.symbol), inner),
    ];
    canvas.write(0, line, &format!("┌{}┐", "─".repeat(inner)));
    for (n, row) in rows.iter().enumerate() {
        canvas.write(0, line + 1 + n, &format!("│{row:<inner$}│"));
    }
    canvas.write(0, line + 4, &format!("└{}┘", "─".repeat(inner)));
}

/// Returns the values of cards this year, and the auction: raises and totals.
fn beside_card(msg: &MessageContext<'_>, view: &View, canvas: &mut Canvas, line: usize) {
    let worth = values(view, present_problem(view));
    let row: Vec<String> = Good::ALL.map(|kind| format!("{kind} {} {}", good(msg, kind), worth[kind])).into();
    canvas.write(BESIDE, line, &truncate(&row.join(" · "), WIDE - BESIDE));
    if view.bidding.is_empty() {
        return;
    }
    for (n, seat) in view.seats.iter().enumerate() {
        let name = truncate(&msg.seat(seat.seat), 14);
        canvas.write(
            BESIDE,
            line + 1 + n,
            &truncate(&format!("{name:<15}{}", bid(msg, view, seat)), WIDE - BESIDE),
        );
    }
}

fn bid(msg: &MessageContext<'_>, view: &View, seat: &SeatView) -> String {
    if !view.bidding.contains(seat.seat) {
        return msg.text("kr-board-passed");
    }
    if seat.raises.is_empty() {
        return "–".to_owned();
    }
    let raises: Vec<String> = seat.raises.iter().map(ToString::to_string).collect();
    let crown = if seat.bid == view.high_bid { " ◄" } else { "" };
    format!("{} = {}{crown}", raises.join(" + "), seat.bid)
}

/// Returns the values of cards for each problem, if no agenda card is on the table.
fn value_table(msg: &MessageContext<'_>, view: &View, canvas: &mut Canvas, line: usize) {
    for (n, kind) in Good::ALL.into_iter().enumerate() {
        let column = CARD + n * (CARD + 1);
        canvas.write(column, line, &truncate(&format!("{kind} {}", good(msg, kind)), CARD));
        for (row, of) in Problem::ALL.into_iter().enumerate() {
            canvas.write(0, line + 1 + row, &problem(msg, of));
            canvas.write(column, line + 1 + row, &values(view, of)[kind].to_string());
        }
    }
}

/// Deck, discards, privileges in the supply, and loot.
fn piles(msg: &MessageContext<'_>, view: &View) -> String {
    let counted: Vec<String> = Good::ALL
        .into_iter()
        .filter(|&kind| view.discards[kind] > 0)
        .map(|kind| format!("{}{kind}", view.discards[kind]))
        .collect();
    let discards = if counted.is_empty() { "–".to_owned() } else { counted.join(" ") };
    let supply = if view.supply.is_empty() { "–".to_owned() } else { view.supply.to_string() };
    let sentence = msg.format("kr-board-piles").count("deck", view.deck_size);
    let mut line = sentence.text("discards", discards).text("supply", supply).build();
    if view.loot_size > 0 {
        let backs = "▮".repeat(view.loot_size.into());
        line += &msg.format("kr-board-loot").text("loot", backs).build();
    }
    line
}

/// Returns a text in the middle of so many columns.
fn centred(text: &str, columns: usize) -> String {
    format!("{:^columns$}", truncate(text, columns))
}
