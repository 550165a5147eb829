//! Searches every decision of Kuhn poker with the default search and prints how often it bets.

use engine::{Eye, FastRng, Game, Seat, Turn};
use kuhn::{Action, Deal, Kuhn, State};
use search::{Budget, InfoState, IsMcts, SearchConfig, Utility};

fn main() {
    let mut rng = FastRng::new(1);
    for deal in ["JK", "QK", "KJ"] {
        let deal: Deal = deal.parse().expect("it is a deal");
        let mut state = Kuhn.initial_state();
        Kuhn.apply_chance(&mut state, deal, &mut ());
        print_decision(&state, &mut rng);
    }
}

fn print_decision(state: &State, rng: &mut FastRng) {
    let Turn::Seat(seat) = Kuhn.turn(state) else { return };
    let utility = Utility::Points { lowest: -2, highest: 2 };
    let mut search = IsMcts::new(SearchConfig::builder().utility(utility).build());
    let root = InfoState::new(&Kuhn, state, seat);
    let result = search.search(&root, Budget::Iterations(10_000), rng).expect("there are two actions");
    let bet = result.actions.iter().find(|action| action.action == Action::Bet).map_or(0.0, |bet| bet.policy);
    let seen = Kuhn.view(state, Eye::Seat(Seat::new(0))).deal;
    println!("{seen}: the first seat bets {:.0} % of the time", 100.0 * bet);
}
