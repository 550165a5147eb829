//! The accepted inputs as text, with examples in the notation of records.

use crate::MessageContext;
use crate::messages::Messages;
use games::{Expected, SeatInput};

/// Returns the accepted inputs, as the end of a sentence.
#[must_use]
pub fn expected_text(words: &'static Messages, expected: &Expected) -> String {
    let msg = MessageContext::new(words, &[]);
    match expected {
        Expected::Over => msg.text("ht-expect-over"),
        Expected::Chance { example } => msg.format("ht-expect-box").text("example", example.as_str()).build(),
        Expected::SeatSet(seats) => {
            let each: Vec<String> = seats.iter().map(|possible| of_seat(&msg, possible)).collect();
            each.join(&msg.text("ht-expect-or"))
        }
    }
}

fn of_seat(msg: &MessageContext<'_>, possible: &SeatInput) -> String {
    let quoted = |example: &String| msg.format("ht-expect-example").text("example", example.as_str()).build();
    let examples: Vec<String> = possible.examples.iter().map(quoted).collect();
    let id = if possible.more > 0 { "ht-expect-more" } else { "ht-expect-seat" };
    let sentence =
        msg.format(id).text("seat", possible.seat.to_string()).text("examples", examples.join(", "));
    sentence.count("n", i32::try_from(possible.more).unwrap_or(i32::MAX)).build()
}
