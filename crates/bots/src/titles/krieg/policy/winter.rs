//! Winter: which agenda card to play.

use super::context::PolicyContext;
use super::rationale::Rationale;
use ::krieg::{Action, Good, Matter, Problem, Symbol};
use engine::SeatSet;

/// The expected value of each agenda card.
struct Agenda<'a> {
    context: &'a PolicyContext<'a>,
    /// The probability of each seat to win the auction, by problem.
    probabilities: [[f32; 4]; 4],
    /// The value for the deciding seat of a win of each seat, by symbol.
    stakes: [[f32; 4]; 2],
    /// The expected value of the agenda card on the table.
    table: f32,
}

/// Scores each agenda card, or the swap for it.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], push: &mut impl FnMut(f32, Rationale)) {
    let agenda = Agenda::new(context);
    for &action in actions {
        match action {
            Action::Play(matter) => agenda.play(matter, push),
            Action::Swap { pay, play } => agenda.swap(pay, play, push),
            Action::Take { pay } => agenda.take(pay, push),
            Action::Pass
            | Action::Bid(_)
            | Action::Privilege { .. }
            | Action::Farm
            | Action::Worker
            | Action::Attack(_)
            | Action::Bribe(_)
            | Action::Done
            | Action::Defend
            | Action::Lose(_)
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => push(0.0, Rationale::LetsStand),
        }
    }
}

impl<'a> Agenda<'a> {
    fn new(context: &'a PolicyContext<'a>) -> Agenda<'a> {
        let probabilities = Problem::ALL.map(|problem| probabilities(context, problem));
        let stakes = Symbol::ALL.map(|symbol| stakes(context, symbol));
        let mut agenda = Agenda { context, probabilities, stakes, table: 0.0 };
        agenda.table = context.world.table.map_or(0.0, |lying| agenda.expectation(lying.matter));
        agenda
    }

    /// The expected value of an agenda card: `Σ P(seat wins) · value(seat wins)`.
    fn expectation(&self, matter: Matter) -> f32 {
        let (probabilities, stakes) =
            (&self.probabilities[matter.problem as usize], &self.stakes[matter.symbol as usize]);
        let expected: f32 = (0..4).map(|at| probabilities[at] * stakes[at]).sum();
        match matter.symbol {
            Symbol::Cathedral => {
                expected + self.context.params.part_per_lead * self.context.lead().clamp(-4.0, 4.0)
            }
            Symbol::Privilege => expected,
        }
    }

    fn play(&self, matter: Matter, push: &mut impl FnMut(f32, Rationale)) {
        let expectation = self.expectation(matter);
        let rationale = match (self.context.is_roof(matter.symbol), expectation > 0.0) {
            (true, true) => Rationale::EndsWell,
            (true, false) => Rationale::EndsBadly,
            (false, true) => Rationale::SuitsMyHand,
            (false, false) => Rationale::SuitsRivals,
        };
        push(expectation, rationale);
    }

    fn swap(&self, pay: Good, play: Matter, push: &mut impl FnMut(f32, Rationale)) {
        let gain = self.expectation(play) - self.table - self.cost(pay);
        push(gain, if gain > 0.0 { Rationale::BetterAgenda } else { Rationale::SwapTooDear });
    }

    /// Scores taking the card from the table: the seat that replaces it probably plays a card that suits itself.
    fn take(&self, pay: Good, push: &mut impl FnMut(f32, Rationale)) {
        let gain = -self.table - self.cost(pay);
        push(gain, if gain > 0.0 { Rationale::WardsOffAgenda } else { Rationale::TakingTooDear });
    }

    /// The value of a privilege of this good.
    fn cost(&self, pay: Good) -> f32 {
        let second =
            if self.context.me.privileges[pay] > 1 { self.context.params.second_privilege } else { 0.0 };
        self.context.privilege_value() + second
    }
}

/// The probability of each seat to win an auction, proportional to the square of its strength.
fn probabilities(context: &PolicyContext<'_>, problem: Problem) -> [f32; 4] {
    let mut probabilities = [0.0; 4];
    for seat in SeatSet::all(context.rules.options().seats).iter() {
        let strength = context.strength(seat, problem) + 0.5;
        probabilities[seat.index()] = strength * strength;
    }
    let sum: f32 = probabilities.iter().sum();
    probabilities.map(|probability| probability / sum)
}

/// The value for the deciding seat of a win of each seat.
fn stakes(context: &PolicyContext<'_>, symbol: Symbol) -> [f32; 4] {
    let mut stakes = [0.0; 4];
    let net = 1.0 - context.params.prize_cost_share;
    for seat in SeatSet::all(context.rules.options().seats).iter() {
        stakes[seat.index()] = if context.is_roof(symbol) {
            context.outcome(seat)
        } else if seat == context.seat {
            net * context.prize(seat, symbol)
        } else {
            -net * context.rival_gain_cost(seat) * context.prize(seat, symbol)
        };
    }
    stakes
}
