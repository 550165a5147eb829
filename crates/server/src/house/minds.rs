//! What bots think with.

use crate::room::Snapshot;
use crate::secret;
use bots::{BotFactory, BotSpec};
use engine::Seat;
use games::{DynMatch, GameConfig};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Who decides for bots.
pub(super) trait Mind: Send + Sync {
    /// What a bot does at a seat.
    fn choose(&self, now: &Snapshot, seat: Seat, entrant: BotSpec) -> Result<String, String>;
}

/// The halls of the games that are played, opened once: what bots have learnt is read with each.
#[derive(Default)]
pub(super) struct Halls(Mutex<HashMap<String, Arc<dyn BotFactory>>>);

/// Halls that are kept open; more ways to play are seldom played at once.
const MOST_HALLS: usize = 32;

impl Halls {
    fn of(&self, table: &dyn DynMatch) -> Result<Arc<dyn BotFactory>, String> {
        let (header, components) = (table.header(), table.components().differences());
        let name = format!("{header}\n{components}");
        let mut halls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(hall) = halls.get(&name) {
            return Ok(hall.clone());
        }
        let components = (!components.is_empty()).then(|| components.to_string());
        let set_up = GameConfig { seats: Some(header.seats), options: header.options, components };
        let hall = bots::bot_factory_for(header.game, &set_up).map_err(|bad| bad.to_string())?;
        if halls.len() >= MOST_HALLS {
            halls.clear();
        }
        halls.insert(name, hall.clone());
        Ok(hall)
    }
}

impl Mind for Halls {
    fn choose(&self, now: &Snapshot, seat: Seat, entrant: BotSpec) -> Result<String, String> {
        let game = now.game().ok_or("there is no game")?;
        let hall = self.of(game.table())?;
        Ok(hall.player(entrant, secret::bot_seed()).choose(game.table(), seat))
    }
}
