//! Kuhn poker (Kuhn, 1950): two seats, an ante of 1, one card each of jack, queen and king, one bet of 1.
//!
//! A complete game in one file. `src/main.rs` searches it; `tests/` checks the laws and computes the exploitability.

use Action::{Bet, Pass};
use engine::laws::Lawful;
use engine::notation::ParseError;
use engine::{Actions, ChanceOutcomes, EventSink, Eye, Game, Rng, Scores, Seat, Turn};
use std::fmt;
use std::str::FromStr;

/// The rules.
#[derive(Copy, Clone, Debug, Default)]
pub struct Kuhn;

/// A position, or what an observer sees of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// The cards.
    pub deal: Deal,
    /// The actions so far.
    pub history: [Option<Action>; 3],
}

/// The cards of both seats, 0 for the jack, 1 the queen, 2 the king; `None` before the deal and for who does not see them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal(pub [Option<u8>; 2]);

engine::word_enum! {
    /// An action.
    pub enum Action ("action") {
        /// Checks or folds.
        Pass = "pass",
        /// Bets or calls.
        Bet = "bet",
    }
}

impl State {
    /// If the game is over: the winning seat, the chips won, and whether the cards are shown.
    pub fn result(&self) -> Option<(usize, i16, bool)> {
        let high = usize::from(self.deal.0[1] > self.deal.0[0]);
        match self.history {
            [Some(Pass), Some(Pass), _] => Some((high, 1, true)),
            [Some(Bet), Some(Bet), _] | [_, Some(Bet), Some(Bet)] => Some((high, 2, true)),
            [Some(Bet), Some(Pass), _] => Some((0, 1, false)),
            [_, Some(Bet), Some(Pass)] => Some((1, 1, false)),
            _ => None,
        }
    }

    fn actions(&self) -> usize {
        self.history.iter().flatten().count()
    }
}

impl Game for Kuhn {
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Event = Deal;
    type View = State;
    type ObservedChance = Deal;
    engine::open_actions!();
    engine::plain_questions!();

    fn seats(&self) -> u8 {
        2
    }

    fn initial_state(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.result() {
            _ if state.deal == Deal::default() => Turn::Chance,
            Some(_) => Turn::Over,
            None => Turn::Seat(Seat::new(state.actions() % 2)),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        if self.turn(state).is_for(seat) {
            out.extend([Pass, Bet]);
        }
    }

    fn apply_unchecked(&self, state: &mut State, _: Seat, action: Action, events: &mut impl EventSink<Deal>) {
        state.history[state.actions()] = Some(action);
        if let Some((_, _, true)) = state.result() {
            events.emit(state.deal);
        }
    }

    fn chance_outcomes(&self, _: &State, out: &mut ChanceOutcomes<Deal>) {
        for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
            out.push(Deal([Some(first), Some(second)]), 1);
        }
    }

    fn apply_chance(&self, state: &mut State, deal: Deal, _: &mut impl EventSink<Deal>) {
        state.deal = deal;
    }

    fn view(&self, state: &State, eye: Eye) -> State {
        match state.result() {
            Some((_, _, true)) => *state,
            _ => State { deal: self.observed_chance(state, state.deal, eye), ..*state },
        }
    }

    fn redeal(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let (mut world, other) = (self.view(state, Eye::Seat(seat)), 1 - seat.index());
        if let (Some(own), None) = (world.deal.0[seat.index()], world.deal.0[other]) {
            world.deal.0[other] = Some((own + 1 + rng.below(2) as u8) % 3);
        }
        world
    }

    fn observed_chance(&self, _: &State, Deal(cards): Deal, eye: Eye) -> Deal {
        Deal([0, 1].map(|seat| cards[seat].filter(|_| eye.sees(Seat::new(seat)))))
    }

    fn scores(&self, state: &State) -> Scores {
        let (winner, chips, _) = state.result().unwrap_or_default();
        Scores::by_points(2, |seat| if seat.index() == winner { chips } else { -chips }, |_| 0)
    }
}

impl Lawful for Kuhn {
    const MAX_PLIES: u32 = 4;
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|card| f.write_str(card.map_or("?", |card| ["J", "Q", "K"][usize::from(card)])))
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        let card = |nth: usize| "JQK".find(text.get(nth..=nth)?).map(|card| card as u8);
        Ok(Deal([card(0), card(1)]))
    }
}
