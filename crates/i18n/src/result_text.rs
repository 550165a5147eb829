//! The result of a game as text.

use crate::MessageContext;
use engine::Scores;

/// Returns a sentence that names the winner, or those who share the victory.
#[must_use]
pub fn result_text(msg: &MessageContext<'_>, scores: &Scores) -> String {
    let winners = scores.winners();
    match winners.as_singleton() {
        Some(winner) => msg.format("ht-winner").seat("name", winner).build(),
        None => msg.format("ht-winners").text("names", msg.seats(winners)).build(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Locale, messages};

    #[test]
    fn the_winner_is_named_and_so_are_those_who_share() {
        let names = ["Anna".to_string(), "Bert".to_string()];
        let msg = MessageContext::new(messages(Locale::English), &names);
        let told =
            |points: [i16; 2]| result_text(&msg, &Scores::by_points(2, |seat| points[seat.index()], |_| 0));
        assert_eq!(told([3, 7]), "Bert wins.");
        assert_eq!(told([7, 7]), "Anna and Bert share the victory.");
    }
}
