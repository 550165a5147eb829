//! A whole game among bots.

use crate::{Bot, Choice, Courtly, Seatside, Sight};
use engine::{Eye, Quick, Seat, Seats, Turn};

/// Plays a game to its end and returns the last state. The box draws from `dice`; every bot has dice of its own, so
/// that one bot's thinking changes nobody else's luck.
///
/// # Panics
/// If a bot does what is not allowed: a bug in the bot.
pub fn play<G: Courtly>(
    rules: &G,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Quick,
    own_dice: &mut [Quick],
    mut chosen: impl FnMut(&G::State, Seat, &Choice<G>),
) -> G::State {
    let mut state = rules.start();
    loop {
        match rules.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = rules.draw(&state, dice);
                rules.settle(&mut state, chance, &mut ());
                bots.iter_mut().for_each(|bot| bot.witness(Sight::Chance));
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let at = seat.index();
                let choice = bots[at].choose(&Seatside::new(rules, &state, seat), &mut own_dice[at]);
                chosen(&state, seat, &choice);
                tell(rules, &state, seat, choice.action, bots);
                if let Err(reason) = rules.play(&mut state, seat, choice.action, &mut ()) {
                    panic!("seat {seat} may not do {}: {reason:?}", choice.action);
                }
            }
        }
    }
}

fn tell<G: Courtly>(rules: &G, state: &G::State, by: Seat, action: G::Action, bots: &mut [Box<dyn Bot<G>>]) {
    for seat in Seats::all(rules.seats()).iter() {
        let seen = rules.seen(state, action, by, Eye::Seat(seat));
        bots[seat.index()].witness(Sight::Act(by, seen));
    }
}
