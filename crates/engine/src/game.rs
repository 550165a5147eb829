//! The trait that every game implements.

use crate::notation::ParseError;
use crate::{Actions, ChanceOutcomes, EventSink, Eye, NotLegal, Rng, Scores, Seat, Turn};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

/// The rules of a game with their options and components fixed, shared by reference.
///
/// Implementers write the methods without a default. [`laws`](crate::laws) says what must hold between the methods and checks it in
/// random games; each obligation stands at the method that it concerns. At most [`MAX_SEATS`](crate::MAX_SEATS) seats can play, and a
/// decision has at most [`MAX_ACTIONS`](crate::MAX_ACTIONS) legal actions.
pub trait Game: Sized + Send + Sync {
    /// Everything that lies on the table, face up or down: no history, no randomness, no text.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a seat decides: the intent, whole.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What the box decides: dice, cards drawn.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What happened, for logs and animation. An eye hears an event whole or not at all.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// What an eye sees of a state.
    type View: Clone + Eq + Hash + Debug;
    /// An action as another eye sees it. Prints as the action itself where nothing is hidden.
    type ObservedAction: Copy + Eq + Hash + Debug + Display;
    /// What the box said, as an eye sees it. Prints as the draw itself where nothing is hidden.
    type ObservedChance: Copy + Eq + Debug + Display;
    /// The question that a seat must answer.
    type Ask: Copy + Eq + Debug;
    /// Why something is not allowed.
    type Reason: Copy + Eq + Debug + From<NotLegal>;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The table before the box has said anything.
    fn initial_state(&self) -> Self::State;

    /// Who must move.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The question that `seat` must answer now, if it must answer one.
    fn ask(&self, state: &Self::State, seat: Seat) -> Option<Self::Ask>;

    /// Fills `out` with all that `seat` may do now, each action once; with nothing if it is not asked.
    ///
    /// The list is empty when it comes: callers clear it. It may depend only on what `seat` sees (law *redeal*), and a seat that is
    /// asked has at least one legal action (law *closed*).
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Fills `out` with what a person might think of doing now, allowed or not: the actions whose refusal is
    /// worth a word. Every legal action with a target or a payment has its refused siblings here. By default the legal actions.
    fn candidate_actions(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>) {
        self.legal_actions(state, seat, out);
    }

    /// Why `seat` may not do this now; `None` if it may. By default [`NotLegal`] for what is not in the legal list.
    ///
    /// Exactly the listed actions have no reason against them (law *closed*).
    fn why_not(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::Reason> {
        let mut legal = Actions::new();
        self.legal_actions(state, seat, &mut legal);
        (!legal.contains(&action)).then(|| NotLegal.into())
    }

    /// Does what `seat` decided, and all that follows until someone must decide again.
    ///
    /// The caller knows that the action is legal. An illegal one may panic or leave a state that cannot occur.
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Fills `out` with all outcomes of the chance event that is due, each with its weight, so that exact solvers can be written. A
    /// game with too many outcomes leaves the list empty, which is the default, and implements [`draw`](Game::sample_chance).
    fn chance_outcomes(&self, _state: &Self::State, _out: &mut ChanceOutcomes<Self::Chance>) {}

    /// Samples a chance outcome; only when it is chance's turn. By default one of the [`chance_outcomes`](Game::chance_outcomes).
    ///
    /// # Panics
    /// By default, if the game lists no outcomes.
    fn sample_chance(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Chance {
        let mut outcomes = ChanceOutcomes::new();
        self.chance_outcomes(state, &mut outcomes);
        outcomes.sample(rng)
    }

    /// Why chance cannot have had this outcome now; `None` if it can. By default [`NotLegal`] for what
    /// [`chance_outcomes`](Game::chance_outcomes) does not list.
    fn why_not_chance(&self, state: &Self::State, chance: Self::Chance) -> Option<Self::Reason> {
        let mut outcomes = ChanceOutcomes::new();
        if self.turn(state) == Turn::Chance {
            self.chance_outcomes(state, &mut outcomes);
        }
        (!outcomes.iter().any(|(outcome, _)| *outcome == chance)).then(|| NotLegal.into())
    }

    /// Does what the box said, and all that follows until someone must decide.
    ///
    /// The caller knows that the box can have said it.
    fn apply_chance(
        &self,
        state: &mut Self::State,
        chance: Self::Chance,
        events: &mut impl EventSink<Self::Event>,
    );

    /// What an eye sees.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;

    /// A determinization: another state that `seat` cannot tell from this one, chosen by the dice alone. Nothing that is hidden
    /// from the seat decides it (law *no peeking*). By default the state itself, which is right for games without hidden
    /// information only.
    fn redeal(&self, state: &Self::State, _seat: Seat, _dice: &mut impl Rng) -> Self::State {
        *state
    }

    /// What `eye` sees of an action by `by` in this state.
    fn observed_action(
        &self,
        state: &Self::State,
        action: Self::Action,
        by: Seat,
        eye: Eye,
    ) -> Self::ObservedAction;

    /// What `eye` sees of what the box says in this state.
    fn observed_chance(&self, state: &Self::State, chance: Self::Chance, eye: Eye) -> Self::ObservedChance;

    /// Whether `eye` may be told of this event. By default everybody is.
    ///
    /// A seat learns from views and events only: where hidden information is revealed without staying visible, as in a showdown, an
    /// event must tell it, or the laws *redeal* and *no peeking* fail.
    fn observes_event(&self, _event: &Self::Event, _eye: Eye) -> bool {
        true
    }

    /// Points and places; during play, as if the game ended now.
    fn scores(&self, state: &Self::State) -> Scores;

    /// Whether nobody has to move any more.
    fn is_over(&self, state: &Self::State) -> bool {
        self.turn(state) == Turn::Over
    }

    /// Does what `seat` decided if it is allowed; otherwise leaves the state untouched and says why.
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
