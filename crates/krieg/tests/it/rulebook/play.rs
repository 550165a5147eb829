//! A game that a test plays ply by ply.

use engine::{Eye, FastRng, Game, Seat, Turn, next_ply};
use games::titles::krieg::standard;
use krieg::state::Lord;
use krieg::{Action, Cards, Edition, Event, Krieg, Matter, Options, Reason, Scene, State, Variants, View};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// The classic game for four.
pub(crate) fn classic() -> Krieg {
    standard(Options::classic(4))
}

/// The classic game for three.
pub(crate) fn three() -> Krieg {
    standard(Options::classic(3))
}

/// La Spada e la Fede for four.
pub(crate) fn spada() -> Krieg {
    standard(Options { edition: Edition::Spada, ..Options::classic(4) })
}

/// The classic game for four with variants.
pub(crate) fn with(variants: Variants) -> Krieg {
    standard(Options { variants, ..Options::classic(4) })
}

/// A game in progress with its events.
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a Krieg,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl<'a> Play<'a> {
    pub(crate) fn new(rules: &'a Krieg, state: State) -> Play<'a> {
        Play { rules, state, events: Vec::new() }
    }

    /// A game from the setup.
    pub(crate) fn start(rules: &'a Krieg) -> Play<'a> {
        Play::new(rules, rules.initial_state())
    }

    /// Applies an action, which must be legal.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, action: &str) -> &mut Self {
        let parsed = action.parse().expect("the action is written right");
        let events = &mut self.events;
        let played = self.rules.apply(&mut self.state, seat, parsed, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{seat:?} {action}");
        self
    }

    /// Asserts that an action is refused for a reason.
    #[track_caller]
    pub(crate) fn may_not(&mut self, seat: Seat, action: &str, reason: Reason) -> &mut Self {
        let parsed = action.parse().expect("the action is written right");
        assert_eq!(self.rules.why_not(&self.state, seat, parsed), Some(reason), "{seat:?} {action}");
        self
    }

    /// Applies a draw of these cards.
    #[track_caller]
    pub(crate) fn draws(&mut self, cards: &str) -> &mut Self {
        self.chance(&format!("draw {cards}"))
    }

    /// Applies a chance outcome.
    #[track_caller]
    pub(crate) fn chance(&mut self, chance: &str) -> &mut Self {
        let parsed = chance.parse().expect("the draw is written right");
        assert_eq!(self.rules.why_not_chance(&self.state, parsed), None, "box {chance}");
        let events = &mut self.events;
        self.rules.apply_chance(&mut self.state, parsed, &mut |event| events.push(event));
        self
    }

    /// Asserts that a chance outcome is refused for a reason.
    #[track_caller]
    pub(crate) fn refuses_chance(&mut self, chance: &str, reason: Reason) -> &mut Self {
        let parsed = chance.parse().expect("the draw is written right");
        assert_eq!(self.rules.why_not_chance(&self.state, parsed), Some(reason), "box {chance}");
        self
    }

    /// Asserts that a seat must decide.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.rules.turn(&self.state), Turn::Seat(seat));
        self
    }

    /// Asserts that a chance event is due.
    #[track_caller]
    pub(crate) fn expects_chance(&mut self) -> &mut Self {
        assert_eq!(self.rules.turn(&self.state), Turn::Chance);
        self
    }

    /// Returns the legal actions of a seat in the order of the list.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let mut legal = engine::Actions::new();
        self.rules.legal_actions(&self.state, seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn lord(&self, seat: Seat) -> &Lord {
        &self.state.lords[seat]
    }

    /// The hand of a seat as letters.
    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.lord(seat).hand.to_string()
    }

    /// The agenda card on the table.
    pub(crate) fn table(&self) -> String {
        self.state.table.map(|lying| lying.matter.to_string()).unwrap_or_default()
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.rules.view(&self.state, eye)
    }

    pub(crate) fn has_event(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Passes for every seat that is asked until the season or the game is over; chance outcomes are random.
    pub(crate) fn play_out_the_year(&mut self) -> &mut Self {
        let (year, mut rng) = (self.state.year, FastRng::new(1));
        let mut first = |_: &State, _: Seat, legal: &[Action], _: &mut FastRng| legal[0];
        while self.state.year == year
            && let Some(ply) = next_ply(self.rules, &self.state, &mut rng, &mut first)
        {
            ply.apply_with(self.rules, &mut self.state, &mut |event| self.events.push(event));
        }
        self
    }
}

pub(crate) fn cards(text: &str) -> Cards {
    text.parse().expect("cards are written in letters")
}

pub(crate) fn matter(text: &str) -> Matter {
    text.parse().expect("agenda cards are written by name")
}

/// A scene in the second year; the first seat is adviser.
pub(crate) fn scene(rules: &Krieg) -> Scene<'_> {
    Scene::new(rules)
}
