//! Utilities of positions at the leaves of the tree.

use crate::policy::{ActionScores, Policy, UniformPolicy};
use crate::utility::{Utilities, Utility};
use engine::{Actions, FastRng, Game, Rng, Seat, Turn};

/// The utility of the position at a leaf.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Scratch space that is reused between calls.
    type Scratch: Default + Send;

    /// The utility of `world` for each seat. The evaluator may play `world` on: the caller does not use it afterwards.
    fn evaluate(
        &self,
        game: &G,
        world: &mut G::State,
        utility: Utility,
        scratch: &mut Self::Scratch,
        rng: &mut FastRng,
    ) -> Utilities;

    /// The utility of `world` for each seat without playing on; nothing if the evaluator has no such value. The search multiplies priors
    /// by it if [`value_prior_after`](crate::SearchConfig::value_prior_after) is set.
    fn value(&self, _game: &G, _world: &G::State, _scratch: &mut Self::Scratch) -> Option<Utilities> {
        None
    }
}

/// A function from a position to utilities.
pub trait StateValue<G: Game>: Send + Sync {
    /// Scratch space that is reused between calls.
    type Scratch: Default + Send;

    /// The utility of `world` for each seat.
    fn value(&self, game: &G, world: &G::State, scratch: &mut Self::Scratch) -> Utilities;
}

/// Plays at random to the end of the game.
#[derive(Copy, Clone, Debug, Default)]
pub struct RandomRollout;

impl<G: Game> Evaluator<G> for RandomRollout {
    type Scratch = RolloutScratch<G, ()>;

    fn evaluate(
        &self,
        game: &G,
        world: &mut G::State,
        utility: Utility,
        scratch: &mut Self::Scratch,
        rng: &mut FastRng,
    ) -> Utilities {
        roll_out(game, world, &UniformPolicy, RolloutLimit::NONE, scratch, rng);
        utility.of(game.seats(), &game.scores(world))
    }
}

/// The limit of a rollout.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RolloutLimit {
    /// The maximum number of decisions.
    pub decisions: u16,
    /// The maximum number of chance events. The rollout ends before the next one, so that the evaluation does not depend on its outcome.
    /// [`u8::MAX`] is no limit.
    pub chance_events: u8,
}

impl RolloutLimit {
    /// No limit: rollouts go to the end of the game.
    pub const NONE: RolloutLimit = RolloutLimit { decisions: u16::MAX, chance_events: u8::MAX };
}

/// Plays by a policy up to a limit, then evaluates the position by a function.
#[derive(Copy, Clone, Debug)]
pub struct PolicyRollout<P, V> {
    /// The policy of all seats.
    pub policy: P,
    /// The function for positions where the rollout ends before the game.
    pub value: V,
    /// The limit.
    pub limit: RolloutLimit,
}

impl<G: Game, P: Policy<G>, V: StateValue<G>> Evaluator<G> for PolicyRollout<P, V>
where
    P::Rationale: Send,
{
    type Scratch = (RolloutScratch<G, P::Rationale>, V::Scratch);

    fn evaluate(
        &self,
        game: &G,
        world: &mut G::State,
        utility: Utility,
        (rollout, value): &mut Self::Scratch,
        rng: &mut FastRng,
    ) -> Utilities {
        roll_out(game, world, &self.policy, self.limit, rollout, rng);
        if game.is_over(world) {
            return utility.of(game.seats(), &game.scores(world));
        }
        self.value.value(game, world, value)
    }

    fn value(&self, game: &G, world: &G::State, (_, value): &mut Self::Scratch) -> Option<Utilities> {
        Some(self.value.value(game, world, value))
    }
}

/// Scratch space for the decisions of a rollout.
#[derive(Debug)]
pub struct RolloutScratch<G: Game, R> {
    legal: Actions<G::Action>,
    scores: ActionScores<R>,
}

impl<G: Game, R> Default for RolloutScratch<G, R> {
    fn default() -> Self {
        RolloutScratch { legal: Actions::new(), scores: ActionScores::default() }
    }
}

/// Plays on in `world` by the policy's best action.
fn roll_out<G: Game, P: Policy<G>>(
    game: &G,
    world: &mut G::State,
    policy: &P,
    limit: RolloutLimit,
    scratch: &mut RolloutScratch<G, P::Rationale>,
    rng: &mut FastRng,
) {
    let RolloutLimit { mut decisions, mut chance_events } = limit;
    while decisions > 0 {
        match game.turn(world) {
            Turn::Over => return,
            Turn::Chance if chance_events == 0 => return,
            Turn::Chance => {
                chance_events -= u8::from(chance_events < u8::MAX);
                let chance = game.sample_chance(world, rng);
                game.apply_chance(world, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let action = scratch.best_action(game, world, policy, seat, rng);
                game.apply_unchecked(world, seat, action, &mut ());
                decisions -= u16::from(limit.decisions < u16::MAX);
            }
        }
    }
}

impl<G: Game, R: Copy> RolloutScratch<G, R> {
    /// The action that the policy scores best; ties are broken at random.
    pub fn best_action<P: Policy<G, Rationale = R>>(
        &mut self,
        game: &G,
        world: &G::State,
        policy: &P,
        seat: Seat,
        rng: &mut FastRng,
    ) -> G::Action {
        self.legal.clear();
        game.legal_actions(world, seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.scores.clear();
        policy.score(game, world, seat, &self.legal, &mut self.scores);
        self.legal[self.scores.argmax(|ties| rng.below(ties))]
    }
}
