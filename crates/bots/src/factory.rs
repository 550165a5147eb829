//! Bots of every game behind one trait.

use crate::BotGame;
use crate::analysis::{self, Analysis, AnalysisError};
use crate::attached_bot::{AttachedBot, DynBot};
use crate::benchmark::{self, BotBenchmark};
use crate::eval::WeightsError;
use crate::play::{BotStats, play};
use crate::spec::{BotSpec, TrainedModels};
use engine::{FastRng, MAX_SEATS, PerSeat, Scores, Seat};
use games::{ConfigError, GameConfig, Header, Record, Title, with_game};
use std::sync::Arc;

/// The bots of a game with fixed options.
pub trait BotFactory: Send + Sync {
    /// The header of records of the game.
    fn header(&self) -> Header;

    /// Plays a game among bots. Chance events and the bots' generators depend on `seed` and `deal` only, not on the seating.
    fn play(&self, specs: &[BotSpec], seed: u64, deal: u64) -> GameOutcome;

    /// Creates a bot for a match of this game; `seed` is the seed of its generator.
    fn player(&self, spec: BotSpec, seed: u64) -> Box<dyn DynBot>;

    /// A bot's analysis of a seat's decision after the first `ply` plies of a record; without a seat, of the first seat that decides.
    fn analyze(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: BotSpec,
        seed: u64,
    ) -> Result<Analysis, AnalysisError>;

    /// Measures the speed of the bots.
    fn benchmark(&self, seed: u64) -> BotBenchmark;

    /// The same factory with other weights or another opponent model.
    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn BotFactory>, WeightsError>;
}

/// The result of a game among bots.
#[derive(Copy, Clone, Debug)]
pub struct GameOutcome {
    /// Points and ranks.
    pub scores: Scores,
    /// The number of plies: decisions and chance events.
    pub plies: u64,
    /// The statistics of each bot.
    pub stats: PerSeat<BotStats, MAX_SEATS>,
}

/// The bots of a title with this configuration.
pub fn bot_factory_for(title: Title, config: &GameConfig) -> Result<Arc<dyn BotFactory>, ConfigError> {
    let config = title.info().with_defaults(config)?;
    with_game!(title, G => Ok(bot_factory(G::from_config(&config)?)))
}

/// The bots of a game.
pub fn bot_factory<G: BotGame>(rules: G) -> Arc<dyn BotFactory> {
    Arc::new(TypedFactory { rules: Arc::new(rules), models: G::models() })
}

struct TypedFactory<G> {
    rules: Arc<G>,
    models: TrainedModels,
}

impl<G: BotGame> BotFactory for TypedFactory<G> {
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

    fn analyze(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: BotSpec,
        seed: u64,
    ) -> Result<Analysis, AnalysisError> {
        analysis::analyze_record(&self.rules, &self.models, record, ply, seat, bot, seed)
    }

    fn benchmark(&self, seed: u64) -> BotBenchmark {
        benchmark::run(&*self.rules, &self.models, seed)
    }

    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn BotFactory>, WeightsError> {
        let models = self.models.with::<G>(bytes)?;
        Ok(Arc::new(TypedFactory { rules: self.rules.clone(), models }))
    }
}
