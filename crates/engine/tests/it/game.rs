//! The methods that the trait `Game` provides.

use crate::high_card::{Action, Deal, HighCard, State};
use engine::{Game, Seat, Turn};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn dealt() -> State {
    let mut state = HighCard::default().initial_state();
    HighCard::default().apply_chance(&mut state, Deal::new([4, 1]), &mut ());
    state
}

#[test]
fn a_game_is_over_if_no_seat_must_decide() {
    let game = HighCard::default();
    let mut state = dealt();
    assert!(!game.is_over(&game.initial_state()) && !game.is_over(&state));
    game.apply_unchecked(&mut state, FIRST, Action::Keep, &mut ());
    game.apply_unchecked(&mut state, SECOND, Action::Keep, &mut ());
    assert_eq!((game.turn(&state), game.is_over(&state)), (Turn::Over, true));
}

#[test]
fn a_closure_receives_every_event() {
    let game = HighCard::default();
    let mut events = Vec::new();
    game.apply_chance(&mut game.initial_state(), Deal::new([4, 1]), &mut |event| events.push(event));
    assert_eq!(events.len(), 3);
}
