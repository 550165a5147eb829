//! Summer: farms, workers, raids and bribes.

use super::survey::{Survey, parts_left};
use super::why::Why;
use ::krieg::plan::Step;
use ::krieg::{Action, Good, Site};
use engine::{Seat, Seats};

/// A summer as the one who acts sees it.
struct Summer<'a> {
    survey: &'a Survey<'a>,
    /// What the next card of each good is worth in hand.
    values: [f32; 4],
}

/// Says what each deed of one's own turn is worth.
pub(super) fn appraise_acts(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    let summer = Summer::new(survey);
    for &action in actions {
        match action {
            Action::Farm => summer.farm(say),
            Action::Worker => summer.worker(say),
            Action::Attack(target) => summer.attack(target, say),
            Action::Bribe(target) => summer.bribe(target, say),
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
            | Action::Discard(_) => say(0.0, Why::KeepsTheRest),
        }
    }
}

/// Says what each answer to an attack is worth.
pub(super) fn appraise_answers(
    survey: &Survey<'_>,
    by: Seat,
    actions: &[Action],
    say: &mut impl FnMut(f32, Why),
) {
    let loot =
        if survey.world.spoils.from.has(survey.seat) { 0.0 } else { survey.temper.loot * survey.card() };
    let looted = loot * survey.envy(by);
    let knight = Summer::new(survey).values[Good::Knights as usize];
    for &action in actions {
        match action {
            Action::Defend => say(-knight, Why::SavesHouse),
            Action::Lose(Site::Outer) => {
                say(-looted - survey.farm(survey.me.outer.saturating_sub(1)), Why::LosesFarm);
            }
            Action::Lose(Site::Inner) => {
                say(-looted - survey.worker_house(parts_left(survey.world)), Why::LosesWorker);
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
            | Action::Discard(_) => say(0.0, Why::KeepsTheRest),
        }
    }
}

impl<'a> Summer<'a> {
    fn new(survey: &'a Survey<'a>) -> Summer<'a> {
        let spare = survey.surplus() >= 1.0 && !survey.mobilising;
        let saved = if spare { survey.temper.surplus * survey.card() } else { 0.0 };
        Summer { survey, values: survey.plain_values().map(|value| value - saved) }
    }

    /// What the last card of a good that the hand holds is worth there.
    fn value(&self, good: Good) -> f32 {
        self.values[good as usize]
    }

    fn farm(&self, say: &mut impl FnMut(f32, Why)) {
        let outer = self.survey.me.outer;
        let why = if outer % 2 == 1 { Why::CompletesPair } else { Why::FoundsFarm };
        say(self.farm_gain(outer) - self.value(Good::Grain), why);
    }

    /// In the mobilisation only the last farm of a pair pays, and once.
    fn farm_gain(&self, outer: u8) -> f32 {
        if self.survey.mobilising {
            return if outer % 2 == 1 { MOBILISED_CARD } else { 0.0 };
        }
        self.survey.farm(outer)
    }

    fn worker(&self, say: &mut impl FnMut(f32, Why)) {
        let house = self.survey.temper.worker * self.survey.worker_house(parts_left(self.survey.world));
        let planned = if self.survey.may_propose_part() { self.survey.temper.planned } else { 0.0 };
        let farm = self.farm_gain(self.survey.me.outer.saturating_sub(1));
        let gain = house + planned - farm - self.value(Good::Workers);
        say(gain, if gain > 0.0 { Why::SendsWorker } else { Why::FarmPaysMore });
    }

    fn attack(&self, target: Seat, say: &mut impl FnMut(f32, Why)) {
        let unguarded = self.survey.unguarded(target);
        let looted = self.survey.world.spoils.from.has(target);
        let envy = self.survey.envy(target) / self.survey.temper.envy;
        let loot = if looted { 0.0 } else { self.loot() };
        let gain = unguarded * (loot + self.survey.temper.burned * envy) - self.knight();
        let why = if unguarded < 0.5 {
            Why::RaidsGuarded
        } else if looted {
            Why::BurnsWithoutLoot
        } else {
            Why::RaidsUnguarded
        };
        say(gain, why);
    }

    fn loot(&self) -> f32 {
        let card = if self.survey.mobilising { MOBILISED_CARD } else { self.survey.card() };
        self.survey.temper.loot * card
    }

    /// What one's next knight is worth at home: those who act later may come.
    fn knight(&self) -> f32 {
        let threats = self.later().len() as f32;
        let beyond = f32::from(self.survey.me.hand[Good::Knights]) - 1.0;
        let guard = self.survey.temper.guard * (threats - beyond).max(0.0);
        self.value(Good::Knights) + guard
    }

    /// Those who act later this summer.
    fn later(&self) -> Seats {
        let turns = |&step: &Step| if let Step::Turns(left) = step { Some(left) } else { None };
        self.survey.world.agenda.left().iter().rev().find_map(turns).unwrap_or(Seats::NONE)
    }

    fn bribe(&self, target: Seat, say: &mut impl FnMut(f32, Why)) {
        let guarded = 1.0 - self.survey.unguarded(target);
        let gain = guarded * self.survey.temper.bribed - self.value(Good::Wealth);
        say(gain, if guarded < 0.5 { Why::BribeWasted } else { Why::BribesKnight });
    }
}

/// What a random card becomes in the mobilisation.
const MOBILISED_CARD: f32 = 0.5;
