//! Who may have taken which action card, as far as one drafter can know (ruling 4).

use super::outlook::Outlook;
use ::verraeter::state::Each;
use ::verraeter::{Role, Roles};
use engine::Seat;

/// How likely each other seat has each of the roles that change a conflict.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Beliefs {
    /// That he is the traitor.
    pub(super) traitor: Each<f32>,
    /// That he is Diplomat +2.
    pub(super) diplomat2: Each<f32>,
    /// That he is Diplomat +5.
    pub(super) diplomat5: Each<f32>,
}

/// What a drafter has seen of the action cards: those that came to him, and those that he passed on.
#[derive(Copy, Clone, Debug)]
pub(super) struct Glance {
    /// Those that came to him.
    pub(super) received: Roles,
    /// Those that he passed on.
    pub(super) passed: Roles,
}

impl Glance {
    /// What he has seen if he takes `role` of those that came to him.
    pub(super) fn taking(received: Roles, role: Role) -> Glance {
        Glance { received, passed: received.without(role) }
    }
}

impl Outlook<'_> {
    /// The action cards that came to him: all but the one aside and those taken before him. He has seen them, so
    /// that every world he imagines agrees on them.
    pub(super) fn received(&self) -> Roles {
        let before = self.everyone().clockwise(self.world.start).take_while(|&other| other != self.seat);
        let taken = before.filter_map(|other| self.world.nobles[other].card());
        taken.chain(self.world.aside).collect::<Roles>().others()
    }

    /// What he may believe before any card is seen: each has each of six as likely.
    pub(super) fn unseen_roles(&self) -> Beliefs {
        let mut beliefs = Beliefs::default();
        let total: f32 = Role::ALL.into_iter().map(|role| self.liking(role)).sum();
        for other in self.others().iter() {
            beliefs.traitor[other] = self.liking(Role::Traitor) / total;
            beliefs.diplomat2[other] = self.liking(Role::Diplomat2) / total;
            beliefs.diplomat5[other] = self.liking(Role::Diplomat5) / total;
        }
        beliefs
    }

    /// What he believes after such a glance at the cards.
    pub(super) fn believes(&self, glance: Glance) -> Beliefs {
        let (mut before, mut after) = ([0.0; 3], [0.0; 3]);
        for (at, role) in [Role::Traitor, Role::Diplomat2, Role::Diplomat5].into_iter().enumerate() {
            before[at] = self.taken_before(glance.received.others(), role);
            after[at] = self.taken_after(glance.passed, role);
        }
        let mut beliefs = Beliefs::default();
        for other in self.others().iter() {
            let [traitor, diplomat2, diplomat5] = if self.is_before(other) { before } else { after };
            beliefs.traitor[other] = traitor;
            beliefs.diplomat2[other] = diplomat2;
            beliefs.diplomat5[other] = diplomat5;
        }
        beliefs
    }

    fn is_before(&self, other: Seat) -> bool {
        self.turn_of(other) < self.turn_of(self.seat)
    }

    /// The chance that one seat before him has a role: it was taken, or it is the one set aside.
    fn taken_before(&self, gone: Roles, role: Role) -> f32 {
        let drafters = gone.len() as f32 - 1.0;
        if drafters < 1.0 || !gone.has(role) {
            return 0.0;
        }
        let total: f32 = gone.iter().map(|other| 1.0 / self.liking(other)).sum();
        (1.0 - 1.0 / (self.liking(role) * total)) / drafters
    }

    /// The chance that one seat after him has taken a role that he passed on.
    fn taken_after(&self, passed: Roles, role: Role) -> f32 {
        let drafters = f32::from(self.rules.options().seats - 1 - self.turn_of(self.seat));
        if drafters < 1.0 || !passed.has(role) {
            return 0.0;
        }
        let total: f32 = passed.iter().map(|other| self.liking(other)).sum();
        (self.liking(role) / total).min(1.0 / drafters)
    }

    /// How gladly others take a role.
    fn liking(&self, role: Role) -> f32 {
        match role {
            Role::Traitor => self.temper.treason,
            Role::Diplomat5 => self.temper.diplomacy,
            Role::Diplomat2 | Role::Builder | Role::Strategist | Role::Farmer => 1.0,
        }
    }
}
