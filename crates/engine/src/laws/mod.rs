//! What must hold for every game, every number of seats and every set of options.
//!
//! A game's tests call [`check`] for each of its option sets; it plays random games and panics, naming the law,
//! at the first state that breaks one:
//!
//! - **closed**: a decision has a legal action; listed ⇔ accepted ⇔ no reason against it; each listed once; the
//!   game ends in time.
//! - **replay**: the entries alone, printed and read back, rebuild every state.
//! - **refusal**: a refused action leaves the state untouched.
//! - **redeal**: the seat cannot tell a redealt world from the true one, and some world differs.
//! - **no peeking**: two worlds that a seat cannot tell apart, and in which it hears the same, stay worlds that
//!   it cannot tell apart, for its eyes and for its redeals.
//! - **conservation**: nothing is made or lost.

mod legality;
mod replay;
mod secrecy;

use crate::{Actions, FastRng, Game, Ply, Rng, Seat, Turn};

/// What a game tells the laws beyond its rules.
pub trait Lawful: Game {
    /// No game has more plies than this.
    const MAX_PLIES: u32;

    /// Whether some seat does not know something that another knows or that decides what comes. If so, some redealt world must
    /// differ from the true one.
    const HAS_HIDDEN_INFORMATION: bool = true;

    /// Any action that can be written down, legal or not. By default a legal one: a game with illegal actions should name them.
    fn arbitrary_action(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let seat = self.turn(state).seats().iter().next().expect("somebody decides");
        let mut legal = Actions::new();
        self.legal_actions(state, seat, &mut legal);
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// Counts all components; panics, naming it, if one is missing or too many. By default nothing is counted.
    fn check_conservation(&self, _state: &Self::State) {}

    /// Whether an event shows everyone, for that moment only, what the table does not show afterwards.
    fn reveals_momentarily(&self, _: &Self::Event) -> bool {
        false
    }

    /// How many steps are on the agenda, and how many it holds.
    fn agenda_depth(&self, _state: &Self::State) -> (usize, usize) {
        (0, 0)
    }

    /// How keen a seat is on an action in a game of the laws, so that games get as far as people's do.
    fn action_weight(&self, _: &Self::State, _: Seat, _: Self::Action, _game: u64) -> u32 {
        0
    }

    /// Components that are in play now and that the laws should have met often enough: a bit each.
    fn components_in_play(&self, _: &Self::State) -> u128 {
        0
    }
}

/// In how many games each component was in play.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Coverage(pub [u32; 128]);

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage([0; 128])
    }
}

impl core::fmt::Debug for Coverage {
    /// Only the component met least often, for the list is long.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let least = (0..).zip(self.0).filter(|&(_, games)| games > 0).min_by_key(|&(_, games)| games);
        match least {
            Some((component, games)) => write!(f, "component {component} least, in {games} games"),
            None => f.write_str("nothing counted"),
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

/// What the games played for the laws were like.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct LawReport {
    /// Games played.
    pub games: u32,
    /// Plies in all of them.
    pub plies: u64,
    /// Redealt worlds that were looked at.
    pub redeals: u64,
    /// Those of them that were another world.
    pub other_worlds: u64,
    /// Pairs of worlds that were followed over a ply and stayed alike.
    pub alike: u64,
    /// The longest game.
    pub longest: u32,
    /// The deepest agenda.
    pub deepest: usize,
    /// The room of the agenda.
    pub room: usize,
    /// In how many games each component was in play.
    pub met: Coverage,
}

impl LawReport {
    /// Both together.
    #[must_use]
    pub fn merge(self, other: LawReport) -> LawReport {
        LawReport {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            redeals: self.redeals + other.redeals,
            other_worlds: self.other_worlds + other.other_worlds,
            alike: self.alike + other.alike,
            longest: self.longest.max(other.longest),
            deepest: self.deepest.max(other.deepest),
            room: self.room.max(other.room),
            met: self.met.merge(other.met),
        }
    }
}

/// How often, on average, a ply is put to the dear laws (secrecy): one in so many.
const SECRECY_EVERY: u32 = 32;

/// Plays `games` random games from `seed` and upholds all laws in them.
///
/// # Panics
/// Where a law is broken: with its name, the seed and the ply.
pub fn check<G: Lawful>(game: &G, seed: u64, games: u32) -> LawReport {
    let mut report = LawReport::default();
    for n in 0..games {
        report = report.merge(check_one(game, seed, u64::from(n)));
    }
    if games >= 100 && G::HAS_HIDDEN_INFORMATION {
        assert!(report.other_worlds > 0, "redeal: no redealt world ever differed from the true one");
        assert!(report.alike > 0, "no peeking: no pair of worlds was ever followed");
    }
    report
}

fn check_one<G: Lawful>(game: &G, seed: u64, n: u64) -> LawReport {
    let mut rng = FastRng::stream(seed, n);
    let mut state = game.initial_state();
    let mut twin = state;
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
        replay::printed_and_read(ply).apply(game, &mut twin);
        assert!(state == twin, "replay: the entries do not rebuild the state {at:?}");
        report.plies += 1;
        report.longest += 1;
        assert!(report.longest <= G::MAX_PLIES, "closed: the game does not end {at:?}");
    }
    report.met = Coverage::of(components);
    report
}

fn record_agenda_depth<G: Lawful>(game: &G, state: &G::State, report: &mut LawReport) {
    let (depth, room) = game.agenda_depth(state);
    report.deepest = report.deepest.max(depth);
    report.room = room;
}

/// Where a law was broken: enough to see it again.
#[derive(Copy, Clone, Debug)]
#[expect(dead_code, reason = "read in the message of a panic")]
pub(crate) struct Location {
    seed: u64,
    game: u64,
    ply: u32,
}
