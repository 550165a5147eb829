//! Statistics of random legal games.

use engine::{FastRng, Game, MAX_SEATS, PerSeat, Rng, Scores, Seat, SeatSet, run};

/// One win in units that two, three, four or five winners can share evenly.
pub const WIN_UNITS: u64 = 60;

/// Totals over games played at random.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayoutStats {
    /// The number of games.
    pub games: u64,
    /// The number of plies: decisions and chance events.
    pub plies: u64,
    /// The number of decisions.
    pub decisions: u64,
    /// The sum of the points of each seat.
    pub points: PerSeat<i64, MAX_SEATS>,
    /// The sum of the wins of each seat, in units of [`WIN_UNITS`]; a shared win is divided.
    pub wins: PerSeat<u64, MAX_SEATS>,
}

impl PlayoutStats {
    /// Plays the games `from..to` of a seed. Each game has its own random stream, so that games can be divided among threads.
    pub fn run<G: Game>(rules: &G, seed: u64, from: u64, to: u64) -> PlayoutStats {
        let mut sum = PlayoutStats::default();
        (from..to).for_each(|n| sum.play(rules, &mut FastRng::stream(seed, n)));
        sum
    }

    fn play<G: Game>(&mut self, rules: &G, rng: &mut FastRng) {
        let mut state = rules.initial_state();
        let mut random = |_: &G::State, _: Seat, legal: &[G::Action], rng: &mut FastRng| {
            self.decisions += 1;
            legal[rng.below(legal.len() as u32) as usize]
        };
        self.plies += u64::from(run(rules, &mut state, rng, &mut random));
        self.games += 1;
        self.count(rules.seats(), &rules.scores(&state));
    }

    fn count(&mut self, seats: u8, scores: &Scores) {
        let winners = scores.winners();
        for seat in SeatSet::all(seats).iter() {
            self.points[seat] += i64::from(scores.points(seat));
            if winners.contains(seat) {
                self.wins[seat] += WIN_UNITS / winners.len() as u64;
            }
        }
    }

    /// Returns the totals of both.
    #[must_use]
    pub fn merge(mut self, other: PlayoutStats) -> PlayoutStats {
        self.games += other.games;
        self.plies += other.plies;
        self.decisions += other.decisions;
        self.points.0.iter_mut().zip(other.points.0).for_each(|(own, more)| *own += more);
        self.wins.0.iter_mut().zip(other.wins.0).for_each(|(own, more)| *own += more);
        self
    }
}
