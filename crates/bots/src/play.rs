//! Games among bots.

use crate::{Bot, InfoState, Observation};
use engine::{Eye, FastRng, Game, MAX_SEATS, PerSeat, Players, Ply, Seat, SeatSet, next_ply};
use std::time::{Duration, Instant};

/// Statistics of a bot over the decisions with several legal actions.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct BotStats {
    /// The number of decisions.
    pub decisions: u64,
    /// The total time of the decisions.
    pub time: Duration,
    /// The time of the longest decision.
    pub longest: Duration,
    /// The total number of search iterations.
    pub iterations: u64,
}

impl BotStats {
    /// The statistics of both sets of decisions together.
    #[must_use]
    pub fn merge(self, other: BotStats) -> BotStats {
        BotStats {
            decisions: self.decisions + other.decisions,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
            iterations: self.iterations + other.iterations,
        }
    }
}

/// The result of [`play`].
#[derive(Copy, Clone, Debug)]
pub struct FinishedGame<S> {
    /// The final state.
    pub last: S,
    /// The number of plies: decisions and chance events.
    pub plies: u64,
    /// The statistics of each bot.
    pub stats: PerSeat<BotStats, MAX_SEATS>,
}

/// Plays a game to its end. Chance events are sampled from `rng`, bots use one generator each from `bot_rngs`: so the random numbers
/// that one bot uses change neither chance events nor other bots. `watch` is called with the state after every ply.
///
/// # Panics
/// If a bot chooses an illegal action.
pub fn play<G: Game>(
    rules: &G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut FastRng,
    bot_rngs: &mut [FastRng],
    mut watch: impl FnMut(&G::State),
) -> FinishedGame<G::State> {
    let mut game = FinishedGame { last: rules.initial_state(), plies: 0, stats: PerSeat::default() };
    let mut seated = SeatedBots { rules, bots, bot_rngs, stats: &mut game.stats };
    while let Some(ply) = next_ply(rules, &game.last, rng, &mut seated) {
        seated.observe(&game.last, ply);
        ply.apply(rules, &mut game.last);
        watch(&game.last);
        game.plies += 1;
    }
    game
}

/// The bots of a game, each with its own generator.
struct SeatedBots<'a, G: Game> {
    rules: &'a G,
    bots: &'a mut [Box<dyn Bot<G>>],
    bot_rngs: &'a mut [FastRng],
    stats: &'a mut PerSeat<BotStats, MAX_SEATS>,
}

impl<G: Game> Players<G, FastRng> for SeatedBots<'_, G> {
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
        let (bot, rng) = (&mut *self.bots[seat.index()], &mut self.bot_rngs[seat.index()]);
        let action = timed(bot, &InfoState::new(self.rules, state, seat), rng, &mut self.stats[seat]);
        if let Some(reason) = self.rules.why_not(state, seat, action) {
            panic!("the bot at seat {seat} chose an illegal action, {action}: {reason:?}");
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

fn timed<G: Game>(
    bot: &mut dyn Bot<G>,
    info: &InfoState<'_, G>,
    rng: &mut FastRng,
    stats: &mut BotStats,
) -> G::Action {
    let began = Instant::now();
    let choice = bot.choose(info, rng);
    let time = began.elapsed();
    let own = BotStats { decisions: 1, time, longest: time, iterations: choice.iterations };
    *stats = stats.merge(own);
    choice.action
}
