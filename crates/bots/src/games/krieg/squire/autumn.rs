//! Privileges, the chosen first card, pleas and the tithe.

use super::survey::{Losses, Survey};
use super::why::Why;
use ::krieg::{Action, Cards, Good};
use engine::Seat;

/// Says what each privilege is worth beyond one of an ordinary kind.
pub(super) fn appraise_privileges(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    let (plain, uses) = (survey.plain_values(), survey.uses());
    for &action in actions {
        if let Action::Privilege { good, from } = action {
            let n = good as usize;
            let used = if uses[n].1 > 0.0 { uses[n].0 } else { 0.0 };
            let second = if survey.me.privileges[good] > 0 { survey.temper.second_tile } else { 0.0 };
            let worth = (plain[n] + used - survey.card()) * survey.years.max(1.0) + second;
            match from {
                None => say(worth, Why::TakesFromSupply),
                Some(rival) => say(worth + survey.envy(rival) * survey.tile(), Why::TakesFromRival),
            }
        } else {
            say(0.0, Why::TakesFromSupply);
        }
    }
}

/// Says what each card of the deck is worth.
pub(super) fn appraise_first_cards(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    let (plain, uses) = (survey.plain_values(), survey.uses());
    for &action in actions {
        let worth = match chosen(action) {
            Some(good) => {
                let (used, wanted) = uses[good as usize];
                plain[good as usize] + used * (wanted - f32::from(survey.me.hand[good])).clamp(0.0, 1.0)
            }
            None => 0.0,
        };
        say(worth, Why::ChoosesCard);
    }
}

fn chosen(action: Action) -> Option<Good> {
    if let Action::Choose(good) = action { Some(good) } else { None }
}

/// Says what pleading with each rival is worth: half his cards for a privilege.
pub(super) fn appraise_pleas(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    for &action in actions {
        if let Action::Plead(from) = action {
            let gain = plea(survey, from);
            say(gain, if gain > 0.0 { Why::PleadsForCards } else { Why::PleaHelpsGiver });
        } else {
            say(0.0, Why::StaysProud);
        }
    }
}

fn plea(survey: &Survey<'_>, from: Seat) -> f32 {
    let cards = f32::from(survey.world.lords[from].hand.total() / 2) * survey.card();
    cards + survey.envy(from) * (cards - survey.tile())
}

/// Says what each tithe costs.
pub(super) fn appraise_tithes(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    let losses = Losses::new(survey);
    for &action in actions {
        let paid = if let Action::Discard(cards) = action { cards } else { Cards::NONE };
        say(-losses.of(paid), Why::PaysTithe);
    }
}
