//! Bots of every game behind one trait.

use crate::Courtly;
use crate::analysis::{self, Analysis, AnalysisError};
use crate::attached_bot::{AttachedBot, DynBot};
use crate::benchmark::{self, BotBenchmark};
use crate::eval::WeightsError;
use crate::level::{BotSpec, TrainedModels};
use crate::play::{BotStats, play};
use engine::{FastRng, MAX_SEATS, PerSeat, Scores, Seat};
use games::{ConfigError, GameConfig, Header, Record, Title, with_game};
use std::sync::Arc;

/// A game with its options fixed, and those who play it when no person does.
pub trait BotFactory: Send + Sync {
    /// What a record of the game begins with.
    fn header(&self) -> Header;

    /// Plays a game. `seed` and `deal` decide the box's luck and the bots' own dice; who sits where does not.
    fn play(&self, specs: &[BotSpec], seed: u64, deal: u64) -> GameOutcome;

    /// A bot that sits down at a table of this game; its own dice come from `seed`.
    fn player(&self, spec: BotSpec, seed: u64) -> Box<dyn DynBot>;

    /// What a bot thinks of a seat's decision after the first `ply` plies of a record.
    fn advise(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: BotSpec,
        seed: u64,
    ) -> Result<Analysis, AnalysisError>;

    /// How fast the bots are.
    fn bench(&self, seed: u64) -> BotBenchmark;

    /// The same factory with other weights or another opponent model.
    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn BotFactory>, WeightsError>;
}

/// How a game among bots ended.
#[derive(Copy, Clone, Debug)]
pub struct GameOutcome {
    /// Points and places.
    pub scores: Scores,
    /// Plies: decisions and draws.
    pub plies: u64,
    /// How each bot behaved.
    pub stats: PerSeat<BotStats, MAX_SEATS>,
}

/// The factory for the bots of a game with these options.
pub fn bot_factory_for(title: Title, set_up: &GameConfig) -> Result<Arc<dyn BotFactory>, ConfigError> {
    let set_up = title.info().with_defaults(set_up)?;
    with_game!(title, G => Ok(bot_factory(<G as Courtly>::rules(&set_up)?)))
}

/// The factory of a game.
pub fn bot_factory<G: Courtly>(rules: G) -> Arc<dyn BotFactory> {
    Arc::new(TypedFactory { rules: Arc::new(rules), models: G::models() })
}

struct TypedFactory<G> {
    rules: Arc<G>,
    models: TrainedModels,
}

impl<G: Courtly> BotFactory for TypedFactory<G> {
    fn header(&self) -> Header {
        games::record_header(&*self.rules)
    }

    fn play(&self, specs: &[BotSpec], seed: u64, deal: u64) -> GameOutcome {
        let mut bots: Vec<_> = specs.iter().map(|spec| spec.build::<G>(&self.models)).collect();
        let mut rng = FastRng::stream(seed, deal);
        let mut own: Vec<_> =
            (1..).map(|n| FastRng::stream(seed.wrapping_add(n), deal)).take(bots.len()).collect();
        let game = play(&*self.rules, &mut bots, &mut rng, &mut own, |_| ());
        GameOutcome { scores: self.rules.scores(&game.last), plies: game.plies, stats: game.stats }
    }

    fn player(&self, spec: BotSpec, seed: u64) -> Box<dyn DynBot> {
        Box::new(AttachedBot::new(spec.build::<G>(&self.models), seed))
    }

    fn advise(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: BotSpec,
        seed: u64,
    ) -> Result<Analysis, AnalysisError> {
        analysis::analyze_record(&self.rules, &self.models, record, ply, seat, bot, seed)
    }

    fn bench(&self, seed: u64) -> BotBenchmark {
        benchmark::run(&*self.rules, &self.models, seed)
    }

    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn BotFactory>, WeightsError> {
        let models = self.models.with::<G>(bytes)?;
        Ok(Arc::new(TypedFactory { rules: self.rules.clone(), models }))
    }
}
