//! The policy of Kingsburg: scores of actions.
//!
//! `context.rs` computes the inputs once per decision: what is left of the game (`time_left.rs`), the seat's build goals and the
//! values of goods (`build_goals.rs`, `value.rs`), and the battle of this winter (`war.rs`). Decisions use it: dice and advisors
//! in `advisor_value.rs` and `influence.rs`, building in `build.rs`, the rest of a season in `season.rs`, cards in `modules.rs`.

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
use build_goals::Holdings;
use context::PolicyContext;
use engine::{Game, Seat};

/// The factor from victory points to scores: most decisions are about fractions of a point, and with a factor of 1 a softmax
/// would lose a third of the points over a game.
const SURE: f32 = 2.5;

/// The bound of scores.
const MOST: f32 = 30.0;

/// Scores each action.
pub(super) fn score(
    rules: &Kingsburg,
    world: &State,
    seat: Seat,
    actions: &[Action],
    scores: &mut ActionScores<Rationale>,
) {
    let context = PolicyContext::new(rules, world, seat);
    match rules.ask(world, seat) {
        Some(Ask::Influence) => influence::score(&context, actions, scores),
        Some(Ask::Build | Ask::BuildAgain | Ask::Module(module::Ask::Again)) => {
            let turn = build::Turn::new(&context);
            push_all(actions, scores, |action| turn.score(action));
        }
        Some(Ask::Change) => {
            let mut change = season::DiceChange::new(&context, actions.len());
            push_all(actions, scores, |action| change.score(action));
        }
        Some(Ask::Choose) => {
            let held = context.expected_goods();
            push_all(actions, scores, |action| of_the_rest(&context, held, action));
        }
        Some(Ask::Alchemy | Ask::Spy | Ask::Powers | Ask::Recruit | Ask::GiveUp | Ask::Module(_)) | None => {
            let held = Holdings::of(context.lord.goods.0);
            push_all(actions, scores, |action| of_the_rest(&context, held, action));
        }
    }
}

/// Appends a score; `worth` is in victory points.
#[inline]
fn push(scores: &mut ActionScores<Rationale>, worth: f32, rationale: Rationale) {
    scores.push((SURE * worth).clamp(-MOST, MOST), rationale);
}

/// Appends the scores of all actions.
fn push_all(
    actions: &[Action],
    scores: &mut ActionScores<Rationale>,
    mut score: impl FnMut(Action) -> (f32, Rationale),
) {
    for &action in actions {
        let (worth, rationale) = score(action);
        push(scores, worth, rationale);
    }
}

/// The value and the rationale of an action that needs no plan; `held` are the goods that the seat has or will have.
fn of_the_rest(context: &PolicyContext<'_>, held: Holdings, action: Action) -> (f32, Rationale) {
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

/// The value of declining a whim, which still has its effect on all players.
fn declining(context: &PolicyContext<'_>) -> (f32, Rationale) {
    let whim =
        matches!(context.rules.ask(context.world, context.seat), Some(Ask::Module(module::Ask::Whim(_))));
    if whim {
        (context.ahead(Action::Pass), Rationale::NothingBetter)
    } else {
        (0.0, Rationale::NothingBetter)
    }
}
