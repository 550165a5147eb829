//! What may be entered next, in words, with examples in the notation of records.

use crate::Teller;
use crate::words::Words;
use table::{Expected, Possible};

/// What may be entered next, as the end of a sentence.
#[must_use]
pub fn expected(words: &'static Words, expected: &Expected) -> String {
    let tell = Teller::new(words, &[]);
    match expected {
        Expected::Over => tell.say("ht-expect-over"),
        Expected::Box { example } => tell.tell("ht-expect-box").text("example", example.as_str()).end(),
        Expected::Seats(seats) => {
            let each: Vec<String> = seats.iter().map(|possible| of_seat(&tell, possible)).collect();
            each.join(&tell.say("ht-expect-or"))
        }
    }
}

fn of_seat(tell: &Teller<'_>, possible: &Possible) -> String {
    let quoted = |example: &String| tell.tell("ht-expect-example").text("example", example.as_str()).end();
    let examples: Vec<String> = possible.examples.iter().map(quoted).collect();
    let id = if possible.more > 0 { "ht-expect-more" } else { "ht-expect-seat" };
    let sentence =
        tell.tell(id).text("seat", possible.seat.to_string()).text("examples", examples.join(", "));
    sentence.count("n", i32::try_from(possible.more).unwrap_or(i32::MAX)).end()
}
