//! What the others' choices in a round tell of their roles and hands.

use super::outlook::Outlook;
use super::suspicion::consider;
use super::{Why, supply, temper};
use crate::habits::{Decision, Habits, Sheet};
use crate::{Opinion, Opinions};
use ::verraeter::plan::Step;
use ::verraeter::{Action, Cards, Role, Roles, State, Verraeter};
use engine::{Actions, Game, Seat, Seats};

/// How likely all others are, by habit, to have taken the roles that they have in a world that `seat` imagines, and to have
/// played the supply cards that lie there.
pub(in super::super) fn hindsight(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    habits: &Habits,
    sheet: &mut Sheet,
) -> f32 {
    let mut recall = Recall { rules, habits, sheet, chances: Vec::new() };
    let past = before_supply(rules, world);
    let drafts = recall.drafts(past, seat);
    match world.agenda.top() {
        Some(Step::Supply(now)) => drafts * recall.supplies(past, world, seat, now),
        Some(_) | None => drafts,
    }
}

/// The world before anybody played supply cards.
fn before_supply(rules: &Verraeter, world: &State) -> State {
    let mut past = *world;
    for seat in Seats::all(rules.seats()).iter() {
        let noble = &mut past.nobles[seat];
        noble.hand += noble.played;
        noble.played = Cards::NONE;
    }
    past
}

/// Something else is asked, instead of what is asked now.
fn asks(past: &mut State, step: Step) {
    past.agenda.pop();
    past.agenda.push(step);
}

/// Somebody who asks how likely the past is.
struct Recall<'a> {
    rules: &'a Verraeter,
    habits: &'a Habits,
    sheet: &'a mut Sheet,
    chances: Vec<f32>,
}

impl Recall<'_> {
    /// How likely the others are to have taken the roles that they have.
    fn drafts(&mut self, mut past: State, seat: Seat) -> f32 {
        let Some(aside) = past.aside else { return 1.0 };
        let taken = past.nobles;
        let mut offered = Roles::NONE.others().without(aside);
        let mut product = 1.0;
        for other in Seats::all(self.rules.seats()).clockwise(past.start) {
            let Some(role) = taken[other].drafted else { break };
            if other != seat {
                past.nobles[other].drafted = None;
                asks(&mut past, Step::Pick(other));
                product *= self.draft(&past, other, offered, role);
                past.nobles[other].drafted = Some(role);
            }
            offered = offered.without(role);
        }
        product
    }

    fn draft(&mut self, past: &State, seat: Seat, offered: Roles, role: Role) -> f32 {
        let mut picks = [Action::Pass; Role::ALL.len()];
        picks.iter_mut().zip(offered.iter()).for_each(|(pick, role)| *pick = Action::Pick(role));
        let picks = &picks[..offered.len()];
        let mut opinions = Opinions::new();
        consider(self.rules, past, seat, offered, &mut opinions);
        self.chance_of(Action::Pick(role), past, seat, picks, opinions.each())
    }

    /// How likely those before `now` are to have played the supply cards that lie there.
    fn supplies(&mut self, mut past: State, world: &State, seat: Seat, now: Seat) -> f32 {
        let mut product = 1.0;
        for other in Seats::all(self.rules.seats()).clockwise(world.start).take_while(|other| *other != now) {
            if other != seat {
                asks(&mut past, Step::Supply(other));
                product *= self.supply(&past, other, world.nobles[other].played);
            }
            past.nobles[other] = world.nobles[other];
        }
        product
    }

    fn supply(&mut self, past: &State, seat: Seat, played: Cards) -> f32 {
        let (mut legal, mut opinions) = (Actions::new(), Opinions::new());
        self.rules.legal(past, seat, &mut legal);
        supply::appraise(&Outlook::new(self.rules, past, seat, &temper::TEMPER), &legal, &mut opinions);
        self.chance_of(Action::Supply(played), past, seat, &legal, opinions.each())
    }

    /// How likely a seat is to have done one of the things that it could do.
    fn chance_of(
        &mut self,
        action: Action,
        world: &State,
        seat: Seat,
        actions: &[Action],
        opinions: &[Opinion<Why>],
    ) -> f32 {
        let Some(place) = actions.iter().position(|other| *other == action) else { return 1.0 };
        if actions.len() == 1 {
            return 1.0;
        }
        let decision = Decision { rules: self.rules, world, seat, actions, opinions };
        self.habits.chances(&decision, self.sheet, &mut self.chances);
        self.chances[place]
    }
}
