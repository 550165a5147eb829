//! Who has won.

use crate::Teller;
use engine::Scores;

/// A sentence that names the winner, or those who share the victory.
#[must_use]
pub fn verdict(tell: &Teller<'_>, scores: &Scores) -> String {
    let winners = scores.winners();
    match winners.single() {
        Some(winner) => tell.tell("ht-winner").seat("name", winner).end(),
        None => tell.tell("ht-winners").text("names", tell.seats(winners)).end(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Tongue, words};

    #[test]
    fn the_winner_is_named_and_so_are_those_who_share() {
        let names = ["Anna".to_string(), "Bert".to_string()];
        let tell = Teller::new(words(Tongue::English), &names);
        let told = |points: [i16; 2]| verdict(&tell, &Scores::rank(2, |seat| points[seat.index()], |_| 0));
        assert_eq!(told([3, 7]), "Bert wins.");
        assert_eq!(told([7, 7]), "Anna and Bert share the victory.");
    }
}
