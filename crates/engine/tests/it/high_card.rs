//! A small game: each of two seats is dealt one of four cards, and in turn shows it or keeps it secret.

use core::fmt;
use core::str::FromStr;
use core::sync::atomic::{AtomicBool, Ordering};
use engine::laws::Lawful;
use engine::notation::ParseError;
use engine::{Actions, EventSink, Eye, Game, Rng, Scores, Seat, SeatSet, Turn};

/// The rules, with at most one violation of the laws.
#[derive(Default)]
pub(crate) struct HighCard {
    pub(crate) violation: Option<Violation>,
    /// Changes with every ply that is played.
    alternates: AtomicBool,
}

/// An error in the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Violation {
    NothingIsListed,
    IsListedAndRefused,
    IsListedTwice,
    IsAcceptedButNotListed,
    IsAcceptedOutOfTurn,
    IsOfferedOutOfTurn,
    NobodyIsAsked,
    IsAskedDuringChance,
    OutcomeIsRefused,
    NeverEnds,
    ReadsAsAnotherAction,
    ReadsAsAnotherOutcome,
    PlaysDifferentlyEachTime,
    RefusalChangesTheState,
    PlayersSeeAll,
    SpectatorsSeeAll,
    RedealChangesTheTurn,
    AsksByTheHiddenCard,
    ListsByTheHiddenCard,
    RedealPeeks,
    NothingIsSecret,
    RedealLosesACard,
    EverySeatObservesTheCard,
    ShowsACardWithoutEvent,
    IsSeenAsAnotherAction,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) step: u8,
    pub(crate) cards: [u8; 2],
    pub(crate) shown: [bool; 2],
    /// Whether the last action was to show, which is public.
    pub(crate) last_shown: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Keep,
    Show,
    /// Prints as `show`.
    Peep,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    pub(crate) cards: [u8; 2],
    /// Is not printed.
    unprinted: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt,
    Card { to: Seat, card: u8 },
    Decided { by: Seat, shown: Option<u8> },
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cards([Option<u8>; 2]);

/// The reason for every refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

impl From<engine::NotLegal> for Refused {
    fn from(_: engine::NotLegal) -> Refused {
        Refused
    }
}

impl Deal {
    pub(crate) fn new(cards: [u8; 2]) -> Deal {
        Deal { cards, unprinted: false }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Keep { "keep" } else { "show" })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "keep" => Ok(Action::Keep),
            "show" => Ok(Action::Show),
            _ => Err(ParseError { expected: "action" }),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cards[0], self.cards[1])
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        match text.as_bytes() {
            [one @ b'1'..=b'4', other @ b'1'..=b'4'] => Ok(Deal::new([one - b'0', other - b'0'])),
            _ => Err(ParseError { expected: "deal" }),
        }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl HighCard {
    pub(crate) fn with(violation: Violation) -> HighCard {
        HighCard { violation: Some(violation), ..HighCard::default() }
    }

    fn has(&self, violation: Violation) -> bool {
        self.violation == Some(violation)
    }

    fn is_up(state: &State, seat: Seat) -> bool {
        usize::from(state.step) == seat.index() + 1
    }

    fn seen_cards(state: &State, eye: Eye) -> Cards {
        let sees = |seat: usize| state.shown[seat] || eye.sees(Seat::new(seat));
        Cards([0, 1].map(|seat| (state.step > 0 && sees(seat)).then_some(state.cards[seat])))
    }
}

impl Game for HighCard {
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = (u8, bool, Cards);
    type ObservedAction = Action;
    type ObservedChance = Cards;
    type Ask = u8;
    type Reason = Refused;

    fn seats(&self) -> u8 {
        2
    }

