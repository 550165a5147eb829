//! The trait that every game implements.

use crate::notation::Unreadable;
use crate::{Actions, Dice, Eye, Log, Scores, Seat, Turn};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

/// The rules of a game with their options and components fixed, shared by reference.
///
/// Implementers write everything but [`play`](Game::play) and [`is_over`](Game::is_over).
/// [`laws`](crate::laws) says what must hold between the methods.
pub trait Game: Sized + Send + Sync {
    /// Everything that lies on the table, face up or down: no history, no randomness, no text.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a seat decides: the intent, whole.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// What the box decides: dice, cards drawn.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// What happened, for logs and animation. An eye hears an event whole or not at all.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// What an eye sees of a state.
    type View: Clone + Eq + Hash + Debug;
    /// An action as another eye sees it. Prints as the action itself where nothing is hidden.
    type Seen: Copy + Eq + Hash + Debug + Display;
    /// What the box said, as an eye sees it. Prints as the draw itself where nothing is hidden.
    type Glimpse: Copy + Eq + Debug + Display;
    /// The question that a seat must answer.
    type Ask: Copy + Eq + Debug;
    /// Why something is not allowed.
    type Reason: Copy + Eq + Debug;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The table before the box has said anything.
    fn start(&self) -> Self::State;

    /// Who must move.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The question that `seat` must answer now, if it must answer one.
    fn ask(&self, state: &Self::State, seat: Seat) -> Option<Self::Ask>;

    /// Fills `out` with all that `seat` may do now, each action once; with nothing if it is not asked.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Fills `out` with what a person might think of doing now, allowed or not: the actions whose refusal is
    /// worth a word. Every legal action with a target or a payment has its refused siblings here.
    fn conceivable(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Why `seat` may not do this now; `None` if it may.
    fn why_not(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Does what `seat` decided, and all that follows until someone must decide again.
    ///
    /// The caller knows that the action is legal. An illegal one may panic or leave a state that cannot occur.
    fn play_unchecked(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    );

    /// Asks the box; only when it is chance's turn.
    fn draw(&self, state: &Self::State, dice: &mut impl Dice) -> Self::Chance;

    /// Why the box cannot have said this now; `None` if it can.
    fn why_not_drawn(&self, state: &Self::State, chance: Self::Chance) -> Option<Self::Reason>;

    /// Does what the box said, and all that follows until someone must decide.
    ///
    /// The caller knows that the box can have said it.
    fn settle(&self, state: &mut Self::State, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// What an eye sees.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;

    /// Another state that `seat` cannot tell from this one, chosen by the dice alone: nothing that is hidden
    /// from the seat decides it.
    fn redeal(&self, state: &Self::State, seat: Seat, dice: &mut impl Dice) -> Self::State;

    /// What `eye` sees of an action by `by` in this state.
    fn seen(&self, state: &Self::State, action: Self::Action, by: Seat, eye: Eye) -> Self::Seen;

    /// What `eye` sees of what the box says in this state.
    fn glimpse(&self, state: &Self::State, chance: Self::Chance, eye: Eye) -> Self::Glimpse;

    /// Whether `eye` may be told of this event.
    fn hears(&self, event: &Self::Event, eye: Eye) -> bool;

    /// Points and places; during play, as if the game ended now.
    fn scores(&self, state: &Self::State) -> Scores;

    /// Whether nobody has to move any more.
    fn is_over(&self, state: &Self::State) -> bool {
        self.turn(state) == Turn::Over
    }

    /// Does what `seat` decided if it is allowed; otherwise leaves the state untouched and says why.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Reason> {
        match self.why_not(state, seat, action) {
            Some(reason) => Err(reason),
            None => {
                self.play_unchecked(state, seat, action, log);
                Ok(())
            }
        }
    }
}
