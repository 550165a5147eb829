//! What must hold for every game, every number of seats and every set of options.
//!
//! A game's tests call [`uphold`] for each of its option sets; it plays random games and panics, naming the law,
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

mod closed;
mod replay;
mod secret;

use crate::{Actions, Dice, Game, Ply, Quick, Seat, Turn};

/// What a game tells the laws beyond its rules.
pub trait Lawful: Game {
    /// No game has more plies than this.
    const MOST_PLIES: u32;

    /// Whether some seat does not know something that another knows or that decides what comes. If so, some redealt world must
    /// differ from the true one.
    const HAS_HIDDEN_INFORMATION: bool = true;

    /// Any action that can be written down, legal or not. By default a legal one: a game with illegal actions should name them.
    fn guess(&self, state: &Self::State, dice: &mut impl Dice) -> Self::Action {
        let seat = self.turn(state).seats().iter().next().expect("somebody decides");
        let mut legal = Actions::new();
        self.legal(state, seat, &mut legal);
        legal[dice.below(legal.len() as u32) as usize]
    }

    /// Counts all components; panics, naming it, if one is missing or too many. By default nothing is counted.
    fn conserve(&self, _state: &Self::State) {}

    /// Whether an event shows everyone, for that moment only, what the table does not show afterwards.
    fn lays_open(&self, _: &Self::Event) -> bool {
        false
    }

    /// How many steps are on the agenda, and how many it holds.
    fn depth(&self, _state: &Self::State) -> (usize, usize) {
        (0, 0)
    }

    /// How keen a seat is on an action in a game of the laws, so that games get as far as people's do.
    fn keenness(&self, _: &Self::State, _: Seat, _: Self::Action, _game: u64) -> u32 {
        0
    }

    /// Components that are in play now and that the laws should have met often enough: a bit each.
    fn in_play(&self, _: &Self::State) -> u128 {
        0
    }
}

/// In how many games each component was in play.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Met(pub [u32; 128]);

impl Default for Met {
    fn default() -> Met {
        Met([0; 128])
    }
}

impl core::fmt::Debug for Met {
    /// Only the component met least often, for the list is long.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let least = (0..).zip(self.0).filter(|&(_, games)| games > 0).min_by_key(|&(_, games)| games);
        match least {
            Some((component, games)) => write!(f, "component {component} least, in {games} games"),
            None => f.write_str("nothing counted"),
        }
    }
}

impl Met {
    fn of(components: u128) -> Met {
        Met(core::array::from_fn(|n| (components >> n & 1) as u32))
    }

    fn and(self, other: Met) -> Met {
        Met(core::array::from_fn(|n| self.0[n] + other.0[n]))
    }
}

/// What the games played for the laws were like.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
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
    pub met: Met,
}

impl Tally {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            redeals: self.redeals + other.redeals,
            other_worlds: self.other_worlds + other.other_worlds,
            alike: self.alike + other.alike,
            longest: self.longest.max(other.longest),
            deepest: self.deepest.max(other.deepest),
            room: self.room.max(other.room),
            met: self.met.and(other.met),
        }
    }
}

/// How often, on average, a ply is put to the dear laws (secrecy): one in so many.
const SECRECY_EVERY: u32 = 32;

/// Plays `games` random games from `seed` and upholds all laws in them.
///
/// # Panics
/// Where a law is broken: with its name, the seed and the ply.
pub fn uphold<G: Lawful>(game: &G, seed: u64, games: u32) -> Tally {
    let mut tally = Tally::default();
    for n in 0..games {
        tally = tally.and(uphold_one(game, seed, u64::from(n)));
    }
    if games >= 100 && G::HAS_HIDDEN_INFORMATION {
        assert!(tally.other_worlds > 0, "redeal: no redealt world ever differed from the true one");
        assert!(tally.alike > 0, "no peeking: no pair of worlds was ever followed");
    }
    tally
}

fn uphold_one<G: Lawful>(game: &G, seed: u64, n: u64) -> Tally {
    let mut dice = Quick::stream(seed, n);
    let mut state = game.start();
    let mut twin = state;
    let mut legal = Actions::new();
    let mut tally = Tally { games: 1, ..Tally::default() };
    let mut components = 0;
    loop {
        let at = At { seed, game: n, ply: tally.longest };
        game.conserve(&state);
        note_depth(game, &state, &mut tally);
        components |= game.in_play(&state);
        if dice.below(SECRECY_EVERY) == 0 {
            secret::hold(game, &state, &mut dice, &mut tally, at);
        }
        let ply = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Ply::Chance(closed::draw(game, &state, &mut dice, at)),
            Turn::Seat(_) | Turn::Together(_) => {
                let (seat, action) = closed::choose(game, &state, &mut legal, &mut dice, at);
                Ply::Action(seat, action)
            }
        };
        ply.apply(game, &mut state);
        replay::printed_and_read(ply).apply(game, &mut twin);
        assert!(state == twin, "replay: the entries do not rebuild the state {at:?}");
        tally.plies += 1;
        tally.longest += 1;
        assert!(tally.longest <= G::MOST_PLIES, "closed: the game does not end {at:?}");
    }
    tally.met = Met::of(components);
    tally
}

fn note_depth<G: Lawful>(game: &G, state: &G::State, tally: &mut Tally) {
    let (depth, room) = game.depth(state);
    tally.deepest = tally.deepest.max(depth);
    tally.room = room;
}

/// Where a law was broken: enough to see it again.
#[derive(Copy, Clone, Debug)]
#[expect(dead_code, reason = "read in the message of a panic")]
pub(crate) struct At {
    seed: u64,
    game: u64,
    ply: u32,
}
