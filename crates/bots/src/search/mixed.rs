//! Choices that others do not see: made by regret, so that nobody can count on them.
//!
//! Regret matching: each action is chosen as often as one regrets not having chosen it. The average of all those
//! choices, not the last one, is what is played.

use super::node::{Edge, Node};
use super::settings::Settings;
use crate::luck::pick;
use engine::Dice;

/// Chooses one of the places by regret; now and then any of them.
pub(super) fn select<A: Copy + Eq>(
    node: &Node<A>,
    places: &[u32],
    settings: &Settings,
    dice: &mut impl Dice,
) -> u32 {
    let edge = |place: &u32| &node.edges[*place as usize];
    let regrets: f32 = places.iter().map(|place| edge(place).regret).sum();
    let odds: f32 = places.iter().map(|place| edge(place).odds).sum();
    let even = settings.wandering / places.len() as f32;
    let share = |place: &u32| {
        let wanted = if regrets > 0.0 { edge(place).regret / regrets } else { edge(place).odds / odds };
        even + (1.0 - settings.wandering) * wanted
    };
    pick(places, share, dice)
}

/// How much the latest outcome counts at least in what came of an action lately.
const RECENT: f32 = 0.05;

/// Learns what came of a choice, and from it which of the places one ought to have chosen: what was not possible in this
/// world is not regretted. Later choices count more in the average: the first ones were made in ignorance.
pub(super) fn learn<A: Copy + Eq>(
    node: &mut Node<A>,
    place: u32,
    value: f32,
    among: &[u32],
    settings: &Settings,
) {
    let edge = &mut node.edges[place as usize];
    edge.recent += (value - edge.recent) * RECENT.max(1.0 / edge.visits as f32);
    let (unknown, visits) = (node.unknown(settings), node.visits as f32);
    let sum =
        |of: fn(&Edge<A>) -> f32| among.iter().map(|place| of(&node.edges[*place as usize])).sum::<f32>();
    let (regrets, odds) = (sum(|edge| edge.regret), sum(|edge| edge.odds));
    let wanted = |edge: &Edge<A>| if regrets > 0.0 { edge.regret / regrets } else { edge.odds / odds };
    let worth = |edge: &Edge<A>| if edge.visits == 0 { unknown } else { edge.recent };
    let share = |place: &u32| wanted(&node.edges[*place as usize]) * worth(&node.edges[*place as usize]);
    let expected: f32 = among.iter().map(share).sum();
    for place in among {
        let edge = &mut node.edges[*place as usize];
        edge.weight += wanted(edge) * visits;
        edge.regret = (edge.regret + worth(edge) - expected).max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Quick;

    /// What rock, paper and scissors are worth against each other; scissors win twice as much.
    const WORTH: [[f32; 3]; 3] = [[0.5, 0.25, 1.0], [0.75, 0.5, 0.0], [0.0, 1.0, 0.5]];

    /// Two who cannot see each other's choice learn to mix: no answer beats the average of their choices.
    #[test]
    fn secret_choices_become_unpredictable() {
        let settings = Settings::KNIGHT;
        let mut dice = Quick::new(2);
        let mut seats = [(); 2].map(|()| Node::new(&[0, 1, 2], &[1.0, 0.1, 0.1], true));
        for _ in 0..20_000 {
            let [one, other] = [0, 1].map(|seat: usize| seats[seat].select(&[0, 1, 2], &settings, &mut dice));
            let worth = WORTH[one as usize][other as usize];
            seats[0].learn(one, worth, &[0, 1, 2], &settings);
            seats[1].learn(other, 1.0 - worth, &[0, 1, 2], &settings);
        }
        let sum: f32 = seats[1].edges.iter().map(|edge| edge.weight).sum();
        let mix: Vec<f32> = seats[1].edges.iter().map(|edge| edge.weight / sum).collect();
        let answers = WORTH.map(|row| row.iter().zip(&mix).map(|(worth, share)| worth * share).sum::<f32>());
        let best = answers.into_iter().fold(0.0, f32::max);
        assert!(best < 0.56, "{mix:?} can be beaten: {answers:?}");
        assert!(mix.iter().all(|share| *share > 0.1), "{mix:?}");
    }

    /// Only what could be done is regretted: an action that is seldom possible is no better for it.
    #[test]
    fn what_was_not_possible_is_not_regretted() {
        let settings = Settings::KNIGHT;
        let mut dice = Quick::new(4);
        let mut node = Node::new(&[0, 1, 2], &[1.0; 3], true);
        for round in 0..2_000 {
            let among: &[u32] = if round % 10 == 0 { &[0, 1, 2] } else { &[0, 1] };
            let place = node.select(among, &settings, &mut dice);
            node.learn(place, [0.2, 0.4, 0.6][place as usize], among, &settings);
            let unheeded = node.edges[2].regret;
            node.learn(1, 0.4, &[0, 1], &settings);
            assert_eq!(node.edges[2].regret, unheeded, "regretted although it was not possible");
        }
        let share = |place: usize| node.edges[place].weight / node.edges[1].weight;
        assert!(share(0) < 0.1, "the worst is chosen: {}", share(0));
        assert!(node.edges[2].regret > 0.0, "the best is not missed where it is possible");
    }
}
