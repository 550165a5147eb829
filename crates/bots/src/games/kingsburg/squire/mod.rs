//! A beginner's opinion of each action of Kingsburg.
//!
//! `mind.rs` thinks a position over once for a decision: what is left of the game (`times.rs`), what the seat wants to
//! build and what its goods are worth for that (`wants.rs`, `value.rs`), and how winter is likely to end (`war.rs`).
//! Each question then asks it: dice and advisors in `aid.rs` and `influence.rs`, building in `build.rs`, the rest of a
//! season in `season.rs`, cards in `modules.rs`.

mod aid;
mod build;
mod influence;
mod mind;
mod modules;
mod season;
pub(super) mod times;
mod value;
mod wants;
pub(super) mod war;
mod why;

pub use why::Why;

use crate::ActionScores;
use ::kingsburg::module;
use ::kingsburg::state::State;
use ::kingsburg::{Action, Ask, Kingsburg};
use engine::{Game, Seat};
use mind::Mind;
use wants::Purse;

/// How sure a squire is of a point: most decisions are about parts of one, and one who took the worse half as often as
/// these parts suggest would lose a third of his points over a game.
const SURE: f32 = 2.5;

/// No opinion is farther from nothing than this.
const MOST: f32 = 30.0;

/// A squire's opinion of each action.
pub(super) fn appraise(
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    actions: &[Action],
    opinions: &mut ActionScores<Why>,
) {
    let mind = Mind::new(rules, world, seat);
    match rules.ask(world, seat) {
        Some(Ask::Influence) => influence::appraise(&mind, actions, opinions),
        Some(Ask::Build | Ask::BuildAgain | Ask::Module(module::Ask::Again)) => {
            let turn = build::Turn::new(&mind);
            push_all(actions, opinions, |action| turn.opinion(action));
        }
        Some(Ask::Change) => {
            let mut cup = season::Cup::new(&mind, actions.len());
            push_all(actions, opinions, |action| cup.opinion(action));
        }
        Some(Ask::Choose) => {
            let held = mind.expected_goods();
            push_all(actions, opinions, |action| of_the_rest(&mind, held, action));
        }
        Some(Ask::Alchemy | Ask::Spy | Ask::Powers | Ask::Recruit | Ask::GiveUp | Ask::Module(_)) | None => {
            let held = Purse::of(mind.lord.goods.0);
            push_all(actions, opinions, |action| of_the_rest(&mind, held, action));
        }
    }
}

/// Tells an opinion: `worth` is in points.
#[inline]
fn push(opinions: &mut ActionScores<Why>, worth: f32, why: Why) {
    opinions.push((SURE * worth).clamp(-MOST, MOST), why);
}

/// ActionScores of all actions, one by one.
fn push_all(
    actions: &[Action],
    opinions: &mut ActionScores<Why>,
    mut opinion: impl FnMut(Action) -> (f32, Why),
) {
    for &action in actions {
        let (worth, why) = opinion(action);
        push(opinions, worth, why);
    }
}

/// The opinion of an action that needs no plan, for one who has these goods or will have them.
fn of_the_rest(mind: &Mind<'_>, held: Purse, action: Action) -> (f32, Why) {
    match action {
        Action::Take(good) => mind.taking(held, good),
        Action::Trade(good) => mind.trading(good),
        Action::Spy => mind.spying(),
        Action::TownHall(_) | Action::Sawmill | Action::Stonecutter | Action::Goldsmith => mind.power(action),
        Action::Recruit(payment) => mind.recruiting(payment),
        Action::GiveUp(good) => mind.giving_up(good),
        Action::Module(action) => mind.module(action),
        Action::Pass => declining(mind),
        Action::Done => (0.0, Why::NothingBetter),
        Action::Statue { .. } | Action::Chapel | Action::Place(_) | Action::Build(_) => {
            (0.0, Why::NothingBetter)
        }
    }
}

/// A whim that is declined still gives what it gives to everybody.
fn declining(mind: &Mind<'_>) -> (f32, Why) {
    let whim = matches!(mind.rules.ask(mind.world, mind.seat), Some(Ask::Module(module::Ask::Whim(_))));
    if whim { (mind.ahead(Action::Pass), Why::NothingBetter) } else { (0.0, Why::NothingBetter) }
}
