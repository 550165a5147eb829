//! The players of training games.

use crate::eval::{LargeNet, win_probabilities};
use crate::{ActionScores, BotGame};
use engine::{Actions, FastRng, MAX_SEATS, PerSeat, Rng, Seat};

/// The behaviour of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Behaviour {
    /// Plays the action with the highest score.
    Policy,
    /// Samples an action from the softmax of the scores.
    SoftPolicy,
    /// Plays the action whose position has the highest value by the current network.
    Greedy,
}

/// The players of a training game.
pub(super) struct SelfPlayers<'a, G: BotGame> {
    net: &'a LargeNet,
    behaviours: PerSeat<Behaviour, MAX_SEATS>,
    legal: Actions<G::Action>,
    scores: ActionScores<G::Rationale>,
    features: Vec<f32>,
}

/// One decision of so many is exploratory, whatever the behaviour: half of them sample from the softmax of the scores, half are
/// uniform. A search evaluates positions after bad actions too, so they must occur in the samples.
const RANDOM_MOVE_ONE_IN: u32 = 10;
/// The number of actions with the highest scores that a greedy player compares.
const GREEDY_CANDIDATES: usize = 8;

impl<'a, G: BotGame> SelfPlayers<'a, G> {
    /// Players with random behaviours: each is greedy with probability `greedy_of_eight / 8`.
    pub(super) fn new(net: &'a LargeNet, greedy_of_eight: u32, rng: &mut FastRng) -> SelfPlayers<'a, G> {
        let mut behaviours = PerSeat([Behaviour::Policy; MAX_SEATS]);
        for behaviour in &mut behaviours.0 {
            *behaviour = match rng.below(8) {
                greedy if greedy < greedy_of_eight => Behaviour::Greedy,
                other if other % 2 == 0 => Behaviour::Policy,
                _ => Behaviour::SoftPolicy,
            };
        }
        SelfPlayers {
            net,
            behaviours,
            legal: Actions::new(),
            scores: ActionScores::new(),
            features: Vec::new(),
        }
    }

    /// Chooses an action of a seat.
    pub(super) fn choose(
        &mut self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let world = rules.redeal(state, seat, rng);
        self.scores.clear();
        rules.score(&world, seat, legal, &mut self.scores);
        let explores = rng.below(RANDOM_MOVE_ONE_IN) == 0;
        if explores && rng.below(2) == 0 {
            return legal[rng.below(legal.len() as u32) as usize];
        }
        let index = match self.behaviours[seat] {
            Behaviour::Greedy if !explores => self.best_by_value(rules, &world, seat, legal, rng),
            Behaviour::Policy if !explores => self.scores.argmax(|ties| rng.below(ties)),
            Behaviour::Policy | Behaviour::SoftPolicy | Behaviour::Greedy => self.sample_gumbel(rng),
        };
        legal[index]
    }

    /// Samples the index of an action with probability `∝ exp(score)`, by the Gumbel-max trick.
    fn sample_gumbel(&self, rng: &mut FastRng) -> usize {
        let noise = |rng: &mut FastRng| {
            let unit = (rng.below(1 << 24) + 1) as f32 / (1 << 24) as f32;
            -(-unit.ln()).ln()
        };
        let noisy = self.scores.as_slice().iter().map(|score| score.logit + noise(rng)).enumerate();
        let best = noisy.fold((0, f32::NEG_INFINITY), |best, next| if next.1 > best.1 { next } else { best });
        best.0
    }

    /// The index of the candidate action after which the seat has the highest win probability.
    fn best_by_value(
        &mut self,
        rules: &G,
        world: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for index in self.candidates() {
            let mut after = *world;
            rules.apply_unchecked(&mut after, seat, legal[index], &mut ());
            self.roll_out(rules, &mut after, rng);
            let value = win_probabilities(rules, &after, self.net, &mut self.features)[seat];
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// The indices of the actions with the highest scores.
    fn candidates(&self) -> Vec<usize> {
        let scores = self.scores.as_slice();
        let mut logits: Vec<f32> = scores.iter().map(|score| score.logit).collect();
        logits.sort_by(|one, other| other.total_cmp(one));
        let least = logits[logits.len().min(GREEDY_CANDIDATES) - 1];
        (0..scores.len()).filter(|index| scores[*index].logit >= least).collect()
    }

    /// Plays on by the policy, up to the limit of the configuration or the next chance event.
    fn roll_out(&mut self, rules: &G, world: &mut G::State, rng: &mut FastRng) {
        for _ in 0..G::TRAINING.rollout_depth {
            let turn = rules.turn(world);
            let Some(seat) = turn.seats().iter().next() else { return };
            self.legal.clear();
            rules.legal_actions(world, seat, &mut self.legal);
            self.scores.clear();
            rules.score(world, seat, &self.legal, &mut self.scores);
            let index = self.scores.argmax(|ties| rng.below(ties));
            rules.apply_unchecked(world, seat, self.legal[index], &mut ());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Features, TrainedGame};
    use engine::{Game, NoPlayers, Turn, run};
    use kingsburg::Kingsburg;

    #[test]
    fn rollouts_of_greedy_players_end_at_the_next_chance_event() {
        let (rules, net, mut rng) =
            (&Kingsburg::training_variants()[0], LargeNet::zeros(Kingsburg::FEATURES), FastRng::new(5));
        let mut players = SelfPlayers::<Kingsburg>::new(&net, 8, &mut rng);
        let mut world = rules.initial_state();
        for _ in 0..3 {
            run(rules, &mut world, &mut rng, &mut NoPlayers);
            assert!(!rules.turn(&world).seats().is_empty());
            players.roll_out(rules, &mut world, &mut rng);
            assert_eq!(rules.turn(&world), Turn::Chance, "a season has fewer decisions than the limit");
        }
    }
}
