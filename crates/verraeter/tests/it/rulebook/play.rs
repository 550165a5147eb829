//! A game that a test plays ply by ply, and builders of its positions.

use engine::{Actions, Eye, Game, Seat, Turn};
use games::titles::verraeter::standard;
use verraeter::secret::View;
use verraeter::{
    Action, Cards, Edition, Event, Options, Place, Reason, Role, Roles, Scene, State, Verraeter,
};

pub(crate) const ONE: Seat = Seat::new(0);
pub(crate) const TWO: Seat = Seat::new(1);
pub(crate) const THREE: Seat = Seat::new(2);
pub(crate) const FOUR: Seat = Seat::new(3);

/// The rules of an edition with the standard figures.
pub(crate) fn rules(edition: Edition, seats: u8) -> Verraeter {
    standard(Options { edition, ..Options::usual(seats) })
}

/// The rules of 2008.
pub(crate) fn revised(seats: u8) -> Verraeter {
    rules(Edition::Edition2008, seats)
}

/// The rules of 1998.
pub(crate) fn first(seats: u8) -> Verraeter {
    rules(Edition::Edition1998, seats)
}

/// Cards as they are written in a record.
pub(crate) fn cards(text: &str) -> Cards {
    text.parse().expect("cards are written as values")
}

/// A game under way.
pub(crate) struct Report<'a> {
    pub(crate) rules: &'a Verraeter,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl<'a> Report<'a> {
    pub(crate) fn new(rules: &'a Verraeter) -> Report<'a> {
        Report::from(rules, rules.initial_state())
    }

    pub(crate) fn from(rules: &'a Verraeter, state: State) -> Report<'a> {
        Report { rules, state, events: Vec::new() }
    }

    /// Applies an action, which must be legal; its events are in `events`.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> &mut Self {
        self.events.clear();
        let events = &mut self.events;
        let action: Action = action.parse().expect("an action is written as in a record");
        let played = self.rules.apply(&mut self.state, seat, action, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{seat:?} {action}");
        self
    }

    /// Applies a chance outcome, which must be possible.
    #[track_caller]
    pub(crate) fn chance(&mut self, chance: &str) -> &mut Self {
        self.events.clear();
        let events = &mut self.events;
        let chance = chance.parse().expect("a draw is written as in a record");
        assert_eq!(self.rules.why_not_chance(&self.state, chance), None, "{chance}");
        self.rules.apply_chance(&mut self.state, chance, &mut |event| events.push(event));
        self
    }

    /// Returns why an action is refused.
    #[track_caller]
    pub(crate) fn refused(&self, seat: Seat, action: &str) -> Reason {
        let action = action.parse().expect("an action is written as in a record");
        self.rules.why_not(&self.state, seat, action).expect("it is refused")
    }

    /// Returns why a chance outcome is refused.
    #[track_caller]
    pub(crate) fn chance_refused(&self, chance: &str) -> Reason {
        let chance = chance.parse().expect("a draw is written as in a record");
        self.rules.why_not_chance(&self.state, chance).expect("it is refused")
    }

    /// Returns the legal actions of a seat in the notation of records.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let mut legal = Actions::new();
        self.rules.legal_actions(&self.state, seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.rules.view(&self.state, eye)
    }

    pub(crate) fn vp(&self) -> Vec<u8> {
        let seats = usize::from(self.rules.seats());
        self.state.nobles.0.iter().take(seats).map(|noble| noble.vp).collect()
    }

    pub(crate) fn has(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

/// A ring in which the eagle's river lies beside the rose's city.
pub(crate) const RING: &str = "ring start=1 city/eagle wasteland/rose river/eagle city/rose village/eagle meadow/rose \
                    meadow/eagle village/rose forest/eagle river/rose wasteland/eagle forest/rose";

pub(crate) fn at(number: usize) -> Place {
    Place::new(number - 1)
}

pub(crate) fn roles(words: &str) -> Roles {
    words.split(' ').map(|word| word.parse::<Role>().expect("action cards are written by name")).collect()
}

/// Everyone shows an action card, the others lie face down.
pub(crate) fn shown<'a>(scene: Scene<'a>, cards: &[(Seat, Role)]) -> Scene<'a> {
    let taken: Roles = cards.iter().map(|&(_, role)| role).collect();
    let aside = taken.others().iter().next().expect("not all six are taken");
    cards.iter().fold(scene.aside(aside), |scene, &(seat, role)| scene.drafted(seat, role))
}
