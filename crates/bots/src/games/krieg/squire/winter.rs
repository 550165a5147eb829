//! Winter: which problem to lay before the king.

use super::survey::Survey;
use super::why::Why;
use ::krieg::{Action, Good, Matter, Problem, Symbol};
use engine::Seats;

/// What every agenda card promises.
struct Agenda<'a> {
    survey: &'a Survey<'a>,
    /// Each seat's chance to win the auction, by problem.
    chances: [[f32; 4]; 4],
    /// What a win of each seat is worth to the one who decides, by symbol.
    stakes: [[f32; 4]; 2],
    /// What lies on the table.
    table: f32,
}

/// Says what each agenda card is worth, or the swap for it.
pub(super) fn appraise(survey: &Survey<'_>, actions: &[Action], say: &mut impl FnMut(f32, Why)) {
    let agenda = Agenda::new(survey);
    for &action in actions {
        match action {
            Action::Play(matter) => agenda.play(matter, say),
            Action::Swap { pay, play } => agenda.swap(pay, play, say),
            Action::Take { pay } => agenda.take(pay, say),
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
            | Action::Discard(_) => say(0.0, Why::LetsStand),
        }
    }
}

impl<'a> Agenda<'a> {
    fn new(survey: &'a Survey<'a>) -> Agenda<'a> {
        let chances = Problem::ALL.map(|problem| chances(survey, problem));
        let stakes = Symbol::ALL.map(|symbol| stakes(survey, symbol));
        let mut agenda = Agenda { survey, chances, stakes, table: 0.0 };
        agenda.table = survey.world.table.map_or(0.0, |lying| agenda.outlook(lying.matter));
        agenda
    }

    /// What an agenda card promises.
    fn outlook(&self, matter: Matter) -> f32 {
        let (chances, stakes) =
            (&self.chances[matter.problem as usize], &self.stakes[matter.symbol as usize]);
        let hope: f32 = (0..4).map(|at| chances[at] * stakes[at]).sum();
        match matter.symbol {
            Symbol::Cathedral => hope + self.survey.temper.haste * self.survey.lead().clamp(-4.0, 4.0),
            Symbol::Privilege => hope,
        }
    }

    fn play(&self, matter: Matter, say: &mut impl FnMut(f32, Why)) {
        let outlook = self.outlook(matter);
        let why = match (self.survey.is_roof(matter.symbol), outlook > 0.0) {
            (true, true) => Why::EndsWell,
            (true, false) => Why::EndsBadly,
            (false, true) => Why::SuitsMyHand,
            (false, false) => Why::SuitsRivals,
        };
        say(outlook, why);
    }

    fn swap(&self, pay: Good, play: Matter, say: &mut impl FnMut(f32, Why)) {
        let gain = self.outlook(play) - self.table - self.cost(pay);
        say(gain, if gain > 0.0 { Why::BetterAgenda } else { Why::SwapTooDear });
    }

    /// Whoever must replace the card probably plays what suits himself.
    fn take(&self, pay: Good, say: &mut impl FnMut(f32, Why)) {
        let gain = -self.table - self.cost(pay);
        say(gain, if gain > 0.0 { Why::WardsOffAgenda } else { Why::TakingTooDear });
    }

    /// What a privilege of this kind is worth.
    fn cost(&self, pay: Good) -> f32 {
        let second = if self.survey.me.privileges[pay] > 1 { self.survey.temper.second_tile } else { 0.0 };
        self.survey.tile() + second
    }
}

/// Each seat's chance to win an auction: the strong win more than their share.
fn chances(survey: &Survey<'_>, problem: Problem) -> [f32; 4] {
    let mut chances = [0.0; 4];
    for seat in Seats::all(survey.rules.options().seats).iter() {
        let strength = survey.strength(seat, problem) + 0.5;
        chances[seat.index()] = strength * strength;
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// What a win of each seat is worth.
fn stakes(survey: &Survey<'_>, symbol: Symbol) -> [f32; 4] {
    let mut stakes = [0.0; 4];
    let net = 1.0 - survey.temper.price;
    for seat in Seats::all(survey.rules.options().seats).iter() {
        stakes[seat.index()] = if survey.is_roof(symbol) {
            survey.outcome(seat)
        } else if seat == survey.seat {
            net * survey.prize(seat, symbol)
        } else {
            -net * survey.envy(seat) * survey.prize(seat, symbol)
        };
    }
    stakes
}
