//! The names of games.

use crate::journal::Snapshot;
use games::Title;
use i18n::{Messages, game_text};

/// The name of a game.
pub(super) fn game_title(messages: &Messages, game: Title) -> String {
    messages.get(&format!("{}-title", game_text(game).prefix()))
}

/// The name of the game at a table.
pub(super) fn table_title(messages: &Messages, snapshot: &Snapshot) -> String {
    snapshot.title().map_or_else(|| snapshot.game_id().to_string(), |game| game_title(messages, game))
}
