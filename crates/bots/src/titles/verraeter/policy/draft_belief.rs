//! Who may have taken which action card, as far as one drafter can know (ruling 4).

use super::context::PolicyContext;
use ::verraeter::state::Each;
use ::verraeter::{Role, Roles};
use engine::Seat;

/// How likely a seat has each of the roles that change a conflict.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Belief {
    /// That he is the traitor.
    pub(super) traitor: f32,
    /// That he is Diplomat +2.
    pub(super) diplomat2: f32,
    /// That he is Diplomat +5.
    pub(super) diplomat5: f32,
}

impl Belief {
    /// The same question for each of the three roles.
    fn each(ask: impl Fn(Role) -> f32) -> Belief {
        Belief {
            traitor: ask(Role::Traitor),
            diplomat2: ask(Role::Diplomat2),
            diplomat5: ask(Role::Diplomat5),
        }
    }
}

/// What he believes of each other seat.
pub(super) type Beliefs = Each<Belief>;

/// What a drafter has seen of the action cards.
#[derive(Copy, Clone, Debug)]
pub(super) struct Glance {
    /// Those that came to him.
    received: Roles,
    /// How gladly all of them together are taken.
    liked: f32,
    /// What he believes of each who drafted before him.
    before: Belief,
}

impl PolicyContext<'_> {
    /// The action cards that came to him: all but the one aside and those taken before him. He has seen them, so
    /// that every world he imagines agrees on them.
    pub(super) fn glance(&self) -> Glance {
        let before =
            self.everyone().iter_clockwise_from(self.world.start).take_while(|&other| other != self.seat);
        let taken = before.filter_map(|other| self.world.nobles[other].card());
        let gone: Roles = taken.chain(self.world.aside).collect();
        let received = gone.others();
        Glance {
            received,
            liked: received.iter().map(|role| self.liking(role)).sum(),
            before: self.taken_before(gone),
        }
    }

    /// What he may believe before any card is seen.
    pub(super) fn believes_blindly(&self) -> Beliefs {
        let all: f32 = Role::ALL.into_iter().map(|role| self.liking(role)).sum();
        let mut beliefs = Beliefs::default();
        let belief = Belief::each(|role| self.liking(role) / all);
        self.others().iter().for_each(|other| beliefs[other] = belief);
        beliefs
    }

    /// What he believes if he takes `role` of those that came to him.
    pub(super) fn believes(&self, glance: &Glance, role: Role) -> Beliefs {
        let passed = glance.received.without(role);
        let after = self.taken_after(passed, glance.liked - self.liking(role));
        let mut beliefs = Beliefs::default();
        for other in self.others().iter() {
            beliefs[other] = if self.is_before(other) { glance.before } else { after };
        }
        beliefs
    }

    fn is_before(&self, other: Seat) -> bool {
        self.turn_of(other) < self.turn_of(self.seat)
    }

    /// What he believes of each before him: a card that did not come was taken, or it is the one set aside.
    fn taken_before(&self, gone: Roles) -> Belief {
        let drafters = gone.len() as f32 - 1.0;
        if drafters < 1.0 {
            return Belief::default();
        }
        let dislike: f32 = gone.iter().map(|role| 1.0 / self.liking(role)).sum();
        let taken = |role| (1.0 - 1.0 / (self.liking(role) * dislike)) / drafters;
        Belief::each(|role| if gone.has(role) { taken(role) } else { 0.0 })
    }

    /// What he believes of each after him: they choose from what he passed on.
    fn taken_after(&self, passed: Roles, liked: f32) -> Belief {
        let drafters = f32::from(self.rules.options().seats - 1 - self.turn_of(self.seat));
        if drafters < 1.0 {
            return Belief::default();
        }
        let taken = |role| (self.liking(role) / liked).min(1.0 / drafters);
        Belief::each(|role| if passed.has(role) { taken(role) } else { 0.0 })
    }

    /// How gladly others take a role.
    fn liking(&self, role: Role) -> f32 {
        match role {
            Role::Traitor => self.params.treason,
            Role::Diplomat5 => self.params.diplomacy,
            Role::Diplomat2 | Role::Builder | Role::Strategist | Role::Farmer => 1.0,
        }
    }
}
