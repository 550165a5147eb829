//! Engines that choose the actions of bots.

use crate::journal::Snapshot;
use crate::random_token;
use bots::{BotFactory, BotSpec};
use engine::Seat;
use games::{DynMatch, GameConfig};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Chooses the actions of bots.
pub(crate) trait BotEngine: Send + Sync {
    /// The action of a bot at a seat, in the notation of records, or why there is none.
    fn choose(&self, snapshot: &Snapshot, seat: Seat, spec: BotSpec) -> Result<String, String>;
}

/// The engine of the server: bot factories by game configuration, created once, because each reads trained weights.
#[derive(Default)]
pub(crate) struct FactoryCache(Mutex<HashMap<String, Arc<dyn BotFactory>>>);

/// The maximum number of cached factories.
const MAX_FACTORIES: usize = 32;

impl FactoryCache {
    fn factory(&self, game_match: &dyn DynMatch) -> Result<Arc<dyn BotFactory>, String> {
        let (header, components) = (game_match.header(), game_match.components().differences());
        let key = format!("{header}\n{components}");
        let mut factories = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(factory) = factories.get(&key) {
            return Ok(factory.clone());
        }
        let components = (!components.is_empty()).then(|| components.to_string());
        let config = GameConfig { seats: Some(header.seats), options: header.options, components };
        let factory = bots::bot_factory_for(header.game, &config).map_err(|error| error.to_string())?;
        if factories.len() >= MAX_FACTORIES {
            factories.clear();
        }
        factories.insert(key, factory.clone());
        Ok(factory)
    }
}

impl BotEngine for FactoryCache {
    fn choose(&self, snapshot: &Snapshot, seat: Seat, spec: BotSpec) -> Result<String, String> {
        let game = snapshot.game().ok_or("the game has not started")?;
        let factory = self.factory(game.game_match())?;
        Ok(factory.player(spec, random_token::bot_seed()).choose(game.game_match(), seat))
    }
}
