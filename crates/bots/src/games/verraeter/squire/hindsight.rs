//! What the others' choices in a round tell of their roles and hands.

use super::outlook::Outlook;
use super::suspicion::{Lenience, drafts};
use super::{supply, temper};
use crate::Opinions;
use ::verraeter::plan::Step;
use ::verraeter::{Action, Cards, State, Verraeter};
use engine::{Actions, Game, Seat, Seats};

/// Of those who take a role, as knights do. Each figure was varied by itself over 24 games of knights with 500 iterations a
/// move; near this one their true roles were thought most likely.
const DRAFTERS: Lenience = Lenience { points: 1.2, whim: 0.1 };

/// Of those who play supply cards, found in the same way.
const SUPPLIERS: Lenience = Lenience { points: 0.7, whim: 0.05 };

/// How likely all others are to have taken the roles that they have in a world that `seat` imagines, and to have played
/// the supply cards that lie there.
pub(in super::super) fn hindsight(rules: &Verraeter, world: &State, seat: Seat) -> f32 {
    let Some(Step::Supply(now)) = world.agenda.top() else {
        return drafts(rules, world, seat, DRAFTERS);
    };
    let mut past = before_supply(rules, world);
    let mut product = drafts(rules, &past, seat, DRAFTERS);
    for other in Seats::all(rules.seats()).clockwise(world.start).take_while(|other| *other != now) {
        if other != seat {
            asks(&mut past, other);
            product *= likelihood(rules, &past, other, world.nobles[other].played);
        }
        past.nobles[other] = world.nobles[other];
    }
    product
}

/// The world before anybody played supply cards.
fn before_supply(rules: &Verraeter, world: &State) -> State {
    let mut past = *world;
    asks(&mut past, world.start);
    for seat in Seats::all(rules.seats()).iter() {
        let noble = &mut past.nobles[seat];
        noble.hand += noble.played;
        noble.played = Cards::NONE;
    }
    past
}

/// It is a seat's turn to play supply cards, instead of another's.
fn asks(past: &mut State, seat: Seat) {
    past.agenda.pop();
    past.agenda.push(Step::Supply(seat));
}

/// How likely a seat is to play these of its cards.
fn likelihood(rules: &Verraeter, past: &State, seat: Seat, played: Cards) -> f32 {
    let (mut legal, mut opinions) = (Actions::new(), Opinions::new());
    rules.legal(past, seat, &mut legal);
    let outlook = Outlook::new(rules, past, seat, &temper::TEMPER);
    supply::appraise(&outlook, &legal, &mut opinions);
    let place = legal.iter().position(|action| *action == Action::Supply(played));
    place.map_or(1.0, |place| SUPPLIERS.chance_of(place, &opinions))
}
