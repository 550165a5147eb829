//! Summer: farms, workers, attacks and bribes.

use super::context::{PolicyContext, parts_left};
use super::rationale::Rationale;
use ::krieg::plan::Step;
use ::krieg::{Action, Good, Site};
use engine::{Seat, SeatSet};

/// The summer from the view of the acting seat.
struct Summer<'a> {
    context: &'a PolicyContext<'a>,
    /// The value of the next card of each good in hand.
    values: [f32; 4],
}

/// Scores each action of a seat's own turn.
pub(super) fn score_acts(
    context: &PolicyContext<'_>,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let summer = Summer::new(context);
    for &action in actions {
        match action {
            Action::Farm => summer.farm(push),
            Action::Worker => summer.worker(push),
            Action::Attack(target) => summer.attack(target, push),
            Action::Bribe(target) => summer.bribe(target, push),
            Action::Done
            | Action::Pass
            | Action::Play(_)
            | Action::Swap { .. }
            | Action::Take { .. }
            | Action::Bid(_)
            | Action::Privilege { .. }
            | Action::Defend
            | Action::Lose(_)
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => push(0.0, Rationale::KeepsTheRest),
        }
    }
}

/// Scores each answer to an attack.
pub(super) fn score_answers(
    context: &PolicyContext<'_>,
    by: Seat,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let loot = if context.world.spoils.from.contains(context.seat) {
        0.0
    } else {
        context.params.loot * context.card_value()
    };
    let looted = loot * context.rival_gain_cost(by);
    let knight = Summer::new(context).values[Good::Knights as usize];
    for &action in actions {
        match action {
            Action::Defend => push(-knight, Rationale::SavesHouse),
            Action::Lose(Site::Outer) => {
                push(-looted - context.farm_value(context.me.outer.saturating_sub(1)), Rationale::LosesFarm);
            }
            Action::Lose(Site::Inner) => {
                push(-looted - context.worker_house(parts_left(context.world)), Rationale::LosesWorker);
            }
            Action::Done
            | Action::Pass
            | Action::Play(_)
            | Action::Swap { .. }
            | Action::Take { .. }
            | Action::Bid(_)
            | Action::Privilege { .. }
            | Action::Farm
            | Action::Worker
            | Action::Attack(_)
            | Action::Bribe(_)
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => push(0.0, Rationale::KeepsTheRest),
        }
    }
}

impl<'a> Summer<'a> {
    fn new(context: &'a PolicyContext<'a>) -> Summer<'a> {
        let spare = context.surplus() >= 1.0 && !context.mobilising;
        let saved = if spare { context.params.tithe_loss * context.card_value() } else { 0.0 };
        Summer { context, values: context.plain_values().map(|value| value - saved) }
    }

    /// The value of the last card of a good in hand.
    fn value(&self, good: Good) -> f32 {
        self.values[good as usize]
    }

    fn farm(&self, push: &mut impl FnMut(f32, Rationale)) {
        let outer = self.context.me.outer;
        let rationale = if outer % 2 == 1 { Rationale::CompletesPair } else { Rationale::FoundsFarm };
        push(self.farm_gain(outer) - self.value(Good::Grain), rationale);
    }

    /// The value of a farm. In the mobilisation only the last farm of a pair pays, and only once.
    fn farm_gain(&self, outer: u8) -> f32 {
        if self.context.mobilising {
            return if outer % 2 == 1 { MOBILISED_CARD } else { 0.0 };
        }
        self.context.farm_value(outer)
    }

    fn worker(&self, push: &mut impl FnMut(f32, Rationale)) {
        let house = self.context.params.worker * self.context.worker_house(parts_left(self.context.world));
        let planned =
            if self.context.may_propose_part() { self.context.params.worker_before_part } else { 0.0 };
        let farm = self.farm_gain(self.context.me.outer.saturating_sub(1));
        let gain = house + planned - farm - self.value(Good::Workers);
        push(gain, if gain > 0.0 { Rationale::SendsWorker } else { Rationale::FarmPaysMore });
    }

    fn attack(&self, target: Seat, push: &mut impl FnMut(f32, Rationale)) {
        let unguarded = self.context.no_knight_probability(target);
        let looted = self.context.world.spoils.from.contains(target);
        let envy = self.context.rival_gain_cost(target) / self.context.params.rival_gain_cost;
        let loot = if looted { 0.0 } else { self.loot() };
        let gain = unguarded * (loot + self.context.params.burned_house * envy) - self.knight();
        let rationale = if unguarded < 0.5 {
            Rationale::RaidsGuarded
        } else if looted {
            Rationale::BurnsWithoutLoot
        } else {
            Rationale::RaidsUnguarded
        };
        push(gain, rationale);
    }

    fn loot(&self) -> f32 {
        let card = if self.context.mobilising { MOBILISED_CARD } else { self.context.card_value() };
        self.context.params.loot * card
    }

    /// The value of the next knight for defence against the seats that act later.
    fn knight(&self) -> f32 {
        let threats = self.later().len() as f32;
        let beyond = f32::from(self.context.me.hand[Good::Knights]) - 1.0;
        let guard = self.context.params.knight_per_threat * (threats - beyond).max(0.0);
        self.value(Good::Knights) + guard
    }

    /// The seats that act later this summer.
    fn later(&self) -> SeatSet {
        let turns = |&step: &Step| if let Step::Turns(left) = step { Some(left) } else { None };
        self.context.world.agenda.remaining().iter().rev().find_map(turns).unwrap_or(SeatSet::NONE)
    }

    fn bribe(&self, target: Seat, push: &mut impl FnMut(f32, Rationale)) {
        let guarded = 1.0 - self.context.no_knight_probability(target);
        let gain = guarded * self.context.params.bribed_knight - self.value(Good::Wealth);
        push(gain, if guarded < 0.5 { Rationale::BribeWasted } else { Rationale::BribesKnight });
    }
}

/// The value of a random card in the mobilisation.
const MOBILISED_CARD: f32 = 0.5;
