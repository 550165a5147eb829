//! What comes next at a table, with examples in the notation of records.

use crate::Speech;
use crate::speech::count;
use engine::{Quick, Seat, Turn};
use table::Table;

/// How many of the possible entries are named.
const MOST_NAMED: usize = 8;

/// The letters after which a long example breaks off.
const MOST_QUOTED: usize = 84;

/// What may be entered next, in words; nothing after the end of a game.
pub(super) fn expected(speech: Speech, table: &dyn Table) -> String {
    match table.turn() {
        Turn::Over => String::new(),
        Turn::Chance => {
            let drawn = table.at(table.plies()).draw(&mut Quick::new(1)).unwrap_or_default();
            speech.tell("tool-expect-box").text("example", short(&drawn)).end()
        }
        turn @ (Turn::Seat(_) | Turn::Together(_)) => {
            let each: Vec<String> = turn.seats().iter().map(|seat| of_seat(speech, table, seat)).collect();
            each.join(&speech.say("tool-expect-or"))
        }
    }
}

fn of_seat(speech: Speech, table: &dyn Table, seat: Seat) -> String {
    let choices = table.offer(seat).map(|offer| offer.choices).unwrap_or_default();
    let quoted = |choice: &String| {
        speech.tell("tool-expect-example").text("example", format!("{seat} {choice}")).end()
    };
    let examples: Vec<String> = choices.iter().take(MOST_NAMED).map(quoted).collect();
    let more = choices.len().saturating_sub(MOST_NAMED);
    let id = if more > 0 { "tool-expect-more" } else { "tool-expect-seat" };
    let sentence = speech.tell(id).text("seat", seat.to_string()).text("examples", examples.join(", "));
    sentence.count("n", count(more as u64)).end()
}

fn short(text: &str) -> String {
    let mut letters = text.chars();
    let mut short: String = letters.by_ref().take(MOST_QUOTED).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::Tongue;
    use table::{SetUp, catalogue};

    /// Flaws of records say the same in English.
    #[test]
    fn what_is_expected_is_what_flaws_of_records_name() {
        let english = Speech { tongue: Tongue::English };
        for game in catalogue::all() {
            let mut table = game.set_up(&SetUp::default()).unwrap().open();
            for _ in 0..60 {
                assert_eq!(expected(english, &*table), table.expected(), "{}", game.name);
                if table.draw(&mut Quick::new(7)).is_none() {
                    let seat = table.turn().seats().iter().next().unwrap();
                    let choice = table.offer(seat).unwrap().choices.pop().unwrap();
                    table.enter(&format!("{seat} {choice}")).unwrap();
                }
            }
        }
    }
}
