//! Choices that others do not see: made by regret, so that nobody can count on them.
//!
//! Regret matching: each action is chosen as often as one regrets not having chosen it. The average of all those
//! choices, not the last one, is what is played.

use super::node::{Edge, Node};
use super::settings::Settings;
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

/// Learns what came of a choice, and from it what one ought to have chosen. Later choices count more in the average:
/// the first ones were made in ignorance.
pub(super) fn learn<A: Copy + Eq>(node: &mut Node<A>, place: u32, value: f32, settings: &Settings) {
    let edge = &mut node.edges[place as usize];
    edge.recent += (value - edge.recent) * RECENT.max(1.0 / edge.visits as f32);
    let unknown = node.unknown(settings);
    let regrets: f32 = node.edges.iter().map(|edge| edge.regret).sum();
    let odds: f32 = node.edges.iter().map(|edge| edge.odds).sum();
    let wanted = |edge: &Edge<A>| if regrets > 0.0 { edge.regret / regrets } else { edge.odds / odds };
    let worth = |edge: &Edge<A>| if edge.visits == 0 { unknown } else { edge.recent };
    let expected: f32 = node.edges.iter().map(|edge| wanted(edge) * worth(edge)).sum();
    for edge in &mut node.edges {
        edge.weight += wanted(edge) * node.visits as f32;
        edge.regret = (edge.regret + worth(edge) - expected).max(0.0);
    }
}

/// One of the places, each as likely as its share.
pub(super) fn pick<T: Copy>(places: &[T], share: impl Fn(&T) -> f32, dice: &mut impl Dice) -> T {
    const FINE: u32 = 1 << 24;
    let sum: f32 = places.iter().map(&share).sum();
    let mut left = sum * dice.below(FINE) as f32 / FINE as f32;
    for place in places {
        left -= share(place);
        if left < 0.0 {
            return *place;
        }
    }
    places[places.len() - 1]
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
            seats[0].learn(one, worth, &settings);
            seats[1].learn(other, 1.0 - worth, &settings);
        }
        let sum: f32 = seats[1].edges.iter().map(|edge| edge.weight).sum();
        let mix: Vec<f32> = seats[1].edges.iter().map(|edge| edge.weight / sum).collect();
        let answers = WORTH.map(|row| row.iter().zip(&mix).map(|(worth, share)| worth * share).sum::<f32>());
        let best = answers.into_iter().fold(0.0, f32::max);
        assert!(best < 0.56, "{mix:?} can be beaten: {answers:?}");
        assert!(mix.iter().all(|share| *share > 0.1), "{mix:?}");
    }
}
