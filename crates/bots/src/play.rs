//! A whole game among bots.

use crate::{Bot, Courtly, InfoState, Observation};
use engine::{Actions, BySeat, Eye, MAX_SEATS, Quick, Seat, Seats, Turn};
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
    pub stats: BySeat<BotStats, MAX_SEATS>,
}

/// Plays a game to its end. The box draws from `dice`; every bot has dice of its own, so that one bot's thinking
/// changes nobody else's luck. `watch` sees the position after every ply.
///
/// # Panics
/// If a bot does what is not allowed: a bug in the bot.
pub fn play<G: Courtly>(
    rules: &G,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Quick,
    own_dice: &mut [Quick],
    mut watch: impl FnMut(&G::State),
) -> FinishedGame<G::State> {
    let mut game = FinishedGame { last: rules.start(), plies: 0, stats: BySeat::default() };
    let mut legal = Actions::new();
    loop {
        let state = &mut game.last;
        match rules.turn(state) {
            Turn::Over => return game,
            Turn::Chance => {
                let chance = rules.draw(state, dice);
                rules.settle(state, chance, &mut ());
                bots.iter_mut().for_each(|bot| bot.observe(Observation::Chance));
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                legal.clear();
                rules.legal(state, seat, &mut legal);
                let at = seat.index();
                let stats = &mut game.stats[seat];
                let action = match legal[..] {
                    [only] => only,
                    _ => timed(&mut *bots[at], &InfoState::new(rules, state, seat), &mut own_dice[at], stats),
                };
                tell(rules, state, seat, action, bots);
                if let Err(reason) = rules.play(state, seat, action, &mut ()) {
                    panic!("seat {seat} may not do {action}: {reason:?}");
                }
            }
        }
        watch(&game.last);
        game.plies += 1;
    }
}

fn timed<G: Courtly>(
    bot: &mut dyn Bot<G>,
    side: &InfoState<'_, G>,
    dice: &mut Quick,
    stats: &mut BotStats,
) -> G::Action {
    let began = Instant::now();
    let choice = bot.choose(side, dice);
    let time = began.elapsed();
    let own = BotStats { decisions: 1, time, longest: time, iterations: choice.iterations };
    *stats = stats.and(own);
    choice.action
}

fn tell<G: Courtly>(rules: &G, state: &G::State, by: Seat, action: G::Action, bots: &mut [Box<dyn Bot<G>>]) {
    for seat in Seats::all(rules.seats()).iter() {
        let seen = rules.seen(state, action, by, Eye::Seat(seat));
        bots[seat.index()].observe(Observation::Action(by, seen));
    }
}
