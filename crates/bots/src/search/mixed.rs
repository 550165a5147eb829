//! Choices that others do not see: made by regret, so that nobody can count on them.
//!
//! Regret matching: each action is chosen as often as one regrets not having chosen it. The average of all those
//! choices, not the last one, is what is played.

use super::node::Node;
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

/// Learns what one ought to have chosen, from what came of each on average.
pub(super) fn learn<A: Copy + Eq>(node: &mut Node<A>, settings: &Settings) {
    let unknown = node.unknown(settings);
    let regrets: f32 = node.edges.iter().map(|edge| edge.regret).sum();
    let odds: f32 = node.edges.iter().map(|edge| edge.odds).sum();
    let wanted = |regret: f32, own: f32| if regrets > 0.0 { regret / regrets } else { own / odds };
    let expected: f32 =
        node.edges.iter().map(|edge| wanted(edge.regret, edge.odds) * edge.mean(unknown)).sum();
    for edge in &mut node.edges {
        edge.weight += wanted(edge.regret, edge.odds);
        edge.regret = (edge.regret + edge.mean(unknown) - expected).max(0.0);
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
