//! Autumn: privileges, the first card, pleas and the tithe.

use super::context::{Losses, PolicyContext};
use super::rationale::Rationale;
use ::krieg::{Action, Cards, Good};
use engine::Seat;

/// Scores each privilege by its value above an average card per year.
pub(super) fn score_privileges(
    context: &PolicyContext<'_>,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let (plain, uses) = (context.plain_values(), context.uses());
    for &action in actions {
        if let Action::Privilege { good, from } = action {
            let n = good as usize;
            let used = if uses[n].1 > 0.0 { uses[n].0 } else { 0.0 };
            let second = if context.me.privileges[good] > 0 { context.params.second_privilege } else { 0.0 };
            let worth = (plain[n] + used - context.card_value()) * context.years.max(1.0) + second;
            match from {
                None => push(worth, Rationale::TakesFromSupply),
                Some(rival) => push(
                    worth + context.rival_gain_cost(rival) * context.privilege_value(),
                    Rationale::TakesFromRival,
                ),
            }
        } else {
            push(0.0, Rationale::TakesFromSupply);
        }
    }
}

/// Scores each card of the deck.
pub(super) fn score_first_cards(
    context: &PolicyContext<'_>,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let (plain, uses) = (context.plain_values(), context.uses());
    for &action in actions {
        let worth = match chosen(action) {
            Some(good) => {
                let (used, wanted) = uses[good as usize];
                plain[good as usize] + used * (wanted - f32::from(context.me.hand[good])).clamp(0.0, 1.0)
            }
            None => 0.0,
        };
        push(worth, Rationale::ChoosesCard);
    }
}

fn chosen(action: Action) -> Option<Good> {
    if let Action::Choose(good) = action { Some(good) } else { None }
}

/// Scores a plea with each rival: half of the rival's cards for a privilege.
pub(super) fn score_pleas(
    context: &PolicyContext<'_>,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    for &action in actions {
        if let Action::Plead(from) = action {
            let gain = plea(context, from);
            push(gain, if gain > 0.0 { Rationale::PleadsForCards } else { Rationale::PleaHelpsGiver });
        } else {
            push(0.0, Rationale::StaysProud);
        }
    }
}

fn plea(context: &PolicyContext<'_>, from: Seat) -> f32 {
    let cards = f32::from(context.world.lords[from].hand.total() / 2) * context.card_value();
    cards + context.rival_gain_cost(from) * (cards - context.privilege_value())
}

/// Scores each tithe by the value of the cards.
pub(super) fn score_tithes(
    context: &PolicyContext<'_>,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let losses = Losses::new(context);
    for &action in actions {
        let paid = if let Action::Discard(cards) = action { cards } else { Cards::NONE };
        push(-losses.of(paid), Rationale::PaysTithe);
    }
}
