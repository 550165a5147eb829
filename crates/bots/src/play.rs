//! A whole game among bots.

use crate::{Bot, Courtly, InfoState, Observation};
use engine::{Eye, FastRng, MAX_SEATS, PerSeat, Players, Ply, Seat, SeatSet, next_ply};
use std::time::{Duration, Instant};

/// How a bot behaved in a game. Only decisions among several actions count.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct BotStats {
    /// Decisions.
    pub decisions: u64,
    /// The time that it took for them.
    pub time: Duration,
    /// The time of the decision that took longest.
    pub longest: Duration,
    /// How often it imagined a world and looked ahead.
    pub iterations: u64,
}

impl BotStats {
    /// Both together.
    #[must_use]
    pub fn and(self, other: BotStats) -> BotStats {
        BotStats {
            decisions: self.decisions + other.decisions,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
            iterations: self.iterations + other.iterations,
        }
    }
}

/// A game that has been played to its end.
#[derive(Copy, Clone, Debug)]
pub struct FinishedGame<S> {
    /// The last position.
    pub last: S,
    /// Plies: decisions and draws.
    pub plies: u64,
    /// How each bot behaved.
    pub stats: PerSeat<BotStats, MAX_SEATS>,
}

/// Plays a game to its end. The box draws from `dice`; every bot has dice of its own, so that one bot's thinking
/// changes nobody else's luck. `watch` sees the position after every ply.
///
/// # Panics
/// If a bot does what is not allowed: a bug in the bot.
pub fn play<G: Courtly>(
    rules: &G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut FastRng,
    own_dice: &mut [FastRng],
    mut watch: impl FnMut(&G::State),
) -> FinishedGame<G::State> {
    let mut game = FinishedGame { last: rules.initial_state(), plies: 0, stats: PerSeat::default() };
    let mut seated = SeatedBots { rules, bots, own_dice, stats: &mut game.stats };
    while let Some(ply) = next_ply(rules, &game.last, rng, &mut seated) {
        seated.observe(&game.last, ply);
        ply.apply(rules, &mut game.last);
        watch(&game.last);
        game.plies += 1;
    }
    game
}

/// The bots of a game, who choose with dice of their own and observe every ply.
struct SeatedBots<'a, G: Courtly> {
    rules: &'a G,
    bots: &'a mut [Box<dyn Bot<G>>],
    own_dice: &'a mut [FastRng],
    stats: &'a mut PerSeat<BotStats, MAX_SEATS>,
}

impl<G: Courtly> Players<G, FastRng> for SeatedBots<'_, G> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        _: &mut FastRng,
    ) -> Option<G::Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let (bot, dice) = (&mut *self.bots[seat.index()], &mut self.own_dice[seat.index()]);
        let action = timed(bot, &InfoState::new(self.rules, state, seat), dice, &mut self.stats[seat]);
        if let Some(reason) = self.rules.why_not(state, seat, action) {
            panic!("seat {seat} may not do {action}: {reason:?}");
        }
        Some(action)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        for seat in SeatSet::all(self.rules.seats()).iter() {
            let observation = Observation::of(self.rules, before, ply, Eye::Seat(seat));
            self.bots[seat.index()].observe(observation);
        }
    }
}

fn timed<G: Courtly>(
    bot: &mut dyn Bot<G>,
    side: &InfoState<'_, G>,
    rng: &mut FastRng,
    stats: &mut BotStats,
) -> G::Action {
    let began = Instant::now();
    let choice = bot.choose(side, rng);
    let time = began.elapsed();
    let own = BotStats { decisions: 1, time, longest: time, iterations: choice.iterations };
    *stats = stats.and(own);
    choice.action
}
