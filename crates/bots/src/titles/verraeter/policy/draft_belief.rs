//! Beliefs about the action cards of other seats, from what a drafter has seen (ruling 4).

use super::context::PolicyContext;
use ::verraeter::state::Each;
use ::verraeter::{Role, Roles};
use engine::Seat;

/// The probability that a seat has each of the roles that change a conflict.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Belief {
    /// The probability of the traitor.
    pub(super) traitor: f32,
    /// The probability of Diplomat +2.
    pub(super) diplomat2: f32,
    /// The probability of Diplomat +5.
    pub(super) diplomat5: f32,
}

impl Belief {
    /// Computes the probability for each of the three roles.
    fn each(ask: impl Fn(Role) -> f32) -> Belief {
        Belief {
            traitor: ask(Role::Traitor),
            diplomat2: ask(Role::Diplomat2),
            diplomat5: ask(Role::Diplomat5),
        }
    }
}

/// The beliefs about each other seat.
pub(super) type Beliefs = Each<Belief>;

/// The action cards that a drafter has seen.
#[derive(Copy, Clone, Debug)]
pub(super) struct DraftObservation {
    /// The action cards that the seat could choose from.
    received: Roles,
    /// The sum of their draft weights.
    total_weight: f32,
    /// The belief about each seat that drafted before.
    before: Belief,
}

impl PolicyContext<'_> {
    /// The action cards that the seat could choose from: all but the one set aside and those taken before. The seat has seen
    /// them, so they are the same in all determinizations.
    pub(super) fn observed_draft(&self) -> DraftObservation {
        let before =
            self.all_seats().iter_clockwise_from(self.world.start).take_while(|&other| other != self.seat);
        let taken = before.filter_map(|other| self.world.nobles[other].card());
        let gone: Roles = taken.chain(self.world.aside).collect();
        let received = gone.others();
        DraftObservation {
            received,
            total_weight: received.iter().map(|role| self.draft_weight(role)).sum(),
            before: self.taken_before(gone),
        }
    }

    /// The beliefs before any action card is seen.
    pub(super) fn prior_beliefs(&self) -> Beliefs {
        let all: f32 = Role::ALL.into_iter().map(|role| self.draft_weight(role)).sum();
        let mut beliefs = Beliefs::default();
        let belief = Belief::each(|role| self.draft_weight(role) / all);
        self.others().iter().for_each(|other| beliefs[other] = belief);
        beliefs
    }

    /// The beliefs if the seat takes `role`.
    pub(super) fn beliefs_after_pick(&self, observed_draft: &DraftObservation, role: Role) -> Beliefs {
        let passed = observed_draft.received.without(role);
        let after = self.taken_after(passed, observed_draft.total_weight - self.draft_weight(role));
        let mut beliefs = Beliefs::default();
        for other in self.others().iter() {
            beliefs[other] = if self.is_before(other) { observed_draft.before } else { after };
        }
        beliefs
    }

    fn is_before(&self, other: Seat) -> bool {
        self.turn_of(other) < self.turn_of(self.seat)
    }

    /// The belief about each earlier seat: a card that was not offered was taken, or it is the one set aside.
    fn taken_before(&self, gone: Roles) -> Belief {
        let drafters = gone.len() as f32 - 1.0;
        if drafters < 1.0 {
            return Belief::default();
        }
        let dislike: f32 = gone.iter().map(|role| 1.0 / self.draft_weight(role)).sum();
        let taken = |role| (1.0 - 1.0 / (self.draft_weight(role) * dislike)) / drafters;
        Belief::each(|role| if gone.has(role) { taken(role) } else { 0.0 })
    }

    /// The belief about each later seat: it chooses from the cards passed on, in proportion to their weights.
    fn taken_after(&self, passed: Roles, total_weight: f32) -> Belief {
        let drafters = f32::from(self.rules.options().seats - 1 - self.turn_of(self.seat));
        if drafters < 1.0 {
            return Belief::default();
        }
        let taken = |role| (self.draft_weight(role) / total_weight).min(1.0 / drafters);
        Belief::each(|role| if passed.has(role) { taken(role) } else { 0.0 })
    }

    /// The weight with which other seats draft a role.
    fn draft_weight(&self, role: Role) -> f32 {
        match role {
            Role::Traitor => self.params.traitor_weight,
            Role::Diplomat5 => self.params.diplomat5_weight,
            Role::Diplomat2 | Role::Builder | Role::Strategist | Role::Farmer => 1.0,
        }
    }
}
