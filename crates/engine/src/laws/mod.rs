//! Laws: properties that hold for every game, every number of seats and every set of options.
//!
//! A game's tests call [`check`] for each of its option sets. It plays random games and panics at the first state that
//! violates a law, with the name of the law, the seed and the ply:
//!
//! - **closed**: a seat that must decide has a legal action; an action is listed exactly if it is accepted and exactly if there is no
//!   reason against it; no action is listed twice; the game ends within [`Lawful::MAX_PLIES`].
//! - **replay**: the plies, printed and read back, rebuild every state.
//! - **refusal**: a refused action leaves the state unchanged.
//! - **redeal**: a seat cannot distinguish a determinization from the true state, and some determinization differs from it.
//! - **no peeking**: if a seat cannot distinguish two states, and observes the same ply and the same events in both, it cannot
//!   distinguish the states after it, neither by its view nor by its determinizations.
//! - **conservation**: no component is created or lost.

mod legality;
mod replay;
mod secrecy;

use crate::{Actions, FastRng, Game, Ply, Rng, Seat, Turn};

/// A game whose laws can be checked: bounds, invariants and arbitrary actions.
pub trait Lawful: Game {
    /// The maximum number of plies of a game.
    const MAX_PLIES: u32;

    /// Whether there is hidden information. If so, some determinization must differ from the true state.
    const HAS_HIDDEN_INFORMATION: bool = true;

    /// Samples any action that can be written, legal or not. By default a legal one; games with illegal actions should override it.
    fn arbitrary_action(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let seat = self.turn(state).seats().iter().next().expect("a seat must decide");
        let mut legal = Actions::new();
        self.legal_actions(state, seat, &mut legal);
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// Checks that no component is missing or duplicated, and panics with its name otherwise. By default it checks nothing.
    fn check_conservation(&self, _state: &Self::State) {}

    /// Returns whether an event reveals information to everyone that no view shows afterwards.
    fn reveals_momentarily(&self, _: &Self::Event) -> bool {
        false
    }

    /// Returns the number of steps on the agenda, and its capacity.
    fn agenda_depth(&self, _state: &Self::State) -> (usize, usize) {
        (0, 0)
    }

    /// Returns the preference for an action in every other game that the laws play: random play alone seldom reaches the situations
    /// that people reach.
    fn action_weight(&self, _: &Self::State, _: Seat, _: Self::Action, _game: u64) -> u32 {
        0
    }

    /// Returns the components that are in play now, one bit each. [`LawReport::coverage`] counts the games per component.
    fn components_in_play(&self, _: &Self::State) -> u128 {
        0
    }
}

/// The number of games in which each component was in play.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Coverage(pub [u32; 128]);

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage([0; 128])
    }
}

impl core::fmt::Debug for Coverage {
    /// Prints only the component with the fewest games, because the list is long.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let least = (0..).zip(self.0).filter(|&(_, games)| games > 0).min_by_key(|&(_, games)| games);
        match least {
            Some((component, games)) => write!(f, "fewest: component {component} in {games} games"),
            None => f.write_str("no components counted"),
        }
    }
}

impl Coverage {
    fn of(components: u128) -> Coverage {
        Coverage(core::array::from_fn(|n| (components >> n & 1) as u32))
    }

    fn merge(self, other: Coverage) -> Coverage {
        Coverage(core::array::from_fn(|n| self.0[n] + other.0[n]))
    }
}

/// Statistics of the games in which the laws were checked.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct LawReport {
    /// The number of games.
    pub games: u32,
    /// The number of plies in all games.
    pub plies: u64,
    /// The number of determinizations that were checked.
    pub redeals: u64,
    /// The number of determinizations that differed from the true state.
    pub other_worlds: u64,
    /// The number of pairs of states that a seat could not distinguish after a ply, and that were compared.
    pub indistinguishable_pairs: u64,
    /// The number of plies of the longest game.
    pub longest: u32,
    /// The maximum number of steps on the agenda.
    pub agenda_depth: usize,
    /// The capacity of the agenda.
    pub agenda_capacity: usize,
    /// The number of games in which each component was in play.
    pub coverage: Coverage,
}

impl LawReport {
    /// Returns the statistics of the games of both reports.
    #[must_use]
    pub fn merge(self, other: LawReport) -> LawReport {
        LawReport {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            redeals: self.redeals + other.redeals,
            other_worlds: self.other_worlds + other.other_worlds,
            indistinguishable_pairs: self.indistinguishable_pairs + other.indistinguishable_pairs,
            longest: self.longest.max(other.longest),
            agenda_depth: self.agenda_depth.max(other.agenda_depth),
            agenda_capacity: self.agenda_capacity.max(other.agenda_capacity),
            coverage: self.coverage.merge(other.coverage),
        }
    }
}

/// The laws about hidden information are expensive: they are checked at one ply in so many, on average.
const SECRECY_EVERY: u32 = 32;

/// Plays `games` random games from `seed` and checks all laws in them.
///
/// # Panics
/// At the first violation, with the name of the law, the seed and the ply.
pub fn check<G: Lawful>(game: &G, seed: u64, games: u32) -> LawReport {
    let mut report = LawReport::default();
    for n in 0..games {
        report = report.merge(check_one(game, seed, u64::from(n)));
    }
    if games >= 100 && G::HAS_HIDDEN_INFORMATION {
        assert!(report.other_worlds > 0, "redeal: no determinization differed from the true state");
        assert!(report.indistinguishable_pairs > 0, "no peeking: no pair of states was compared after a ply");
    }
    report
}

fn check_one<G: Lawful>(game: &G, seed: u64, n: u64) -> LawReport {
    let mut rng = FastRng::stream(seed, n);
    let mut state = game.initial_state();
    let mut replayed = state;
    let mut legal = Actions::new();
    let mut report = LawReport { games: 1, ..LawReport::default() };
    let mut components = 0;
    loop {
        let at = Location { seed, game: n, ply: report.longest };
        game.check_conservation(&state);
        record_agenda_depth(game, &state, &mut report);
        components |= game.components_in_play(&state);
        if rng.below(SECRECY_EVERY) == 0 {
            secrecy::check(game, &state, &mut rng, &mut report, at);
        }
        let ply = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Ply::Chance(legality::draw(game, &state, &mut rng, at)),
            Turn::Seat(_) | Turn::Simultaneous(_) => {
                let (seat, action) = legality::choose(game, &state, &mut legal, &mut rng, at);
                Ply::Action(seat, action)
            }
        };
        ply.apply(game, &mut state);
        replay::printed_and_read(ply).apply(game, &mut replayed);
        assert!(state == replayed, "replay: the entries do not rebuild the state {at:?}");
        report.plies += 1;
        report.longest += 1;
        assert!(report.longest <= G::MAX_PLIES, "closed: the game does not end {at:?}");
    }
    report.coverage = Coverage::of(components);
    report
}

fn record_agenda_depth<G: Lawful>(game: &G, state: &G::State, report: &mut LawReport) {
    let (depth, capacity) = game.agenda_depth(state);
    report.agenda_depth = report.agenda_depth.max(depth);
    report.agenda_capacity = capacity;
}

/// The place of a violation, from which it can be reproduced.
#[derive(Copy, Clone, Debug)]
#[expect(dead_code, reason = "read in the message of a panic")]
pub(crate) struct Location {
    seed: u64,
    game: u64,
    ply: u32,
}
