//! What a position is worth where the tree ends.

use super::Desk;
use super::settings::Settings;
use super::{mixed, odds};
use crate::Courtly;
use crate::value::{Chances, Judge, chances, shares};
use engine::{Quick, Turn};

/// The chances of all seats in a world: play goes on as squires would for a few decisions, then it is judged.
pub(super) fn weigh<G: Courtly>(
    rules: &G,
    world: &mut G::State,
    judge: &impl Judge,
    settings: &Settings,
    desk: &mut Desk<G>,
    dice: &mut Quick,
) -> Chances {
    let mut left = settings.playout;
    while left > 0 {
        match rules.turn(world) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.draw(world, dice);
                rules.settle(world, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                desk.legal.clear();
                rules.legal(world, seat, &mut desk.legal);
                let action = match &desk.legal[..] {
                    [only] => *only,
                    legal => {
                        odds::of(rules, world, seat, legal, &mut desk.opinions, settings, &mut desk.odds);
                        desk.places.clear();
                        desk.places.extend(0..legal.len() as u32);
                        legal[mixed::pick(&desk.places, |place| desk.odds[*place as usize], dice) as usize]
                    }
                };
                rules.play_unchecked(world, seat, action, &mut ());
                left -= 1;
            }
        }
    }
    if rules.is_over(world) {
        return shares(rules.seats(), &rules.scores(world));
    }
    chances(rules, world, judge, &mut desk.features)
}
