//! What is learnt from: positions of a game, and how it ended.

use crate::Courtly;
use crate::value::{Chances, shares};
use engine::{Actions, Dice, Quick, Seats, Turn};

use super::pupil::Pupils;

/// A position: the features of each seat, and how the win was shared in the end.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    /// The features of the first seat, then those of the second, and so on.
    pub(super) features: Vec<f32>,
    /// How the win was shared.
    pub(super) shares: Chances,
}

/// A position of so many is kept: neighbours teach the same.
const KEEP_ONE_IN: u32 = 6;

/// Plays a game and keeps some of its positions.
pub(super) fn game<G: Courtly>(rules: &G, pupils: &mut Pupils<'_, G>, dice: &mut Quick) -> Vec<Lesson> {
    let mut state = rules.start();
    let mut kept = Vec::new();
    let mut legal = Actions::new();
    while !rules.is_over(&state) {
        if dice.below(KEEP_ONE_IN) == 0 {
            kept.push(features(rules, &state));
        }
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.draw(&state, dice);
                rules.settle(&mut state, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                let action = pupils.choose(rules, &state, seat, &legal, dice);
                rules.play_unchecked(&mut state, seat, action, &mut ());
            }
        }
    }
    let shares = shares(rules.seats(), &rules.scores(&state));
    kept.into_iter().map(|features| Lesson { features, shares }).collect()
}

fn features<G: Courtly>(rules: &G, state: &G::State) -> Vec<f32> {
    let mut all = vec![0.0; G::FEATURES * usize::from(rules.seats())];
    for (seat, features) in Seats::all(rules.seats()).iter().zip(all.chunks_exact_mut(G::FEATURES)) {
        rules.features(state, seat, features);
    }
    all
}
