//! Where to look first, by judgement.

use super::node::Node;
use super::{Desk, Means};
use crate::Courtly;
use crate::value::{Judge, chances};
use engine::Seat;

/// Multiplies the odds of a node's actions by the seat's chances in the positions that they lead to, the best counting as
/// 1. The legal actions and their places lie on the desk; what a squire would hardly do is not looked at.
///
/// A node is worth it only when it has been visited a few times: most are visited once.
pub(super) fn by_judgement<G: Courtly, J: Judge>(
    means: &Means<'_, G, J>,
    world: &G::State,
    seat: Seat,
    node: &mut Node<G::Action>,
    desk: &mut Desk<G>,
) {
    let doubt = means.settings.doubt;
    desk.odds.clear();
    for (action, place) in desk.legal.iter().zip(&desk.places) {
        let hopeless = node.edges[*place as usize].odds <= doubt * 1.05;
        desk.odds.push(if hopeless { 0.0 } else { after(means, world, seat, *action, &mut desk.features) });
    }
    let best = desk.odds.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    for (place, chance) in desk.places.iter().zip(&desk.odds) {
        let edge = &mut node.edges[*place as usize];
        if *chance > 0.0 {
            edge.odds = edge.odds * chance / best + doubt;
        }
    }
}

/// The seat's chance after an action.
fn after<G: Courtly, J: Judge>(
    means: &Means<'_, G, J>,
    world: &G::State,
    seat: Seat,
    action: G::Action,
    features: &mut Vec<f32>,
) -> f32 {
    let mut next = *world;
    means.rules.play_unchecked(&mut next, seat, action, &mut ());
    chances(means.rules, &next, means.judge, features)[seat]
}
