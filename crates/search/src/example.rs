//! A game for the documentation: Nim with one pile of which one or two matches are taken; who takes the last wins.

use core::fmt;
use core::str::FromStr;
use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Game, Log, Scores, Seat, Turn};

/// The rules.
#[derive(Debug)]
pub struct Nim;

/// A position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    /// Matches that are left.
    pub matches: u8,
    /// Whose turn it is.
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
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Take, Unreadable> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Take).ok_or(Unreadable { expected: "take" })
    }
}

/// Chance never acts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl FromStr for Never {
    type Err = Unreadable;

    fn from_str(_: &str) -> Result<Never, Unreadable> {
        Err(Unreadable { expected: "nothing" })
    }
}

impl Game for Nim {
    type State = Pile;
    type Action = Take;
    type Chance = Never;
    type Event = ();
    type View = Pile;
    type Seen = Take;
    type Glimpse = Never;
    type Ask = ();
    type Reason = ();

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Pile {
        Pile { matches: 7, to_move: 0 }
    }

    fn turn(&self, state: &Pile) -> Turn {
        if state.matches == 0 { Turn::Over } else { Turn::Seat(Seat::new(state.to_move)) }
    }

    fn ask(&self, state: &Pile, seat: Seat) -> Option<()> {
        self.turn(state).is_for(seat).then_some(())
    }

    fn legal(&self, state: &Pile, seat: Seat, out: &mut Actions<Take>) {
        out.clear();
        if self.turn(state).is_for(seat) {
            out.extend((1..=state.matches.min(2)).map(Take));
        }
    }

    fn conceivable(&self, state: &Pile, seat: Seat, out: &mut Actions<Take>) {
        self.legal(state, seat, out);
    }

    fn why_not(&self, state: &Pile, seat: Seat, action: Take) -> Option<()> {
        let legal = self.turn(state).is_for(seat) && (1..=state.matches.min(2)).contains(&action.0);
        (!legal).then_some(())
    }

    fn play_unchecked(&self, state: &mut Pile, _: Seat, action: Take, _: &mut impl Log<()>) {
        state.matches -= action.0;
        state.to_move = 1 - state.to_move;
    }

    fn draw(&self, _: &Pile, _: &mut impl Dice) -> Never {
        Never
    }

    fn why_not_drawn(&self, _: &Pile, _: Never) -> Option<()> {
        Some(())
    }

    fn settle(&self, _: &mut Pile, _: Never, _: &mut impl Log<()>) {}

    fn view(&self, state: &Pile, _: Eye) -> Pile {
        *state
    }

    fn redeal(&self, state: &Pile, _: Seat, _: &mut impl Dice) -> Pile {
        *state
    }

    fn seen(&self, _: &Pile, action: Take, _: Seat, _: Eye) -> Take {
        action
    }

    fn glimpse(&self, _: &Pile, chance: Never, _: Eye) -> Never {
        chance
    }

    fn hears(&self, (): &(), _: Eye) -> bool {
        true
    }

    fn scores(&self, state: &Pile) -> Scores {
        let winner = 1 - state.to_move;
        Scores::rank(2, |seat| i16::from(seat.index() == winner), |_| 0)
    }
}
