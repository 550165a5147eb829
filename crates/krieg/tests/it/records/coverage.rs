//! What a recorded game contains: the kinds of actions in it, and the reasons for which something was refused.

use engine::laws::Lawful;
use engine::{Actions, FastRng, Game, MAX_SEATS, Ply, Rng, Seat, Turn};
use games::Match;
use krieg::{Action, Cards, Chance, Krieg, Reason, Site, State};
use std::collections::BTreeSet;

/// Kinds of actions that the golden games must contain.
pub(crate) const ACTIONS: [&str; 18] = [
    "play",
    "swap",
    "take",
    "pass",
    "bid",
    "privilege",
    "privilege from",
    "farm",
    "worker",
    "attack",
    "bribe",
    "done",
    "defend",
    "lose outer",
    "lose inner",
    "choose",
    "plead",
    "discard",
];

/// Everything that the golden games must contain.
pub(crate) fn all() -> BTreeSet<String> {
    let reasons = Reason::ALL.iter().map(|reason| format!("refused: {reason:?}"));
    ACTIONS.iter().map(ToString::to_string).chain(reasons).collect()
}

/// Everything that a game contains.
pub(crate) fn of(game: &Match<Krieg>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rng = FastRng::new(1);
    for (before, ply) in game.steps_after(0) {
        refusals(game.rules(), &before, &mut rng, &mut found);
        if let Ply::Action(_, action) = ply {
            found.insert(kind(action).into());
        }
    }
    refusals(game.rules(), game.state(), &mut rng, &mut found);
    found
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Play(_) => "play",
        Action::Swap { .. } => "swap",
        Action::Take { .. } => "take",
        Action::Pass => "pass",
        Action::Bid(_) => "bid",
        Action::Privilege { from: None, .. } => "privilege",
        Action::Privilege { from: Some(_), .. } => "privilege from",
        Action::Farm => "farm",
        Action::Worker => "worker",
        Action::Attack(_) => "attack",
        Action::Bribe(_) => "bribe",
        Action::Done => "done",
        Action::Defend => "defend",
        Action::Lose(Site::Outer) => "lose outer",
        Action::Lose(Site::Inner) => "lose inner",
        Action::Choose(_) => "choose",
        Action::Plead(_) => "plead",
        Action::Discard(_) => "discard",
    }
}

/// The reasons for refusing what a person, or a faulty program, might try in this position.
fn refusals(rules: &Krieg, state: &State, rng: &mut FastRng, found: &mut BTreeSet<String>) {
    let mut refused = |reason: Option<Reason>| {
        if let Some(reason) = reason {
            found.insert(format!("refused: {reason:?}"));
        }
    };
    let mut tries = Actions::new();
    for seat in rules.turn(state).seats().iter() {
        rules.candidate_actions(state, seat, &mut tries);
        tries.extend((0..4).map(|_| rules.arbitrary_action(state, rng)));
        tries.iter().for_each(|action| refused(rules.why_not(state, seat, *action)));
    }
    let anyone = Seat::new(rng.below(MAX_SEATS as u32) as usize);
    refused(rules.why_not(state, anyone, rules.arbitrary_action(state, rng)));
    refused(rules.why_not_chance(state, Chance::Draw(Cards([1, 0, 0, 0]))));
    if rules.turn(state) == Turn::Chance {
        bad_draws(rules, state, rng)
            .into_iter()
            .for_each(|chance| refused(rules.why_not_chance(state, chance)));
    }
}

fn bad_draws(rules: &Krieg, state: &State, rng: &mut FastRng) -> Vec<Chance> {
    match rules.sample_chance(state, rng) {
        Chance::Deal(deal) => {
            let mut elsewhere = deal;
            elsewhere.adviser = Seat::new(4);
            vec![Chance::Deal(elsewhere)]
        }
        Chance::Draw(cards) => (0..4).map(|kind| Chance::Draw(all_of(kind, cards.total()))).collect(),
    }
}

fn all_of(kind: usize, count: u8) -> Cards {
    let mut cards = Cards::NONE;
    cards.0[kind] = count;
    cards
}
