//! A game for the documentation: Nim with one pile: players take one or two matches in turn, and the player who takes the last one wins.

use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;
use engine::{Actions, EventSink, Eye, Game, Scores, Seat, Turn};

/// The rules.
#[derive(Debug)]
pub struct Nim;

/// A position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    /// The number of matches left.
    pub matches: u8,
    /// The seat to move.
    pub to_move: usize,
}

/// Takes one match or two.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Take).ok_or(ParseError { expected: "take" })
    }
}

impl Game for Nim {
    type State = Pile;
    type Action = Take;
    type Event = ();
    type View = Pile;
    engine::no_chance!();
    engine::open_actions!();
    engine::plain_questions!();

    fn seats(&self) -> u8 {
        2
    }

    fn initial_state(&self) -> Pile {
        Pile { matches: 7, to_move: 0 }
    }

    fn turn(&self, state: &Pile) -> Turn {
        if state.matches == 0 { Turn::Over } else { Turn::Seat(Seat::new(state.to_move)) }
    }

    fn legal_actions(&self, state: &Pile, seat: Seat, out: &mut Actions<Take>) {
        if self.turn(state).is_for(seat) {
            out.extend((1..=state.matches.min(2)).map(Take));
        }
    }

    fn apply_unchecked(&self, state: &mut Pile, _: Seat, action: Take, _: &mut impl EventSink<()>) {
        state.matches -= action.0;
        state.to_move = 1 - state.to_move;
    }

    fn view(&self, state: &Pile, _: Eye) -> Pile {
        *state
    }

    fn scores(&self, state: &Pile) -> Scores {
        let winner = 1 - state.to_move;
        Scores::by_points(2, |seat| i16::from(seat.index() == winner), |_| 0)
    }
}

impl engine::laws::Lawful for Nim {
    const MAX_PLIES: u32 = 7;
    const HAS_HIDDEN_INFORMATION: bool = false;
}

#[test]
fn the_example_obeys_the_laws() {
    engine::laws::check(&Nim, 1, 200);
}
