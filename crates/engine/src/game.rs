//! The trait that every game implements.

use crate::notation::ParseError;
use crate::{Actions, ChanceOutcomes, EventSink, Eye, NotLegal, Rng, Scores, Seat, Turn};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

/// The rules of a game with fixed options and components. A value is shared by reference and never changes.
///
/// Implementers write the methods without a default. Each method names its obligations and the law of [`laws`](crate::laws) that
/// checks them in random games. At most [`MAX_SEATS`](crate::MAX_SEATS) seats can play, and a decision has at most
/// [`MAX_ACTIONS`](crate::MAX_ACTIONS) legal actions.
pub trait Game: Sized + Send + Sync {
    /// The complete state of the game, hidden information included, without history, randomness or text.
    ///
    /// It is canonical: equal positions are equal values.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// An action of a seat: all that the seat decides at once.
    ///
    /// `Display` and `FromStr` are its notation in records. What is printed is read back as the same action (law *replay*).
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// A chance outcome, such as rolled dice or drawn cards. It has a notation like an action (law *replay*).
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// An event of the game, for logs and animations. An observer receives an event completely or not at all.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// The observation of a state: all that an observer sees of it.
    type View: Clone + Eq + Hash + Debug;
    /// An action as an observer sees it. Where nothing is hidden it has the same text as the action.
    type ObservedAction: Copy + Eq + Hash + Debug + Display;
    /// A chance outcome as an observer sees it. Where nothing is hidden it has the same text as the outcome.
    type ObservedChance: Copy + Eq + Debug + Display;
    /// The question that a seat must answer: which kind of decision is due.
    type Ask: Copy + Eq + Debug;
    /// The reason why an action or a chance outcome is not legal.
    type Reason: Copy + Eq + Debug + From<NotLegal>;

    /// Returns the number of seats.
    fn seats(&self) -> u8;

    /// Returns the state before the first decision or chance event.
    fn initial_state(&self) -> Self::State;

    /// Returns who must decide.
    ///
    /// The game ends within [`Lawful::MAX_PLIES`](crate::laws::Lawful::MAX_PLIES) plies (law *closed*).
    fn turn(&self, state: &Self::State) -> Turn;

    /// Returns the question that `seat` must answer now, if any.
    ///
    /// A seat that must decide is asked; no seat is asked while a chance event is due (law *closed*). The question depends only on what
    /// `seat` sees (law *redeal*).
    fn ask(&self, state: &Self::State, seat: Seat) -> Option<Self::Ask>;

    /// Appends all legal actions of `seat` to the empty list `out`, each once; none if it is not asked.
    ///
    /// A seat that is asked has at least one legal action (law *closed*). The list depends only on what `seat` sees (law *redeal*).
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Appends the actions that a player might try now, legal or not, to the empty list `out`.
    ///
    /// It serves to explain refusals: for every legal action with a target or a payment it lists the illegal ones with other targets
    /// or payments. By default the legal actions.
    fn candidate_actions(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>) {
        self.legal_actions(state, seat, out);
    }

