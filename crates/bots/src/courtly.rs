//! What a game tells its bots beyond its rules.

use crate::ActionScores;
use crate::eval::{ModelShape, Weights};
use crate::level::TrainedModels;
use crate::opponent_model::{DecisionBuffer, OpponentNet};
use crate::search_bot::LevelConfig;
use crate::train::TrainingConfig;
use engine::Seat;
use games::{ConfigError, GameConfig, TableGame};
use serde::Serialize;
use std::fmt::Debug;

/// A game that bots know how to play.
pub trait Courtly: TableGame {
    /// Why a squire likes or dislikes an action: a code, not words.
    type Rationale: Copy + Eq + Debug + Serialize + Send + Sync + 'static;

    /// How many numbers describe a seat's position.
    const FEATURES: usize;

    /// Whether knights that have time judge by a network of their own, smaller than a marshal's, instead of the weighted sum.
    const HAS_SMALL_NET: bool = false;

    /// A squire's opinion of each of `actions`, all of them legal for `seat` in `world`; one for each, in their order.
    ///
    /// The world is imagined: what the seat cannot know is guessed there. A squire does not look at it.
    fn score(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        opinions: &mut ActionScores<Self::Rationale>,
    );

    /// How `seat` stands in `world`, in [`FEATURES`](Courtly::FEATURES) numbers, most of them between -1 and 1. The
    /// slice holds zeros when it comes.
    fn features(&self, world: &Self::State, seat: Seat, features: &mut [f32]);

    /// A number for what `seat` alone knows and acts upon all the time: decisions with different secrets are different
    /// decisions to a search. Whole hands are too many to be told apart; a role is not.
    fn private_key(&self, _world: &Self::State, _seat: Seat) -> u8 {
        0
    }

    /// How likely a world is that `seat` imagines, judging by what the others would have done in secret; only ratios
    /// mean anything.
    fn likelihood(&self, _world: &Self::State, _seat: Seat) -> f32 {
        1.0
    }

    /// The same, judged more closely: by all that the others have done, in secret and openly, and by what their habits are.
    fn likelihood_with_model(
        &self,
        world: &Self::State,
        seat: Seat,
        _habits: &OpponentNet,
        _sheet: &mut DecisionBuffer,
    ) -> f32 {
        self.likelihood(world, seat)
    }

    /// How many numbers tell the actions of a habitual choice apart: how much a squire likes each, and the
    /// [`action_features`](Courtly::action_features). 0 in a game whose habits nobody learns.
    const ACTION_FEATURES: usize = 0;

    /// Whether choices among actions of this kind are learnt by watching.
    fn is_modelled(&self, _action: &Self::Action) -> bool {
        false
    }

    /// What sets an action of `seat` apart, in all [`ACTION_FEATURES`](Courtly::ACTION_FEATURES) but the first. The slice holds zeros when it
    /// comes.
    fn action_features(
        &self,
        _world: &Self::State,
        _seat: Seat,
        _action: &Self::Action,
        _traits: &mut [f32],
    ) {
    }

    /// The world without what `seat` would have to guess, as far as features show it: its habits cannot depend on that.
    fn masked_for(&self, world: &Self::State, _seat: Seat) -> Self::State {
        *world
    }

    /// How decidedly others choose among actions of this kind: a point of a squire's opinion counts so many times when
    /// their choice is foretold.
    fn sharpness(&self, _action: &Self::Action) -> f32 {
        1.0
    }

    /// How a knight searches in this game that is in a hurry.
    const KNIGHT: LevelConfig = LevelConfig::FAST;

    /// How a knight searches in this game that has time.
    const PATIENT: LevelConfig = LevelConfig::STANDARD;

    /// How a marshal searches in this game.
    const MARSHAL: LevelConfig = LevelConfig::STRONG;

    /// How this game is taught.
    const TRAINING: TrainingConfig = TrainingConfig::DEFAULT;

    /// The weights that were learnt from many games and are part of the program.
    const WEIGHTS: &'static [u8];

    /// The habits of knights that were learnt by watching them and are part of the program.
    const OPPONENT_WEIGHTS: &'static [u8] = &[];

    /// What was learnt from many games and is part of the program.
    ///
    /// # Panics
    /// If weights or habits are of another shape: the game must be trained anew.
    fn models() -> TrainedModels {
        let weights =
            Weights::read(Self::WEIGHTS, ModelShape::of::<Self>()).expect("the shipped weights fit the game");
        let habits = match Self::ACTION_FEATURES {
            0 => OpponentNet::none(),
            action_features => OpponentNet::read(Self::OPPONENT_WEIGHTS, Self::FEATURES, action_features)
                .expect("the shipped habits fit"),
        };
        TrainedModels::new(weights, habits)
    }

    /// The rules that a set-up asks for.
    fn rules(set_up: &GameConfig) -> Result<Self, ConfigError>;

    /// The rules to learn from: first those that are played most, then all others.
    fn training_variants() -> Vec<Self>;
}
