//! What is learnt from: positions of a game, and how it ended.

use crate::Courtly;
use crate::value::{Chances, Judge, Net, shares, soften};
use engine::{Actions, Dice, Quick, Seats, Turn};

use super::pupil::Pupils;

/// A position: the features of each seat, and how the win was shared in the end.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    /// The features of the first seat, then those of the second, and so on.
    pub(super) features: Vec<f32>,
    /// How the win was shared.
    pub(super) shares: Chances,
    /// What is to be thought of the position: how the win was shared, and what was thought of the positions after.
    pub(super) target: Chances,
}

impl Lesson {
    /// The features of each seat.
    pub(super) fn seats(&self, features: usize) -> impl Iterator<Item = &[f32]> {
        self.features.chunks_exact(features)
    }

    /// What a judge who looks at so many features thinks of each seat's chances.
    pub(super) fn odds(&self, judge: &impl Judge, features: usize) -> Vec<f32> {
        let mut odds: Vec<f32> = self.seats(features).map(|seat| judge.judge(seat)).collect();
        soften(&mut odds);
        odds
    }
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
    kept.into_iter().map(|features| Lesson { features, shares, target: shares }).collect()
}

/// Lets the end of a game count for less the further away it is, and what the network thinks of the positions between for
/// the rest (temporal differences).
pub(super) fn look_back(lessons: &mut [Lesson], patience: f32, net: &Net) {
    if patience >= 1.0 {
        return;
    }
    let mut later = lessons.last().map_or_else(Chances::default, |last| last.shares);
    for lesson in lessons.iter_mut().rev() {
        lesson.target = later;
        for (chance, thought) in later.0.iter_mut().zip(lesson.odds(net, net.features())) {
            *chance = patience * *chance + (1.0 - patience) * thought;
        }
    }
}

fn features<G: Courtly>(rules: &G, state: &G::State) -> Vec<f32> {
    let mut all = vec![0.0; G::FEATURES * usize::from(rules.seats())];
    for (seat, features) in Seats::all(rules.seats()).iter().zip(all.chunks_exact_mut(G::FEATURES)) {
        rules.features(state, seat, features);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::BySeat;

    /// A game of three positions that the first of two seats won.
    fn lessons() -> Vec<Lesson> {
        let shares = BySeat([1.0, 0.0, 0.0, 0.0, 0.0]);
        (0..3).map(|_| Lesson { features: vec![0.0; 2], shares, target: shares }).collect()
    }

    /// Who finds all positions even believes less in the end the further away it is.
    #[test]
    fn the_end_counts_less_the_further_away_it_is() {
        let mut lessons = lessons();
        look_back(&mut lessons, 0.5, &Net::blank(1));
        let targets: Vec<[f32; 2]> =
            lessons.iter().map(|lesson| [0, 1].map(|at| lesson.target.0[at])).collect();
        assert_eq!(targets, [[0.625, 0.375], [0.75, 0.25], [1.0, 0.0]]);
        assert!(lessons.iter().all(|lesson| lesson.shares.0[0] == 1.0), "how it ended is not changed");
    }

    /// Who is patient learns from the end alone.
    #[test]
    fn the_patient_look_at_the_end_alone() {
        let mut lessons = lessons();
        look_back(&mut lessons, 1.0, &Net::blank(1));
        assert!(lessons.iter().all(|lesson| lesson.target == lesson.shares));
    }
}