    /// Returns why the action is not legal for `seat` now; `None` if it is legal.
    ///
    /// Exactly the listed actions are legal (law *closed*). By default [`NotLegal`] for an action that
    /// [`legal_actions`](Game::legal_actions) does not list.
    fn why_not(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::Reason> {
        let mut legal = Actions::new();
        self.legal_actions(state, seat, &mut legal);
        (!legal.contains(&action)).then(|| NotLegal.into())
    }

    /// Applies an action of `seat`, and all that follows until the next decision or chance event.
    ///
    /// The caller guarantees that the action is legal; an illegal one may panic or leave an impossible state. The result depends on
    /// state and action only (law *replay*).
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Appends all outcomes of the chance event that is due to the empty list `out`, with their weights; exact solvers need them.
    ///
    /// A game with too many outcomes leaves the list empty, which is the default, and implements
    /// [`sample_chance`](Game::sample_chance) and [`why_not_chance`](Game::why_not_chance).
    fn chance_outcomes(&self, _state: &Self::State, _out: &mut ChanceOutcomes<Self::Chance>) {}

    /// Samples an outcome of the chance event that is due. By default one of the [`chance_outcomes`](Game::chance_outcomes).
    ///
    /// The outcome is legal, and listed if outcomes are listed (law *closed*).
    ///
    /// # Panics
    /// By default, if the game lists no outcomes.
    fn sample_chance(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Chance {
        let mut outcomes = ChanceOutcomes::new();
        self.chance_outcomes(state, &mut outcomes);
        outcomes.sample(rng)
    }

    /// Returns why this chance outcome is not possible now; `None` if it is possible.
    ///
    /// By default [`NotLegal`] for an outcome that [`chance_outcomes`](Game::chance_outcomes) does not list.
    fn why_not_chance(&self, state: &Self::State, chance: Self::Chance) -> Option<Self::Reason> {
        let mut outcomes = ChanceOutcomes::new();
        if self.turn(state) == Turn::Chance {
            self.chance_outcomes(state, &mut outcomes);
        }
        (!outcomes.iter().any(|(outcome, _)| *outcome == chance)).then(|| NotLegal.into())
    }

    /// Applies a chance outcome, and all that follows until the next decision or chance event.
    ///
    /// The caller guarantees that the outcome is possible. The result depends on state and outcome only (law *replay*).
    fn apply_chance(
        &self,
        state: &mut Self::State,
        chance: Self::Chance,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Returns what an observer sees of the state.
    ///
    /// The view of a seat contains nothing that the seat cannot know (law *redeal*).
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;

    /// Samples a determinization: a state that `seat` cannot distinguish from this one, with the hidden information dealt anew.
    ///
    /// View, question and legal actions of the seat are the same in it, and no component is lost (laws *redeal* and *conservation*).
    /// The result depends on what the seat knows and on `rng` only: states that the seat cannot distinguish give the same
    /// determinization for the same random numbers (law *no peeking*). By default the state itself, which is right only for games
    /// without hidden information.
    fn redeal(&self, state: &Self::State, _seat: Seat, _rng: &mut impl Rng) -> Self::State {
        *state
    }

    /// Returns what an observer sees of an action of `by` in the state before it.
    ///
    /// After two actions with the same observation and the same observed events, a seat sees the same (law *no peeking*).
    fn observed_action(
        &self,
        state: &Self::State,
        action: Self::Action,
        by: Seat,
        eye: Eye,
    ) -> Self::ObservedAction;

    /// Returns what an observer sees of a chance outcome in the state before it. It obeys the same law as
    /// [`observed_action`](Game::observed_action).
    fn observed_chance(&self, state: &Self::State, chance: Self::Chance, eye: Eye) -> Self::ObservedChance;

    /// Returns whether an observer receives this event. By default every observer does.
    ///
    /// An event tells a seat nothing that its view does not show afterwards, unless
    /// [`Lawful::reveals_momentarily`](crate::laws::Lawful::reveals_momentarily) says so (law *no peeking*). Hidden information that is
    /// revealed without remaining visible, as in a showdown, must be in an event.
    fn observes_event(&self, _event: &Self::Event, _eye: Eye) -> bool {
        true
    }

    /// Returns points and ranks; during play, those of a game that ends now.
    fn scores(&self, state: &Self::State) -> Scores;

    /// Returns whether the game is over.
    fn is_over(&self, state: &Self::State) -> bool {
        self.turn(state) == Turn::Over
    }

    /// Applies an action of `seat` if it is legal; otherwise leaves the state unchanged (law *refusal*) and returns the reason.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Reason> {
        match self.why_not(state, seat, action) {
            Some(reason) => Err(reason),
            None => {
                self.apply_unchecked(state, seat, action, events);
                Ok(())
            }
        }
    }
}
