//! Priors over actions.

use engine::{Game, Seat};

/// A prior over the actions of a decision: which of them to try first, and what to play in a rollout.
pub trait Policy<G: Game>: Send + Sync {
    /// Why an action has its score: a code. `()` for a policy without rationales.
    type Rationale: Copy;

    /// Scores each of `actions`, all of them legal for `seat` in `world`, in their order.
    ///
    /// The world is a determinization: a policy that reads what the seat cannot know plays worse, but not unfairly, because the
    /// hidden information there is sampled.
    fn score(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        scores: &mut ActionScores<Self::Rationale>,
    );
}

/// Every action is as likely as any other.
#[derive(Copy, Clone, Debug, Default)]
pub struct UniformPolicy;

impl<G: Game> Policy<G> for UniformPolicy {
    type Rationale = ();

    fn score(&self, _: &G, _: &G::State, _: Seat, actions: &[G::Action], scores: &mut ActionScores<()>) {
        actions.iter().for_each(|_| scores.push(0.0, ()));
    }
}

/// The score of an action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ActionScore<R> {
    /// The logit: the prior of an action is proportional to `exp(logit / temperature)`.
    pub logit: f32,
    /// Why the action has this score.
    pub rationale: R,
}

/// The scores of the actions of a decision. Callers reuse the list.
#[derive(Clone, Debug)]
pub struct ActionScores<R>(Vec<ActionScore<R>>);

impl<R> Default for ActionScores<R> {
    fn default() -> Self {
        ActionScores(Vec::new())
    }
}

impl<R: Copy> ActionScores<R> {
    /// An empty list.
    #[must_use]
    pub fn new() -> ActionScores<R> {
        ActionScores(Vec::new())
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds the score of the next action.
    #[inline]
    pub fn push(&mut self, logit: f32, rationale: R) {
        self.0.push(ActionScore { logit, rationale });
    }

    /// All scores, in the order of the actions.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[ActionScore<R>] {
        &self.0
    }

    /// The index of the highest score; ties are broken by `pick`, which gets their number.
    #[inline]
    pub fn argmax(&self, mut pick: impl FnMut(u32) -> u32) -> usize {
        let most = self.0.iter().fold(f32::NEG_INFINITY, |most, score| most.max(score.logit));
        let ties = self.0.iter().filter(|score| score.logit >= most).count() as u32;
        let nth = if ties > 1 { pick(ties) } else { 0 };
        let mut best = self.0.iter().enumerate().filter(|(_, score)| score.logit >= most);
        best.nth(nth as usize).map_or(0, |(index, _)| index)
    }
}

/// How scores become priors: `exp((logit - max) / temperature) + floor`, 1 + floor for the best action.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct PriorTemperature {
    /// The temperature of the softmax.
    pub temperature: f32,
    /// The prior of the worst action, relative to 1 for the best.
    pub floor: f32,
}

impl PriorTemperature {
    /// The temperature divided by a factor, with the same floor.
    #[must_use]
    pub fn sharpened(self, factor: f32) -> PriorTemperature {
        PriorTemperature { temperature: self.temperature / factor, ..self }
    }

    /// Fills in the priors of actions with these scores, not normalised.
    pub fn priors<R>(self, scores: &[ActionScore<R>], priors: &mut Vec<f32>) {
        priors.clear();
        priors.extend(self.each(scores));
    }

    /// The probability of one of the actions.
    #[must_use]
    pub fn probability<R>(self, index: usize, scores: &[ActionScore<R>]) -> f32 {
        let each = || self.each(scores);
        each().nth(index).map_or(0.0, |prior| prior / each().sum::<f32>())
    }

    fn each<R>(self, scores: &[ActionScore<R>]) -> impl Iterator<Item = f32> {
        let most = scores.iter().fold(f32::NEG_INFINITY, |most, score| most.max(score.logit));
        scores.iter().map(move |score| ((score.logit - most) / self.temperature).exp() + self.floor)
    }
}
