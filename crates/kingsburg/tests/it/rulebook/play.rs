//! A game that a test plays ply by ply.

use crate::figures::standard;
use engine::{Actions, Eye, Game, Seat, Turn};
use kingsburg::state::Lord;
use kingsburg::{Event, Kingsburg, Modules, Options, Reason, Scene, State, View};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// The base game.
pub(crate) fn base(seats: u8) -> Kingsburg {
    standard(Options::base(seats))
}

/// The game with modules.
pub(crate) fn with(seats: u8, modules: Modules) -> Kingsburg {
    standard(Options { modules, ..Options::base(seats) })
}

pub(crate) fn scene(rules: &Kingsburg) -> Scene<'_> {
    Scene::new(rules)
}

/// A game in progress with its events.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a Kingsburg,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl<'a> Play<'a> {
    pub(crate) fn new(rules: &'a Kingsburg, state: State) -> Play<'a> {
        Play { rules, state, events: Vec::new() }
    }

    pub(crate) fn start(rules: &'a Kingsburg) -> Play<'a> {
        Play::new(rules, rules.initial_state())
    }

    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, action: &str) -> &mut Self {
        let parsed = action.parse().expect("the action is written right");
        let events = &mut self.events;
        let played = self.rules.apply(&mut self.state, seat, parsed, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{seat:?} {action}");
        self
    }

    #[track_caller]
    pub(crate) fn may_not(&mut self, seat: Seat, action: &str, reason: Reason) -> &mut Self {
        let parsed = action.parse().expect("the action is written right");
        assert_eq!(self.rules.why_not(&self.state, seat, parsed), Some(reason), "{seat:?} {action}");
        self
    }

    #[track_caller]
    pub(crate) fn chance(&mut self, chance: &str) -> &mut Self {
        let parsed = chance.parse().expect("the draw is written right");
        assert_eq!(self.rules.why_not_chance(&self.state, parsed), None, "box {chance}");
        let events = &mut self.events;
        self.rules.apply_chance(&mut self.state, parsed, &mut |event| events.push(event));
        self
    }

    #[track_caller]
    pub(crate) fn refuses_chance(&mut self, chance: &str, reason: Reason) -> &mut Self {
        let parsed = chance.parse().expect("the draw is written right");
        assert_eq!(self.rules.why_not_chance(&self.state, parsed), Some(reason), "box {chance}");
        self
    }

    #[track_caller]
    pub(crate) fn asks(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.rules.turn(&self.state), Turn::Seat(seat));
        self
    }

    #[track_caller]
    pub(crate) fn expects_chance(&mut self) -> &mut Self {
        assert_eq!(self.rules.turn(&self.state), Turn::Chance);
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rules.is_over(&self.state)
    }

    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let mut legal = Actions::new();
        self.rules.legal_actions(&self.state, seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn lord(&self, seat: Seat) -> &Lord {
        &self.state.lords[seat]
    }

    /// Gold, wood and stone of a seat.
    pub(crate) fn goods(&self, seat: Seat) -> [u8; 3] {
        self.lord(seat).goods.0
    }

    pub(crate) fn order(&self) -> Vec<Seat> {
        self.view(Eye::Public).order.to_vec()
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.rules.view(&self.state, eye)
    }

    pub(crate) fn has_event(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}
