//! What a position is worth where the tree ends.

use super::{Desk, Means};
use crate::Courtly;
use crate::value::{Chances, Judge, chances, shares};
use engine::{Dice, Quick, Seat, Turn};

/// The chances of all seats in a world: play goes on as squires would for a few decisions, then it is judged.
pub(super) fn weigh<G: Courtly, J: Judge>(
    means: &Means<'_, G, J>,
    world: &mut G::State,
    desk: &mut Desk<G>,
    dice: &mut Quick,
) -> Chances {
    let Means { rules, judge, settings, .. } = *means;
    let mut left = settings.playout;
    while left > 0 {
        match rules.turn(world) {
            Turn::Over => break,
            Turn::Chance if settings.until_chance => break,
            Turn::Chance => {
                let chance = rules.draw(world, dice);
                rules.settle(world, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let action = as_a_squire(rules, world, seat, desk, dice);
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

/// What a squire would do.
pub(super) fn as_a_squire<G: Courtly>(
    rules: &G,
    world: &G::State,
    seat: Seat,
    desk: &mut Desk<G>,
    dice: &mut Quick,
) -> G::Action {
    desk.legal.clear();
    rules.legal(world, seat, &mut desk.legal);
    if let [only] = desk.legal[..] {
        return only;
    }
    desk.opinions.clear();
    rules.appraise(world, seat, &desk.legal, &mut desk.opinions);
    desk.legal[desk.opinions.best(|equals| dice.below(equals))]
}
