//! Kuhn poker obeys the laws, and the exploitability of the search is computed exactly.

use engine::{ChanceOutcomes, FastRng, Game, Seat, Turn, laws};
use kuhn::{Action, Deal, Kuhn, State};
use search::{Budget, InfoState, IsMcts, RegretMatching, SearchConfig, Utility};
use std::collections::BTreeMap;

#[test]
fn kuhn_poker_obeys_the_laws() {
    let report = laws::check(&Kuhn, 1, 2_000);
    assert!(report.longest == 4 && report.indistinguishable_pairs > 0, "{report:?}");
}

/// The probability to bet for each card and history.
type Strategy = BTreeMap<(u8, String), f64>;

/// The key of an information set.
fn info_set(state: &State, seat: usize) -> (u8, String) {
    let Deal(cards) = state.deal;
    let history = state.history.iter().flatten().map(|action| if *action == Action::Bet { 'b' } else { 'p' });
    (cards[seat].expect("the true state has both cards"), history.collect())
}

/// Every state in which a seat acts, for every deal.
fn for_each_decision(mut visit: impl FnMut(&State, Seat)) {
    fn walk(state: &State, visit: &mut impl FnMut(&State, Seat)) {
        let Turn::Seat(seat) = Kuhn.turn(state) else { return };
        visit(state, seat);
        for action in [Action::Pass, Action::Bet] {
            let mut next = *state;
            Kuhn.apply_unchecked(&mut next, seat, action, &mut ());
            walk(&next, visit);
        }
    }
    for deal in deals() {
        walk(&deal, &mut visit);
    }
}

/// The states after each deal.
fn deals() -> Vec<State> {
    let mut outcomes = ChanceOutcomes::new();
    Kuhn.chance_outcomes(&Kuhn.initial_state(), &mut outcomes);
    let dealt = outcomes.iter().map(|(deal, _)| {
        let mut state = Kuhn.initial_state();
        Kuhn.apply_chance(&mut state, *deal, &mut ());
        state
    });
    dealt.collect()
}

/// The strategy of a search: each information set is searched on its own, and the shares of its result are the strategy.
fn strategy(config: SearchConfig, iterations: u32) -> Strategy {
    let mut strategy = Strategy::new();
    for_each_decision(|state, seat| {
        let key = info_set(state, seat.index());
        let known = strategy.len() as u64;
        strategy.entry(key).or_insert_with(|| {
            let root = InfoState::new(&Kuhn, state, seat);
            let mut search = IsMcts::new(config);
            let result = search.search(&root, Budget::Iterations(iterations), &mut FastRng::new(known));
            let result = result.expect("there are two actions");
            let bet =
                result.actions.iter().find(|action| action.action == Action::Bet).expect("a bet is legal");
            f64::from(bet.policy)
        });
    });
    strategy
}

/// The chips that `seat` wins on average with the best response to a strategy: in each of its information sets the action with the
/// higher value over all deals that are possible there.
fn best_response(strategy: &Strategy, seat: usize) -> f64 {
    let worlds: Vec<(State, f64)> = deals().into_iter().map(|state| (state, 1.0 / 6.0)).collect();
    value(&worlds, strategy, seat)
}

/// The value of states that share a history, each with its probability.
fn value(worlds: &[(State, f64)], strategy: &Strategy, seat: usize) -> f64 {
    let Some((first, _)) = worlds.first() else { return 0.0 };
    match Kuhn.turn(first) {
        Turn::Over => worlds.iter().map(|(state, weight)| weight * payoff(state, seat)).sum(),
        Turn::Seat(actor) if actor.index() == seat => {
            let cards = 0..3;
            cards.map(|card| best_action(worlds, strategy, seat, card)).sum()
        }
        Turn::Seat(actor) => {
            let by_strategy = |action| {
                let after = worlds.iter().map(|(state, weight)| {
                    let bet = strategy[&info_set(state, actor.index())];
                    let share = if action == Action::Bet { bet } else { 1.0 - bet };
                    (play(state, actor, action), weight * share)
                });
                value(&after.collect::<Vec<_>>(), strategy, seat)
            };
            by_strategy(Action::Pass) + by_strategy(Action::Bet)
        }
        Turn::Chance | Turn::Simultaneous(_) => {
            unreachable!("all cards are dealt, and one seat acts at a time")
        }
    }
}

fn best_action(worlds: &[(State, f64)], strategy: &Strategy, seat: usize, card: u8) -> f64 {
    let here: Vec<_> = worlds.iter().filter(|(state, _)| info_set(state, seat).0 == card).collect();
    let after = |action| {
        let next: Vec<_> =
            here.iter().map(|(state, weight)| (play(state, Seat::new(seat), action), *weight)).collect();
        value(&next, strategy, seat)
    };
    after(Action::Pass).max(after(Action::Bet))
}

fn play(state: &State, seat: Seat, action: Action) -> State {
    let mut next = *state;
    Kuhn.apply_unchecked(&mut next, seat, action, &mut ());
    next
}

fn payoff(state: &State, seat: usize) -> f64 {
    f64::from(Kuhn.scores(state).points(Seat::new(seat)))
}

/// What both best responses win together, halved: 0 in an equilibrium.
fn exploitability(strategy: &Strategy) -> f64 {
    (best_response(strategy, 0) + best_response(strategy, 1)) / 2.0
}

/// An equilibrium of Kuhn poker (Kuhn, 1950), with which the computation is checked.
#[test]
fn the_exploitability_of_an_equilibrium_is_0() {
    let third = 1.0 / 3.0;
    let bets = [
        ((0, ""), third),
        ((1, ""), 0.0),
        ((2, ""), 1.0),
        ((0, "p"), third),
        ((1, "p"), 0.0),
        ((2, "p"), 1.0),
        ((0, "b"), 0.0),
        ((1, "b"), third),
        ((2, "b"), 1.0),
        ((0, "pb"), 0.0),
        ((1, "pb"), 2.0 * third),
        ((2, "pb"), 1.0),
    ];
    let strategy = bets.map(|((card, history), bet)| ((card, history.to_string()), bet)).into();
    assert!(exploitability(&strategy).abs() < 1e-9);
    assert!(
        (best_response(&strategy, 0) + 1.0 / 18.0).abs() < 1e-9,
        "the game is worth -1/18 to the first seat"
    );
}

/// Chips as utility, from losing 2 to winning 2.
const CHIPS: Utility = Utility::Points { lowest: -2, highest: 2 };

fn exploitability_of(regret_matching: RegretMatching) -> f64 {
    let config = SearchConfig::builder().utility(CHIPS).regret_matching(regret_matching).build();
    exploitability(&strategy(config, 20_000))
}

/// UCB converges to deterministic actions; an equilibrium of this game is mixed.
#[test]
fn the_exploitability_of_ucb_is_pinned() {
    let found = exploitability_of(RegretMatching::Never);
    assert!((found - UCB).abs() < 0.01, "{found}");
}

#[test]
fn the_exploitability_of_regret_matching_is_pinned() {
    let found = exploitability_of(RegretMatching::Always);
    assert!((found - REGRET_MATCHING).abs() < 0.01, "{found}");
}

/// Chips per game that a best response wins against the default search with 20,000 iterations. It always calls with a queen: the
/// search takes all cards of the other seat for equally likely, whatever that seat has done.
const UCB: f64 = 0.165;
/// The same against regret matching at every node. An opponent model whose `likelihood` knows how others bet would lower it.
const REGRET_MATCHING: f64 = 0.167;