    fn initial_state(&self) -> State {
        State { step: 0, cards: [0; 2], shown: [false; 2], last_shown: false }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.step {
            0 => Turn::Chance,
            1 | 2 => Turn::Seat(Seat::new(usize::from(state.step) - 1)),
            _ => Turn::Over,
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Option<u8> {
        let asked = match self.turn(state) {
            Turn::Chance => self.has(Violation::IsAskedDuringChance),
            Turn::Seat(_) | Turn::Simultaneous(_) | Turn::Over => {
                HighCard::is_up(state, seat) && !self.has(Violation::NobodyIsAsked)
            }
        };
        let hidden = state.cards[1 - seat.index()];
        asked.then_some(if self.has(Violation::AsksByTheHiddenCard) { hidden } else { 0 })
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if !HighCard::is_up(state, seat) && !self.has(Violation::IsOfferedOutOfTurn)
            || self.has(Violation::NothingIsListed)
        {
            return;
        }
        out.push(Action::Keep);
        let hidden = state.cards[1 - seat.index()];
        let lists = !self.has(Violation::ListsByTheHiddenCard) || hidden > 2;
        let hides = [Violation::IsAcceptedButNotListed, Violation::RefusalChangesTheState];
        if lists && !hides.into_iter().any(|violation| self.has(violation)) {
            out.push(Action::Show);
        }
        if self.has(Violation::IsListedTwice) {
            out.push(Action::Keep);
        }
        if self.has(Violation::ReadsAsAnotherAction) {
            out.push(Action::Peep);
        }
    }

    fn candidate_actions(&self, _: &State, _: Seat, out: &mut Actions<Action>) {
        out.clear();
        out.extend([Action::Keep, Action::Show]);
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refused> {
        let hidden = state.cards[1 - seat.index().min(1)];
        let refused = self.has(Violation::IsListedAndRefused) && action == Action::Show
            || self.has(Violation::ListsByTheHiddenCard) && action == Action::Show && hidden <= 2
            || action == Action::Peep && !self.has(Violation::ReadsAsAnotherAction)
            || !HighCard::is_up(state, seat) && !self.has(Violation::IsAcceptedOutOfTurn)
            || self.has(Violation::RefusalChangesTheState) && action == Action::Show;
        refused.then_some(Refused)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Refused> {
        if let Some(refused) = self.why_not(state, seat, action) {
            if self.has(Violation::RefusalChangesTheState) {
                state.shown = [true; 2];
            }
            return Err(refused);
        }
        self.apply_unchecked(state, seat, action, events);
        Ok(())
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        state.step = if self.has(Violation::NeverEnds) { 3 - state.step } else { state.step + 1 };
        state.shown[seat.index()] |= action == Action::Show && !self.has(Violation::IsSeenAsAnotherAction);
        if self.has(Violation::PlaysDifferentlyEachTime) {
            state.shown[seat.index()] = self.alternates.fetch_xor(true, Ordering::Relaxed);
        }
        state.last_shown = self.has(Violation::IsSeenAsAnotherAction) && action == Action::Show;
        let tells = state.shown[seat.index()] && !self.has(Violation::ShowsACardWithoutEvent);
        let shown = tells.then_some(state.cards[seat.index()]);
        events.emit(Event::Decided { by: seat, shown });
    }

    fn sample_chance(&self, _: &State, rng: &mut impl Rng) -> Deal {
        let first = 1 + rng.below(4) as u8;
        let second = 1 + (first + rng.below(3) as u8) % 4;
        Deal { cards: [first, second], unprinted: self.has(Violation::ReadsAsAnotherOutcome) }
    }

    fn why_not_chance(&self, state: &State, deal: Deal) -> Option<Refused> {
        let possible = state.step == 0 && deal.cards[0] != deal.cards[1];
        (!possible || self.has(Violation::OutcomeIsRefused)).then_some(Refused)
    }

    fn apply_chance(&self, state: &mut State, deal: Deal, events: &mut impl EventSink<Event>) {
        *state =
            State { step: 1, cards: deal.cards, shown: [self.has(Violation::NothingIsSecret); 2], ..*state };
        events.emit(Event::Dealt);
        for seat in SeatSet::all(2).iter() {
            events.emit(Event::Card { to: seat, card: deal.cards[seat.index()] });
        }
    }

    fn view(&self, state: &State, eye: Eye) -> (u8, bool, Cards) {
        let all = match eye {
            Eye::Seat(_) => self.has(Violation::PlayersSeeAll),
            Eye::Public => self.has(Violation::SpectatorsSeeAll),
            Eye::Omniscient => true,
        };
        let step = if self.has(Violation::RedealChangesTheTurn) { 0 } else { state.step };
        (step, state.last_shown, HighCard::seen_cards(state, if all { Eye::Omniscient } else { eye }))
    }

    fn redeal(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let other = 1 - seat.index();
        let mut world = *state;
        if state.step == 0 || state.shown[other] {
            return world;
        }
        let own = state.cards[seat.index()];
        world.cards[other] = 1 + (own + rng.below(3) as u8) % 4;
        if self.has(Violation::RedealPeeks) && state.cards[other] == 4 {
            world.cards[other] = 4;
        }
        if self.has(Violation::RedealLosesACard) {
            world.cards[other] = own;
        }
        if self.has(Violation::RedealChangesTheTurn) {
            world.step = 3;
        }
        world
    }

    fn observed_action(&self, _: &State, action: Action, _: Seat, _: Eye) -> Action {
        if self.has(Violation::IsSeenAsAnotherAction) { Action::Keep } else { action }
    }

    fn observed_chance(&self, _: &State, deal: Deal, eye: Eye) -> Cards {
        HighCard::seen_cards(
            &State {
                step: 1,
                cards: deal.cards,
                shown: [self.has(Violation::NothingIsSecret); 2],
                last_shown: false,
            },
            eye,
        )
    }

    fn observes_event(&self, event: &Event, eye: Eye) -> bool {
        match *event {
            Event::Card { to, .. } => eye.sees(to) || self.has(Violation::EverySeatObservesTheCard),
            Event::Dealt | Event::Decided { .. } => true,
        }
    }

    fn scores(&self, state: &State) -> Scores {
        Scores::by_points(2, |seat| i16::from(state.cards[seat.index()]), |_| 0)
    }
}

impl Lawful for HighCard {
    const MAX_PLIES: u32 = 3;

    fn arbitrary_action(&self, _: &State, rng: &mut impl Rng) -> Action {
        [Action::Keep, Action::Show][rng.below(2) as usize]
    }

    fn check_conservation(&self, state: &State) {
        let [one, other] = state.cards;
        assert!(state.step == 0 || one != other, "conservation: a card is there twice");
    }

    fn agenda_depth(&self, state: &State) -> (usize, usize) {
        (3 - usize::from(state.step.min(3)), 4)
    }

    fn components_in_play(&self, state: &State) -> u128 {
        state.cards.iter().filter(|&&card| card > 0).fold(0, |all, card| all | 1 << card)
    }
}
