//! Who plays the games that are learnt from.

use crate::eval::{LargeNet, win_probabilities};
use crate::{ActionScores, Courtly};
use engine::{Actions, FastRng, MAX_SEATS, PerSeat, Rng, Seat};

/// How a seat plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Behaviour {
    /// As a squire would.
    Policy,
    /// Nearly as a squire would: what it likes less has its chance.
    SoftPolicy,
    /// What leads to the best position, as far as that is known by now.
    Greedy,
}

/// The seats of a game that is learnt from.
pub(super) struct SelfPlayers<'a, G: Courtly> {
    net: &'a LargeNet,
    behaviours: PerSeat<Behaviour, MAX_SEATS>,
    legal: Actions<G::Action>,
    opinions: ActionScores<G::Rationale>,
    features: Vec<f32>,
}

/// Of so many moves one is a lapse, whatever the behaviour: a squire's loose one or anything at all. A search looks at bad
/// moves too, so what comes of them must be known.
const RANDOM_MOVE_ONE_IN: u32 = 10;
/// A greedy pupil looks at this many of the actions that a squire likes best.
const GREEDY_CANDIDATES: usize = 8;

impl<'a, G: Courtly> SelfPlayers<'a, G> {
    /// The players of a game: `greedy` of 8 of them are greedy.
    pub(super) fn new(net: &'a LargeNet, greedy_after_games: u32, rng: &mut FastRng) -> SelfPlayers<'a, G> {
        let mut behaviours = PerSeat([Behaviour::Policy; MAX_SEATS]);
        for behaviour in &mut behaviours.0 {
            *behaviour = match rng.below(8) {
                greedy if greedy < greedy_after_games => Behaviour::Greedy,
                other if other % 2 == 0 => Behaviour::Policy,
                _ => Behaviour::SoftPolicy,
            };
        }
        SelfPlayers {
            net,
            behaviours,
            legal: Actions::new(),
            opinions: ActionScores::new(),
            features: Vec::new(),
        }
    }

    /// What a seat does.
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
        self.opinions.clear();
        rules.score(&world, seat, legal, &mut self.opinions);
        let lapse = rng.below(RANDOM_MOVE_ONE_IN) == 0;
        if lapse && rng.below(2) == 0 {
            return legal[rng.below(legal.len() as u32) as usize];
        }
        let place = match self.behaviours[seat] {
            Behaviour::Greedy if !lapse => self.best_position(rules, &world, seat, legal, rng),
            Behaviour::Policy if !lapse => self.opinions.argmax(|equals| rng.below(equals)),
            Behaviour::Policy | Behaviour::SoftPolicy | Behaviour::Greedy => self.sample_gumbel(rng),
        };
        legal[place]
    }

    /// Any action, the better liked the likelier.
    fn sample_gumbel(&self, rng: &mut FastRng) -> usize {
        let noise = |rng: &mut FastRng| {
            let unit = (rng.below(1 << 24) + 1) as f32 / (1 << 24) as f32;
            -(-unit.ln()).ln()
        };
        let tried = self.opinions.as_slice().iter().map(|opinion| opinion.logit + noise(rng)).enumerate();
        let best = tried.fold((0, f32::NEG_INFINITY), |best, next| if next.1 > best.1 { next } else { best });
        best.0
    }

    /// The action that leads to the best position for the seat, among those that a squire does not dislike.
    fn best_position(
        &mut self,
        rules: &G,
        world: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for place in self.liked() {
            let mut after = *world;
            rules.apply_unchecked(&mut after, seat, legal[place], &mut ());
            self.go_on(rules, &mut after, rng);
            let chance = win_probabilities(rules, &after, self.net, &mut self.features)[seat];
            if chance > best.1 {
                best = (place, chance);
            }
        }
        best.0
    }

    /// The places of the actions that a squire likes best.
    fn liked(&self) -> Vec<usize> {
        let opinions = self.opinions.as_slice();
        let mut worths: Vec<f32> = opinions.iter().map(|opinion| opinion.logit).collect();
        worths.sort_by(|one, other| other.total_cmp(one));
        let least = worths[worths.len().min(GREEDY_CANDIDATES) - 1];
        (0..opinions.len()).filter(|place| opinions[*place].logit >= least).collect()
    }

    /// Squires go on for as long as greedy players look ahead.
    fn go_on(&mut self, rules: &G, world: &mut G::State, rng: &mut FastRng) {
        for _ in 0..G::TRAINING.rollout_depth {
            let turn = rules.turn(world);
            let Some(seat) = turn.seats().iter().next() else { return };
            self.legal.clear();
            rules.legal_actions(world, seat, &mut self.legal);
            self.opinions.clear();
            rules.score(world, seat, &self.legal, &mut self.opinions);
            let place = self.opinions.argmax(|equals| rng.below(equals));
            rules.apply_unchecked(world, seat, self.legal[place], &mut ());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, NoPlayers, Turn, run};
    use kingsburg::Kingsburg;

    /// Squires go on until the box speaks and no further.
    #[test]
    fn a_look_ahead_ends_when_the_box_speaks() {
        let (rules, net, mut dice) =
            (&Kingsburg::training_variants()[0], LargeNet::zeros(Kingsburg::FEATURES), FastRng::new(5));
        let mut players = SelfPlayers::<Kingsburg>::new(&net, 8, &mut dice);
        let mut world = rules.initial_state();
        for _ in 0..3 {
            run(rules, &mut world, &mut dice, &mut NoPlayers);
            assert!(!rules.turn(&world).seats().is_empty());
            players.go_on(rules, &mut world, &mut dice);
            assert_eq!(rules.turn(&world), Turn::Chance, "a season is short enough to be looked through");
        }
    }
}
