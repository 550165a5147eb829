//! The verdict on what a decision reveals depends on the position alone, not on the random numbers.

use super::reveals::reveals;
use crate::titles::krieg::standard;
use engine::{Eye, FastRng, Game, Ply, RandomPlayers, Seat, next_ply};
use krieg::{Action, Good, Krieg, Options, State};

/// Returns whether a seat does not know if another hand holds a knight.
fn is_doubtful(rules: &Krieg, state: &State, seat: Seat, at: Seat) -> bool {
    let view = rules.view(state, Eye::Seat(seat));
    let hand = &view.seats[at.index()];
    hand.known[Good::Knights] == 0 && hand.known.total() < hand.hand_size
}

/// In Krieg und Frieden a bribe shows whether a hand holds a knight, which who bribes seldom knows before.
#[test]
fn a_bribe_reveals_the_same_whatever_the_random_numbers() {
    let (rules, mut rng, mut bribes) = (standard(Options::classic(4)), FastRng::new(7), 0);
    for _ in 0..300 {
        let mut state = rules.initial_state();
        while let Some(ply) = next_ply(&rules, &state, &mut rng, &mut RandomPlayers) {
            if let Ply::Action(seat, action @ Action::Bribe(at)) = ply
                && is_doubtful(&rules, &state, seat, at)
            {
                let revealed = |seed: &u64| reveals(&rules, &state, seat, action, &mut FastRng::new(*seed));
                let revealed = (0..3).filter(revealed).count();
                // Where no knight is left for that hand, there is nothing to be learnt.
                assert!(revealed == 0 || revealed == 3, "{state:?}");
                bribes += usize::from(revealed == 3);
            }
            ply.apply(&rules, &mut state);
        }
    }
    assert!(bribes > 50, "{bribes}");
}
