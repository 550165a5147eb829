//! A beginner's opinion of each action of Krieg.
//!
//! Everything is reckoned in victory points: what a prize, a card, a house or a tile will bring until the roof is
//! built. The figures of that reckoning are the squire's [`Temper`].

mod autumn;
mod spring;
mod summer;
mod survey;
mod temper;
mod why;
mod winter;

pub use why::Why;

use crate::ActionScores;
use ::krieg::{Ask, Krieg};
use engine::{Game, Seat};
use survey::Survey;
use temper::{MOST_WORTH, TEMPER, Temper};

/// A squire's opinion of each action.
pub(super) fn appraise(
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    opinions: &mut ActionScores<Why>,
) {
    appraise_with(&TEMPER, rules, world, seat, actions, opinions);
}

/// The opinion of a squire with a temper of its own.
fn appraise_with(
    temper: &Temper,
    rules: &Krieg,
    world: &<Krieg as Game>::State,
    seat: Seat,
    actions: &[<Krieg as Game>::Action],
    opinions: &mut ActionScores<Why>,
) {
    let Some(ask) = rules.ask(world, seat) else {
        return;
    };
    let survey = Survey::new(temper, rules, world, seat);
    let keenness = if matches!(ask, Ask::Bid { .. }) { temper.bid_keenness } else { temper.keenness };
    let mut say = |vp: f32, why: Why| opinions.push(bounded(vp * keenness), why);
    match ask {
        Ask::Play | Ask::Swap => winter::appraise(&survey, actions, &mut say),
        Ask::Bid { high } => spring::appraise(&survey, high, actions, &mut say),
        Ask::Act => summer::appraise_acts(&survey, actions, &mut say),
        Ask::Answer { by } => summer::appraise_answers(&survey, by, actions, &mut say),
        Ask::Privilege => autumn::appraise_privileges(&survey, actions, &mut say),
        Ask::FirstCard => autumn::appraise_first_cards(&survey, actions, &mut say),
        Ask::Plea => autumn::appraise_pleas(&survey, actions, &mut say),
        Ask::Tithe { .. } => autumn::appraise_tithes(&survey, actions, &mut say),
    }
}

/// A worth within bounds: as it is near nothing, the order kept far from it.
fn bounded(worth: f32) -> f32 {
    worth * MOST_WORTH / (MOST_WORTH + worth.abs())
}
