//! A beginner's opinion of each action of Kingsburg.
//!
//! `context.rs` thinks a position over once for a decision: what is left of the game (`time_left.rs`), what the seat wants to
//! build and what its goods are worth for that (`build_goals.rs`, `value.rs`), and how winter is likely to end (`war.rs`).
//! Each question then asks it: dice and advisors in `advisor_value.rs` and `influence.rs`, building in `build.rs`, the rest of a
//! season in `season.rs`, cards in `modules.rs`.

mod advisor_value;
mod build;
mod build_goals;
mod context;
mod influence;
mod modules;
mod rationale;
mod season;
pub(super) mod time_left;
mod value;
pub(super) mod war;

pub use rationale::Rationale;

use crate::ActionScores;
use ::kingsburg::module;
use ::kingsburg::state::State;
use ::kingsburg::{Action, Ask, Kingsburg};
use build_goals::Purse;
use context::PolicyContext;
use engine::{Game, Seat};

/// How sure a squire is of a point: most decisions are about parts of one, and one who took the worse half as often as
/// these parts suggest would lose a third of his points over a game.
const SURE: f32 = 2.5;

/// No opinion is farther from nothing than this.
const MOST: f32 = 30.0;

/// A squire's opinion of each action.
pub(super) fn score(
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    actions: &[Action],
    opinions: &mut ActionScores<Rationale>,
) {
    let context = PolicyContext::new(rules, world, seat);
    match rules.ask(world, seat) {
        Some(Ask::Influence) => influence::score(&context, actions, opinions),
        Some(Ask::Build | Ask::BuildAgain | Ask::Module(module::Ask::Again)) => {
            let turn = build::Turn::new(&context);
            push_all(actions, opinions, |action| turn.opinion(action));
        }
        Some(Ask::Change) => {
            let mut cup = season::Cup::new(&context, actions.len());
            push_all(actions, opinions, |action| cup.opinion(action));
        }
        Some(Ask::Choose) => {
            let held = context.expected_goods();
            push_all(actions, opinions, |action| of_the_rest(&context, held, action));
        }
        Some(Ask::Alchemy | Ask::Spy | Ask::Powers | Ask::Recruit | Ask::GiveUp | Ask::Module(_)) | None => {
            let held = Purse::of(context.lord.goods.0);
            push_all(actions, opinions, |action| of_the_rest(&context, held, action));
        }
    }
}

/// Tells an opinion: `worth` is in points.
#[inline]
fn push(opinions: &mut ActionScores<Rationale>, worth: f32, why: Rationale) {
    opinions.push((SURE * worth).clamp(-MOST, MOST), why);
}

/// ActionScores of all actions, one by one.
fn push_all(
    actions: &[Action],
    opinions: &mut ActionScores<Rationale>,
    mut opinion: impl FnMut(Action) -> (f32, Rationale),
) {
    for &action in actions {
        let (worth, why) = opinion(action);
        push(opinions, worth, why);
    }
}

/// The opinion of an action that needs no plan, for one who has these goods or will have them.
fn of_the_rest(context: &PolicyContext<'_>, held: Purse, action: Action) -> (f32, Rationale) {
    match action {
        Action::Take(good) => context.taking(held, good),
        Action::Trade(good) => context.trading(good),
        Action::Spy => context.spying(),
        Action::TownHall(_) | Action::Sawmill | Action::Stonecutter | Action::Goldsmith => {
            context.power(action)
        }
        Action::Recruit(payment) => context.recruiting(payment),
        Action::GiveUp(good) => context.giving_up(good),
        Action::Module(action) => context.module(action),
        Action::Pass => declining(context),
        Action::Done => (0.0, Rationale::NothingBetter),
        Action::Statue { .. } | Action::Chapel | Action::Place(_) | Action::Build(_) => {
            (0.0, Rationale::NothingBetter)
        }
    }
}

/// A whim that is declined still gives what it gives to everybody.
fn declining(context: &PolicyContext<'_>) -> (f32, Rationale) {
    let whim =
        matches!(context.rules.ask(context.world, context.seat), Some(Ask::Module(module::Ask::Whim(_))));
    if whim {
        (context.ahead(Action::Pass), Rationale::NothingBetter)
    } else {
        (0.0, Rationale::NothingBetter)
    }
}
